"""The tower of a Knockdown test, as the rules ask for it."""

from knockbox.engine.action import action
from knockbox.games.knockdown.choices import FELL, STANDS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.knockout import JudgeTower
from knockbox.games.towers import Tower


def tower_due(state: KnockdownState) -> Tower | None:
    """KD-KO-2, KDR-29 The defender builds of all wound cubes that he has; None while no tower is asked for."""
    task = state.asking
    if not isinstance(task, JudgeTower):
        return None
    light, heavy = state.light[task.seat], state.heavy[task.seat]
    return Tower(task.seat, light, heavy, state.rules.tower_seconds, action(STANDS), action(FELL))
