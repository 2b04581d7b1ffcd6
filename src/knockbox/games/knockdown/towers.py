"""The tower of a Knockdown test."""

from knockbox.engine.action import action
from knockbox.games.knockdown.choices import FELL, STANDS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.knockout import JudgeTower
from knockbox.games.towers import TowerRequest


def tower_due(state: KnockdownState) -> TowerRequest | None:
    """KD-KO-2, KDR-29 Return the tower that the defender must build of all their wound cubes, or None."""
    task = state.asking
    if not isinstance(task, JudgeTower):
        return None
    light = state.light[task.seat]
    heavy = state.heavy[task.seat]
    return TowerRequest(task.seat, light, heavy, state.rules.tower_seconds, action(STANDS), action(FELL))
