"""How a match stands in a position: its outcome, the rule that ended it, whom it blames, and what was won."""

from collections.abc import Mapping
from typing import Final

from knockbox.engine.errors import PositionError
from knockbox.games.dungeon.chests import best_chain
from knockbox.games.dungeon.clauses import CLAUSES, END_1, END_2, END_3, END_4, END_5, KKDR_11, KKDR_47
from knockbox.games.dungeon.names import TOKENS
from knockbox.games.dungeon.position.table import FARTHEST, MOST, read_place
from knockbox.games.dungeon.state import FIRE, LOST, NOTHING, PLAYING, WON, DungeonState
from knockbox.games.dungeon.tasks.danger import is_won
from knockbox.games.dungeon.views import OUTCOMES
from knockbox.games.positions.parts import Part

VERDICTS: Final[dict[int, tuple[int, ...]]] = {
    PLAYING: (),
    WON: (END_1,),
    LOST: (END_2, END_3, END_4, END_5, KKDR_11, KKDR_47),
}
"""The rules that lead to an outcome."""
BLAMING: Final = (END_2, END_3, END_4)


def read_outcome(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKDR-42 Whether the match goes on; if not, by which rule it ended."""
    if "outcome" in parts:
        state.outcome = parts["outcome"].named("outcome", OUTCOMES)
    part = parts.get("verdict", Part("verdict", CLAUSES[END_1] if state.outcome == WON else None))
    if state.outcome != PLAYING:
        rules = [CLAUSES[clause] for clause in VERDICTS[state.outcome]]
        state.verdict = VERDICTS[state.outcome][part.named("rule", rules)]
    elif part.value is not None:
        raise part.wrong("null while the match goes on")


def read_result(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """What the end names and gives; nothing of it is there while the match goes on."""
    if (state.outcome == WON) != is_won(state) and state.outcome != LOST:
        found, expected = ("won", "beaten") if state.outcome == WON else ("playing", "standing, or held by ice")
        raise PositionError(f"outcome: found '{found}', expected the Black Knight {expected} (KKD-END-1)")
    read_blamed(state, parts.get("blamed", Part("blamed", [])))
    read_prize(state, parts.get("prize", Part("prize", None)))
    read_points(state, parts)


def read_blamed(state: DungeonState, part: Part) -> None:
    """KKDR-42 The cells of the cards that lost the dungeon."""
    is_blaming = state.verdict in BLAMING
    for item in part.items(1 if is_blaming else 0, MOST if is_blaming else 0):
        cell = read_place(item, FARTHEST)
        if cell not in state.at or cell in state.offenders:
            raise item.wrong("the cell of a card, each once")
        state.offenders.append(cell)


def read_prize(state: DungeonState, part: Part) -> None:
    """KKD-ADV-2, KKDR-24 A token that was drawn after a win is held."""
    state.prize = part.maybe_named("grimoire token", TOKENS)
    if state.prize != NOTHING and (state.outcome != WON or state.rules.last_level):
        raise part.wrong("null: a token is drawn after a win before the fourth dungeon (KKDR-24)")
    if state.prize != NOTHING and not state.held >> state.prize & 1:
        raise part.wrong("a token that is held (KKD-ADV-2)")
    if state.burnt and state.held >> FIRE & 1 and state.prize != FIRE:
        raise PositionError("tokens: found 'fireball' held, expected it used: it burnt a card (KKDR-38)")


def read_points(state: DungeonState, parts: Mapping[str, Part]) -> None:
    """KKD-CHEST-3 Chests count after a win, in the chest hunt."""
    state.points = best_chain(state) if state.rules.chest_hunt and state.outcome == WON else 0
    if "points" in parts and (parts["points"].value != state.points or isinstance(parts["points"].value, bool)):
        raise parts["points"].wrong(f"{state.points} (KKD-CHEST-3)")
