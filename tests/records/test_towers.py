"""Towers in a record: where the cubes lie follows from the match, and every trace is held again."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.records.errors import ForeignTraceError
from knockbox.records.fair import commitment_to
from knockbox.records.reader import read_record
from knockbox.records.record import Committed, Input, Placed
from knockbox.records.replay import branch
from knockbox.records.session import Session, record_to
from knockbox.records.towers import scatter_seed, terms_due
from knockbox.records.verify import Damaged, Diverged, Exact, verify
from knockbox.tower.errors import TraceError
from knockbox.tower.parameters import MOST_CUBES, PHYSICS
from knockbox.tower.terms import SEEDS, Terms
from knockbox.tower.trace import Trace, encoded, trace_of
from tests.records.building import built, called, judged
from tests.records.matches import SECRET, forge, fresh, play

ELSEWHERE = """
import sys
from pathlib import Path
import msgspec
from knockbox.records.verify import verify
print(msgspec.json.encode(verify(Path(sys.argv[1]))).decode())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def saved(path: Path, is_standing: bool | None = None) -> Session:
    """A match with a tower of three cubes."""
    session = called(2, 1)
    judged(session, built(session), is_standing)
    session.save(path)
    return session


def with_trace(path: Path, trace: str) -> None:
    """The same match with another trace in it, and right seals."""
    session = saved(path)
    path.unlink()
    forge(path, session.header, [*session.inputs[:-1], replace(session.inputs[-1], trace=trace)], None)


# What a test is held with


def test_a_tower_is_built_of_all_wound_cubes_of_the_defender_by_the_clock_of_the_match() -> None:
    session = called(4, 3, tower_seconds="20")
    assert terms_due(session) == Terms(scatter_seed(session), 4, 3, 20)


def test_nothing_is_built_while_no_tower_is_asked_for() -> None:
    assert terms_due(fresh()) is None
    assert terms_due(play(fresh(ko_test="tower"), 12)) is None


def test_a_scatter_is_the_same_however_often_it_is_asked_for() -> None:
    assert scatter_seed(called(4, 3)) == scatter_seed(called(4, 3))
    assert 0 <= scatter_seed(called(4, 3)) < SEEDS


@pytest.mark.parametrize(
    "other",
    [
        lambda: called(4, 3, seed=6),
        lambda: called(4, 4),
        lambda: play(fresh(), 1),
        lambda: play(fresh(), 2),
        lambda: sealed(["heads", "tails"]),
        lambda: sealed(["heads", "heads"]),
    ],
)
def test_every_match_and_every_moment_has_a_scatter_of_its_own(other: Callable[[], Session]) -> None:
    known = [called(4, 3), called(4, 3, seed=7), play(fresh(), 3), sealed(["tails", "tails"])]
    assert scatter_seed(other()) not in [scatter_seed(session) for session in known]


def sealed(nonces: list[str]) -> Session:
    return fresh(Committed(commitment_to(SECRET), nonces), SECRET)


def test_a_match_that_goes_on_in_another_file_has_the_same_scatter(path: Path, tmp_path: Path) -> None:
    session = called(2, 1)
    session.save(path)
    copy = branch(read_record(path), 1, tmp_path / "other.kbr")
    copy.close()
    assert scatter_seed(copy) == scatter_seed(session)


# Traces are written


def test_a_verdict_is_written_with_its_trace(path: Path) -> None:
    session = called(2, 1)
    attempt = built(session)
    record_to(session, path)
    judged(session, attempt)
    session.close()
    (line,) = [entry for entry in session.inputs if entry.trace]
    assert (line.seat, line.notation, line.trace) == (PUBLIC, "stands", encoded(trace_of(attempt)))
    assert 100 < len(line.trace) < 4096


def test_an_input_without_a_tower_has_no_trace(path: Path) -> None:
    play(fresh(), 8).save(path)
    assert b"trace" not in path.read_bytes()


@pytest.mark.parametrize("verdict", ["stands", "fell"])
def test_a_verdict_needs_no_trace_where_cubes_are_of_wood_and_is_known_to_have_none(path: Path, verdict: str) -> None:
    session = called(2, 1)
    session.choose(PUBLIC, session.game.read(verdict))
    session.save(path)
    assert verify(path) == Exact(2, finished=False, fair=False, untraced=[2])


