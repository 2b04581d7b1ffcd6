"""Fighters, figures, wounds and tokens in a position."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.position.agenda import Duty, has
from knockbox.games.knockdown.position.parts import Part, need
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.token import find_token, return_tokens

TOKEN_FIELDS: Final = ("seat", "kind", "space")
MOST_WOUNDS: Final = 1000


def read_fighters(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[Duty]) -> None:
    """The fighters that were picked; without a pick to come both seats have one, by default the first two."""
    picking = has(tasks, "SetUp", "PickFighter")
    if "fighters" in parts:
        state.fighters = [part.maybe_named("fighter", names.fighters) for part in parts["fighters"].by_seat()]
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
        state.places = [part.whole(0, state.rules.spaces - 1) for part in parts["places"].by_seat()]
    if state.places[0] == state.places[1]:
        raise parts["places"].wrong("two different spaces (KD-MOVE-3)")
    if "light" in parts:
        state.light = [part.whole(0, MOST_WOUNDS) for part in parts["light"].by_seat()]
    if "heavy" in parts:
        state.heavy = [part.whole(0, MOST_WOUNDS) for part in parts["heavy"].by_seat()]
    if NOTHING not in state.fighters:
        return_tokens(state)
    if "tokens" in parts:
        for part in parts["tokens"].items():
            lay_token(state, names, part)


def lay_token(state: KnockdownState, names: Names, part: Part) -> None:
    """KDR-44 A token lies on a space without another of its kind, and there are only so many."""
    whose, kind, where = need(part.fields(TOKEN_FIELDS), TOKEN_FIELDS, part)
    seat, space = whose.seat(), where.whole(0, state.rules.spaces - 1)
    brought = sorted(set(state.rules.tokens[state.fighters[seat]])) if NOTHING not in state.fighters else []
    number = brought[kind.named("token of this fighter", [names.tokens[token] for token in brought])]
    if find_token(state, seat, number, space) != NOTHING:
        raise part.wrong("no second token of this kind on its space (KDR-44)")
    index = find_token(state, seat, number, NOTHING)
    if index == NOTHING:
        supply = state.rules.tokens[state.fighters[seat]].count(number)
        raise PositionError(
            f"{part.path}: found more '{names.tokens[number]}' than the {supply} that the fighter brings"
        )
    state.tokens[index] = space
