"""The order of slices, the talk with the workers, and the way they pick."""

import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from benchmarks.engine.courses import COURSES, Course
from benchmarks.engine.dungeon import dungeon_slices
from benchmarks.engine.knockdown import choices_of_match, knockdown_slices, listen_to_match
from benchmarks.engine.rounds import order_of, run_round, run_rounds
from benchmarks.engine.slices import Rates, Slice, picker
from benchmarks.engine.workers import COMPILED, INTERPRETED, PEERS, Worker, WorkerError, module_of, require_engine
from knockbox.engine.rng import seeded
from knockbox.games.registry import build

ROOT = Path(__file__).resolve().parents[2]
ECHO = """
from benchmarks.engine.slices import serve
serve({"double": lambda seconds, seed: {"double": 2 * seconds + seed}, "compiled?": lambda *_: {"compiled?": 0.0}})
"""


class Stand(Worker):
    """A worker that notes what it is asked and answers with rising numbers."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self.name = name
        self.asked = asked

    def ask(self, question: dict[str, object]) -> Rates:
        self.asked.append(f"{self.name} {question['slice']}")
        return {str(question["slice"]): float(len(self.asked))}


def stands(*names: str) -> tuple[dict[str, Worker], list[str]]:
    asked: list[str] = []
    return {name: Stand(name, asked) for name in names}, asked


def started(code: str) -> "Popen[str]":
    return Popen([sys.executable, "-c", code], cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True)


@pytest.fixture(params=COURSES.values(), ids=[*COURSES])
def course(request: pytest.FixtureRequest) -> Course:
    found = request.param
    assert isinstance(found, Course)
    return found


def test_every_other_round_goes_backwards(course: Course) -> None:
    workers, _ = stands(*course.workers())
    assert order_of(course, 1, workers) == order_of(course, 0, workers)[::-1]


def test_absent_workers_are_passed_over(course: Course) -> None:
    workers, asked = stands(COMPILED, INTERPRETED)
    run_round(course, 0, workers, 0.1)
    assert asked
    assert not [name for name in asked if name.startswith(tuple(PEERS))]


def test_there_is_one_sample_of_each_slice_in_each_round(course: Course) -> None:
    workers, _ = stands(*course.workers())
    samples = run_rounds(course, range(3), workers, 0.1)
    assert len(samples["compiled weigh"]) == 1
    assert {len(values) for name, values in samples.items() if not name.endswith("weigh")} == {3}


SLICES = {
    "knockdown": lambda: knockdown_slices(build("knockdown", {})),
    "dungeon": lambda: dungeon_slices("first-dungeon"),
}


@pytest.mark.parametrize("game", COURSES)
def test_the_worker_measures_what_the_figures_need(game: str) -> None:
    slices: dict[str, Slice] = SLICES[game]()
    asked = COURSES[game].asked
    measured = {name for measure in slices.values() for name in measure(0.0, 1)}
    needed = {name for each in asked.comparisons for name in (each.over, each.under)}
    needed |= {each.sample for each in asked.weights}
    ours = {name.split(" ", 1)[1] for name in needed if name.startswith((COMPILED, INTERPRETED))}
    assert ours
    assert ours <= measured
    assert {what for name, what in COURSES[game].order if name == COMPILED} <= slices.keys()


def test_peers_play_their_own_games_and_our_engines_the_one_that_is_measured() -> None:
    assert module_of("openspiel", "dungeon") == module_of("openspiel", "knockdown") == "benchmarks.engine.openspiel"
    assert module_of("python-chess", "dungeon") == "benchmarks.engine.python_chess"
    assert [module_of(name, "dungeon") for name in (COMPILED, INTERPRETED)] == ["benchmarks.engine.dungeon"] * 2


def test_the_listener_misses_nothing() -> None:
    game = build("knockdown", {})
    state = game.start(seeded(5), listen=True)
    for choice in choices_of_match(game, picker(5), 5):
        game.step(state, choice)
    assert state.log
    assert listen_to_match(game, picker(5), 5) == state.log


def test_equal_seeds_pick_alike() -> None:
    first, second, other = picker(3), picker(3), picker(4)
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
