"""Every attack card of Nemesis with the block or the dash symbol does what is printed on it."""

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    hand,
    options,
    place,
    public_hand,
    row,
    say,
    wounds,
)
from tests.cards.nemesis.nemesis_scenes import play_nemesis_attack, pool_plus, prompt_after

THREE = ["tow-cable", "crossfire", "rifle-butt"]

# Block


@pytest.mark.card("riot-shield")
@pytest.mark.verb("push", "draw")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "pushed", "drawn"), [([1, 2], 3, 1), ([4, 5], 6, 1), ([5, 6], 6, 1), ([2, 3], 4, 0), ([3, 2], 1, 0)]
)
def test_riot_shield_pushes_one_and_draws_if_that_is_onto_an_entrance(
    places: list[int], pushed: int, drawn: int
) -> None:
    state = play_nemesis_attack("riot-shield", places, deck={"top": ["shakedown"]})
    assert (place(state, 1), wounds(state, 1)) == (pushed, pool_plus("riot-shield"))
    assert hand(state, 0) == ["shakedown", "riot-shield"][1 - drawn :]


@pytest.mark.card("first-aid-locker")
@pytest.mark.verb("heal")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("space", "left"), [(0, (2, 1)), (3, (2, 1)), (6, (2, 1)), (1, (1, 2)), (4, (1, 2))])
def test_first_aid_locker_heals_a_heavy_wound_on_an_entrance_and_a_light_one_elsewhere(
    space: int, left: tuple[int, int]
) -> None:
    state = play_nemesis_attack("first-aid-locker", [space, 5], light=[2, 3], heavy=[2, 3])
    assert (wounds(state, 0), wounds(state, 1)) == (left, (3, 3))


@pytest.mark.card("first-aid-locker")
@pytest.mark.verb("heal")
@pytest.mark.parametrize(("space", "before"), [(3, (2, 0)), (4, (0, 2))])
def test_first_aid_locker_heals_no_other_kind(space: int, before: tuple[int, int]) -> None:
    state = play_nemesis_attack("first-aid-locker", [space, 5], light=[before[0], 0], heavy=[before[1], 0])
    assert wounds(state, 0) == before


@pytest.mark.card("rifle-butt")
def test_rifle_butt_only_wounds() -> None:
    state = play_nemesis_attack("rifle-butt", [2, 3])
    assert (wounds(state, 1), place(state, 1), current_question(state)) == (
        pool_plus("rifle-butt"),
        3,
        prompt_after("rifle-butt"),
    )


@pytest.mark.card("contamination")
@pytest.mark.verb("shift")
@pytest.mark.parametrize(("mine", "left", "his"), [(3, 2, 2), (1, 0, 2), (0, 0, 1)])
def test_contamination_hands_a_light_wound_over(mine: int, left: int, his: int) -> None:
    state = play_nemesis_attack("contamination", [2, 3], light=[mine, 1], heavy=[2, 0])
    assert (wounds(state, 0), wounds(state, 1)) == ((left, 2), (his, 0))


@pytest.mark.card("red-alert")
@pytest.mark.verb("opponent-discards")
@pytest.mark.condition("in-corridor")
def test_red_alert_makes_the_opponent_discard_one_card_of_his_choice() -> None:
    state = play_nemesis_attack("red-alert", [3, 5], hands=[[], THREE])
    assert (current_question(state), len(options(state))) == ((1, "discard_own"), 3)
    say(state, "discard crossfire")
    assert (sorted(hand(state, 1)), current_question(state)) == (["rifle-butt", "tow-cable"], (0, "take_action"))


@pytest.mark.card("red-alert")
@pytest.mark.verb("opponent-discards-random")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("space", [0, 3, 6])
def test_red_alert_takes_another_at_random_from_whoever_stands_on_an_entrance(space: int) -> None:
    left = set()
    for seed in range(12):
        state = say(play_nemesis_attack("red-alert", [1, space], hands=[[], THREE], seed=seed), "discard crossfire")
        assert (len(hand(state, 1)), current_question(state)) == (1, (0, "take_action"))
        left |= set(hand(state, 1))
    assert left == {"rifle-butt", "tow-cable"}


