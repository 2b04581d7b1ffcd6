"""One run from start to report."""

from collections.abc import Callable, Iterable

from benchmarks.courses import Course
from benchmarks.figures import figures, middle_rates
from benchmarks.report import Report, make_report
from benchmarks.rounds import Plan, run_rounds
from benchmarks.workers import COMPILED, PEERS, Post, all_started
from tools.house.compiled import build
from tools.house.ground import SRC

Watch = Callable[[Iterable[int]], Iterable[int]]


def measure(course: Course, plan: Plan, box: str, with_peers: bool, watch: Watch) -> Report:
    """Start the workers with one box, run the rounds under the eyes of `watch`, and judge the figures."""
    with all_started(posts(course, with_peers), box) as workers:
        samples = run_rounds(course, watch(range(plan.rounds)), workers, plan.slice_seconds)
    return make_report(plan, course.game, box, figures(course.asked, samples, with_peers), middle_rates(samples))


def posts(course: Course, with_peers: bool) -> dict[str, Post]:
    """Where each worker finds knockbox; the compiled copy is built if it is not there."""
    wanted = {name: module for name, module in course.modules.items() if with_peers or name not in PEERS}
    return {name: Post(module, build() if name == COMPILED else SRC) for name, module in wanted.items()}
