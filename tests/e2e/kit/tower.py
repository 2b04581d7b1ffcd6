"""A table that a tower is built on, as whoever builds sees it; its clock goes on only while he does something."""

import re
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from knockbox.server.tables.tower_test import MIN_PREPARATION_MS
from knockbox.tower.parameters import FRAME_TICKS, TICKS_PER_SECOND
from knockbox.tower.world import Pose
from tests.e2e.kit.server_thread import LiveHouse

FIELD: Final = '[data-screen="tower"] .field'
MOMENT_MS: Final = 50
STRETCH_MS: Final = 80
"""The most that the house makes up for at once, of time in which nothing is done."""
WHOLE_MS: Final = 12_000
"""From the start of the usual clock to the verdict: ten seconds, and two to settle."""
LOOK: Final = """
(field) => {
  const { x, y } = field.getBoundingClientRect();
  const [left, top] = field.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
  const place = (element) => element && element.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
  return {
    x, y, left, top, scale: Number(field.dataset.scale), held: Number(field.dataset.held),
    cubes: [...field.querySelectorAll("[data-cube]")].map(place), hand: place(field.querySelector(".glove")),
  };
}
"""
SHOWN: Final = "([field, tick]) => Number(document.querySelector(field)?.dataset.tick ?? Infinity) >= tick"


@dataclass(frozen=True)
class View:
    """What is seen at a moment, in units of the table."""

    seen: dict[str, Any]

    @property
    def cubes(self) -> list[Pose]:
        return [Pose(x, -y, 0.0) for x, y, *_ in self.seen["cubes"]]

    @property
    def hand(self) -> tuple[float, float]:
        x, y, *_ = self.seen["hand"]
        return x, -y

    @property
    def held(self) -> int:
        return int(self.seen["held"])

    def pixels(self, x: float, y: float) -> tuple[float, float]:
        """Where on the screen a place of the table is."""
        seen = self.seen
        return seen["x"] + (x - seen["left"]) * seen["scale"], seen["y"] + (-y - seen["top"]) * seen["scale"]


class Bench:
    """One page with a test on it."""

    def __init__(self, page: Page, house: LiveHouse) -> None:
        self.page = page
        self.house = house
        self.began_ms = 0
        self.lag_ms = 0  # after which one sees at the latest what happens
        self.stretch_ms = STRETCH_MS  # that pass at once while one only waits
        self.echo = 0  # moments more until one sees what one has done oneself

    @property
    def scene(self) -> Locator:
        return self.page.locator('[data-screen="tower"]')

    @property
    def field(self) -> Locator:
        return self.page.locator(FIELD)

    def in_phase(self, name: str) -> Locator:
        return self.page.locator(f'[data-screen="tower"][data-phase="{name}"]')

    def start(self) -> None:
        """Start the clock, whoever may, when the cubes have been looked at."""
        self.house.time.ms += MIN_PREPARATION_MS
        self.began_ms = self.house.time.ms
        self.page.get_by_role("button", name=re.compile("Start the clock|En marcha|Włącz zegar")).click()
        self.await_start()

    @property
    def may_start(self) -> bool:
        return self.page.get_by_role("button", name="Start the clock").count() > 0

    def await_start(self) -> None:
        expect(self.in_phase("running")).to_be_visible()

    def look(self) -> View:
        return View(self.field.evaluate(LOOK))

    def pass_moment(self, ms: int = MOMENT_MS) -> None:
        """Let a moment pass, and see what it brings."""
        self.house.time.ms += ms
        self.deliver()
        self.see(self.tick_after(self.passed_ms - self.lag_ms))

    @property
    def passed_ms(self) -> int:
        """Since the clock was started."""
        return self.house.time.ms - self.began_ms

    def see(self, tick: int) -> None:
        """Wait until so much of the test is shown."""
        self.page.wait_for_function(SHOWN, arg=[FIELD, tick])

    @property
    def tick(self) -> int:
        """Of what is shown now."""
        return int(self.field.get_attribute("data-tick") or 0)

    def tick_after(self, passed_ms: int) -> int:
        """The latest tick that is told of by then for sure."""
        return max(0, min(passed_ms, WHOLE_MS) * TICKS_PER_SECOND // (1000 * FRAME_TICKS) * FRAME_TICKS - FRAME_TICKS)

    def deliver(self) -> None:
        """What is under way for a while arrives; usually nothing is."""

    def pass_moments(self, count: int) -> None:
        for _ in range(count):
            self.pass_moment()

    @property
    def is_running(self) -> bool:
        return self.in_phase("running").count() > 0

    def see_verdict(self) -> None:
        """Wait for the bell, and for what the judge says."""
        while self.in_phase("judged").count() == 0:
            self.pass_moment(self.stretch_ms)


class MatchBench(Bench):
    """A test of a match, whose verdict shows for a while only; take one while the page is at home."""

    def __init__(self, page: Page, house: LiveHouse) -> None:
        super().__init__(page, house)
        page.clock.install()

    def see_verdict(self, *watchers: "MatchBench") -> None:
        """Time in the browsers stands still from then on: whoever reads need not hurry."""
        while (left_ms := WHOLE_MS - MOMENT_MS - self.passed_ms) > 0:
            self.pass_moment(min(self.stretch_ms, left_ms))
        for bench in (self, *watchers):
            bench.page.clock.pause_at(bench.page.evaluate("Date.now() + 1000"))
        self.house.time.ms += MOMENT_MS
        for bench in (self, *watchers):
            expect(bench.in_phase("judged")).to_be_visible()

    def go_on(self) -> None:
        """What follows from the verdict is shown, and time goes on."""
        self.page.get_by_role("button", name="Continue").click()
        expect(self.scene).to_have_count(0)
        self.page.clock.resume()


def with_towers(page: Page) -> None:
    """At home: the next match has towers."""
    page.get_by_role("radio", name="Tower").check()
    expect(page.get_by_text("Pile all wounds into one column in ten seconds.")).to_be_visible()
