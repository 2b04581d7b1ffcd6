"""The strength page is generated from its result files."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.matchups import KNOCKDOWN, Lineup, Matchup
from knockbox.lab.ladder.page import describe_overruns, render_page, results_path, rewrite_page, write_page_results
from knockbox.lab.ladder.report import clocks_by_bot, describe_missed_targets, describe_shortfalls, ladder_tables
from knockbox.lab.ladder.results import ENDED_OUT_OF_TIME, LadderResults
from knockbox.lab.ladder.timed_bot import AnswerClock
from knockbox.lab.result_tables import format_cell
from tests.lab.ladder.ladder_results import deal_result, duel_results, dungeon_results, ladder_results, make_ladder_plan
from tools import make_strength_docs
from tools.make_strength_docs import PAGE

CLOSE = duel_results(*["wl"] * 29, "ww")
SURE = duel_results(*["ww"] * 30)
GROUPS = dungeon_results(
    random=["llll", "llll", "wlll"],
    greedy=["wwll", "wlll", "wwwl"],
    deaf=["wlll", "wlll", "wwwl"],
    solver=["wwww", "wwlw", "wwww"],
)


def test_without_numbers_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert render_page(tmp_path / "strength.md", PAGE) == ""
    monkeypatch.setattr(make_strength_docs, "ROOT", tmp_path)
    assert make_strength_docs.pages() == {}


def test_the_tool_makes_the_page_from_the_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / PAGE
    page.parent.mkdir(parents=True)
    write_page_results(CLOSE, page)
    monkeypatch.setattr(make_strength_docs, "ROOT", tmp_path)
    assert make_strength_docs.pages() == {page: render_page(page, PAGE)}


def test_writing_one_part_keeps_the_other(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    write_page_results(CLOSE, page)
    rewrite_page(page)
    assert "## Knockdown\n" in page.read_text()
    assert "## Knock, Knock! Dungeon!" not in page.read_text()
    write_page_results(GROUPS, page)
    rewrite_page(page)
    headings = [line for line in page.read_text().splitlines() if line.startswith("## ")]
    assert headings == ["## Knockdown", "## Knock, Knock! Dungeon!", "## Shortfalls"]
    assert "\n\n\n" not in page.read_text()
    assert page.read_text() == render_page(page, page)


def test_the_page_says_how_it_was_played_and_what_came_of_it(tmp_path: Path) -> None:
    write_page_results(CLOSE, tmp_path / "strength.md")
    page = render_page(tmp_path / "strength.md", PAGE)
    assert "./kb ladder knockdown --seed 1 --time 0.1 --write docs/reference/strength.md\n" in page
    assert "2 of 2 cores" in page
    assert "10 % of its default budget" in page
    assert "| box | `abc` |" in page
    assert "| greedy v random | 60 | 51.7 % | 41.4 to 61.8 | at least 50 % | met, within chance |" in page
    assert "| greedy-random | greedy v random | 51.7 % of 60 | 41.4 to 61.8 | 100.0 % | 3.3 % |" in page
    assert "| greedy | 300 | 0.1000 | 0.2000 |" in page
    assert "| even | 60 | 6 | 1.5 | all played |" in page
    assert page.endswith(
        "## Shortfalls\n\n* greedy v random: met, within chance; 51.7 % (41.4 to 61.8) after 60 matches,"
        " target at least 50 %.\n"
    )


def test_an_absolute_path_is_not_shown(tmp_path: Path) -> None:
    write_page_results(SURE, tmp_path / "strength.md")
    assert str(tmp_path) not in render_page(tmp_path / "strength.md", tmp_path / "strength.md")


def test_groups_are_listed_by_dungeon_and_by_the_gap_they_close(tmp_path: Path) -> None:
    write_page_results(GROUPS, tmp_path / "strength.md")
    page = render_page(tmp_path / "strength.md", PAGE)
    assert "| greedy | greedy | 50.0 % of 12 |" in page
    assert "| 100.0 % | 66.7 % | 33.3 % | 0.0 % |" in page
    assert "| greedy ahead of deaf | 12 | +8.3 points |" in page
    assert "more than 0 points" in page
    assert "10 seconds" in page


def test_a_gap_is_measured_from_greedy_to_the_solver() -> None:
    rows = {format_cell(row[0]): row[1] for row in ladder_tables(GROUPS)[2].rows}
    assert rows == {"random": "-100.0 %", "deaf": "-20.0 %"}


def test_only_what_is_met_beyond_chance_is_no_shortfall() -> None:
    assert describe_shortfalls(SURE) == []
    assert [line.split(";")[0] for line in describe_shortfalls(CLOSE)] == ["greedy v random: met, within chance"]
    assert describe_shortfalls(duel_results(ended="")) == ["greedy v random: not measured"]
    assert (
        describe_missed_targets(CLOSE)
        == describe_missed_targets(SURE)
        == describe_missed_targets(duel_results("ll", ended=""))
        == []
    )
    assert len(describe_missed_targets(duel_results("ll", "ll", ended=ENDED_OUT_OF_TIME))) == 1


def test_a_page_without_shortfalls_says_so(tmp_path: Path) -> None:
    write_page_results(SURE, tmp_path / "strength.md")
    assert render_page(tmp_path / "strength.md", PAGE).endswith("\nNone: every target is met beyond chance.\n")


def timed_duel(one: str, other: str, longest: float) -> LadderResults:
    """Return a duel of two bots, in which the longest answer of the first took this long."""
    lineup = Lineup("expert-hard-full", (one, other), 1.0)
    matchup = Matchup("expert-hard-full", (lineup,), (), (1,))
    cells = [deal_result(lineup.name, 0, "wl", AnswerClock(10, 1.0, longest), AnswerClock(10, 1.0, 0.01))]
    return ladder_results(make_ladder_plan(KNOCKDOWN, matchup), cells)


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
    assert describe_overruns(timed_duel(bot, "random", longest)) == said


def test_the_page_says_why_hard_takes_less_than_it_may(tmp_path: Path) -> None:
    write_page_results(timed_duel("expert@2.8s", "hard@0.1s", 2.9), tmp_path / "strength.md")
    page = render_page(tmp_path / "strength.md", PAGE)
    assert "* `hard` uses 0.1 of the 1 seconds allowed, by design: it runs the same search as `expert`" in page
    assert "on this ladder is therefore 0.01 seconds" in page
    assert "`hard` uses" not in render_for(SURE, tmp_path)


def test_the_page_says_which_bots_think_otherwise_today(tmp_path: Path) -> None:
    assert (
        "* `expert@2.8s` was measured; with today's slightly smaller budget it would be `expert@2.5s`."
        in render_for(timed_duel("expert@2.8s", "hard@0.1s", 2.9), tmp_path)
    )
    assert "was measured; since" not in render_for(timed_duel("expert@2.5s", "hard@0.1s", 2.9), tmp_path)


def render_for(results: LadderResults, folder: Path) -> str:
    write_page_results(results, folder / "strength.md")
    return render_page(folder / "strength.md", PAGE)


def test_clocks_are_added_up_by_bot() -> None:
    found = clocks_by_bot(duel_results("ww", "wl"))
    assert (found["greedy"].answers, found["greedy"].seconds, found["greedy"].longest_seconds) == (20, 2.0, 0.2)
    assert found["random"].answers == 10


def test_clocks_are_in_ladder_order() -> None:
    found = duel_results("ww", "wl")
    turned = msgspec.structs.replace(found, cells=[msgspec.structs.replace(found.cells[0], clocks=()), found.cells[1]])
    assert list(clocks_by_bot(found)) == list(clocks_by_bot(turned)) == ["greedy", "random"]
    assert clocks_by_bot(duel_results()) == {}


def test_what_is_not_measured_has_an_open_interval() -> None:
    assert ladder_tables(duel_results(ended=""))[0].rows == [
        ["greedy v random", "0", "none", "open", "at least 50 %", "not measured"]
    ]


def test_damaged_numbers_are_refused(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    results_path(page, KNOCKDOWN).write_text("{}")
    with pytest.raises(LabError, match=r"strength-knockdown\.json` is damaged"):
        render_page(page, page)
