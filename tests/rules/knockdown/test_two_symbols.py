"""Cards with two symbols: what they pay, how they dash and block, and what is left of them afterwards."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.schema import AttackType, Symbol
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, discards, hand, options, place, say, table
from tests.rules.knockdown.altered_boxes import alter_box
from tests.rules.knockdown.reason_checks import PROVING_GROUND, reason_values, refusal_codes
from tests.rules.knockdown.tainted_grail_tables import (
    ATTACKS,
    DASH_AND_FOOT,
    DASHES,
    DOUBLE_DASH,
    FEET,
    FISTS,
    GUARDS,
    PACK,
    cards_with_symbols,
    decline_reaction,
    start_combo,
    two_card_payment,
)


def bench(pack: Path, fighter: str, held: list[str]) -> KnockdownState:
    """A fighter of the proving ground beside another has begun a Combo."""
    fighters = [fighter, "warden" if fighter != "warden" else "mason"]
    return say(table(pack=pack, fighters=fighters, places=[3, 4], hands=[held, []]), "combo")


def ways(state: KnockdownState, special: str) -> list[str]:
    """How a special can be paid."""
    return sorted(options(say(state, f"perform {special}")))


@pytest.mark.rule("KD-TG-SYM-1", "KDR-12")
@pytest.mark.parametrize("card", [DOUBLE_DASH, DASH_AND_FOOT, *cards_with_symbols(Symbol.DASH, Symbol.BLOCK)])
def test_both_symbols_of_a_card_may_pay_for_one_special(card: str) -> None:
    assert ways(start_combo([card]), "lay-curse") == [f"pay {card}"]


@pytest.mark.rule("KD-TG-SYM-1")
def test_the_symbol_left_over_pays_for_no_other_special() -> None:
    state = bench(PROVING_GROUND, "mason", ["one-two", "plain-punch", "plain-guard"])
    assert "perform mason/dig-in" in options(state)
    say(state, "perform double-punch", "pay plain-punch+one-two", "pass")
    assert (options(state), hand(state, 0)) == (["stop"], ["plain-guard"])


@pytest.mark.rule("KD-TG-SYM-1")
def test_one_symbol_for_one_special_and_the_other_for_another_is_refused() -> None:
    state = bench(PROVING_GROUND, "mason", ["one-two", "plain-punch", "plain-sprint"])
    say(state, "perform double-punch", "pay plain-punch+one-two", "pass", "perform dig-in")
    assert options(state) == ["pay plain-sprint"]
    assert refusal_codes(state, "pay one-two") == [("KD-TG-SYM-1", "symbol-spent"), ("KD-SPEC-1", "not-in-hand")]
    assert reason_values(state, "pay one-two") == {"card": "one-two"}


@pytest.mark.rule("KD-TG-SYM-1")
def test_paying_for_two_specials_with_one_card_is_refused() -> None:
    state = start_combo([DASH_AND_FOOT, DASHES[0], FISTS[0]])
    say(state, "perform lay-curse", f"pay {DASH_AND_FOOT}", "mode 1", "perform revenge")
    assert options(state) == [f"pay {two_card_payment(FISTS[0], DASHES[0])}"]
    for payment in (DASH_AND_FOOT, two_card_payment(FISTS[0], DASH_AND_FOOT)):
        assert refusal_codes(state, f"pay {payment}")[:2] == [
            ("KD-TG-SYM-1", "symbol-spent"),
            ("KD-SPEC-1", "not-in-hand"),
        ]


@pytest.mark.rule("KD-TG-SYM-1")
def test_a_card_with_one_symbol_or_one_that_paid_for_no_special_is_just_not_in_hand() -> None:
    state = start_combo([DASHES[0], FISTS[0], DASHES[1], FISTS[1]])
    say(state, "perform lay-curse", f"pay {two_card_payment(FISTS[0], DASHES[0])}", "mode 1", "perform revenge")
    assert refusal_codes(state, f"pay {two_card_payment(FISTS[1], DASHES[0])}")[0] == ("KD-SPEC-1", "not-in-hand")
    state = start_combo([DASH_AND_FOOT, DASHES[0], FISTS[0]])
    say(state, f"dash {DASH_AND_FOOT} 3", "perform revenge")
    assert refusal_codes(state, f"pay {two_card_payment(FISTS[0], DASH_AND_FOOT)}")[0] == ("KD-SPEC-1", "not-in-hand")
    assert ways(start_combo([DASH_AND_FOOT]), "revenge") == [f"pay {DASH_AND_FOOT}"]


@pytest.mark.rule("KD-TG-SYM-1")
def test_a_card_that_was_discarded_otherwise_during_the_combo_is_just_not_in_hand() -> None:
    paid = [DASHES[0], FISTS[0], DASHES[1], FISTS[1]]
    state = start_combo([*paid, DASH_AND_FOOT])
    say(state, "perform lay-curse", f"pay {two_card_payment(FISTS[0], DASHES[0])}", "mode 1", f"dash {DASH_AND_FOOT} 3")
    say(state, "perform revenge")
    assert refusal_codes(state, f"pay {two_card_payment(FISTS[1], DASH_AND_FOOT)}")[0] == ("KD-SPEC-1", "not-in-hand")


@pytest.mark.rule("KD-TG-SYM-1", "KDR-12")
def test_a_second_card_of_the_same_name_has_its_own_symbols() -> None:
    twin = next(card for card in cards_with_symbols(Symbol.DASH, Symbol.BLOCK) if ATTACKS[card].copies > 1)
    state = say(start_combo([twin, twin]), "perform lay-curse", f"pay {twin}", "mode 1")
    assert ways(state, "revenge") == [f"pay {twin}"]


@pytest.mark.rule("KDR-12", "KDR-47")
def test_two_cards_each_with_one_symbol_that_counts_are_no_overpayment() -> None:
    dash, fist = DASHES[0], FISTS[0]
    assert ways(start_combo([dash, fist, DASH_AND_FOOT]), "lay-curse") == sorted(
        [f"pay {two_card_payment(dash, fist)}", f"pay {DASH_AND_FOOT}"]
    )


@pytest.mark.rule("KDR-47", "KDR-12")
def test_of_a_card_with_two_fists_and_one_with_one_the_first_alone_pays_two_fists(tmp_path: Path) -> None:
    box = alter_box(
        PROVING_GROUND, tmp_path, "attacks.toml", "[double-guard]", {'["block", "block"]': '["fist", "fist"]'}
    )
    state = bench(box, "mason", ["double-guard", "plain-punch"])
    assert ways(state, "double-punch") == ["pay double-guard"]
    assert refusal_codes(state, "pay plain-punch+double-guard") == [("KDR-12", "superfluous-card")]


@pytest.mark.rule("KDR-47", "KDR-12")
def test_a_fist_and_foot_beside_a_fist_pay_two_fists_and_the_foot_is_lost() -> None:
    state = bench(PROVING_GROUND, "mason", ["one-two", "plain-punch"])
    assert ways(state, "double-punch") == ["pay plain-punch+one-two"]
    say(state, "pay plain-punch+one-two")
    assert (hand(state, 0), sorted(discards(state))) == ([], ["one-two", "plain-punch"])


@pytest.mark.rule("KDR-47")
def test_a_card_with_two_symbols_fills_one_slot_or_two_of_one_cost() -> None:
    state = bench(PROVING_GROUND, "runner", ["one-two", "plain-kick", "plain-guard"])
    assert ways(state, "kick-chain") == ["pay plain-kick+one-two"]
    assert refusal_codes(state, "pay plain-kick+plain-guard+one-two") == [("KDR-12", "superfluous-card")]
    state = bench(PROVING_GROUND, "runner", ["one-two", "one-two", "plain-kick"])
    assert ways(state, "kick-chain") == ["pay one-two+one-two", "pay plain-kick+one-two"]


@pytest.mark.rule("KDR-12", "KD-BLOCK-1")
@pytest.mark.parametrize(
    "guard", [*cards_with_symbols(Symbol.FIST, Symbol.BLOCK), *cards_with_symbols(Symbol.DASH, Symbol.BLOCK)]
)
def test_a_card_with_a_block_and_another_symbol_blocks(guard: str) -> None:
    strike = next(id for id, card in ATTACKS.items() if card.type is AttackType.STRIKE and card.range == "1")
    lying = [strike, *[card for card in FEET if card != strike][:3]]
    state = table(pack=PACK, row=lying, places=[2, 3], hands=[[], [guard]])
    say(decline_reaction(say(state, f"attack {strike}")), f"block wounds {guard}")
    assert (hand(state, 1), discards(state)[-1]) == ([], guard)


@pytest.mark.rule("KDR-12", "KD-BLOCK-5")
def test_two_block_symbols_on_one_card_are_one_block_card() -> None:
    hands: list[list[str]] = [[], ["double-guard"]]
    state = table(pack=PROVING_GROUND, fighters=["runner", "warden"], places=[3, 4], row=["squeeze"], hands=hands)
    say(state, "attack squeeze", "pass")
    assert options(state) == ["pass", "block wounds double-guard", "block effect double-guard"]
    assert refusal_codes(state, "block both double-guard") == [("KD-BLOCK-5", "both-need-two")]


@pytest.mark.rule("KDR-52", "KDR-12")
def test_each_dash_symbol_of_a_card_is_a_step_and_only_the_first_must_be_made() -> None:
    state = say(start_combo([DOUBLE_DASH, GUARDS[0]]), f"dash {DOUBLE_DASH} 3")
    assert (current_question(state), options(state)) == ((0, "dash_on"), ["stop", "go 2", "go 4"])
    declined = say(state.clone(), "stop")
    assert (place(declined, 0), current_question(declined)) == (3, (0, "continue_combo"))
    say(state, "go 4")
    assert (place(state, 0), discards(state)[-1], current_question(state)) == (4, DOUBLE_DASH, (0, "continue_combo"))


@pytest.mark.rule("KDR-52")
def test_a_dash_beside_another_symbol_is_one_step_and_the_other_symbol_is_lost() -> None:
    state = say(start_combo([DASH_AND_FOOT, GUARDS[0]]), f"dash {DASH_AND_FOOT} 3")
    assert (place(state, 0), current_question(state), hand(state, 0)) == (3, (0, "continue_combo"), [GUARDS[0]])
    assert current_question(say(start_combo([DOUBLE_DASH, GUARDS[0]]), f"dash {DOUBLE_DASH} 3")) == (0, "dash_on")
