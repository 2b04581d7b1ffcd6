"""The page on strength follows from the numbers beside it."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.clock import Clock
from knockbox.lab.ladder.page import keep, numbers_of, overdue, renew, written
from knockbox.lab.ladder.report import clocks, missed, shortfalls, tables
from knockbox.lab.ladder.results import OUT_OF_TIME, Results
from knockbox.lab.ladder.rungs import KNOCKDOWN, Lineup, Rung
from knockbox.lab.tables import spell
from tests.lab.ladder.ladders import duels, plan, results, score, tours
from tools import make_strength_docs
from tools.make_strength_docs import PAGE

CLOSE = duels(*["wl"] * 29, "ww")
SURE = duels(*["ww"] * 30)
GROUPS = tours(
    random=["llll", "llll", "wlll"],
    greedy=["wwll", "wlll", "wwwl"],
    deaf=["wlll", "wlll", "wwwl"],
    solver=["wwww", "wwlw", "wwww"],
)


def test_without_numbers_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(tmp_path / "strength.md", PAGE) == ""
    monkeypatch.setattr(make_strength_docs, "ROOT", tmp_path)
    assert make_strength_docs.pages() == {}


def test_the_tool_makes_the_page_from_the_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / PAGE
    page.parent.mkdir(parents=True)
    keep(CLOSE, page)
    monkeypatch.setattr(make_strength_docs, "ROOT", tmp_path)
    assert make_strength_docs.pages() == {page: written(page, PAGE)}


def test_writing_one_part_keeps_the_other(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    keep(CLOSE, page)
    renew(page)
    assert "## Knockdown\n" in page.read_text()
    assert "## Knock, Knock! Dungeon!" not in page.read_text()
    keep(GROUPS, page)
    renew(page)
    headings = [line for line in page.read_text().splitlines() if line.startswith("## ")]
    assert headings == ["## Knockdown", "## Knock, Knock! Dungeon!", "## Shortfalls"]
    assert "\n\n\n" not in page.read_text()
    assert page.read_text() == written(page, page)


def test_the_page_says_how_it_was_played_and_what_came_of_it(tmp_path: Path) -> None:
    keep(CLOSE, tmp_path / "strength.md")
    page = written(tmp_path / "strength.md", PAGE)
    assert "./kb ladder knockdown --seed 1 --time 0.1 --write docs/reference/strength.md\n" in page
    assert "2 of 2 cores" in page
    assert "10 % of its usual budget" in page
    assert "| box | `abc` |" in page
    assert "| greedy v random | 60 | 51.7 % | 41.4 to 61.8 | at least 50 % | met, within chance |" in page
    assert "| greedy-random | greedy v random | 51.7 % of 60 | 41.4 to 61.8 | 100.0 % | 3.3 % |" in page
    assert "| greedy | 300 | 0.1000 | 0.2000 |" in page
    assert "| even | 60 | 6 | 1.5 | all played |" in page
    assert page.endswith(
        "## Shortfalls\n\n* greedy v random: met, within chance; 51.7 % (41.4 to 61.8) after 60 matches,"
        " wanted at least 50 %.\n"
    )


def test_an_absolute_path_is_nobody_elses(tmp_path: Path) -> None:
    keep(SURE, tmp_path / "strength.md")
    assert str(tmp_path) not in written(tmp_path / "strength.md", tmp_path / "strength.md")


def test_groups_are_told_by_dungeon_and_by_the_gap_they_close(tmp_path: Path) -> None:
    keep(GROUPS, tmp_path / "strength.md")
    page = written(tmp_path / "strength.md", PAGE)
    assert "| greedy | greedy | 50.0 % of 12 |" in page
    assert "| 100.0 % | 66.7 % | 33.3 % | 0.0 % |" in page
    assert "| greedy ahead of deaf | 12 | +8.3 points |" in page
    assert "more than 0 points" in page
    assert "10 seconds" in page


def test_a_gap_is_measured_from_greedy_to_the_solver() -> None:
    rows = {spell(row[0]): row[1] for row in tables(GROUPS)[2].rows}
    assert rows == {"random": "-100.0 %", "deaf": "-20.0 %"}


def test_only_what_is_met_beyond_chance_is_no_shortfall() -> None:
    assert shortfalls(SURE) == []
    assert [line.split(";")[0] for line in shortfalls(CLOSE)] == ["greedy v random: met, within chance"]
    assert shortfalls(duels(ended="")) == ["greedy v random: not measured"]
    assert missed(CLOSE) == missed(SURE) == missed(duels("ll", ended="")) == []
    assert len(missed(duels("ll", "ll", ended=OUT_OF_TIME))) == 1


def test_a_page_without_shortfalls_says_so(tmp_path: Path) -> None:
    keep(SURE, tmp_path / "strength.md")
    assert written(tmp_path / "strength.md", PAGE).endswith("\nNone: every aim is met beyond chance.\n")


def met(one: str, other: str, longest: float) -> Results:
    """A duel of two bots, in which the first thought so long about an answer."""
    lineup = Lineup("expert-hard-full", (one, other), 1.0)
    rung = Rung("expert-hard-full", (lineup,), (), (1,))
    cells = [score(lineup.name, 0, "wl", Clock(10, 1.0, longest), Clock(10, 1.0, 0.01))]
    return results(plan(KNOCKDOWN, rung), cells)


@pytest.mark.parametrize(
    ("bot", "longest", "said"),
    [
        ("expert@2.8s", 3.094, ["`expert@2.8s`: its longest answer of 10 took 3.09 seconds, allowed 3"]),
        ("expert@2.8s", 2.9, []),
        ("expert@0.28s", 3.5, []),
        ("normal", 0.25, ["`normal`: its longest answer of 10 took 0.25 seconds, allowed 0.2"]),
        ("greedy", 9.0, []),
    ],
)
def test_an_answer_in_full_time_that_took_too_long_is_a_shortfall(bot: str, longest: float, said: list[str]) -> None:
    assert overdue(met(bot, "random", longest)) == said


def test_the_page_says_why_hard_takes_less_than_it_may(tmp_path: Path) -> None:
    keep(met("expert@2.8s", "hard@0.1s", 2.9), tmp_path / "strength.md")
    page = written(tmp_path / "strength.md", PAGE)
    assert "* `hard` thinks 0.1 seconds by design, of the 1 that it may: it is the same search as `expert`" in page
    assert "on this ladder is 0.01 seconds" in page
    assert "`hard` thinks" not in written_of(SURE, tmp_path)


def test_the_page_says_which_bots_think_otherwise_today(tmp_path: Path) -> None:
    assert (
        "* `expert@2.8s` was measured; since then it thinks a little less, and would be `expert@2.5s`."
        in written_of(met("expert@2.8s", "hard@0.1s", 2.9), tmp_path)
    )
    assert "was measured; since" not in written_of(met("expert@2.5s", "hard@0.1s", 2.9), tmp_path)


def written_of(found: Results, folder: Path) -> str:
    keep(found, folder / "strength.md")
    return written(folder / "strength.md", PAGE)


def test_clocks_are_added_up_by_bot() -> None:
    found = clocks(duels("ww", "wl"))
    assert (found["greedy"].answers, found["greedy"].seconds, found["greedy"].longest) == (20, 2.0, 0.2)
    assert found["random"].answers == 10


def test_clocks_stand_in_the_order_of_the_ladder_whoever_played_first() -> None:
    found = duels("ww", "wl")
    turned = msgspec.structs.replace(found, cells=[msgspec.structs.replace(found.cells[0], clocks=()), found.cells[1]])
    assert list(clocks(found)) == list(clocks(turned)) == ["greedy", "random"]
    assert clocks(duels()) == {}


def test_what_is_not_measured_has_an_open_interval() -> None:
    assert tables(duels(ended=""))[0].rows == [
        ["greedy v random", "0", "none", "open", "at least 50 %", "not measured"]
    ]


def test_damaged_numbers_are_refused(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    numbers_of(page, KNOCKDOWN).write_text("{}")
    with pytest.raises(LabError, match=r"strength-knockdown\.json` is damaged"):
        written(page, page)
