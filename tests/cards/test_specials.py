"""Every special attack of Siege Storm costs and does what is printed on its sheet."""

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
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile
from tests.cards.special_scenes import (
    PLACES_FROM_ONE,
    PLACES_FROM_ZERO,
    declare_against,
    payment_options,
    perform,
    reaction_distances,
    special_profile,
)

RICH = ["hammer-fist", "axe-kick", "feint", "smoke-roll"]
"""One card of each symbol: fist, foot, block, dash."""
FIST, FOOT, BLOCK, DASH = RICH
KNIFE: dict[str, Any] = {"row": ["low-sweep", "gut-punch", "high-jab", "throwing-knife"]}

# Veroth


@pytest.mark.card("fists-of-fury")
@pytest.mark.verb("spend")
@pytest.mark.parametrize(("chosen", "heavy"), [("pass", 1), ("pay feint+sortie", 3)])
def test_fists_of_fury_hurts_more_for_two_cards(chosen: str, heavy: int) -> None:
    paid = ["hammer-fist", "backfist"]
    assert special_profile("veroth/fists-of-fury", paid) == AttackProfile([1], 2, 1, "wounds effect", ko=True)
    state = perform("veroth/fists-of-fury", [*paid, "feint", "sortie"], paid, [2, 3])
    say(state, chosen)
    assert (wounds(state, 1), current_question(state)) == ((2, heavy), (0, "call_test"))


@pytest.mark.card("fists-of-fury")
def test_fists_of_fury_costs_two_fists() -> None:
    assert payment_options("veroth/fists-of-fury", [*RICH, "backfist"]) == ["hammer-fist+backfist"]


@pytest.mark.card("frenzied-blow")
@pytest.mark.verb("choose", "wound-per")
@pytest.mark.parametrize(("mode", "suffered"), [("mode 1", (2, 0)), ("mode 2", (0, 3))])
def test_frenzied_blow_grows_with_veroths_own_wounds(mode: str, suffered: tuple[int, int]) -> None:
    assert special_profile("veroth/frenzied-blow", [FIST, DASH]) == AttackProfile([1, 2], blockable="effect")
    state = perform("veroth/frenzied-blow", RICH, [FIST, DASH], [2, 4], light=[7, 0], heavy=[2, 0])
    say(state, mode)
    assert wounds(state, 1) == suffered


@pytest.mark.card("frenzied-blow")
def test_frenzied_blow_costs_a_fist_or_a_foot_and_any_other_symbol() -> None:
    pairs = {frozenset(paid.split("+")) for paid in payment_options("veroth/frenzied-blow", RICH)}
    assert pairs == {
        frozenset(pair) for pair in [(FIST, FOOT), (FIST, BLOCK), (FIST, DASH), (FOOT, BLOCK), (FOOT, DASH)]
    }


@pytest.mark.card("fury-grab")
@pytest.mark.moment("opponent moving")
@pytest.mark.verb("cancel-move")
def test_fury_grab_holds_whoever_moves_nearby() -> None:
    assert reaction_distances("veroth/fury-grab", [FOOT], "move 0", PLACES_FROM_ONE) == [1, 2]
    state = declare_against("veroth/fury-grab", RICH, "move 0", [1, 3])
    say(state, "react fury-grab")
    assert sorted(options(state)) == ["pay axe-kick", "pay smoke-roll"]
    say(state, "pay axe-kick")
    assert (place(state, 0), wounds(state, 0), current_question(state)) == (1, (1, 0), (0, "take_action"))


@pytest.mark.card("double-block")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("cancel-attack")
def test_double_block_ignores_a_whole_attack_at_any_distance() -> None:
    assert (
        reaction_distances("veroth/double-block", [BLOCK, FOOT], "attack throwing-knife", PLACES_FROM_ZERO, **KNIFE)
        == ALL_DISTANCES
    )
    state = declare_against("veroth/double-block", RICH, "attack low-sweep", [2, 3])
    say(state, "react double-block")
    assert sorted(options(state)) == ["pay axe-kick+feint", "pay feint+smoke-roll", "pay hammer-fist+feint"]
    say(state, "pay axe-kick+feint")
    assert (wounds(state, 1), current_question(state), hand(state, 0)) == ((0, 0), (0, "take_action"), ["low-sweep"])


