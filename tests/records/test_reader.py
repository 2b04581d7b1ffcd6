"""A record is read whole, or its first error is reported with its line."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.records import errors
from knockbox.records.reader import read_record
from knockbox.records.record import Origin, Player, RecordInput
from knockbox.records.verify import ExactVerdict, verify
from tests.records.matches import record_match, write_forged


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


def test_a_record_reads_back_as_it_was_written(path: Path) -> None:
    record = record_match(path, 12)
    assert [entry.seq for entry in record.inputs] == list(range(1, 13))
    assert record.end is None
    assert record.torn_bytes == 0
    assert record.whole_bytes == path.stat().st_size
    assert [player.name for player in record.header.seats] == ["Ada", "random"]


def test_a_finished_record_has_an_end(path: Path) -> None:
    record = record_match(path)
    assert record.end is not None
    assert sorted(record.end.result) == [-1.0, 1.0]


def test_each_line_carries_the_hash_of_the_one_before(path: Path) -> None:
    record_match(path, 5)
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    assert lines[0]["before"] == ""
    assert [line["before"] for line in lines[1:]] == [line["hash"] for line in lines[:-1]]


@pytest.mark.parametrize("kept", [1, 40, -2, -1])
def test_a_last_line_cut_anywhere_is_torn(path: Path, kept: int) -> None:
    record_match(path, 3)
    *whole, last = path.read_bytes().splitlines(keepends=True)
    cut = last[:kept]
    path.write_bytes(b"".join(whole) + cut)
    with pytest.raises(errors.TornLineError) as caught:
        read_record(path)
    assert caught.value.line == 4
    assert caught.value.found == f"the first {len(cut)} bytes of a line"
    record = read_record(path, accept_torn=True)
    assert (len(record.inputs), record.torn_bytes) == (2, len(cut))


def test_a_header_cut_in_the_middle_is_torn_and_cannot_be_accepted(path: Path) -> None:
    record_match(path, 0)
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(errors.TornLineError, match="line 1"):
        read_record(path, accept_torn=True)


@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_an_edited_line_is_named(path: Path, number: int) -> None:
    record_match(path, 5)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(b'"notation":"', b'"notation":" ').replace(b"random", b"mallet")
    path.write_bytes(b"".join(lines))
    with pytest.raises(errors.EditedLineError) as caught:
        read_record(path)
    assert caught.value.line == number


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (0, 1, 3), (0, 1, 1, 2, 3), (1, 2, 3)])
def test_lines_exchanged_missing_or_doubled_are_found(path: Path, order: tuple[int, ...]) -> None:
    record_match(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[number] for number in order))
    with pytest.raises((errors.EditedLineError, errors.NotARecordError)):
        read_record(path)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"# Knockbox\n",
        b"{}\n",
        b'{"line":"input"}\n',
        b"\x00\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b"no newline",
    ],
)
def test_a_foreign_file_is_not_a_record(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(errors.NotARecordError, match=r"line 1: found .*; expected a Knockbox record"):
        read_record(path)


def test_an_unknown_schema_names_both(path: Path) -> None:
    record = record_match(path, 1)
    write_forged(path, msgspec.structs.replace(record.header, schema=9), record.inputs, None)
    with pytest.raises(errors.UnknownSchemaError, match="found schema 9; expected schema 2"):
        read_record(path)


def test_a_header_with_a_wrong_field_is_named(path: Path) -> None:
    record = record_match(path, 1)
    write_forged(path, msgspec.structs.replace(record.header, rules_version="one"), record.inputs, None)
    with pytest.raises(errors.HeaderError, match=r"rules_version"):
        read_record(path)


def test_a_line_that_says_nothing_known_is_malformed(path: Path) -> None:
    record = record_match(path, 2)
    write_forged(path, record.header, [record.inputs[0], msgspec.structs.replace(record.inputs[1], choice=-1)], None)
    with pytest.raises(errors.MalformedLineError) as caught:
        read_record(path)
    assert caught.value.line == 3


@pytest.mark.parametrize(
    ("place", "changes"),
    [
        (r"\$\.seats\[0\]\.name", {"seats": [Player("\x1b[2J", "person"), Player("Ola", "person")]}),
        (r"\$\.seats\[1\]\.kind", {"seats": [Player("Żółw Ñ", "person"), Player("Ola", "a\nb")]}),
        (r"\$\.origin\.why", {"origin": Origin("0" * 16, 1, "\x9b31m")}),
        (r"\$\.adventure", {"adventure": "a\x07"}),
    ],
)
def test_nothing_in_a_header_steers_a_terminal(path: Path, place: str, changes: dict[str, object]) -> None:
    record = record_match(path, 2)
    write_forged(path, msgspec.structs.replace(record.header, **changes), record.inputs, None)
    with pytest.raises(errors.HeaderError, match=place):
        read_record(path)


def test_a_clock_that_runs_back_is_found_and_one_not_read_is_none(path: Path) -> None:
    record = record_match(path, 4)

    def clocked(*times: int) -> None:
        inputs = [
            msgspec.structs.replace(entry, clock_ms=time) for entry, time in zip(record.inputs, times, strict=True)
        ]
        write_forged(path, record.header, inputs, None)

    clocked(500, 0, 500, 501)
    assert len(read_record(path).inputs) == 4
    clocked(500, 0, 499, 501)
    with pytest.raises(errors.OutOfOrderError, match="line 4: found clock_ms 499; expected 500 or more"):
        read_record(path)
    clocked(500, 0, 2**53 + 1, 501)
    with pytest.raises(errors.MalformedLineError, match=r"clock_ms"):
        read_record(path)


def test_a_clock_that_runs_backwards_from_nothing_is_malformed(path: Path) -> None:
    record = record_match(path, 1)
    write_forged(path, record.header, [msgspec.structs.replace(record.inputs[0], clock_ms=-1)], None)
    with pytest.raises(errors.MalformedLineError, match=r"clock_ms"):
        read_record(path)


def test_a_line_without_a_seal_is_malformed(path: Path) -> None:
    record_match(path, 2)
    with path.open("ab") as file:
        file.write(b'{"line":"input"}\n')
    with pytest.raises(errors.MalformedLineError, match="line 4"):
        read_record(path)


def test_inputs_must_be_counted_on(path: Path) -> None:
    record = record_match(path, 2)
    write_forged(path, record.header, [record.inputs[1]], None)
    with pytest.raises(errors.OutOfOrderError, match="found input 2; expected input 1"):
        read_record(path)


def test_nothing_follows_the_end(path: Path) -> None:
    record = record_match(path)
    assert record.end is not None
    inputs: list[RecordInput] = [record.inputs[0], record.end, record.inputs[1]]  # type: ignore[list-item]  # a forgery
    write_forged(path, record.header, inputs, None)
    with pytest.raises(errors.OutOfOrderError, match="line 3: found the end of the match"):
        read_record(path)


def test_a_file_of_unreasonable_size_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record_match(path, 1)
    monkeypatch.setattr("knockbox.records.reader.MAX_RECORD_BYTES", 100)
    with pytest.raises(errors.NotARecordError, match="a file of over"):
        read_record(path)


@pytest.fixture(scope="module")
def record_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("records") / "match.kbr"
    record_match(path)
    return path.read_bytes()


@settings(max_examples=40)
@given(draw=st.data())
def test_no_change_of_a_byte_goes_unnoticed(
    record_bytes: bytes, tmp_path_factory: pytest.TempPathFactory, draw: st.DataObject
) -> None:
    place = draw.draw(st.integers(0, len(record_bytes) - 1))
    other = draw.draw(st.integers(0, 255).filter(lambda byte: byte != record_bytes[place]))
    path = tmp_path_factory.mktemp("edited") / "match.kbr"
    path.write_bytes(record_bytes[:place] + bytes([other]) + record_bytes[place + 1 :])
    assert not isinstance(verify(path), ExactVerdict)
