"""Siege Storm: dangerous edges, either-or costs, Veroth's sheet, the readable skill, and traps."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    hand,
    log,
    note_kinds,
    options,
    place,
    public_hand,
    row,
    say,
    table,
    tokens,
    wounds,
)

VEROTH: dict[str, Any] = {"fighters": ["veroth", "driana"]}
DRIANA: dict[str, Any] = {"fighters": ["driana", "veroth"]}
ROW = ["haymaker", "high-jab", "stomp", "throwing-knife"]


def attacked(card: str, places: list[int], **parts: Any) -> KnockdownState:
    laid: dict[str, Any] = {**VEROTH, "row": [card, *[other for other in ROW if other != card][:3]], **parts}
    return say(table(places=places, **laid), f"attack {card}")


def traps(seat: int, *spaces: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": "trap", "space": space} for space in spaces]


# Dangerous edges


@pytest.mark.rule("KD-SS-EDGE-1", "KDR-4")
@pytest.mark.parametrize(
    ("places", "heavy"), [([1, 0], 1), ([5, 6], 1), ([2, 0], 0), ([4, 6], 0), ([4, 5], 0), ([0, 1], 0)]
)
def test_a_fighter_on_an_edge_attacked_from_beside_it_suffers_one_heavy_wound_more(
    places: list[int], heavy: int
) -> None:
    assert wounds(attacked("high-jab", places), 1) == (2, heavy)


@pytest.mark.rule("KD-SS-EDGE-1", "KDR-4")
def test_the_edge_wound_is_light_if_the_option_says_so() -> None:
    assert wounds(attacked("high-jab", [5, 6], options={"edge_wound": "light"}), 1) == (3, 0)


@pytest.mark.rule("KDR-18")
def test_the_edge_wound_of_a_strike_can_be_blocked() -> None:
    state = attacked("low-sweep", [5, 6], hands=[[], ["feint", "sortie", "smoke-roll"]])
    say(state, "block wounds feint")
    assert options(state) == ["split 1 heavy 0 light", "split 0 heavy 2 light"]
    say(state, "split 1 heavy 0 light")
    assert wounds(state, 1) == (2, 0)


@pytest.mark.rule("KDR-18")
def test_the_edge_wound_of_an_ability_cannot_be_blocked() -> None:
    state = attacked("stomp", [5, 6], hands=[[], ["feint", "sortie", "smoke-roll"]])
    assert (current_question(state), wounds(state, 1)) == ((0, "call_test"), (1, 2))


@pytest.mark.rule("KDR-18")
def test_an_attack_without_a_pool_and_wounds_inside_an_effect_get_no_edge_wound() -> None:
    hands = [["hammer-fist", "backfist"], []]
    state = table(**VEROTH, places=[5, 6], heavy=[2, 0], hands=hands, row=ROW)
    say(state, "combo", "perform frenzied-blow", "pay hammer-fist+backfist", "mode 1")
    assert wounds(state, 1) == (2, 0)
    assert wounds(attacked("gate-breaker", [4, 5]), 1) == (1, 1)
    assert wounds(attacked("gate-breaker", [5, 6]), 1) == (1, 2)


# Costs


@pytest.mark.rule("KD-SS-COST-1")
@pytest.mark.parametrize(
    ("held", "payments"),
    [
        (["axe-kick"], ["pay axe-kick"]),
        (["sortie"], ["pay sortie"]),
        (["axe-kick", "sortie", "feint", "backfist"], ["pay axe-kick", "pay sortie"]),
    ],
)
def test_an_either_or_cost_takes_one_card_with_either_symbol(held: list[str], payments: list[str]) -> None:
    state = table(**DRIANA, hands=[held, []], row=ROW)
    say(state, "combo", "perform set-the-snare")
    assert sorted(options(state)) == payments


@pytest.mark.rule("KD-SS-COST-1")
def test_an_either_or_cost_takes_no_third_symbol() -> None:
    state = table(**DRIANA, hands=[["sortie", "feint", "backfist"], []], row=ROW)
    say(state, "combo", "dash sortie 2")
    assert "perform driana/set-the-snare" not in options(state)
    assert "perform driana/tripwire-arrow" in options(state)


# Veroth


def fury(answer: str, fillers: list[str]) -> KnockdownState:
    state = table(**VEROTH, places=[2, 3], hands=[["hammer-fist", "backfist", *fillers], []], row=ROW)
    say(state, "combo", "perform fists-of-fury", "pay hammer-fist+backfist")
    return say(state, answer) if answer else state


@pytest.mark.rule("KD-SS-VEROTH-1")
def test_fists_of_fury_inflicts_more_for_two_discarded_cards() -> None:
    state = fury("pay sortie+feint", ["sortie", "feint", "axe-kick"])
    assert (wounds(state, 1), hand(state, 0)) == ((2, 3), ["axe-kick"])


@pytest.mark.rule("KD-SS-VEROTH-1")
def test_fists_of_fury_may_be_left_as_it_is() -> None:
    state = fury("", ["sortie", "feint"])
    assert (current_question(state), options(state)) == ((0, "spend_cards"), ["pass", "pay feint+sortie"])
    say(state, "pass")
    assert (wounds(state, 1), len(hand(state, 0))) == ((2, 1), 2)


@pytest.mark.rule("KD-SS-VEROTH-1")
def test_one_card_is_not_enough_for_more() -> None:
    state = fury("", ["sortie"])
    assert (current_question(state), wounds(state, 1)) == ((0, "call_test"), (2, 1))
    assert current_question(fury("", ["sortie", "feint"])) == (0, "spend_cards")


def frenzy(light: int, heavy: int, **parts: Any) -> KnockdownState:
    hands = [["hammer-fist", "backfist"], parts.pop("held", [])]
    laid: dict[str, Any] = {**VEROTH, "places": [2, 4], "light": [light, 0], "heavy": [heavy, 0], "row": ROW, **parts}
    return say(table(hands=hands, **laid), "combo", "perform frenzied-blow", "pay hammer-fist+backfist")


@pytest.mark.rule("KD-SS-VEROTH-2")
@pytest.mark.parametrize(("mode", "suffered"), [("mode 1", (3, 0)), ("mode 2", (0, 2))])
def test_frenzied_blow_inflicts_light_wounds_for_heavy_ones_or_heavy_for_every_two_light(
    mode: str, suffered: tuple[int, int]
) -> None:
    state = say(frenzy(5, 3), mode)
    assert (wounds(state, 1), wounds(state, 0)) == (suffered, (5, 3))


@pytest.mark.rule("KD-SS-VEROTH-2")
@pytest.mark.parametrize(("light", "heavy"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_frenzied_blow_rounds_down(light: int, heavy: int) -> None:
    assert wounds(say(frenzy(light, 0), "mode 2"), 1) == (0, heavy)


@pytest.mark.rule("KDR-64")
def test_the_wounds_of_frenzied_blow_stand_in_the_effect_frame() -> None:
    state = frenzy(5, 3, held=["feint", "sortie", "pillage", "shield-bash"])
    assert options(state) == ["pass", "block effect shield-bash", "block effect feint"]
    say(state, "block effect feint")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (0, 0))


@pytest.mark.rule("KDR-64")
def test_the_or_of_frenzied_blow_is_the_attackers_choice_after_the_block() -> None:
    state = frenzy(5, 3, held=["feint"])
    assert current_question(state) == (1, "declare_block")
    say(state, "pass")
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])


@pytest.mark.rule("KDR-64")
def test_a_block_of_wounds_takes_nothing_from_an_effect() -> None:
    state = attacked("gate-breaker", [4, 5], hands=[[], ["feint", "sortie", "smoke-roll", "high-jab"]])
    say(state, "block wounds feint")
    assert (wounds(state, 1), place(state, 1)) == ((0, 1), 6)


@pytest.mark.rule("KD-SS-VEROTH-3")
def test_fury_grab_cancels_a_move_and_wounds() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 3], hands=[[], ["axe-kick"]], row=ROW)
    say(state, "move 1", "react fury-grab", "pay axe-kick")
    assert (place(state, 0), wounds(state, 0)) == (2, (1, 0))
    assert "step_cancelled" in note_kinds(state)


@pytest.mark.rule("KD-SS-VEROTH-3")
def test_fury_grab_cancels_a_dash() -> None:
    state = table(fighters=["xingo", "veroth"], places=[2, 4], hands=[["sortie"], ["smoke-roll"]], row=ROW)
    say(state, "combo", "dash sortie 3", "react fury-grab", "pay smoke-roll")
    assert (place(state, 0), wounds(state, 0)) == (2, (1, 0))


@pytest.mark.rule("KD-SS-VEROTH-4")
@pytest.mark.parametrize("card", ["high-jab", "stomp"])
def test_double_block_ignores_strikes_and_abilities_alike(card: str) -> None:
    state = attacked(card, [2, 3], **DRIANA, hands=[[], ["feint", "sortie"]])
    say(state, "react double-block", "pay feint+sortie")
    assert (current_question(state), wounds(state, 1), hand(state, 1)) == ((0, "take_action"), (0, 0), [])


@pytest.mark.rule("KD-SS-VEROTH-4")
def test_double_block_ignores_a_special_attack() -> None:
    hands = [["hammer-fist", "axe-kick", "pillage"], ["feint", "sortie"]]
    state = table(**DRIANA, hands=hands, row=ROW)
    say(state, "combo", "perform heartseeker", "pay hammer-fist+axe-kick+pillage")
    say(state, "react double-block", "pay feint+sortie")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (0, 0))


# The readable skill


def at_hand(places: list[int], **parts: Any) -> KnockdownState:
    skills = [["whatever-is-at-hand"], []]
    return table(**VEROTH, places=places, skills=skills, row=ROW, **parts)


@pytest.mark.rule("KD-SS-SKILL-1", "KDR-4")
@pytest.mark.parametrize(("apart", "light"), [(1, 1), (2, 1), (3, 0)])
def test_the_top_card_is_taken_instead_and_strikes_for_one_light_wound_at_one_or_two(apart: int, light: int) -> None:
    state = at_hand([1, 1 + apart], deck={"top": ["drawbridge-uppercut"]})
    say(state, "blind whatever-is-at-hand")
    assert (hand(state, 0), row(state)) == (["drawbridge-uppercut"], ROW)
    assert (wounds(state, 1), current_question(state)) == ((light, 0), (0, "take_action"))


@pytest.mark.rule("KD-SS-SKILL-1")
def test_it_takes_the_place_of_a_row_card_and_only_its_holder_sees_it() -> None:
    state = at_hand([1, 5], deck={"top": ["feint"]})
    assert [option for option in options(state) if option.startswith("blind")] == ["blind whatever-is-at-hand"]
    say(state, "blind whatever-is-at-hand")
    assert (state.actions, public_hand(state, 0), "feint" in deck(state)) == (1, [], False)


@pytest.mark.rule("KD-SS-SKILL-1")
def test_without_a_card_in_the_deck_it_is_not_offered() -> None:
    assert "blind whatever-is-at-hand" not in options(at_hand([1, 5], deck=[]))
    assert "blind whatever-is-at-hand" in options(at_hand([1, 5], deck=["feint"]))


# Tokens


@pytest.mark.rule("KDR-44")
def test_a_trap_springs_on_the_opponent_who_enters_its_space_and_goes_back_to_its_owner() -> None:
    state = table(**VEROTH, places=[1, 5], tokens=traps(1, 2, 4), row=ROW)
    say(state, "move 2")
    assert (wounds(state, 0), tokens(state, 1)) == ((2, 0), [("trap", 4)])
    assert [note.rule for note in log(state) if note.kind == "token_sprung"] == ["KDR-44"]


@pytest.mark.rule("KDR-44")
def test_a_trap_leaves_its_owner_alone() -> None:
    state = table(**DRIANA, places=[1, 5], tokens=traps(0, 2), row=ROW)
    say(state, "move 2")
    assert (wounds(state, 0), tokens(state, 0)) == ((0, 0), [("trap", 2)])


@pytest.mark.rule("KDR-44")
def test_supply_limits_are_real_so_a_fifth_trap_is_not_placed() -> None:
    lying = traps(0, 0, 2, 4, 6)
    state = table(**DRIANA, places=[1, 5], tokens=lying, hands=[["sortie", "pillage"], []], row=ROW)
    say(state, "combo", "perform set-the-snare", "pay sortie")
    assert (current_question(state), len(tokens(state, 0))) == ((0, "go_step"), 4)


@pytest.mark.rule("KDR-44")
def test_a_trap_is_placed_in_reach_where_neither_a_fighter_nor_another_trap_is() -> None:
    state = table(**DRIANA, places=[2, 3], tokens=traps(0, 1), hands=[["sortie"], []], row=ROW)
    say(state, "combo", "perform set-the-snare", "pay sortie")
    assert (current_question(state), options(state)) == ((0, "place_token"), ["place 0", "place 4", "place 5"])
    say(state, "place 4")
    assert tokens(state, 0) == [("trap", 1), ("trap", 4)]


@pytest.mark.rule("KDR-44")
@pytest.mark.parametrize(("lying", "after"), [([], [3]), ([3], [3])])
def test_a_trap_under_the_own_fighter_lies_there_once(lying: list[int], after: list[int]) -> None:
    hands = [[], ["feint", "sortie"]]
    state = table(**VEROTH, places=[2, 3], tokens=traps(1, *lying), hands=hands, row=ROW)
    say(state, "move 1", "react parting-shot", "pay feint+sortie")
    assert ([space for _, space in tokens(state, 1)], place(state, 1)) == (after, 5)


@pytest.mark.rule("KDR-44")
def test_one_of_several_traps_is_recovered_by_choice() -> None:
    hands = [["hammer-fist", "sortie"], []]
    state = table(**DRIANA, places=[1, 2], tokens=traps(0, 5, 6), hands=hands, row=ROW)
    say(state, "combo", "perform tripwire-arrow", "pay hammer-fist+sortie")
    assert (current_question(state), options(state)) == ((0, "lift_token"), ["lift 5", "lift 6"])
    say(state, "lift 6")
    assert (tokens(state, 0), wounds(state, 1)) == ([("trap", 5)], (2, 1))


@pytest.mark.rule("KDR-44")
def test_a_single_trap_is_recovered_at_once() -> None:
    hands = [["hammer-fist", "sortie"], []]
    state = table(**DRIANA, places=[1, 2], tokens=traps(0, 6), hands=hands, row=ROW)
    say(state, "combo", "perform tripwire-arrow", "pay hammer-fist+sortie")
    assert (tokens(state, 0), wounds(state, 1)) == ([], (2, 1))
