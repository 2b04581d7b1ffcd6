"""Every skill of Nemesis listens to its moment and does what is printed on it."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    assert_dice_used,
    current_question,
    discards,
    hand,
    note_kinds,
    options,
    place,
    public_hand,
    row,
    say,
    table,
    wounds,
)
from tests.cards.nemesis.nemesis_scenes import pool_plus

ROW = ["wrench-swing", "visor-kick", "blast-door-kick", "deck-sweep"]
FOUR = ["tow-cable", "crossfire", "rifle-butt", "shakedown"]


def table_with_skills(*mine: str, theirs: str = "", **parts: Any) -> KnockdownState:
    """Oolith with these skills against Skarn with his."""
    laid: dict[str, Any] = {"fighters": ["oolith", "skarn"], "row": ROW, **parts}
    return table(pack="nemesis", skills=[list(mine), [theirs] if theirs else []], **laid)


@pytest.mark.card("last-round")
@pytest.mark.moment("your pool")
@pytest.mark.verb("add")
@pytest.mark.condition("has-at-most")
@pytest.mark.parametrize(("held", "more"), [(0, 1), (1, 1), (2, 0)])
def test_last_round_adds_a_light_wound_while_its_owner_holds_one_card_or_none(held: int, more: int) -> None:
    state = table_with_skills("last-round", places=[2, 4], hands=[FOUR[:held], []])
    say(state, "attack visor-kick")
    assert wounds(state, 1) == pool_plus("visor-kick", light=more)


@pytest.mark.card("last-round")
@pytest.mark.moment("your pool")
def test_last_round_can_be_blocked_with_the_pool_and_adds_nothing_where_none_is_printed() -> None:
    blocked = table_with_skills("last-round", places=[2, 4], hands=[[], FOUR[1:]])
    say(blocked, "attack wrench-swing", "block wounds rifle-butt")
    assert wounds(blocked, 1) == pool_plus("wrench-swing", light=1 - 2)
    bare = table_with_skills("last-round", places=[2, 3], row=["contamination", *ROW[:3]])
    assert wounds(say(bare, "attack contamination"), 1) == (0, 0)


@pytest.mark.card("last-round")
def test_last_round_does_not_help_its_owners_opponent() -> None:
    state = table_with_skills(theirs="last-round", places=[2, 4])
    assert wounds(say(state, "attack wrench-swing"), 1) == pool_plus("wrench-swing")


@pytest.mark.card("hair-trigger")
@pytest.mark.moment("opponent moves")
@pytest.mark.condition("distance")
@pytest.mark.parametrize("steps", [["move {}"], ["combo", "dash tow-cable {}"]], ids=["move", "dash"])
@pytest.mark.parametrize(("places", "step", "suffered"), [([1, 3], 2, 1), ([1, 4], 2, 0), ([2, 3], 1, 0)])
def test_hair_trigger_wounds_whoever_comes_close(places: list[int], step: int, suffered: int, steps: list[str]) -> None:
    state = table_with_skills(theirs="hair-trigger", places=places, hands=[["tow-cable"], []])
    say(state, *[word.format(step) for word in steps])
    assert (place(state, 0), wounds(state, 0), wounds(state, 1)) == (step, (suffered, 0), (0, 0))


@pytest.mark.card("hair-trigger")
@pytest.mark.moment("opponent moves")
def test_hair_trigger_hears_neither_corridors_nor_its_owner() -> None:
    state = table_with_skills(theirs="hair-trigger", places=[0, 4])
    assert wounds(say(state, "hop 3"), 0) == (1, 0)
    mine = table_with_skills("hair-trigger", places=[2, 4])
    assert (wounds(say(mine, "move 3"), 1), wounds(mine, 0)) == ((0, 0), (0, 0))


@pytest.mark.card("caustic-blood")
@pytest.mark.moment("you were wounded")
@pytest.mark.condition("has", "distance")
@pytest.mark.parametrize(
    ("there", "light", "heavy", "splashed"), [(3, 3, 0, 1), (3, 1, 2, 1), (3, 2, 0, 0), (4, 3, 0, 0)]
)
def test_caustic_blood_splashes_whoever_wounds_its_owner_from_beside(
    there: int, light: int, heavy: int, splashed: int
) -> None:
    state = table_with_skills(theirs="caustic-blood", places=[2, there], light=[0, light], heavy=[0, heavy])
    say(state, "attack wrench-swing")
    assert (wounds(state, 1), wounds(state, 0)) == (pool_plus("wrench-swing", light, heavy), (splashed, 0))


@pytest.mark.card("caustic-blood")
@pytest.mark.moment("you were wounded")
@pytest.mark.parametrize(("others", "splashed"), [(2, 0), (1, 1)])
def test_caustic_blood_needs_a_wound_that_was_not_blocked(others: int, splashed: int) -> None:
    held = ["rifle-butt", *FOUR[:others]]
    state = table_with_skills(theirs="caustic-blood", places=[2, 3], light=[0, 8], hands=[[], held])
    say(state, "attack wrench-swing", "block wounds rifle-butt")
    assert wounds(state, 0) == (splashed, 0)


@pytest.mark.card("caustic-blood")
@pytest.mark.moment("you were wounded")
def test_caustic_blood_comes_before_the_effect_that_drives_its_owner_away() -> None:
    state = table_with_skills(theirs="caustic-blood", places=[2, 3], light=[0, 8])
    say(state, "attack blast-door-kick")
    assert (place(state, 1), wounds(state, 0)) == (5, (1, 0))


@pytest.mark.card("half-light")
@pytest.mark.moment("opponent pool")
@pytest.mark.verb("ignore")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(
    ("there", "card", "fewer"), [(3, "wrench-swing", 0), (4, "wrench-swing", 1), (4, "visor-kick", 1)]
)
def test_half_light_spares_its_owner_a_light_wound_from_afar(there: int, card: str, fewer: int) -> None:
    state = table_with_skills(theirs="half-light", places=[2, there])
    say(state, f"attack {card}")
    assert wounds(state, 1) == pool_plus(card, light=-fewer)


@pytest.mark.card("half-light")
@pytest.mark.moment("opponent pool")
def test_half_light_spares_nothing_of_an_effect() -> None:
    state = table_with_skills(theirs="half-light", places=[1, 3], row=["rivet-gun", *ROW[:3]])
    assert wounds(say(state, "attack rivet-gun"), 1) == pool_plus("rivet-gun", light=1 - 1)


@pytest.mark.card("cornered-prey")
@pytest.mark.moment("opponent takes")
@pytest.mark.condition("at-edge")
@pytest.mark.parametrize(("space", "suffered"), [(0, 1), (6, 1), (1, 0), (2, 0)])
def test_cornered_prey_wounds_whoever_takes_a_row_card_at_the_edge(space: int, suffered: int) -> None:
    state = table_with_skills(theirs="cornered-prey", places=[space, 4])
    say(state, "attack deck-sweep")
    assert (hand(state, 0), wounds(state, 0)) == (["deck-sweep"], (suffered, 0))


@pytest.mark.card("cornered-prey")
@pytest.mark.moment("opponent takes")
def test_cornered_prey_hears_every_card_that_is_taken_and_none_that_is_drawn() -> None:
    state = table_with_skills(theirs="cornered-prey", places=[0, 4], row=["raid-the-stores", *ROW[:3]])
    say(state, "attack raid-the-stores", "take visor-kick")
    assert wounds(state, 0) == (2, 0)
    drawing = table_with_skills("salvager", theirs="cornered-prey", places=[0, 4], hands=[["tow-cable"], []])
    say(drawing, "blind salvager", "discard tow-cable")
    assert wounds(drawing, 0) == (0, 0)


@pytest.mark.card("cornered-prey")
@pytest.mark.moment("opponent takes")
def test_cornered_prey_looks_when_the_card_comes_into_the_hand_and_not_at_its_owner() -> None:
    crawl = ["duct-crawl", *ROW[:3]]
    arriving = table_with_skills(theirs="cornered-prey", places=[1, 4], row=crawl)
    assert wounds(say(arriving, "attack duct-crawl", "go 0", "stop", "pass"), 0) == (1, 0)
    leaving = table_with_skills(theirs="cornered-prey", places=[0, 4], row=crawl)
    assert wounds(say(leaving, "attack duct-crawl", "go 1", "stop"), 0) == (0, 0)
    own = table_with_skills("cornered-prey", places=[0, 4])
    assert wounds(say(own, "attack deck-sweep"), 0) == (0, 0)


@pytest.mark.card("strict-rations")
@pytest.mark.moment("opponent turn start")
@pytest.mark.verb("opponent-discards")
@pytest.mark.condition("has")
@pytest.mark.parametrize(("held", "asks"), [(3, (0, "take_action")), (4, (0, "discard_own"))])
def test_strict_rations_makes_a_full_hand_discard_when_its_turn_starts(held: int, asks: tuple[int, str]) -> None:
    state = table_with_skills(theirs="strict-rations", question="start_turn", hands=[FOUR[:held], []])
    assert current_question(state) == asks
    if held == 4:
        say(state, "discard shakedown")
    assert (len(hand(state, 0)), current_question(state)) == (3, (0, "take_action"))


@pytest.mark.card("strict-rations")
@pytest.mark.moment("opponent turn start")
def test_strict_rations_sleeps_in_its_owners_turn() -> None:
    state = table_with_skills("strict-rations", question="start_turn", hands=[FOUR, []])
    assert (len(hand(state, 0)), current_question(state)) == (4, (0, "take_action"))


@pytest.mark.card("pattern-reader")
@pytest.mark.moment("you blocked")
@pytest.mark.verb("draw")
@pytest.mark.parametrize(
    ("answer", "drawn"),
    [
        ("pass", 0),
        ("block wounds rifle-butt", 1),
        ("block effect rifle-butt", 1),
        ("block both rifle-butt+red-alert", 1),
    ],
)
def test_pattern_reader_draws_once_for_a_block(answer: str, drawn: int) -> None:
    held = ["rifle-butt", "red-alert", "tow-cable"]
    state = table_with_skills(
        theirs="pattern-reader", places=[2, 3], hands=[[], held], deck={"top": ["shakedown", "crossfire"]}
    )
    say(state, "attack blast-door-kick", answer)
    assert [card for card in hand(state, 1) if card not in held] == ["shakedown"][:drawn]
    assert "shakedown" not in public_hand(state, 1)


@pytest.mark.card("pattern-reader")
@pytest.mark.moment("you blocked")
def test_pattern_reader_counts_the_new_card_in_the_block() -> None:
    state = table_with_skills(theirs="pattern-reader", places=[2, 3], hands=[[], ["rifle-butt"]])
    say(state, "attack wrench-swing", "block wounds rifle-butt")
    assert wounds(state, 1) == pool_plus("wrench-swing", light=-1)


@pytest.mark.card("jumpy")
@pytest.mark.moment("you were attacked")
@pytest.mark.verb("may", "retreat")
@pytest.mark.parametrize(("answer", "reached"), [("do", 4), ("pass", 3)])
def test_jumpy_may_step_back_after_an_attack(answer: str, reached: int) -> None:
    state = table_with_skills(theirs="jumpy", places=[2, 3])
    say(state, "attack wrench-swing")
    assert (current_question(state), wounds(state, 1)) == ((1, "choose_may"), pool_plus("wrench-swing"))
    say(state, answer)
    assert (place(state, 1), current_question(state)) == (reached, (0, "take_action"))


@pytest.mark.card("jumpy")
@pytest.mark.moment("you were attacked")
def test_jumpy_comes_after_the_test() -> None:
    state = table_with_skills(theirs="jumpy", places=[2, 4], dice=[1, 1, 1])
    say(state, "attack visor-kick", "call")
    assert current_question(state) == (1, "choose_may")
    say(state, "do")
    assert (place(state, 1), wounds(state, 1)) == (5, pool_plus("visor-kick"))
    assert_dice_used(state)


@pytest.mark.card("jumpy")
@pytest.mark.moment("you were attacked")
@pytest.mark.parametrize(("card", "asks"), [("magboot-stomp", (0, "take_action")), ("red-alert", (1, "choose_may"))])
def test_jumpy_hears_an_attack_that_only_has_an_effect_but_none_out_of_range(card: str, asks: tuple[int, str]) -> None:
    state = table_with_skills(theirs="jumpy", places=[2, 4], row=[card, *ROW[:3]])
    assert current_question(say(state, f"attack {card}")) == asks


@pytest.mark.card("salvager")
@pytest.mark.moment("attack action")
@pytest.mark.verb("draw", "you-discard")
@pytest.mark.parametrize("gone", ["crossfire", "shakedown", "rifle-butt"])
def test_salvager_draws_two_and_discards_one_instead_of_a_row_card(gone: str) -> None:
    state = table_with_skills(
        "salvager", places=[2, 3], hands=[["crossfire"], []], deck={"top": ["shakedown", "rifle-butt"]}
    )
    assert [option for option in options(state) if option.startswith("blind")] == ["blind salvager"]
    say(state, "blind salvager")
    assert current_question(state) == (0, "discard_own")
    say(state, f"discard {gone}")
    assert (sorted([*hand(state, 0), gone]), current_question(state)) == (
        ["crossfire", "rifle-butt", "shakedown"],
        (0, "take_action"),
    )
    assert (discards(state), row(state), wounds(state, 1), state.actions) == ([gone], ROW, (0, 0), 1)


@pytest.mark.card("salvager")
@pytest.mark.moment("attack action")
@pytest.mark.parametrize(("deck", "offered"), [([], []), (["shakedown"], ["blind salvager"])])
def test_salvager_is_offered_while_there_is_a_card_to_draw(deck: list[str], offered: list[str]) -> None:
    state = table_with_skills("salvager", deck=deck)
    assert [option for option in options(state) if option.startswith("blind")] == offered


@pytest.mark.card("autodoc")
@pytest.mark.moment("opponent turn end")
@pytest.mark.verb("heal")
@pytest.mark.condition("has-more")
@pytest.mark.parametrize(("mine", "his", "left"), [(2, 1, 2), (1, 1, 3), (0, 1, 3)])
def test_autodoc_heals_at_the_end_of_the_opponents_turn(mine: int, his: int, left: int) -> None:
    state = table_with_skills(theirs="autodoc", question="end_turn", light=[3, 3], heavy=[his, mine])
    assert (wounds(state, 1), wounds(state, 0), current_question(state)[0]) == ((left, mine), (3, his), 1)


@pytest.mark.card("autodoc")
@pytest.mark.moment("opponent turn end")
def test_autodoc_sleeps_at_the_end_of_its_owners_turn() -> None:
    state = table_with_skills("autodoc", question="end_turn", light=[3, 0], heavy=[2, 0])
    assert (wounds(state, 0), "skill_used" in note_kinds(state)) == ((3, 2), False)


@pytest.mark.card("stand-clear")
@pytest.mark.moment("combo end")
@pytest.mark.verb("may", "push")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("there", "answer", "pushed"), [(3, "do", 5), (4, "do", 6), (3, "pass", 3), (4, "pass", 4)])
def test_stand_clear_may_push_at_the_end_of_a_combo(there: int, answer: str, pushed: int) -> None:
    state = table_with_skills("stand-clear", places=[1, there], hands=[["tow-cable"], []])
    say(state, "combo", "dash tow-cable 2")
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (place(state, 1), current_question(state)) == (pushed, (0, "take_action"))


@pytest.mark.card("stand-clear")
@pytest.mark.moment("combo end")
@pytest.mark.condition("distance")
def test_stand_clear_waits_for_the_end_and_reaches_no_farther_than_two() -> None:
    far = table_with_skills("stand-clear", places=[1, 5], hands=[["tow-cable"], []])
    assert current_question(say(far, "combo", "dash tow-cable 2")) == (0, "take_action")
    going_on = table_with_skills("stand-clear", places=[1, 4], hands=[["tow-cable", "crossfire"], []])
    assert current_question(say(going_on, "combo", "dash tow-cable 2")) == (0, "continue_combo")
    assert current_question(say(going_on, "stop")) == (0, "choose_may")


@pytest.mark.card("light-fingers")
@pytest.mark.moment("you dash")
@pytest.mark.verb("opponent-discards-random")
@pytest.mark.condition("distance")
def test_light_fingers_take_a_card_at_random_after_a_dash_beside_the_opponent() -> None:
    left = set()
    for seed in range(12):
        state = fingers([1, 3], seed=seed)
        say(state, "combo", "dash tow-cable 2")
        assert (len(hand(state, 1)), place(state, 0)) == (1, 2)
        left |= set(hand(state, 1))
    assert left == {"crossfire", "shakedown"}


@pytest.mark.card("light-fingers")
@pytest.mark.moment("you dash")
@pytest.mark.parametrize(
    ("there", "steps"), [(4, ["combo", "dash tow-cable 2"]), (2, ["combo", "dash tow-cable 0"]), (3, ["move 2"])]
)
def test_light_fingers_take_nothing_from_afar_or_after_a_move(there: int, steps: list[str]) -> None:
    assert len(hand(say(fingers([1, there]), *steps), 1)) == 2


def fingers(places: list[int], **parts: Any) -> KnockdownState:
    """Against Imke, who does not answer a Dash."""
    hands = [["tow-cable"], ["crossfire", "shakedown"]]
    return table_with_skills("light-fingers", fighters=["oolith", "imke"], places=places, hands=hands, **parts)
