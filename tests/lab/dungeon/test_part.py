"""The part on the dungeon follows from the numbers beside the page, and these from the cards and bots of today."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.dungeon import deals, difficulty
from knockbox.lab.dungeon.cells import Cell
from knockbox.lab.dungeon.difficulty import groups
from knockbox.lab.dungeon.part import Numbers, command, doubt, keep_deals, keep_difficulty, kept, numbers_of, part_of
from knockbox.lab.errors import LabError
from tools.make_balance_docs import PAGE, ROOT

HARD = difficulty.Results(
    difficulty.Plan(count=100, seed=7),
    difficulty.Field(1, "some-dungeon", "abc", "def"),
    [Cell(*key, 100, 50 - 10 * key[2] - (key[0] == "deaf"), 3000, {"KKD-END-3": 60}) for key in groups()],
)
FAIR = deals.Results(
    deals.Plan(count=100, seconds=2.5, seed=7),
    deals.Field(1, "some-dungeon", "abc"),
    [deals.Cell(level, 100, 100 - 10 * level) for level in range(1, 5)],
)


def test_each_study_keeps_the_numbers_of_the_other(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    assert kept(page) == Numbers()
    keep_difficulty(HARD, page)
    assert kept(page) == Numbers(HARD, None)
    keep_deals(FAIR, page)
    assert kept(page) == Numbers(HARD, FAIR)
    keep_difficulty(msgspec.structs.replace(HARD, cells=HARD.cells[:3]), page)
    assert kept(page).deals == FAIR
    assert numbers_of(page).name == "dungeon-balance.json"


def test_every_cell_has_its_line(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    keep_difficulty(HARD, page)
    keep_deals(FAIR, page)
    assert len(numbers_of(page).read_bytes().splitlines()) == len(HARD.cells) + len(FAIR.cells) + 4


def test_without_numbers_there_is_no_part(tmp_path: Path) -> None:
    assert part_of(tmp_path / "balance.md", PAGE) == ""


def test_the_part_says_how_it_was_played_and_what_came_of_it(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    keep_difficulty(HARD, page)
    part = part_of(page, PAGE)
    assert "\n./kb match dungeon --difficulty --count 100 --seed 7 --write docs/reference/balance.md\n" in part
    assert "These were 4400 matches in all, with the cards of `some-dungeon`, content hash `abc`." in part
    assert "Everything is within the bars." in part
    assert "| 4 | 40.0 % of 100 | 30.0 % of 100 | 20.0 % of 100 | 10.0 % of 100 |" in part
    assert "Verdict on deals" not in part


def test_the_part_says_how_deals_were_searched(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    keep_deals(FAIR, page)
    part = part_of(page, PAGE)
    assert "--solve --count 100 --seed 7 --seconds 2.5 --write docs/reference/balance.md\n" in part
    assert "It had at most 2.5 seconds for each" in part
    assert "| 4 | 60.0 % of 100 |" in part
    assert "Everything is within the bars." in part
    assert "Verdict on difficulty" not in part


def test_what_is_outside_the_bars_is_listed(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    keep_deals(msgspec.structs.replace(FAIR, cells=[deals.Cell(1, 100, 84)]), page)
    assert "Outside the bars:\n\n* deals of dungeon 1: 84.0 % of 100, expected at least 85 %.\n" in part_of(page, PAGE)


def test_no_path_of_this_machine_stands_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    keep_difficulty(HARD, page)
    keep_deals(FAIR, page)
    assert str(tmp_path) not in part_of(page, page)


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (difficulty.Plan(49, 1), "too few matches to judge (49 a group)"),
        (deals.Plan(49, 10, 1), "too few deals to judge (49 a dungeon)"),
        (difficulty.Plan(50, 1), ""),
        (deals.Plan(50, 10, 1), ""),
    ],
)
def test_a_few_are_too_few_to_judge(plan: difficulty.Plan | deals.Plan, said: str) -> None:
    assert doubt(plan) == said


def test_a_command_names_only_what_is_unusual() -> None:
    own = difficulty.Plan(20, 7, ("my dungeon",), {"chest_hunt": "true"})
    usual = "./kb match dungeon --difficulty --count 20 --seed 7"
    assert command(difficulty.Plan(20, 7), "x.md") == f"{usual} --write x.md"
    assert command(own, "x.md") == f"{usual} --box 'my dungeon' --option chest_hunt=true --write x.md"


def test_broken_numbers_are_named(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    numbers_of(page).write_text('{"difficulty": 3}')
    with pytest.raises(LabError, match=r"dungeon-balance.json` holds no numbers of a page: Expected `object"):
        part_of(page, page)


def test_the_page_is_about_the_cards_and_bots_of_today() -> None:
    found = kept(ROOT / PAGE)
    assert found.difficulty is not None, f"run `{command(difficulty.Plan(500, 1), str(PAGE))}`"
    again = f"the cards or the bots changed since; run `{command(found.difficulty.plan, str(PAGE))}`"
    assert found.difficulty.field == difficulty.field_of(found.difficulty.plan), again


def test_the_page_is_about_the_deals_of_today() -> None:
    found = kept(ROOT / PAGE)
    assert found.deals is not None, f"run `{command(deals.Plan(100, 10, 1), str(PAGE))}`"
    again = f"the cards changed since; run `{command(found.deals.plan, str(PAGE))}`"
    assert found.deals.field == deals.field_of(found.deals.plan), again
