"""Every special attack of Nemesis costs and does what is printed on its sheet."""

from typing import Any

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    say,
    tokens,
    wounds,
)
from tests.cards import special_scenes
from tests.cards.attack_profiles import ALL_DISTANCES
from tests.cards.nemesis.nemesis_scenes import NEMESIS_SCENE, pool_plus, space_tokens
from tests.cards.nemesis.nemesis_sheets import (
    BLOCK,
    COSTS,
    DASH,
    FIST,
    FOOT,
    GUN,
    ONE_OF_EACH,
    PRINTED_SPECIALS,
    declare_against_special,
    is_same_sets,
    payment_sets,
    perform_special,
    sheet_pool,
)


@pytest.mark.parametrize("special", PRINTED_SPECIALS)
def test_a_special_attack_has_its_printed_face(special: str) -> None:
    paid = sorted(COSTS[special][0], key=ONE_OF_EACH.index)
    assert special_scenes.special_profile(special, paid, NEMESIS_SCENE) == PRINTED_SPECIALS[special]


@pytest.mark.parametrize("special", PRINTED_SPECIALS)
def test_a_special_attack_costs_its_printed_symbols(special: str) -> None:
    state = special_scenes.begin(special, ONE_OF_EACH, [2, 2 + PRINTED_SPECIALS[special].reach[0]], NEMESIS_SCENE)
    assert is_same_sets(payment_sets(say(state, "combo", f"perform {special}")), COSTS[special])


# Imke


@pytest.mark.card("pop-the-hatch")
@pytest.mark.verb("place-here", "place", "draw")
def test_pop_the_hatch_opens_one_hatch_here_and_one_farther_off_and_draws() -> None:
    state = perform_special("imke/pop-the-hatch", [DASH], [1, 4], deck={"top": ["duct-crawl"]})
    assert tokens(state, 0) == [("hatch", 1)]
    assert (current_question(state), options(state)) == (
        (0, "place_token"),
        ["place 0", "place 2", "place 3", "place 5"],
    )
    say(state, "place 5")
    assert (tokens(state, 0), place(state, 0)) == ([("hatch", 1), ("hatch", 5)], 1)
    assert (hand(state, 0), current_question(state)) == ([FIST, FOOT, BLOCK, "duct-crawl"], (0, "continue_combo"))


@pytest.mark.card("pop-the-hatch")
@pytest.mark.verb("place-here", "place")
@pytest.mark.parametrize(
    ("open_ones", "offered"),
    [((1,), ["place 0", "place 2", "place 3", "place 5"]), ((1, 3), ["place 0", "place 2", "place 5"]), ((2, 3), [])],
)
def test_pop_the_hatch_opens_no_more_than_there_are_and_no_two_on_one_space(
    open_ones: tuple[int, ...], offered: list[str]
) -> None:
    laid = space_tokens("hatch", 0, *open_ones)
    state = perform_special("imke/pop-the-hatch", [FOOT], [1, 4], tokens=laid, deck={"top": ["duct-crawl"]})
    assert [option for option in options(state) if option.startswith("place")] == offered
    if offered:
        say(state, offered[0])
    assert (len(tokens(state, 0)), "duct-crawl" in hand(state, 0)) == (min(3, len({1, *open_ones}) + 1), True)


@pytest.mark.card("out-of-nowhere")
@pytest.mark.verb("may", "hop")
@pytest.mark.condition("stands-on")
@pytest.mark.parametrize(("answers", "reached"), [(["do", "go 0"], 0), (["do", "go 5"], 5), (["pass"], 2)])
def test_out_of_nowhere_hurts_more_out_of_a_hatch_and_may_vanish(answers: list[str], reached: int) -> None:
    state = perform_special("imke/out-of-nowhere", [FIST, DASH], [2, 3], tokens=space_tokens("hatch", 0, 2, 5))
    assert (current_question(state), wounds(state, 1)) == (
        (0, "choose_may"),
        sheet_pool("imke/out-of-nowhere", light=1),
    )
    say(state, *answers)
    assert (place(state, 0), wounds(state, 0)) == (reached, (0, 0))
    assert (tokens(state, 0), current_question(state)) == ([("hatch", 2), ("hatch", 5)], (0, "continue_combo"))


