"""Checkouts that are compared: this one, and a temporary one of another commit next to it."""

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
INHERITED: Final = ("KNOCKBOX_", "PYTHON", "GIT_", "VIRTUAL_ENV")
"""Variables that would make one checkout use parts of another."""
WIDE: Final = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}
"""So that tables are printed without cutting names short."""
GOODBYE_SECONDS: Final = 20.0
ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Signals that end a comparison."""
LAST_LINES: Final = 15


class AgainstError(Exception):
    """Something that keeps two commits from being compared."""


class Output(NamedTuple):
    """What a program printed, and how it ended."""

    code: int
    text: str
    errors: str

    def last_lines(self) -> str:
        return "\n".join((self.errors or self.text).strip().splitlines()[-LAST_LINES:])


class Checkout(NamedTuple):
    """A working tree with its own launcher, environment, engine and benchmarks."""

    name: str
    root: Path

    def kb(self, *arguments: str) -> Output:
        """Run its launcher to the end; if this is interrupted, so are all processes that it started."""
        return run([str(self.root / "kb"), *arguments], self.root)

    def prepare(self) -> None:
        """Set it up and build it. Raises `AgainstError`."""
        built = self.kb("build")
        if built.code:
            raise AgainstError(f"{self.name} could not be built:\n{built.last_lines()}")


def run(command: list[str], folder: Path) -> Output:
    """Run a program to its end; a signal that comes while it is started waits until it can be ended, too."""
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
    """Let signals that end a comparison wait; yields what was blocked before."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_group(process: "subprocess.Popen[str]") -> None:
    """Let everything that was started end in good order, and what does not end by force."""
    for number in (signal.SIGINT, signal.SIGKILL):
        with suppress(ProcessLookupError, subprocess.TimeoutExpired):
            os.killpg(process.pid, number)
            process.wait(GOODBYE_SECONDS)


def clean_environment() -> dict[str, str]:
    """Return the environment of a launcher called by hand, with the packages that this checkout has downloaded."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(INHERITED)}
    return {"UV_CACHE_DIR": str(ROOT / ".venv" / "uv-cache"), **kept, **WIDE}


def git(*arguments: str) -> Output:
    try:
        return run(["git", *arguments], ROOT)
    except OSError as error:
        raise AgainstError(f"`--against` needs git: {error.strerror}") from None


def this_checkout() -> Checkout:
    """The working tree as it is, uncommitted changes included."""
    head = git("rev-parse", "HEAD")
    if head.code:
        raise AgainstError(f"`--against` needs a git checkout; found none in {ROOT}")
    is_changed = bool(git("status", "--porcelain", "--untracked-files=no").text.strip())
    return Checkout(head.text[:SHORT_HASH] + " with uncommitted changes" * is_changed, ROOT)


def commit_named(name: str) -> str:
    """Return the full hash of a commit. Raises `AgainstError`."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if found.code:
        raise AgainstError(f"--against: found '{name}'; expected a commit, branch or tag of this repository")
    return found.text.strip()


@contextmanager
def checked_out(commit: str) -> Iterator[Checkout]:
    """A temporary worktree of that commit, removed however this ends."""
    remove_abandoned()
    folder = neighbour(os.getpid())
    try:
        made = git("worktree", "add", "--detach", "--quiet", str(folder), commit)
        if made.code:
            raise AgainstError(f"{commit[:SHORT_HASH]} could not be checked out: {made.last_lines()}")
        yield Checkout(commit[:SHORT_HASH], folder)
    finally:
        remove(folder)


def neighbour(pid: int) -> Path:
    """Return a folder next to this checkout, or among temporary files where nothing may be made there."""
    parent = ROOT.parent if os.access(ROOT.parent, os.W_OK) else Path(tempfile.gettempdir())
    return parent / f"{ROOT.name}-against-{pid}"


def remove(folder: Path) -> None:
    """Remove a worktree and git's notes of it; a second Ctrl-C does not leave half of it behind."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        removed = git("worktree", "remove", "--force", str(folder))
        if removed.code and folder.exists():  # only half of it was made, or is left
            shutil.rmtree(folder, ignore_errors=True)
            git("worktree", "prune")
    finally:
        signal.signal(signal.SIGINT, before)


def remove_abandoned() -> None:
    """Remove worktrees of comparisons that were killed."""
    pattern = neighbour(0).name.removesuffix("0")
    for folder in neighbour(0).parent.glob(f"{pattern}*"):
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
    """Let a signal that ends this process do it as Ctrl-C does, so that everything is cleaned up."""
    before = [signal.signal(number, signal.default_int_handler) for number in ENDING]
    try:
        yield
    finally:
        for number, action in zip(ENDING, before, strict=True):
            signal.signal(number, action)
