"""One run from start to report."""

from collections.abc import Callable, Iterable
from pathlib import Path

from benchmarks.engine.courses import COURSES, Course
from benchmarks.engine.figures import figures, middle_rates
from benchmarks.engine.report import Report, make_report
from benchmarks.engine.rounds import Plan, run_rounds
from benchmarks.engine.workers import COMPILED, INTERPRETED, PEERS, all_started
from tools.house.compiled import build
from tools.house.ground import SRC

Watch = Callable[[Iterable[int]], Iterable[int]]


def measure(plan: Plan, game: str, box: str, with_peers: bool, watch: Watch) -> Report:
    """Start the workers with one box, run the rounds under the eyes of `watch`, and judge the figures."""
    course = COURSES[game]
    with all_started(engines(course, with_peers), game, box) as workers:
        samples = run_rounds(course, watch(range(plan.rounds)), workers, plan.slice_seconds)
    return make_report(plan, game, box, figures(course.asked, samples, with_peers), middle_rates(samples))


def engines(course: Course, with_peers: bool) -> dict[str, Path]:
    """Where each worker imports knockbox from; the compiled copy is built if it is not there."""
    peers = {name: SRC for name in PEERS if with_peers and name in course.workers()}
    return {COMPILED: build(), INTERPRETED: SRC, **peers}
