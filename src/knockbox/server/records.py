"""Records of finished tables, for anyone to replay and verify."""

from knockbox.records.chain import seal
from knockbox.records.record import RECORD_SCHEMA, CommittedStart, RecordEnd, RecordHeader, RecordInput, RecordLine
from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables import log
from knockbox.server.tables.table import PHASE_OVER, Table, adventure_name, match_start


def build_record(table: Table) -> bytes:
    """Return the record with the secret of the deal; raise `RequestRefusedError` before the end of the match."""
    if table.phase == PHASE_OVER and table.match is not None:
        session = table.match.session
        return seal_lines([session.header, *session.inputs, *([session.end] if session.end else [])])
    if table.deal_entry is not None and table.has_ended:
        return seal_lines(frozen_record_lines(table, table.deal_entry))
    raise RequestRefusedError("not-over", "the record is available once the match is over")


def frozen_record_lines(table: Table, dealt: log.CardsDealt) -> list[RecordLine]:
    """Return the record of a match that ended under other rules, which is frozen here, for programs that have them."""
    played = table.match.session.inputs if table.match else []
    rest = [input_of(number, entry, dealt) for number, entry in enumerate(table.unplayed_inputs, len(played) + 1)]
    header = header_of(table, dealt)
    secret = table.opening.secret if isinstance(header.start, CommittedStart) else ""
    return [header, *played, *rest, RecordEnd(table.unplayed_inputs[-1].result, secret)]


def header_of(table: Table, dealt: log.CardsDealt) -> RecordHeader:
    opened = table.opening
    return RecordHeader(
        schema=RECORD_SCHEMA,
        made_by=dealt.made_by,
        game=opened.game,
        rules_version=dealt.rules_version,
        packs=opened.packs,
        content_hash=dealt.content_hash,
        options=dealt.options,
        seats=dealt.players,
        start=match_start(opened, dealt.nonces),
        state=dealt.state,
        adventure=adventure_name(opened),
    )


def input_of(number: int, entry: log.InputMade, dealt: log.CardsDealt) -> RecordInput:
    clock_ms = entry.clock_ms if dealt.has_match_clock else 0
    return RecordInput(number, entry.seat, entry.choice, entry.notation, entry.state, clock_ms, entry.trace)


def seal_lines(lines: list[RecordLine]) -> bytes:
    parts: list[bytes] = []
    last = ""
    for line in lines:
        data, last = seal(line, last)
        parts.append(data)
    return b"".join(parts)
