"""All pictures of the app in the docs."""

from typing import Final

from playwright.sync_api import Page

from tools.pictures.duels import DUELS
from tools.pictures.dungeons import DUNGEONS
from tools.pictures.picture import Picture, wait_for_screen
from tools.pictures.towers import TOWERS

FOLDER: Final = "docs/pictures/web"


def with_settings(page: Page) -> None:
    wait_for_screen("home")(page)
    page.get_by_role("button", name="Settings").click()
    wait_for_screen("settings")(page)


START_PICTURES: Final[dict[str, Picture]] = {
    "home": Picture(wait_for_screen("home")),
    "home-phone": Picture(wait_for_screen("home"), size="phone", theme="light"),
    "settings": Picture(with_settings, theme="light"),
}
PICTURES: Final[dict[str, Picture]] = {**START_PICTURES, **DUELS, **TOWERS, **DUNGEONS}
"""Pictures by name, stored as WebP files."""
