"""Run a benchmark and return its report."""

from collections.abc import Callable, Iterable

from benchmarks.benchmark import Benchmark
from benchmarks.figures import figures, middle_rates
from benchmarks.report import Report, make_report
from benchmarks.rounds import Plan, run_rounds
from benchmarks.workers import COMPILED, PEERS, WorkerSpec, start_workers
from tools.house.compilation import build
from tools.house.paths import SRC

ProgressWrapper = Callable[[Iterable[int]], Iterable[int]]


def measure(benchmark: Benchmark, plan: Plan, box: str, with_peers: bool, watch: ProgressWrapper) -> Report:
    """Start the workers with one box, run the rounds with progress by `watch`, and report the figures."""
    with start_workers(worker_specs(benchmark, with_peers), box) as workers:
        samples = run_rounds(benchmark, watch(range(plan.rounds)), workers, plan.slice_seconds)
    return make_report(
        plan, benchmark.game, box, figures(benchmark.required_figures, samples, with_peers), middle_rates(samples)
    )


def worker_specs(benchmark: Benchmark, with_peers: bool) -> dict[str, WorkerSpec]:
    """Return where each worker imports knockbox from; build the compiled copy if it is missing."""
    wanted = {name: module for name, module in benchmark.modules.items() if with_peers or name not in PEERS}
    return {name: WorkerSpec(module, build() if name == COMPILED else SRC) for name, module in wanted.items()}