# Xin'go


@pytest.mark.card("phase-cut")
@pytest.mark.verb("blink-up-to")
def test_phase_cut_blinks_up_to_three_after_the_cut() -> None:
    assert special_profile("xingo/phase-cut", [DASH, FOOT]) == AttackProfile([1, 2], 3, 1, "wounds effect")
    assert set(payment_options("xingo/phase-cut", RICH)) == {f"{FIST}+{DASH}", f"{FOOT}+{DASH}"}
    state = perform("xingo/phase-cut", RICH, [FIST, DASH], [1, 3])
    assert options(state) == ["stop", "go 0", "go 2", "go 4"]
    say(state, "go 4")
    assert (place(state, 0), wounds(state, 1)) == (4, (3, 1))


@pytest.mark.card("glaive-arc")
@pytest.mark.condition("after-special")
def test_glaive_arc_hurts_more_after_another_special() -> None:
    assert special_profile("xingo/glaive-arc", [FIST, FOOT, DASH]) == AttackProfile(
        [1, 2], 1, 2, "wounds effect", ko=True
    )
    assert payment_options("xingo/glaive-arc", RICH[:3]) == [f"{FIST}+{FOOT}+{BLOCK}"]
    held = ["sortie", "backfist", FIST, FOOT, BLOCK]
    state = perform("xingo/phase-cut", held, ["sortie", "backfist"], [3, 4])
    say(state, "stop", "perform glaive-arc", f"pay {FIST}+{FOOT}+{BLOCK}", "pass")
    assert wounds(state, 1) == (4, 5)


@pytest.mark.card("glaive-arc")
@pytest.mark.condition("after-special")
def test_glaive_arc_alone_hurts_no_more_than_its_pool() -> None:
    state = perform("xingo/glaive-arc", RICH, [FIST, FOOT, BLOCK], [3, 4])
    assert (wounds(state, 1), current_question(state)) == ((1, 2), (0, "call_test"))


@pytest.mark.card("short-circuit")
@pytest.mark.verb("swap", "opponent-discards-random")
def test_short_circuit_swaps_places_and_makes_the_opponent_drop_a_card() -> None:
    assert special_profile("xingo/short-circuit", [BLOCK, DASH]) == AttackProfile([1, 2, 3], light=3)
    assert set(payment_options("xingo/short-circuit", RICH)) == {
        f"{FIST}+{BLOCK}",
        f"{FOOT}+{BLOCK}",
        f"{BLOCK}+{DASH}",
    }
    hands = [RICH, ["sortie", "stomp"]]
    state = perform("xingo/short-circuit", RICH, [BLOCK, DASH], [1, 4], hands=hands)
    assert (place(state, 0), place(state, 1), wounds(state, 1)) == (4, 1, (3, 0))
    assert len(hand(state, 1)) == 1


@pytest.mark.card("flicker")
@pytest.mark.verb("cancel-attack", "blink")
@pytest.mark.moment("opponent attacking")
def test_flicker_ignores_an_attack_from_beside_and_blinks_two() -> None:
    held = ["feint", "sortie", "stomp"]
    assert reaction_distances("xingo/flicker", held, "attack throwing-knife", PLACES_FROM_ZERO, **KNIFE) == [1]
    state = declare_against("xingo/flicker", held, "attack low-sweep", [2, 3])
    say(state, "react flicker")
    assert set(options(state)) == {"pay feint+sortie", "pay stomp+feint", "pay stomp+sortie"}
    say(state, "pay feint+sortie", "go 1")
    assert (place(state, 1), wounds(state, 1), current_question(state)) == (1, (0, 0), (0, "take_action"))
    assert "attack_cancelled" in note_kinds(state)


# Driana


