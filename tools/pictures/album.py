"""Every picture of the app in the documents."""

from typing import Final

from playwright.sync_api import Page

from tools.pictures.duels import DUELS
from tools.pictures.dungeons import DUNGEONS
from tools.pictures.picture import Picture, at
from tools.pictures.towers import TOWERS

FOLDER: Final = "docs/pictures/web"


def with_settings(page: Page) -> None:
    at("home")(page)
    page.get_by_role("button", name="Settings").click()
    at("settings")(page)


START: Final[dict[str, Picture]] = {
    "home": Picture(at("home")),
    "home-phone": Picture(at("home"), size="phone", theme="light"),
    "settings": Picture(with_settings, theme="light"),
}
PICTURES: Final[dict[str, Picture]] = {**START, **DUELS, **TOWERS, **DUNGEONS}
"""By name; each lies in the folder as a WebP."""
