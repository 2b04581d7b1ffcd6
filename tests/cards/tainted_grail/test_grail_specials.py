"""Mgielec's special attacks and those of Czerwi cost and do what is printed on their sheets."""

from typing import Any

import pytest

import tests.cards.special_scenes as special_scenes
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    hand,
    options,
    place,
    say,
    tokens,
    tokens_on_sheet,
    wounds,
)
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile, pool_wounds
from tests.cards.special_scenes import PLACES_FROM_ZERO, payment_options, reaction_distances, special_profile
from tests.cards.tainted_grail.grail_scenes import (
    BLOCK,
    CENTRE,
    DASH,
    FIST,
    FOOT,
    GRAIL_SCENE,
    ONE_OF_EACH,
    effect_wounds,
    places_apart,
    places_of,
    sheet_tokens,
    space_tokens,
)

CURSED = sheet_tokens(0, "curse", 1)
GUARD = GRAIL_SCENE.blockers[0]
FULL = "wounds effect"
WITH_DASH = {f"{FIST}+{DASH}", f"{FOOT}+{DASH}", f"{BLOCK}+{DASH}"}


def perform(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    """The special was paid for; the rival uses no Reaction to it."""
    state = special_scenes.perform(special, paid, paid, places, GRAIL_SCENE, **parts)
    return say(state, "pass") if current_question(state)[1] == "use_reaction" else state


def costs(special: str, held: list[str] = ONE_OF_EACH, apart: int = 1) -> set[str]:
    return set(payment_options(special, held, GRAIL_SCENE, apart))


# Mgielec


@pytest.mark.card("doom")
@pytest.mark.verb("remove", "wound")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("curse", "heavy"), [(CURSED, 2), ([], 0), (space_tokens(0, "fog", 0), 0)])
def test_doom_takes_the_curse_off_for_two_heavy_wounds(curse: list[dict[str, Any]], heavy: int) -> None:
    assert special_profile("mgielec/doom", [FOOT, DASH], GRAIL_SCENE) == AttackProfile(
        [1, 2, 3, 4, 5], 2, 1, FULL, ko=True
    )
    state = perform("mgielec/doom", [FOOT, DASH], places_apart(3), tokens=curse)
    assert (effect_wounds(state, 1), tokens_on_sheet(state, 1), current_question(state)) == (
        (0, heavy),
        [],
        (0, "call_test"),
    )


@pytest.mark.card("doom")
@pytest.mark.parametrize(
    ("answer", "left", "heavy"),
    [("pass", [], 2), (f"block wounds {GUARD}", [], 2), (f"block effect {GUARD}", ["curse"], 0)],
)
def test_only_a_block_of_its_effect_saves_the_cursed_from_doom(answer: str, left: list[str], heavy: int) -> None:
    state = perform("mgielec/doom", [FOOT, DASH], places_apart(3), tokens=CURSED, hands=[[FOOT, DASH], [GUARD]])
    say(state, answer)
    assert (tokens_on_sheet(state, 1), effect_wounds(state, 1)) == (left, (0, heavy))


@pytest.mark.card("doom", "chain-yank", "revenge", "lay-curse")
@pytest.mark.parametrize("special", ["doom", "chain-yank", "revenge", "lay-curse"])
def test_each_special_of_mgielec_costs_a_dash_and_any_other_symbol(special: str) -> None:
    assert costs(f"mgielec/{special}", apart=2) == WITH_DASH


@pytest.mark.card("chain-yank")
@pytest.mark.verb("yank")
@pytest.mark.parametrize("side", [CENTRE - 2, CENTRE])
def test_chain_yank_blinks_the_opponent_to_either_side(side: int) -> None:
    assert special_profile("mgielec/chain-yank", [FOOT, DASH], GRAIL_SCENE) == AttackProfile([2, 3, 4], 2, 1, FULL)
    state = perform("mgielec/chain-yank", [FOOT, DASH], places_apart(3))
    assert (current_question(state), options(state)) == ((0, "go_yank"), [f"go {CENTRE - 2}", f"go {CENTRE}"])
    assert places_of(say(state, f"go {side}")) == [CENTRE - 1, side]


@pytest.mark.card("chain-yank")
@pytest.mark.verb("yank")
@pytest.mark.parametrize(("answer", "there"), [("pass", 1), (f"block wounds {GUARD}", 1), (f"block effect {GUARD}", 3)])
def test_at_the_end_of_the_arena_chain_yank_leaves_no_choice(answer: str, there: int) -> None:
    state = perform("mgielec/chain-yank", [FOOT, DASH], [0, 3], hands=[[FOOT, DASH], [GUARD]])
    assert place(say(state, answer), 1) == there


