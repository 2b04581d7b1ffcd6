"""What a Combo costs: payments for special attacks, and Dashes."""

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


def bench(fighter: str, cards: list[str], places: tuple[int, int] = (3, 4)) -> KnockdownState:
    """A Combo of the proving ground, against a rival with an empty hand."""
    rival = "warden" if fighter != "warden" else "runner"
    return say(table(pack=BENCH, fighters=[fighter, rival], places=places, row=BENCH_ROW, hands=[cards, []]), "combo")


def payments(state: KnockdownState, special: str) -> list[str]:
    """The ways to pay for a special, or none if it is not offered."""
    if not any(option.endswith(f"/{special}") for option in options(state)):
        return []
    return sorted(option.removeprefix("pay ") for option in options(say(state, f"perform {special}")))


# Paying


@pytest.mark.rule("KD-SPEC-1")
def test_a_special_is_paid_with_hand_cards_whose_symbols_match_its_cost() -> None:
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, hands=[["high-jab", "gut-punch", "sortie"], []])
    say(state, "combo", "perform fists-of-fury")
    assert (current_question(state), options(state)) == ((0, "pay_cost"), ["pay high-jab+gut-punch"])
    say(state, "pay high-jab+gut-punch")
    assert sorted(discards(state)) == ["gut-punch", "high-jab"]
    assert hand(state, 0) == ["sortie"]


@pytest.mark.rule("KD-SPEC-1")
def test_a_special_that_cannot_be_paid_in_full_is_not_offered() -> None:
    assert payments(bench("mason", ["plain-punch", "plain-sprint"]), "double-punch") == []


@pytest.mark.rule("KD-SPEC-2")
def test_a_question_mark_takes_any_symbol_block_and_dash_too() -> None:
    cards = ["plain-punch", "plain-kick", "plain-guard", "plain-sprint"]
    assert payments(bench("runner", cards), "free-dance") == sorted(cards)


@pytest.mark.rule("KD-SPEC-2")
def test_a_question_mark_is_paid_beside_the_symbols_of_the_cost() -> None:
    ways = payments(bench("runner", ["plain-kick", "plain-kick", "plain-guard"]), "kick-chain")
    assert ways == ["plain-kick+plain-kick+plain-guard"]
    assert payments(bench("runner", ["plain-kick", "plain-guard", "plain-guard"]), "kick-chain") == []


@pytest.mark.rule("KDR-12")
def test_the_payer_chooses_freely_among_the_cards_that_fit() -> None:
    ways = payments(bench("mason", ["plain-punch", "plain-kick", "plain-guard"]), "mortar")
    assert ways == ["plain-kick+plain-guard", "plain-punch+plain-guard", "plain-punch+plain-kick"]


@pytest.mark.rule("KDR-12")
def test_of_an_either_or_the_payer_chooses_the_side() -> None:
    assert payments(bench("mason", ["plain-kick", "plain-sprint", "plain-guard"]), "dig-in") == [
        "plain-kick",
        "plain-sprint",
    ]


@pytest.mark.rule("KDR-12")
def test_nobody_overpays_by_a_whole_card() -> None:
    ways = payments(bench("mason", ["plain-punch", "plain-punch", "plain-punch"]), "double-punch")
    assert ways == ["plain-punch+plain-punch"]


@pytest.mark.rule("KDR-12")
def test_a_two_symbol_card_may_supply_both_symbols_to_one_special() -> None:
    ways = payments(bench("warden", ["one-two", "plain-guard", "plain-sprint"]), "all-four")
    assert ways == ["plain-guard+plain-sprint+one-two"]


@pytest.mark.rule("KDR-12", "KDR-47")
def test_a_two_symbol_card_may_supply_one_symbol_and_lose_the_other() -> None:
    assert payments(bench("mason", ["one-two", "plain-punch"]), "double-punch") == ["plain-punch+one-two"]


@pytest.mark.rule("KDR-47")
def test_a_payment_from_which_a_card_could_be_left_out_is_none() -> None:
    state = bench("mason", ["double-guard", "plain-guard", "plain-kick"])
    assert payments(state, "mortar") == ["double-guard", "plain-kick+plain-guard"]


@pytest.mark.rule("KDR-47")
def test_a_card_that_is_needed_is_no_overpayment_however_many_symbols_it_shows() -> None:
    ways = payments(bench("runner", ["one-two", "one-two"]), "kick-chain")
    assert ways == ["one-two+one-two"]


@pytest.mark.rule("KDR-38")
def test_a_cost_must_be_paid_fully() -> None:
    assert payments(bench("warden", ["plain-punch", "plain-kick", "plain-guard"]), "all-four") == []


