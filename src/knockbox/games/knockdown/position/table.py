"""Fighters, figures, wounds and tokens in a position."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.position.task_codec import KnockdownTask, has_task
from knockbox.games.knockdown.state import NOBODY, NOTHING, ON_SHEET, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.token import return_tokens
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.tokens import find_token
from knockbox.games.knockdown.triggers import update_listening
from knockbox.games.positions.parts import Part, require_fields

TOKEN_FIELDS: Final = ("seat", "kind")
PLACE_FIELDS: Final = ("space", "sheet")
MAX_WOUNDS: Final = 1000


def read_selection(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> None:
    """KD-MERGE-3 Read the arena with its deck, and the skill set; by default the first that may be drawn."""
    arena = parts["arena"].read_name("arena", names.arenas) if "arena" in parts else 0
    state.arena = state.rules.arenas[arena]
    state.places = state.arena.starts[:]
    state.skill_set = parts["skill_set"].read_name("skill set", names.skill_sets) if "skill_set" in parts else 0


def read_fighters(
    state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask]
) -> None:
    """Read the fighters; once none is left to pick both seats have one, by default the first two."""
    picking = has_task(tasks, "SetUp", "PickFighter")
    if "fighters" in parts:
        state.fighters = [
            part.read_optional_name("fighter", names.fighters) for part in parts["fighters"].read_by_seat(SEATS)
        ]
    elif not picking:
        state.fighters = default_fighters(state)
    if NOTHING in state.fighters and not picking and state.winner == NOBODY:
        raise parts["fighters"].error("two fighters, as no pick is left")
    if state.fighters[0] == state.fighters[1] != NOTHING:
        raise parts["fighters"].error("two different fighters (KDR-36)")


def default_fighters(state: KnockdownState) -> list[int]:
    """Return those set by the options, else the first of the box."""
    picks = state.rules.fighter_picks
    return picks[:] if min(picks) >= 0 else list(range(SEATS))


def read_table(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> None:
    if "places" in parts:
        state.places = [part.read_int(0, state.arena.spaces - 1) for part in parts["places"].read_by_seat(SEATS)]
    if state.places[0] == state.places[1]:
        raise parts["places"].error("two different spaces (KD-MOVE-3)")
    if "light" in parts:
        state.light = [part.read_int(0, MAX_WOUNDS) for part in parts["light"].read_by_seat(SEATS)]
    if "heavy" in parts:
        state.heavy = [part.read_int(0, MAX_WOUNDS) for part in parts["heavy"].read_by_seat(SEATS)]
    if NOTHING not in state.fighters:
        return_tokens(state)
    if "tokens" in parts:
        for part in parts["tokens"].read_list():
            read_token(state, names, part)
    update_listening(state)


def read_token(state: KnockdownState, names: Names, part: Part) -> None:
    """KDR-44 A token lies on a space without another of its kind, and the supply is limited."""
    fields = part.read_fields(TOKEN_FIELDS + PLACE_FIELDS)
    owner, kind = require_fields({name: fields[name] for name in fields if name in TOKEN_FIELDS}, TOKEN_FIELDS, part)
    seat = owner.read_seat(SEATS)
    place = read_place(state, part, fields)
    brought = sorted(set(state.rules.tokens[state.fighters[seat]])) if NOTHING not in state.fighters else []
    number = brought[kind.read_name("token of this fighter", [names.tokens[token] for token in brought])]
    if place < ON_SHEET and find_token(state, number, place) != NOTHING:
        raise part.error("no second token of this kind on its space (KDR-44)")
    index = find_token(state, number, NOTHING)
    if index == NOTHING:
        supply = state.rules.tokens[state.fighters[seat]].count(number)
        raise PositionError(
            f"{part.path}: found more '{names.tokens[number]}' than the {supply} that the fighter brings"
        )
    state.tokens[index] = place


def read_place(state: KnockdownState, part: Part, fields: Mapping[str, Part]) -> int:
    """Return a space of the arena, or the sheet of a seat."""
    if ("space" in fields) == ("sheet" in fields):
        raise part.error("either a space or a sheet")
    if "sheet" in fields:
        return ON_SHEET + fields["sheet"].read_seat(SEATS)
    return fields["space"].read_int(0, state.arena.spaces - 1)
