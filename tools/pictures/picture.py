"""A picture of the app: the viewer, the table if any, and what to do on the page first."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.kit.pages import People, Size, Theme
from tools.pictures.table_clients import Match, SceneTest, TableClients, TableView, play_to_scene

Pose = Callable[[Page], None]
Meanwhile = Callable[[Page, TableClients], None]
"""What the players do while the page is open."""

STEP_MS: Final = 100
MAX_STEPS: Final = 20
LOOK_MS: Final = 200
MAX_ANSWERS: Final = 6
TABS: Final = "aside nav button"


@dataclass(frozen=True)
class PictureMatch:
    """A match to play until the first seat's scene suits the picture."""

    match: Match
    is_wanted: SceneTest
    meanwhile: Meanwhile | None = None
    passed_ms: int = 0  # elapsed on the clock of the table


@dataclass(frozen=True)
class Picture:
    """A page with size, language and theme, at a table, a replay or none, after a pose."""

    pose: Pose
    picture_match: PictureMatch | None = None
    size: Size = "desktop"
    language: str = "en"
    theme: Theme = "dark"
    is_replay: bool = False

    def take(self, people: People, click: Callable[[Page], bytes]) -> bytes:
        if self.picture_match is None:
            return click(self.open_page(people, ""))
        with play_to_scene(people.house.url, self.picture_match.match, self.picture_match.is_wanted) as company:
            people.house.move_time(self.picture_match.passed_ms)
            page = self.open_page(people, f"#/replay/{company.table}" if self.is_replay else company.seat_path())
            if self.picture_match.meanwhile:
                self.picture_match.meanwhile(page, company)
            return click(page)

    def open_page(self, people: People, path: str) -> Page:
        page = people.open(self.size, self.language, self.theme, path)
        self.pose(page)
        return page


def play_until_shown(flash: str) -> Meanwhile:
    """Keep playing while the clock of the page advances in small steps, until an element shows."""

    def freeze(page: Page, company: TableClients) -> None:
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        for _ in range(MAX_ANSWERS):
            company.answer(company.seat_to_move())
            if shows(page, flash):
                return
        raise LookupError(f"`{flash}` never appeared")

    return freeze


def shows(page: Page, flash: str) -> bool:
    for _ in range(MAX_STEPS):
        with suppress(TimeoutError):
            page.locator(flash).first.wait_for(state="attached", timeout=LOOK_MS)
            return True
        page.clock.run_for(STEP_MS)
    return False


def is_asked(prompt: str) -> SceneTest:
    return lambda scene: bool(scene["question"]) and scene["question"]["prompt"] == prompt


def is_over(scene: TableView) -> bool:
    return bool(scene["phase"] == "over")


def wait_for_screen(screen: str) -> Pose:
    """Wait for a screen and everything it fetches."""

    def wait(page: Page) -> None:
        expect(page.locator(f'[data-screen="{screen}"]').first).to_be_visible()
        page.wait_for_load_state("networkidle")

    return wait


def wait_without_panel(screen: str) -> Pose:
    """Wait for a screen and close the side panel."""

    def wait(page: Page) -> None:
        wait_for_screen(screen)(page)
        opened = page.locator(f"{TABS}[aria-expanded=true]")
        if opened.count():
            opened.click()
        page.mouse.move(0, 0)

    return wait
