"""Towers in a record: the scatter follows from the match, and every trace is replayed."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.records.commitment import commitment_to
from knockbox.records.errors import ForeignTraceError
from knockbox.records.reader import read_record
from knockbox.records.record import CommittedStart, PositionStart, RecordInput
from knockbox.records.replay import branch
from knockbox.records.session import Session, record_session
from knockbox.records.towers import find_due_terms, scatter_seed
from knockbox.records.verify import DamagedVerdict, DivergedVerdict, ExactVerdict, verify
from knockbox.tower.errors import TraceError
from knockbox.tower.parameters import MAX_CUBES, PHYSICS_VERSION
from knockbox.tower.terms import SEED_BOUND, TowerTerms
from knockbox.tower.trace import TowerTrace, encode_trace, make_trace
from tests.records.matches import SECRET, new_match, play_random, write_forged
from tests.records.tower_matches import build_due_tower, call_test, judge_tower

VERIFY_SCRIPT = """
import sys
from pathlib import Path
import msgspec
from knockbox.records.verify import verify
print(msgspec.json.encode(verify(Path(sys.argv[1]))).decode())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def record_tower_match(path: Path, is_standing: bool | None = None) -> Session:
    """Record a match with a tower of three cubes."""
    session = call_test(2, 1)
    judge_tower(session, build_due_tower(session), is_standing)
    session.save(path)
    return session


def forge_trace(path: Path, trace: str) -> None:
    """Replace the trace of the match, with valid seals."""
    session = record_tower_match(path)
    path.unlink()
    write_forged(path, session.header, [*session.inputs[:-1], replace(session.inputs[-1], trace=trace)], None)


# Terms of a test


def test_a_tower_is_built_of_all_wound_cubes_of_the_defender_by_the_clock_of_the_match() -> None:
    session = call_test(4, 3, tower_seconds="20")
    assert find_due_terms(session) == TowerTerms(scatter_seed(session), 4, 3, 20)


def test_nothing_is_built_while_no_tower_is_asked_for() -> None:
    assert find_due_terms(new_match()) is None
    assert find_due_terms(play_random(new_match(ko_test="tower"), 12)) is None


def test_a_scatter_is_the_same_however_often_it_is_asked_for() -> None:
    assert scatter_seed(call_test(4, 3)) == scatter_seed(call_test(4, 3))
    assert 0 <= scatter_seed(call_test(4, 3)) < SEED_BOUND


@pytest.mark.parametrize(
    "other",
    [
        lambda: call_test(4, 3, seed=6),
        lambda: call_test(4, 4),
        lambda: play_random(new_match(), 1),
        lambda: play_random(new_match(), 2),
        lambda: committed_match(["heads", "tails"]),
        lambda: committed_match(["heads", "heads"]),
    ],
)
def test_every_match_and_every_moment_has_a_scatter_of_its_own(other: Callable[[], Session]) -> None:
    known = [call_test(4, 3), call_test(4, 3, seed=7), play_random(new_match(), 3), committed_match(["tails", "tails"])]
    assert scatter_seed(other()) not in [scatter_seed(session) for session in known]


def committed_match(nonces: list[str]) -> Session:
    return new_match(CommittedStart(commitment_to(SECRET), nonces), SECRET)


def test_a_match_that_goes_on_in_another_file_has_the_same_scatter(path: Path, tmp_path: Path) -> None:
    session = call_test(2, 1)
    session.save(path)
    copy = branch(read_record(path), 1, tmp_path / "other.kbr")
    copy.close()
    assert scatter_seed(copy) == scatter_seed(session)


# Traces are written


def test_a_verdict_is_written_with_its_trace(path: Path) -> None:
    session = call_test(2, 1)
    attempt = build_due_tower(session)
    record_session(session, path)
    judge_tower(session, attempt)
    session.close()
    (line,) = [entry for entry in session.inputs if entry.trace]
    assert (line.seat, line.notation, line.trace) == (PUBLIC, "stands", encode_trace(make_trace(attempt)))
    assert 100 < len(line.trace) < 4096


def test_an_input_without_a_tower_has_no_trace(path: Path) -> None:
    play_random(new_match(), 8).save(path)
    assert b"trace" not in path.read_bytes()


@pytest.mark.parametrize("verdict", ["stands", "fell"])
def test_a_verdict_needs_no_trace_where_cubes_are_of_wood_and_is_known_to_have_none(path: Path, verdict: str) -> None:
    session = call_test(2, 1)
    session.choose(PUBLIC, session.game.string_to_action(verdict))
    session.save(path)
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, untraced=[2])


