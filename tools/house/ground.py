"""What all parts of `./kb` share: places, exit codes, one kind of error, running programs."""

import contextlib
import fcntl
import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
PYTHON = VENV / "bin" / "python"

WELL, CHECK_FAILED, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130

Command = Sequence[str | Path]


class HouseError(Exception):
    """Something the person at the keyboard must know or mend."""

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
        raise HouseError(f"could not {what}. The last lines of `{Path(command[0]).name}` were:\n{tail(done.stdout)}")


def tail(text: str, lines: int = 12) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines()[-lines:])


def digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Let one at a time make something, be it another `./kb` or another step of this one; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
