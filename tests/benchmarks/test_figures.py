"""How rates of many rounds become figures, and how figures are shown."""

import json
from io import StringIO

import pytest
from rich.console import Console

from benchmarks import figures
from benchmarks.benchmark import Benchmark
from benchmarks.bots.targets import BOT_BENCHMARKS as SEARCHES
from benchmarks.engine.targets import ENGINE_BENCHMARKS, KNOCKDOWN_BENCHMARK
from benchmarks.figures import Figure, RateComparison, SizeBound
from benchmarks.report import as_json, figure_table, make_report, rate_table
from benchmarks.rounds import QUICK

FAST = RateComparison("ours : theirs", "ours", "openspiel theirs", 2)
CHEAP = RateComparison("cost", "silent", "loud", 1.25, at_most=True)


def every_sample(course: Benchmark, value: float) -> dict[str, list[float]]:
    names = {name for each in course.required_figures.comparisons for name in (each.numerator, each.denominator)}
    return {name: [value] for name in names | {each.sample for each in course.required_figures.weights}}


def test_ratios_are_paired_by_round_before_the_median_is_taken() -> None:
    # The machine was ten times slower in the second round: unpaired medians would say 30 : 9.
    samples = {"ours": [30, 3, 40], "openspiel theirs": [10, 1, 9]}
    assert figures.compare_rates(FAST, samples).measured == pytest.approx(3)


def test_a_round_that_one_side_missed_is_an_error() -> None:
    with pytest.raises(ValueError, match="shorter"):
        figures.paired_ratios([1, 2], [1])


def test_the_middle_half_leaves_out_both_ends() -> None:
    assert figures.middle_half([9, 1, 2, 3, 4]) == (2, 4)
    assert figures.middle_half([7]) == (7, 7)


@pytest.mark.parametrize(("rate", "ok"), [(19, False), (20, True), (21, True)])
def test_a_speed_must_reach_its_floor(rate: float, ok: bool) -> None:
    assert figures.compare_rates(FAST, {"ours": [rate], "openspiel theirs": [10]}).ok is ok


@pytest.mark.parametrize(("rate", "ok"), [(12.4, True), (12.5, True), (12.6, False)])
def test_a_cost_must_not_exceed_its_bound(rate: float, ok: bool) -> None:
    assert figures.compare_rates(CHEAP, {"silent": [rate], "loud": [10]}).ok is ok


def test_the_heaviest_clone_counts() -> None:
    weight = SizeBound("size", "kB", 3)
    assert figures.check_size(weight, {"kB": [2.9, 3.0]}).ok
    assert not figures.check_size(weight, {"kB": [2.9, 3.1]}).ok


def test_what_has_no_bound_is_for_information() -> None:
    told = figures.compare_rates(RateComparison("curious", "ours", "theirs"), {"ours": [1], "theirs": [1000]})
    heavy = figures.check_size(SizeBound("size", "kB"), {"kB": [1000]})
    assert [told.ok, heavy.ok] == [True, True]
    rows = rows_of(shown([told, heavy]))
    assert rows[:2] == [["curious", "0.00x", "", "", ""], ["size", "1000.00 kB", "", "", ""]]


@pytest.mark.parametrize(
    ("course", "by_peers"),
    [
        (ENGINE_BENCHMARKS["knockdown"], 4),
        (ENGINE_BENCHMARKS["dungeon"], 7),
        (SEARCHES["knockdown"], 2),
        (SEARCHES["dungeon"], 0),
    ],
    ids=["knockdown", "dungeon", "search in knockdown", "search in the dungeon"],
)
def test_without_peers_their_figures_are_left_out(course: Benchmark, by_peers: int) -> None:
    whole = every_sample(course, 1)
    ours = {name: value for name, value in whole.items() if name.startswith(("compiled", "interpreted"))}
    found = figures.figures(course.required_figures, ours, with_peers=False)
    assert len(found) == len(figures.figures(course.required_figures, whole, with_peers=True)) - by_peers


