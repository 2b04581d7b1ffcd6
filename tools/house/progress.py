"""Progress of the set-up: what is being done, how far it is, and about how long it takes.

On a terminal a bar is redrawn in place; elsewhere each step is a line, and a long one says now and then how far it is.
"""

import contextlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import IO, Final

from tools.house.ground import BUILD

ENVIRONMENT: Final = "making .venv"
INSTALLER: Final = "installing uv"
PACKAGES: Final = "installing Python packages"
WEB_PACKAGES: Final = "installing packages of the web app"
WEB_APP: Final = "building the web app"
ENGINE: Final = "compiling the engine"

USUAL_SECONDS: Final[Mapping[str, float]] = {
    ENVIRONMENT: 3,
    INSTALLER: 3,
    PACKAGES: 10,
    WEB_PACKAGES: 8,
    WEB_APP: 8,
    ENGINE: 120,
}
"""On two cores, for the first time; later each step is expected to take as long as it took last time."""
VARIABLE: Final = "KNOCKBOX_STEPS_DONE"
"""Tells the next stage of the launcher, which runs in another Python, how many steps are done."""
REDRAW_SECONDS: Final = 0.2
LINE_SECONDS: Final = 15.0
BAR_WIDTH: Final = 24
PATIENCE: Final = 1.5
"""How many times its usual time a step may take before that is said."""
MAX_GUESS: Final = 0.95
"""How far a step seems at most that only the clock tells of."""

Measure = Callable[[], float]
"""Returns which part of a step is done, from 0 to 1."""


class Progress:
    """The steps that are needed, in order; those that were not announced count when they begin."""

    def __init__(self, stream: IO[str] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.own_stream = stream
        self.clock = clock
        self.lines_only = False  # for commands that print other lines at the same time
        self.running = 0
        self.planned: list[str] = []
        done = os.environ.get(VARIABLE, "")
        self.done = int(done) if done.isdecimal() else 0
        self.usual = {**USUAL_SECONDS, **read_times()}
        self.drawing = threading.Lock()

    @property
    def stream(self) -> IO[str]:
        return self.own_stream or sys.stderr

    def can_draw_bar(self) -> bool:
        """Return whether a bar has a terminal line to itself."""
        is_alone = self.running == 0 and not self.lines_only
        return is_alone and self.stream.isatty() and os.environ.get("TERM") != "dumb"

    def plan(self, steps: Iterable[str]) -> None:
        """Announce what is needed, so that the whole can be estimated."""
        self.planned = list(steps)

    @contextlib.contextmanager
    def step(self, name: str, measure: Measure | None = None) -> Iterator[None]:
        """Show a step while it runs; on success remember how long it took."""
        if name not in self.planned:
            self.planned.insert(0, name)
        running = Running(self, name, measure)
        running.start()
        self.running += 1
        try:
            yield
        finally:
            self.running -= 1
            running.stop()
        self.planned.remove(name)
        self.done += 1
        os.environ[VARIABLE] = str(self.done)
        remember_time(name, running.elapsed())

    def later_seconds(self, name: str) -> float:
        return sum(self.usual.get(each, 0) for each in self.planned if each != name)

    def write(self, text: str) -> None:
        with self.drawing:
            self.stream.write(text)
            self.stream.flush()


class Running:
    """One step, with a thread that shows how far it is."""

    def __init__(self, progress: Progress, name: str, measure: Measure | None) -> None:
        self.progress = progress
        self.name = name
        self.measure = measure
        self.last_measured = 0.0
        self.is_bar = progress.can_draw_bar()
        self.started = progress.clock()
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> None:
        self.draw()
        self.thread.start()

    def stop(self) -> None:
        self.is_over.set()
        self.thread.join()
        if self.is_bar:
            self.progress.write("\r\x1b[K")

    def run(self) -> None:
        pause = REDRAW_SECONDS if self.is_bar else LINE_SECONDS
        while not self.is_over.wait(pause):
            self.draw()

    def draw(self) -> None:
        clear = "\r\x1b[K" if self.progress.stream.isatty() else ""
        self.progress.write(clear + (self.bar_line() if self.is_bar else f"{self.plain_line()}\n"))

    def elapsed(self) -> float:
        return self.progress.clock() - self.started

    def fraction(self) -> float:
        """How much of the step is done: as measured, or as the usual time suggests, whichever is more."""
        usual = self.progress.usual.get(self.name, 0)
        guess = min(MAX_GUESS, self.elapsed() / usual) if usual else 0.0
        return max(guess, self.measured())

    def measured(self) -> float:
        """Measure how much is done; files that come and go while they are counted leave it at what was found before."""
        if self.measure:
            with contextlib.suppress(OSError):
                self.last_measured = min(1.0, self.measure())
        return self.last_measured

    def remaining(self) -> str:
        """Say about how long this step and those after it will take."""
        usual = self.progress.usual.get(self.name, 0)
        if self.elapsed() > PATIENCE * usual:
            return "taking longer than usual"
        return about(usual * (1 - self.fraction()) + self.progress.later_seconds(self.name))

    def count(self) -> str:
        done, left = self.progress.done, len(self.progress.planned)
        return f"{done + 1}/{done + left}"

    def plain_line(self) -> str:
        begun = self.elapsed() < LINE_SECONDS / 2
        share = "" if begun else f"{self.fraction():.0%}, "
        return f"kb: {self.count()} {self.name} ({share}{self.remaining()})"

    def bar_line(self) -> str:
        whole = self.progress.done + len(self.progress.planned)
        filled = round(BAR_WIDTH * (self.progress.done + self.fraction()) / whole)
        bar = "#" * filled + "-" * (BAR_WIDTH - filled)
        return f"kb: [{bar}] {self.count()} {self.name}, {self.remaining()}"


def about(seconds: float) -> str:
    """Say roughly how long it will take."""
    if seconds < 1:
        return "nearly done"
    if seconds < 60:
        return f"about {round(seconds)} s left"
    return f"about {round(seconds / 60)} min left"


def read_times() -> dict[str, float]:
    """Return how long each step took here last time."""
    try:
        found = json.loads((BUILD / "seconds.json").read_text())
        return {str(name): float(seconds) for name, seconds in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def remember_time(name: str, seconds: float) -> None:
    with contextlib.suppress(OSError):
        times = read_times() | {name: round(seconds, 1)}
        fresh = BUILD / f"seconds.json.{os.getpid()}.{threading.get_ident()}"
        fresh.write_text(json.dumps(times))
        fresh.replace(BUILD / "seconds.json")


PROGRESS: Final = Progress()
plan = PROGRESS.plan
step = PROGRESS.step
