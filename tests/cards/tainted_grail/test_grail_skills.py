"""Skills of Tainted Grail that listen to turns, steps, cards and combos do what is printed on them."""

import pytest

from knockbox.testing.table import (
    asked,
    discards,
    hand,
    happened,
    options,
    place,
    row,
    say,
    wounds,
)
from tests.cards.tainted_grail.grail import (
    CENTRE,
    DASH,
    FOOT,
    LAST,
    SKILL_ROW,
    beside,
    by_effect,
    lit,
    places_of,
    skilled,
    used,
)

HELD = ["last-charge", "mailed-fist", "cairn-stone", "brawl-among-the-graves", "last-rites"]


# Gnawing Hunger


@pytest.mark.card("gnawing-hunger")
@pytest.mark.moment("opponent turn end")
@pytest.mark.verb("wound")
@pytest.mark.condition("has-at-most", "distance")
@pytest.mark.parametrize(
    ("held", "apart", "suffered"),
    [([], 1, 1), ([FOOT], 2, 1), ([FOOT], 3, 0), ([FOOT, DASH], 1, 0), ([], LAST - 1, 0)],
)
def test_gnawing_hunger_wounds_a_near_opponent_who_ends_his_turn_with_an_empty_hand(
    held: list[str], apart: int, suffered: int
) -> None:
    state = skilled(his="gnawing-hunger", question="end_turn", hands=[held, []], places=[1, 1 + apart])
    assert (wounds(state, 0), used(state), asked(state)[0]) == ((suffered, 0), suffered, 1)


@pytest.mark.card("gnawing-hunger")
@pytest.mark.moment("opponent turn end")
def test_gnawing_hunger_sleeps_at_the_end_of_its_owners_turn() -> None:
    state = skilled("gnawing-hunger", question="end_turn")
    assert (wounds(state, 0), wounds(state, 1), used(state)) == ((0, 0), (0, 0), 0)


# Fading Silhouette


@pytest.mark.card("fading-silhouette")
@pytest.mark.moment("opponent turn start")
@pytest.mark.verb("may", "retreat")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("answer", "gone"), [("do", 1), ("pass", 0)])
def test_fading_silhouette_may_slip_away_from_whoever_begins_a_turn_beside(answer: str, gone: int) -> None:
    state = skilled(his="fading-silhouette", question="start_turn", places=beside(1))
    assert asked(state) == (1, "choose_may")
    say(state, answer)
    assert (places_of(state), asked(state)) == (beside(1 + gone), (0, "take_action"))


@pytest.mark.card("fading-silhouette")
@pytest.mark.condition("distance")
def test_fading_silhouette_stays_from_afar_and_in_its_owners_turn() -> None:
    far = skilled(his="fading-silhouette", question="start_turn", places=beside(2))
    assert (asked(far), used(far)) == ((0, "take_action"), 0)
    own = skilled("fading-silhouette", question="start_turn", places=beside(1))
    assert (asked(own), used(own)) == ((0, "take_action"), 0)


@pytest.mark.card("fading-silhouette")
@pytest.mark.verb("retreat")
def test_fading_silhouette_finds_no_way_out_at_the_end_of_the_arena() -> None:
    state = skilled(his="fading-silhouette", question="start_turn", places=[LAST - 1, LAST])
    assert place(say(state, "do"), 1) == LAST


# Ghostly Charge


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
@pytest.mark.verb("wound", "push")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("apart", "light", "pushed"), [(2, 1, 1), (3, 0, 0)])
def test_ghostly_charge_wounds_and_pushes_after_a_dash_beside_the_opponent(apart: int, light: int, pushed: int) -> None:
    state = skilled("ghostly-charge", hands=[[DASH], []], places=beside(apart))
    say(state, "combo", f"dash {DASH} {CENTRE}")
    assert (wounds(state, 1), place(state, 1) - CENTRE) == ((light, 0), apart - 1 + pushed)


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
def test_ghostly_charge_counts_neither_a_move_nor_the_opponents_dash() -> None:
    moved = say(skilled("ghostly-charge", places=beside(2)), f"move {CENTRE}")
    assert (wounds(moved, 1), used(moved)) == ((0, 0), 0)
    his = skilled(his="ghostly-charge", hands=[[DASH], []], places=beside(2))
    say(his, "combo", f"dash {DASH} {CENTRE}")
    assert (wounds(his, 0), wounds(his, 1), used(his)) == ((0, 0), (0, 0), 0)


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
def test_ghostly_charge_follows_each_step_of_a_card_with_two_dashes() -> None:
    state = skilled("ghostly-charge", hands=[["headlong-flight"], []], places=beside(2))
    say(state, "combo", f"dash headlong-flight {CENTRE}", f"go {CENTRE + 1}")
    assert (wounds(state, 1), places_of(state)) == ((2, 0), [CENTRE + 1, CENTRE + 3])


