"""The block and dash cards of Tainted Grail do what is printed on them, and every effect of a Strike can be blocked."""

from typing import Any

import pytest

from knockbox.games.knockdown.pack import PACKS_FOLDER, load_box
from knockbox.games.knockdown.schema import AttackType
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, discards, hand, options, place, row, say, wounds
from tests.cards.attack_profiles import ALL_DISTANCES, AttackProfile, pool_wounds, profile_of
from tests.cards.tainted_grail.grail_scenes import (
    CENTRE,
    DASH,
    FIST,
    FOOT,
    GRAIL_SCENE,
    LAST_SPACE,
    PACK,
    candle_place,
    effect_wounds,
    places_apart,
    places_of,
    play_grail_attack,
    play_out_text,
)

FULL = "wounds effect"
GUARD = GRAIL_SCENE.blockers[1]

# Block


@pytest.mark.card("dead-lords-shield")
@pytest.mark.verb("heal")
@pytest.mark.parametrize(("light", "left"), [(3, 2), (0, 0)])
def test_dead_lords_shield_heals_a_light_wound(light: int, left: int) -> None:
    assert profile_of("dead-lords-shield", GRAIL_SCENE) == AttackProfile([1], light=1, blockable=FULL)
    state = play_grail_attack("dead-lords-shield", places_apart(1), light=[light, 0], heavy=[2, 0])
    assert wounds(state, 0) == (left, 2)


@pytest.mark.card("relit-wick")
@pytest.mark.verb("heal", "may", "candles-out")
@pytest.mark.parametrize(("answer", "before", "after"), [("do", 2, 1), ("pass", 2, 2)])
def test_relit_wick_heals_and_may_move_the_candles_outwards(answer: str, before: int, after: int) -> None:
    assert profile_of("relit-wick", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = play_grail_attack("relit-wick", places_apart(3), light=[3, 0], candle=before)
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (wounds(state, 0), state.candle) == ((2, 0), after)


@pytest.mark.card("relit-wick")
@pytest.mark.verb("candles-out")
@pytest.mark.parametrize(("before", "after"), [(None, -1), (0, 0)], ids=["off the track", "at the ends"])
def test_relit_wick_does_not_ask_about_candles_that_cannot_move_outwards(before: int | None, after: int) -> None:
    state = play_grail_attack("relit-wick", places_apart(3), light=[3, 0], candle=before)
    assert (state.candle, wounds(state, 0), current_question(state)) == (after, (2, 0), (0, "take_action"))


@pytest.mark.card("last-rites")
@pytest.mark.verb("if", "worsen", "wound")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("before", "after"), [((2, 3), (1, 4)), ((2, 4), (2, 5)), ((0, 3), (0, 3)), ((0, 5), (0, 6))])
def test_last_rites_hurts_heavily_in_one_way_or_the_other(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert profile_of("last-rites", GRAIL_SCENE) == AttackProfile([1, 2], ko=True)
    state = play_grail_attack("last-rites", places_apart(2), light=[0, before[0]], heavy=[0, before[1]])
    assert wounds(state, 1) == after


@pytest.mark.card("grey-litany")
@pytest.mark.verb("sweep", "opponent-discards-random")
@pytest.mark.condition("wounds-blocked")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("pass", 5),
        (f"block wounds {GUARD}", 3),
        (f"block effect {GUARD}", 4),
        ("block both dead-lords-shield+relit-wick", 3),
    ],
)
def test_grey_litany_empties_the_row_and_the_hand_of_whoever_blocks_its_wounds(answer: str, left: int) -> None:
    assert profile_of("grey-litany", GRAIL_SCENE) == AttackProfile([1, 2, 3], light=2, blockable=FULL)
    state = play_grail_attack("grey-litany", places_apart(3), hands=[[], [*GRAIL_SCENE.blockers, FIST, FOOT, DASH]])
    say(state, answer)
    effect = "effect" not in answer and "both" not in answer
    assert current_question(state) == ((0, "sweep_row") if effect else (0, "take_action"))
    say(state, *["sweep scythe-sweep"] * effect)
    assert (len(hand(state, 1)), "scythe-sweep" in discards(state), current_question(state)) == (
        left,
        effect,
        (0, "take_action"),
    )


@pytest.mark.card("grey-litany")
@pytest.mark.verb("opponent-discards-random")
def test_grey_litany_leaves_the_discard_to_chance() -> None:
    left = set()
    for seed in range(12):
        state = play_grail_attack("grey-litany", places_apart(3), hands=[[], [GUARD, FOOT, DASH]], seed=seed)
        say(state, f"block wounds {GUARD}", "sweep scythe-sweep")
        left.add(hand(state, 1)[0])
    assert left == {FOOT, DASH}


