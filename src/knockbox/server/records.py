"""The record of a table: what anybody can replay and verify once the match is over."""

from knockbox.records.chain import seal
from knockbox.records.record import Line
from knockbox.server.errors import Refusal
from knockbox.server.tables.table import OVER, Table


def record_of(table: Table) -> bytes:
    """All lines of the record, with the secret that the deal was made of; before the end nobody gets it."""
    if table.phase != OVER or table.course is None:
        raise Refusal("not-over", "the record of a match is handed out when the match is over")
    session = table.course.session
    lines: list[Line] = [session.header, *session.inputs]
    if session.end is not None:
        lines.append(session.end)
    written, last = [], ""
    for line in lines:
        sealed, last = seal(line, last)
        written.append(sealed)
    return b"".join(written)
