"""Groups of every size play every dungeon, and the results depend on the plan alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon import difficulty
from knockbox.lab.dungeon.cells import GroupCell, add_cells, match_cell
from knockbox.lab.dungeon.difficulty import (
    DifficultyPlan,
    list_groups,
    load_field,
    play_batch,
    play_deal,
    split_batches,
)
from knockbox.lab.dungeon.outcomes import DungeonOutcome
from knockbox.lab.dungeon.study_setup import DUNGEON_LEVELS, GROUP_SIZES, build_dungeon, check_study, deal_seed
from knockbox.lab.errors import LabError
from knockbox.lab.match import play_to_end
from knockbox.lab.merging import merge_cells
from knockbox.lab.runner import run_parts

PLAN = DifficultyPlan(count=7, seed=1)


def play_batches(plan: DifficultyPlan, jobs: int = 1) -> list[GroupCell]:
    """Play the batches of groups of two, hearing and deaf, in the first dungeon."""
    wanted = [batch for batch in split_batches(plan) if batch.key[1:] == (2, 1)]
    return merge_cells((cell for part in run_parts(play_batch, wanted, jobs) for cell in part), add_cells)


def test_all_sizes_play_all_dungeons_and_deaf_bots_all_but_solo() -> None:
    assert Counter(bot for bot, _, _ in list_groups()) == {"greedy": 24, "deaf": 20}
    assert {(seats, level) for _, seats, level in list_groups()} == {
        (seats, level) for seats in GROUP_SIZES for level in DUNGEON_LEVELS
    }
    assert not [seats for bot, seats, _ in list_groups() if bot == "deaf" and seats == 1]


def test_every_match_is_in_one_stint() -> None:
    numbers = [(batch.key, index) for batch in split_batches(PLAN) for index in batch.matches]
    assert Counter(numbers) == {(key, index): 1 for key in list_groups() for index in range(7)}


def test_no_two_matches_of_hearing_groups_share_a_deal() -> None:
    seeds = [
        deal_seed(1, level, seats, index) for level in DUNGEON_LEVELS for seats in GROUP_SIZES for index in range(50)
    ]
    assert len(set(seeds)) == len(seeds)


def test_hearing_and_deaf_groups_enter_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def watched(game: AnyGame, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
        seeds.append(seed)
        return play_to_end(game, names, seed)

    monkeypatch.setattr(difficulty, "play_to_end", watched)
    hearing, deaf = (verbs_used(play_deal(PLAN, (bot, 3, 2), 4)[1]) for bot in ("greedy", "deaf"))
    assert seeds == [deal_seed(1, 2, 3, 4)] * 2
    assert hearing > deaf == {"card", "lay"}


def verbs_used(inputs: list[tuple[int, int]]) -> set[str]:
    return {build_dungeon(2, 3, (), ()).action_to_string(choice).partition(" ")[0] for _, choice in inputs}


def test_dungeons_have_no_timer() -> None:
    assert {build_dungeon(level, 4, (), ()).options["timer"] for level in DUNGEON_LEVELS} == {"off"}
    assert [build_dungeon(level, 4, (), ()).options["level"] for level in DUNGEON_LEVELS] == ["1", "2", "3", "4"]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = play_batches(PLAN)
    assert alone == play_batches(PLAN, jobs=2)
    assert [(cell.bot, cell.matches) for cell in alone] == [("deaf", 7), ("greedy", 7)]
    assert all(cell.wins + sum(cell.losses_by_rule.values()) == 7 for cell in alone)


def test_another_seed_gives_other_results() -> None:
    assert play_batches(PLAN) != play_batches(msgspec.structs.replace(PLAN, seed=2))


def test_a_match_becomes_a_cell() -> None:
    lost = match_cell(("deaf", 2, 3), DungeonOutcome(is_won=False, rule="KKD-END-3", cards_laid=12, points=0))
    won = match_cell(("deaf", 2, 3), DungeonOutcome(is_won=True, rule="KKD-END-1", cards_laid=20, points=0))
    assert lost == GroupCell("deaf", 2, 3, matches=1, wins=0, cards_laid=12, losses_by_rule={"KKD-END-3": 1})
    assert merge_cells([lost, won, lost], add_cells) == [
        GroupCell("deaf", 2, 3, matches=3, wins=1, cards_laid=44, losses_by_rule={"KKD-END-3": 2})
    ]


def test_cells_are_added_in_any_order() -> None:
    cells = [
        GroupCell("greedy", 2, 1, 5, 3, 90, {"KKD-END-3": 2}),
        GroupCell("greedy", 1, 1, 5, 4, 80, {"KKDR-11": 1}),
        GroupCell("greedy", 2, 1, 5, 3, 70, {"KKD-END-2": 1, "KKD-END-3": 1}),
    ]
    assert merge_cells(cells, add_cells) == merge_cells(cells[::-1], add_cells)
    assert merge_cells(cells, add_cells)[1] == GroupCell("greedy", 2, 1, 10, 6, 160, {"KKD-END-2": 1, "KKD-END-3": 3})


def test_the_field_changes_with_the_manner_of_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    field = load_field(PLAN)
    assert field == load_field(PLAN)
    assert field.box == "first-dungeon"
    monkeypatch.setattr(difficulty, "HEARING_BOT", "random")
    other = load_field(PLAN)
    assert other.manner != field.manner
    assert msgspec.structs.replace(other, manner=field.manner) == field


def test_only_dungeons_are_studied_and_all_of_them() -> None:
    check_study("dungeon", {"chest_hunt": "true"})
    with pytest.raises(SetupError, match="only dungeon has this study, found 'knockdown'"):
        check_study("knockdown", {})
    with pytest.raises(LabError, match="the study covers all four dungeons"):
        check_study("dungeon", {"level": "2"})
