"""A match as text: choices in notation, each followed by its events with their rules."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games.registry import SEAT_NAMES
from knockbox.records.record import CommittedStart, DailyStart, PositionStart, RecordHeader, RecordInput, Start
from knockbox.records.session import Session

REFEREE = "referee"


def seat_name(game: str, seat: int) -> str:
    """Return A or B in a duel, 1 to 6 in a dungeon (KKDR-49), or the referee."""
    return REFEREE if seat == PUBLIC else SEAT_NAMES[game][seat]


def header_lines(header: RecordHeader) -> Iterator[str]:
    yield f"{header.game}, rules {header.rules_version}, {', '.join(header.packs)} ({header.content_hash})"
    for seat, player in enumerate(header.seats):
        kind = f"{player.kind} {player.name}" if player.nickname else player.kind
        yield f"{seat_name(header.game, seat)}: {player.display_name} ({kind})"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in header.options.items())
    yield f"start: {describe_start(header.start)}"
    if header.adventure:
        yield f"adventure: {header.adventure}"
    if header.origin is not None:
        yield f"{header.origin.why} of {header.origin.hash} after input {header.origin.input}"


def describe_start(start: Start) -> str:
    if isinstance(start, CommittedStart):
        return f"committed to {start.commitment}"
    if isinstance(start, DailyStart):
        return f"public deal of {start.date}"
    words = "a position" if isinstance(start, PositionStart) else f"seed {start.seed}"
    return f"{words}, dice {' '.join(map(str, start.dice))}" if start.dice else words


def input_line(game: str, entry: RecordInput) -> str:
    return f"{entry.seq}. {seat_name(game, entry.seat)}: {entry.notation}"


def event_line(game: str, event: Event) -> str:
    """Return an event, its values and its rule: `Wounded seat=B kind=heavy amount=1 [KD-SEQ-1]`."""
    fields = msgspec.structs.asdict(event)
    rule = fields.pop("rule")
    words = [type(event).__name__, *(f"{name}={format_value(game, name, value)}" for name, value in fields.items())]
    return f"{' '.join(words)} [{rule}]"


def format_value(game: str, name: str, value: object) -> str:
    if name == "seat" and isinstance(value, int):
        return seat_name(game, value)
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value) if value != "" else "?"


def event_lines(game: str, events: Sequence[Event]) -> list[str]:
    return [event_line(game, event) for event in events]


def step_lines(session: Session, render_events: Callable[[Sequence[Event]], list[str]] | None = None) -> Iterator[str]:
    """Yield the last input of a session, or the deal, and its events as plain values or via `render_events`."""
    last = len(session.inputs)
    if session.inputs:
        yield input_line(session.game.key, session.inputs[-1])
    events = [entry.event for entry in session.events if entry.input == last]
    yield from (
        f"   {line}" for line in (render_events(events) if render_events else event_lines(session.game.key, events))
    )


def result_line(session: Session) -> str:
    """Return who won, or whose answer the match waits for."""
    game = session.game.key
    if session.snapshot.is_over():
        payoffs = session.game.returns(session.snapshot.state)
        winners = [seat_name(game, seat) for seat, payoff in enumerate(payoffs) if payoff > 0]
        return f"result: {', '.join(winners) or 'nobody'} won"
    waiting = [seat_name(game, question.seat) for question in session.snapshot.questions()]
    return f"not over: waiting for {', '.join(waiting)}"