@pytest.mark.card("red-alert")
@pytest.mark.parametrize("held", [[], ["crossfire"]])
def test_red_alert_takes_no_more_than_there_is(held: list[str]) -> None:
    state = play_nemesis_attack("red-alert", [1, 3], hands=[[], held])
    if held:
        say(state, "discard crossfire")
    assert (hand(state, 1), discards(state), current_question(state)) == ([], held, (0, "take_action"))


@pytest.mark.card("raid-the-stores")
@pytest.mark.verb("take")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("space", [0, 3, 6])
def test_raid_the_stores_takes_a_row_card_on_an_entrance(space: int) -> None:
    state = play_nemesis_attack("raid-the-stores", [space, 5])
    rest = ["wrench-swing", "airlock-hook", "deck-sweep"]
    assert (current_question(state), options(state)) == ((0, "take_row"), [f"take {card}" for card in rest])
    say(state, "take airlock-hook")
    assert (hand(state, 0), row(state)) == (["airlock-hook", "raid-the-stores"], ["wrench-swing", "deck-sweep"])
    assert wounds(state, 1) == (0, 0)


@pytest.mark.card("raid-the-stores")
@pytest.mark.verb("draw")
@pytest.mark.parametrize("space", [1, 2, 4])
def test_raid_the_stores_draws_unseen_elsewhere(space: int) -> None:
    state = play_nemesis_attack("raid-the-stores", [space, 5], deck={"top": ["shakedown"]})
    assert (hand(state, 0), public_hand(state, 0)) == (["shakedown", "raid-the-stores"], ["raid-the-stores"])
    assert (len(row(state)), current_question(state)) == (3, (0, "take_action"))


# Dash


@pytest.mark.card("gangway-rush")
@pytest.mark.verb("may", "hop")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("answers", "reached"), [(["do", "go 0"], 0), (["do", "go 6"], 6), (["pass"], 3)])
def test_gangway_rush_leads_from_an_entrance_through_a_corridor(answers: list[str], reached: int) -> None:
    state = play_nemesis_attack("gangway-rush", [3, 5])
    assert current_question(state) == (0, "choose_may")
    say(state, *answers)
    assert (place(state, 0), wounds(state, 0)) == (reached, (0, 0))
    assert (wounds(state, 1), current_question(state)) == (pool_plus("gangway-rush"), (0, "take_action"))


@pytest.mark.card("gangway-rush")
@pytest.mark.verb("advance")
@pytest.mark.parametrize(("places", "reached"), [([1, 3], 2), ([4, 6], 5), ([5, 3], 4)])
def test_gangway_rush_steps_forward_elsewhere(places: list[int], reached: int) -> None:
    state = play_nemesis_attack("gangway-rush", places)
    assert (place(state, 0), current_question(state)) == (reached, (0, "take_action"))


@pytest.mark.card("duct-crawl")
@pytest.mark.verb("step", "may", "hop")
@pytest.mark.condition("in-corridor")
def test_duct_crawl_steps_onto_an_entrance_and_goes_through_a_corridor() -> None:
    state = play_nemesis_attack("duct-crawl", [1, 5])
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", "go 0", "go 2"])
    say(state, "go 2")
    assert options(state) == ["stop", "go 1", "go 3"]
    say(state, "go 3")
    assert current_question(state) == (0, "choose_may")
    say(state, "do")
    assert (current_question(state), options(state)) == ((0, "go_corridor"), ["go 0", "go 6"])
    say(state, "go 6")
    assert (place(state, 0), wounds(state, 0), hand(state, 0)) == (6, (0, 0), ["duct-crawl"])


@pytest.mark.card("duct-crawl")
@pytest.mark.verb("hop")
def test_duct_crawl_goes_the_only_way_that_is_free() -> None:
    state = say(play_nemesis_attack("duct-crawl", [3, 6]), "stop", "do")
    assert (place(state, 0), wounds(state, 0), current_question(state)) == (0, (0, 0), (0, "take_action"))