@pytest.mark.card("pilgrims-step")
@pytest.mark.verb("step")
@pytest.mark.parametrize(("answer", "space"), [("stop", CENTRE - 1), (f"go {CENTRE}", CENTRE)])
def test_pilgrims_step_may_step_once(answer: str, space: int) -> None:
    assert profile_of("pilgrims-step", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = play_grail_attack("pilgrims-step", places_apart(3))
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", f"go {CENTRE - 2}", f"go {CENTRE}"])
    say(state, answer)
    assert (place(state, 0), current_question(state)) == (space, (0, "choose_may"))


@pytest.mark.card("pilgrims-step")
@pytest.mark.verb("may", "sweep")
@pytest.mark.parametrize(("answers", "swept"), [(["pass"], []), (["do", "sweep scythe-sweep"], ["scythe-sweep"])])
def test_pilgrims_step_may_discard_a_row_card(answers: list[str], swept: list[str]) -> None:
    state = say(play_grail_attack("pilgrims-step", places_apart(3)), "stop", *answers)
    assert (discards(state), len(row(state)), current_question(state)) == (swept, 3 - len(swept), (0, "take_action"))


# Dash


@pytest.mark.card("out-of-the-mist")
@pytest.mark.verb("blink-up-to")
def test_out_of_the_mist_blinks_up_to_two() -> None:
    assert profile_of("out-of-the-mist", GRAIL_SCENE) == AttackProfile([2, 3], light=2, blockable=FULL)
    state = play_grail_attack("out-of-the-mist", [2, 4])
    assert options(state) == ["stop", "go 0", "go 1", "go 3"]
    assert place(say(state.clone(), "stop"), 0) == 2
    assert place(say(state, "go 0"), 0) == 0


@pytest.mark.card("false-light")
@pytest.mark.verb("pull")
@pytest.mark.parametrize(("apart", "left"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_false_light_pulls_two(apart: int, left: int) -> None:
    assert profile_of("false-light", GRAIL_SCENE) == AttackProfile([2, 3, 4, 5], light=1)
    assert places_of(play_grail_attack("false-light", [0, apart])) == [0, left]


@pytest.mark.card("bone-dart")
@pytest.mark.condition("distance")
@pytest.mark.parametrize("apart", range(1, LAST_SPACE + 1))
def test_bone_dart_hurts_more_from_four_spaces_on(apart: int) -> None:
    assert profile_of("bone-dart", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES, light=1, blockable=FULL)
    assert effect_wounds(play_grail_attack("bone-dart", [0, apart]), 1) == (int(apart >= 4), 0)


@pytest.mark.card("dragged-into-the-dark")
@pytest.mark.verb("swap", "push", "if")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize(
    ("places", "candle", "after", "light"),
    [
        (places_apart(1), candle_place(1), [CENTRE, CENTRE - 2], 0),
        (places_apart(1), None, [CENTRE, CENTRE - 2], 0),
        ([CENTRE - 2, CENTRE], candle_place(1), [CENTRE, CENTRE - 2], 1),
        ([CENTRE, CENTRE + 2], candle_place(1), [CENTRE + 2, CENTRE - 1], 0),
        ([0, 1], None, [1, 0], 0),
    ],
)
def test_dragged_into_the_dark_swaps_places_and_hurts_there_or_pushes(
    places: list[int], candle: int | None, after: list[int], light: int
) -> None:
    assert profile_of("dragged-into-the-dark", GRAIL_SCENE) == AttackProfile([1, 2], light=1, blockable=FULL)
    state = play_grail_attack("dragged-into-the-dark", places, candle=candle)
    assert (places_of(state), effect_wounds(state, 1), current_question(state)) == (
        after,
        (light, 0),
        (0, "take_action"),
    )


@pytest.mark.card("shelter-of-shadows")
@pytest.mark.verb("heal")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize(("light", "left"), [(3, 1), (1, 0)])
def test_shelter_of_shadows_heals_in_the_dark(light: int, left: int) -> None:
    assert profile_of("shelter-of-shadows", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = play_grail_attack("shelter-of-shadows", [0, 2], candle=0, light=[light, 0])
    assert (wounds(state, 0), place(state, 0), current_question(state)) == ((left, 0), 0, (0, "take_action"))


@pytest.mark.card("shelter-of-shadows")
@pytest.mark.verb("step", "if")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("candle", [candle_place(1), None])
@pytest.mark.parametrize(
    ("answers", "space"),
    [
        (["stop"], CENTRE),
        ([f"go {CENTRE - 1}", "stop"], CENTRE - 1),
        ([f"go {CENTRE - 1}", f"go {CENTRE - 2}"], CENTRE - 2),
    ],
)
def test_shelter_of_shadows_steps_up_to_two_in_the_light(candle: int | None, answers: list[str], space: int) -> None:
    state = play_grail_attack("shelter-of-shadows", [CENTRE, CENTRE + 2], candle=candle, light=[3, 0])
    say(state, *answers)
    assert (wounds(state, 0), place(state, 0), current_question(state)) == ((3, 0), space, (0, "take_action"))


@pytest.mark.card("lantern-thief")
@pytest.mark.verb("sweep", "take")
def test_lantern_thief_discards_a_row_card_and_takes_another_without_its_attack() -> None:
    assert profile_of("lantern-thief", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = play_grail_attack("lantern-thief", places_apart(1))
    first, second, third = row(state)
    assert (current_question(state), options(state)) == (
        (0, "sweep_row"),
        [f"sweep {card}" for card in (first, second, third)],
    )
    say(state, f"sweep {second}")
    assert (current_question(state), options(state)) == ((0, "take_row"), [f"take {first}", f"take {third}"])
    say(state, f"take {third}")
    assert (sorted(hand(state, 0)), discards(state), row(state)) == (
        sorted(["lantern-thief", third]),
        [second],
        [first],
    )
    assert (wounds(state, 1), current_question(state)) == ((0, 0), (0, "take_action"))


@pytest.mark.card("lantern-thief")
@pytest.mark.verb("take")
def test_lantern_thief_leaves_a_row_card_to_the_second_action() -> None:
    state = play_grail_attack(
        "lantern-thief", places_apart(1), row=["lantern-thief", "scythe-sweep", "rusted-gauntlet"]
    )
    say(state, "sweep scythe-sweep")
    assert (row(state), hand(state, 0), current_question(state)) == (
        ["rusted-gauntlet"],
        ["lantern-thief"],
        (0, "take_action"),
    )


@pytest.mark.card("headlong-flight")
@pytest.mark.verb("retreat", "draw")
@pytest.mark.parametrize(("places", "here"), [([3, 4], 1), ([1, 4], 0), ([0, 1], 0), ([LAST_SPACE - 1, 0], LAST_SPACE)])
def test_headlong_flight_retreats_two_and_draws(places: list[int], here: int) -> None:
    assert profile_of("headlong-flight", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES)
    state = play_grail_attack("headlong-flight", places, deck={"top": [FOOT, DASH]})
    assert (places_of(state), hand(state, 0)) == ([here, places[1]], [FOOT, "headlong-flight"])


@pytest.mark.card("cairn-stone")
@pytest.mark.verb("retreat")
@pytest.mark.parametrize(("places", "here"), [([3, 4], 2), ([0, 1], 0)])
def test_cairn_stone_flies_any_distance_and_retreats_one(places: list[int], here: int) -> None:
    assert profile_of("cairn-stone", GRAIL_SCENE) == AttackProfile(ALL_DISTANCES, light=1, blockable=FULL)
    assert places_of(play_grail_attack("cairn-stone", places)) == [here, places[1]]


# Blocked effects

DARK = {"candle": candle_place(0)}
BLOCKABLE: dict[str, dict[str, Any]] = {
    "blow-from-the-dark": DARK,
    "snuffed-wick": DARK,
    "weight-of-oaths": {},
    "oathbreaker": {},
    "mailed-fist": {},
    "kick-into-the-mist": DARK,
    "leap-from-the-cairn": {"places": places_apart(2)},
    "trample-the-fallen": {"light": [0, 5]},
    "snaring-roots": {},
    "last-charge": {"places": places_apart(3)},
    "dead-lords-shield": {"light": [5, 0]},
    "out-of-the-mist": {"places": places_apart(2)},
    "bone-dart": {"places": [0, 4]},
    "dragged-into-the-dark": {},
    "cairn-stone": {},
}
"""Every Strike with an effect but Grey Litany, at a table where the effect changes something."""


OTHERS = ["brawl-among-the-graves", "pilgrims-step"]


def changes(state: KnockdownState) -> tuple[object, ...]:
    """All that an effect could have changed, but not what the pool of the attack does."""
    light, heavy = pool_wounds(state, 1)
    his = (wounds(state, 1)[0] - light, wounds(state, 1)[1] - heavy)
    kept = sorted(card for card in hand(state, 1) if card != GUARD)
    return places_of(state), state.candle, wounds(state, 0), his, sorted(hand(state, 0)), kept


@pytest.mark.parametrize(("card", "parts"), BLOCKABLE.items(), ids=BLOCKABLE)
def test_a_blocked_effect_changes_nothing_and_another_does(card: str, parts: dict[str, Any]) -> None:
    laid: dict[str, Any] = {
        "places": places_apart(1),
        "light": [0, 0],
        "hands": [OTHERS[:1], [GUARD, *OTHERS]],
        **parts,
    }
    mine, his = laid["light"]
    untouched = (laid["places"], parts.get("candle", -1), (mine, 0), (his, 0), sorted([OTHERS[0], card]), OTHERS)
    assert changes(play_out_text(say(play_grail_attack(card, **laid), f"block effect {GUARD}"))) == untouched
    assert changes(play_out_text(say(play_grail_attack(card, **laid), "pass"))) != untouched


def test_every_strike_with_an_effect_is_blocked_somewhere() -> None:
    attacks = load_box(PACKS_FOLDER / PACK).attacks
    strikes = {id for id, card in attacks.items() if card.type is AttackType.STRIKE and card.effect}
    assert strikes == {*BLOCKABLE, "grey-litany"}
