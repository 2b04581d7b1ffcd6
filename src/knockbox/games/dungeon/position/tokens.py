"""Time tokens, the talk token and the grimoire tokens in a position."""

from collections.abc import Mapping

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.names import TOKENS, tokens_in
from knockbox.games.dungeon.position.table import FARTHEST, read_place
from knockbox.games.dungeon.state import ALL_TIME, FIRE, FROZEN, ICE, NOWHERE, POISON, DungeonState
from knockbox.games.dungeon.tasks.grimoire import slots_at
from knockbox.games.positions.parts import Part, numbers


def read_poison(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-22, KKDR-34 The poison lies on a corner of a card."""
    if "poison" not in parts or parts["poison"].value is None:
        return
    vertex = read_place(parts["poison"], FARTHEST + 1)
    if not slots_at(state, vertex):
        raise parts["poison"].wrong("a corner of a card on the table (KKD-GRIM-3)")
    state.poison = vertex


def read_reserve(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-SETUP-1 Time tokens are on cards or in the reserve, all of them."""
    left = ALL_TIME - sum(state.times)
    if left < 0:
        raise PositionError(f"cards: found {sum(state.times)} time tokens, expected at most {ALL_TIME} (KKD-COMP-1)")
    if "reserve" in parts and parts["reserve"].whole(0, ALL_TIME) != left:
        raise parts["reserve"].wrong(f"{left}: with those on cards there are {ALL_TIME} time tokens (KKD-COMP-1)")
    state.reserve = left


def read_talk(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-SETUP-2 The talk side is up, unless that is said otherwise; alone there is no talk token."""
    state.silent = "silent" in parts and parts["silent"].flag()
    if state.silent and state.rules.seats == 1:
        raise parts["silent"].wrong("false for one seat: there is no talk token (KKD-SETUP-2)")


def read_tokens(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-24 Each grimoire token of the match is held, in the pool, or on the table."""
    grimoire, lying = state.rules.grimoire, on_table(state)
    tokens = read_set(parts["tokens"]) if "tokens" in parts else None
    pool = read_set(parts["pool"]) if "pool" in parts else None
    if tokens is None:
        burnt = 1 << FIRE if state.burnt else 0
        tokens = state.rules.held & ~lying & ~burnt if pool is None else grimoire & ~lying & ~pool
    state.held = tokens
    state.pool = grimoire & ~lying & ~tokens if pool is None else pool
    check_tokens(state, lying)


def read_set(part: Part) -> int:
    found = numbers(part, TOKENS, "grimoire token")
    if len(set(found)) < len(found):
        raise part.wrong("each token once (KKDR-24)")
    return sum(1 << token for token in found)


def on_table(state: DungeonState) -> int:
    """The tokens that lie on cards."""
    ice = 1 << ICE if FROZEN in state.marks else 0
    return ice if state.poison == NOWHERE else ice | 1 << POISON


def check_tokens(state: DungeonState, lying: int) -> None:
    places = {"tokens": state.held, "pool": state.pool, "cards": lying}
    for name, found in places.items():
        strange = tokens_in(found & ~state.rules.grimoire)
        if strange:
            known = ", ".join(tokens_in(state.rules.grimoire)) or "none outside an adventure (KKD-SETUP-8)"
            raise PositionError(f"{name}: found the token '{strange[0]}', expected one of this match: {known}")
    for number, token in enumerate(TOKENS):
        found_in = [name for name, found in places.items() if found >> number & 1]
        if state.rules.grimoire >> number & 1 and len(found_in) != 1:
            found_words = " and ".join(found_in) or "no place"
            raise PositionError(f"tokens: found '{token}' in {found_words}, expected each token in one (KKDR-24)")
