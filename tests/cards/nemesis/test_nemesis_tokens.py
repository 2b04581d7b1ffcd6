"""The tokens of Nemesis do what is printed on the sheet that brings them."""

from typing import Any

import pytest

from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    game,
    log,
    note_kinds,
    options,
    place,
    say,
    table,
    tokens,
    wounds,
)
from tests.cards.nemesis.nemesis_scenes import pool_plus, space_tokens

ROW = ["airlock-hook", "out-of-the-vent", "first-aid-locker", "gangway-rush"]


def hatched(places: list[int], *spaces: int, **parts: Any) -> KnockdownState:
    """Imke in her turn with hatches on these spaces, against Skarn."""
    laid: dict[str, Any] = {"row": ROW, "places": places, "tokens": space_tokens("hatch", 0, *spaces), **parts}
    return table(pack="nemesis", fighters=["imke", "skarn"], **laid)


def hops(state: KnockdownState) -> list[str]:
    return [option for option in options(state) if option.startswith("hop")]


@pytest.mark.card("hatch", "egg")
def test_imke_brings_three_hatches_oolith_four_eggs_and_skarn_nothing() -> None:
    names, brought = game("nemesis").names, game("nemesis").rules.tokens
    assert {fighter: len(brought[number]) for number, fighter in enumerate(names.fighters)} == {
        "imke": 3,
        "skarn": 0,
        "oolith": 4,
    }


# Hatch


@pytest.mark.card("hatch")
@pytest.mark.parametrize(
    ("place", "laid", "ways"),
    [
        (2, [], []),
        (2, [2], ["hop 0", "hop 3", "hop 6"]),
        (2, [2, 5], ["hop 0", "hop 3", "hop 5", "hop 6"]),
        (0, [2, 5], ["hop 2", "hop 3", "hop 5", "hop 6"]),
        (1, [2, 5], []),
    ],
)
def test_a_hatch_joins_the_corridors_for_its_owner(place: int, laid: list[int], ways: list[str]) -> None:
    assert hops(hatched([place, 4], *laid)) == ways


@pytest.mark.card("hatch")
def test_a_hatch_is_no_entrance_for_the_opponent() -> None:
    state = hatched([5, 2], 2, active=1)
    assert (hops(state), hops(hatched([5, 3], 2, active=1))) == ([], ["hop 0", "hop 6"])


@pytest.mark.card("hatch")
@pytest.mark.parametrize(
    ("start", "laid", "end", "suffered"),
    [(0, [2], 2, (0, 0)), (2, [2], 3, (1, 0)), (2, [2], 6, (0, 1)), (3, [6], 6, (0, 0)), (3, [2], 6, (0, 1))],
)
def test_whoever_comes_out_of_her_own_hatch_suffers_no_wound(
    start: int, laid: list[int], end: int, suffered: tuple[int, int]
) -> None:
    state = say(hatched([start, 4], *laid), f"hop {end}")
    assert (place(state, 0), wounds(state, 0), len(tokens(state, 0))) == (end, suffered, 1)


@pytest.mark.card("hatch")
@pytest.mark.rule("KDR-46")
def test_no_hatch_is_entered_twice_in_one_window() -> None:
    state = say(hatched([2, 4], 2, 6), "hop 6")
    assert hops(state) == ["hop 0", "hop 3"]


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
@pytest.mark.verb("may", "push")
@pytest.mark.condition("distance")
@pytest.mark.parametrize(("answer", "pushed"), [("do", 5), ("pass", 4)])
def test_whoever_comes_out_beside_the_opponent_may_push_him(answer: str, pushed: int) -> None:
    state = say(hatched([0, 4], 2), "hop 3")
    assert current_question(state) == (0, "choose_may")
    say(state, answer)
    assert (place(state, 1), current_question(state), state.actions) == (pushed, (0, "take_action"), 0)


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
def test_the_push_comes_after_the_wound_of_the_corridor() -> None:
    state = say(hatched([0, 4], 2), "hop 3", "do")
    assert [note.kind for note in log(state)] == ["figure_moved", "wounded_note", "token_used", "figure_moved"]


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
@pytest.mark.parametrize(("laid", "end"), [([], 3), ([2], 6), ([2], 2)])
def test_nobody_is_pushed_from_afar_or_without_an_open_hatch(laid: list[int], end: int) -> None:
    state = say(hatched([0, 4], *laid), f"hop {end}")
    assert (current_question(state), "token_used" in note_kinds(state)) == ((0, "take_action"), False)


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
def test_three_hatches_push_once() -> None:
    state = say(hatched([0, 4], 0, 2, 5), "hop 3", "do")
    assert (place(state, 1), current_question(state), len(tokens(state, 0))) == (5, (0, "take_action"), 3)


