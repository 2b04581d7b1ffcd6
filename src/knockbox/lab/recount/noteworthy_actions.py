"""Actions worth mentioning in a recount; paying, splitting and passing are not."""

from collections.abc import Iterable
from typing import Final

from knockbox.lab.analysis.replayed_match import ReplayPoint

ACTION_WEIGHTS: Final[dict[str, dict[str, int]]] = {
    "knockdown": {
        "move": 0,
        "hop": 0,
        "dash": 0,
        "attack": 1,
        "blind": 1,
        "block": 1,
        "call": 2,
        "react": 2,
        "perform": 3,
    },
    "dungeon": {"lay": 1, "fireball": 2, "ice": 2, "poison": 2, "silence-ball": 2},
}
"""By game and verb: how noteworthy an action is."""
STEP_WEIGHT: Final = 0
"""Weight of a step on the way, which is never a goal."""
NOT_NOTEWORTHY: Final = -1


def action_weight(game: str, notation: str) -> int:
    """Return how noteworthy an action is; `NOT_NOTEWORTHY` if it is not worth mentioning."""
    return ACTION_WEIGHTS.get(game, {}).get(notation.partition(" ")[0], NOT_NOTEWORTHY)


def most_noteworthy(game: str, points: Iterable[ReplayPoint]) -> ReplayPoint | None:
    """Return the most noteworthy input, the last among equals."""
    candidates = [stop for stop in points if action_weight(game, stop.entry.notation) > NOT_NOTEWORTHY]
    return max(reversed(candidates), key=lambda stop: action_weight(game, stop.entry.notation), default=None)
