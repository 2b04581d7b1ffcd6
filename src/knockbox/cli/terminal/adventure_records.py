"""Find the records of an adventure by their headers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from knockbox.records.adventure import SavedAdventure
from knockbox.records.errors import RecordError
from knockbox.records.folders import records_folder
from knockbox.records.reader import read_header, read_record
from knockbox.records.record import RECORD_SUFFIX, CommittedStart, Record, RecordHeader

MAX_HEADER_BYTES: Final = 1 << 20


def find_records(adventure: SavedAdventure) -> Iterator[Record]:
    """Yield records of an adventure that are not counted yet, nor copies of counted ones, oldest first."""
    folder = records_folder()
    counted = {result.record for result in adventure.results}
    deals = {deal for name in counted if (deal := read_deal_id(folder / name))}
    paths = [path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.name not in counted and path.is_file()]
    for path in sorted(paths, key=lambda path: (path.stat().st_mtime, path.name)):
        record = read_if_of_adventure(path, adventure.name)
        if record is None or record.header.adventure != adventure.name or deal_id(record.header) in deals:
            continue
        yield record
        deals |= {deal_id(record.header)} - {""} if record.end is not None else set()


def read_if_of_adventure(path: Path, name: str) -> Record | None:
    """Return the record if its header names the adventure; others are not read beyond the header."""
    try:
        if f'"adventure":"{name}"'.encode() in first_line(path):
            return read_record(path, accept_torn=True)
    except RecordError as error:
        click.echo(f"warning: skipped a record of the adventure: {error}", err=True)
    except OSError:
        pass  # a file we may not read
    return None


def read_deal_id(path: Path) -> str:
    """Return the deal id of a counted record, or an empty string if it is missing or damaged."""
    try:
        header, _ = read_header(path, first_line(path))
    except (RecordError, OSError):
        return ""
    return deal_id(header)


def deal_id(header: RecordHeader) -> str:
    """Return the commitment, which is unique to a match, or an empty string for a seed, which is not."""
    return header.start.commitment if isinstance(header.start, CommittedStart) else ""


def first_line(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.readline(MAX_HEADER_BYTES).removesuffix(b"\n")
