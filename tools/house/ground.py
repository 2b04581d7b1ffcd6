"""What all parts of `./kb` share: places, exit codes, one kind of error, running programs."""

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

WELL, CHECK_FAILED, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130

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


class HouseError(Exception):
    """Something the person at the keyboard must know or fix."""

    def __init__(self, message: str, code: int = CHECK_FAILED) -> None:
        super().__init__(message)
        self.code = code


def say(line: str) -> None:
    print(f"kb: {line}", file=sys.stderr, flush=True)


def quietly(what: str, command: Command, env: Mapping[str, str] | None = None, folder: Path | None = None) -> None:
    """Run a program whose output matters only when it fails."""
    done = subprocess.run(
        command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        last = f"the last lines of `{Path(command[0]).name}` were:\n{tail(done.stdout)}"
        raise HouseError(f"could not {what}: {explain(done.stdout) or last}")


def explain(output: str) -> str:
    """Return one sentence for what a failed program most likely means; empty if its own words are needed."""
    if DISK_FULL.search(output):
        return f"the disk of {ROOT} is full"
    if OFFLINE.search(output):
        return "there is no network, and something that it needs was never downloaded"
    return ""


def explain_os_error(error: OSError) -> str:
    """Return one sentence for an error of the file system."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk of {ROOT} is full"
    if error.errno in UNWRITABLE:
        return f"{error.filename or ROOT} cannot be written to; `./kb build` as the owner of {ROOT} prepares everything"
    return str(error)


def tail(text: str, lines: int = 12) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines()[-lines:])


def digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Let one at a time make something, another `./kb` or another step of this one; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"waiting for another process that is making the same ({what})")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_being_made(what: str) -> bool:
    """Return whether some process is making it right now."""
    path = BUILD / f"{what}.lock"
    if not path.exists():
        return False
    with path.open("r") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False