@pytest.mark.card("heartseeker")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("there", "heavy"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_heartseeker_hurts_more_from_far_away(there: int, heavy: int) -> None:
    paid = [FIST, FOOT, DASH]
    assert special_profile("driana/heartseeker", paid) == AttackProfile(ALL_DISTANCES, 2, 1, "wounds effect", ko=True)
    assert payment_options("driana/heartseeker", paid) == [f"{FIST}+{FOOT}+{DASH}"]
    state = perform("driana/heartseeker", paid, paid, [1, there])
    assert (wounds(state, 1), current_question(state)) == ((2, heavy), (0, "call_test"))


@pytest.mark.card("set-the-snare")
@pytest.mark.verb("place", "step")
def test_set_the_snare_lays_a_trap_and_steps() -> None:
    assert special_profile("driana/set-the-snare", [DASH]) == AttackProfile(ALL_DISTANCES)
    assert set(payment_options("driana/set-the-snare", RICH)) == {FOOT, DASH}
    state = perform("driana/set-the-snare", RICH, [DASH], [1, 6])
    assert options(state) == ["place 0", "place 2", "place 3", "place 4"]
    say(state, "place 3")
    assert options(state) == ["stop", "go 0", "go 2"]
    say(state, "go 0")
    assert (tokens(state, 0), place(state, 0), current_question(state)) == ([("trap", 3)], 0, (0, "continue_combo"))


@pytest.mark.card("tripwire-arrow")
@pytest.mark.verb("push", "recover")
@pytest.mark.condition("in-play")
@pytest.mark.parametrize(("trap", "suffered"), [([], (2, 0)), ([0], (2, 1))])
def test_tripwire_arrow_pushes_and_recovers_a_trap_for_a_heavy_wound(
    trap: list[int], suffered: tuple[int, int]
) -> None:
    assert special_profile("driana/tripwire-arrow", [FIST, DASH]) == AttackProfile(
        ALL_DISTANCES, light=2, blockable="wounds effect"
    )
    assert set(payment_options("driana/tripwire-arrow", RICH)) == {
        f"{FIST}+{FOOT}",
        f"{FIST}+{BLOCK}",
        f"{FIST}+{DASH}",
    }
    laid = [{"seat": 0, "kind": "trap", "space": space} for space in trap]
    state = perform("driana/tripwire-arrow", RICH, [FIST, DASH], [1, 3], tokens=laid)
    assert (place(state, 1), wounds(state, 1), tokens(state, 0)) == (5, suffered, [])


@pytest.mark.card("tripwire-arrow")
@pytest.mark.verb("push")
def test_tripwire_arrow_pushes_into_a_trap() -> None:
    laid = [{"seat": 0, "kind": "trap", "space": 4}, {"seat": 0, "kind": "trap", "space": 6}]
    state = perform("driana/tripwire-arrow", RICH, [FIST, DASH], [1, 3], tokens=laid)
    assert (wounds(state, 1), tokens(state, 0)) == ((4, 1), [])


@pytest.mark.card("parting-shot")
@pytest.mark.moment("opponent moving")
@pytest.mark.verb("place-here", "retreat")
def test_parting_shot_wounds_lays_a_trap_and_retreats() -> None:
    assert reaction_distances("driana/parting-shot", [BLOCK, FIST], "move 0", PLACES_FROM_ONE) == [1, 2]
    state = declare_against("driana/parting-shot", RICH, "move 0", [1, 2])
    say(state, "react parting-shot")
    paid = {frozenset(option.removeprefix("pay ").split("+")) for option in options(state)}
    assert paid == {
        frozenset(pair) for pair in [(BLOCK, FIST), (BLOCK, FOOT), (BLOCK, DASH), (DASH, FIST), (DASH, FOOT)]
    }
    say(state, f"pay {FIST}+{BLOCK}")
    assert (wounds(state, 0), tokens(state, 1), place(state, 1), place(state, 0)) == ((2, 0), [("trap", 2)], 4, 0)
    assert sorted(discards(state)) == [BLOCK, FIST]
