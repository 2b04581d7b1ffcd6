"""Shares are counted from cells, and held against the bars."""

import pytest

from knockbox.lab.gather import gathered
from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.cells import Cell, added, cell_of
from knockbox.lab.knockdown.rounds import DECK_OUT, KNOCKOUT, Round
from knockbox.lab.shares import Bar, Share, stray

CELLS = [
    Cell("ann", "bob", "pit", "old", matches=10, won=6, opened=5, rounds=25, first=10, knockouts=20, turns=100),
    Cell("ann", "bob", "roof", "old", matches=10, won=4, opened=5, rounds=25, first=15, knockouts=10, turns=300),
    Cell("ann", "cleo", "pit", "new", matches=20, won=2, opened=9, rounds=40, first=20, knockouts=30, turns=400),
]


def test_a_match_becomes_a_cell() -> None:
    rounds = [Round(1, 1, KNOCKOUT, 9), Round(0, 0, DECK_OUT, 20), Round(1, 0, KNOCKOUT, 11)]
    cell = cell_of(("ann", "bob", "pit", "old"), won=True, winner=0, rounds=rounds)
    assert cell == Cell("ann", "bob", "pit", "old", 1, 1, 0, 3, 2, 2, 40)


def test_cells_of_one_key_are_added_in_any_order() -> None:
    again = Cell("ann", "bob", "pit", "old", 1, 1, 1, 2, 1, 0, 30)
    total = Cell("ann", "bob", "pit", "old", 11, 7, 6, 27, 11, 20, 130)
    assert gathered([*CELLS, again], added) == gathered([again, *CELLS[::-1]], added) == [total, *CELLS[1:]]


def test_a_fighter_wins_on_either_side_of_a_pairing() -> None:
    assert balance.won_by("ann", CELLS) == Share(12, 40)
    assert balance.won_by("bob", CELLS) == Share(10, 20)
    assert balance.won_against("ann", "cleo", CELLS) == Share(2, 20)
    assert balance.won_against("cleo", "ann", CELLS) == Share(18, 20)


def test_first_players_and_knockouts_are_counted() -> None:
    assert balance.won_by_opener(CELLS) == Share(19, 40)
    assert balance.won_by_first(CELLS) == Share(45, 90)
    assert balance.knockouts(CELLS) == Share(60, 90)
    assert balance.mean_turns(CELLS) == pytest.approx(800 / 90)


def test_a_share_says_what_it_is_a_part_of() -> None:
    assert str(Share(1, 3)) == "33.3 % of 3"
    assert str(Share(0, 0)) == "none"


@pytest.mark.parametrize(("part", "holds"), [(34, False), (35, True), (65, True), (66, False)])
def test_a_bar_holds_up_to_its_ends(part: int, holds: bool) -> None:
    assert Bar(35, 65).holds(Share(part, 100)) is holds


def test_what_was_never_played_breaks_no_bar() -> None:
    assert Bar(35, 65).holds(Share(0, 0))


def test_everything_outside_is_named() -> None:
    assert balance.outside(["ann", "bob", "cleo"], CELLS) == [
        "ann: 30.0 % of 40, expected 35 to 65 %",
        "cleo: 90.0 % of 20, expected 35 to 65 %",
        "ann against cleo: 10.0 % of 20, expected 25 to 75 %",
    ]


def test_first_players_and_knockouts_have_bars_too() -> None:
    lopsided = Cell(
        "ann", "bob", "pit", "old", matches=20, won=10, opened=4, rounds=50, first=25, knockouts=49, turns=9
    )
    assert balance.outside(["ann", "bob"], [lopsided]) == [
        "the first player of round one: 20.0 % of 20, expected 42 to 58 %",
        "rounds ended by K.O.: 98.0 % of 50, expected 40 to 85 %",
    ]


def test_more_matches_stray_less() -> None:
    assert stray(200) == pytest.approx(6.93, abs=0.01)
    assert stray(800) == pytest.approx(stray(200) / 2)
