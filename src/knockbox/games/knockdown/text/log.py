"""Events as log lines: one message `event-<kind>` per kind of event, always in the present tense."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final, TypeAlias

import msgspec

from knockbox.engine.event import Event
from knockbox.games.knockdown.events import (
    HIDDEN,
    CardDiscarded,
    CardDrafted,
    CardDrawn,
    DiceRolled,
    FigureMoved,
    RowDealt,
    SkillDealt,
    SkillPassed,
    StepDeclared,
)
from knockbox.games.knockdown.text.names import SKILL_STRIKE_ID
from knockbox.games.knockdown.text.questions import NO_VALUE, Wording
from knockbox.games.log_lines import LogLine, NumberedEvent, event_slug, group_events, make_log_lines

Fields: TypeAlias = dict[str, str | int]

GROUPED_EVENTS: Final[dict[type[Event], str]] = {
    SkillDealt: "skill",
    SkillPassed: "skill",
    RowDealt: "card",
    CardDrafted: "card",
    CardDrawn: "card",
    CardDiscarded: "card",
    DiceRolled: "die",
}
"""Events that share a sentence when they follow each other, each with the field in which they differ."""


class Cast(msgspec.Struct, frozen=True):
    """Who a log speaks of, by seat: the players, and their fighters once they are picked."""

    players: Sequence[str]
    fighters: Sequence[str]  # "" before a fighter is picked

    def subject(self, seat: int) -> str:
        """Return the fighter, or the player before there is one."""
        if not 0 <= seat < len(self.players):
            return NO_VALUE
        return self.fighters[seat] or self.players[seat]


def cast_of(wording: Wording, players: Sequence[str], fighters: Iterable[str]) -> Cast:
    """Return the cast for fighters given by id."""
    return Cast(players, [wording.say(f"fighter-{id}") if id else "" for id in fighters])


def render_event(event: Event, cast: Cast, wording: Wording) -> str:
    """Return one event as a sentence."""
    return render_group([event], cast, wording)


def render_log(events: Iterable[Event], cast: Cast, wording: Wording) -> list[LogLine]:
    """Return events as log lines; related neighbours share a line."""
    groups = group_events(drop_made_steps(list(events)), group_key, tuple(GROUPED_EVENTS))
    return make_log_lines(groups, lambda group: render_group(group, cast, wording))


def drop_made_steps(events: list[Event]) -> list[NumberedEvent]:
    """Number the events, leaving out each declared step that is made at once."""
    pairs = enumerate(zip_longest(events, events[1:]))
    return [(number, event) for number, (event, after) in pairs if not is_step_made(event, after)]


def is_step_made(event: Event, after: Event | None) -> bool:
    if not isinstance(event, StepDeclared) or not isinstance(after, FigureMoved):
        return False
    return (event.seat, event.space) == (after.seat, after.space)


def group_key(event: Event) -> tuple[type[Event], str, int, bool]:
    """Return the key by which neighbouring events share a sentence."""
    differs = GROUPED_EVENTS.get(type(event), "")
    hidden = bool(differs) and getattr(event, differs) == HIDDEN
    return type(event), event.rule, getattr(event, "seat", -1), hidden


def message_key(kind: type[Event]) -> str:
    """Return the key of the message: `event-card-drawn` for CardDrawn."""
    return f"event-{event_slug(kind)}"


def render_group(events: Sequence[Event], cast: Cast, wording: Wording) -> str:
    fields = {"count": len(events)} | message_fields(events[0], cast, wording)
    differs = GROUPED_EVENTS.get(type(events[0]))
    if differs and len(events) > 1:
        fields[differs] = join_values([getattr(event, differs) for event in events], differs, wording)
    return wording.say(message_key(type(events[0])), **fields)


def message_fields(event: Event, cast: Cast, wording: Wording) -> Fields:
    fields: Fields = {}
    for name, value in msgspec.structs.asdict(event).items():
        fields |= FIELD_RENDERERS[name](value, cast, wording) if name in FIELD_RENDERERS else {name: value}
    return fields


def join_values(values: Sequence[str | int], field: str, wording: Wording) -> str:
    """Return several values as a list; dice are added up."""
    if field == "die":
        return f"{' + '.join(map(str, values))} = {sum(map(int, values))}"
    if HIDDEN in values:
        return NO_VALUE
    names = [quote_name(f"{MESSAGE_PREFIXES[field]}-{value}", wording) for value in values]
    return wording.say("choice-and", first=", ".join(names[:-1]), next=names[-1])


MESSAGE_PREFIXES: Final = {"skill": "skill", "card": "attack"}


def quote_name(key: str, wording: Wording) -> str:
    return wording.quote(wording.say(key))


def render_seat(seat: int, cast: Cast, wording: Wording) -> Fields:
    player = cast.players[seat] if seat >= 0 else NO_VALUE
    return {"name": cast.subject(seat), "rival": cast.subject(1 - seat), "player": player}


def render_card(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"card": quote_name(f"attack-{id}", wording) if id != HIDDEN else NO_VALUE}


def render_skill(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"skill": quote_name(f"skill-{id}", wording) if id != HIDDEN else NO_VALUE}


def render_attack(id: str, cast: Cast, wording: Wording) -> Fields:
    if id == SKILL_STRIKE_ID:
        return {"attack": wording.quote(wording.say("card-strike-of-skill"))}
    return {"attack": quote_name(f"special-{id.replace('/', '-')}" if "/" in id else f"attack-{id}", wording)}


def render_cards(ids: Sequence[str], cast: Cast, wording: Wording) -> Fields:
    numbers = [wording.names.attack_numbers[id] for id in ids]
    return {"cards": wording.cards(numbers) if numbers else NO_VALUE}


def render_fighter(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"fighter": wording.say(f"fighter-{id}")}


def render_token(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"token": wording.say(f"token-{id}.object"), "token-name": quote_name(f"token-{id}", wording)}


def render_bearer(seat: int, cast: Cast, wording: Wording) -> Fields:
    return {"bearer": cast.subject(seat)}


def render_arena(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"arena": quote_name(f"pack-{id}", wording)}


def render_skill_set(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"skill-set": quote_name(f"pack-{id}", wording)}


def render_places(places: Sequence[int], cast: Cast, wording: Wording) -> Fields:
    return {"places": ", ".join(map(str, places))}


def render_in_range(in_range: bool, cast: Cast, wording: Wording) -> Fields:
    return {"reach": "yes" if in_range else "no"}


FIELD_RENDERERS: Final[dict[str, Callable[..., Fields]]] = {
    "seat": render_seat,
    "card": render_card,
    "cards": render_cards,
    "skill": render_skill,
    "attack": render_attack,
    "fighter": render_fighter,
    "token": render_token,
    "in_range": render_in_range,
    "bearer": render_bearer,
    "arena": render_arena,
    "skill_set": render_skill_set,
    "places": render_places,
}
"""By field of an event: the values for its message; other fields are passed as they are."""
