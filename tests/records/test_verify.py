"""A record is exact, diverged at an input, or damaged at a line."""

from pathlib import Path

import msgspec
import pytest

from knockbox.records.record import Seeded
from knockbox.records.verify import Damaged, Diverged, Exact, verify
from tests.records.matches import forge, recorded


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_a_whole_match_is_exact(path: Path) -> None:
    record = recorded(path)
    assert verify(path) == Exact(len(record.inputs), finished=True, fair=False)


def test_a_match_in_progress_is_exact_so_far(path: Path) -> None:
    recorded(path, 14)
    assert verify(path) == Exact(14, finished=False, fair=False)


def test_another_state_diverges_at_its_input(path: Path) -> None:
    record = recorded(path, 9)
    inputs = record.inputs[:]
    inputs[4] = msgspec.structs.replace(inputs[4], state="0123456789abcdef")
    forge(path, record.header, inputs, None)
    assert verify(path) == Diverged(5, f"state {record.inputs[4].state}", "state 0123456789abcdef")


def test_another_seed_diverges_at_the_deal(path: Path) -> None:
    record = recorded(path, 9)
    forge(path, msgspec.structs.replace(record.header, start=Seeded(8)), record.inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, Diverged)
    assert verdict.input == 0


def test_a_notation_that_names_another_choice_diverges(path: Path) -> None:
    record = recorded(path, 2)
    inputs = [record.inputs[0], msgspec.structs.replace(record.inputs[1], notation="combo")]
    forge(path, record.header, inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, Diverged)
    assert (verdict.input, verdict.expected) == (2, "'combo'")


def test_a_wrong_result_diverges(path: Path) -> None:
    record = recorded(path)
    assert record.end is not None
    forge(path, record.header, record.inputs, msgspec.structs.replace(record.end, result=record.end.result[::-1]))
    verdict = verify(path)
    assert isinstance(verdict, Diverged)
    assert verdict.input == len(record.inputs)


def test_an_end_before_the_end_diverges(path: Path, tmp_path: Path) -> None:
    record = recorded(path)
    forge(path, record.header, record.inputs[:-1], record.end)
    verdict = verify(path)
    assert isinstance(verdict, Diverged)
    assert verdict.expected == "the end of the match"


def test_a_torn_line_is_damage(path: Path) -> None:
    recorded(path, 4)
    path.write_bytes(path.read_bytes()[:-10])
    verdict = verify(path)
    assert isinstance(verdict, Damaged)
    assert (verdict.problem, verdict.line) == ("TornLine", 5)


def test_a_pack_whose_path_cannot_be_opened_is_not_playable_here(path: Path) -> None:
    record = recorded(path, 4)
    forge(path, msgspec.structs.replace(record.header, packs=["x" * 5000]), record.inputs, None)
    verdict = verify(path)
    assert isinstance(verdict, Damaged)
    assert (verdict.problem, verdict.line) == ("DifferentGame", 1)
    assert "found what cannot be opened" in verdict.found
