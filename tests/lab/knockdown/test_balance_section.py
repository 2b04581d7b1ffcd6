"""The Knockdown section is generated from its result file, which matches the current boxes."""

from pathlib import Path

import msgspec
import pytest

from knockbox.games.knockdown.pack import shipped_packs
from knockbox.lab.knockdown.balance_section import (
    encode_round_robin,
    read_round_robin,
    render_balance_section,
    render_from_file,
    rerun_command,
    results_path,
    write_results,
)
from knockbox.lab.knockdown.cells import PairingCell
from knockbox.lab.knockdown.round_robin import RoundRobinField, RoundRobinPlan, RoundRobinResults, load_field
from tools.make_balance_docs import PAGE, ROOT

PLAN = RoundRobinPlan(("greedy", "greedy"), 20, 7, tuple(shipped_packs()))
RESULTS = RoundRobinResults(
    PLAN,
    RoundRobinField(1, {"box": "abc", "bag": "def"}, {"ann": "box", "bob": "bag"}),
    [
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
            turns=250,
        ),
        PairingCell(
            "ann",
            "bob",
            "roof",
            "new",
            matches=10,
            wins=5,
            opener_wins=5,
            rounds=25,
            first_player_wins=15,
            knockouts=10,
            turns=300,
        ),
    ],
)


def test_numbers_come_back_as_they_were_kept(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    write_results(RESULTS, page)
    assert read_round_robin(results_path(page)) == RESULTS
    assert encode_round_robin(RESULTS).count(b"\n") == len(RESULTS.cells) + 2
    assert render_from_file(page, page) == render_balance_section(RESULTS, page)


def test_the_page_says_how_it_was_played_and_what_came_of_it() -> None:
    page = render_balance_section(RESULTS, PAGE)
    assert "--count 20 --seed 7 --write docs/reference/balance.md\n" in page
    assert "| box | `abc` |" in page
    assert "Everything is within the accepted ranges." in page
    assert "| ann | 55.0 % of 20 | 60.0 % of 10 | 50.0 % of 10 |" in page
    assert "| bob | 45.0 |  |" in page
    assert "| roof | 50.0 % of 10 | 60.0 % of 25 | 40.0 % of 25 | 12.0 |" in page


def test_what_is_outside_the_bars_is_listed() -> None:
    lopsided = msgspec.structs.replace(RESULTS, cells=[msgspec.structs.replace(RESULTS.cells[0], wins=9)])
    page = render_balance_section(lopsided, PAGE)
    assert "Outside the accepted ranges:\n\n* ann: 90.0 % of 10, expected 35 to 65 %.\n* bob: 10.0 %" in page


DRAWN = "drawn by token for each match."


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, f"Arena and skill set were {DRAWN}"),
        ({"arena": "draw"}, f"Arena and skill set were {DRAWN}"),
        ({"arena": "bag"}, f"The arena was that of `bag` in every match. The skill set was {DRAWN}"),
        ({"skills": "box"}, f"The arena was {DRAWN} The skill set was that of `box` in every match."),
    ],
)
def test_the_page_says_what_was_set_and_what_was_drawn(options: dict[str, str], said: str) -> None:
    results = msgspec.structs.replace(RESULTS, plan=msgspec.structs.replace(PLAN, options=options))
    assert f"\n{said}\n" in render_balance_section(results, PAGE)


def test_from_one_box_nothing_is_drawn() -> None:
    field = msgspec.structs.replace(RESULTS.field, boxes={"box": "abc"})
    page = render_balance_section(msgspec.structs.replace(RESULTS, field=field), PAGE)
    said = "The arena was that of `box` in every match. The skill set was that of `box` in every match."
    assert f"\n{said}\n" in page
    assert DRAWN not in page


@pytest.mark.parametrize(("count", "said"), [(1, True), (49, True), (50, False), (200, False)])
def test_few_matches_are_too_few_to_judge(count: int, said: bool) -> None:
    results = msgspec.structs.replace(RESULTS, plan=msgspec.structs.replace(PLAN, count=count))
    page = render_balance_section(results, PAGE)
    assert (
        f"Too few matches to judge ({count} per pairing).\n\nEverything is within the accepted ranges." in page
    ) == said
    assert ("Too few" in page) == said


def test_a_command_names_only_what_is_unusual() -> None:
    own = msgspec.structs.replace(PLAN, packs=("siege-storm", "my box"), options={"arena": "siege-storm"})
    usual = "./kb match knockdown --round-robin --seats greedy,greedy --count 20 --seed 7"
    assert rerun_command(PLAN, "x.md") == f"{usual} --write x.md"
    assert (
        rerun_command(own, "x.md")
        == f"{usual} --box siege-storm --box 'my box' --option arena=siege-storm --write x.md"
    )


def test_no_path_of_this_machine_stands_on_a_page(tmp_path: Path) -> None:
    assert str(tmp_path) not in render_balance_section(RESULTS, tmp_path / "balance.md")


def test_the_page_is_about_the_boxes_of_today() -> None:
    results = read_round_robin(results_path(ROOT / PAGE))
    again = f"the boxes changed since; run `{rerun_command(results.plan, str(PAGE))}`"
    assert results.field == load_field("knockdown", results.plan), again
    assert list(results.field.boxes) == shipped_packs(), again