@pytest.mark.card("duct-crawl")
@pytest.mark.verb("step", "may")
@pytest.mark.parametrize(
    ("space", "answers", "reached"),
    [(1, ["stop"], 1), (1, ["go 2", "stop"], 2), (3, ["go 2", "go 1"], 1), (1, ["go 0", "stop", "pass"], 0)],
)
def test_duct_crawl_may_stop_anywhere(space: int, answers: list[str], reached: int) -> None:
    state = say(play_nemesis_attack("duct-crawl", [space, 5]), *answers)
    assert (place(state, 0), current_question(state)) == (reached, (0, "take_action"))


@pytest.mark.card("rivet-gun")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "light"), [([1, 3], 1), ([1, 6], 1), ([2, 0], 1), ([1, 5], 0), ([0, 1], 0), ([6, 4], 0)]
)
def test_rivet_gun_hurts_more_whoever_stands_on_an_entrance(places: list[int], light: int) -> None:
    assert wounds(play_nemesis_attack("rivet-gun", places), 1) == pool_plus("rivet-gun", light=light)


@pytest.mark.card("tow-cable")
@pytest.mark.verb("yank")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "answer", "light"),
    [([2, 5], "go 3", 1), ([2, 5], "go 1", 0), ([1, 3], "go 0", 1), ([4, 6], "go 3", 1), ([4, 6], "go 5", 0)],
)
def test_tow_cable_hurts_more_whoever_it_hauls_onto_an_entrance(places: list[int], answer: str, light: int) -> None:
    state = play_nemesis_attack("tow-cable", places)
    assert (current_question(state), options(state)) == ((0, "go_yank"), [f"go {places[0] - 1}", f"go {places[0] + 1}"])
    say(state, answer)
    assert (f"go {place(state, 1)}", wounds(state, 1)) == (answer, pool_plus("tow-cable", light=light))


@pytest.mark.card("tow-cable")
@pytest.mark.verb("yank")
def test_tow_cable_hauls_to_the_only_side_there_is() -> None:
    state = play_nemesis_attack("tow-cable", [0, 3])
    assert (place(state, 1), wounds(state, 1), current_question(state)) == (
        1,
        pool_plus("tow-cable"),
        (0, "take_action"),
    )


@pytest.mark.card("decompression")
@pytest.mark.verb("choose", "push", "pull")
@pytest.mark.parametrize(
    ("places", "mode", "there"),
    [([2, 3], "mode 1", 5), ([2, 3], "mode 2", 3), ([1, 5], "mode 1", 6), ([1, 5], "mode 2", 3), ([5, 3], "mode 2", 4)],
)
def test_decompression_pushes_or_pulls_two(places: list[int], mode: str, there: int) -> None:
    state = play_nemesis_attack("decompression", places)
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, mode)
    assert (place(state, 0), place(state, 1)) == (places[0], there)
    assert wounds(state, 1) == pool_plus("decompression")


@pytest.mark.card("bite-and-vanish")
@pytest.mark.verb("may", "hop")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("answers", "reached"), [(["do", "go 0"], 0), (["do", "go 6"], 6), (["pass"], 3)])
def test_bite_and_vanish_leads_from_an_entrance_through_a_corridor(answers: list[str], reached: int) -> None:
    state = play_nemesis_attack("bite-and-vanish", [3, 4])
    assert (current_question(state), wounds(state, 1)) == ((0, "choose_may"), pool_plus("bite-and-vanish"))
    say(state, *answers)
    assert (place(state, 0), wounds(state, 0), current_question(state)) == (
        reached,
        (0, 0),
        prompt_after("bite-and-vanish"),
    )


@pytest.mark.card("bite-and-vanish")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize("places", [[2, 3], [4, 5]])
def test_bite_and_vanish_only_bites_elsewhere(places: list[int]) -> None:
    state = play_nemesis_attack("bite-and-vanish", places)
    assert (place(state, 0), current_question(state)) == (places[0], prompt_after("bite-and-vanish"))


@pytest.mark.card("crossfire")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(
    ("places", "heavy"), [([0, 3], 1), ([3, 6], 1), ([6, 0], 1), ([1, 3], 0), ([0, 4], 0), ([2, 5], 0)]
)
def test_crossfire_hurts_more_from_entrance_to_entrance(places: list[int], heavy: int) -> None:
    assert wounds(play_nemesis_attack("crossfire", places), 1) == pool_plus("crossfire", heavy=heavy)
