"""Time every click of matches against a bot in Chromium, and show or write the results."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console

from benchmarks.figures import Figure
from benchmarks.server.parts import PartResult
from benchmarks.server.percentiles import percentiles
from benchmarks.server.report import as_text, describe_machine, part_table
from benchmarks.server.trial import restrict_cores
from benchmarks.web.stopwatch import ANSWERED, SEEN, install_stopwatch, read_times
from benchmarks.workers import ROOT
from knockbox.cli.main import engine_kind
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.page_text import say
from tests.e2e.kit.pages import WAIT_MS, visiting
from tests.e2e.kit.server_thread import living
from tools.house.chromium import find_chromium
from tools.house.web import build_web

PAGE: Final = ROOT / "docs" / "reference" / "web-speed.md"
BEGIN: Final = "<!-- begin written by ./kb bench web --write -->"
END: Final = "<!-- end written -->"
MAX_CLICK_MS: Final = 100.0
PICK_LABEL: Final = "something is picked up"
ANSWER_LABEL: Final = "an answer is given"
SERVER_LABEL: Final = "the house has answered"
LIST_LABEL: Final = "the list of answers opens"
Clicks = dict[str, list[float]]


def run_web_benchmark(choices: int, rounds: int, check: bool, write: bool) -> bool:
    """Measure, print and optionally write the results; return False if a target is missed and `check` is set."""
    cores = restrict_cores()
    found = measure_clicks(choices, rounds)
    part = PartResult(all(figure.ok for figure in found), "web", "from a click to what it shows", found)
    setting = (
        f"Measured on {describe_machine(cores)}, shared by server, bot and a headless Chromium; "
        f"{engine_kind()} engine, {rounds} rounds of {choices} choices."
    )
    console = Console(highlight=False)
    console.print(part_table(part))
    console.print(setting)
    if write:
        PAGE.write_text(replace_figures(PAGE.read_text(encoding="utf-8"), setting, part), encoding="utf-8")
    return part.ok or not check


def measure_clicks(choices: int, rounds: int) -> list[Figure]:
    app, program = build_web(), find_chromium()
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program) if program else None)
        played = [one_round(browser, app, seed, choices) for seed in range(1, rounds + 1)]
        browser.close()
    return [
        figure for kind in (PICK_LABEL, ANSWER_LABEL, SERVER_LABEL, LIST_LABEL) for figure in figures_of(kind, played)
    ]


def one_round(browser: Browser, app: Path, seed: int, choices: int) -> Clicks:
    """Time the clicks of one match on its own server, with all animations on."""
    with TemporaryDirectory() as folder, living(Path(folder), app, seed) as house, visiting(browser, house) as people:
        page = people.open(reduced_motion="no-preference")
        hand, way = Pointer(page), HomeNavigation(page)
        way.hurry_bots(hand)
        way.fight(hand)
        hand.screen.is_asked()
        install_stopwatch(page, say("en", "duel-sent"))
        return time_clicks(page, hand, choices)


def time_clicks(page: Page, hand: Pointer, choices: int) -> Clicks:
    times: Clicks = defaultdict(list)
    while len(times[ANSWER_LABEL]) < choices and hand.screen.is_asked():
        time_list(page, times)
        step = hand.style(hand.screen.look())
        hand.press(page.locator(step.place).first)
        if step.is_answer:
            known = read_times(page, ANSWERED)
            times[SERVER_LABEL].append(known["answered"])
        else:
            known = read_times(page, SEEN)
        times[ANSWER_LABEL if step.is_answer else PICK_LABEL].append(known["seen"])
    return times


def time_list(page: Page, times: Clicks) -> None:
    page.get_by_role("button", name=say("en", "duel-all")).click()
    times[LIST_LABEL].append(read_times(page, SEEN)["seen"])
    page.keyboard.press("Escape")


def figures_of(kind: str, played: Sequence[Mapping[str, Sequence[float]]]) -> list[Figure]:
    """Return the median and the 99th percentile of all clicks, with the spread over rounds."""
    rounds = [percentiles([ms / 1000 for ms in clicks[kind]]) for clicks in played]
    whole = percentiles([ms / 1000 for clicks in played for ms in clicks[kind]])
    return [
        Figure(f"{kind}, clicks", whole.count, whole.count, whole.count, "", None, True, True),
        make_figure(f"{kind}, p50", whole.p50, [each.p50 for each in rounds]),
        make_figure(f"{kind}, p99", whole.p99, [each.p99 for each in rounds]),
    ]


def make_figure(name: str, ms: float, rounds: Sequence[float]) -> Figure:
    return Figure(name, ms, min(rounds), max(rounds), "ms", MAX_CLICK_MS, True, ms <= MAX_CLICK_MS)


def replace_figures(page: str, setting: str, part: PartResult, mark: str = BEGIN) -> str:
    """Return the page with its figures replaced; the text around them stays."""
    before, begin, rest = page.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise click.ClickException(f"found no section to replace; expected `{mark}` and `{END}`")
    return f"{before}{begin}\n\n{setting}\n\n```text\n{as_text([part])}```\n\n{end}{after}"
