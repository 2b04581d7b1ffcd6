"""The outcome in a position: the rule that ended the match, blamed cards, the token drawn and the points."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.chests import best_chain
from knockbox.games.dungeon.clauses import CLAUSES, END_1, END_2, END_3, END_4, END_5, KKDR_11, KKDR_47
from knockbox.games.dungeon.position.table import MAX_CARDS, MAX_DISTANCE, read_place
from knockbox.games.dungeon.state import FIRE, LOST, NOTHING, PLAYING, WON, DungeonState
from knockbox.games.dungeon.tasks.danger import is_won
from knockbox.games.dungeon.text.names import TOKEN_NAMES
from knockbox.games.dungeon.views import OUTCOMES
from knockbox.games.positions.parts import Part

VERDICTS_BY_OUTCOME: Final[dict[int, tuple[int, ...]]] = {
    PLAYING: (),
    WON: (END_1,),
    LOST: (END_2, END_3, END_4, END_5, KKDR_11, KKDR_47),
}
"""The rules that lead to an outcome."""
BLAMING_VERDICTS: Final = (END_2, END_3, END_4)


def read_outcome(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-42 Read the outcome and the rule that ended the match."""
    if "outcome" in parts:
        state.outcome = parts["outcome"].read_name("outcome", OUTCOMES)
    part = parts.get("verdict", Part("verdict", CLAUSES[END_1] if state.outcome == WON else None))
    if state.outcome != PLAYING:
        rules = [CLAUSES[clause] for clause in VERDICTS_BY_OUTCOME[state.outcome]]
        state.verdict = VERDICTS_BY_OUTCOME[state.outcome][part.read_name("rule", rules)]
    elif part.value is not None:
        raise part.error("null while the match goes on")


def read_result(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """Read what the end of a match names and gives; a match in progress has none of it."""
    if (state.outcome == WON) != is_won(state) and state.outcome != LOST:
        found, expected = ("won", "beaten") if state.outcome == WON else ("playing", "standing, or held by ice")
        raise PositionError(f"outcome: found '{found}', expected the Black Knight {expected} (KKD-END-1)")
    read_blamed(state, parts.get("blamed", Part("blamed", [])))
    read_prize(state, parts.get("prize", Part("prize", None)))
    read_points(state, parts)


def read_blamed(state: DungeonState, part: Part) -> None:
    """KKDR-42 Read the cells of the cards that lost the dungeon."""
    is_blaming = state.verdict in BLAMING_VERDICTS
    for item in part.read_list(1 if is_blaming else 0, MAX_CARDS if is_blaming else 0):
        cell = read_place(item, MAX_DISTANCE)
        if cell not in state.slot_by_cell or cell in state.blamed_cells:
            raise item.error("the cell of a card, each once")
        state.blamed_cells.append(cell)


def read_prize(state: DungeonState, part: Part) -> None:
    """KKD-ADV-2, KKDR-24 A token drawn after a win is held."""
    state.drawn_token = part.read_optional_name("grimoire token", TOKEN_NAMES)
    if state.drawn_token != NOTHING and (state.outcome != WON or state.rules.is_last_level):
        raise part.error("null: a token is drawn after a win before the fourth dungeon (KKDR-24)")
    if state.drawn_token != NOTHING and not state.held_tokens >> state.drawn_token & 1:
        raise part.error("a token that is held (KKD-ADV-2)")
    if state.burnt and state.held_tokens >> FIRE & 1 and state.drawn_token != FIRE:
        raise PositionError("tokens: found 'fireball' held, expected it used: it burnt a card (KKDR-38)")


def read_points(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-CHEST-3 Chests count after a win in the chest hunt."""
    state.points = best_chain(state) if state.rules.is_chest_hunt and state.outcome == WON else 0
    if "points" in parts and (parts["points"].value != state.points or isinstance(parts["points"].value, bool)):
        raise parts["points"].error(f"{state.points} (KKD-CHEST-3)")
