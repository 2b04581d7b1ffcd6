"""Skills of Tainted Grail that listen to turns, steps, cards and combos do what is printed on them."""

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    row,
    say,
    wounds,
)
from tests.cards.tainted_grail.grail_scenes import (
    CENTRE,
    DASH,
    FOOT,
    LAST_SPACE,
    SKILL_ROW,
    candle_place,
    count_skills_used,
    effect_wounds,
    places_apart,
    places_of,
    table_with_skills,
)

HELD = ["last-charge", "mailed-fist", "cairn-stone", "brawl-among-the-graves", "last-rites"]


# Gnawing Hunger


@pytest.mark.card("gnawing-hunger")
@pytest.mark.moment("opponent turn end")
@pytest.mark.verb("wound")
@pytest.mark.condition("has-at-most", "distance")
@pytest.mark.parametrize(
    ("held", "apart", "suffered"),
    [([], 1, 1), ([FOOT], 2, 1), ([FOOT], 3, 0), ([FOOT, DASH], 1, 0), ([], LAST_SPACE - 1, 0)],
)
def test_gnawing_hunger_wounds_a_near_opponent_who_ends_his_turn_with_an_empty_hand(
    held: list[str], apart: int, suffered: int
) -> None:
    state = table_with_skills(theirs="gnawing-hunger", question="end_turn", hands=[held, []], places=[1, 1 + apart])
    assert (wounds(state, 0), count_skills_used(state), current_question(state)[0]) == ((suffered, 0), suffered, 1)


@pytest.mark.card("gnawing-hunger")
@pytest.mark.moment("opponent turn end")
def test_gnawing_hunger_sleeps_at_the_end_of_its_owners_turn() -> None:
    state = table_with_skills("gnawing-hunger", question="end_turn")
    assert (wounds(state, 0), wounds(state, 1), count_skills_used(state)) == ((0, 0), (0, 0), 0)


# Fading Silhouette


@pytest.mark.card("fading-silhouette")
@pytest.mark.moment("opponent turn start")
@pytest.mark.verb("may", "retreat")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("answer", "gone"), [("do", 1), ("pass", 0)])
def test_fading_silhouette_may_slip_away_from_whoever_begins_a_turn_beside(answer: str, gone: int) -> None:
    state = table_with_skills(theirs="fading-silhouette", question="start_turn", places=places_apart(1))
    assert current_question(state) == (1, "choose_may")
    say(state, answer)
    assert (places_of(state), current_question(state)) == (places_apart(1 + gone), (0, "take_action"))


@pytest.mark.card("fading-silhouette")
@pytest.mark.condition("distance")
def test_fading_silhouette_stays_from_afar_and_in_its_owners_turn() -> None:
    far = table_with_skills(theirs="fading-silhouette", question="start_turn", places=places_apart(2))
    assert (current_question(far), count_skills_used(far)) == ((0, "take_action"), 0)
    own = table_with_skills("fading-silhouette", question="start_turn", places=places_apart(1))
    assert (current_question(own), count_skills_used(own)) == ((0, "take_action"), 0)


@pytest.mark.card("fading-silhouette")
@pytest.mark.verb("retreat")
def test_fading_silhouette_finds_no_way_out_at_the_end_of_the_arena() -> None:
    state = table_with_skills(theirs="fading-silhouette", question="start_turn", places=[LAST_SPACE - 1, LAST_SPACE])
    assert place(say(state, "do"), 1) == LAST_SPACE


# Ghostly Charge


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
@pytest.mark.verb("wound", "push")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("apart", "light", "pushed"), [(2, 1, 1), (3, 0, 0)])
def test_ghostly_charge_wounds_and_pushes_after_a_dash_beside_the_opponent(apart: int, light: int, pushed: int) -> None:
    state = table_with_skills("ghostly-charge", hands=[[DASH], []], places=places_apart(apart))
    say(state, "combo", f"dash {DASH} {CENTRE}")
    assert (wounds(state, 1), place(state, 1) - CENTRE) == ((light, 0), apart - 1 + pushed)


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
def test_ghostly_charge_counts_neither_a_move_nor_the_opponents_dash() -> None:
    moved = say(table_with_skills("ghostly-charge", places=places_apart(2)), f"move {CENTRE}")
    assert (wounds(moved, 1), count_skills_used(moved)) == ((0, 0), 0)
    his = table_with_skills(theirs="ghostly-charge", hands=[[DASH], []], places=places_apart(2))
    say(his, "combo", f"dash {DASH} {CENTRE}")
    assert (wounds(his, 0), wounds(his, 1), count_skills_used(his)) == ((0, 0), (0, 0), 0)


@pytest.mark.card("ghostly-charge")
@pytest.mark.moment("you dash")
def test_ghostly_charge_follows_each_step_of_a_card_with_two_dashes() -> None:
    state = table_with_skills("ghostly-charge", hands=[["headlong-flight"], []], places=places_apart(2))
    say(state, "combo", f"dash headlong-flight {CENTRE}", f"go {CENTRE + 1}")
    assert (wounds(state, 1), places_of(state)) == ((2, 0), [CENTRE + 1, CENTRE + 3])


