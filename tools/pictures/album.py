"""Every picture of the app in the documents: what it shows, and how the table comes to look like that."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.kit.pages import People, Size, Theme
from tools.pictures.sparring import Scene, Sparring, Wanted, staged

FOLDER: Final = "docs/pictures/web"
MOST_TURNS: Final = 14
MOST_APART: Final = 3
EVEN: Final = (0.3, 0.75)
"""Odds that let nobody breathe."""
STEP_MS: Final = 100
MOST_STEPS: Final = 20
LOOK_MS: Final = 200
MOST_ANSWERS: Final = 6
EFFECT: Final = '[data-effect*="/"] path'
POSTER: Final = '[data-screen="duel-poster"]'
TABS: Final = "aside nav button"
RULES: Final = 1
"""Which of what stands beside a table they are, in every language."""


@dataclass(frozen=True)
class Duel:
    """A match of two, played until its first seat sees what is wanted."""

    box: str
    fighters: str
    is_wanted: Wanted
    flash: str = ""  # what appears when they go on while the page looks on


@dataclass(frozen=True)
class Picture:
    """Who looks, at which duel if at one, and what is done on the page before the picture is taken."""

    pose: Callable[[Page], None]
    duel: Duel | None = None
    size: Size = "desktop"
    language: str = "en"
    theme: Theme = "dark"
    is_replay: bool = False

    def take(self, people: People, click: Callable[[Page], bytes]) -> bytes:
        if self.duel is None:
            return click(self.posed(people, ""))
        with staged(people.house.url, self.duel.box, self.duel.fighters, self.duel.is_wanted) as both:
            page = self.posed(people, f"#/replay/{both.table}" if self.is_replay else both.seat_path())
            if self.duel.flash:
                freeze(page, both, self.duel.flash)
            return click(page)

    def posed(self, people: People, path: str) -> Page:
        page = people.open(self.size, self.language, self.theme, path)
        self.pose(page)
        return page


def freeze(page: Page, both: Sparring, flash: str) -> None:
    """Let them go on while the time of the page passes in small steps, and stop as soon as what is wanted shows."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    for _ in range(MOST_ANSWERS):
        both.answer(both.asked())
        if shows(page, flash):
            return
    raise LookupError(f"`{flash}` never showed")


def shows(page: Page, flash: str) -> bool:
    for _ in range(MOST_STEPS):
        with suppress(TimeoutError):
            page.locator(flash).first.wait_for(state="attached", timeout=LOOK_MS)
            return True
        page.clock.run_for(STEP_MS)
    return False


def is_asked(prompt: str) -> Wanted:
    return lambda scene: bool(scene["question"]) and scene["question"]["prompt"] == prompt


def is_heated(scene: Scene) -> bool:
    """Somebody may act in the middle of a round: both are hurt, close to each other, and hold cards."""
    if not is_asked("take_action")(scene):
        return False
    table: dict[str, Any] = scene["view"]["table"]
    wounds = [light + heavy for light, heavy in zip(table["light"], table["heavy"], strict=True)]
    hands = [hand["size"] for hand in table["hands"]]
    apart: int = abs(table["places"][0] - table["places"][1])
    turn: int = table["turn"]
    return min(wounds) >= 1 and min(hands) >= 3 and 1 <= apart <= MOST_APART and turn <= MOST_TURNS


def is_risky(scene: Scene) -> bool:
    """A test of the first round may be called that could go either way."""
    if not is_asked("call_test")(scene) or scene["view"]["table"]["round"] > 1:
        return False
    return bool(EVEN[0] <= (scene["aids"]["odds"][1] or 0) <= EVEN[1])


def is_performing(scene: Scene) -> bool:
    """A special of the first seat is about to be paid for, in a Combo of its own."""
    return is_asked("pay_cost")(scene) and bool(scene["view"]["table"]["active"] == 0)


def is_over(scene: Scene) -> bool:
    return bool(scene["phase"] == "over")


def at(screen: str) -> Callable[[Page], None]:
    """Wait until a screen is there, and all that it has to fetch."""

    def wait(page: Page) -> None:
        expect(page.locator(f'[data-screen="{screen}"]').first).to_be_visible()
        page.wait_for_load_state("networkidle")

    return wait


def alone(screen: str) -> Callable[[Page], None]:
    """With all the room there is: nothing is open beside the table."""

    def wait(page: Page) -> None:
        at(screen)(page)
        opened = page.locator(f"{TABS}[aria-expanded=true]")
        if opened.count():
            opened.click()
        page.mouse.move(0, 0)

    return wait


def with_rules(page: Page) -> None:
    alone("duel")(page)
    page.locator(TABS).nth(RULES).click()
    at("rules")(page)
    page.mouse.move(0, 0)


def with_settings(page: Page) -> None:
    at("home")(page)
    page.get_by_role("button", name="Settings").click()
    at("settings")(page)


def looked_back(page: Page) -> None:
    at("replay")(page)
    slider = page.get_by_role("slider")
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    expect(page.get_by_text(f"Step {middle} of")).to_be_visible()
    slider.blur()


STORM: Final = Duel("siege-storm", "veroth,driana", is_heated)
PICTURES: Final[dict[str, Picture]] = {
    "home": Picture(at("home")),
    "home-phone": Picture(at("home"), size="phone", theme="light"),
    "settings": Picture(with_settings, theme="light"),
    "skills": Picture(alone("duel-skills"), Duel("tainted-grail", "lost-knight,czerwi", is_asked("keep_first"))),
    "siege-storm": Picture(alone("duel"), STORM),
    "nemesis": Picture(alone("duel"), Duel("nemesis", "imke,oolith", is_heated)),
    "tainted-grail": Picture(alone("duel"), Duel("tainted-grail", "mgielec,lost-knight", is_heated)),
    "phone": Picture(at("duel"), STORM, size="phone"),
    "special": Picture(alone("duel"), Duel("siege-storm", "veroth,xingo", is_performing, EFFECT)),
    "test": Picture(alone("duel"), Duel("nemesis", "skarn,xingo", is_risky)),
    "dice": Picture(alone("duel"), Duel("nemesis", "skarn,xingo", is_risky, POSTER)),
    "rules": Picture(with_rules, STORM, language="pl", theme="light"),
    "replay": Picture(looked_back, Duel("tainted-grail", "czerwi,driana", is_over), is_replay=True),
}
"""By name; each lies in the folder as a WebP."""