@pytest.mark.card("out-of-nowhere")
@pytest.mark.verb("place-here")
@pytest.mark.condition("stands-on")
@pytest.mark.parametrize(
    ("places", "laid", "after"), [([2, 1], [], [2]), ([3, 4], [], [3]), ([2, 3], [3, 4], [2, 3, 4])]
)
def test_out_of_nowhere_opens_a_hatch_where_there_is_none(places: list[int], laid: list[int], after: list[int]) -> None:
    state = perform_special("imke/out-of-nowhere", [FOOT, BLOCK], places, tokens=space_tokens("hatch", 0, *laid))
    assert (wounds(state, 1), current_question(state)) == (sheet_pool("imke/out-of-nowhere"), (0, "continue_combo"))
    assert sorted(space for _, space in tokens(state, 0)) == after


@pytest.mark.card("out-of-nowhere")
def test_a_blocked_out_of_nowhere_opens_nothing() -> None:
    hands = [ONE_OF_EACH, ["red-alert", "tow-cable"]]
    state = perform_special("imke/out-of-nowhere", [FOOT, DASH], [2, 3], hands=hands)
    say(state, "block effect red-alert")
    assert (wounds(state, 1), tokens(state, 0)) == (sheet_pool("imke/out-of-nowhere"), [])


@pytest.mark.card("vent-the-deck")
@pytest.mark.verb("wound-per-laid")
@pytest.mark.parametrize("laid", [[], [0], [2, 5], [0, 4, 6]])
def test_vent_the_deck_hurts_more_for_each_open_hatch(laid: list[int]) -> None:
    state = perform_special("imke/vent-the-deck", [FIST, FOOT, DASH], [2, 4], tokens=space_tokens("hatch", 0, *laid))
    assert wounds(state, 1) == sheet_pool("imke/vent-the-deck", light=len(laid))
    assert (tokens(state, 0), current_question(state)) == ([("hatch", space) for space in laid], (0, "call_test"))


@pytest.mark.card("vent-the-deck")
@pytest.mark.verb("wound-per-laid")
def test_a_blocked_vent_the_deck_inflicts_its_pool_alone() -> None:
    hands = [ONE_OF_EACH, ["red-alert", "tow-cable"]]
    laid = space_tokens("hatch", 0, 0, 5)
    state = perform_special("imke/vent-the-deck", [FIST, FOOT, DASH], [2, 4], tokens=laid, hands=hands)
    say(state, "block effect red-alert")
    assert (wounds(state, 1), current_question(state)) == (sheet_pool("imke/vent-the-deck"), (0, "call_test"))


@pytest.mark.card("gone-to-ground")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("cancel-attack", "hop")
@pytest.mark.condition("in-corridor")
def test_gone_to_ground_ignores_an_attack_and_leaves_through_a_corridor() -> None:
    state = declare_against_special("imke/gone-to-ground", "attack deck-sweep", [2, 3], light=[0, 1])
    say(state, "react gone-to-ground")
    assert is_same_sets(payment_sets(state), COSTS["imke/gone-to-ground"])
    say(state, f"pay {FIST}+{DASH}")
    assert (current_question(state), options(state)) == ((1, "go_corridor"), ["go 0", "go 6"])
    say(state, "go 6")
    assert (place(state, 1), wounds(state, 1), hand(state, 0)) == (6, (1, 0), ["deck-sweep"])
    assert (current_question(state), "attack_cancelled" in note_kinds(state)) == ((0, "take_action"), True)


@pytest.mark.card("gone-to-ground")
@pytest.mark.verb("cancel-attack", "hop")
def test_gone_to_ground_takes_the_only_way_that_is_free() -> None:
    state = declare_against_special("imke/gone-to-ground", "attack rivet-gun", [0, 3], **GUN)
    say(state, "react gone-to-ground", f"pay {FIST}+{DASH}")
    assert (place(state, 1), wounds(state, 1), current_question(state)) == (6, (0, 0), (0, "take_action"))


@pytest.mark.card("gone-to-ground")
@pytest.mark.condition("in-corridor")
def test_gone_to_ground_works_from_a_hatch_too() -> None:
    state = declare_against_special(
        "imke/gone-to-ground", "attack deck-sweep", [3, 4], tokens=space_tokens("hatch", 1, 4)
    )
    say(state, "react gone-to-ground", f"pay {FIST}+{DASH}")
    assert options(state) == ["go 0", "go 6"]
    say(state, "go 0")
    assert (place(state, 1), wounds(state, 1)) == (0, (0, 0))


@pytest.mark.card("gone-to-ground")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("laid", [[], [5]])
def test_gone_to_ground_is_spent_in_vain_where_there_is_no_entrance(laid: list[int]) -> None:
    state = declare_against_special(
        "imke/gone-to-ground", "attack wrench-swing", [4, 2], tokens=space_tokens("hatch", 1, *laid)
    )
    say(state, "react gone-to-ground", f"pay {FIST}+{DASH}", "pass")
    assert (place(state, 1), wounds(state, 1)) == (2, pool_plus("wrench-swing"))
    assert sorted(hand(state, 1)) == sorted([FOOT, BLOCK])


