"""Results of the dungeon studies are checked against their ranges."""

import pytest

from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.balance import find_imbalances, find_unwinnable, hearing_and_deaf_shares, hearing_win_share
from knockbox.lab.dungeon.cells import GroupCell
from knockbox.lab.dungeon.difficulty import list_groups
from knockbox.lab.dungeon.report import difficulty_tables, winnable_table
from knockbox.lab.result_tables import format_cell
from knockbox.lab.shares import Share


def study_cells(**changed: int) -> list[GroupCell]:
    """Return a study within all ranges, except for the given wins (of 100) of groups such as `greedy_4_1`."""
    cells = []
    for bot, seats, level in list_groups():
        usual = 50 - 10 * level - (bot == "deaf")
        won = changed.get(f"{bot}_{seats}_{level}", usual)
        cells.append(GroupCell(bot, seats, level, 100, won, 3000 + seats, {"KKD-END-3": 100 - won}))
    return cells


def test_within_the_bars_there_is_nothing_to_say() -> None:
    assert find_imbalances(study_cells()) == []
    assert hearing_win_share(study_cells(), 4, 1) == Share(40, 100)


@pytest.mark.parametrize(("won", "is_within"), [(24, False), (31, True), (60, True), (61, False)])
def test_a_usual_group_wins_the_first_dungeon_neither_too_often_nor_too_seldom(won: int, is_within: bool) -> None:
    found = find_imbalances(study_cells(greedy_4_1=won))
    assert (f"dungeon 1, 4 seats: {won}.0 % of 100, expected 25 to 60 %" not in found) == is_within


@pytest.mark.parametrize(("won", "is_harder"), [(29, True), (30, False), (31, False)])
def test_each_dungeon_is_harder_than_the_one_before(won: int, is_harder: bool) -> None:
    found = find_imbalances(study_cells(greedy_6_3=won))
    expected = f"dungeon 3, 6 seats: {won}.0 % of 100, expected less than 30.0 % of 100 in dungeon 2"
    assert found == ([] if is_harder else [expected])


def test_no_dungeon_is_hopeless() -> None:
    assert find_imbalances(study_cells(greedy_1_4=2)) == []
    assert find_imbalances(study_cells(greedy_1_4=1)) == ["dungeon 4, 1 seat: 1.0 % of 100, expected at least 2 %"]


def test_deaf_groups_may_be_hopeless_but_never_better() -> None:
    assert find_imbalances(study_cells(deaf_2_4=0)) == []
    assert find_imbalances(study_cells(deaf_3_1=100)) == [
        "groups that hear each other: 25.0 % of 2000, expected more than 27.1 % of 2000 of deaf groups"
    ]


def test_groups_that_are_equal_have_not_heard_each_other() -> None:
    assert find_imbalances(study_cells(deaf_3_1=39 + 20)) != []
    assert find_imbalances(study_cells(deaf_3_1=39 + 19)) == []


def test_solo_matches_are_not_compared() -> None:
    assert hearing_and_deaf_shares(study_cells(greedy_1_1=0), lambda cell: True) == (Share(500, 2000), Share(480, 2000))


def test_what_was_never_played_breaks_no_bar() -> None:
    assert find_imbalances([]) == []


def test_the_tables_compare_dungeons_sizes_hearing_and_losses() -> None:
    found = {
        table.title: [[format_cell(value) for value in row] for row in table.rows]
        for table in difficulty_tables(study_cells())
    }
    assert found["Matches won, by number of seats"][3] == ["4", *(f"{won}.0 % of 100" for won in (40, 30, 20, 10))]
    by_dungeon = found["Matches won by hearing and by deaf groups, by dungeon"]
    assert by_dungeon[0] == ["1", "40.0 % of 500", "39.0 % of 500", "+1.0"]
    assert by_dungeon[-1] == ["all", "25.0 % of 2000", "24.0 % of 2000", "+1.0"]
    by_seats = found["Matches won by hearing and by deaf groups, by number of seats"]
    assert [row[0] for row in by_seats] == ["2", "3", "4", "5", "6", "all"]
    by_both = found["Percent of matches won by hearing and by deaf groups"]
    assert by_both[2] == ["4", "40.0 and 39.0", "30.0 and 29.0", "20.0 and 19.0", "10.0 and 9.0"]
    assert found["Matches lost, by rule"] == [["KKD-END-3", *(f"{lost}.0 % of 600" for lost in (60, 70, 80, 90))]]
    assert found["Cards laid in a match, on average"][5] == ["6", "30.1", "30.1", "30.1", "30.1"]


def test_tables_of_nothing_are_empty() -> None:
    (_, hearing, _, both, *_) = difficulty_tables([])
    assert both.rows[0] == ["2", *["none and none"] * 4]
    assert hearing.rows[0] == ["1", Share(0, 0), Share(0, 0), ""]


@pytest.mark.parametrize(("first", "last", "outside"), [(85, 50, 0), (84, 50, 1), (85, 49, 1), (0, 0, 2)])
def test_most_deals_can_be_won(first: int, last: int, outside: int) -> None:
    cells = [
        deals.SolveCell(1, 100, first),
        deals.SolveCell(2, 100, 0),
        deals.SolveCell(3, 100, 0),
        deals.SolveCell(4, 100, last),
    ]
    assert len(find_unwinnable(cells)) == outside
    assert winnable_table(cells).rows[3] == ["4", Share(last, 100)]


def test_a_dungeon_with_too_many_hopeless_deals_is_named() -> None:
    assert find_unwinnable([deals.SolveCell(4, 100, 49)]) == [
        "deals of dungeon 4: 49.0 % of 100, expected at least 50 %"
    ]
