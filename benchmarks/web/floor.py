"""Trace frames of a crowded dungeon floor in Chromium while it is dragged and zoomed."""

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
from benchmarks.server.parts import PartResult
from benchmarks.server.report import describe_machine, part_table
from benchmarks.server.trial import restrict_cores
from benchmarks.web.run import PAGE, replace_figures
from benchmarks.workers import ROOT
from tests.e2e.kit.pages import WAIT_MS, visiting
from tests.e2e.kit.server_thread import LiveHouse, living
from tools.house.chromium import find_chromium
from tools.house.web import build_web

BEGIN: Final = "<!-- begin written by ./kb bench floor --write -->"
CROWDED_SCENE: Final = ROOT / "web" / "tests" / "dungeon" / "floor" / "scenes" / "crowded.json"
CARDS: Final = "[data-region=floor] li[data-cell]"
SHOW_ALL: Final = "[data-control=all]"
MAX_FRAME_MS: Final = 8.0
STEPS: Final = 160
WHEEL_STEPS: Final = 40
PIXELS_PER_STEP: Final = 3
FRAME_MS: Final = 16
CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "__metadata")
SCRIPT: Final = frozenset(("EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks"))
STYLE: Final = frozenset(("UpdateLayoutTree", "Layout"))
PAINT: Final = frozenset(("PrePaint", "Paint", "Layerize", "Commit"))
FRAME: Final = "BeginMainThreadFrame"


class TraceSpan(NamedTuple):
    """A task of the main thread, in microseconds."""

    name: str
    start: float
    end: float
    own: float  # without waiting, such as for a busy core


def run_floor_benchmark(check: bool, write: bool) -> bool:
    """Measure, print and optionally write the results; return False if a target is missed and `check` is set."""
    cores = restrict_cores()
    found = frame_figures(spans_in(record_trace()))
    part = PartResult(all(figure.ok for figure in found), "floor", "sixty cards that are dragged and zoomed", found)
    console = Console(highlight=False)
    console.print(part_table(part))
    setting = f"Measured on {describe_machine(cores)}, in a headless Chromium."
    console.print(setting)
    if write:
        PAGE.write_text(replace_figures(PAGE.read_text(encoding="utf-8"), setting, part, BEGIN), encoding="utf-8")
    return part.ok or not check


def record_trace() -> bytes:
    app, program = build_web(), find_chromium()
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program) if program else None)
        trace = trace_floor(browser, app)
        browser.close()
    return trace


def trace_floor(browser: Browser, app: Path) -> bytes:
    with TemporaryDirectory() as folder, living(Path(folder), app, 1) as house, visiting(browser, house) as people:
        page = people.open(reduced_motion="no-preference")
        page.route_web_socket("**", serve_crowded_floor)
        page.goto(house.url + seat_path(house))
        cards = json.loads(CROWDED_SCENE.read_bytes())["view"]["table"]["cards"]
        expect(page.locator(CARDS)).to_have_count(len(cards))
        page.locator(SHOW_ALL).click()  # the first click on a page opens its sound device
        page.wait_for_timeout(1000)
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        drag_and_zoom(page)
        return browser.stop_tracing()


def seat_path(house: LiveHouse) -> str:
    """Open a table for one and return the path of its seat."""
    order = {"game": "dungeon", "seats": ["here"], "options": {"timer": "off"}}
    request = Request(  # noqa: S310 (our own server)
        f"{house.url}api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:  # noqa: S310 (our own server)
        opened = json.load(answer)
    return f"#/t/{opened['table']}/seat/0/{opened['seats'][0]['token']}"


def serve_crowded_floor(line: WebSocketRoute) -> None:
    """Replace every scene by the crowded floor."""
    scene = json.loads(CROWDED_SCENE.read_bytes())
    house = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        decoded: dict[str, Any] = json.loads(message)
        line.send(json.dumps(decoded | {"scene": scene}) if "scene" in decoded else message)

    house.on_message(hear)


def drag_and_zoom(page: Page) -> None:
    """Drag the floor, then zoom in and out."""
    x, y = floor_centre(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + PIXELS_PER_STEP * (step % 40), y + PIXELS_PER_STEP * (step % 30))
    page.mouse.up()
    for notch in range(WHEEL_STEPS):
        page.mouse.wheel(0, 60 if notch % 10 < 5 else -60)
        page.wait_for_timeout(FRAME_MS)


def floor_centre(page: Page) -> tuple[float, float]:
    box = page.locator("[data-region=floor]").bounding_box()
    if box is None:
        raise LookupError("found no floor on the page")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spans_in(trace: bytes) -> list[TraceSpan]:
    """Return all tasks of the page's main thread, in order."""
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


def span_of(event: Mapping[str, Any]) -> TraceSpan:
    start, long = event["ts"], event.get("dur", 0)
    return TraceSpan(event["name"], start, start + long, event.get("tdur", long))


def frame_figures(spans: Sequence[TraceSpan]) -> list[Figure]:
    frames = list(by_frame(spans, [span.start for span in spans if span.name == FRAME]))
    work = [busy_ms(frame, SCRIPT | STYLE) for frame in frames]
    own = [own_ms(frame, SCRIPT | STYLE) for frame in frames]
    paint = [busy_ms(frame, PAINT) for frame in frames]
    return [
        Figure("frames", len(work), len(work), len(work), "", None, True, True),
        make_figure("script and style, p50", quantile(work, 50), MAX_FRAME_MS),
        make_figure("script and style, p99", quantile(work, 99), MAX_FRAME_MS),
        make_figure("script and style, worst frame", max(work), None),
        make_figure("the same without waiting", max(own), MAX_FRAME_MS),
        make_figure("painting, p50", quantile(paint, 50), None),
    ]


def by_frame(spans: Sequence[TraceSpan], starts: Sequence[float]) -> Iterator[list[TraceSpan]]:
    """Yield the tasks of each frame."""
    for start, end in pairwise(starts):
        yield [span for span in spans if start <= span.start < end]


def busy_ms(spans: Iterable[TraceSpan], names: frozenset[str]) -> float:
    """Return the total time of these tasks; nested ones count once."""
    return sum(span.end - span.start for span in outermost(spans, names)) / 1000


def own_ms(spans: Iterable[TraceSpan], names: frozenset[str]) -> float:
    """Return the total time of these tasks without waiting."""
    return sum(span.own for span in outermost(spans, names)) / 1000


def outermost(spans: Iterable[TraceSpan], names: frozenset[str]) -> Iterator[TraceSpan]:
    """Yield the outermost of these spans; spans of a thread are nested or disjoint."""
    until = 0.0
    for span in spans:
        if span.name in names and span.end > until:
            until = span.end
            yield span


def quantile(values: Sequence[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def make_figure(name: str, ms: float, bound: float | None) -> Figure:
    return Figure(name, ms, ms, ms, "ms", bound, True, bound is None or ms <= bound)