# Jealous Graves


@pytest.mark.card("jealous-graves")
@pytest.mark.moment("opponent takes")
@pytest.mark.verb("wound")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("held", "suffered"), [(3, 0), (4, 1), (5, 1)])
def test_jealous_graves_wounds_whoever_takes_a_fifth_card(held: int, suffered: int) -> None:
    state = table_with_skills(theirs="jealous-graves", hands=[HELD[:held], []], places=places_apart(3))
    say(state, "attack scythe-sweep")
    assert (wounds(state, 0), len(hand(state, 0))) == ((suffered, 0), held + 1)


@pytest.mark.card("jealous-graves")
@pytest.mark.moment("opponent takes")
def test_jealous_graves_sees_a_card_that_a_text_takes_and_not_its_owners() -> None:
    state = table_with_skills(theirs="jealous-graves", hands=[HELD[:4], []], row=["lantern-thief", *SKILL_ROW[:3]])
    say(state, "attack lantern-thief", "sweep scythe-sweep", "take oathbreaker")
    assert (wounds(state, 0), count_skills_used(state)) == ((2, 0), 2)
    own = table_with_skills("jealous-graves", hands=[HELD[:4], []], places=places_apart(3))
    assert count_skills_used(say(own, "attack scythe-sweep")) == 0


# Mist Walker


@pytest.mark.card("mist-walker")
@pytest.mark.moment("combo end")
@pytest.mark.verb("blink-up-to")
def test_mist_walker_blinks_up_to_two_after_a_combo() -> None:
    state = table_with_skills("mist-walker", hands=[[DASH], []], places=places_apart(2))
    say(state, "combo", f"dash {DASH} {CENTRE}")
    beyond = CENTRE + 2
    assert (current_question(state), options(state)[0]) == ((0, "go_blink"), "stop")
    assert set(options(state)[1:]) == {f"go {space}" for space in (CENTRE - 2, CENTRE - 1, beyond)}
    assert place(say(state.clone(), "stop"), 0) == CENTRE
    assert (place(say(state, f"go {beyond}"), 0), current_question(state)) == (beyond, (0, "take_action"))


@pytest.mark.card("mist-walker")
@pytest.mark.moment("combo end")
def test_mist_walker_sleeps_after_any_other_action_and_after_the_opponents_combo() -> None:
    assert current_question(say(table_with_skills("mist-walker", places=places_apart(3)), f"move {CENTRE}")) == (
        0,
        "take_action",
    )
    his = table_with_skills(theirs="mist-walker", hands=[[DASH], []], places=places_apart(2))
    assert current_question(say(his, "combo", f"dash {DASH} {CENTRE}")) == (0, "take_action")


# Child of the Dark


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
@pytest.mark.verb("heal")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("space", [CENTRE - 2, CENTRE + 2, 0, LAST_SPACE])
def test_child_of_the_dark_heals_behind_the_candles_before_they_wound(space: int) -> None:
    state = table_with_skills(
        "child-of-the-dark", question="end_turn", candle=candle_place(1), places=[space, CENTRE], light=[3, 0]
    )
    assert note_kinds(state)[:3] == ["skill_used", "healed", "wounded_note"]
    assert (wounds(state, 0), effect_wounds(state, 0), current_question(state)[0]) == ((3, 0), (1, 0), 1)


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
@pytest.mark.verb("may", "sweep")
@pytest.mark.condition("beyond-candles")
@pytest.mark.parametrize("candle", [candle_place(1), None])
def test_child_of_the_dark_may_discard_a_row_card_in_the_light(candle: int | None) -> None:
    state = table_with_skills("child-of-the-dark", question="end_turn", candle=candle, light=[3, 0])
    assert current_question(state) == (0, "choose_may")
    kept = say(state.clone(), "pass")
    assert (row(kept), discards(kept), current_question(kept)[0]) == (SKILL_ROW, [], 1)
    say(state, "do")
    assert (current_question(state), options(state)) == ((0, "sweep_row"), [f"sweep {card}" for card in SKILL_ROW])
    say(state, "sweep scythe-sweep")
    assert (discards(state), wounds(state, 0), current_question(state)[0]) == (["scythe-sweep"], (3, 0), 1)


@pytest.mark.card("child-of-the-dark")
@pytest.mark.moment("turn end")
def test_child_of_the_dark_sleeps_at_the_end_of_the_opponents_turn() -> None:
    state = table_with_skills(
        theirs="child-of-the-dark",
        question="end_turn",
        candle=candle_place(1),
        light=[0, 3],
        places=[CENTRE, LAST_SPACE],
    )
    assert (wounds(state, 1), count_skills_used(state)) == ((3, 0), 0)
