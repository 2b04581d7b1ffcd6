"""The Knockdown test: who calls it, who takes it, and what a pass or a failure brings."""

from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    log,
    note_kinds,
    options,
    place,
    require_all_dice,
    say,
    table,
    wounds,
)

DUEL: dict[str, Any] = {"fighters": ["veroth", "driana"]}
ROW = ["haymaker", "high-jab", "drawbridge-uppercut", "counter-jab"]
TOWER = {"ko_test": "tower"}


def called(light: int, heavy: int, **parts: Any) -> KnockdownState:
    """Veroth has just called a test; Driana has these wounds."""
    laid: dict[str, Any] = {**DUEL, "light": [3, light], "heavy": [1, heavy], "row": ROW, **parts}
    return say(table(question="call_test", **laid), "call")


def rules_of(state: KnockdownState, kind: str) -> list[str]:
    return [note.rule for note in log(state) if note.kind == kind]


# The tower


@pytest.mark.rule("KD-KO-4")
def test_a_tower_that_stands_passes_the_test_and_play_goes_on() -> None:
    state = called(0, 20, options=TOWER)
    assert (current_question(state), options(state)) == ((PUBLIC, "judge_tower"), ["stands", "fell"])
    say(state, "stands")
    assert (current_question(state), state.round) == ((0, "take_action"), 1)
    assert rules_of(state, "test_passed") == ["KD-KO-4"]


@pytest.mark.rule("KD-KO-6")
def test_a_tower_that_is_not_built_in_time_loses_the_round_by_knockout() -> None:
    state = called(0, 1, options=TOWER)
    say(state, "fell")
    assert (state.victories, state.round) == ([1, 0], 2)
    assert rules_of(state, "test_failed") == ["KD-KO-6"]


@pytest.mark.rule("KD-KO-5", "KDR-4")
@pytest.mark.parametrize(("light", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
def test_after_a_pass_half_of_the_light_wounds_go_rounded_down(light: int, left: int) -> None:
    state = called(light, 6, options=TOWER)
    say(state, "stands")
    assert (wounds(state, 1), wounds(state, 0)) == ((left, 6), (3, 1))


@pytest.mark.rule("KD-KO-7")
def test_the_test_is_the_attackers_option() -> None:
    state = table(**DUEL, places=[2, 3], row=ROW, heavy=[0, 20])
    say(state, "attack haymaker")
    assert (current_question(state), options(state)) == ((0, "call_test"), ["pass", "call"])
    say(state, "pass")
    assert (current_question(state), wounds(state, 1), state.round) == ((0, "take_action"), (1, 22), 1)


# Rulings


@pytest.mark.rule("KDR-19")
def test_a_blocked_strike_with_the_icon_still_brings_its_test() -> None:
    hands = [["sortie"], ["feint", "shield-bash", "stomp", "axe-kick", "sortie"]]
    state = table(**DUEL, places=[2, 3], row=ROW, hands=hands)
    say(state, "attack haymaker", "block both shield-bash+feint")
    assert (current_question(state), wounds(state, 1)) == ((0, "call_test"), (0, 1))


@pytest.mark.rule("KDR-27")
def test_a_test_may_be_called_at_any_number_of_wounds_and_the_defender_rolls() -> None:
    with require_all_dice(called(1, 0, dice=[1, 1, 1])) as state:
        assert wounds(state, 1) == (1, 0)
    assert [note.seat for note in log(state) if note.kind == "dice_rolled"] == [1, 1, 1]


@pytest.mark.rule("KDR-27")
def test_several_tests_in_one_turn_are_possible_one_for_each_attack_with_the_icon() -> None:
    with require_all_dice(table(**DUEL, places=[2, 3], row=ROW, dice=[6, 6, 6, 6, 6, 5])) as state:
        say(state, "attack haymaker", "call", "attack drawbridge-uppercut", "call")
    assert note_kinds(state).count("test_passed") == 2
    assert current_question(state) == (1, "take_action")


@pytest.mark.rule("KDR-28")
def test_after_a_pass_the_turn_goes_on_with_the_second_action() -> None:
    with require_all_dice(table(**DUEL, places=[2, 3], row=ROW, light=[0, 3], dice=[6, 6, 6])) as state:
        say(state, "attack haymaker", "call")
    assert (current_question(state), state.actions, wounds(state, 1)) == ((0, "take_action"), 1, (2, 2))


@pytest.mark.rule("KDR-28")
def test_after_a_pass_the_rest_of_a_combo_goes_on() -> None:
    hands = [["hammer-fist", "backfist", "sortie"], []]
    with require_all_dice(table(**DUEL, places=[2, 3], row=ROW, hands=hands, light=[0, 2], dice=[4, 4, 4])) as state:
        say(state, "combo", "perform fists-of-fury", "pay hammer-fist+backfist", "call")
        assert (current_question(state), wounds(state, 1)) == ((0, "continue_combo"), (2, 1))
        say(state, "dash sortie 1")
    assert place(state, 0) == 1


@pytest.mark.rule("KDR-55")
@pytest.mark.parametrize(("relief", "left"), [("light", (3, 7)), ("heavy", (5, 4)), ("all", (3, 4))])
def test_the_option_ko_relief_names_the_wounds_of_which_half_go(relief: str, left: tuple[int, int]) -> None:
    with require_all_dice(called(5, 7, options={"ko_relief": relief}, dice=[6, 6, 6])) as state:
        assert wounds(state, 1) == left
    assert current_question(state) == (0, "take_action")


@pytest.mark.rule("KDR-65")
@pytest.mark.parametrize("test", ["dice", "tower"])
def test_without_wounds_the_test_is_passed_without_rolling_or_building(test: str) -> None:
    state = called(0, 0, options={"ko_test": test})
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (0, 0))
    assert "dice_rolled" not in note_kinds(state)
    assert rules_of(state, "test_passed") == ["KDR-65"]


@pytest.mark.rule("KDR-65")
@pytest.mark.parametrize(("light", "heavy"), [(1, 0), (0, 1)])
def test_from_one_wound_on_three_dice_are_rolled(light: int, heavy: int) -> None:
    with require_all_dice(called(light, heavy, dice=[1, 1, 1])) as state:
        assert current_question(state) == (0, "take_action")
    assert note_kinds(state).count("dice_rolled") == 3


@pytest.mark.rule("KDR-69")
def test_in_tower_mode_a_seat_that_always_rolls_rolls_and_the_other_builds() -> None:
    mixed = {"ko_test": "tower", "dice_always": "B"}
    with require_all_dice(called(0, 4, options=mixed, dice=[2, 2, 2])) as state:
        assert current_question(state) == (0, "take_action")
    other = say(table(question="call_test", active=1, heavy=[4, 0], options=mixed), "call")
    assert current_question(other) == (PUBLIC, "judge_tower")


@pytest.mark.rule("KDR-69")
@pytest.mark.parametrize("active", [0, 1])
def test_both_seats_may_carry_dice_always(active: int) -> None:
    both = {"ko_test": "tower", "dice_always": "both"}
    state = table(question="call_test", active=active, heavy=[4, 4], options=both, dice=[2, 2, 2])
    with require_all_dice(state):
        say(state, "call")
    assert rules_of(state, "test_passed") == ["KD-KODICE-2"]
