"""Events as log lines: one message `dungeon-event-<kind>` per kind of event, always in the present tense."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from knockbox.engine.event import Event
from knockbox.games.dungeon.events import HIDDEN, CardDealt, CardDrawn, Said
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.text.questions import NO_VALUE, Fields, Wording
from knockbox.games.dungeon.views import Table
from knockbox.games.log_lines import LogLine, event_slug, group_events, make_log_lines

GROUPED_EVENTS: Final = (CardDealt, CardDrawn)
"""Events that share a sentence when several of one seat follow each other."""


class Cast(msgspec.Struct, frozen=True):
    """Who and what a log speaks of: the players by seat, and the table that gestures point at."""

    players: Sequence[str]
    table: Table | None = None


def render_event(event: Event, cast: Cast, wording: Wording) -> str:
    """Return one event as a sentence."""
    return render_group([event], cast, wording)


def render_log(events: Iterable[Event], cast: Cast, wording: Wording) -> list[LogLine]:
    """Return events as log lines; cards dealt to one seat share a line."""
    return make_log_lines(
        group_events(enumerate(events), group_key, GROUPED_EVENTS), lambda group: render_group(group, cast, wording)
    )


def group_key(event: Event) -> tuple[type[Event], str, int, bool]:
    """Return the key by which neighbouring events share a sentence."""
    is_hidden = isinstance(event, GROUPED_EVENTS) and event.card == HIDDEN
    return type(event), event.rule, getattr(event, "seat", -1), is_hidden


def message_key(kind: type[Event]) -> str:
    """Return the key of the message: `dungeon-event-card-drawn` for CardDrawn."""
    return f"dungeon-event-{event_slug(kind)}"


def render_group(events: Sequence[Event], cast: Cast, wording: Wording) -> str:
    first = events[0]
    if isinstance(first, Said):
        return wording.utterance_text(first.seat, wording.notation.read(first.words), cast.table, cast.players)
    fields = {"count": len(events)} | message_fields(first, cast, wording)
    cards = [event.card for event in events if isinstance(event, GROUPED_EVENTS) and event.card != HIDDEN]
    if cards:
        fields["cards"] = wording.list_cards(cards)
    return wording.format(message_key(type(first)), **fields)


def message_fields(event: Event, cast: Cast, wording: Wording) -> Fields:
    fields: Fields = {}
    for name, value in msgspec.structs.asdict(event).items():
        fields |= FIELD_RENDERERS[name](value, cast, wording) if name in FIELD_RENDERERS else {name: value}
    return fields


def render_seat(seat: int, cast: Cast, wording: Wording) -> Fields:
    return {"name": wording.player(seat, cast.players)}


def render_card(card: str, cast: Cast, wording: Wording) -> Fields:
    return {"card": NO_VALUE, "cards": NO_VALUE} if card == HIDDEN else wording.forms(card)


def render_place(point: Place, cast: Cast, wording: Wording) -> Fields:
    return wording.place_values(point)


def render_vertex(point: Place, cast: Cast, wording: Wording) -> Fields:
    return wording.corner_values(point, cast.table)


def render_token(token: str, cast: Cast, wording: Wording) -> Fields:
    return {"token": token}


def render_turned(turned: bool, cast: Cast, wording: Wording) -> Fields:
    return {"turn": "turned" if turned else "upright"}


def render_silent(silent: bool, cast: Cast, wording: Wording) -> Fields:
    return {"side": "silence" if silent else "talk"}


def render_nothing(value: object, cast: Cast, wording: Wording) -> Fields:
    return {}


FIELD_RENDERERS: Final[dict[str, Callable[..., Fields]]] = {
    "seat": render_seat,
    "card": render_card,
    "cell": render_place,
    "vertex": render_vertex,
    "token": render_token,
    "turned": render_turned,
    "silent": render_silent,
    "corners": render_nothing,
    "creature": render_nothing,
    "knight": render_nothing,
}
"""By field of an event: the values for its message; other fields are passed as they are."""