@pytest.mark.card("revenge")
@pytest.mark.verb("shift", "choose", "may")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(
    ("answers", "moved"), [(["do", "mode 1"], (1, 0)), (["do", "mode 2"], (0, 1)), (["pass"], (0, 0))]
)
def test_revenge_may_move_a_wound_to_the_sheet_of_the_cursed(answers: list[str], moved: tuple[int, int]) -> None:
    assert special_profile("mgielec/revenge", [FOOT, DASH], GRAIL_SCENE) == AttackProfile(ALL_DISTANCES, light=3)
    state = perform("mgielec/revenge", [FOOT, DASH], places_apart(2), tokens=CURSED, light=[3, 0], heavy=[3, 0])
    assert (current_question(state), options(state)) == ((0, "choose_may"), ["pass", "do"])
    light, heavy = pool_wounds(state, 1)
    say(state, *answers)
    assert wounds(state, 0) == (3 - moved[0], 3 - moved[1])
    assert (wounds(state, 1), tokens_on_sheet(state, 1)) == ((light + moved[0], heavy + moved[1]), ["curse"])


@pytest.mark.card("revenge")
@pytest.mark.condition("bears")
def test_revenge_on_a_free_opponent_is_its_pool_alone() -> None:
    state = perform("mgielec/revenge", [FOOT, DASH], places_apart(2), light=[3, 0], heavy=[3, 0])
    assert (wounds(state, 0), wounds(state, 1), current_question(state)) == (
        (3, 3),
        pool_wounds(state, 1),
        (0, "take_action"),
    )


@pytest.mark.card("revenge")
@pytest.mark.verb("shift")
def test_revenge_moves_no_wound_that_mgielec_does_not_have() -> None:
    state = perform("mgielec/revenge", [FOOT, DASH], places_apart(2), tokens=CURSED, light=[3, 0])
    say(state, "do", "mode 2")
    assert (wounds(state, 0), wounds(state, 1)) == ((3, 0), pool_wounds(state, 1))


@pytest.mark.card("lay-curse")
@pytest.mark.verb("give", "choose", "place-here")
@pytest.mark.condition("in-supply")
def test_curse_is_laid_on_the_opponent_and_fog_under_mgielec() -> None:
    assert special_profile("mgielec/lay-curse", [FOOT, DASH], GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = perform("mgielec/lay-curse", [FOOT, DASH], places_apart(2))
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, "mode 1")
    assert (tokens_on_sheet(state, 1), tokens_on_sheet(state, 0), tokens(state, 0)) == (
        ["curse"],
        [],
        [("fog", CENTRE - 1)],
    )


@pytest.mark.card("lay-curse")
@pytest.mark.verb("place")
def test_curse_may_lay_fog_on_a_free_space_up_to_three_away() -> None:
    state = say(perform("mgielec/lay-curse", [FOOT, DASH], [1, 3], tokens=space_tokens(0, "fog", 2)), "mode 2")
    assert (current_question(state), options(state)) == ((0, "place_token"), ["place 0", "place 4"])
    assert tokens(say(state, "place 4"), 0) == [("fog", 2), ("fog", 4)]


@pytest.mark.card("lay-curse")
@pytest.mark.verb("give", "place-here")
@pytest.mark.condition("in-supply")
def test_a_second_curse_changes_nothing_and_fog_lies_once_on_a_space() -> None:
    state = perform("mgielec/lay-curse", [FOOT, DASH], places_apart(2), tokens=CURSED)
    assert (tokens_on_sheet(state, 1), tokens(state, 0), current_question(state)) == (["curse"], [], (0, "take_action"))
    assert wounds(state, 1) == (0, 0)
    under = perform("mgielec/lay-curse", [FOOT, DASH], places_apart(2), tokens=space_tokens(0, "fog", CENTRE - 1))
    assert tokens(say(under, "mode 1"), 0) == [("fog", CENTRE - 1)]


# Czerwi


@pytest.mark.card("larval-spit")
@pytest.mark.verb("give")
@pytest.mark.condition("wounded")
def test_larval_spit_poisons_whom_it_wounds() -> None:
    assert special_profile("czerwi/larval-spit", [DASH], GRAIL_SCENE) == AttackProfile([1, 2, 3], 1, 0, FULL)
    assert costs("czerwi/larval-spit") == {FIST, DASH}
    state = perform("czerwi/larval-spit", [DASH], places_apart(2))
    assert (tokens_on_sheet(state, 1), tokens_on_sheet(state, 0)) == (["poison"], [])


@pytest.mark.card("larval-spit")
@pytest.mark.condition("wounded")
@pytest.mark.parametrize(
    ("answer", "borne_after"), [("pass", ["poison"]), (f"block wounds {GUARD}", []), (f"block effect {GUARD}", [])]
)
def test_larval_spit_that_is_blocked_poisons_nobody(answer: str, borne_after: list[str]) -> None:
    state = perform("czerwi/larval-spit", [DASH], places_apart(2), hands=[[DASH], [GUARD, FOOT, FIST]])
    assert tokens_on_sheet(say(state, answer), 1) == borne_after


@pytest.mark.card("larval-spit", "poison")
@pytest.mark.verb("give")
def test_larval_spit_finds_no_third_dose_of_poison() -> None:
    state = perform("czerwi/larval-spit", [DASH], places_apart(2), tokens=sheet_tokens(0, "poison", 1, 2))
    assert tokens_on_sheet(state, 1) == ["poison", "poison"]