@pytest.mark.rule("KD-HAND-1", "KD-SPEC-1")
def test_from_the_hand_only_the_symbol_of_a_card_counts() -> None:
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, hands=[["haymaker", "high-jab"], []])
    assert "attack haymaker" not in options(state)
    say(state, "combo", "perform fists-of-fury", "pay high-jab+haymaker")
    assert wounds(state, 1) == (2, 1)
    assert "attack_declared" not in note_kinds(state)


# Dashes


@pytest.mark.rule("KD-DASH-1")
def test_each_dash_symbol_discarded_gives_one_step() -> None:
    state = table(row=ROW, hands=[["sortie", "pillage", "high-jab"], []])
    say(state, "combo")
    assert options(state) == ["dash sortie 0", "dash sortie 2", "dash pillage 0", "dash pillage 2"]
    say(state, "dash sortie 2", "dash pillage 3")
    assert (place(state, 0), hand(state, 0)) == (3, ["high-jab"])
    assert sorted(discards(state)) == ["pillage", "sortie"]


@pytest.mark.rule("KD-DASH-1")
def test_a_dash_steps_under_the_rules_of_a_move() -> None:
    state = say(table(places=[0, 2], row=ROW, hands=[["sortie", "pillage"], []]), "combo", "dash sortie 1")
    assert options(state) == ["dash pillage 0", "stop"]


@pytest.mark.rule("KDR-13")
def test_dashes_are_made_one_by_one_without_announcing_their_number() -> None:
    state = say(table(row=ROW, hands=[["sortie", "pillage"], []]), "combo", "dash sortie 2")
    assert (place(state, 0), hand(state, 0)) == (2, ["pillage"])
    assert options(state) == ["dash pillage 1", "dash pillage 3", "stop"]


@pytest.mark.rule("KDR-13")
def test_a_dash_without_a_possible_step_is_not_offered() -> None:
    hands = [["high-jab", "haymaker", "sortie"], []]
    state = say(table(fighters=["veroth", "xingo"], places=[0, 1], row=ROW, hands=hands), "combo")
    assert not [option for option in options(state) if option.startswith("dash")]


@pytest.mark.rule("KDR-52", "KDR-12")
def test_a_card_with_two_dashes_gives_a_step_and_one_more_that_may_be_declined() -> None:
    state = bench("mason", ["double-sprint", "plain-punch"], (2, 6))
    assert options(state)[-2:] == ["dash double-sprint 1", "dash double-sprint 3"]
    say(state, "dash double-sprint 3")
    assert (current_question(state), options(state)) == ((0, "dash_on"), ["stop", "go 2", "go 4"])
    declined = say(state.clone(), "stop")
    assert (place(declined, 0), current_question(declined)) == (3, (0, "continue_combo"))
    say(state, "go 4")
    assert (place(state, 0), current_question(state)) == (4, (0, "continue_combo"))


@pytest.mark.rule("KDR-52", "KDR-50")
def test_every_step_of_a_dash_is_a_trigger_and_a_lost_one_costs_its_symbol_only() -> None:
    hands = [["double-sprint"], ["plain-kick", "plain-kick"]]
    state = table(pack=BENCH, fighters=["mason", "runner"], places=[3, 5], row=BENCH_ROW, hands=hands)
    say(state, "combo", "dash double-sprint 4", "react trip", "pay plain-kick", "pass")
    assert (place(state, 0), "step_lost" in note_kinds(state)) == (2, True)
    assert (current_question(state), options(state)) == ((0, "dash_on"), ["stop", "go 1", "go 3"])
    say(state, "go 3")
    assert current_question(state) == (1, "use_reaction")
    say(state, "pass")
    assert place(state, 0) == 3


@pytest.mark.rule("KDR-52")
def test_a_dash_whose_only_step_was_cancelled_counts_as_carried_out() -> None:
    hands = [["sortie", "high-jab"], ["high-kick"]]
    state = table(fighters=["xingo", "veroth"], places=[3, 5], row=ROW, hands=hands)
    say(state, "combo", "dash sortie 2", "react fury-grab", "pay high-kick")
    assert (place(state, 0), discards(state)) == (3, ["sortie", "high-kick"])
    assert (current_question(state), options(state)) == ((0, "continue_combo"), ["stop"])


@pytest.mark.rule("KDR-52")
def test_a_second_step_that_is_impossible_is_not_asked_for() -> None:
    state = bench("mason", ["double-sprint", "plain-punch"], (0, 2))
    say(state, "dash double-sprint 1")
    assert options(state) == ["stop", "go 0"]
