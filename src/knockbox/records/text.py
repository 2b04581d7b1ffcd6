"""A match as text: choices in notation, and below each what happened with the rule that says so."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games.registry import SEAT_NAMES
from knockbox.records.record import Committed, Daily, Header, Input, Placed, Start
from knockbox.records.session import Session

REFEREE = "referee"


def seat_name(game: str, seat: int) -> str:
    """A or B in a duel, 1 to 6 in a dungeon (KKDR-49), or the referee."""
    return REFEREE if seat == PUBLIC else SEAT_NAMES[game][seat]


def header_lines(header: Header) -> Iterator[str]:
    yield f"{header.game}, rules {header.rules_version}, {', '.join(header.packs)} ({header.content_hash})"
    for seat, player in enumerate(header.seats):
        kind = f"{player.kind} {player.name}" if player.called else player.kind
        yield f"{seat_name(header.game, seat)}: {player.shown} ({kind})"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in header.options.items())
    yield f"start: {start_words(header.start)}"
    if header.adventure:
        yield f"adventure: {header.adventure}"
    if header.origin is not None:
        yield f"{header.origin.why} of {header.origin.hash} after input {header.origin.input}"


def start_words(start: Start) -> str:
    if isinstance(start, Committed):
        return f"committed to {start.commitment}"
    if isinstance(start, Daily):
        return f"public deal of {start.date}"
    words = "a position" if isinstance(start, Placed) else f"seed {start.seed}"
    return f"{words}, dice {' '.join(map(str, start.dice))}" if start.dice else words


def input_line(game: str, entry: Input) -> str:
    return f"{entry.seq}. {seat_name(game, entry.seat)}: {entry.notation}"


def event_line(game: str, event: Event) -> str:
    """The fact, its values and its rule: `Wounded seat=B kind=heavy amount=1 [KD-SEQ-1]`."""
    fields = msgspec.structs.asdict(event)
    rule = fields.pop("rule")
    words = [type(event).__name__, *(f"{name}={value_word(game, name, value)}" for name, value in fields.items())]
    return f"{' '.join(words)} [{rule}]"


def value_word(game: str, name: str, value: object) -> str:
    if name == "seat" and isinstance(value, int):
        return seat_name(game, value)
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value) if value != "" else "?"


def event_lines(game: str, events: Sequence[Event]) -> list[str]:
    return [event_line(game, event) for event in events]


def step_lines(session: Session, tell: Callable[[Sequence[Event]], list[str]] | None = None) -> Iterator[str]:
    """The last input of a session and what it caused, in plain values or as `tell` says it; at first, the deal."""
    last = len(session.inputs)
    if session.inputs:
        yield input_line(session.game.key, session.inputs[-1])
    events = [told.event for told in session.told if told.input == last]
    yield from (f"   {line}" for line in (tell(events) if tell else event_lines(session.game.key, events)))


def result_line(session: Session) -> str:
    """How it stands: who won, or whose answer is awaited."""
    game = session.game.key
    if session.moment.is_over():
        payoffs = session.game.payoffs(session.moment.state)
        winners = [seat_name(game, seat) for seat, payoff in enumerate(payoffs) if payoff > 0]
        return f"result: {', '.join(winners) or 'nobody'} won"
    waiting = [seat_name(game, question.seat) for question in session.moment.questions()]
    return f"not over: waiting for {', '.join(waiting)}"
