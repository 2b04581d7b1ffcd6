"""Show the progress of the set-up: step, percentage and estimated time left.

On a terminal, redraw a bar in place; elsewhere, print a line per step, and more lines for a long one.
"""

import contextlib
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import IO, Final

from tools.house.paths import BUILD

CREATE_VENV: Final = "creating .venv"
INSTALL_UV: Final = "installing uv"
INSTALL_PACKAGES: Final = "installing Python packages"
INSTALL_WEB_PACKAGES: Final = "installing web packages"
BUILD_WEB_APP: Final = "building the web app"
COMPILE_ENGINE: Final = "compiling the engine"

USUAL_SECONDS: Final[Mapping[str, float]] = {
    CREATE_VENV: 3,
    INSTALL_UV: 3,
    INSTALL_PACKAGES: 10,
    INSTALL_WEB_PACKAGES: 8,
    BUILD_WEB_APP: 8,
    COMPILE_ENGINE: 120,
}
"""First estimates, measured on two cores; later each step is expected to take as long as last time."""
STEPS_DONE_VARIABLE: Final = "KNOCKBOX_STEPS_DONE"
"""Variable that passes the number of finished steps to the next stage, which runs in another Python."""
REDRAW_SECONDS: Final = 0.2
LINE_SECONDS: Final = 15.0
BAR_WIDTH: Final = 24
OVERDUE_FACTOR: Final = 1.5
"""A step that takes more than its usual time by this factor is reported as slow."""
MAX_ESTIMATED_FRACTION: Final = 0.95
"""Upper limit of a fraction estimated from elapsed time alone."""

Measure = Callable[[], float]
"""Returns the finished fraction of a step, from 0 to 1."""


class Progress:
    """The required steps in order; unplanned ones are added when they start."""

    def __init__(self, stream: IO[str] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.own_stream = stream
        self.clock = clock
        self.lines_only = False  # for commands that print other lines meanwhile
        self.running = 0
        self.planned: list[str] = []
        done = os.environ.get(STEPS_DONE_VARIABLE, "")
        self.done = int(done) if done.isdecimal() else 0
        self.usual_seconds = {**USUAL_SECONDS, **read_times()}
        self.lock = threading.Lock()

    @property
    def stream(self) -> IO[str]:
        return self.own_stream or sys.stderr

    def can_draw_bar(self) -> bool:
        """Return whether a bar has a terminal line of its own."""
        is_alone = self.running == 0 and not self.lines_only
        return is_alone and self.stream.isatty() and os.environ.get("TERM") != "dumb"

    def plan(self, steps: Iterable[str]) -> None:
        """Set the required steps, so that the total time can be estimated."""
        self.planned = list(steps)

    @contextlib.contextmanager
    def step(self, name: str, measure: Measure | None = None) -> Iterator[None]:
        """Show a step while it runs; on success store how long it took."""
        if name not in self.planned:
            self.planned.insert(0, name)
        running = RunningStep(self, name, measure)
        running.start()
        self.running += 1
        try:
            yield
        finally:
            self.running -= 1
            running.stop()
        self.planned.remove(name)
        self.done += 1
        os.environ[STEPS_DONE_VARIABLE] = str(self.done)
        remember_time(name, running.elapsed())

    def seconds_after(self, name: str) -> float:
        return sum(self.usual_seconds.get(each, 0) for each in self.planned if each != name)

    def write(self, text: str) -> None:
        with self.lock:
            self.stream.write(text)
            self.stream.flush()


class RunningStep:
    """A running step, with a thread that shows its progress."""

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
        """Return the finished fraction: as measured or as estimated from the usual time, whichever is more."""
        usual = self.progress.usual_seconds.get(self.name, 0)
        guess = min(MAX_ESTIMATED_FRACTION, self.elapsed() / usual) if usual else 0.0
        return max(guess, self.measure_fraction())

    def measure_fraction(self) -> float:
        """Measure the finished fraction; keep the last value if files vanish while they are counted."""
        if self.measure:
            with contextlib.suppress(OSError):
                self.last_measured = min(1.0, self.measure())
        return self.last_measured

    def remaining(self) -> str:
        """Return the estimated time of this step and the following ones."""
        usual = self.progress.usual_seconds.get(self.name, 0)
        if self.elapsed() > OVERDUE_FACTOR * usual:
            return "taking longer than usual"
        return format_remaining(usual * (1 - self.fraction()) + self.progress.seconds_after(self.name))

    def count(self) -> str:
        done = self.progress.done
        left = len(self.progress.planned)
        return f"{done + 1}/{done + left}"

    def plain_line(self) -> str:
        has_just_started = self.elapsed() < LINE_SECONDS / 2
        share = "" if has_just_started else f"{self.fraction():.0%}, "
        return f"kb: {self.count()} {self.name} ({share}{self.remaining()})"

    def bar_line(self) -> str:
        whole = self.progress.done + len(self.progress.planned)
        filled = round(BAR_WIDTH * (self.progress.done + self.fraction()) / whole)
        bar = "#" * filled + "-" * (BAR_WIDTH - filled)
        return f"kb: [{bar}] {self.count()} {self.name}, {self.remaining()}"


def format_remaining(seconds: float) -> str:
    """Format the estimated time."""
    if seconds < 1:
        return "nearly done"
    if seconds < 60:
        return f"about {round(seconds)} s left"
    return f"about {round(seconds / 60)} min left"


def read_times() -> dict[str, float]:
    """Return the seconds each step took last time."""
    try:
        times = json.loads((BUILD / "seconds.json").read_text())
        return {str(name): float(seconds) for name, seconds in times.items()}
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
