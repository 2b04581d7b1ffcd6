"""Blocking: which part of a Strike, with which cards, and how many wounds."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, discards, hand, log, options, place, say, table, wounds
from tests.rules.knockdown.altered_boxes import SIEGE_STORM, alter_box

DUEL: dict[str, Any] = {"fighters": ["veroth", "driana"]}
ROW = ["haymaker", "high-jab", "shield-bash", "stomp"]
FILLERS = ["high-jab", "low-sweep", "low-sweep", "gut-punch", "gut-punch", "sortie"]
"""Cards without the block symbol."""


def attacked(card: str, *held: str, fillers: int = 0, **parts: Any) -> KnockdownState:
    """Veroth attacks Driana beside him with a row card; she holds these and so many cards that do not block."""
    row = [card, *[other for other in ROW if other != card][:3]]
    defending = [*held, *FILLERS[:fillers]]
    laid: dict[str, Any] = {**DUEL, "places": [2, 3], "row": row, "hands": [[], defending], **parts}
    return say(table(**laid), f"attack {card}")


def fury(*held: str, fillers: int = 0, **parts: Any) -> KnockdownState:
    """Veroth hits Driana at the edge with Fists of Fury: 2 light and 2 heavy wounds, and an effect."""
    hands = [["hammer-fist", "backfist"], [*held, *FILLERS[:fillers]]]
    state = table(**DUEL, places=[5, 6], hands=hands, **parts)
    return say(state, "combo", "perform fists-of-fury", "pay hammer-fist+backfist")


def spared(state: KnockdownState) -> list[tuple[int, int]]:
    """Light and heavy wounds ignored by each block."""
    return [(note.first, note.second) for note in log(state) if note.kind == "wounds_spared"]


# Whether, and with what


@pytest.mark.rule("KD-BLOCK-1")
def test_the_target_of_a_strike_may_discard_one_block_card_against_wounds_or_effect() -> None:
    state = attacked("shield-bash", "feint", "sortie")
    assert current_question(state) == (1, "declare_block")
    assert options(state) == ["pass", "block wounds feint", "block effect feint"]


@pytest.mark.rule("KD-BLOCK-1")
def test_blocking_discards_the_card() -> None:
    state = attacked("shield-bash", "feint", "sortie")
    say(state, "block wounds feint")
    assert (hand(state, 1), discards(state)) == (["sortie"], ["feint"])


@pytest.mark.rule("KD-BLOCK-1")
def test_blocking_is_optional() -> None:
    state = attacked("shield-bash", "feint", "sortie")
    say(state, "pass")
    assert (sorted(hand(state, 1)), wounds(state, 1), place(state, 1)) == (["feint", "sortie"], (1, 0), 4)


@pytest.mark.rule("KD-BLOCK-1")
def test_without_a_block_card_nothing_can_be_blocked() -> None:
    assert options(attacked("shield-bash", "sortie")) == ["pass"]


@pytest.mark.rule("KD-BLOCK-6")
@pytest.mark.parametrize(("card", "suffered"), [("stomp", (0, 1)), ("boiling-oil", (1, 0)), ("feint", (0, 0))])
def test_an_ability_cannot_be_blocked(card: str, suffered: tuple[int, int]) -> None:
    state = attacked(card, "counter-jab", fillers=3)
    assert current_question(state)[1] != "declare_block"
    assert wounds(state, 1) == suffered


@pytest.mark.rule("KD-BLOCK-6")
def test_a_reaction_cannot_be_blocked() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], hands=[["counter-jab", "feint"], ["axe-kick"]], row=ROW)
    say(state, "move 1", "react fury-grab", "pay axe-kick")
    assert wounds(state, 0) == (1, 0)
    assert current_question(state) == (0, "take_action")


@pytest.mark.rule("KD-BLOCK-6")
def test_wounds_from_a_trap_cannot_be_blocked() -> None:
    trap = [{"seat": 1, "kind": "trap", "space": 2}]
    state = table(**DUEL, hands=[["counter-jab", "feint"], []], tokens=trap, row=ROW)
    say(state, "move 2")
    assert (wounds(state, 0), current_question(state)) == ((2, 0), (0, "take_action"))
    assert wounds(attacked("stomp"), 1) == (0, 1)


# How many wounds


@pytest.mark.rule("KD-BLOCK-2", "KDR-4")
@pytest.mark.parametrize(("held", "ignored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_block_ignores_one_heavy_wound_for_every_two_cards(held: int, ignored: int) -> None:
    state = attacked("drawbridge-uppercut", "feint", fillers=held)
    say(state, "block wounds feint")
    assert wounds(state, 1) == (0, 2 - ignored)


@pytest.mark.rule("KD-BLOCK-2")
@pytest.mark.parametrize(("held", "ignored"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_block_ignores_one_light_wound_for_every_card(held: int, ignored: int) -> None:
    state = attacked("high-jab", "feint", fillers=held)
    say(state, "block wounds feint")
    assert wounds(state, 1) == (2 - ignored, 0)


@pytest.mark.rule("KD-BLOCK-2")
def test_the_block_card_just_discarded_is_not_counted() -> None:
    state = attacked("low-sweep", "feint", fillers=1)
    say(state, "block wounds feint")
    assert (wounds(state, 1), spared(state)) == ((1, 0), [(1, 0)])


@pytest.mark.rule("KD-BLOCK-3")
def test_heavy_and_light_wounds_are_reduced_together() -> None:
    state = attacked("haymaker", "feint", fillers=3)
    say(state, "block wounds feint")
    assert wounds(state, 1) == (0, 1)


@pytest.mark.rule("KDR-16")
def test_both_kinds_are_paid_from_one_budget_and_the_defender_splits_it() -> None:
    state = attacked("haymaker", "feint", fillers=2)
    say(state, "block wounds feint")
    assert current_question(state) == (1, "split_block")
    assert options(state) == ["split 1 heavy 0 light", "split 0 heavy 1 light"]
    say(state, "split 0 heavy 1 light")
    assert wounds(state, 1) == (0, 2)


@pytest.mark.rule("KDR-16")
def test_the_split_with_the_most_heavy_wounds_comes_first() -> None:
    state = say(fury("feint", fillers=4), "block wounds feint")
    assert options(state) == ["split 2 heavy 0 light", "split 1 heavy 2 light"]
    say(state, "split 2 heavy 0 light", "pass")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KDR-53")
def test_a_budget_of_three_against_two_heavy_and_two_light_has_two_maximal_splits() -> None:
    state = say(fury("feint", fillers=3), "block wounds feint")
    assert options(state) == ["split 1 heavy 1 light", "split 0 heavy 2 light"]


@pytest.mark.rule("KDR-53")
def test_a_single_maximal_split_is_not_asked_about() -> None:
    state = say(fury("feint", fillers=1), "block wounds feint")
    assert (spared(state), wounds(state, 1)) == ([(1, 0)], (1, 2))


# The effect


@pytest.mark.rule("KD-BLOCK-4")
def test_cancelling_ignores_the_effect_and_nothing_else() -> None:
    state = attacked("shield-bash", "feint")
    say(state, "block effect feint")
    assert (wounds(state, 1), place(state, 1)) == ((1, 0), 3)


@pytest.mark.rule("KD-BLOCK-4")
def test_wounds_inside_the_effect_frame_are_cancelled_with_it() -> None:
    assert wounds(say(attacked("gate-breaker", "feint", places=[4, 5]), "pass"), 1) == (1, 1)
    state = attacked("gate-breaker", "feint", places=[4, 5])
    say(state, "block effect feint")
    assert (wounds(state, 1), place(state, 1)) == ((1, 0), 5)


@pytest.mark.rule("KD-BLOCK-4")
def test_cancelling_needs_no_further_card_in_hand() -> None:
    state = attacked("shield-bash", "feint")
    say(state, "block effect feint")
    assert hand(state, 1) == []
    assert "effect_blocked_note" in [note.kind for note in log(state)]


@pytest.mark.rule("KD-BLOCK-5")
def test_two_block_cards_stop_wounds_and_effect_of_one_strike() -> None:
    state = attacked("shield-bash", "feint", "counter-jab", "sortie")
    assert "block both counter-jab+feint" in options(state)
    say(state, "block both counter-jab+feint")
    assert (wounds(state, 1), place(state, 1), hand(state, 1)) == ((0, 0), 3, ["sortie"])


@pytest.mark.rule("KD-BLOCK-5")
def test_each_pair_of_kinds_is_one_choice() -> None:
    state = attacked("gate-breaker", "hold-the-rampart", "hold-the-rampart", "feint")
    assert [option for option in options(state) if option.startswith("block both")] == [
        "block both hold-the-rampart+hold-the-rampart",
        "block both hold-the-rampart+feint",
    ]


# Rulings on both parts


@pytest.mark.rule("KDR-17")
def test_a_part_that_is_not_there_cannot_be_blocked() -> None:
    assert options(attacked("high-jab", "feint")) == ["pass", "block wounds feint"]
    state = table(**DUEL, places=[2, 3], hands=[["hammer-fist", "backfist"], ["feint"]])
    say(state, "combo", "perform frenzied-blow", "pay hammer-fist+backfist")
    assert options(state) == ["pass", "block effect feint"]


@pytest.mark.rule("KDR-17")
def test_no_two_block_cards_go_on_the_wounds() -> None:
    assert options(attacked("high-jab", "feint", "counter-jab")) == [
        "pass",
        "block wounds counter-jab",
        "block wounds feint",
    ]


@pytest.mark.rule("KDR-17")
def test_a_block_with_an_empty_hand_behind_it_is_legal_and_reduces_nothing() -> None:
    state = attacked("high-jab", "feint")
    say(state, "block wounds feint")
    assert (hand(state, 1), wounds(state, 1), spared(state)) == ([], (2, 0), [(0, 0)])


@pytest.fixture
def battering(tmp_path: Path) -> Path:
    """Siege Storm with a Gut Punch of 4 light and 2 heavy wounds."""
    return alter_box(SIEGE_STORM, tmp_path, "attacks.toml", "[gut-punch]", {"light = 2": "light = 4\nheavy = 2"})


@pytest.mark.rule("KDR-15")
def test_of_six_cards_four_count_when_both_blocks_are_discarded(battering: Path) -> None:
    held = ["feint", "counter-jab", "high-jab", "low-sweep", "low-sweep", "sortie"]
    state = attacked("gut-punch", *held, pack=battering)
    say(state, "block both counter-jab+feint")
    assert options(state) == ["split 2 heavy 0 light", "split 1 heavy 2 light", "split 0 heavy 4 light"]


@pytest.mark.rule("KDR-15")
def test_one_declaration_comes_before_both_parts() -> None:
    state = attacked("gate-breaker", "feint", "counter-jab")
    assert (wounds(state, 1), place(state, 1)) == ((0, 0), 3)
    assert options(state) == [
        "pass",
        "block wounds counter-jab",
        "block wounds feint",
        "block effect counter-jab",
        "block effect feint",
        "block both counter-jab+feint",
    ]
    say(state, "block wounds feint")
    assert (current_question(state), place(state, 1)) == ((0, "take_action"), 5)


# Two windows

TWO_WINDOWS = {"block_windows": "2"}


@pytest.mark.rule("KDR-70")
def test_with_two_windows_wounds_are_blocked_before_step_one_and_the_effect_before_step_two() -> None:
    state = attacked("shield-bash", "feint", "counter-jab", options=TWO_WINDOWS)
    assert options(state) == ["pass", "block wounds counter-jab", "block wounds feint"]
    say(state, "pass")
    assert (wounds(state, 1), place(state, 1)) == ((1, 0), 3)
    assert current_question(state) == (1, "declare_block")
    assert options(state) == ["pass", "block effect counter-jab", "block effect feint"]
    say(state, "block effect feint")
    assert place(state, 1) == 3


@pytest.mark.rule("KDR-70")
def test_in_the_first_of_two_windows_the_other_block_card_still_counts() -> None:
    state = attacked("gut-punch", "feint", "counter-jab", "sortie", options=TWO_WINDOWS)
    say(state, "block wounds feint")
    assert (spared(state), wounds(state, 1)) == ([(2, 0)], (0, 0))
    say(state, "block effect counter-jab")
    assert hand(state, 1) == ["sortie"]


@pytest.mark.rule("KDR-70")
def test_there_is_no_window_for_a_part_that_does_not_exist() -> None:
    state = attacked("high-jab", "feint", "counter-jab", options=TWO_WINDOWS)
    assert options(state) == ["pass", "block wounds counter-jab", "block wounds feint"]
    say(state, "pass")
    assert current_question(state) == (0, "take_action")
    pool_less = table(**DUEL, places=[2, 3], hands=[["hammer-fist", "backfist"], ["feint"]], options=TWO_WINDOWS)
    say(pool_less, "combo", "perform frenzied-blow", "pay hammer-fist+backfist")
    assert options(pool_less) == ["pass", "block effect feint"]