@pytest.mark.parametrize(
    ("name", "bound"),
    [
        ("play, compiled : python-chess", 3),
        ("play, compiled : gin_rummy", 2),
        ("simulate, compiled : python-chess", 3),
        ("simulate, compiled : gin_rummy", 2),
        ("clone at 40, compiled : gin_rummy", 6),
    ],
)
def test_the_dungeon_is_held_to_its_floors(name: str, bound: float) -> None:
    found = {each.name: each for each in ENGINE_BENCHMARKS["dungeon"].required_figures.comparisons}
    assert (found[name].bound, found[name].at_most) == (bound, False)


@pytest.mark.parametrize(("rate", "ok"), [(30, True), (29, False)])
def test_search_is_held_to_three_times_the_speed_of_openspiel(rate: float, ok: bool) -> None:
    course = SEARCHES["knockdown"]
    samples = every_sample(course, 10) | {"compiled ismcts": [rate]}
    found = figures.figures(course.required_figures, samples, with_peers=True)
    assert {figure.name for figure in found if figure.bound is not None} == {"ismcts, compiled : gin_rummy"}
    assert figures.all_hold(found) is ok


@pytest.mark.parametrize(("rate", "ok"), [(50, True), (49, False)])
def test_laying_at_a_large_table_may_not_cost_much_more(rate: float, ok: bool) -> None:
    course = ENGINE_BENCHMARKS["dungeon"]
    samples = every_sample(course, 100) | {"compiled laying at 40": [rate]}
    found = {figure.name: figure for figure in figures.figures(course.required_figures, samples, with_peers=True)}
    assert found["laying at 40 : 10, compiled"].ok is ok


def test_a_quarter_that_takes_longer_has_a_higher_figure() -> None:
    slow_end = every_sample(KNOCKDOWN_BENCHMARK, 1) | {"compiled first quarter": [30], "compiled last quarter": [20]}
    found = {
        figure.name: figure
        for figure in figures.figures(KNOCKDOWN_BENCHMARK.required_figures, slow_end, with_peers=True)
    }
    assert found["last : first quarter, compiled"].measured == 1.5
    assert not found["last : first quarter, compiled"].ok


def test_sizes_are_no_rates() -> None:
    assert figures.middle_rates({"compiled clone kB": [2.5], "compiled play": [1, 9, 3]}) == {"compiled play": 3}


def shown(found: list[Figure]) -> str:
    console = Console(width=80, record=True, file=StringIO())
    console.print(figure_table(found, "knockdown", "siege-storm"), rate_table({"compiled play": 1234567.8}))
    return console.export_text()


def rows_of(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("│").split("│")] for line in text.splitlines() if "│" in line]


def test_the_table_says_what_was_measured_what_is_asked_and_whether_it_holds() -> None:
    fast = figures.compare_rates(FAST, {"ours": [30, 50], "openspiel theirs": [10, 10]})
    dear = figures.compare_rates(CHEAP, {"silent": [13], "loud": [10]})
    heavy = figures.check_size(SizeBound("size", "kB", 3), {"kB": [2.345]})
    text = shown([fast, dear, heavy])
    assert "knockdown, siege-storm" in text
    assert rows_of(text) == [
        ["ours : theirs", "4.00x", "3.50 - 4.50", ">= 2x", "ok"],
        ["cost", "1.30x", "", "<= 1.25x", "missed"],
        ["size", "2.35 kB", "", "<= 3 kB", "ok"],
        ["compiled play", "1,234,568"],
    ]


def test_json_holds_the_verdict_the_plan_and_every_figure() -> None:
    dear = figures.compare_rates(CHEAP, {"silent": [13], "loud": [10]})
    fine = make_report(QUICK, "dungeon", "first-dungeon", [], {})
    whole = json.loads(as_json([fine, make_report(QUICK, "knockdown", "nemesis", [dear], {"silent": 13.0})]))
    assert whole["ok"] is False
    assert [told["game"] for told in whole["boxes"]] == ["dungeon", "knockdown"]
    assert [told["box"] for told in whole["boxes"]] == ["first-dungeon", "nemesis"]
    assert [told["ok"] for told in whole["boxes"]] == [True, False]
    told = whole["boxes"][1]
    assert told["plan"] == {"rounds": QUICK.rounds, "slice_seconds": QUICK.slice_seconds}
    assert told["figures"][0]["name"] == "cost"
    assert told["per_second"] == {"silent": 13.0}
