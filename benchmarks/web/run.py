"""Matches against a bot in a Chromium, every click of which is timed; then the figures, shown and written."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console

from benchmarks.figures import Figure
from benchmarks.server.parts import Part
from benchmarks.server.report import as_text, machine, part_table
from benchmarks.server.spread import spread
from benchmarks.server.trial import cores_taken
from benchmarks.web.stopwatch import ANSWERED, SEEN, bring_watch, times_of_click
from benchmarks.workers import ROOT
from knockbox.cli.main import engine_kind
from tests.e2e.kit.house import living
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import WAIT_MS, visiting
from tests.e2e.kit.way import Way
from tests.e2e.kit.words import say
from tools.house.chromium import chromium
from tools.house.web import build_web

PAGE: Final = ROOT / "docs" / "reference" / "web-speed.md"
BEGIN: Final = "<!-- begin written by ./kb bench web --write -->"
END: Final = "<!-- end written -->"
AIM_MS: Final = 100.0
PICKED: Final = "something is picked up"
SAID: Final = "an answer is given"
HOUSE: Final = "the house has answered"
LISTED: Final = "the list of answers opens"
Clicks = dict[str, list[float]]


def judge_web(choices: int, rounds: int, check: bool, write: bool) -> bool:
    """Measure, show, write if that is wished, and say whether all is well; without a check it always is."""
    cores = cores_taken()
    found = measured(choices, rounds)
    part = Part(all(figure.ok for figure in found), "web", "from a click to what it shows", found)
    setting = (
        f"Measured on {machine(cores)}, shared by server, bot and a headless Chromium; "
        f"{engine_kind()} engine, {rounds} rounds of {choices} choices."
    )
    console = Console(highlight=False)
    console.print(part_table(part))
    console.print(setting)
    if write:
        PAGE.write_text(written_into(PAGE.read_text(encoding="utf-8"), setting, part), encoding="utf-8")
    return part.ok or not check


def measured(choices: int, rounds: int) -> list[Figure]:
    app, program = build_web(), chromium()
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program) if program else None)
        played = [one_round(browser, app, seed, choices) for seed in range(1, rounds + 1)]
        browser.close()
    return [figure for kind in (PICKED, SAID, HOUSE, LISTED) for figure in figures_of(kind, played)]


def one_round(browser: Browser, app: Path, seed: int, choices: int) -> Clicks:
    """A match of its own, in a house of its own, with all motion that an app has when it is new."""
    with TemporaryDirectory() as folder, living(Path(folder), app, seed) as house, visiting(browser, house) as people:
        page = people.open(reduced_motion="no-preference")
        hand, way = Pointer(page), Way(page)
        way.hurry_bots(hand)
        way.fight(hand)
        hand.screen.is_asked()
        bring_watch(page, say("en", "duel-sent"))
        return clicks(page, hand, choices)


def clicks(page: Page, hand: Pointer, choices: int) -> Clicks:
    times: Clicks = defaultdict(list)
    while len(times[SAID]) < choices and hand.screen.is_asked():
        look_at_list(page, times)
        step = hand.style(hand.screen.look())
        hand.press(page.locator(step.place).first)
        if step.is_answer:
            known = times_of_click(page, ANSWERED)
            times[HOUSE].append(known["answered"])
        else:
            known = times_of_click(page, SEEN)
        times[SAID if step.is_answer else PICKED].append(known["seen"])
    return times


def look_at_list(page: Page, times: Clicks) -> None:
    page.get_by_role("button", name=say("en", "duel-all")).click()
    times[LISTED].append(times_of_click(page, SEEN)["seen"])
    page.keyboard.press("Escape")


def figures_of(kind: str, played: Sequence[Mapping[str, Sequence[float]]]) -> list[Figure]:
    """Half of all clicks, and nearly all; the rounds stand beside."""
    rounds = [spread([ms / 1000 for ms in clicks[kind]]) for clicks in played]
    whole = spread([ms / 1000 for clicks in played for ms in clicks[kind]])
    return [
        Figure(f"{kind}, clicks", whole.count, whole.count, whole.count, "", None, True, True),
        timed(f"{kind}, p50", whole.p50, [each.p50 for each in rounds]),
        timed(f"{kind}, p99", whole.p99, [each.p99 for each in rounds]),
    ]


def timed(name: str, ms: float, rounds: Sequence[float]) -> Figure:
    return Figure(name, ms, min(rounds), max(rounds), "ms", AIM_MS, True, ms <= AIM_MS)


def written_into(page: str, setting: str, part: Part, mark: str = BEGIN) -> str:
    """The page with these figures instead of those of before; what stands around them stays."""
    before, begin, rest = page.partition(mark)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise click.ClickException(f"found no part to write into; expected `{mark}` and `{END}`")
    return f"{before}{begin}\n\n{setting}\n\n```text\n{as_text([part])}```\n\n{end}{after}"
