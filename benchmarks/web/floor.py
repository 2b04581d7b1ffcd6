"""A crowded floor of the dungeon in a Chromium, dragged and zoomed; what each frame took, by a trace of the browser."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright
from rich.console import Console

from benchmarks.figures import Figure
from benchmarks.server.parts import Part
from benchmarks.server.report import machine, part_table
from benchmarks.server.trial import cores_taken
from benchmarks.web.run import PAGE, written_into
from benchmarks.workers import ROOT
from tests.e2e.kit.house import LiveHouse, living
from tests.e2e.kit.pages import WAIT_MS, visiting
from tools.house.chromium import chromium
from tools.house.web import build_web

BEGIN: Final = "<!-- begin written by ./kb bench floor --write -->"
CROWD: Final = ROOT / "web" / "tests" / "dungeon" / "floor" / "scenes" / "crowded.json"
CARDS: Final = "[data-region=floor] li[data-cell]"
SHOW_ALL: Final = "[data-control=all]"
AIM_MS: Final = 8.0
STEPS: Final = 160
NOTCHES: Final = 40
PX: Final = 3
FRAME_MS: Final = 16
CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "__metadata")
SCRIPT: Final = frozenset(("EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks"))
STYLE: Final = frozenset(("UpdateLayoutTree", "Layout"))
PAINT: Final = frozenset(("PrePaint", "Paint", "Layerize", "Commit"))
FRAME: Final = "BeginMainThreadFrame"


class Span(NamedTuple):
    """Something that the main thread did, in microseconds."""

    name: str
    start: float
    end: float
    own: float  # less whatever the thread waited for, such as a core that others used


def judge_floor(check: bool, write: bool) -> bool:
    """Measure, show, write if that is wished, and say whether all is well; without a check it always is."""
    cores = cores_taken()
    found = figures(spans_in(traced()))
    part = Part(all(figure.ok for figure in found), "floor", "sixty cards that are dragged and zoomed", found)
    console = Console(highlight=False)
    console.print(part_table(part))
    setting = f"Measured on {machine(cores)}, in a headless Chromium."
    console.print(setting)
    if write:
        PAGE.write_text(written_into(PAGE.read_text(encoding="utf-8"), setting, part, BEGIN), encoding="utf-8")
    return part.ok or not check


def traced() -> bytes:
    app, program = build_web(), chromium()
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program) if program else None)
        trace = on_the_floor(browser, app)
        browser.close()
    return trace


def on_the_floor(browser: Browser, app: Path) -> bytes:
    with TemporaryDirectory() as folder, living(Path(folder), app, 1) as house, visiting(browser, house) as people:
        page = people.open(reduced_motion="no-preference")
        page.route_web_socket("**", crowd)
        page.goto(house.url + seat_path(house))
        cards = json.loads(CROWD.read_bytes())["view"]["table"]["cards"]
        expect(page.locator(CARDS)).to_have_count(len(cards))
        page.locator(SHOW_ALL).click()  # the first click on a page opens its sound device
        page.wait_for_timeout(1000)
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        move(page)
        return browser.stop_tracing()


def seat_path(house: LiveHouse) -> str:
    """A seat at a table that is just opened, for one."""
    order = {"game": "dungeon", "seats": ["here"], "options": {"timer": "off"}}
    request = Request(  # noqa: S310 (our own house)
        f"{house.url}api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:  # noqa: S310 (our own house)
        opened = json.load(answer)
    return f"#/t/{opened['table']}/seat/0/{opened['seats'][0]['token']}"


def crowd(line: WebSocketRoute) -> None:
    """Whatever table is played, the page sees the crowded floor."""
    scene = json.loads(CROWD.read_bytes())
    house = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        told: dict[str, Any] = json.loads(message)
        line.send(json.dumps(told | {"scene": scene}) if "scene" in told else message)

    house.on_message(hear)


def move(page: Page) -> None:
    """Drag the floor about, then turn the wheel to and fro."""
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + PX * (step % 40), y + PX * (step % 30))
    page.mouse.up()
    for notch in range(NOTCHES):
        page.mouse.wheel(0, 60 if notch % 10 < 5 else -60)
        page.wait_for_timeout(FRAME_MS)


def middle(page: Page) -> tuple[float, float]:
    box = page.locator("[data-region=floor]").bounding_box()
    if box is None:
        raise LookupError("found no floor on the page")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spans_in(trace: bytes) -> list[Span]:
    """All that the main thread of the page did, in order."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    ours = (event for event in events if (event["pid"], event["tid"]) in threads and event["ph"] in "XI")
    return sorted(
        (span_of(event) for event in ours),
        key=lambda span: span.start,
    )


def span_of(event: Mapping[str, Any]) -> Span:
    start, long = event["ts"], event.get("dur", 0)
    return Span(event["name"], start, start + long, event.get("tdur", long))


def figures(spans: Sequence[Span]) -> list[Figure]:
    frames = list(by_frame(spans, [span.start for span in spans if span.name == FRAME]))
    work = [busy_ms(frame, SCRIPT | STYLE) for frame in frames]
    own = [own_ms(frame, SCRIPT | STYLE) for frame in frames]
    paint = [busy_ms(frame, PAINT) for frame in frames]
    return [
        Figure("frames", len(work), len(work), len(work), "", None, True, True),
        figure("script and style, p50", quantile(work, 50), AIM_MS),
        figure("script and style, p99", quantile(work, 99), AIM_MS),
        figure("script and style, worst frame", max(work), None),
        figure("the same without waiting", max(own), AIM_MS),
        figure("painting, p50", quantile(paint, 50), None),
    ]


def by_frame(spans: Sequence[Span], starts: Sequence[float]) -> Iterator[list[Span]]:
    """What was done from the beginning of each frame to that of the next."""
    for start, end in pairwise(starts):
        yield [span for span in spans if start <= span.start < end]


def busy_ms(spans: Iterable[Span], names: frozenset[str]) -> float:
    """How long any of these was done; what stands in another counts once."""
    return sum(span.end - span.start for span in outermost(spans, names)) / 1000


def own_ms(spans: Iterable[Span], names: frozenset[str]) -> float:
    """How long the thread itself was at it."""
    return sum(span.own for span in outermost(spans, names)) / 1000


def outermost(spans: Iterable[Span], names: frozenset[str]) -> Iterator[Span]:
    """Spans of a thread stand in one another or apart."""
    until = 0.0
    for span in spans:
        if span.name in names and span.end > until:
            until = span.end
            yield span


def quantile(values: Sequence[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def figure(name: str, ms: float, aim: float | None) -> Figure:
    return Figure(name, ms, ms, ms, "ms", aim, True, aim is None or ms <= aim)