@pytest.mark.card("gone-to-ground")
def test_gone_to_ground_answers_from_any_distance() -> None:
    reach = special_scenes.reaction_distances(
        "imke/gone-to-ground", ONE_OF_EACH, "attack rivet-gun", special_scenes.PLACES_FROM_ZERO, NEMESIS_SCENE, **GUN
    )
    assert reach == ALL_DISTANCES


# Skarn

HEELS = (1, 0)
"""The pool of On Your Heels."""


@pytest.mark.card("flush-out")
@pytest.mark.verb("opponent-discards")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "heavy"), [(0, 1), (1, 1), (2, 0)])
def test_flush_out_takes_a_card_and_hurts_an_empty_hand(held: int, heavy: int) -> None:
    hands = [ONE_OF_EACH, ["tow-cable", "decompression"][:held]]
    state = perform_special("skarn/flush-out", [FOOT], [1, 5], hands=hands)
    if held:
        assert current_question(say(state, "pass")) == (1, "discard_own")
        say(state, "discard tow-cable")
    assert (hand(state, 1), wounds(state, 1)) == (["decompression"][: held - 1] if held else [], (0, heavy))
    assert current_question(state) == (0, "continue_combo")


@pytest.mark.card("stun-net")
@pytest.mark.verb("pull", "opponent-discards-chosen")
@pytest.mark.parametrize(("there", "pulled"), [(5, 3), (4, 2), (3, 2)])
def test_stun_net_pulls_and_picks_a_card(there: int, pulled: int) -> None:
    hands = [ONE_OF_EACH, ["tow-cable", "decompression"]]
    state = perform_special("skarn/stun-net", [BLOCK, DASH], [1, there], hands=hands)
    say(state, "pass")
    assert (place(state, 1), wounds(state, 1)) == (pulled, sheet_pool("skarn/stun-net"))
    assert (current_question(state), options(state)) == (
        (0, "pick_discard"),
        ["discard tow-cable", "discard decompression"],
    )
    say(state, "discard decompression")
    assert (hand(state, 1), current_question(state)) == (["tow-cable"], (0, "continue_combo"))


@pytest.mark.card("stun-net")
def test_stun_net_picks_nothing_from_an_empty_hand() -> None:
    state = perform_special("skarn/stun-net", [BLOCK, DASH], [1, 5])
    assert (place(state, 1), current_question(state)) == (3, (0, "continue_combo"))


@pytest.mark.card("take-the-trophy")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "heavy"), [(0, 2), (1, 2), (2, 0)])
def test_take_the_trophy_hurts_more_whoever_has_one_card_or_none(held: int, heavy: int) -> None:
    hands = [ONE_OF_EACH, ["tow-cable", "decompression"][:held]]
    state = perform_special("skarn/take-the-trophy", [FIST, FOOT, DASH], [2, 3], hands=hands)
    if held:
        say(state, "pass", "pass")
    assert wounds(state, 1) == sheet_pool("skarn/take-the-trophy", heavy=heavy)
    assert current_question(state) == (0, "call_test")


@pytest.mark.card("take-the-trophy")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(
    ("block", "light", "heavy"), [("block wounds red-alert", -1, 2), ("block effect red-alert", 0, 0)]
)
def test_take_the_trophy_no_longer_counts_the_card_that_blocks_it(block: str, light: int, heavy: int) -> None:
    hands = [ONE_OF_EACH, ["tow-cable", "red-alert"]]
    state = perform_special("skarn/take-the-trophy", [FIST, FOOT, DASH], [2, 3], hands=hands)
    say(state, "pass", block)
    assert wounds(state, 1) == sheet_pool("skarn/take-the-trophy", light=light, heavy=heavy)


@pytest.mark.card("take-the-trophy")
def test_take_the_trophy_may_be_paid_with_two_fists() -> None:
    paid = [FIST, "wrench-swing", "airlock-hook"]
    assert special_scenes.payment_options("skarn/take-the-trophy", paid, NEMESIS_SCENE) == [
        "+".join(["wrench-swing", "airlock-hook", FIST])
    ]


