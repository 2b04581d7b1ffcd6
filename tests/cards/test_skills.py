"""Every skill of Siege Storm listens to its moment and does what is printed on it."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    hand,
    log,
    note_kinds,
    options,
    place,
    row,
    say,
    table,
    wounds,
)

ROW = ["low-sweep", "gut-punch", "high-jab", "throwing-knife"]


def table_with_skills(*mine: str, theirs: str = "", **parts: Any) -> KnockdownState:
    """Veroth with these skills against Driana with hers."""
    laid: dict[str, Any] = {"fighters": ["veroth", "driana"], "row": ROW, **parts}
    return table(skills=[list(mine), [theirs] if theirs else []], **laid)


@pytest.mark.card("whatever-is-at-hand")
@pytest.mark.moment("attack action")
@pytest.mark.verb("draw", "strike")
@pytest.mark.parametrize(
    ("places", "suffered"), [([2, 3], (1, 0)), ([2, 4], (1, 0)), ([2, 5], (0, 0)), ([5, 6], (1, 1))]
)
def test_whatever_is_at_hand_takes_the_top_card_and_strikes(places: list[int], suffered: tuple[int, int]) -> None:
    state = table_with_skills("whatever-is-at-hand", places=places, deck={"top": ["haymaker"]})
    say(state, "blind whatever-is-at-hand")
    assert (hand(state, 0), row(state), wounds(state, 1)) == (["haymaker"], ROW, suffered)


@pytest.mark.card("scrounger")
@pytest.mark.moment("turn start")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "size"), [([], 1), (["stomp"], 2), (["stomp", "feint"], 2)])
def test_scrounger_draws_at_the_start_of_a_turn_with_one_card_or_none(held: list[str], size: int) -> None:
    state = table_with_skills("scrounger", question="start_turn", hands=[held, []])
    assert (len(hand(state, 0)), current_question(state)) == (size, (0, "take_action"))


@pytest.mark.card("scrounger")
@pytest.mark.moment("turn start")
def test_scrounger_sleeps_in_the_opponents_turn() -> None:
    assert hand(table_with_skills("scrounger", question="start_turn", active=1), 0) == []


@pytest.mark.card("second-wind")
@pytest.mark.moment("turn end")
@pytest.mark.verb("heal")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("there", "left"), [(2, 3), (3, 3), (4, 2), (6, 2)])
def test_second_wind_heals_at_the_end_of_a_turn_far_from_the_opponent(there: int, left: int) -> None:
    state = table_with_skills("second-wind", question="end_turn", places=[1, there], light=[3, 3])
    assert (wounds(state, 0), wounds(state, 1), current_question(state)[0]) == ((left, 0), (3, 0), 1)


@pytest.mark.card("old-scores")
@pytest.mark.moment("your pool")
@pytest.mark.verb("add")
@pytest.mark.condition("has-more")
@pytest.mark.parametrize(("mine", "his", "suffered"), [(1, 0, 3), (1, 1, 2), (0, 1, 2)])
def test_old_scores_adds_a_light_wound_for_whoever_is_wounded_more(mine: int, his: int, suffered: int) -> None:
    state = table_with_skills("old-scores", places=[2, 4], heavy=[mine, his])
    say(state, "attack high-jab")
    assert wounds(state, 1) == (suffered, his)


@pytest.mark.card("back-to-the-wall")
@pytest.mark.moment("opponent pool")
@pytest.mark.verb("ignore")
@pytest.mark.condition("at-edge")
@pytest.mark.parametrize(("places", "heavy"), [([2, 3], 2), ([5, 6], 2), ([1, 0], 2)])
def test_back_to_the_wall_ignores_a_heavy_wound_at_the_edge(places: list[int], heavy: int) -> None:
    attack = ["drawbridge-uppercut", *ROW[:3]]
    state = table_with_skills(theirs="back-to-the-wall", places=places, row=attack)
    say(state, "attack drawbridge-uppercut")
    assert wounds(state, 1) == (0, heavy)
    bare = table_with_skills(places=places, row=attack)
    say(bare, "attack drawbridge-uppercut")
    assert wounds(bare, 1) == (0, 2 if places == [2, 3] else 3)


@pytest.mark.card("pavise")
@pytest.mark.moment("your block")
@pytest.mark.verb("count")
@pytest.mark.parametrize(
    ("skill", "splits"), [("pavise", ["split 1 heavy 0 light", "split 0 heavy 1 light"]), ("", [])]
)
def test_pavise_counts_two_cards_more_in_a_block(skill: str, splits: list[str]) -> None:
    state = table_with_skills(theirs=skill, places=[2, 3], hands=[[], ["feint"]], row=["haymaker", *ROW[:3]])
    say(state, "attack haymaker", "block wounds feint")
    assert [option for option in options(state) if option.startswith("split")] == splits
    assert wounds(state, 1) == ((0, 0) if splits else (1, 2))


@pytest.mark.card("riposte")
@pytest.mark.moment("you blocked")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("places", "suffered"), [([2, 3], 1), ([2, 4], 1), ([2, 5], 0)])
def test_riposte_wounds_the_attacker_who_was_blocked_nearby(places: list[int], suffered: int) -> None:
    state = table_with_skills(theirs="riposte", places=places, hands=[[], ["feint"]])
    say(state, "attack throwing-knife", "block wounds feint")
    assert wounds(state, 0) == (suffered, 0)


@pytest.mark.card("riposte")
@pytest.mark.moment("you blocked")
def test_riposte_answers_a_blocked_effect_too_and_nothing_that_is_not_blocked() -> None:
    effect = table_with_skills(theirs="riposte", places=[2, 3], hands=[[], ["feint"]])
    assert wounds(say(effect, "attack gut-punch", "block effect feint"), 0) == (1, 0)
    passed = table_with_skills(theirs="riposte", places=[2, 4], hands=[[], ["feint"]])
    assert wounds(say(passed, "attack high-jab", "pass"), 0) == (0, 0)


@pytest.mark.card("riposte")
@pytest.mark.card("old-scores")
def test_a_block_reduces_what_riposte_brings_about() -> None:
    state = table_with_skills(
        "old-scores", theirs="riposte", places=[2, 3], hands=[[], ["feint", "sortie", "pillage", "stomp"]]
    )
    say(state, "attack high-jab", "block wounds feint")
    assert (wounds(state, 0), wounds(state, 1)) == ((1, 0), (0, 0))


@pytest.mark.card("quick-feet")
@pytest.mark.moment("you take")
@pytest.mark.verb("step")
@pytest.mark.condition("shows-symbol")
def test_quick_feet_steps_after_a_dash_card_was_taken() -> None:
    state = table_with_skills("quick-feet", places=[2, 4])
    say(state, "attack throwing-knife")
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", "go 1", "go 3"])
    say(state, "go 3")
    assert (place(state, 0), current_question(state)) == (3, (0, "take_action"))
    other = table_with_skills("quick-feet", places=[2, 4])
    assert current_question(say(other, "attack high-jab")) == (0, "take_action")


@pytest.mark.card("shoulder-charge")
@pytest.mark.rule("KD-SKILL-3")
@pytest.mark.parametrize(("place", "used"), [(2, 0), (3, 1)])
def test_a_skill_whose_condition_fails_is_not_used(place: int, used: int) -> None:
    state = say(table_with_skills("shoulder-charge", places=[place - 1, 4]), f"move {place}")
    assert note_kinds(state).count("skill_used") == used


@pytest.mark.card("shoulder-charge")
@pytest.mark.moment("you move")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("places", "step", "suffered"), [([2, 4], 3, 1), ([1, 4], 2, 0), ([2, 3], 1, 0)])
def test_shoulder_charge_wounds_after_a_move_beside_the_opponent(places: list[int], step: int, suffered: int) -> None:
    state = table_with_skills("shoulder-charge", places=places)
    say(state, f"move {step}")
    assert wounds(state, 1) == (suffered, 0)


@pytest.mark.card("shoulder-charge")
@pytest.mark.moment("you move")
def test_shoulder_charge_does_not_count_a_dash() -> None:
    state = table_with_skills("shoulder-charge", places=[2, 4], hands=[["sortie"], []])
    say(state, "combo", "dash sortie 3")
    assert wounds(state, 1) == (0, 0)


@pytest.mark.card("bloodhound")
@pytest.mark.moment("opponent moves")
@pytest.mark.verb("may", "advance")
@pytest.mark.parametrize(("answer", "reached"), [("do", 4), ("pass", 5)])
@pytest.mark.parametrize("steps", [["move 0"], ["combo", "dash sortie 0"]])
def test_bloodhound_may_follow_a_move_or_a_dash(answer: str, reached: int, steps: list[str]) -> None:
    state = table_with_skills(theirs="bloodhound", hands=[["sortie"], []], places=[1, 5])
    say(state, *steps)
    assert current_question(state) == (1, "choose_may")
    say(state, answer)
    assert (place(state, 1), current_question(state)) == (reached, (0, "take_action"))


@pytest.mark.card("spoils-of-war")
@pytest.mark.moment("combo end")
@pytest.mark.verb("take")
def test_spoils_of_war_takes_a_row_card_after_a_combo() -> None:
    state = table_with_skills("spoils-of-war", hands=[["sortie"], []], places=[1, 2])
    say(state, "combo", "dash sortie 0")
    assert current_question(state) == (0, "take_row")
    say(state, "take gut-punch")
    assert (hand(state, 0), wounds(state, 1), len(row(state))) == (["gut-punch"], (0, 0), 3)


@pytest.mark.card("no-quarter")
@pytest.mark.moment("opponent passed")
@pytest.mark.verb("wound")
def test_no_quarter_wounds_whoever_passed_a_test() -> None:
    state = table_with_skills("no-quarter", question="call_test", light=[0, 4], dice=[2, 1, 1])
    say(state, "call")
    assert wounds(state, 1) == (2, 1)
    assert note_kinds(state)[-2:] == ["skill_used", "wounded_note"]
    assert_dice_used(state)


@pytest.mark.card("no-quarter")
@pytest.mark.moment("opponent passed")
def test_no_quarter_has_no_say_when_its_owner_passes() -> None:
    state = table_with_skills(theirs="no-quarter", question="call_test", light=[0, 4], dice=[2, 1, 1])
    say(state, "call")
    assert wounds(state, 0) == (0, 0)
    assert "skill_used" not in [note.kind for note in log(state)]
    assert_dice_used(state)
