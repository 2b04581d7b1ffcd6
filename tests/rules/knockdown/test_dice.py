"""The Knockdown test by dice."""

from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, log, require_all_dice, say, table, wounds


def rolled(dice: list[int], light: int = 0, heavy: int = 0, **parts: Any) -> KnockdownState:
    """Seat 0 calls a test on seat 1 with these wounds; all dice must fall."""
    state = table(question="call_test", light=[0, light], heavy=[0, heavy], dice=dice, **parts)
    with require_all_dice(state):
        return say(state, "call")


def rules_of(state: KnockdownState, kind: str) -> list[str]:
    return [note.rule for note in log(state) if note.kind == kind]


@pytest.mark.rule("KD-KODICE-1")
def test_dice_take_the_place_of_the_tower_unless_the_tower_was_chosen() -> None:
    assert current_question(rolled([1, 1, 1], heavy=3)) == (0, "take_action")
    tower = table(question="call_test", heavy=[0, 3], options={"ko_test": "tower"})
    assert current_question(say(tower, "call")) == (PUBLIC, "judge_tower")


@pytest.mark.rule("KD-KODICE-2")
@pytest.mark.parametrize(("light", "heavy"), [(10, 0), (0, 10), (4, 6), (0, 1), (3, 6)])
def test_a_sum_equal_to_or_above_all_wounds_passes(light: int, heavy: int) -> None:
    state = rolled([5, 3, 2], light, heavy)
    assert (rules_of(state, "test_passed"), state.round) == (["KD-KODICE-2"], 1)
    assert [note.first for note in log(state) if note.kind == "dice_rolled"] == [5, 3, 2]


@pytest.mark.rule("KD-KODICE-3")
@pytest.mark.parametrize(("light", "left"), [(1, 1), (2, 1), (7, 4)])
def test_a_pass_takes_half_of_the_light_wounds_rounded_down(light: int, left: int) -> None:
    state = rolled([6, 6, 6], light, 3)
    assert (wounds(state, 1), current_question(state)) == ((left, 3), (0, "take_action"))
    assert rules_of(state, "healed") == (["KD-KODICE-3"] if left < light else [])


@pytest.mark.rule("KD-KODICE-4")
@pytest.mark.parametrize(("light", "heavy"), [(11, 0), (0, 11), (5, 6)])
def test_a_sum_below_all_wounds_loses_the_round_by_knockout(light: int, heavy: int) -> None:
    state = rolled([5, 3, 2], light, heavy)
    assert (rules_of(state, "test_failed"), state.victories) == (["KD-KODICE-4"], [1, 0])
    assert rules_of(state, "round_won") == ["KD-END-2"]


@pytest.mark.rule("KD-KODICE-4")
def test_nineteen_wounds_are_too_many_for_any_dice() -> None:
    assert rolled([6, 6, 6], 9, 10).victories == [1, 0]