@pytest.mark.parametrize(("verdict", "untraced"), [("fell", []), ("stands", [2])])
def test_of_more_cubes_than_a_box_has_nobody_built_anything(path: Path, verdict: str, untraced: list[int]) -> None:
    session = called(MOST_CUBES, 1)
    session.choose(PUBLIC, session.game.read(verdict))
    session.save(path)
    assert verify(path) == Exact(2, finished=False, fair=False, untraced=untraced)


def test_whoever_resigns_while_a_tower_is_due_has_built_none(path: Path) -> None:
    session = called(2, 1)
    session.choose(1, session.game.read("resign"))
    session.save(path)
    found = verify(path)
    assert isinstance(found, Exact)
    assert (found.towers, found.untraced) == (0, [])


def test_a_trace_that_was_taken_out_is_missed(path: Path) -> None:
    with_trace(path, "")
    assert verify(path) == Exact(2, finished=False, fair=False, untraced=[2])


@pytest.mark.parametrize("terms", [{"light": 1}, {"heavy": 2}, {"seconds": 15}, {"seed": 1}])
def test_the_trace_of_another_test_is_refused_and_changes_nothing(terms: dict[str, int]) -> None:
    session = called(2, 1)
    due = terms_due(session)
    assert due is not None
    with pytest.raises(ForeignTraceError, match=r"found a tower of .* expected a tower of 2 light and 1 heavy in 10 s"):
        session.choose(PUBLIC, session.game.read("stands"), trace=encoded(Trace(replace(due, **terms), ())))
    assert (len(session.inputs), terms_due(session)) == (1, due)


def test_a_trace_comes_with_a_verdict_and_with_nothing_else() -> None:
    session = called(2, 1)
    trace = encoded(trace_of(built(session)))
    with pytest.raises(ForeignTraceError, match="found a trace; expected none, for no tower is judged"):
        session.choose(1, session.game.read("resign"), trace=trace)
    with pytest.raises(TraceError):
        session.choose(PUBLIC, session.game.read("stands"), trace=trace[:-2])
    assert len(session.inputs) == 1


# Traces are held again


def test_a_tower_that_comes_out_again_is_confirmed(path: Path) -> None:
    saved(path)
    assert verify(path) == Exact(2, finished=False, fair=False, towers=1)


def test_a_tower_that_comes_out_otherwise_is_reported_and_the_match_stays_exact(path: Path) -> None:
    saved(path, is_standing=False)
    assert verify(path) == Exact(2, finished=False, fair=False, towers=1, unconfirmed=[2])


def test_a_tower_of_another_physics_is_not_confirmed_here(path: Path) -> None:
    with_trace(path, encoded(Trace(Terms(0, 2, 1), (), PHYSICS + 1)))
    assert verify(path) == Exact(2, finished=False, fair=False, towers=1, unconfirmed=[2])


def test_the_trace_of_another_test_diverges(path: Path) -> None:
    with_trace(path, encoded(Trace(Terms(0, 2, 2), ())))
    verdict = verify(path)
    assert isinstance(verdict, Diverged)
    assert (verdict.input, verdict.found) == (2, "a tower of 2 light and 2 heavy in 10 s, seed 0")


def test_a_trace_where_no_tower_was_judged_diverges(path: Path) -> None:
    session = play(fresh(), 3)
    inputs: list[Input] = [*session.inputs[:-1], replace(session.inputs[-1], trace=encoded(Trace(Terms(0, 2, 2), ())))]
    forge(path, session.header, inputs, None)
    assert verify(path) == Diverged(3, "a trace", "none, for no tower is judged")


@pytest.mark.parametrize("trace", ["tower:AAAA", "tower:", "tower:é", "no trace at all"])
def test_a_trace_that_cannot_be_read_is_damage(path: Path, trace: str) -> None:
    with_trace(path, trace)
    verdict = verify(path)
    assert isinstance(verdict, Damaged)
    assert (verdict.problem, verdict.line) == ("MalformedLine", 3)


def test_other_processes_confirm_the_same_towers(path: Path) -> None:
    session = called(7, 4)
    judged(session, built(session))
    session.save(path)
    for _ in range(2):
        run = subprocess.run([sys.executable, "-c", ELSEWHERE, str(path)], capture_output=True, text=True, check=True)
        assert '"towers":1,"unconfirmed":[]' in run.stdout


def test_a_placed_table_without_a_seed_has_a_scatter_too() -> None:
    session = called(2, 1)
    start = session.header.start
    assert isinstance(start, Placed)
    again = fresh(replace(start, seed=None), ko_test="tower")
    again.choose(0, again.game.read("call"))
    assert 0 <= scatter_seed(again) < SEEDS
