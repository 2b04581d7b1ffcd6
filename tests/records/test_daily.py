"""The deal of the day: the same for everyone, and marked as public."""

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest

from knockbox.records.errors import HeaderError
from knockbox.records.reader import read_record
from knockbox.records.record import DailyStart, SeedStart
from knockbox.records.replay import branch, replay
from knockbox.records.start import daily_start
from knockbox.records.text import describe_start
from knockbox.records.verify import ExactVerdict, verify
from tests.records.matches import new_match, record_match, write_forged

DAY = DailyStart("2026-11-16")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.kbr"


@pytest.mark.rule("KKDR-49")
def test_the_seed_is_the_date_and_players_add_no_nonces() -> None:
    assert DAY.seed == 20261116
    assert new_match(DAY).header.state == new_match(SeedStart(20261116)).header.state
    assert new_match(DAY).header.state != new_match(DailyStart("2026-11-17")).header.state


@pytest.mark.rule("KKDR-49")
def test_a_daily_deal_is_marked_as_public_and_not_called_fair(path: Path, tmp_path: Path) -> None:
    record = record_match(path, 12, DAY)
    assert record.header.start == DAY
    assert describe_start(DAY) == "public deal of 2026-11-16"
    assert verify(path) == ExactVerdict(12, finished=False, fair=False, public_deal=True)
    branch(record, 5, tmp_path / "copy.kbr").close()
    assert verify(tmp_path / "copy.kbr") == ExactVerdict(5, finished=False, fair=False, public_deal=True)


def test_the_day_is_that_of_greenwich() -> None:
    east, west = (timezone(timedelta(hours=hours)) for hours in (9, -8))
    assert daily_start(datetime(2026, 11, 17, 3, tzinfo=east)) == DAY
    assert daily_start(datetime(2026, 11, 15, 20, tzinfo=west)) == DAY
    assert daily_start(datetime(2026, 11, 16, 23, 59, tzinfo=UTC)) == DAY


@pytest.mark.parametrize("found", ["2026-02-30", "20261116", "2026-W47-1", "today", "", "2026-11-16 "])
def test_a_day_that_is_none_is_refused(found: str) -> None:
    with pytest.raises(ValueError, match="is not a date; write a day like 2026-11-16"):
        DailyStart(found)


def test_a_record_of_no_day_cannot_be_read(path: Path) -> None:
    record = record_match(path, 3, DAY)
    start = msgspec.Raw(b'{"from":"daily","date":"2026-02-30"}')
    write_forged(path, msgspec.structs.replace(record.header, start=start), record.inputs, None)
    with pytest.raises(HeaderError, match="line 1: found '2026-02-30' is not a date"):
        read_record(path)


def test_another_day_is_another_match(path: Path) -> None:
    record = record_match(path, 3, DAY)
    write_forged(path, msgspec.structs.replace(record.header, start=DailyStart("2026-11-17")), record.inputs, None)
    with pytest.raises(ValueError, match="diverged at input 0"):
        replay(read_record(path))
