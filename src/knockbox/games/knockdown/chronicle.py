"""What happened, told in sentences: one message `event-<kind>` per kind of event, always in the present tense."""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final, TypeAlias

import msgspec

from knockbox.engine.event import Event
from knockbox.games.chronicle import Line, Numbered, dashed, grouped, lines_of
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
from knockbox.games.knockdown.names import STRIKE_OF_SKILL
from knockbox.games.knockdown.wording import UNSAID, Wording

Fields: TypeAlias = dict[str, str | int]

JOINED: Final[dict[type[Event], str]] = {
    SkillDealt: "skill",
    SkillPassed: "skill",
    RowDealt: "card",
    CardDrafted: "card",
    CardDrawn: "card",
    CardDiscarded: "card",
    DiceRolled: "die",
}
"""Events that are told in one sentence when several follow each other, and the field in which they differ."""


class Cast(msgspec.Struct, frozen=True):
    """Who is spoken of, by seat: the players, and their fighters as soon as they are picked."""

    players: Sequence[str]
    fighters: Sequence[str]  # "" before a fighter is picked

    def subject(self, seat: int) -> str:
        """The fighter acts; before there is one, the player does."""
        if not 0 <= seat < len(self.players):
            return UNSAID
        return self.fighters[seat] or self.players[seat]


def cast_of(wording: Wording, players: Sequence[str], fighters: Iterable[str]) -> Cast:
    """The cast of a table whose fighters are known by their ids."""
    return Cast(players, [wording.say(f"fighter-{id}") if id else "" for id in fighters])


def tell(event: Event, cast: Cast, wording: Wording) -> str:
    """One event as a sentence."""
    return tell_together([event], cast, wording)


def chronicle(events: Iterable[Event], cast: Cast, wording: Wording) -> list[Line]:
    """Events as lines of a log; what belongs together stands in one line."""
    groups = grouped(without_intentions(list(events)), likeness, tuple(JOINED))
    return lines_of(groups, lambda group: tell_together(group, cast, wording))


def without_intentions(events: list[Event]) -> list[Numbered]:
    """Leave out a declared step that was made at once: the step itself says it."""
    pairs = enumerate(zip_longest(events, events[1:]))
    return [(number, event) for number, (event, after) in pairs if not is_made(event, after)]


def is_made(event: Event, after: Event | None) -> bool:
    if not isinstance(event, StepDeclared) or not isinstance(after, FigureMoved):
        return False
    return (event.seat, event.space) == (after.seat, after.space)


def likeness(event: Event) -> tuple[type[Event], str, int, bool]:
    """Neighbours that agree in this can share a sentence."""
    differs = JOINED.get(type(event), "")
    hidden = bool(differs) and getattr(event, differs) == HIDDEN
    return type(event), event.rule, getattr(event, "seat", -1), hidden


def message_of(kind: type[Event]) -> str:
    """The key of the sentence: `event-card-drawn` for CardDrawn."""
    return f"event-{dashed(kind)}"


def tell_together(events: Sequence[Event], cast: Cast, wording: Wording) -> str:
    fields = {"count": len(events)} | fields_of(events[0], cast, wording)
    differs = JOINED.get(type(events[0]))
    if differs and len(events) > 1:
        fields[differs] = enumerated([getattr(event, differs) for event in events], differs, wording)
    return wording.say(message_of(type(events[0])), **fields)


def fields_of(event: Event, cast: Cast, wording: Wording) -> Fields:
    fields: Fields = {}
    for name, value in msgspec.structs.asdict(event).items():
        fields |= SAID[name](value, cast, wording) if name in SAID else {name: value}
    return fields


def enumerated(values: Sequence[str | int], field: str, wording: Wording) -> str:
    """Several things in a row; dice are added up."""
    if field == "die":
        return f"{' + '.join(map(str, values))} = {sum(map(int, values))}"
    if HIDDEN in values:
        return UNSAID
    names = [named(f"{PREFIXES[field]}-{value}", wording) for value in values]
    return wording.say("choice-and", first=", ".join(names[:-1]), next=names[-1])


PREFIXES: Final = {"skill": "skill", "card": "attack"}


def named(key: str, wording: Wording) -> str:
    return wording.quoted(wording.say(key))


def say_seat(seat: int, cast: Cast, wording: Wording) -> Fields:
    player = cast.players[seat] if seat >= 0 else UNSAID
    return {"name": cast.subject(seat), "rival": cast.subject(1 - seat), "player": player}


def say_card(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"card": named(f"attack-{id}", wording) if id != HIDDEN else UNSAID}


def say_skill(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"skill": named(f"skill-{id}", wording) if id != HIDDEN else UNSAID}


def say_attack(id: str, cast: Cast, wording: Wording) -> Fields:
    if id == STRIKE_OF_SKILL:
        return {"attack": wording.quoted(wording.say("card-strike-of-skill"))}
    return {"attack": named(f"special-{id.replace('/', '-')}" if "/" in id else f"attack-{id}", wording)}


def say_cards(ids: Sequence[str], cast: Cast, wording: Wording) -> Fields:
    numbers = [wording.names.numbers[id] for id in ids]
    return {"cards": wording.cards(numbers) if numbers else UNSAID}


def say_fighter(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"fighter": wording.say(f"fighter-{id}")}


def say_token(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"token": wording.say(f"token-{id}.object"), "token-name": named(f"token-{id}", wording)}


def say_bearer(seat: int, cast: Cast, wording: Wording) -> Fields:
    return {"bearer": cast.subject(seat)}


def say_arena(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"arena": named(f"pack-{id}", wording)}


def say_skill_set(id: str, cast: Cast, wording: Wording) -> Fields:
    return {"skill-set": named(f"pack-{id}", wording)}


def say_places(places: Sequence[int], cast: Cast, wording: Wording) -> Fields:
    return {"places": ", ".join(map(str, places))}


def say_reach(in_range: bool, cast: Cast, wording: Wording) -> Fields:
    return {"reach": "yes" if in_range else "no"}


SAID: Final[dict[str, Callable[..., Fields]]] = {
    "seat": say_seat,
    "card": say_card,
    "cards": say_cards,
    "skill": say_skill,
    "attack": say_attack,
    "fighter": say_fighter,
    "token": say_token,
    "in_range": say_reach,
    "bearer": say_bearer,
    "arena": say_arena,
    "skill_set": say_skill_set,
    "places": say_places,
}
"""What the message may say of a field; a number speaks for itself."""
