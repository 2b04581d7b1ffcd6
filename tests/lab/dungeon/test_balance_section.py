"""The dungeon section is generated from its result file, which matches the current cards and bots."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.dungeon import deals, difficulty
from knockbox.lab.dungeon.balance_section import (
    DungeonResults,
    read_dungeon_results,
    render_from_file,
    rerun_command,
    results_path,
    sample_size_caveat,
    write_deals,
    write_difficulty,
)
from knockbox.lab.dungeon.cells import GroupCell
from knockbox.lab.dungeon.difficulty import list_groups
from knockbox.lab.errors import LabError
from tools.make_balance_docs import PAGE, ROOT

HARD = difficulty.DifficultyResults(
    difficulty.DifficultyPlan(count=100, seed=7),
    difficulty.DifficultyField(1, "some-dungeon", "abc", "def"),
    [GroupCell(*key, 100, 50 - 10 * key[2] - (key[0] == "deaf"), 3000, {"KKD-END-3": 60}) for key in list_groups()],
)
FAIR = deals.SolveResults(
    deals.SolvePlan(count=100, seconds=2.5, seed=7),
    deals.SolveField(1, "some-dungeon", "abc"),
    [deals.SolveCell(level, 100, 100 - 10 * level) for level in range(1, 5)],
)


def test_each_study_keeps_the_numbers_of_the_other(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    assert read_dungeon_results(page) == DungeonResults()
    write_difficulty(HARD, page)
    assert read_dungeon_results(page) == DungeonResults(HARD, None)
    write_deals(FAIR, page)
    assert read_dungeon_results(page) == DungeonResults(HARD, FAIR)
    write_difficulty(msgspec.structs.replace(HARD, cells=HARD.cells[:3]), page)
    assert read_dungeon_results(page).deals == FAIR
    assert results_path(page).name == "dungeon-balance.json"


def test_every_cell_has_its_line(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_difficulty(HARD, page)
    write_deals(FAIR, page)
    assert len(results_path(page).read_bytes().splitlines()) == len(HARD.cells) + len(FAIR.cells) + 4


def test_without_numbers_there_is_no_part(tmp_path: Path) -> None:
    assert render_from_file(tmp_path / "balance.md", PAGE) == ""


def test_the_part_says_how_it_was_played_and_what_came_of_it(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_difficulty(HARD, page)
    part = render_from_file(page, PAGE)
    assert "\n./kb match dungeon --difficulty --count 100 --seed 7 --write docs/reference/balance.md\n" in part
    assert "That makes 4400 matches in all, with the cards of `some-dungeon`, content hash `abc`." in part
    assert "Everything is within the accepted ranges." in part
    assert "| 4 | 40.0 % of 100 | 30.0 % of 100 | 20.0 % of 100 | 10.0 % of 100 |" in part
    assert "Verdict on deals" not in part


def test_the_part_says_how_deals_were_searched(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_deals(FAIR, page)
    part = render_from_file(page, PAGE)
    assert "--solve --count 100 --seed 7 --seconds 2.5 --write docs/reference/balance.md\n" in part
    assert "It had at most 2.5 seconds per deal" in part
    assert "| 4 | 60.0 % of 100 |" in part
    assert "Everything is within the accepted ranges." in part
    assert "Verdict on difficulty" not in part


def test_what_is_outside_the_bars_is_listed(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_deals(msgspec.structs.replace(FAIR, cells=[deals.SolveCell(1, 100, 84)]), page)
    assert (
        "Outside the accepted ranges:\n\n* deals of dungeon 1: 84.0 % of 100, expected at least 85 %.\n"
        in render_from_file(page, PAGE)
    )


def test_no_path_of_this_machine_stands_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_difficulty(HARD, page)
    write_deals(FAIR, page)
    assert str(tmp_path) not in render_from_file(page, page)


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (difficulty.DifficultyPlan(49, 1), "too few matches to judge (49 per group)"),
        (deals.SolvePlan(49, 10, 1), "too few deals to judge (49 per dungeon)"),
        (difficulty.DifficultyPlan(50, 1), ""),
        (deals.SolvePlan(50, 10, 1), ""),
    ],
)
def test_a_few_are_too_few_to_judge(plan: difficulty.DifficultyPlan | deals.SolvePlan, said: str) -> None:
    assert sample_size_caveat(plan) == said


def test_a_command_names_only_what_is_unusual() -> None:
    own = difficulty.DifficultyPlan(20, 7, ("my dungeon",), {"chest_hunt": "true"})
    usual = "./kb match dungeon --difficulty --count 20 --seed 7"
    assert rerun_command(difficulty.DifficultyPlan(20, 7), "x.md") == f"{usual} --write x.md"
    assert rerun_command(own, "x.md") == f"{usual} --box 'my dungeon' --option chest_hunt=true --write x.md"


def test_broken_numbers_are_named(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    results_path(page).write_text('{"difficulty": 3}')
    with pytest.raises(LabError, match=r"dungeon-balance.json` is not a result file: Expected `object"):
        render_from_file(page, page)


def test_the_page_is_about_the_cards_and_bots_of_today() -> None:
    found = read_dungeon_results(ROOT / PAGE)
    assert found.difficulty is not None, f"run `{rerun_command(difficulty.DifficultyPlan(500, 1), str(PAGE))}`"
    again = f"the cards or the bots changed since; run `{rerun_command(found.difficulty.plan, str(PAGE))}`"
    assert found.difficulty.field == difficulty.load_field(found.difficulty.plan), again


def test_the_page_is_about_the_deals_of_today() -> None:
    found = read_dungeon_results(ROOT / PAGE)
    assert found.deals is not None, f"run `{rerun_command(deals.SolvePlan(100, 10, 1), str(PAGE))}`"
    again = f"the cards changed since; run `{rerun_command(found.deals.plan, str(PAGE))}`"
    assert found.deals.field == deals.load_field(found.deals.plan), again
