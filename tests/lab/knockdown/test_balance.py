"""Balance figures are computed from cells and checked against their ranges."""

import pytest

from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.cells import PairingCell, add_cells, match_cell
from knockbox.lab.knockdown.rounds import DECK_OUT, KNOCKOUT, RoundSummary
from knockbox.lab.merging import merge_cells
from knockbox.lab.shares import AcceptedRange, Share, margin_of_error

CELLS = [
    PairingCell(
        "ann",
        "bob",
        "pit",
        "old",
        matches=10,
        wins=6,
        opener_wins=5,
        rounds=25,
        first_player_wins=10,
        knockouts=20,
        turns=100,
    ),
    PairingCell(
        "ann",
        "bob",
        "roof",
        "old",
        matches=10,
        wins=4,
        opener_wins=5,
        rounds=25,
        first_player_wins=15,
        knockouts=10,
        turns=300,
    ),
    PairingCell(
        "ann",
        "cleo",
        "pit",
        "new",
        matches=20,
        wins=2,
        opener_wins=9,
        rounds=40,
        first_player_wins=20,
        knockouts=30,
        turns=400,
    ),
]


def test_a_match_becomes_a_cell() -> None:
    rounds = [RoundSummary(1, 1, KNOCKOUT, 9), RoundSummary(0, 0, DECK_OUT, 20), RoundSummary(1, 0, KNOCKOUT, 11)]
    cell = match_cell(("ann", "bob", "pit", "old"), won=True, winner=0, rounds=rounds)
    assert cell == PairingCell("ann", "bob", "pit", "old", 1, 1, 0, 3, 2, 2, 40)


def test_cells_of_one_key_are_added_in_any_order() -> None:
    again = PairingCell("ann", "bob", "pit", "old", 1, 1, 1, 2, 1, 0, 30)
    total = PairingCell("ann", "bob", "pit", "old", 11, 7, 6, 27, 11, 20, 130)
    assert (
        merge_cells([*CELLS, again], add_cells) == merge_cells([again, *CELLS[::-1]], add_cells) == [total, *CELLS[1:]]
    )


def test_a_fighter_wins_on_either_side_of_a_pairing() -> None:
    assert balance.fighter_win_share("ann", CELLS) == Share(12, 40)
    assert balance.fighter_win_share("bob", CELLS) == Share(10, 20)
    assert balance.pairing_win_share("ann", "cleo", CELLS) == Share(2, 20)
    assert balance.pairing_win_share("cleo", "ann", CELLS) == Share(18, 20)


def test_first_players_and_knockouts_are_counted() -> None:
    assert balance.opener_win_share(CELLS) == Share(19, 40)
    assert balance.first_player_win_share(CELLS) == Share(45, 90)
    assert balance.knockout_share(CELLS) == Share(60, 90)
    assert balance.mean_turns(CELLS) == pytest.approx(800 / 90)


def test_a_share_says_what_it_is_a_part_of() -> None:
    assert str(Share(1, 3)) == "33.3 % of 3"
    assert str(Share(0, 0)) == "none"


@pytest.mark.parametrize(("part", "holds"), [(34, False), (35, True), (65, True), (66, False)])
def test_a_bar_holds_up_to_its_ends(part: int, holds: bool) -> None:
    assert AcceptedRange(35, 65).contains(Share(part, 100)) is holds


def test_what_was_never_played_breaks_no_bar() -> None:
    assert AcceptedRange(35, 65).contains(Share(0, 0))


def test_everything_outside_is_named() -> None:
    assert balance.find_imbalances(["ann", "bob", "cleo"], CELLS) == [
        "ann: 30.0 % of 40, expected 35 to 65 %",
        "cleo: 90.0 % of 20, expected 35 to 65 %",
        "ann against cleo: 10.0 % of 20, expected 25 to 75 %",
    ]


def test_first_players_and_knockouts_have_bars_too() -> None:
    lopsided = PairingCell(
        "ann",
        "bob",
        "pit",
        "old",
        matches=20,
        wins=10,
        opener_wins=4,
        rounds=50,
        first_player_wins=25,
        knockouts=49,
        turns=9,
    )
    assert balance.find_imbalances(["ann", "bob"], [lopsided]) == [
        "the first player of round one: 20.0 % of 20, expected 42 to 58 %",
        "rounds ended by K.O.: 98.0 % of 50, expected 40 to 85 %",
    ]


def test_more_matches_stray_less() -> None:
    assert margin_of_error(200) == pytest.approx(6.93, abs=0.01)
    assert margin_of_error(800) == pytest.approx(margin_of_error(200) / 2)
