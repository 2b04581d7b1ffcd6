"""The compared checkouts: this one, and a temporary one of another commit."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.workers import ROOT

SHORT_HASH: Final = 10
DROPPED_PREFIXES: Final = ("KNOCKBOX_", "PYTHON", "GIT_", "VIRTUAL_ENV")
"""Variables that would make one checkout use parts of another."""
WIDE_TERMINAL: Final = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}
"""Terminal settings that keep tables from truncating names."""
SHUTDOWN_SECONDS: Final = 20.0
ENDING_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Signals that end a comparison."""
MAX_LAST_LINES: Final = 15


class ComparisonError(Exception):
    """Two commits cannot be compared."""


class Output(NamedTuple):
    """Output and exit code of a program."""

    code: int
    text: str
    errors: str

    def last_lines(self) -> str:
        return "\n".join((self.errors or self.text).strip().splitlines()[-MAX_LAST_LINES:])


class Checkout(NamedTuple):
    """A working tree with its own launcher, environment, engine and benchmarks."""

    name: str
    root: Path

    def kb(self, *arguments: str) -> Output:
        """Run its launcher to the end; on interruption, end all processes it started."""
        return run([str(self.root / "kb"), *arguments], self.root)

    def prepare(self) -> None:
        """Set it up and build it; raise `AgainstError` on failure."""
        built = self.kb("build")
        if built.code:
            raise ComparisonError(f"{self.name} could not be built:\n{built.last_lines()}")


def run(command: list[str], folder: Path) -> Output:
    """Run a program to its end; signals are blocked until the process can be ended too."""
    process: subprocess.Popen[str] | None = None
    with tempfile.TemporaryFile("w+") as errors:
        try:
            with signals_blocked() as before:
                process = subprocess.Popen(  # noqa: S603 (our own launcher and git)
                    command,
                    cwd=folder,
                    env=clean_environment(),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    text=True,
                    start_new_session=True,
                    preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_SETMASK, before),
                )
            text, _ = process.communicate()
        except BaseException:
            if process is not None:
                end_group(process)
            raise
        errors.seek(0)
        return Output(process.returncode, text, errors.read())


@contextmanager
def signals_blocked() -> Iterator[set[signal.Signals | int]]:
    """Block the signals that end a comparison; yield the previous mask."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING_SIGNALS)
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_group(process: "subprocess.Popen[str]") -> None:
    """End the process group gracefully, then by force."""
    for number in (signal.SIGINT, signal.SIGKILL):
        with suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(process.pid, number)
            process.wait(SHUTDOWN_SECONDS)


def clean_environment() -> dict[str, str]:
    """Return the environment of a launcher started by hand, with the package cache of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(DROPPED_PREFIXES)}
    return {"UV_CACHE_DIR": str(ROOT / ".venv" / "uv-cache"), **kept, **WIDE_TERMINAL}


def git(*arguments: str) -> Output:
    try:
        return run(["git", *arguments], ROOT)
    except OSError as error:
        raise ComparisonError(f"`--against` needs git: {error.strerror}") from None


def this_checkout() -> Checkout:
    """Return the working tree, including uncommitted changes."""
    head = git("rev-parse", "HEAD")
    if head.code:
        raise ComparisonError(f"`--against` needs a git checkout; found none in {ROOT}")
    is_changed = bool(git("status", "--porcelain", "--untracked-files=no").text.strip())
    return Checkout(head.text[:SHORT_HASH] + " with uncommitted changes" * is_changed, ROOT)


def resolve_commit(name: str) -> str:
    """Return the full hash of a commit, or raise `AgainstError`."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if found.code:
        raise ComparisonError(f"--against: found '{name}'; expected a commit, branch or tag of this repository")
    return found.text.strip()


@contextmanager
def temporary_checkout(commit: str) -> Iterator[Checkout]:
    """Create a temporary worktree of that commit, and always remove it."""
    remove_abandoned()
    folder = worktree_folder(os.getpid())
    try:
        made = git("worktree", "add", "--detach", "--quiet", str(folder), commit)
        if made.code:
            raise ComparisonError(f"{commit[:SHORT_HASH]} could not be checked out: {made.last_lines()}")
        yield Checkout(commit[:SHORT_HASH], folder)
    finally:
        remove(folder)


def worktree_folder(pid: int) -> Path:
    """Return a folder next to this checkout, or a temporary one if that is not writable."""
    parent = ROOT.parent if os.access(ROOT.parent, os.W_OK) else Path(tempfile.gettempdir())
    return parent / f"{ROOT.name}-against-{pid}"


def remove(folder: Path) -> None:
    """Remove a worktree and git's record of it completely, even on a second Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        removed = git("worktree", "remove", "--force", str(folder))
        if removed.code and folder.exists():  # it is incomplete
            shutil.rmtree(folder, ignore_errors=True)
            git("worktree", "prune")
    finally:
        signal.signal(signal.SIGINT, before)


def remove_abandoned() -> None:
    """Remove worktrees of comparisons that were killed."""
    pattern = worktree_folder(0).name.removesuffix("0")
    for folder in worktree_folder(0).parent.glob(f"{pattern}*"):
        pid = folder.name.removeprefix(pattern)
        if pid.isdecimal() and not is_running(int(pid)):
            remove(folder)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


@contextmanager
def interrupted_by_signals() -> Iterator[None]:
    """Turn signals that end this process into KeyboardInterrupt, so that everything is cleaned up."""
    before = [signal.signal(number, signal.default_int_handler) for number in ENDING_SIGNALS]
    try:
        yield
    finally:
        for number, action in zip(ENDING_SIGNALS, before, strict=True):
            signal.signal(number, action)
