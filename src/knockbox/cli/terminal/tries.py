"""The records that tell of an adventure, found among all others by their headers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from knockbox.records.adventure import Adventure
from knockbox.records.errors import RecordError
from knockbox.records.home import records_folder
from knockbox.records.reader import read_header, read_record
from knockbox.records.record import SUFFIX, Committed, Header, Record

HEADER_LIMIT: Final = 1 << 20


def records_of(adventure: Adventure) -> Iterator[Record]:
    """The records that name an adventure and are not noted yet, nor files copied from those that are; oldest first."""
    folder, noted = records_folder(), {tried.record for tried in adventure.tried}
    deals = {deal for name in noted if (deal := deal_in(folder / name))}
    paths = [path for path in folder.glob(f"*{SUFFIX}") if path.name not in noted and path.is_file()]
    for path in sorted(paths, key=lambda path: (path.stat().st_mtime, path.name)):
        record = readable(path, adventure.name)
        if record is None or record.header.adventure != adventure.name or deal_of(record.header) in deals:
            continue
        yield record
        deals |= {deal_of(record.header)} - {""} if record.end is not None else set()


def readable(path: Path, name: str) -> Record | None:
    """A record whose header speaks of the adventure; most need not be read to their end."""
    try:
        if f'"adventure":"{name}"'.encode() in first_line(path):
            return read_record(path, accept_torn=True)
    except RecordError as error:
        click.echo(f"warning: a record of the adventure is left out: {error}", err=True)
    except OSError:
        pass  # a file that is not ours to read
    return None


def deal_in(path: Path) -> str:
    """The deal of a record that was noted; nothing if it is gone or spoilt."""
    try:
        header, _ = read_header(path, first_line(path))
    except (RecordError, OSError):
        return ""
    return deal_of(header)


def deal_of(header: Header) -> str:
    """What no other match can have: its commitment; nothing where there is none, for a seed may come again."""
    return header.start.commitment if isinstance(header.start, Committed) else ""


def first_line(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.readline(HEADER_LIMIT).removesuffix(b"\n")
