"""Every refusal cites the rule that the table of refusals prescribes, the first that fits."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game_of, options, say, table, take_side_action
from tests.rules.knockdown.reason_checks import DUEL, box_with_two_reactions, reason_values, refusal_codes

# Whose question it is


@pytest.mark.rule("KD-TURN-1")
def test_who_is_not_asked_hears_only_that() -> None:
    state = table(**DUEL, hands=[["sortie"], ["high-jab"]])
    for notation in ("move 2", "attack haymaker", "attack high-jab", "combo", "end-turn", "perform driana/heartseeker"):
        assert refusal_codes(state, notation, 1) == [("KD-TURN-1", "not-your-question")]
    assert refusal_codes(state, "stands", PUBLIC) == [("KD-TURN-1", "not-your-question")]


@pytest.mark.rule("KD-TURN-1")
def test_an_answer_to_another_question_is_refused() -> None:
    state = table(**DUEL)
    assert refusal_codes(state, "split 1 heavy 0 light") == [("KD-TURN-1", "another-question")]
    assert refusal_codes(state, "pick xingo") == [("KD-TURN-1", "another-question")]


@pytest.mark.parametrize("choice", [-1, 63, action(choices.PICK, 3), action(choices.STOP, 1), 1 << 62])
def test_an_int_that_names_nothing_is_an_unknown_choice_for_everybody(choice: int) -> None:
    state = table(**DUEL)
    for seat in (PUBLIC, 0, 1):
        (reason,) = game_of(state).check_action(state, seat, choice).reasons
        assert (reason.code, reason.rule) == ("unknown-choice", "KD-TURN-1")


def test_an_int_too_long_to_write_is_refused_all_the_same() -> None:
    state = table(**DUEL)
    assert [reason.code for reason in game_of(state).check_action(state, 0, 1 << 20_000).reasons] == ["unknown-choice"]


@pytest.mark.rule("KD-GOAL-2")
def test_after_the_match_nothing_is_open() -> None:
    state = take_side_action(table(**DUEL), 0, "resign")
    game = game_of(state)
    assert game.candidates(state) == []
    for seat in (PUBLIC, 0, 1):
        (reason,) = game.check_action(state, seat, action(choices.RESIGN)).reasons
        assert (reason.code, reason.rule) == ("match-over", "KD-GOAL-2")


@pytest.mark.rule("KDR-75", "KDR-76")
def test_players_resign_and_the_table_calls_time() -> None:
    state = table(**DUEL, options={"decision_time": "30"})
    assert (
        refusal_codes(state, "resign", 0)
        == refusal_codes(state, "resign", 1)
        == refusal_codes(state, "time-out", PUBLIC)
        == []
    )
    assert refusal_codes(state, "resign", PUBLIC) == [("KDR-75", "only-players-resign")]
    assert refusal_codes(state, "time-out", 0) == [("KDR-76", "no-time-out")]
    assert refusal_codes(table(**DUEL), "time-out", PUBLIC) == [("KDR-76", "no-time-out")]


# Turn and Move


@pytest.mark.rule("KD-TURN-4")
@pytest.mark.parametrize("notation", ["end-turn", "pass", "stop"])
def test_a_turn_is_not_ended_after_one_action(notation: str) -> None:
    state = say(table(**DUEL), "move 2")
    assert refusal_codes(state, notation) == [("KD-TURN-4", "two-actions")]
    assert reason_values(state, notation) == {"needs": 2, "has": 1}


@pytest.mark.rule("KD-TURN-3")
@pytest.mark.parametrize("notation", ["move 3", "attack haymaker", "combo"])
def test_a_third_action_is_refused(notation: str) -> None:
    state = say(table(**DUEL, hands=[["sortie", "pillage"], []]), "move 2", "combo", "dash sortie 3")
    assert current_question(state) == (0, "continue_combo")
    assert refusal_codes(state, notation)[0] == ("KD-TURN-3", "third-action")


@pytest.mark.rule("KD-MOVE-1", "KD-MOVE-3", "KD-MOVE-4", "KD-MOVE-5")
def test_a_move_goes_to_a_free_adjacent_space_of_the_arena() -> None:
    state = table(**DUEL, places=[3, 4])
    assert refusal_codes(state, "move 7") == [("KD-MOVE-5", "off-arena")]
    assert refusal_codes(state, "move 4") == [("KD-MOVE-3", "opponents-space")]
    assert refusal_codes(state, "move 5") == [("KD-MOVE-4", "beyond-opponent")]
    assert refusal_codes(state, "move 1") == [("KD-MOVE-1", "not-adjacent")]
    assert refusal_codes(state, "move 3") == [("KD-MOVE-1", "own-space")]
    assert refusal_codes(state, "move 2") == []


@pytest.mark.rule("KDR-14")
def test_who_is_hemmed_in_is_told_so() -> None:
    state = table(**DUEL, places=[0, 1])
    assert refusal_codes(state, "move 1") == [("KD-MOVE-3", "opponents-space"), ("KDR-14", "hemmed-in")]
    assert refusal_codes(state, "move 0") == [("KD-MOVE-1", "own-space"), ("KDR-14", "hemmed-in")]


# Attack


@pytest.mark.rule("KD-ATK-1")
def test_an_attack_chooses_a_card_of_the_row() -> None:
    assert refusal_codes(table(**DUEL), "attack sortie") == [("KD-ATK-1", "not-in-row")]


@pytest.mark.rule("KD-HAND-1")
def test_a_hand_card_never_attacks_again() -> None:
    state = table(**DUEL, hands=[["sortie", "pillage"], []])
    both = [("KD-ATK-1", "not-in-row"), ("KD-HAND-1", "hand-card-attack")]
    assert refusal_codes(state, "attack sortie") == both
    assert refusal_codes(say(state, "combo"), "attack pillage") == both


@pytest.mark.rule("KDR-62", "KD-SKILL-2")
def test_a_blind_draw_needs_its_skill_and_a_card_in_the_deck() -> None:
    skills = [["whatever-is-at-hand"], ["pavise"]]
    assert refusal_codes(table(**DUEL, skills=skills), "blind whatever-is-at-hand") == []
    assert refusal_codes(table(**DUEL, skills=skills), "blind pavise") == [("KD-SKILL-2", "no-blind-draw")]
    empty = table(**DUEL, skills=skills, deck=[])
    assert refusal_codes(empty, "blind whatever-is-at-hand") == [("KDR-62", "deck-empty")]


# Combo, Dash and specials


@pytest.mark.rule("KDR-10")
def test_a_combo_needs_something_to_carry_out() -> None:
    state = table(**DUEL, hands=[["high-jab"], []])
    assert refusal_codes(state, "combo") == [("KDR-10", "combo-empty")]


@pytest.mark.rule("KDR-10")
def test_a_combo_is_not_stopped_before_its_first_part() -> None:
    state = say(table(**DUEL, hands=[["sortie", "pillage"], []]), "combo")
    assert refusal_codes(state, "stop") == [("KDR-10", "stop-too-soon")]
    assert refusal_codes(say(state, "dash sortie 2"), "stop") == []


@pytest.mark.rule("KD-DASH-1", "KD-MOVE-1")
def test_a_dash_needs_a_dash_card_from_the_hand_and_a_legal_step() -> None:
    state = say(table(**DUEL, hands=[["sortie", "high-jab"], []]), "combo")
    assert refusal_codes(state, "dash high-jab 2") == [("KD-DASH-1", "no-dash-symbol")]
    assert refusal_codes(state, "dash pillage 2") == [("KD-DASH-1", "not-in-hand")]
    assert refusal_codes(state, "dash sortie 4") == [("KD-MOVE-1", "not-adjacent")]


@pytest.mark.rule("KDR-13")
def test_a_dash_with_no_possible_step_is_refused() -> None:
    state = say(table(**DUEL, places=[0, 1], hands=[["sortie", "high-jab", "gut-punch"], []]), "combo")
    assert refusal_codes(state, "dash sortie 1") == [("KD-MOVE-3", "opponents-space"), ("KDR-13", "no-dash-step")]


@pytest.mark.rule("KD-COMBO-4")
def test_a_special_is_performed_once_per_combo() -> None:
    hand = ["high-jab", "high-kick", "sortie", "feint", "haymaker", "gut-punch"]
    state = table(**DUEL, places=[3, 4], hands=[hand, []])
    say(state, "combo", "perform frenzied-blow", "pay high-kick+sortie", "mode 1")
    assert refusal_codes(state, "perform veroth/frenzied-blow") == [("KD-COMBO-4", "special-used")]


@pytest.mark.rule("KDR-22")
def test_a_reaction_is_no_part_of_ones_own_combo() -> None:
    state = table(**DUEL, hands=[["sortie", "feint"], []])
    for _ in range(2):
        assert refusal_codes(state, "perform veroth/double-block") == [("KDR-22", "reaction-in-combo")]
        assert refusal_codes(state, "react veroth/double-block") == [("KDR-22", "no-trigger")]
        if "combo" in options(state):
            say(state, "combo")


@pytest.mark.rule("KDR-9")
def test_a_special_out_of_range_is_refused() -> None:
    state = say(table(**DUEL, hands=[["high-jab", "gut-punch", "sortie"], []]), "combo")
    assert refusal_codes(state, "perform veroth/fists-of-fury") == [("KDR-9", "special-out-of-range")]
    assert reason_values(state, "perform veroth/fists-of-fury") == {
        "special": "veroth/fists-of-fury",
        "range": "1",
        "has": 4,
    }


@pytest.mark.rule("KD-SPEC-1")
def test_a_special_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    state = say(table(**DUEL, places=[3, 4], hands=[["high-jab", "sortie"], []]), "combo")
    assert refusal_codes(state, "perform veroth/fists-of-fury") == [("KD-SPEC-1", "cannot-pay")]
    assert reason_values(state, "perform veroth/fists-of-fury") == {
        "special": "veroth/fists-of-fury",
        "needs": 2,
        "has": 1,
    }


@pytest.mark.rule("KD-SPEC-1")
def test_a_payment_covers_the_cost_with_cards_from_the_hand() -> None:
    state = table(**DUEL, places=[3, 4], hands=[["high-jab", "high-jab", "sortie"], []])
    say(state, "combo", "perform fists-of-fury")
    assert refusal_codes(state, "pay high-jab+sortie") == [("KD-SPEC-1", "cost-not-covered")]
    assert reason_values(state, "pay high-jab+sortie") == {"needs": 2, "has": 1}
    assert refusal_codes(state, "pay high-jab+gut-punch") == [("KD-SPEC-1", "not-in-hand")]
    assert refusal_codes(state, "pass") == [("KD-SPEC-1", "must-choose")]


@pytest.mark.rule("KDR-12")
def test_a_payment_holds_no_superfluous_card() -> None:
    state = table(**DUEL, places=[3, 4], hands=[["high-jab", "high-jab", "sortie"], []])
    say(state, "combo", "perform fists-of-fury")
    assert refusal_codes(state, "pay high-jab+high-jab+sortie") == [("KDR-12", "superfluous-card")]
    assert reason_values(state, "pay high-jab+high-jab+sortie") == {"card": "sortie"}


@pytest.mark.rule("KD-COMBO-1")
def test_another_fighters_special_is_refused() -> None:
    state = say(table(**DUEL, hands=[["sortie", "high-jab", "high-kick", "feint"], []]), "combo")
    assert refusal_codes(state, "perform driana/heartseeker") == [("KD-COMBO-1", "not-your-special")]
    assert refusal_codes(state, "perform xingo/flicker") == [
        ("KDR-22", "reaction-in-combo"),
        ("KD-COMBO-1", "not-your-special"),
    ]


@pytest.mark.rule("KD-COMBO-1")
def test_specials_and_dashes_wait_for_a_combo() -> None:
    state = table(**DUEL, places=[3, 4], hands=[["sortie", "high-kick"], []])
    assert refusal_codes(state, "perform veroth/frenzied-blow") == [("KD-COMBO-1", "combo-first")]
    assert refusal_codes(state, "dash sortie 2") == [("KD-COMBO-1", "combo-first")]


# Reactions


@pytest.mark.rule("KDR-22")
def test_a_reaction_needs_its_trigger_and_its_range() -> None:
    hand = ["sortie", "feint", "high-jab"]
    state = say(table(**DUEL, active=1, places=[2, 4], hands=[hand, []]), "move 5")
    assert current_question(state) == (0, "use_reaction")
    assert refusal_codes(state, "react veroth/fury-grab") == []
    assert refusal_codes(state, "react veroth/double-block") == [("KDR-22", "no-trigger")]
    assert refusal_codes(state, "react veroth/fists-of-fury") == [("KDR-22", "not-a-reaction")]
    assert refusal_codes(state, "react driana/parting-shot") == [("KD-COMBO-1", "not-your-special")]


@pytest.fixture
def two_answers(tmp_path: Path) -> Path:
    return box_with_two_reactions(tmp_path)


def attacked_warden(pack: Path, place: int) -> KnockdownState:
    row, hand = ["one-two", "salt", "recoil", "chain"], ["plain-guard", "plain-punch", "plain-sprint", "plain-sprint"]
    parts: dict[str, Any] = {"fighters": ["mason", "warden"], "places": [3, place], "row": row, "hands": [[], hand]}
    return say(table(pack=pack, **parts), "attack one-two")


@pytest.mark.rule("KDR-22")
def test_a_reaction_out_of_range_is_refused(two_answers: Path) -> None:
    state = attacked_warden(two_answers, 5)
    assert options(state) == ["pass", "react warden/refusal"]
    assert refusal_codes(state, "react warden/scatter") == [("KDR-22", "reaction-out-of-range")]


@pytest.mark.rule("KDR-22")
def test_a_reaction_answers_a_trigger_once(two_answers: Path) -> None:
    state = say(attacked_warden(two_answers, 4), "react scatter", "pay plain-sprint")
    assert options(state) == ["pass", "react warden/refusal"]
    assert refusal_codes(state, "react warden/scatter") == [("KDR-22", "reaction-used")]


@pytest.mark.rule("KD-SPEC-1")
def test_a_reaction_that_cannot_be_paid_is_refused() -> None:
    state = say(table(**DUEL, active=1, places=[2, 4], hands=[["high-jab"], []]), "move 5")
    assert refusal_codes(state, "react veroth/fury-grab") == [("KD-SPEC-1", "cannot-pay")]