@pytest.mark.card("on-your-heels")
@pytest.mark.moment("opponent moving")
@pytest.mark.verb("opponent-discards-random")
@pytest.mark.condition("has-more")
def test_on_your_heels_wounds_and_robs_whoever_moves_with_the_fuller_hand() -> None:
    left = set()
    for seed in range(12):
        hands = [["tow-cable", "decompression"], [BLOCK]]
        state = declare_against_special("skarn/on-your-heels", "move 0", [1, 3], hands=hands, seed=seed)
        say(state, "react on-your-heels", f"pay {BLOCK}")
        assert (wounds(state, 0), place(state, 0), place(state, 1)) == (HEELS, 0, 3)
        assert (len(hand(state, 0)), current_question(state)) == (1, (0, "take_action"))
        left |= set(hand(state, 0))
    assert left == {"tow-cable", "decompression"}


@pytest.mark.card("on-your-heels")
@pytest.mark.moment("opponent moving")
@pytest.mark.verb("advance")
@pytest.mark.parametrize(("mine", "followed"), [([DASH], 4), ([DASH, FIST], 3), ([DASH, FIST, FOOT], 3)])
def test_on_your_heels_counts_hands_after_it_is_paid_for(mine: list[str], followed: int) -> None:
    state = declare_against_special("skarn/on-your-heels", "move 0", [1, 4], hands=[["tow-cable"], mine])
    say(state, "react on-your-heels", f"pay {DASH}")
    assert (wounds(state, 0), place(state, 0), place(state, 1)) == (HEELS, 0, followed)
    assert len(hand(state, 0)) == (0 if followed == 4 else 1)


@pytest.mark.card("on-your-heels")
@pytest.mark.verb("advance")
def test_on_your_heels_may_take_the_space_that_was_aimed_at() -> None:
    state = declare_against_special("skarn/on-your-heels", "move 2", [1, 3])
    say(state, "react on-your-heels", f"pay {DASH}")
    assert (place(state, 0), place(state, 1), state.actions) == (1, 2, 1)
    assert "step_lost" in note_kinds(state)


@pytest.mark.card("on-your-heels")
@pytest.mark.moment("opponent moving")
def test_on_your_heels_answers_a_move_at_up_to_three() -> None:
    assert special_scenes.reaction_distances(
        "skarn/on-your-heels", ONE_OF_EACH, "move 0", special_scenes.PLACES_FROM_ONE, NEMESIS_SCENE
    ) == [1, 2, 3]
    state = say(declare_against_special("skarn/on-your-heels", "move 0", [1, 3]), "react on-your-heels")
    assert is_same_sets(payment_sets(state), COSTS["skarn/on-your-heels"])


@pytest.mark.card("on-your-heels")
@pytest.mark.moment("opponent moving")
def test_on_your_heels_answers_a_dash_and_leaves_it_to_its_owner() -> None:
    state = declare_against_special("skarn/on-your-heels", "combo", [1, 3], hands=[["tow-cable"], ONE_OF_EACH])
    say(state, "dash tow-cable 0")
    assert current_question(state) == (1, "use_reaction")
    say(state, "pass")
    assert (place(state, 0), wounds(state, 0), len(hand(state, 1))) == (0, (0, 0), len(ONE_OF_EACH))


# Oolith


@pytest.mark.card("tend-the-nest")
@pytest.mark.verb("place-here", "heal")
@pytest.mark.parametrize(
    ("laid", "light", "after", "left"),
    [([], 3, [1], 2), ([1], 3, [1], 2), ([4], 0, [1, 4], 0), ([0, 3, 4, 6], 1, [0, 3, 4, 6], 0)],
)
def test_tend_the_nest_lays_an_egg_and_heals(laid: list[int], light: int, after: list[int], left: int) -> None:
    parts: dict[str, Any] = {"tokens": space_tokens("egg", 0, *laid), "light": [light, 0], "heavy": [2, 0]}
    state = perform_special("oolith/tend-the-nest", [BLOCK], [1, 5], **parts)
    assert (sorted(space for _, space in tokens(state, 0)), wounds(state, 0)) == (after, (left, 2))


@pytest.mark.card("drag-to-the-nest")
@pytest.mark.verb("pull")
@pytest.mark.condition("near")
@pytest.mark.parametrize(
    ("places", "egg", "pulled"), [([1, 4], 2, 2), ([1, 4], 3, 2), ([1, 4], 1, 2), ([1, 2], 3, 2), ([5, 2], 3, 4)]
)
def test_drag_to_the_nest_hurts_more_on_or_beside_an_egg(places: list[int], egg: int, pulled: int) -> None:
    state = perform_special("oolith/drag-to-the-nest", [FIST, DASH], places, tokens=space_tokens("egg", 0, egg))
    assert (place(state, 1), wounds(state, 1)) == (pulled, sheet_pool("oolith/drag-to-the-nest", heavy=1))
    assert (tokens(state, 0), current_question(state)) == ([("egg", egg)], (0, "continue_combo"))


