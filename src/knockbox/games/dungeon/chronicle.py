"""What happened, told in sentences: one message `dungeon-event-<kind>` per kind of event, in the present tense."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from knockbox.engine.event import Event
from knockbox.games.chronicle import Line, dashed, grouped, lines_of
from knockbox.games.dungeon.events import HIDDEN, CardDealt, CardDrawn, Said
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.views import Table
from knockbox.games.dungeon.wording import UNSAID, Fields, Wording

JOINED: Final = (CardDealt, CardDrawn)
"""Events that are told in one sentence when several of one seat follow each other."""


class Cast(msgspec.Struct, frozen=True):
    """Who is spoken of by seat, and the table at which gestures point."""

    players: Sequence[str]
    table: Table | None = None


def tell(event: Event, cast: Cast, wording: Wording) -> str:
    """One event as a sentence."""
    return tell_together([event], cast, wording)


def chronicle(events: Iterable[Event], cast: Cast, wording: Wording) -> list[Line]:
    """Events as lines of a log; cards dealt to one seat stand in one line."""
    return lines_of(grouped(enumerate(events), likeness, JOINED), lambda group: tell_together(group, cast, wording))


def likeness(event: Event) -> tuple[type[Event], str, int, bool]:
    """Neighbours that agree in this can share a sentence."""
    is_hidden = isinstance(event, JOINED) and event.card == HIDDEN
    return type(event), event.rule, getattr(event, "seat", -1), is_hidden


def message_of(kind: type[Event]) -> str:
    """The key of the sentence: `dungeon-event-card-drawn` for CardDrawn."""
    return f"dungeon-event-{dashed(kind)}"


def tell_together(events: Sequence[Event], cast: Cast, wording: Wording) -> str:
    first = events[0]
    if isinstance(first, Said):
        return wording.utterance_text(first.seat, wording.notation.read(first.words), cast.table, cast.players)
    fields = {"count": len(events)} | fields_of(first, cast, wording)
    cards = [event.card for event in events if isinstance(event, JOINED) and event.card != HIDDEN]
    if cards:
        fields["cards"] = wording.cards(cards)
    return wording.say(message_of(type(first)), **fields)


def fields_of(event: Event, cast: Cast, wording: Wording) -> Fields:
    fields: Fields = {}
    for name, value in msgspec.structs.asdict(event).items():
        fields |= SAID[name](value, cast, wording) if name in SAID else {name: value}
    return fields


def say_seat(seat: int, cast: Cast, wording: Wording) -> Fields:
    return {"name": wording.player(seat, cast.players)}


def say_card(card: str, cast: Cast, wording: Wording) -> Fields:
    return {"card": UNSAID, "cards": UNSAID} if card == HIDDEN else wording.forms(card)


def say_place(point: Place, cast: Cast, wording: Wording) -> Fields:
    return wording.spot(point)


def say_vertex(point: Place, cast: Cast, wording: Wording) -> Fields:
    return wording.corner(point, cast.table)


def say_token(token: str, cast: Cast, wording: Wording) -> Fields:
    return {"token": token}


def say_turned(turned: bool, cast: Cast, wording: Wording) -> Fields:
    return {"turn": "turned" if turned else "upright"}


def say_silent(silent: bool, cast: Cast, wording: Wording) -> Fields:
    return {"side": "silence" if silent else "talk"}


def unsaid(value: object, cast: Cast, wording: Wording) -> Fields:
    return {}


SAID: Final[dict[str, Callable[..., Fields]]] = {
    "seat": say_seat,
    "card": say_card,
    "cell": say_place,
    "vertex": say_vertex,
    "token": say_token,
    "turned": say_turned,
    "silent": say_silent,
    "corners": unsaid,
    "creature": unsaid,
    "knight": unsaid,
}
"""What the message may say of a field; a number speaks for itself."""
