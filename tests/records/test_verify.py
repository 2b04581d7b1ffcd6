"""A record is exact, diverged at an input, or damaged at a line."""

from pathlib import Path

import msgspec
import pytest

from knockbox.records.commitment import commitment_to
from knockbox.records.record import Origin, SeedStart
from knockbox.records.verify import DamagedVerdict, DivergedVerdict, ExactVerdict, verify
from tests.records.matches import SECRET, committed_start, record_match, write_forged


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_a_whole_match_is_exact(path: Path) -> None:
    record = record_match(path)
    assert verify(path) == ExactVerdict(len(record.inputs), finished=True, fair=False)


def test_a_match_in_progress_is_exact_so_far(path: Path) -> None:
    record_match(path, 14)
    assert verify(path) == ExactVerdict(14, finished=False, fair=False)


def test_another_state_diverges_at_its_input(path: Path) -> None:
    record = record_match(path, 9)
    inputs = record.inputs[:]
    inputs[4] = msgspec.structs.replace(inputs[4], state="0123456789abcdef")
    write_forged(path, record.header, inputs, None)
    assert verify(path) == DivergedVerdict(5, f"state {record.inputs[4].state}", "state 0123456789abcdef")


def test_another_seed_diverges_at_the_deal(path: Path) -> None:
    record = record_match(path, 9)
    write_forged(path, msgspec.structs.replace(record.header, start=SeedStart(8)), record.inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, DivergedVerdict)
    assert verdict.input == 0


def test_a_notation_that_names_another_choice_diverges(path: Path) -> None:
    record = record_match(path, 2)
    inputs = [record.inputs[0], msgspec.structs.replace(record.inputs[1], notation="combo")]
    write_forged(path, record.header, inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, DivergedVerdict)
    assert (verdict.input, verdict.expected) == (2, "'combo'")


def test_a_wrong_result_diverges(path: Path) -> None:
    record = record_match(path)
    assert record.end is not None
    write_forged(
        path, record.header, record.inputs, msgspec.structs.replace(record.end, result=record.end.result[::-1])
    )
    verdict = verify(path)
    assert isinstance(verdict, DivergedVerdict)
    assert verdict.input == len(record.inputs)


def test_an_end_before_the_end_diverges(path: Path, tmp_path: Path) -> None:
    record = record_match(path)
    write_forged(path, record.header, record.inputs[:-1], record.end)
    verdict = verify(path)
    assert isinstance(verdict, DivergedVerdict)
    assert verdict.expected == "the end of the match"


def test_a_torn_line_is_damage(path: Path) -> None:
    record_match(path, 4)
    path.write_bytes(path.read_bytes()[:-10])
    verdict = verify(path)
    assert isinstance(verdict, DamagedVerdict)
    assert (verdict.problem, verdict.line) == ("TornLine", 5)


def test_a_pack_whose_path_cannot_be_opened_is_not_playable_here(path: Path) -> None:
    record = record_match(path, 4)
    write_forged(path, msgspec.structs.replace(record.header, packs=["x" * 5000]), record.inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, DamagedVerdict)
    assert (verdict.problem, verdict.line) == ("DifferentGame", 1)
    assert "found something that cannot be opened" in verdict.found


def test_a_match_that_is_over_and_has_no_end_line_is_not_finished(path: Path) -> None:
    record = record_match(path)
    write_forged(path, record.header, record.inputs, None)
    assert verify(path) == ExactVerdict(len(record.inputs), finished=False, fair=False, end_missing=True)


def unfounded_field(path: Path) -> tuple[int, str]:
    """Return the line and the value that do not follow from the match."""
    verdict = verify(path)
    assert isinstance(verdict, DamagedVerdict) and verdict.problem == "UnfoundedField", verdict
    return verdict.line, verdict.found


def test_a_secret_that_was_never_promised_is_unfounded(path: Path) -> None:
    record = record_match(path)
    assert record.end is not None
    write_forged(path, record.header, record.inputs, msgspec.structs.replace(record.end, secret=SECRET))
    assert unfounded_field(path) == (len(record.inputs) + 2, "a secret that was never committed")


def test_the_end_of_a_promised_match_has_the_secret_that_was_promised(path: Path) -> None:
    record = record_match(path, start=committed_start(commitment_to(SECRET)), secret=SECRET)
    assert record.end is not None
    assert isinstance(verify(path), ExactVerdict)
    for secret in ("", "5f" * 32):
        write_forged(path, record.header, record.inputs, msgspec.structs.replace(record.end, secret=secret))
        path.with_name(path.name + ".secret").write_text(SECRET)
        assert unfounded_field(path)[0] == len(record.inputs) + 2


def test_the_header_of_a_copy_has_the_secret_that_was_promised(path: Path) -> None:
    record = record_match(path, start=committed_start(commitment_to(SECRET)), secret=SECRET)
    start = msgspec.structs.replace(committed_start(commitment_to(SECRET)), secret="5f" * 32)
    write_forged(path, msgspec.structs.replace(record.header, start=start), record.inputs, record.end)
    path.with_name(path.name + ".secret").write_text(SECRET)
    assert unfounded_field(path) == (1, "another secret")


def test_a_clock_where_none_ran_is_unfounded(path: Path) -> None:
    record = record_match(path, 9)
    inputs = [*record.inputs[:4], msgspec.structs.replace(record.inputs[4], clock_ms=1200), *record.inputs[5:]]
    write_forged(path, record.header, inputs, None)
    assert unfounded_field(path) == (6, "clock_ms 1200")


@pytest.mark.parametrize(
    ("origin", "found"),
    [
        (Origin("0123456789abcdef", 10, "branch"), "a copy up to input 10"),
        (Origin("0123456789abcdef", -1, "undo"), "a copy up to input -1"),
        (Origin("0123456789abcdef", 4, "luck"), "a copy because of 'luck'"),
    ],
)
def test_a_copy_of_what_is_not_there_is_unfounded(path: Path, origin: Origin, found: str) -> None:
    record = record_match(path, 9)
    write_forged(path, msgspec.structs.replace(record.header, origin=origin), record.inputs, None)
    assert unfounded_field(path) == (1, found)


def test_an_adventure_that_no_dungeon_belongs_to_is_unfounded(path: Path) -> None:
    record = record_match(path, 9)
    write_forged(path, msgspec.structs.replace(record.header, adventure="Ravine"), record.inputs, None)
    assert unfounded_field(path) == (1, "the adventure 'Ravine'")