@pytest.mark.parametrize(("verdict", "untraced"), [("fell", []), ("stands", [2])])
def test_more_cubes_than_a_box_holds_need_no_trace(path: Path, verdict: str, untraced: list[int]) -> None:
    session = call_test(MAX_CUBES, 1)
    session.choose(PUBLIC, session.game.string_to_action(verdict))
    session.save(path)
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, untraced=untraced)


def test_resigning_while_a_tower_is_due_needs_no_trace(path: Path) -> None:
    session = call_test(2, 1)
    session.choose(1, session.game.string_to_action("resign"))
    session.save(path)
    found = verify(path)
    assert isinstance(found, ExactVerdict)
    assert (found.towers, found.untraced) == (0, [])


def test_a_trace_that_was_taken_out_is_missed(path: Path) -> None:
    forge_trace(path, "")
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, untraced=[2])


@pytest.mark.parametrize("terms", [{"light": 1}, {"heavy": 2}, {"seconds": 15}, {"seed": 1}])
def test_the_trace_of_another_test_is_refused_and_changes_nothing(terms: dict[str, int]) -> None:
    session = call_test(2, 1)
    due = find_due_terms(session)
    assert due is not None
    with pytest.raises(ForeignTraceError, match=r"found a tower of .* expected a tower of 2 light and 1 heavy in 10 s"):
        session.choose(
            PUBLIC, session.game.string_to_action("stands"), trace=encode_trace(TowerTrace(replace(due, **terms), ()))
        )
    assert (len(session.inputs), find_due_terms(session)) == (1, due)


def test_a_trace_comes_with_a_verdict_and_with_nothing_else() -> None:
    session = call_test(2, 1)
    trace = encode_trace(make_trace(build_due_tower(session)))
    with pytest.raises(ForeignTraceError, match="found a trace; expected none, as no tower is judged"):
        session.choose(1, session.game.string_to_action("resign"), trace=trace)
    with pytest.raises(TraceError):
        session.choose(PUBLIC, session.game.string_to_action("stands"), trace=trace[:-2])
    assert len(session.inputs) == 1


# Traces are replayed


def test_a_tower_that_comes_out_again_is_confirmed(path: Path) -> None:
    record_tower_match(path)
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, towers=1)


def test_a_tower_that_comes_out_otherwise_is_reported_and_the_match_stays_exact(path: Path) -> None:
    record_tower_match(path, is_standing=False)
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, towers=1, unconfirmed=[2])


def test_a_tower_of_another_physics_is_not_confirmed_here(path: Path) -> None:
    forge_trace(path, encode_trace(TowerTrace(TowerTerms(0, 2, 1), (), PHYSICS_VERSION + 1)))
    assert verify(path) == ExactVerdict(2, finished=False, fair=False, towers=1, unconfirmed=[2])


def test_the_trace_of_another_test_diverges(path: Path) -> None:
    forge_trace(path, encode_trace(TowerTrace(TowerTerms(0, 2, 2), ())))
    verdict = verify(path)
    assert isinstance(verdict, DivergedVerdict)
    assert (verdict.input, verdict.found) == (2, "a tower of 2 light and 2 heavy in 10 s, seed 0")


def test_a_trace_where_no_tower_was_judged_diverges(path: Path) -> None:
    session = play_random(new_match(), 3)
    inputs: list[RecordInput] = [
        *session.inputs[:-1],
        replace(session.inputs[-1], trace=encode_trace(TowerTrace(TowerTerms(0, 2, 2), ()))),
    ]
    write_forged(path, session.header, inputs, None)
    assert verify(path) == DivergedVerdict(3, "a trace", "none, as no tower is judged")


@pytest.mark.parametrize("trace", ["tower:AAAA", "tower:", "tower:é", "no trace at all"])
def test_a_trace_that_cannot_be_read_is_damage(path: Path, trace: str) -> None:
    forge_trace(path, trace)
    verdict = verify(path)
    assert isinstance(verdict, DamagedVerdict)
    assert (verdict.problem, verdict.line) == ("MalformedLine", 3)


def test_other_processes_confirm_the_same_towers(path: Path) -> None:
    session = call_test(7, 4)
    judge_tower(session, build_due_tower(session))
    session.save(path)
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", VERIFY_SCRIPT, str(path)], capture_output=True, text=True, check=True
        )
        assert '"towers":1,"unconfirmed":[]' in run.stdout


def test_a_placed_table_without_a_seed_has_a_scatter_too() -> None:
    session = call_test(2, 1)
    start = session.header.start
    assert isinstance(start, PositionStart)
    again = new_match(replace(start, seed=None), ko_test="tower")
    again.choose(0, again.game.string_to_action("call"))
    assert 0 <= scatter_seed(again) < SEED_BOUND
