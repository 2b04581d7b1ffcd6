"""Stages of a test run: each starts as soon as what it needs is done and a core is free, and says how long it took."""

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, NamedTuple, TypeAlias

from tools.house.ground import CHECK_FAILED, WELL, HouseError, explain_os_error, say

CORES = os.cpu_count() or 1
Work: TypeAlias = Callable[[IO[str]], str | None]
"""Writes its output to a file, returns its closing line if it has one, and raises `HouseError`."""


class StageError(HouseError):
    """A stage has failed; `again` are the commands that run just what failed."""

    def __init__(self, message: str, again: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.again = again


class Stage(NamedTuple):
    """One part of a test run; with `cores` it has the machine to itself and prints while it works."""

    name: str
    work: Work
    needs: Sequence[str] = ()
    cores: int = 1


class Finished(NamedTuple):
    """A stage that was run: its output, unless it was printed at once; its closing line; and its error."""

    stage: Stage
    seconds: float
    output: str
    closing: str | None
    error: HouseError | None

    @property
    def title(self) -> str:
        return f"{self.stage.name} ({spoken(self.seconds)})"


def run_stages(stages: Sequence[Stage], cores: int = CORES) -> int:
    """Run all stages and print how it went; after a failure nothing new begins. Return the exit code."""
    started = monotonic()
    finished: list[Finished] = []
    for each in run_in_parallel(stages, cores):
        print(f"{each.output}knockbox: {each.title}", flush=True)
        if each.error:
            say(str(each.error))
        finished.append(each)
    return summarise(finished, monotonic() - started)


def run_in_parallel(stages: Sequence[Stage], cores: int) -> Iterator[Finished]:
    """Yield stages in the order in which they finish; earlier ones in the list are preferred."""
    waiting = list(stages)
    running: dict[Future[Finished], Stage] = {}
    unfinished = {stage.name for stage in stages}
    with ThreadPoolExecutor(cores) as pool:
        while waiting or running:
            for stage in startable(waiting, running.values(), unfinished, cores):
                waiting.remove(stage)
                running[pool.submit(run_stage, stage, cores)] = stage
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                unfinished.remove(running.pop(future).name)
                finished = future.result()
                waiting = [] if finished.error else waiting
                yield finished


def startable(waiting: Iterable[Stage], running: Iterable[Stage], unfinished: set[str], cores: int) -> list[Stage]:
    """Choose what begins now; a stage that wants more cores than are free waits for them without being overtaken."""
    chosen: list[Stage] = []
    free = cores - sum(min(stage.cores, cores) for stage in running)
    for stage in waiting:
        if unfinished.intersection(stage.needs):
            continue
        if min(stage.cores, cores) > free:
            break
        chosen.append(stage)
        free -= min(stage.cores, cores)
    return chosen


def run_stage(stage: Stage, cores: int) -> Finished:
    """Run one stage; its output is kept until its end unless it has all cores, for others may print meanwhile."""
    if stage.cores >= cores:
        print(f"knockbox: {stage.name}", flush=True)
        return attempt(stage, sys.stdout)
    with TemporaryFile("w+", encoding="utf-8") as output:
        finished = attempt(stage, output)
        output.seek(0)
        return finished._replace(output=output.read())


def attempt(stage: Stage, output: IO[str]) -> Finished:
    started = monotonic()
    closing: str | None = None
    error: HouseError | None = None
    try:
        closing = stage.work(output)
    except HouseError as found:
        error = found
    except OSError as found:
        error = HouseError(explain_os_error(found))
    return Finished(stage, monotonic() - started, "", closing, error)


def summarise(finished: Sequence[Finished], seconds: float) -> int:
    """Print the times of all stages, then the closing lines of tests or what has failed and how to run it alone."""
    print(f"knockbox: {', '.join(each.title for each in finished)}", flush=True)
    failed = [each for each in finished if each.error]
    for each in failed:
        print_failure(each)
    if failed:
        return failed_at(failed[0].stage.name)
    closings = [each.closing for each in finished if each.closing]
    tests = sum(int(count) for line in closings for count in re.findall(r"(\d+) passed", line))
    minutes, rest = divmod(round(seconds), 60)
    print(*closings, f"knockbox: all checks passed ({tests} tests, {minutes} min {rest} s)", sep="\n", flush=True)
    return WELL


def print_failure(finished: Finished) -> None:
    again = finished.error.again if isinstance(finished.error, StageError) else ()
    print(f"knockbox: {finished.stage.name} failed; run it alone with", flush=True)
    for command in again or [f"./kb test --only {finished.stage.name}"]:
        print(f"    {command}", flush=True)


def spoken(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def failed_at(step: str) -> int:
    print(f"knockbox: failed at {step}", flush=True)
    return CHECK_FAILED
