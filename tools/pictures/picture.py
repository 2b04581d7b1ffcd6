"""A picture of the app: who looks, at which table if at one, and what is done on the page before it is taken."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.kit.pages import People, Size, Theme
from tools.pictures.company import Company, Match, Scene, Wanted, staged

Pose = Callable[[Page], None]
Meanwhile = Callable[[Page, Company], None]
"""What the company does while the page looks on."""

STEP_MS: Final = 100
MOST_STEPS: Final = 20
LOOK_MS: Final = 200
MOST_ANSWERS: Final = 6
TABS: Final = "aside nav button"


@dataclass(frozen=True)
class Stage:
    """A match that is played until its first seat sees what is wanted."""

    match: Match
    is_wanted: Wanted
    meanwhile: Meanwhile | None = None
    passed_ms: int = 0  # on the clock of the table


@dataclass(frozen=True)
class Picture:
    """A page of some size, language and theme, at a table, its replay or none, in a pose."""

    pose: Pose
    stage: Stage | None = None
    size: Size = "desktop"
    language: str = "en"
    theme: Theme = "dark"
    is_replay: bool = False

    def take(self, people: People, click: Callable[[Page], bytes]) -> bytes:
        if self.stage is None:
            return click(self.posed(people, ""))
        with staged(people.house.url, self.stage.match, self.stage.is_wanted) as company:
            people.house.move_time(self.stage.passed_ms)
            page = self.posed(people, f"#/replay/{company.table}" if self.is_replay else company.seat_path())
            if self.stage.meanwhile:
                self.stage.meanwhile(page, company)
            return click(page)

    def posed(self, people: People, path: str) -> Page:
        page = people.open(self.size, self.language, self.theme, path)
        self.pose(page)
        return page


def until(flash: str) -> Meanwhile:
    """They go on while the time of the page passes in small steps, and stop as soon as what is wanted shows."""

    def freeze(page: Page, company: Company) -> None:
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        for _ in range(MOST_ANSWERS):
            company.answer(company.asked())
            if shows(page, flash):
                return
        raise LookupError(f"`{flash}` never showed")

    return freeze


def shows(page: Page, flash: str) -> bool:
    for _ in range(MOST_STEPS):
        with suppress(TimeoutError):
            page.locator(flash).first.wait_for(state="attached", timeout=LOOK_MS)
            return True
        page.clock.run_for(STEP_MS)
    return False


def is_asked(prompt: str) -> Wanted:
    return lambda scene: bool(scene["question"]) and scene["question"]["prompt"] == prompt


def is_over(scene: Scene) -> bool:
    return bool(scene["phase"] == "over")


def at(screen: str) -> Pose:
    """Wait until a screen is there, and all that it has to fetch."""

    def wait(page: Page) -> None:
        expect(page.locator(f'[data-screen="{screen}"]').first).to_be_visible()
        page.wait_for_load_state("networkidle")

    return wait


def alone(screen: str) -> Pose:
    """With all the room there is: nothing is open beside the table."""

    def wait(page: Page) -> None:
        at(screen)(page)
        opened = page.locator(f"{TABS}[aria-expanded=true]")
        if opened.count():
            opened.click()
        page.mouse.move(0, 0)

    return wait