@pytest.mark.card("drag-to-the-nest")
@pytest.mark.verb("place-here")
@pytest.mark.condition("near")
@pytest.mark.parametrize("laid", [[], [4], [0]])
def test_drag_to_the_nest_lays_an_egg_where_none_is_near(laid: list[int]) -> None:
    state = perform_special("oolith/drag-to-the-nest", [FOOT, BLOCK], [1, 4], tokens=space_tokens("egg", 0, *laid))
    assert (place(state, 1), wounds(state, 1)) == (2, sheet_pool("oolith/drag-to-the-nest"))
    assert sorted(space for _, space in tokens(state, 0)) == sorted([1, *laid])


@pytest.mark.card("drag-to-the-nest")
def test_a_blocked_drag_to_the_nest_pulls_nobody() -> None:
    hands = [ONE_OF_EACH, ["red-alert", "tow-cable"]]
    state = perform_special("oolith/drag-to-the-nest", [FOOT, DASH], [1, 4], hands=hands)
    say(state, "block effect red-alert")
    assert (place(state, 1), wounds(state, 1), tokens(state, 0)) == (4, sheet_pool("oolith/drag-to-the-nest"), [])


@pytest.mark.card("they-wake")
@pytest.mark.verb("wound-per-laid", "recover-every")
@pytest.mark.parametrize("laid", [[], [0], [2, 6], [0, 2, 4, 6]])
def test_they_wake_hurts_more_for_each_egg_and_empties_the_nests(laid: list[int]) -> None:
    state = perform_special("oolith/they-wake", [FIST, FOOT, DASH], [1, 5], tokens=space_tokens("egg", 0, *laid))
    assert wounds(state, 1) == sheet_pool("oolith/they-wake", heavy=len(laid))
    assert (tokens(state, 0), current_question(state)) == ([], (0, "call_test"))


@pytest.mark.card("they-wake")
@pytest.mark.verb("recover-every")
def test_eggs_that_woke_can_be_laid_again() -> None:
    parts: dict[str, Any] = {"tokens": space_tokens("egg", 0, 0, 3, 4, 6)}
    state = perform_special("oolith/they-wake", [FIST, FOOT, DASH], [1, 5], **parts)
    say(state, "pass", "perform tend-the-nest", f"pay {BLOCK}")
    assert tokens(state, 0) == [("egg", 1)]


@pytest.mark.card("they-wake")
def test_they_wake_may_be_paid_with_two_feet() -> None:
    paid = [FOOT, "visor-kick", DASH]
    assert special_scenes.payment_options("oolith/they-wake", paid, NEMESIS_SCENE) == [f"visor-kick+{FOOT}+{DASH}"]


@pytest.mark.card("guard-the-clutch")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("cancel-attack")
@pytest.mark.condition("near")
@pytest.mark.parametrize("egg", [2, 3, 4])
def test_guard_the_clutch_ignores_an_attack_on_or_beside_an_egg(egg: int) -> None:
    state = declare_against_special(
        "oolith/guard-the-clutch", "attack deck-sweep", [2, 3], tokens=space_tokens("egg", 1, egg)
    )
    say(state, "react guard-the-clutch")
    assert is_same_sets(payment_sets(state), COSTS["oolith/guard-the-clutch"])
    say(state, f"pay {BLOCK}+{DASH}")
    assert (wounds(state, 1), current_question(state), hand(state, 0)) == ((0, 0), (0, "take_action"), ["deck-sweep"])
    assert (tokens(state, 1), sorted(discards(state))) == ([("egg", egg)], sorted([BLOCK, DASH]))


@pytest.mark.card("guard-the-clutch")
@pytest.mark.condition("near")
@pytest.mark.parametrize("laid", [[], [1], [5]])
def test_guard_the_clutch_is_spent_in_vain_where_no_egg_is_near(laid: list[int]) -> None:
    state = declare_against_special(
        "oolith/guard-the-clutch", "attack deck-sweep", [2, 3], tokens=space_tokens("egg", 1, *laid)
    )
    say(state, "react guard-the-clutch", f"pay {BLOCK}+{DASH}", "pass")
    assert (current_question(state), wounds(state, 1)) == ((1, "discard_own"), pool_plus("deck-sweep"))


@pytest.mark.card("guard-the-clutch")
def test_guard_the_clutch_answers_at_up_to_three() -> None:
    reach = special_scenes.reaction_distances(
        "oolith/guard-the-clutch",
        ONE_OF_EACH,
        "attack rivet-gun",
        special_scenes.PLACES_FROM_ZERO,
        NEMESIS_SCENE,
        **GUN,
    )
    assert reach == [1, 2, 3]
