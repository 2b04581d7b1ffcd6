"""The special attacks of the Lost Knight cost and do what is printed on his sheet."""

from typing import Any

import pytest

import tests.cards.special_scenes as special_scenes
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    hand,
    note_kinds,
    options,
    place,
    say,
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
)

GUARD = GRAIL_SCENE.blockers[0]
FULL = "wounds effect"
CHARGE = [FIST, FOOT, BLOCK]


def elixirs(count: int, seat: int = 0) -> list[dict[str, Any]]:
    """So many elixirs on the sheet of their owner."""
    return sheet_tokens(seat, "elixir", seat, count)


def perform(special: str, paid: list[str], places: list[int], **parts: Any) -> KnockdownState:
    return special_scenes.perform(f"lost-knight/{special}", paid, paid, places, GRAIL_SCENE, **parts)


def attacked(brewed: int, **parts: Any) -> KnockdownState:
    """Mgielec strikes at a Lost Knight who has brewed so many elixirs."""
    laid: dict[str, Any] = {"tokens": elixirs(brewed, seat=1), "light": [0, 3], **parts}
    return special_scenes.declare_against(
        "lost-knight/flask-of-last-hope", ONE_OF_EACH, "attack scythe-sweep", places_apart(1), GRAIL_SCENE, **laid
    )


@pytest.mark.card("bitter-brew")
@pytest.mark.verb("choose", "give", "step")
@pytest.mark.parametrize(("answer", "space"), [("stop", CENTRE - 1), (f"go {CENTRE}", CENTRE)])
def test_bitter_brew_makes_an_elixir_and_may_step(answer: str, space: int) -> None:
    assert special_profile("lost-knight/bitter-brew", [FOOT], GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    assert set(payment_options("lost-knight/bitter-brew", ONE_OF_EACH, GRAIL_SCENE)) == set(ONE_OF_EACH)
    state = perform("bitter-brew", [FOOT], places_apart(2), light=[3, 0], heavy=[3, 0])
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, "mode 1")
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", f"go {CENTRE - 2}", f"go {CENTRE}"])
    say(state, answer)
    assert (tokens_on_sheet(state, 0), place(state, 0), wounds(state, 0)) == (["elixir"], space, (3, 3))
    assert current_question(state) == (0, "take_action")


@pytest.mark.card("bitter-brew")
@pytest.mark.verb("remove", "heal")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("brewed", "healed"), [(2, 1), (1, 1), (0, 0)])
def test_bitter_brew_may_be_drunk_if_there_is_any(brewed: int, healed: int) -> None:
    state = perform("bitter-brew", [FOOT], places_apart(2), light=[3, 0], heavy=[3, 0], tokens=elixirs(brewed))
    say(state, "mode 2")
    assert (len(tokens_on_sheet(state, 0)), wounds(state, 0)) == (brewed - healed, (3 - healed, 3 - healed))
    assert current_question(state) == (0, "take_action")


@pytest.mark.card("bitter-brew", "elixir")
@pytest.mark.verb("give")
def test_bitter_brew_makes_no_fourth_elixir_but_may_step() -> None:
    state = say(perform("bitter-brew", [FOOT], places_apart(2), tokens=elixirs(3)), "mode 1", f"go {CENTRE}")
    assert (tokens_on_sheet(state, 0), place(state, 0)) == (["elixir"] * 3, CENTRE)


@pytest.mark.card("tainted-blade")
@pytest.mark.verb("may", "remove", "wound")
@pytest.mark.condition("bears")
@pytest.mark.parametrize(("answer", "spent"), [("do", 1), ("pass", 0)])
def test_tainted_blade_may_burn_an_elixir_for_a_heavy_wound(answer: str, spent: int) -> None:
    assert special_profile("lost-knight/tainted-blade", [FIST, FOOT], GRAIL_SCENE) == AttackProfile(
        [1], 1, 1, FULL, ko=True
    )
    paid = {f"{FIST}+{other}" for other in (FOOT, BLOCK, DASH)}
    assert set(payment_options("lost-knight/tainted-blade", ONE_OF_EACH, GRAIL_SCENE)) == paid
    state = perform("tainted-blade", [FIST, FOOT], places_apart(1), tokens=elixirs(2))
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (effect_wounds(state, 1), len(tokens_on_sheet(state, 0)), current_question(state)) == (
        (0, spent),
        2 - spent,
        (0, "call_test"),
    )


