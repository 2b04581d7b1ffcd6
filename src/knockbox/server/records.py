"""The record of a table: what anybody can replay and verify once the match is over."""

from knockbox.records.chain import seal
from knockbox.records.record import SCHEMA, Committed, End, Header, Input, Line
from knockbox.server.errors import Refusal
from knockbox.server.tables import log
from knockbox.server.tables.table import OVER, Table, name_of, start_of


def record_of(table: Table) -> bytes:
    """All lines of the record, with the secret that the deal was made of; before the end nobody gets it."""
    if table.phase == OVER and table.course is not None:
        session = table.course.session
        return sealed([session.header, *session.inputs, *([session.end] if session.end else [])])
    if table.dealt is not None and table.has_ended:
        return sealed(lines_of_old(table, table.dealt))
    raise Refusal("not-over", "the record of a match is handed out when the match is over")


def lines_of_old(table: Table, dealt: log.Dealt) -> list[Line]:
    """A match that ended under other rules is frozen here; its record is for programs that have them."""
    played = table.course.session.inputs if table.course else []
    rest = [input_of(number, entry, dealt) for number, entry in enumerate(table.unplayed, len(played) + 1)]
    header = header_of(table, dealt)
    secret = table.opened.secret if isinstance(header.start, Committed) else ""
    return [header, *played, *rest, End(table.unplayed[-1].result, secret)]


def header_of(table: Table, dealt: log.Dealt) -> Header:
    opened = table.opened
    return Header(
        schema=SCHEMA,
        made_by=dealt.made_by,
        game=opened.game,
        rules_version=dealt.rules_version,
        packs=opened.packs,
        content_hash=dealt.content_hash,
        options=dealt.options,
        seats=dealt.players,
        start=start_of(opened, dealt.nonces),
        state=dealt.state,
        adventure=name_of(opened),
    )


def input_of(number: int, entry: log.Made, dealt: log.Dealt) -> Input:
    clock_ms = entry.clock_ms if dealt.has_match_clock else 0
    return Input(number, entry.seat, entry.choice, entry.notation, entry.state, clock_ms, entry.trace)


def sealed(lines: list[Line]) -> bytes:
    written, last = [], ""
    for line in lines:
        bytes_of_line, last = seal(line, last)
        written.append(bytes_of_line)
    return b"".join(written)