@pytest.mark.card("through-the-soil")
@pytest.mark.verb("blink-up-to", "give")
@pytest.mark.condition("bears")
def test_through_the_soil_blinks_past_the_opponent_and_poisons_him() -> None:
    assert special_profile("czerwi/through-the-soil", [DASH, FOOT], GRAIL_SCENE) == AttackProfile([1, 2, 3, 4], light=1)
    assert costs("czerwi/through-the-soil") == {
        f"{FIST}+{DASH}",
        f"{FOOT}+{DASH}",
        f"{BLOCK}+{DASH}",
        f"{FIST}+{FOOT}",
        f"{FOOT}+{BLOCK}",
    }
    state = perform("czerwi/through-the-soil", [FOOT, DASH], [1, 3], light=[0, 3])
    assert options(state) == ["stop", "go 0", "go 2", "go 4", "go 5"]
    say(state, "go 5")
    assert (places_of(state), tokens_on_sheet(state, 1)) == ([5, 3], ["poison"])
    assert wounds(state, 1) == (3 + pool_wounds(state, 1)[0], 0)


@pytest.mark.card("through-the-soil")
@pytest.mark.verb("worsen")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("before", "worsened"), [(3, 2), (0, 1)])
def test_through_the_soil_turns_wounds_of_the_poisoned_heavy(before: int, worsened: int) -> None:
    laid = sheet_tokens(0, "poison", 1)
    state = perform("czerwi/through-the-soil", [FOOT, DASH], [1, 3], light=[0, before], tokens=laid)
    say(state, "stop")
    assert (place(state, 0), tokens_on_sheet(state, 1)) == (1, ["poison"])
    assert wounds(state, 1) == (before + pool_wounds(state, 1)[0] - worsened, worsened)


@pytest.mark.card("feast-of-worms")
@pytest.mark.verb("wound-per-borne")
@pytest.mark.parametrize("doses", [0, 1, 2])
def test_feast_of_worms_grows_with_the_poison(doses: int) -> None:
    paid = [FIST, FOOT, BLOCK]
    assert special_profile("czerwi/feast-of-worms", paid, GRAIL_SCENE) == AttackProfile([1, 2], 1, 2, FULL, ko=True)
    assert costs("czerwi/feast-of-worms") == {f"{FIST}+{FOOT}+{BLOCK}", f"{FIST}+{FOOT}+{DASH}"}
    state = perform("czerwi/feast-of-worms", paid, places_apart(2), tokens=sheet_tokens(0, "poison", 1, doses))
    assert (effect_wounds(state, 1), len(tokens_on_sheet(state, 1)), current_question(state)) == (
        (0, doses),
        doses,
        (0, "call_test"),
    )


@pytest.mark.card("feast-of-worms")
@pytest.mark.verb("wound-per-borne")
@pytest.mark.parametrize(("answer", "heavy"), [("pass", 1), (f"block wounds {GUARD}", 1), (f"block effect {GUARD}", 0)])
def test_only_a_block_of_its_effect_spoils_the_feast_of_worms(answer: str, heavy: int) -> None:
    paid, laid = [FIST, FOOT, BLOCK], sheet_tokens(0, "poison", 1)
    state = perform("czerwi/feast-of-worms", paid, places_apart(2), tokens=laid, hands=[paid, [GUARD]])
    assert effect_wounds(say(state, answer), 1) == (0, heavy)


@pytest.mark.card("rotten-blood")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("give")
def test_rotten_blood_wounds_and_poisons_an_attacker_beside_and_the_attack_goes_on() -> None:
    row = ["bone-dart", *GRAIL_SCENE.fillers[:3]]
    assert reaction_distances(
        "czerwi/rotten-blood", [FIST], "attack bone-dart", PLACES_FROM_ZERO, GRAIL_SCENE, row=row
    ) == [1]
    state = special_scenes.declare_against(
        "czerwi/rotten-blood", ONE_OF_EACH, "attack scythe-sweep", places_apart(1), GRAIL_SCENE
    )
    say(state, "react rotten-blood")
    assert set(options(state)) == {f"pay {FIST}", f"pay {BLOCK}"}
    say(state, f"pay {FIST}")
    assert (wounds(state, 0), tokens_on_sheet(state, 0), current_question(state)) == (
        (1, 0),
        ["poison"],
        (1, "declare_block"),
    )
    say(state, "pass")
    assert (pool_wounds(state, 1), hand(state, 0)) == (wounds(state, 1), ["scythe-sweep"])
    assert sum(wounds(state, 1)) > 0


@pytest.mark.card("rotten-blood")
@pytest.mark.moment("opponent attacking")
def test_rotten_blood_may_be_left_unused_and_does_not_answer_a_move() -> None:
    state = special_scenes.declare_against(
        "czerwi/rotten-blood", ONE_OF_EACH, "attack scythe-sweep", places_apart(1), GRAIL_SCENE
    )
    say(state, "pass")
    assert (wounds(state, 0), tokens_on_sheet(state, 0), len(hand(state, 1))) == ((0, 0), [], 4)
    moved = special_scenes.declare_against(
        "czerwi/rotten-blood", ONE_OF_EACH, f"move {CENTRE - 2}", places_apart(1), GRAIL_SCENE
    )
    assert current_question(moved) == (0, "take_action")
