"""Mgielec's special attacks and those of Czerwi cost and do what is printed on their sheets."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.table import asked, borne, hand, options, place, say, tokens, wounds
from tests.cards import sheets
from tests.cards.faces import EVERYWHERE, Face, pool
from tests.cards.sheets import FROM_ZERO, payments, reach_of, special_face
from tests.cards.tainted_grail.grail import (
    BLOCK,
    CENTRE,
    DASH,
    FIST,
    FOOT,
    GRAIL,
    RICH,
    beside,
    by_effect,
    on_sheet,
    on_space,
    places_of,
)

CURSED = on_sheet(0, "curse", 1)
GUARD = GRAIL.blockers[0]
FULL = "wounds effect"
WITH_DASH = {f"{FIST}+{DASH}", f"{FOOT}+{DASH}", f"{BLOCK}+{DASH}"}


def perform(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    """The special was paid for; the rival uses no Reaction to it."""
    state = sheets.perform(special, paid, paid, places, GRAIL, **parts)
    return say(state, "pass") if asked(state)[1] == "use_reaction" else state


def costs(special: str, held: list[str] = RICH, apart: int = 1) -> set[str]:
    return set(payments(special, held, GRAIL, apart))


# Mgielec


@pytest.mark.card("doom")
@pytest.mark.verb("remove", "wound")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("curse", "heavy"), [(CURSED, 2), ([], 0), (on_space(0, "fog", 0), 0)])
def test_doom_takes_the_curse_off_for_two_heavy_wounds(curse: list[dict[str, Any]], heavy: int) -> None:
    assert special_face("mgielec/doom", [FOOT, DASH], GRAIL) == Face([1, 2, 3, 4, 5], 2, 1, FULL, ko=True)
    state = perform("mgielec/doom", [FOOT, DASH], beside(3), tokens=curse)
    assert (by_effect(state, 1), borne(state, 1), asked(state)) == ((0, heavy), [], (0, "call_test"))


@pytest.mark.card("doom")
@pytest.mark.parametrize(
    ("answer", "left", "heavy"),
    [("pass", [], 2), (f"block wounds {GUARD}", [], 2), (f"block effect {GUARD}", ["curse"], 0)],
)
def test_only_a_block_of_its_effect_saves_the_cursed_from_doom(answer: str, left: list[str], heavy: int) -> None:
    state = perform("mgielec/doom", [FOOT, DASH], beside(3), tokens=CURSED, hands=[[FOOT, DASH], [GUARD]])
    say(state, answer)
    assert (borne(state, 1), by_effect(state, 1)) == (left, (0, heavy))


@pytest.mark.card("doom", "chain-yank", "revenge", "lay-curse")
@pytest.mark.parametrize("special", ["doom", "chain-yank", "revenge", "lay-curse"])
def test_each_special_of_mgielec_costs_a_dash_and_any_other_symbol(special: str) -> None:
    assert costs(f"mgielec/{special}", apart=2) == WITH_DASH


@pytest.mark.card("chain-yank")
@pytest.mark.verb("yank")
@pytest.mark.parametrize("side", [CENTRE - 2, CENTRE])
def test_chain_yank_blinks_the_opponent_to_either_side(side: int) -> None:
    assert special_face("mgielec/chain-yank", [FOOT, DASH], GRAIL) == Face([2, 3, 4], 2, 1, FULL)
    state = perform("mgielec/chain-yank", [FOOT, DASH], beside(3))
    assert (asked(state), options(state)) == ((0, "go_yank"), [f"go {CENTRE - 2}", f"go {CENTRE}"])
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
    assert special_face("mgielec/revenge", [FOOT, DASH], GRAIL) == Face(EVERYWHERE, light=3)
    state = perform("mgielec/revenge", [FOOT, DASH], beside(2), tokens=CURSED, light=[3, 0], heavy=[3, 0])
    assert (asked(state), options(state)) == ((0, "choose_may"), ["pass", "do"])
    light, heavy = pool(state, 1)
    say(state, *answers)
    assert wounds(state, 0) == (3 - moved[0], 3 - moved[1])
    assert (wounds(state, 1), borne(state, 1)) == ((light + moved[0], heavy + moved[1]), ["curse"])


@pytest.mark.card("revenge")
@pytest.mark.condition("bears")
def test_revenge_on_a_free_opponent_is_its_pool_alone() -> None:
    state = perform("mgielec/revenge", [FOOT, DASH], beside(2), light=[3, 0], heavy=[3, 0])
    assert (wounds(state, 0), wounds(state, 1), asked(state)) == ((3, 3), pool(state, 1), (0, "take_action"))


@pytest.mark.card("revenge")
@pytest.mark.verb("shift")
def test_revenge_moves_no_wound_that_mgielec_does_not_have() -> None:
    state = perform("mgielec/revenge", [FOOT, DASH], beside(2), tokens=CURSED, light=[3, 0])
    say(state, "do", "mode 2")
    assert (wounds(state, 0), wounds(state, 1)) == ((3, 0), pool(state, 1))


@pytest.mark.card("lay-curse")
@pytest.mark.verb("give", "choose", "place-here")
@pytest.mark.condition("in-supply")
def test_curse_is_laid_on_the_opponent_and_fog_under_mgielec() -> None:
    assert special_face("mgielec/lay-curse", [FOOT, DASH], GRAIL) == Face(EVERYWHERE)
    state = perform("mgielec/lay-curse", [FOOT, DASH], beside(2))
    assert (asked(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, "mode 1")
    assert (borne(state, 1), borne(state, 0), tokens(state, 0)) == (["curse"], [], [("fog", CENTRE - 1)])


@pytest.mark.card("lay-curse")
@pytest.mark.verb("place")
def test_curse_may_lay_fog_on_a_free_space_up_to_three_away() -> None:
    state = say(perform("mgielec/lay-curse", [FOOT, DASH], [1, 3], tokens=on_space(0, "fog", 2)), "mode 2")
    assert (asked(state), options(state)) == ((0, "place_token"), ["place 0", "place 4"])
    assert tokens(say(state, "place 4"), 0) == [("fog", 2), ("fog", 4)]


@pytest.mark.card("lay-curse")
@pytest.mark.verb("give", "place-here")
@pytest.mark.condition("in-supply")
def test_a_second_curse_changes_nothing_and_fog_lies_once_on_a_space() -> None:
    state = perform("mgielec/lay-curse", [FOOT, DASH], beside(2), tokens=CURSED)
    assert (borne(state, 1), tokens(state, 0), asked(state)) == (["curse"], [], (0, "take_action"))
    assert wounds(state, 1) == (0, 0)
    under = perform("mgielec/lay-curse", [FOOT, DASH], beside(2), tokens=on_space(0, "fog", CENTRE - 1))
    assert tokens(say(under, "mode 1"), 0) == [("fog", CENTRE - 1)]


# Czerwi


@pytest.mark.card("larval-spit")
@pytest.mark.verb("give")
@pytest.mark.condition("wounded")
def test_larval_spit_poisons_whom_it_wounds() -> None:
    assert special_face("czerwi/larval-spit", [DASH], GRAIL) == Face([1, 2, 3], 1, 0, FULL)
    assert costs("czerwi/larval-spit") == {FIST, DASH}
    state = perform("czerwi/larval-spit", [DASH], beside(2))
    assert (borne(state, 1), borne(state, 0)) == (["poison"], [])


@pytest.mark.card("larval-spit")
@pytest.mark.condition("wounded")
@pytest.mark.parametrize(
    ("answer", "borne_after"), [("pass", ["poison"]), (f"block wounds {GUARD}", []), (f"block effect {GUARD}", [])]
)
def test_larval_spit_that_is_blocked_poisons_nobody(answer: str, borne_after: list[str]) -> None:
    state = perform("czerwi/larval-spit", [DASH], beside(2), hands=[[DASH], [GUARD, FOOT, FIST]])
    assert borne(say(state, answer), 1) == borne_after


@pytest.mark.card("larval-spit", "poison")
@pytest.mark.verb("give")
def test_larval_spit_finds_no_third_dose_of_poison() -> None:
    state = perform("czerwi/larval-spit", [DASH], beside(2), tokens=on_sheet(0, "poison", 1, 2))
    assert borne(state, 1) == ["poison", "poison"]


@pytest.mark.card("through-the-soil")
@pytest.mark.verb("blink-up-to", "give")
@pytest.mark.condition("bears")
def test_through_the_soil_blinks_past_the_opponent_and_poisons_him() -> None:
    assert special_face("czerwi/through-the-soil", [DASH, FOOT], GRAIL) == Face([1, 2, 3, 4], light=1)
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
    assert (places_of(state), borne(state, 1)) == ([5, 3], ["poison"])
    assert wounds(state, 1) == (3 + pool(state, 1)[0], 0)


@pytest.mark.card("through-the-soil")
@pytest.mark.verb("worsen")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("before", "worsened"), [(3, 2), (0, 1)])
def test_through_the_soil_turns_wounds_of_the_poisoned_heavy(before: int, worsened: int) -> None:
    laid = on_sheet(0, "poison", 1)
    state = perform("czerwi/through-the-soil", [FOOT, DASH], [1, 3], light=[0, before], tokens=laid)
    say(state, "stop")
    assert (place(state, 0), borne(state, 1)) == (1, ["poison"])
    assert wounds(state, 1) == (before + pool(state, 1)[0] - worsened, worsened)


@pytest.mark.card("feast-of-worms")
@pytest.mark.verb("wound-per-borne")
@pytest.mark.parametrize("doses", [0, 1, 2])
def test_feast_of_worms_grows_with_the_poison(doses: int) -> None:
    paid = [FIST, FOOT, BLOCK]
    assert special_face("czerwi/feast-of-worms", paid, GRAIL) == Face([1, 2], 1, 2, FULL, ko=True)
    assert costs("czerwi/feast-of-worms") == {f"{FIST}+{FOOT}+{BLOCK}", f"{FIST}+{FOOT}+{DASH}"}
    state = perform("czerwi/feast-of-worms", paid, beside(2), tokens=on_sheet(0, "poison", 1, doses))
    assert (by_effect(state, 1), len(borne(state, 1)), asked(state)) == ((0, doses), doses, (0, "call_test"))


@pytest.mark.card("feast-of-worms")
@pytest.mark.verb("wound-per-borne")
@pytest.mark.parametrize(("answer", "heavy"), [("pass", 1), (f"block wounds {GUARD}", 1), (f"block effect {GUARD}", 0)])
def test_only_a_block_of_its_effect_spoils_the_feast_of_worms(answer: str, heavy: int) -> None:
    paid, laid = [FIST, FOOT, BLOCK], on_sheet(0, "poison", 1)
    state = perform("czerwi/feast-of-worms", paid, beside(2), tokens=laid, hands=[paid, [GUARD]])
    assert by_effect(say(state, answer), 1) == (0, heavy)


@pytest.mark.card("rotten-blood")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("give")
def test_rotten_blood_wounds_and_poisons_an_attacker_beside_and_the_attack_goes_on() -> None:
    row = ["bone-dart", *GRAIL.fillers[:3]]
    assert reach_of("czerwi/rotten-blood", [FIST], "attack bone-dart", FROM_ZERO, GRAIL, row=row) == [1]
    state = sheets.answer("czerwi/rotten-blood", RICH, "attack scythe-sweep", beside(1), GRAIL)
    say(state, "react rotten-blood")
    assert set(options(state)) == {f"pay {FIST}", f"pay {BLOCK}"}
    say(state, f"pay {FIST}")
    assert (wounds(state, 0), borne(state, 0), asked(state)) == ((1, 0), ["poison"], (1, "declare_block"))
    say(state, "pass")
    assert (pool(state, 1), hand(state, 0)) == (wounds(state, 1), ["scythe-sweep"])
    assert sum(wounds(state, 1)) > 0


@pytest.mark.card("rotten-blood")
@pytest.mark.moment("opponent attacking")
def test_rotten_blood_may_be_left_unused_and_does_not_answer_a_move() -> None:
    state = sheets.answer("czerwi/rotten-blood", RICH, "attack scythe-sweep", beside(1), GRAIL)
    say(state, "pass")
    assert (wounds(state, 0), borne(state, 0), len(hand(state, 1))) == ((0, 0), [], 4)
    moved = sheets.answer("czerwi/rotten-blood", RICH, f"move {CENTRE - 2}", beside(1), GRAIL)
    assert asked(moved) == (0, "take_action")
