"""Quick rollout answers to questions within an action, and outcomes of towers drawn by their odds."""

from typing import Final

from knockbox.engine.rng import Rng
from knockbox.games.knockdown.choices import CALL_TEST, CONTINUE_COMBO, DECLARE_BLOCK, JUDGE_TOWER, STOP_CHOICE
from knockbox.games.knockdown.odds import current_failure_chance
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.knockout import JudgeTower

MIN_FAILURE_CHANCE_TO_CALL: Final = 0.3
CHANCE_RESOLUTION: Final = 1 << 20


def rollout_action(state: KnockdownState, rng: Rng) -> int:
    """Return a quick answer: block, call a test that may well fail, stop half of the Combos, else a random option."""
    question = state.question
    if question is None:
        raise ValueError("no question is open")
    options = question.options
    prompt = question.prompt
    if prompt == CALL_TEST:
        return (
            options[1] if current_failure_chance(state, 1 - question.seat) > MIN_FAILURE_CHANCE_TO_CALL else options[0]
        )
    if prompt == JUDGE_TOWER:
        return options[1] if tower_falls(state, rng) else options[0]
    if prompt == DECLARE_BLOCK and len(options) > 1 and rng.below(4):
        return options[1 + rng.below(len(options) - 1)]
    if prompt == CONTINUE_COMBO and options[-1] == STOP_CHOICE and rng.below(2):
        return STOP_CHOICE
    return options[rng.below(len(options))]


def tower_falls(state: KnockdownState, rng: Rng) -> bool:
    """KD-KO-6 Return whether the judged tower falls, drawn by its odds."""
    asking = state.asking
    if not isinstance(asking, JudgeTower):
        raise ValueError("no tower is being judged")
    return rng.below(CHANCE_RESOLUTION) < current_failure_chance(state, asking.seat) * CHANCE_RESOLUTION
