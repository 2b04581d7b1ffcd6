"""Groups of every size enter every dungeon, and the results follow from the plan alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon import difficulty
from knockbox.lab.dungeon.cells import Cell, added, cell_of
from knockbox.lab.dungeon.delves import Delve
from knockbox.lab.dungeon.difficulty import Plan, field_of, groups, play_deal, play_stint, stints
from knockbox.lab.dungeon.ground import LEVELS, SEATS, check, deal_seed, entered
from knockbox.lab.errors import LabError
from knockbox.lab.gather import gathered
from knockbox.lab.match import play_out
from knockbox.lab.runner import run

PLAN = Plan(count=7, seed=1)


def played(plan: Plan, jobs: int = 1) -> list[Cell]:
    """The work of the two smallest groups that can talk, hearing and deaf, in the first dungeon."""
    wanted = [stint for stint in stints(plan) if stint.key[1:] == (2, 1)]
    return gathered((cell for part in run(play_stint, wanted, jobs) for cell in part), added)


def test_all_sizes_enter_all_dungeons_and_deaf_ones_where_there_is_somebody_to_hear() -> None:
    assert Counter(bot for bot, _, _ in groups()) == {"greedy": 24, "deaf": 20}
    assert {(seats, level) for _, seats, level in groups()} == {(seats, level) for seats in SEATS for level in LEVELS}
    assert not [seats for bot, seats, _ in groups() if bot == "deaf" and seats == 1]


def test_every_match_is_in_one_stint() -> None:
    numbers = [(stint.key, index) for stint in stints(PLAN) for index in stint.matches]
    assert Counter(numbers) == {(key, index): 1 for key in groups() for index in range(7)}


def test_no_two_matches_of_hearing_groups_share_a_deal() -> None:
    seeds = [deal_seed(1, level, seats, index) for level in LEVELS for seats in SEATS for index in range(50)]
    assert len(set(seeds)) == len(seeds)


def test_hearing_and_deaf_groups_enter_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def watched(game: AnyGame, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
        seeds.append(seed)
        return play_out(game, names, seed)

    monkeypatch.setattr(difficulty, "play_out", watched)
    hearing, deaf = (words_in(play_deal(PLAN, (bot, 3, 2), 4)[1]) for bot in ("greedy", "deaf"))
    assert seeds == [deal_seed(1, 2, 3, 4)] * 2
    assert hearing > deaf == {"card", "lay"}


def words_in(inputs: list[tuple[int, int]]) -> set[str]:
    return {entered(2, 3, (), ()).spell(choice).partition(" ")[0] for _, choice in inputs}


def test_nobody_looks_at_a_clock() -> None:
    assert {entered(level, 4, (), ()).options["timer"] for level in LEVELS} == {"off"}
    assert [entered(level, 4, (), ()).options["level"] for level in LEVELS] == ["1", "2", "3", "4"]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = played(PLAN)
    assert alone == played(PLAN, jobs=2)
    assert [(cell.bot, cell.matches) for cell in alone] == [("deaf", 7), ("greedy", 7)]
    assert all(cell.won + sum(cell.lost_by.values()) == 7 for cell in alone)


def test_another_seed_gives_other_results() -> None:
    assert played(PLAN) != played(msgspec.structs.replace(PLAN, seed=2))


def test_a_match_becomes_a_cell() -> None:
    lost = cell_of(("deaf", 2, 3), Delve(won=False, rule="KKD-END-3", laid=12, points=0))
    won = cell_of(("deaf", 2, 3), Delve(won=True, rule="KKD-END-1", laid=20, points=0))
    assert lost == Cell("deaf", 2, 3, matches=1, won=0, laid=12, lost_by={"KKD-END-3": 1})
    assert gathered([lost, won, lost], added) == [
        Cell("deaf", 2, 3, matches=3, won=1, laid=44, lost_by={"KKD-END-3": 2})
    ]


def test_cells_are_added_in_any_order() -> None:
    cells = [
        Cell("greedy", 2, 1, 5, 3, 90, {"KKD-END-3": 2}),
        Cell("greedy", 1, 1, 5, 4, 80, {"KKDR-11": 1}),
        Cell("greedy", 2, 1, 5, 3, 70, {"KKD-END-2": 1, "KKD-END-3": 1}),
    ]
    assert gathered(cells, added) == gathered(cells[::-1], added)
    assert gathered(cells, added)[1] == Cell("greedy", 2, 1, 10, 6, 160, {"KKD-END-2": 1, "KKD-END-3": 3})


def test_the_field_changes_with_the_manner_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    field = field_of(PLAN)
    assert field == field_of(PLAN)
    assert field.box == "first-dungeon"
    monkeypatch.setattr(difficulty, "HEARING", "random")
    other = field_of(PLAN)
    assert other.manner != field.manner
    assert msgspec.structs.replace(other, manner=field.manner) == field


def test_only_dungeons_are_studied_and_all_of_them() -> None:
    check("dungeon", {"chest_hunt": "true"})
    with pytest.raises(SetupError, match="dungeons are studied in dungeon only, found 'knockdown'"):
        check("knockdown", {})
    with pytest.raises(LabError, match="all four dungeons are studied"):
        check("dungeon", {"level": "2"})
