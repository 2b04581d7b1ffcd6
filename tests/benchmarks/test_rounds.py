"""The order of slices, the talk with the workers, and the way they pick."""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from benchmarks.benchmark import Benchmark
from benchmarks.bots import dungeon as dungeon_search
from benchmarks.bots import knockdown as knockdown_search
from benchmarks.bots import search
from benchmarks.bots import targets as searches
from benchmarks.engine.dungeon import dungeon_slices
from benchmarks.engine.knockdown import choices_of_match, knockdown_slices, listen_to_match
from benchmarks.engine.targets import ENGINE_BENCHMARKS
from benchmarks.rounds import order_of, run_round, run_rounds
from benchmarks.slices import Rates, Slice, make_picker
from benchmarks.workers import COMPILED, INTERPRETED, PEERS, Worker, WorkerError, WorkerSpec, require_engine
from benchmarks.workers import start_worker as started_worker
from knockbox.engine.rng import make_rng
from knockbox.games.registry import build

ROOT = Path(__file__).resolve().parents[2]
ECHO = """
from benchmarks.slices import serve
serve({"double": lambda seconds, seed: {"double": 2 * seconds + seed}, "compiled?": lambda *_: {"compiled?": 0.0}})
"""
BOX_ECHO = """
import sys
from benchmarks.slices import serve
serve({sys.argv[1]: lambda seconds, seed: {sys.argv[1]: seconds}})
"""


class Stand(Worker):
    """A worker that notes what it is asked and answers with rising numbers."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self.name = name
        self.asked = asked

    def request(self, question: dict[str, object]) -> Rates:
        self.asked.append(f"{self.name} {question['slice']}")
        return {str(question["slice"]): float(len(self.asked))}


def stands(*names: str) -> tuple[dict[str, Worker], list[str]]:
    asked: list[str] = []
    return {name: Stand(name, asked) for name in names}, asked


def started(code: str) -> "Popen[str]":
    return Popen([sys.executable, "-c", code], cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True)


ALL = [*ENGINE_BENCHMARKS.values(), *searches.BOT_BENCHMARKS.values()]
NAMES = ["knockdown", "dungeon", "search in knockdown", "search in the dungeon"]


@pytest.fixture(params=ALL, ids=NAMES)
def course(request: pytest.FixtureRequest) -> Benchmark:
    found = request.param
    assert isinstance(found, Benchmark)
    return found


def test_every_other_round_goes_backwards(course: Benchmark) -> None:
    workers, _ = stands(*course.modules)
    assert order_of(course, 1, workers) == order_of(course, 0, workers)[::-1]


def test_absent_workers_are_passed_over(course: Benchmark) -> None:
    workers, asked = stands(COMPILED, INTERPRETED)
    run_round(course, 0, workers, 0.1)
    assert asked
    assert not [name for name in asked if name.startswith(PEERS)]


def test_there_is_one_sample_of_each_slice_in_each_round(course: Benchmark) -> None:
    workers, _ = stands(*course.modules)
    samples = run_rounds(course, range(3), workers, 0.1)
    weighed = {f"{name} {what}" for name, what in course.size_steps}
    assert {name: len(samples[name]) for name in weighed} == dict.fromkeys(weighed, 1)
    assert {len(values) for name, values in samples.items() if name not in weighed} == {3}


SLICES = [
    lambda: knockdown_slices(build("knockdown", {})),
    lambda: dungeon_slices("first-dungeon"),
    lambda: knockdown_search.knockdown_slices("nemesis"),
    lambda: dungeon_search.dungeon_slices("first-dungeon"),
]


@pytest.mark.parametrize(("course", "made"), [*zip(ALL, SLICES, strict=True)], ids=NAMES)
def test_the_worker_measures_what_the_figures_need(
    monkeypatch: pytest.MonkeyPatch, course: Benchmark, made: Callable[[], dict[str, Slice]]
) -> None:
    monkeypatch.setattr(search, "SIMULATIONS", 1)
    slices, asked = made(), course.required_figures
    measured = {name for measure in slices.values() for name in measure(0.0, 1)}
    needed = {name for each in asked.comparisons for name in (each.numerator, each.denominator)}
    needed |= {each.sample for each in asked.weights}
    ours = {name.split(" ", 1)[1] for name in needed if name.startswith((COMPILED, INTERPRETED))}
    assert ours
    assert ours <= measured
    assert {what for name, what in course.order if name == COMPILED} <= slices.keys()


def test_every_worker_of_a_course_has_something_to_run(course: Benchmark) -> None:
    assert {name for name, _ in course.order} == course.modules.keys()
    assert all(find_spec(module) for module in course.modules.values())
    assert course.modules[COMPILED] == course.modules[INTERPRETED]
    assert course.modules[COMPILED].endswith(f".{course.game}")


def test_a_worker_runs_its_module_with_the_box_and_the_package_of_its_post(tmp_path: Path) -> None:
    (tmp_path / "echo.py").write_text(BOX_ECHO)
    with started_worker("ours", WorkerSpec("echo", tmp_path), "nemesis") as worker:
        assert worker.measure("nemesis", 2, 1) == {"ours nemesis": 2.0}


def test_the_listener_misses_nothing() -> None:
    game = build("knockdown", {})
    state = game.start(make_rng(5), with_log=True)
    for choice in choices_of_match(game, make_picker(5), 5):
        game.step(state, choice)
    assert state.log
    assert listen_to_match(game, make_picker(5), 5) == state.log


def test_equal_seeds_pick_alike() -> None:
    first, second, other = make_picker(3), make_picker(3), make_picker(4)
    assert [first() for _ in range(5)] == [second() for _ in range(5)]
    assert first() != other()


def test_a_worker_answers_under_its_own_name() -> None:
    with started(ECHO) as process:
        assert Worker("ours", process).measure("double", 1.5, 4) == {"ours double": 7.0}


def test_a_worker_that_stops_is_reported() -> None:
    with started("input()") as process, pytest.raises(WorkerError, match="the ours worker stopped at `play`"):
        Worker("ours", process).measure("play", 1, 1)


def test_the_wrong_engine_is_refused() -> None:
    with started(ECHO) as process:
        require_engine(Worker("interpreted", process))
        with pytest.raises(WorkerError, match="the compiled worker runs the interpreted engine"):
            require_engine(Worker("compiled", process))
