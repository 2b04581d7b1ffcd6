"""What the effect language can say and Siege Storm does not: verbs, forms of verbs, and moments."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    say,
    skills,
    table,
    tokens,
    wounds,
)
from tests.rules.knockdown.altered_boxes import PROVING_GROUND

ROW = ["plain-punch", "plain-kick", "plain-guard", "plain-sprint"]


def bench(card: str = "", **parts: Any) -> KnockdownState:
    """Mason against the runner, who has no Reaction to an attack; with `card` in the row, if it is named."""
    row = [card, *ROW[:3]] if card and card not in ROW else ROW
    laid: dict[str, Any] = {"fighters": ["mason", "runner"], "row": row, "places": [3, 4], **parts}
    return table(pack=PROVING_GROUND, **laid)


# Verbs and their forms


@pytest.mark.verb("yank")
def test_the_opponent_is_blinked_to_either_side_of_you() -> None:
    state = say(bench("chain", places=[3, 6]), "attack chain")
    assert (current_question(state), options(state)) == ((0, "go_yank"), ["go 2", "go 4"])
    say(state, "go 2")
    assert (place(state, 1), wounds(state, 1)) == (2, (1, 0))


@pytest.mark.verb("wound")
def test_a_text_may_wound_its_owner() -> None:
    state = say(bench("recoil"), "attack recoil")
    assert (wounds(state, 0), wounds(state, 1)) == ((1, 0), (0, 2))


@pytest.mark.verb("wound-per")
@pytest.mark.parametrize(("held", "light"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_wounds_may_be_counted_by_the_opponents_cards(held: int, light: int) -> None:
    cards = ["plain-sprint", "double-sprint", "double-sprint", "double-guard", "double-guard"]
    state = say(bench("full-hands", hands=[[], cards[:held]]), "attack full-hands")
    assert wounds(state, 1) == (light, 0)


@pytest.mark.verb("wound-per")
@pytest.mark.parametrize(("light", "heavy", "after"), [(1, 1, (1, 1)), (2, 1, (3, 1)), (3, 4, (5, 4))])
def test_wounds_may_be_counted_by_the_opponents_wounds(light: int, heavy: int, after: tuple[int, int]) -> None:
    state = say(bench("salt", light=[0, light], heavy=[0, heavy]), "attack salt")
    assert wounds(state, 1) == after


@pytest.mark.verb("strike")
@pytest.mark.parametrize(("there", "light"), [(4, 1), (5, 2)])
def test_a_strike_inside_a_text_looks_for_its_own_range(there: int, light: int) -> None:
    state = say(bench("second-blow", places=[3, there]), "attack second-blow")
    assert wounds(state, 1) == (light, 0)


@pytest.mark.verb("strike")
def test_a_strike_without_a_range_reaches_any_distance() -> None:
    state = say(bench(places=[0, 8], skills=[["blind-throw"], []]), "blind blind-throw")
    assert (wounds(state, 1), len(hand(state, 0))) == ((0, 1), 1)


@pytest.mark.verb("heal")
def test_a_text_may_heal_both_kinds() -> None:
    cards = ["plain-sprint", "plain-punch"]
    state = bench(hands=[cards, []], light=[5, 0], heavy=[2, 0], places=[1, 6])
    say(state, "combo", "perform mortar", "pay plain-punch+plain-sprint")
    assert wounds(state, 0) == (3, 1)


@pytest.mark.verb("spend")
def test_spending_may_ask_for_two_cards_of_one_symbol() -> None:
    held = ["plain-sprint", "double-sprint", "plain-guard"]
    state = say(bench("toll", hands=[held, []], places=[1, 6]), "attack toll")
    assert options(state) == ["pass", "pay plain-sprint+double-sprint"]
    say(state, "pay plain-sprint+double-sprint")
    assert (wounds(state, 1), sorted(discards(state))) == ((0, 2), ["double-sprint", "plain-sprint"])


@pytest.mark.verb("choose")
def test_a_choice_may_have_three_parts() -> None:
    state = say(bench("crossroads", places=[1, 6]), "attack crossroads")
    assert options(state) == ["mode 1", "mode 2", "mode 3"]
    say(state, "mode 3", "go 2")
    assert place(state, 0) == 2


@pytest.mark.condition("at-edge", "distance")
@pytest.mark.verb("if")
@pytest.mark.parametrize(("places", "heavy", "there"), [([7, 8], 1, 8), ([6, 7], 0, 8)])
def test_conditions_joined_by_and_must_all_hold(places: list[int], heavy: int, there: int) -> None:
    state = say(bench("squeeze", places=places), "attack squeeze")
    assert (wounds(state, 1), place(state, 1)) == ((1, heavy), there)


@pytest.mark.condition("has-more")
@pytest.mark.parametrize(("heavy", "mine", "his"), [([2, 1], (0, 1), (0, 1)), ([1, 1], (0, 1), (1, 1))])
def test_a_condition_may_compare_heavy_wounds(heavy: list[int], mine: tuple[int, int], his: tuple[int, int]) -> None:
    state = say(bench("mercy", heavy=heavy), "attack mercy")
    assert (wounds(state, 0), wounds(state, 1)) == (mine, his)


# Moments


@pytest.mark.moment("round start")
def test_a_skill_may_listen_to_the_start_of_a_round() -> None:
    state = bench(question="start_round", skills=[["early-bird"], []], row=ROW)
    assert (len(hand(state, 0)), hand(state, 1), current_question(state)) == (1, [], (0, "take_action"))
    say(state, "move 2", "move 3")
    assert len(hand(state, 0)) == 1


@pytest.mark.moment("you dash")
def test_a_skill_may_listen_to_a_dash_and_not_to_a_move() -> None:
    state = bench(hands=[["plain-sprint"], []], skills=[["rolling-fall"], []], light=[4, 0], places=[3, 8])
    say(state, "move 2")
    assert wounds(state, 0) == (4, 0)
    say(state, "combo", "dash plain-sprint 3")
    assert wounds(state, 0) == (3, 0)


@pytest.mark.moment("you attacked")
@pytest.mark.parametrize(("answer", "reached"), [("do", 2), ("pass", 3)])
def test_a_skill_may_listen_to_the_end_of_an_attack_of_its_owner(answer: str, reached: int) -> None:
    state = bench(skills=[["step-away"], []])
    say(state, "attack plain-punch")
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (place(state, 0), current_question(state)) == (reached, (0, "take_action"))


@pytest.mark.moment("you attacked")
def test_an_attack_out_of_range_is_no_such_moment() -> None:
    state = bench(skills=[["step-away"], []], places=[3, 6])
    say(state, "attack plain-punch")
    assert current_question(state) == (0, "take_action")


@pytest.mark.moment("you were attacked")
def test_a_skill_may_listen_to_the_end_of_an_attack_on_its_owner() -> None:
    state = bench(skills=[[], ["shove-back"]])
    say(state, "attack plain-punch")
    assert (place(state, 0), wounds(state, 1)) == (2, (1, 0))


@pytest.mark.moment("you were wounded")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("light", "drawn"), [(3, 0), (4, 1)])
def test_a_skill_may_listen_to_wounds_from_an_attack(light: int, drawn: int) -> None:
    state = bench(skills=[[], ["pain-teaches"]], light=[0, light])
    say(state, "attack plain-punch")
    assert (wounds(state, 1), len(hand(state, 1))) == ((light + 1, 0), drawn)


@pytest.mark.moment("you passed")
def test_a_skill_may_listen_to_a_test_that_its_owner_passed() -> None:
    state = bench(question="call_test", skills=[[], ["iron-will"]], heavy=[3, 3], dice=[1, 1, 1])
    say(state, "call")
    assert (wounds(state, 0), wounds(state, 1)) == ((0, 3), (0, 2))
    assert_dice_used(state)


@pytest.mark.moment("your pool")
@pytest.mark.condition("after-special")
@pytest.mark.verb("add")
def test_a_counted_text_may_ask_for_a_special_before_this_one() -> None:
    held = ["one-two", "plain-punch", "plain-punch"]
    state = bench(hands=[held, []], skills=[["follow-up"], []])
    say(state, "combo", "perform mortar", "pay one-two", "perform double-punch")
    say(state, "pay plain-punch+plain-punch", "pass")
    assert (wounds(state, 1), skills(state, 0)) == ((0, 3), ["follow-up"])


@pytest.mark.moment("your block")
@pytest.mark.condition("has-at-most")
@pytest.mark.verb("count")
@pytest.mark.parametrize(("left", "suffered"), [(0, 1), (2, 0), (3, 1)])
def test_a_counted_text_may_ask_how_many_cards_are_left(left: int, suffered: int) -> None:
    held = ["double-guard", *["double-sprint", "double-sprint", "plain-sprint"][:left]]
    state = bench("recoil", hands=[[], held], skills=[[], ["last-stand"]])
    say(state, "attack recoil", "block wounds double-guard")
    assert wounds(state, 1) == (0, suffered)


# Tokens


def flagged(mover: int) -> KnockdownState:
    """A flag of the runner on space 3 and one on 8; the fighter of a seat is about to step onto the first."""
    laid = [{"seat": 1, "kind": "flag", "space": space} for space in (3, 8)]
    places = [2, 6] if mover == 0 else [0, 4]
    return bench(places=places, tokens=laid, active=mover, deck={"top": ["jolt"]})


@pytest.mark.moment("you entered")
@pytest.mark.verb("draw")
def test_a_token_may_wait_for_its_owner_and_goes_back_to_the_supply() -> None:
    state = say(flagged(mover=1), "move 3")
    assert (place(state, 1), hand(state, 1), tokens(state, 1)) == (3, ["jolt"], [("flag", 8)])
    assert note_kinds(state).count("token_gathered") == 1
    say(state, "move 2")
    assert len(hand(state, 1)) == 1


@pytest.mark.moment("you entered")
def test_a_token_that_waits_for_its_owner_does_nothing_to_the_opponent() -> None:
    state = say(flagged(mover=0), "move 3")
    assert (hand(state, 0), hand(state, 1), tokens(state, 1)) == ([], [], [("flag", 3), ("flag", 8)])
