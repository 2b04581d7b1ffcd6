"""Time tokens, the talk token and the grimoire tokens in a position."""

from collections.abc import Mapping

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.position.table import MAX_DISTANCE, read_place
from knockbox.games.dungeon.state import FIRE, FROZEN, ICE, NOWHERE, NUM_TIME_TOKENS, POISON, DungeonState
from knockbox.games.dungeon.tasks.grimoire import slots_at
from knockbox.games.dungeon.text.names import TOKEN_NAMES, token_names
from knockbox.games.positions.parts import Part, read_name_list


def read_poison(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-22, KKDR-34 The poison is on a corner of a card."""
    if "poison" not in parts or parts["poison"].value is None:
        return
    vertex = read_place(parts["poison"], MAX_DISTANCE + 1)
    if not slots_at(state, vertex):
        raise parts["poison"].error("a corner of a card on the table (KKD-GRIM-3)")
    state.poison = vertex


def read_reserve(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-SETUP-1 All time tokens are on cards or in the reserve."""
    left = NUM_TIME_TOKENS - sum(state.times)
    if left < 0:
        raise PositionError(
            f"cards: found {sum(state.times)} time tokens, expected at most {NUM_TIME_TOKENS} (KKD-COMP-1)"
        )
    if "reserve" in parts and parts["reserve"].read_int(0, NUM_TIME_TOKENS) != left:
        raise parts["reserve"].error(
            f"{left}: with those on cards there are {NUM_TIME_TOKENS} time tokens (KKD-COMP-1)"
        )
    state.reserve = left


def read_talk(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-SETUP-2 The talk side is up by default; a solo game has no talk token."""
    state.silent = "silent" in parts and parts["silent"].read_bool()
    if state.silent and state.rules.seats == 1:
        raise parts["silent"].error("false for one seat: there is no talk token (KKD-SETUP-2)")


def read_tokens(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-24 Each grimoire token of the match is held, in the pool, or on the table."""
    grimoire = state.rules.all_tokens
    lying = tokens_on_table(state)
    tokens = read_token_set(parts["tokens"]) if "tokens" in parts else None
    pool = read_token_set(parts["pool"]) if "pool" in parts else None
    if tokens is None:
        burnt = 1 << FIRE if state.burnt else 0
        tokens = state.rules.starting_tokens & ~lying & ~burnt if pool is None else grimoire & ~lying & ~pool
    state.held_tokens = tokens
    state.pool = grimoire & ~lying & ~tokens if pool is None else pool
    check_tokens(state, lying)


def read_token_set(part: Part) -> int:
    found = read_name_list(part, TOKEN_NAMES, "grimoire token")
    if len(set(found)) < len(found):
        raise part.error("each token once (KKDR-24)")
    return sum(1 << token for token in found)


def tokens_on_table(state: DungeonState) -> int:
    """Return the tokens on cards, as bits."""
    ice = 1 << ICE if FROZEN in state.marks else 0
    return ice if state.poison == NOWHERE else ice | 1 << POISON


def check_tokens(state: DungeonState, lying: int) -> None:
    places = {"tokens": state.held_tokens, "pool": state.pool, "cards": lying}
    for name, found in places.items():
        foreign = token_names(found & ~state.rules.all_tokens)
        if foreign:
            known = ", ".join(token_names(state.rules.all_tokens)) or "none outside an adventure (KKD-SETUP-8)"
            raise PositionError(f"{name}: found the token '{foreign[0]}', expected one of this match: {known}")
    for number, token in enumerate(TOKEN_NAMES):
        found_in = [name for name, found in places.items() if found >> number & 1]
        if state.rules.all_tokens >> number & 1 and len(found_in) != 1:
            found_words = " and ".join(found_in) or "no place"
            raise PositionError(f"tokens: found '{token}' in {found_words}, expected each token in one (KKDR-24)")
