"""Shared by all parts of `./kb`: paths, exit codes, errors, locks, running programs."""

import contextlib
import errno
import fcntl
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
PYTHON = VENV / "bin" / "python"

SUCCESS = 0
CHECK_FAILED = 1
WRONG_INPUT = 2
INTERRUPTED = 130

Command = Sequence[str | Path]

DISK_FULL: Final = re.compile(r"no space left on device|\bENOSPC\b|os error 28\b|disk quota exceeded", re.IGNORECASE)
OFFLINE: Final = re.compile(
    r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b"
    r"|temporary failure in name resolution|name or service not known|nodename nor servname"
    r"|failed to lookup address|dns error|network is unreachable|no route to host|connection refused"
    r"|could not resolve host|failed to establish a new connection|connecttimeout|tcp connect error",
    re.IGNORECASE,
)
UNWRITABLE: Final = (errno.EROFS, errno.EACCES, errno.EPERM)


class LauncherError(Exception):
    """An error to report to the user."""

    def __init__(self, message: str, exit_code: int = CHECK_FAILED) -> None:
        super().__init__(message)
        self.exit_code = exit_code


def print_message(line: str) -> None:
    print(f"kb: {line}", file=sys.stderr, flush=True)


def run_quietly(goal: str, command: Command, env: Mapping[str, str] | None = None, folder: Path | None = None) -> None:
    """Run a program and show its output only if it fails."""
    done = subprocess.run(
        command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        last = f"last lines of `{Path(command[0]).name}`:\n{tail(done.stdout)}"
        raise LauncherError(f"could not {goal}: {explain_failure(done.stdout) or last}")


def explain_failure(output: str) -> str:
    """Return the likely cause of a failure in one sentence, or an empty string if only the output can tell."""
    if DISK_FULL.search(output):
        return f"the disk of {ROOT} is full"
    if OFFLINE.search(output):
        return "no network, and a required download is missing"
    return ""


def explain_os_error(error: OSError) -> str:
    """Return a file system error as one sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk of {ROOT} is full"
    if error.errno in UNWRITABLE:
        return f"{error.filename or ROOT} is not writable; run `./kb build` as the owner of {ROOT}"
    return str(error)


def tail(text: str, lines: int = 12) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines()[-lines:])


def digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


@contextlib.contextmanager
def exclusive_lock(name: str) -> Iterator[None]:
    """Hold a lock while building something; other processes and steps wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print_message(f"waiting for another process that is building the same ({name})")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_locked(name: str) -> bool:
    """Return whether a process is building it right now."""
    path = BUILD / f"{name}.lock"
    if not path.exists():
        return False
    with path.open("r") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False