# Jealous Graves


@pytest.mark.card("jealous-graves")
@pytest.mark.moment("opponent takes")
@pytest.mark.verb("wound")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("held", "suffered"), [(3, 0), (4, 1), (5, 1)])
def test_jealous_graves_wounds_whoever_takes_a_fifth_card(held: int, suffered: int) -> None:
    state = skilled(his="jealous-graves", hands=[HELD[:held], []], places=beside(3))
    say(state, "attack scythe-sweep")
    assert (wounds(state, 0), len(hand(state, 0))) == ((suffered, 0), held + 1)


@pytest.mark.card("jealous-graves")
@pytest.mark.moment("opponent takes")
def test_jealous_graves_sees_a_card_that_a_text_takes_and_not_its_owners() -> None:
    state = skilled(his="jealous-graves", hands=[HELD[:4], []], row=["lantern-thief", *SKILL_ROW[:3]])
    say(state, "attack lantern-thief", "sweep scythe-sweep", "take oathbreaker")
    assert (wounds(state, 0), used(state)) == ((2, 0), 2)
    own = skilled("jealous-graves", hands=[HELD[:4], []], places=beside(3))
    assert used(say(own, "attack scythe-sweep")) == 0


# Mist Walker


@pytest.mark.card("mist-walker")
@pytest.mark.moment("combo end")
@pytest.mark.verb("blink-up-to")
def test_mist_walker_blinks_up_to_two_after_a_combo() -> None:
    state = skilled("mist-walker", hands=[[DASH], []], places=beside(2))
    say(state, "combo", f"dash {DASH} {CENTRE}")
    beyond = CENTRE + 2
    assert (asked(state), options(state)[0]) == ((0, "go_blink"), "stop")
    assert set(options(state)[1:]) == {f"go {space}" for space in (CENTRE - 2, CENTRE - 1, beyond)}
    assert place(say(state.clone(), "stop"), 0) == CENTRE
    assert (place(say(state, f"go {beyond}"), 0), asked(state)) == (beyond, (0, "take_action"))


@pytest.mark.card("mist-walker")
@pytest.mark.moment("combo end")
def test_mist_walker_sleeps_after_any_other_action_and_after_the_opponents_combo() -> None:
    assert asked(say(skilled("mist-walker", places=beside(3)), f"move {CENTRE}")) == (0, "take_action")
    his = skilled(his="mist-walker", hands=[[DASH], []], places=beside(2))
    assert asked(say(his, "combo", f"dash {DASH} {CENTRE}")) == (0, "take_action")


# Child of the Dark


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
@pytest.mark.verb("heal")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("space", [CENTRE - 2, CENTRE + 2, 0, LAST])
def test_child_of_the_dark_heals_behind_the_candles_before_they_wound(space: int) -> None:
    state = skilled("child-of-the-dark", question="end_turn", candle=lit(1), places=[space, CENTRE], light=[3, 0])
    assert happened(state)[:3] == ["skill_used", "healed", "wounded_note"]
    assert (wounds(state, 0), by_effect(state, 0), asked(state)[0]) == ((3, 0), (1, 0), 1)


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
@pytest.mark.verb("may", "sweep")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("candle", [lit(1), None])
def test_child_of_the_dark_may_discard_a_row_card_in_the_light(candle: int | None) -> None:
    state = skilled("child-of-the-dark", question="end_turn", candle=candle, light=[3, 0])
    assert asked(state) == (0, "choose_may")
    kept = say(state.clone(), "pass")
    assert (row(kept), discards(kept), asked(kept)[0]) == (SKILL_ROW, [], 1)
    say(state, "do")
    assert (asked(state), options(state)) == ((0, "sweep_row"), [f"sweep {card}" for card in SKILL_ROW])
    say(state, "sweep scythe-sweep")
    assert (discards(state), wounds(state, 0), asked(state)[0]) == (["scythe-sweep"], (3, 0), 1)


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
def test_child_of_the_dark_sleeps_at_the_end_of_the_opponents_turn() -> None:
    state = skilled(his="child-of-the-dark", question="end_turn", candle=lit(1), light=[0, 3], places=[CENTRE, LAST])
    assert (wounds(state, 1), used(state)) == ((3, 0), 0)