@pytest.mark.card("hatch", "gangway-rush")
@pytest.mark.moment("you hop")
def test_a_way_that_a_card_leads_is_heard_too() -> None:
    state = say(hatched([3, 5], 2), "attack gangway-rush", "do")
    assert options(state) == ["go 0", "go 2", "go 6"]
    say(state, "go 6")
    assert current_question(state) == (0, "choose_may")
    assert place(say(state, "do"), 1) == 4


@pytest.mark.card("hatch", "gone-to-ground")
@pytest.mark.moment("you hop")
def test_whoever_goes_to_ground_may_push_in_the_opponents_turn() -> None:
    hands = [{"cards": ["rifle-butt", "tow-cable"]}, []]
    state = hatched([4, 5], 4, active=1, hands=hands)
    say(state, "attack airlock-hook", "react gone-to-ground", "pay rifle-butt+tow-cable", "go 6")
    assert current_question(state) == (0, "choose_may")
    say(state, "do")
    assert (place(state, 0), place(state, 1), wounds(state, 0)) == (6, 4, (0, 0))


@pytest.mark.card("hatch")
@pytest.mark.moment("you hop")
def test_the_opponent_goes_through_corridors_unheard() -> None:
    state = say(hatched([4, 0], 2, active=1), "hop 3")
    assert (current_question(state), wounds(state, 1)) == ((1, "take_action"), (1, 0))


@pytest.mark.card("hatch", "airlock-hook", "out-of-the-vent")
@pytest.mark.condition("in-corridor")
@pytest.mark.parametrize(("card", "active"), [("out-of-the-vent", 0), ("airlock-hook", 1)])
@pytest.mark.parametrize(("laid", "heavy"), [([4], 1), ([5], 0), ([], 0)])
def test_imke_on_her_hatch_stands_on_an_entrance_and_skarn_does_not(
    card: str, active: int, laid: list[int], heavy: int
) -> None:
    state = say(hatched([4, 5], *laid, active=active), f"attack {card}")
    assert wounds(state, 1 - active) == pool_plus(card, heavy=heavy)


# Egg


def nesting(places: list[int], *eggs: int, **parts: Any) -> KnockdownState:
    """Skarn in his turn, Oolith's eggs on these spaces."""
    laid: dict[str, Any] = {"places": places, "tokens": space_tokens("egg", 1, *eggs), "row": ROW, **parts}
    return table(pack="nemesis", fighters=["skarn", "oolith"], **laid)


@pytest.mark.card("egg")
@pytest.mark.moment("opponent turn end")
@pytest.mark.verb("wound")
@pytest.mark.condition("near")
@pytest.mark.parametrize(
    ("space", "eggs", "light"),
    [(2, [2], 1), (2, [1], 1), (2, [3], 1), (2, [0], 0), (2, [4, 6], 0), (2, [1, 2, 3], 1), (2, [], 0)],
)
def test_whoever_ends_his_turn_on_or_beside_eggs_suffers_one_wound(space: int, eggs: list[int], light: int) -> None:
    state = nesting([space, 5], *eggs, question="end_turn")
    assert (wounds(state, 0), wounds(state, 1), current_question(state)[0]) == ((light, 0), (0, 0), 1)
    assert [where for _, where in tokens(state, 1)] == eggs


@pytest.mark.card("egg")
@pytest.mark.moment("opponent turn end")
def test_an_egg_minds_only_where_a_turn_ends() -> None:
    state = say(nesting([1, 5], 2), "move 2")
    assert wounds(state, 0) == (0, 0)
    say(state, "move 1")
    assert (wounds(state, 0), state.active) == ((1, 0), 1)
    away = say(nesting([3, 5], 2), "move 4", "move 3")
    assert wounds(away, 0) == (1, 0)
    assert wounds(say(nesting([4, 6], 2), "move 3", "move 4"), 0) == (0, 0)


@pytest.mark.card("egg")
@pytest.mark.moment("opponent turn end")
def test_eggs_sleep_at_the_end_of_their_owners_turn() -> None:
    state = nesting([2, 3], 2, 3, question="end_turn", active=1)
    assert (wounds(state, 0), wounds(state, 1), current_question(state)[0]) == ((0, 0), (0, 0), 0)
