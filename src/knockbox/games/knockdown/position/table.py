"""Fighters, figures, wounds and tokens in a position."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.agenda import Duty, has
from knockbox.games.knockdown.state import NOBODY, NOTHING, ON_SHEET, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.token import return_tokens
from knockbox.games.knockdown.tokens import find_token
from knockbox.games.knockdown.triggers import listen
from knockbox.games.positions.parts import Part, need

TOKEN_FIELDS: Final = ("seat", "kind")
PLACE_FIELDS: Final = ("space", "sheet")
MOST_WOUNDS: Final = 1000


def read_selection(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> None:
    """KD-MERGE-3 The arena with its deck, and the skill set; by default the first that may be drawn."""
    arena = parts["arena"].named("arena", names.arenas) if "arena" in parts else 0
    state.ground = state.rules.grounds[arena]
    state.places = state.ground.starts[:]
    state.skill_set = parts["skill_set"].named("skill set", names.skill_sets) if "skill_set" in parts else 0


def read_fighters(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[Duty]) -> None:
    """The fighters that were picked; without a pick to come both seats have one, by default the first two."""
    picking = has(tasks, "SetUp", "PickFighter")
    if "fighters" in parts:
        state.fighters = [part.maybe_named("fighter", names.fighters) for part in parts["fighters"].by_seat(SEATS)]
    elif not picking:
        state.fighters = default_fighters(state)
    if NOTHING in state.fighters and not picking and state.winner == NOBODY:
        raise parts["fighters"].wrong("two fighters, for none is to be picked any more")
    if state.fighters[0] == state.fighters[1] != NOTHING:
        raise parts["fighters"].wrong("two different fighters (KDR-36)")


def default_fighters(state: KnockdownState) -> list[int]:
    """Those set by the options, else the first of the box."""
    picks = state.rules.picks
    return picks[:] if min(picks) >= 0 else list(range(SEATS))


def read_table(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> None:
    if "places" in parts:
        state.places = [part.whole(0, state.ground.spaces - 1) for part in parts["places"].by_seat(SEATS)]
    if state.places[0] == state.places[1]:
        raise parts["places"].wrong("two different spaces (KD-MOVE-3)")
    if "light" in parts:
        state.light = [part.whole(0, MOST_WOUNDS) for part in parts["light"].by_seat(SEATS)]
    if "heavy" in parts:
        state.heavy = [part.whole(0, MOST_WOUNDS) for part in parts["heavy"].by_seat(SEATS)]
    if NOTHING not in state.fighters:
        return_tokens(state)
    if "tokens" in parts:
        for part in parts["tokens"].items():
            lay_token(state, names, part)
    listen(state)


def lay_token(state: KnockdownState, names: Names, part: Part) -> None:
    """KDR-44 A token lies on a space without another of its kind, and there are only so many."""
    fields = part.fields(TOKEN_FIELDS + PLACE_FIELDS)
    whose, kind = need({name: fields[name] for name in fields if name in TOKEN_FIELDS}, TOKEN_FIELDS, part)
    seat, place = whose.seat(SEATS), read_place(state, part, fields)
    brought = sorted(set(state.rules.tokens[state.fighters[seat]])) if NOTHING not in state.fighters else []
    number = brought[kind.named("token of this fighter", [names.tokens[token] for token in brought])]
    if place < ON_SHEET and find_token(state, number, place) != NOTHING:
        raise part.wrong("no second token of this kind on its space (KDR-44)")
    index = find_token(state, number, NOTHING)
    if index == NOTHING:
        supply = state.rules.tokens[state.fighters[seat]].count(number)
        raise PositionError(
            f"{part.path}: found more '{names.tokens[number]}' than the {supply} that the fighter brings"
        )
    state.tokens[index] = place


def read_place(state: KnockdownState, part: Part, fields: Mapping[str, Part]) -> int:
    """A space of the arena, or the sheet of a seat."""
    if ("space" in fields) == ("sheet" in fields):
        raise part.wrong("either a space or a sheet")
    if "sheet" in fields:
        return ON_SHEET + fields["sheet"].seat(SEATS)
    return fields["space"].whole(0, state.ground.spaces - 1)
