"""The Combo action: special attacks and Dashes in any order, and when it may begin and ends."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    say,
    table,
    wounds,
)

BENCH = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW = ["hammer-fist", "feint", "stomp", "backfist"]
BENCH_ROW = ["salt", "recoil", "chain", "jump-through"]


def offered(state: KnockdownState, verb: str) -> list[str]:
    return [option.removeprefix(f"{verb} ") for option in options(state) if option.startswith(verb)]


# What a Combo is


@pytest.mark.rule("KD-COMBO-1")
def test_specials_and_dashes_may_be_mixed_in_any_order() -> None:
    cards = ["high-jab", "high-jab", "sortie", "sortie"]
    state = table(fighters=["veroth", "xingo"], places=[1, 3], row=ROW, hands=[cards, []])
    say(state, "combo", "dash sortie 2", "perform fists-of-fury", "pay high-jab+high-jab", "pass")
    assert wounds(state, 1) == (2, 1)
    assert options(state) == ["dash sortie 1", "stop"]
    say(state, "dash sortie 1")
    assert (place(state, 0), current_question(state)) == (1, (0, "take_action"))


@pytest.mark.rule("KD-COMBO-1")
def test_only_specials_of_ones_own_sheet_are_offered_and_no_reactions() -> None:
    cards = ["high-jab", "high-jab", "high-kick", "shield-bash", "sortie", "pillage"]
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, hands=[cards, []])
    assert offered(say(state, "combo"), "perform") == ["veroth/fists-of-fury", "veroth/frenzied-blow"]


@pytest.mark.rule("KD-COMBO-2")
def test_after_each_part_the_player_may_go_on_or_stop() -> None:
    state = table(row=ROW, hands=[["sortie", "pillage", "smoke-roll"], []])
    say(state, "combo", "dash sortie 2")
    assert options(state) == ["dash smoke-roll 1", "dash smoke-roll 3", "dash pillage 1", "dash pillage 3", "stop"]
    say(state, "dash pillage 3")
    assert "stop" in options(state)
    say(state, "stop")
    assert (current_question(state), hand(state, 0)) == ((0, "take_action"), ["smoke-roll"])


@pytest.mark.rule("KD-COMBO-3")
def test_a_combo_ends_by_itself_when_the_hand_is_empty() -> None:
    state = say(table(row=ROW, hands=[["sortie"], []]), "combo", "dash sortie 2")
    assert (current_question(state), state.actions) == ((0, "take_action"), 1)
    assert note_kinds(state)[-1] == "combo_ended"


@pytest.mark.rule("KD-COMBO-3")
def test_a_combo_ends_when_the_player_stops() -> None:
    state = say(table(row=ROW, hands=[["sortie", "pillage"], []]), "combo", "dash sortie 2", "stop")
    assert (current_question(state), state.actions) == ((0, "take_action"), 1)
    assert note_kinds(state)[-1] == "combo_ended"


@pytest.mark.rule("KD-COMBO-3")
def test_the_end_of_a_combo_is_a_moment_for_skills() -> None:
    state = table(row=ROW, hands=[["sortie"], []], skills=[["spoils-of-war"], []])
    say(state, "combo", "dash sortie 2")
    assert current_question(state) == (0, "take_row")


@pytest.mark.rule("KD-COMBO-3", "KDR-66")
def test_who_cannot_pay_for_anything_may_only_stop() -> None:
    state = table(fighters=["xingo", "veroth"], row=ROW, hands=[["sortie", "high-jab"], []])
    say(state, "combo", "dash sortie 2")
    assert (current_question(state), options(state)) == ((0, "continue_combo"), ["stop"])


@pytest.mark.rule("KD-COMBO-4")
def test_each_special_at_most_once_in_a_combo() -> None:
    cards = ["high-kick", "high-kick", "low-sweep", "low-sweep"]
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, hands=[cards, []])
    say(state, "combo", "perform frenzied-blow", "pay high-kick+low-sweep", "mode 1")
    assert options(state) == ["stop"]


@pytest.mark.rule("KDR-11", "KD-COMBO-4")
def test_in_a_second_combo_of_the_turn_every_special_is_unused_again() -> None:
    cards = ["high-kick", "high-kick", "low-sweep", "low-sweep"]
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, heavy=[2, 0], hands=[cards, []])
    say(state, "combo", "perform frenzied-blow", "pay high-kick+low-sweep", "mode 1", "stop")
    say(state, "combo", "perform frenzied-blow", "pay high-kick+low-sweep", "mode 1")
    assert wounds(state, 1) == (4, 0)


@pytest.mark.rule("KD-SPEC-3")
def test_a_paid_special_is_resolved_by_the_attack_sequence() -> None:
    cards = ["high-jab", "high-jab"]
    state = table(fighters=["veroth", "driana"], places=[2, 3], row=ROW, hands=[cards, ["shield-bash"]])
    say(state, "combo", "perform fists-of-fury", "pay high-jab+high-jab")
    assert current_question(state) == (1, "declare_block")
    say(state, "pass")
    assert wounds(state, 1) == (2, 1)
    assert (current_question(state), options(state)) == ((0, "call_test"), ["pass", "call"])
    assert "special_performed" in note_kinds(state)


# When a Combo may be chosen


@pytest.mark.rule("KDR-10")
def test_a_combo_needs_a_dash_or_special_that_can_be_paid_and_carried_out() -> None:
    chances = {
        "an empty hand": ([], [1, 5], False),
        "a card that pays for nothing": (["high-jab"], [1, 5], False),
        "a dash": (["sortie"], [1, 5], True),
        "a dash without a step": (["sortie"], [0, 1], False),
        "a special": (["high-jab", "high-jab"], [2, 3], True),
        "a special out of range": (["high-jab", "high-jab"], [1, 5], False),
    }
    for name, (cards, places, possible) in chances.items():
        state = table(fighters=["veroth", "xingo"], row=ROW, places=places, hands=[cards, []])
        assert ("combo" in options(state)) == possible, name


@pytest.mark.rule("KDR-10")
def test_the_first_part_of_a_combo_must_be_carried_out() -> None:
    state = say(table(row=ROW, hands=[["sortie", "pillage"], []]), "combo")
    assert "stop" not in options(state)


@pytest.mark.rule("KDR-10")
def test_with_allow_empty_combo_it_is_a_pass_in_disguise() -> None:
    free = {"allow_empty_combo": "true"}
    state = say(table(row=ROW, options=free), "combo")
    assert (current_question(state), state.actions) == ((0, "take_action"), 1)
    state = say(table(row=ROW, options=free, hands=[["high-jab"], []]), "combo", "stop")
    assert (current_question(state), hand(state, 0)) == ((0, "take_action"), ["high-jab"])


@pytest.mark.rule("KDR-9")
def test_a_special_out_of_range_is_not_offered() -> None:
    cards = ["high-jab", "high-jab", "sortie"]
    far = say(table(fighters=["veroth", "xingo"], places=[1, 4], row=ROW, hands=[cards, []]), "combo")
    assert offered(far, "perform") == []
    say(far, "dash sortie 2")
    assert offered(far, "perform") == ["veroth/frenzied-blow"]


@pytest.mark.rule("KDR-71")
def test_a_special_may_be_performed_even_if_it_changes_nothing() -> None:
    cards = ["plain-punch", "plain-guard"]
    state = table(pack=BENCH, fighters=["mason", "runner"], row=BENCH_ROW, hands=[cards, []])
    say(state, "combo", "perform mortar", "pay plain-punch+plain-guard")
    assert wounds(state, 0) == (0, 0)
    assert sorted(discards(state)) == ["plain-guard", "plain-punch"]
