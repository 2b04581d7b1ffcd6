"""What the server is held to, and how a run is judged and shown; no server runs here."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.figures import Figure
from benchmarks.server import parts, report, run
from benchmarks.server.clients import ClientPlan, OpenedTable, people
from benchmarks.server.gauges import GaugeReading
from benchmarks.server.measurements import ClientResults
from benchmarks.server.parts import PartOptions, PartResult, measure_parts, table_counts, tower_figures
from benchmarks.server.percentiles import NO_PERCENTILES, Percentiles
from benchmarks.server.tower_client import TEST_SECONDS
from benchmarks.server.trial import Trial
from knockbox.cli.main import main
from knockbox.server.forms import OpenedSeat

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

PROMPT = ClientResults(Percentiles(900, 4.9, 9, 49, 80), Percentiles(900, 0.1, 0.2, 0.9, 3), 4, 0, 2, {}, towers=80)
BEFORE = GaugeReading(100.0, 10.0, 20.0, 500.0, 600.0, {})
AFTER = GaugeReading(
    160.0,
    11.1,
    80.0,
    900.0,
    2000.0,
    {
        "commits_total": 6000.0,
        "batch_size_sum": 15_000.0,
        'bot_seconds_bucket{le="0.5",level="hard"}': 30.0,
        'bot_seconds_bucket{le="1.0",level="hard"}': 60.0,
        'bot_seconds_bucket{le="+Inf",level="hard"}': 60.0,
        'bot_seconds_bucket{le="0.5",level="easy"}': 7000.0,
        'bot_seconds_bucket{le="+Inf",level="easy"}': 7000.0,
    },
)


def pretend(outcome: ClientResults = PROMPT, after: GaugeReading = AFTER) -> tuple[parts.RunTrial, list[ClientPlan]]:
    """Every trial has this outcome; returns also the list of what was ordered."""
    ordered: list[ClientPlan] = []

    def attempt(orders: ClientPlan, database: str) -> Trial:
        ordered.append(orders)
        return Trial(outcome, BEFORE, after)

    return attempt, ordered


def judged(name: str, outcome: ClientResults = PROMPT, after: GaugeReading = AFTER) -> PartResult:
    return measure_parts([name], PartOptions(), lambda text: None, pretend(outcome, after)[0])[0]


def found(part: PartResult, name: str) -> Figure:
    return next(figure for figure in part.figures if figure.name == name)


def missed(part: PartResult) -> list[str]:
    return [figure.name for figure in part.figures if not figure.ok]


def test_the_load_is_five_hundred_tables_measured_after_warming_up() -> None:
    attempt, ordered = pretend()
    [part] = measure_parts(["load"], PartOptions(), lambda text: None, attempt)
    assert ordered == [ordered[0]] * 3
    orders = ordered[0]
    assert (orders.duels, orders.seconds, orders.warm_seconds, orders.is_idle, orders.bots) == (500, 20, 10, False, 0)
    assert part.ok
    assert found(part, "lines of the log in one, mean").measured == 2.5
    assert found(part, "transactions").measured == 100


@pytest.mark.parametrize(
    ("outcome", "after", "name"),
    [
        (replace(PROMPT, seen=replace(PROMPT.seen, p50=5.1)), AFTER, "choice to event, p50"),
        (replace(PROMPT, seen=replace(PROMPT.seen, p99=50.1)), AFTER, "choice to event, p99"),
        (replace(PROMPT, errors={"stale": 2, "slow": 1}), AFTER, "errors"),
        (replace(PROMPT, late=1), AFTER, "choices not answered in a second"),
        (PROMPT, replace(AFTER, peak_mib=1025.0), "memory of the server at most"),
    ],
)
def test_each_aim_of_the_load_can_be_missed(outcome: ClientResults, after: GaugeReading, name: str) -> None:
    part = judged("load", outcome, after)
    assert missed(part) == [name]
    assert not part.ok


def test_people_who_read_are_answered_as_soon() -> None:
    attempt, ordered = pretend()
    [part] = measure_parts(["texts"], PartOptions(), lambda text: None, attempt)
    assert (ordered[0].duels, ordered[0].languages) == (500, ("en", "es", "pl"))
    assert part.ok
    slow = replace(PROMPT, seen=replace(PROMPT.seen, p50=5.1, p99=51))
    assert missed(judged("texts", slow)) == ["choice to event, p50", "choice to event, p99"]


def test_languages_go_round_from_one_person_to_the_next() -> None:
    opened = OpenedTable("table", [OpenedSeat(seat, "here", f"token-{seat}") for seat in range(2)])
    spoken = [[person.language for person in people(opened, ("en", "es", "pl"), number)] for number in range(4)]
    assert spoken == [["en", "es"], ["pl", "en"], ["es", "pl"], ["en", "es"]]
    assert [person.language for person in people(opened, (), 1)] == ["", ""]


def test_one_bad_round_of_three_does_not_spoil_a_time_but_counts_with_its_errors() -> None:
    outcomes = iter([PROMPT, replace(PROMPT, seen=replace(PROMPT.seen, p99=400), errors={"slow": 1}), PROMPT])

    def attempt(orders: ClientPlan, database: str) -> Trial:
        return Trial(next(outcomes), BEFORE, AFTER)

    [part] = measure_parts(["load"], PartOptions(), lambda text: None, attempt)
    p99 = found(part, "choice to event, p99")
    assert (p99.measured, p99.low, p99.high, p99.ok) == (49, 49, 400, True)
    assert missed(part) == ["errors"]


def test_what_one_round_held_and_two_did_not_is_not_held() -> None:
    outcomes = iter([PROMPT, replace(PROMPT, late=1), replace(PROMPT, late=1)])

    def attempt(orders: ClientPlan, database: str) -> Trial:
        return Trial(next(outcomes), BEFORE, AFTER)

    [part] = measure_parts(["capacity"], PartOptions(), lambda text: None, attempt)
    assert part.figures[-1].measured == 0


def test_errors_are_named() -> None:
    part = judged("load", replace(PROMPT, errors={"stale": 2, "slow": 1}))
    assert [found(part, name).measured for name in ("errors", "errors: stale", "errors: slow")] == [9, 6, 3]


def test_fifty_towers_take_half_a_core_at_most_beside_tables_that_are_as_prompt_as_ever() -> None:
    attempt, ordered = pretend()
    [part] = measure_parts(["towers"], PartOptions(), lambda text: None, attempt)
    assert [orders.builders for orders in ordered] == [0, 0, 0, 50, 50, 50]
    assert {orders.duels for orders in ordered} == {100}
    assert found(part, "processor time of one tower").measured == 0
    assert found(part, "choice to event, p99").bound == 50
    assert part.ok
    costly = tower_figures(Trial(PROMPT, BEFORE, replace(AFTER, own_seconds=10.0 + 60 * 0.52)), 1.0, 80)
    assert [each.name for each in costly if not each.ok] == ["processor time of one tower"]


def test_towers_that_were_never_judged_prove_nothing() -> None:
    assert missed(judged("towers", replace(PROMPT, towers=0))) == ["towers judged"]
    assert missed(judged("towers", replace(PROMPT, towers=41))) == ["towers judged"]
    assert missed(judged("towers", replace(PROMPT, towers=42))) == []  # in three rounds half of 250


@pytest.mark.parametrize("seconds", [3.0, 60.0, 600.0])
def test_nothing_is_measured_before_every_tower_is_being_built(seconds: float) -> None:
    attempt, ordered = pretend()
    measure_parts(["towers"], PartOptions(seconds=seconds), lambda text: None, attempt)
    assert all(orders.warm_seconds > TEST_SECONDS for orders in ordered)


def test_idle_connections_are_two_thousand_and_may_take_two_percent_of_a_core() -> None:
    attempt, ordered = pretend()
    [part] = measure_parts(["idle"], PartOptions(), lambda text: None, attempt)
    assert (ordered[0].duels * 2, ordered[0].is_idle) == (2000, True)
    assert found(part, "processor time of the server").measured == pytest.approx(100 * 1.1 / 60)
    assert part.ok
    assert missed(judged("idle", after=replace(AFTER, own_seconds=11.3))) == ["processor time of the server"]


def test_with_bots_at_work_people_are_answered_as_soon_and_the_times_of_bots_are_told() -> None:
    attempt, ordered = pretend()
    [part] = measure_parts(["bots"], PartOptions(), lambda text: None, attempt)
    assert (ordered[0].duels, ordered[0].bots, ordered[0].bot) == (100, 8, "hard")
    assert found(part, "question to a bot's answer, p50").measured == pytest.approx(500)
    assert found(part, "answers of bots").measured == pytest.approx(1)
    assert found(part, "processor time of bots").measured == pytest.approx(100)
    assert part.ok
    slow = replace(PROMPT, seen=replace(PROMPT.seen, p99=51))
    assert missed(judged("bots", slow)) == ["choice to event, p99"]
    [crowded] = measure_parts(["bots"], PartOptions(bot_tables=500), lambda text: None, attempt)
    assert (ordered[-1].duels, crowded.title) == (500, "500 tables of people beside 8 of bots `hard`")


@pytest.mark.parametrize(
    "beyond",
    [
        replace(PROMPT, seen=replace(PROMPT.seen, p99=100.1)),
        replace(PROMPT, errors={"slow": 1}),
        replace(PROMPT, late=1),
        replace(PROMPT, seen=NO_PERCENTILES),
    ],
)
def test_capacity_is_the_last_number_of_tables_that_was_held(beyond: ClientResults) -> None:
    tried: list[int] = []

    def attempt(orders: ClientPlan, database: str) -> Trial:
        tried.append(orders.duels)
        return Trial(PROMPT if orders.duels < 1000 else beyond, BEFORE, AFTER)

    [part] = measure_parts(["capacity"], PartOptions(), lambda text: None, attempt)
    assert tried == [500] * 3 + [750] * 3 + [1125] * 3
    assert part.figures[-1].measured == 750
    assert part.ok


def test_capacity_does_not_grow_without_end() -> None:
    assert list(table_counts(15_000)) == [15_000]
    assert max(table_counts(1)) <= parts.MAX_TABLES


def test_parts_are_chosen_by_name_and_kept_in_order() -> None:
    assert run.select_parts("") == ["load", "texts", "idle", "bots", "towers", "capacity"]
    assert run.select_parts("bots, load") == ["load", "bots"]
    with pytest.raises(ValueError, match="--only: unknown part lode; known: load, texts, idle, bots, towers, capacity"):
        run.select_parts("lode,idle")


def test_the_page_has_a_place_for_the_figures_and_keeps_the_rest() -> None:
    made = report.make_report([judged("load")], "SQLite", 60, 2)
    page = report.replace_figures(report.PAGE.read_text(encoding="utf-8"), made)
    assert page.startswith("# Speed of the server\n")
    assert "choice to event, p99" in page
    assert "2 cores of " in page
    assert report.replace_figures(page, made) == page
    with pytest.raises(ValueError, match="found no section to replace"):
        report.replace_figures("# A page without one\n", made)


def simulated(patch: Patch, outcome: ClientResults) -> list[ClientPlan]:
    attempt, ordered = pretend(outcome)
    real: Callable[..., list[PartResult]] = measure_parts

    def pretended(names: list[str], asked: PartOptions, say: parts.PrintMessage) -> list[PartResult]:
        return real(names, asked, say, attempt)

    patch.setattr(run, "measure_parts", pretended)
    patch.setattr(run, "restrict_cores", lambda: 2)
    return ordered


def printed(capsys: Captured) -> Any:
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(("words", "code"), [(["--check"], 1), ([], 0)])
def test_a_missed_aim_fails_if_that_is_asked_for(
    monkeypatch: Patch, capsys: Captured, words: list[str], code: int
) -> None:
    simulated(monkeypatch, replace(PROMPT, late=1))
    assert main(["bench", "server", "--only", "load", *words]) == code
    assert "missed" in capsys.readouterr().out


def test_programs_are_told_all_figures(monkeypatch: Patch, capsys: Captured) -> None:
    ordered = simulated(monkeypatch, PROMPT)
    words = ["--only", "load,idle", "--tables", "20", "--seconds", "8", "--json", "--check"]
    assert main(["bench", "server", *words]) == 0
    told = printed(capsys)
    assert (told["ok"], told["store"], told["seconds"]) == (True, "SQLite", 8.0)
    assert [part["name"] for part in told["parts"]] == ["load", "idle"]
    assert [(orders.duels, orders.seconds) for orders in ordered] == [(20, 8 / 3)] * 3 + [(1000, 8 / 3)] * 3


def test_a_wrong_name_is_wrong_input(monkeypatch: Patch, capsys: Captured) -> None:
    simulated(monkeypatch, PROMPT)
    assert main(["bench", "server", "--only", "all"]) == 2
    assert "known: load, texts, idle, bots, towers, capacity" in capsys.readouterr().err


def test_figures_are_written_into_the_page(monkeypatch: Patch, tmp_path: Any, capsys: Captured) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(run, "PAGE", page)
    simulated(monkeypatch, PROMPT)
    assert main(["bench", "server", "--only", "load", "--write"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith(f"{report.END}\nafter\n")
    assert "old" not in text
    assert "49.00 ms" in text