@pytest.mark.card("tainted-blade")
@pytest.mark.condition("bears")
def test_tainted_blade_without_an_elixir_or_with_its_effect_blocked_asks_nothing() -> None:
    bare = perform("tainted-blade", [FIST, FOOT], places_apart(1))
    assert (effect_wounds(bare, 1), current_question(bare)) == ((0, 0), (0, "call_test"))
    hands = [[FIST, FOOT], [GUARD]]
    blocked = perform("tainted-blade", [FIST, FOOT], places_apart(1), tokens=elixirs(1), hands=hands)
    say(blocked, f"block effect {GUARD}")
    assert (effect_wounds(blocked, 1), tokens_on_sheet(blocked, 0), current_question(blocked)) == (
        (0, 0),
        ["elixir"],
        (0, "call_test"),
    )


@pytest.mark.card("quests-end")
@pytest.mark.verb("advance", "wound-per-borne")
@pytest.mark.parametrize(("apart", "brewed"), [(2, 0), (3, 1), (4, 3)])
def test_quests_end_charges_and_hurts_more_for_each_elixir(apart: int, brewed: int) -> None:
    assert special_profile("lost-knight/quests-end", CHARGE, GRAIL_SCENE) == AttackProfile(
        [2, 3, 4], 0, 2, FULL, ko=True
    )
    state = perform("quests-end", CHARGE, [0, apart], tokens=elixirs(brewed))
    assert (places_of(state), effect_wounds(state, 1)) == ([apart - 1, apart], (brewed, 0))
    assert (len(tokens_on_sheet(state, 0)), current_question(state)) == (brewed, (0, "call_test"))


@pytest.mark.card("quests-end")
def test_quests_end_costs_a_foot_a_fist_or_dash_and_any_other_symbol() -> None:
    paid = {
        frozenset(way.split("+"))
        for way in payment_options("lost-knight/quests-end", ONE_OF_EACH, GRAIL_SCENE, apart=2)
    }
    assert paid == {frozenset(way) for way in [(FIST, FOOT, BLOCK), (FIST, FOOT, DASH), (FOOT, BLOCK, DASH)]}


@pytest.mark.card("quests-end")
@pytest.mark.parametrize(
    ("answer", "reached", "light"),
    [("pass", 2, 2), (f"block wounds {GUARD}", 2, 2), (f"block effect {GUARD}", 0, 0)],
)
def test_only_a_block_of_its_effect_stops_the_charge_of_quests_end(answer: str, reached: int, light: int) -> None:
    state = perform("quests-end", CHARGE, [0, 3], tokens=elixirs(2), hands=[CHARGE, [GUARD]])
    say(state, answer)
    assert (place(state, 0), effect_wounds(state, 1)) == (reached, (light, 0))


@pytest.mark.card("flask-of-last-hope")
@pytest.mark.moment("opponent attacking")
@pytest.mark.verb("remove", "cancel-attack")
@pytest.mark.condition("bears")
def test_flask_of_last_hope_spends_an_elixir_to_ignore_a_whole_attack_at_any_distance() -> None:
    row, flask = ["bone-dart", *GRAIL_SCENE.fillers[:3]], "lost-knight/flask-of-last-hope"
    assert (
        reaction_distances(flask, [FOOT, BLOCK], "attack bone-dart", PLACES_FROM_ZERO, GRAIL_SCENE, row=row)
        == ALL_DISTANCES
    )
    state = say(attacked(2), "react flask-of-last-hope")
    assert set(options(state)) == {f"pay {FIST}+{BLOCK}", f"pay {FOOT}+{BLOCK}", f"pay {BLOCK}+{DASH}"}
    say(state, f"pay {FOOT}+{BLOCK}")
    assert (wounds(state, 1), tokens_on_sheet(state, 1), wounds(state, 0)) == ((3, 0), ["elixir"], (0, 0))
    assert (note_kinds(state).count("attack_cancelled"), hand(state, 0)) == (1, ["scythe-sweep"])
    assert current_question(state) == (0, "take_action")


@pytest.mark.card("flask-of-last-hope")
@pytest.mark.verb("heal")
@pytest.mark.condition("bears")
def test_flask_of_last_hope_without_an_elixir_heals_and_the_attack_goes_on() -> None:
    state = say(attacked(0), "react flask-of-last-hope", f"pay {FOOT}+{BLOCK}")
    assert (wounds(state, 1), current_question(state)) == ((2, 0), (1, "declare_block"))
    light, heavy = pool_wounds(say(state, "pass"), 1)
    assert (wounds(state, 1), current_question(state)) == ((2 + light, heavy), (0, "take_action"))


@pytest.mark.card("flask-of-last-hope")
def test_flask_of_last_hope_may_stay_corked() -> None:
    state = say(attacked(1), "pass", "pass")
    assert (tokens_on_sheet(state, 1), len(hand(state, 1)), current_question(state)) == (
        ["elixir"],
        4,
        (0, "take_action"),
    )
    assert sum(pool_wounds(state, 1)) > 0
