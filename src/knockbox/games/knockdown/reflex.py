"""How a duellist answers at a glance what is asked within an action, and how a tower ends as often as it does."""

from typing import Final

from knockbox.engine.rng import Rng
from knockbox.games.knockdown.choices import CALL_TEST, CONTINUE_COMBO, DECLARE_BLOCK, JUDGE_TOWER, STOP_CHOICE
from knockbox.games.knockdown.odds import failing_now
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.knockout import JudgeTower

BOLD: Final = 0.3
"""The chance to win the round from which on a test is called."""
FINE: Final = 1 << 20  # a chance is a share of so many draws


def reflex(state: KnockdownState, rng: Rng) -> int:
    """Block, call a test that may well fail, stop a Combo half of the time, else anything."""
    question = state.question
    if question is None:
        raise ValueError("nobody is asked")
    options, prompt = question.options, question.prompt
    if prompt == CALL_TEST:
        return options[1] if failing_now(state, 1 - question.seat) > BOLD else options[0]
    if prompt == JUDGE_TOWER:
        return options[1] if falls(state, rng) else options[0]
    if prompt == DECLARE_BLOCK and len(options) > 1 and rng.below(4):
        return options[1 + rng.below(len(options) - 1)]
    if prompt == CONTINUE_COMBO and options[-1] == STOP_CHOICE and rng.below(2):
        return STOP_CHOICE
    return options[rng.below(len(options))]


def falls(state: KnockdownState, rng: Rng) -> bool:
    """KD-KO-6 Whether the tower that is judged falls, as often as the odds say."""
    asking = state.asking
    if not isinstance(asking, JudgeTower):
        raise ValueError("no tower is judged")
    return rng.below(FINE) < failing_now(state, asking.seat) * FINE
