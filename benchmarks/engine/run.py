"""One run from start to report."""

from collections.abc import Callable, Iterable
from pathlib import Path

from benchmarks.engine.figures import figures, middle_rates
from benchmarks.engine.report import Report, make_report
from benchmarks.engine.rounds import Plan, run_rounds
from benchmarks.engine.workers import COMPILED, INTERPRETED, OPENSPIEL, all_started
from tools.house.compiled import build
from tools.house.ground import SRC

Watch = Callable[[Iterable[int]], Iterable[int]]


def measure(plan: Plan, box: str, with_openspiel: bool, watch: Watch) -> Report:
    """Start the workers with one box, run the rounds under the eyes of `watch`, and judge the figures."""
    packages = engines(with_openspiel)
    with all_started(packages, box) as workers:
        samples = run_rounds(watch(range(plan.rounds)), workers, plan.slice_seconds)
    return make_report(plan, box, figures(samples, with_openspiel), middle_rates(samples))


def engines(with_openspiel: bool) -> dict[str, Path]:
    """Where each worker imports knockbox from; the compiled copy is built if it is not there."""
    ours = {COMPILED: build(), INTERPRETED: SRC}
    return {**ours, OPENSPIEL: SRC} if with_openspiel else ours
