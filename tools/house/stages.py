"""Run the stages of a test run in parallel, each when its dependencies are done and a core is free."""

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, NamedTuple, TypeAlias

from tools.house.paths import CHECK_FAILED, SUCCESS, LauncherError, explain_os_error, print_message

CORES = os.cpu_count() or 1
StageWork: TypeAlias = Callable[[IO[str]], str | None]
"""Writes its output to a file, returns an optional closing line, and raises `HouseError`."""


class StageError(LauncherError):
    """A failed stage; `again` lists commands that rerun only what failed."""

    def __init__(self, message: str, rerun_commands: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.rerun_commands = rerun_commands


class Stage(NamedTuple):
    """A part of a test run; with all cores it runs alone and prints while it works."""

    name: str
    work: StageWork
    needs: Sequence[str] = ()
    cores: int = 1


class StageResult(NamedTuple):
    """Result of a stage: its output, unless already printed, its closing line, and its error."""

    stage: Stage
    seconds: float
    output: str
    closing: str | None
    error: LauncherError | None

    @property
    def title(self) -> str:
        return f"{self.stage.name} ({format_seconds(self.seconds)})"


def run_stages(stages: Sequence[Stage], cores: int = CORES) -> int:
    """Run all stages, print the results and return the exit code; after a failure no new stage starts."""
    started = monotonic()
    finished: list[StageResult] = []
    for each in run_parallel(stages, cores):
        print(f"{each.output}knockbox: {each.title}", flush=True)
        if each.error:
            print_message(str(each.error))
        finished.append(each)
    return summarise(finished, monotonic() - started)


def run_parallel(stages: Sequence[Stage], cores: int) -> Iterator[StageResult]:
    """Yield stages in the order in which they finish; earlier ones in the list have priority."""
    waiting = list(stages)
    running: dict[Future[StageResult], Stage] = {}
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
    """Choose stages to start now; a stage that needs more cores than are free is not overtaken."""
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


def run_stage(stage: Stage, cores: int) -> StageResult:
    """Run one stage; buffer its output unless it has all cores, since others may print meanwhile."""
    if stage.cores >= cores:
        print(f"knockbox: {stage.name}", flush=True)
        return run_work(stage, sys.stdout)
    with TemporaryFile("w+", encoding="utf-8") as output:
        finished = run_work(stage, output)
        output.seek(0)
        return finished._replace(output=output.read())


def run_work(stage: Stage, output: IO[str]) -> StageResult:
    started = monotonic()
    closing: str | None = None
    error: LauncherError | None = None
    try:
        closing = stage.work(output)
    except LauncherError as found:
        error = found
    except OSError as found:
        error = LauncherError(explain_os_error(found))
    return StageResult(stage, monotonic() - started, "", closing, error)


def summarise(finished: Sequence[StageResult], seconds: float) -> int:
    """Print the times of all stages, then the closing lines, or what failed and how to rerun it."""
    print(f"knockbox: {', '.join(each.title for each in finished)}", flush=True)
    failed = [each for each in finished if each.error]
    for each in failed:
        print_failure(each)
    if failed:
        return report_failure(failed[0].stage.name)
    closings = [each.closing for each in finished if each.closing]
    tests = sum(int(count) for line in closings for count in re.findall(r"(\d+) passed", line))
    minutes, rest = divmod(round(seconds), 60)
    print(*closings, f"knockbox: all checks passed ({tests} tests, {minutes} min {rest} s)", sep="\n", flush=True)
    return SUCCESS


def print_failure(result: StageResult) -> None:
    again = result.error.rerun_commands if isinstance(result.error, StageError) else ()
    print(f"knockbox: {result.stage.name} failed; rerun it with", flush=True)
    for command in again or [f"./kb test --only {result.stage.name}"]:
        print(f"    {command}", flush=True)


def format_seconds(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def report_failure(step: str) -> int:
    print(f"knockbox: failed at {step}", flush=True)
    return CHECK_FAILED
