"""Pictures of Knock, Knock! Dungeon!."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Page, expect

from tools.pictures.dungeon_player import DungeonPlayer, Lay, careful_value, undefeated_creatures
from tools.pictures.picture import Meanwhile, Picture, PictureMatch, is_asked, wait_for_screen, wait_without_panel
from tools.pictures.table_clients import Match, Player, SceneTest, TableClients, TableView

NAME: Final = "Knock, Knock! Dungeon!"
GROUP: Final = 4
SHORT_TIMER: Final = {"timer": "6"}
PASSED_MS: Final = 148_000
CARD_COUNTS: Final = range(17, 26)
"""Enough cards for a large floor, few enough to be readable."""
MIN_CREATURES: Final = 2
INVITE_FROM_CARDS: Final = 15
TALKER, POINTER = 1, 2


def delve(
    is_wanted: SceneTest,
    meanwhile: Meanwhile | None = None,
    options: Mapping[str, str] = SHORT_TIMER,
    player: Callable[[], Player] = DungeonPlayer,
) -> PictureMatch:
    return PictureMatch(Match("dungeon", GROUP, (), options, player), is_wanted, meanwhile, PASSED_MS)


def make_host() -> Player:
    """Return a player that leaves some creatures undefeated once the floor is large enough."""
    return DungeonPlayer(invites_from=INVITE_FROM_CARDS)


def table(scene: TableView) -> dict[str, Any]:
    found: dict[str, Any] = scene["view"]["table"]
    return found


def is_talkative(scene: TableView) -> bool:
    """Return whether creatures are left, the hand has a card that beats one, and talk is allowed."""
    if not is_asked("choose_cell")(scene) or table(scene)["silent"] or not is_crowded(scene):
        return False
    lay = scene["aids"]["lays"][best_lay(scene)]
    return bool(lay["falls"]) and not lay["loses"]


def is_silent(scene: TableView) -> bool:
    """Return whether creatures are left and talk is forbidden."""
    return is_asked("choose_card")(scene) and bool(table(scene)["silent"]) and is_crowded(scene)


def is_crowded(scene: TableView) -> bool:
    return len(table(scene)["cards"]) in CARD_COUNTS and len(undefeated_creatures(scene)) >= MIN_CREATURES


def is_won(scene: TableView) -> bool:
    return bool(scene["phase"] == "over") and bool(table(scene)["outcome"] == "won")


def best_lay(scene: TableView) -> str:
    lays: dict[str, Lay] = scene["aids"]["lays"]
    return max(lays, key=lambda notation: careful_value(lays[notation]))


def look(page: Page, clients: TableClients) -> None:
    """Hover over the cell where the card would beat a creature."""
    _, cell, *turned = best_lay(clients.scenes[0]).split(" ")
    if turned:
        page.locator('[data-control="turn"]').click()
    place = page.locator(f'[data-region="floor"] button[data-thing="cell:{cell}"]')
    if page.evaluate("navigator.maxTouchPoints"):
        place.tap()
    else:
        place.hover()


def talk(page: Page, clients: TableClients) -> None:
    """Let another player talk while the page shows the cell."""
    look(page, clients)
    utter(page, clients, TALKER, "leave-to-me")


def point(page: Page, clients: TableClients) -> None:
    utter(page, clients, POINTER, "point-card")


def utter(page: Page, clients: TableClients, seat: int, words: str) -> None:
    """Say or show something about the newest creature."""
    x, y = undefeated_creatures(clients.scenes[0])[-1]["cell"]
    clients.utter(seat, f"{words} {x},{y}")
    expect(page.locator(".said")).to_be_visible()


def zoom_in(page: Page) -> None:
    wait_without_panel("dungeon")(page)
    page.locator('[data-control="nearer"]').click()


def show_final_table(page: Page) -> None:
    """Close the result and show the final table."""
    wait_for_screen("result")(page)
    page.get_by_role("button", name="Look at the table").click()
    wait_without_panel("dungeon")(page)


def open_home(page: Page) -> None:
    wait_for_screen("home")(page)
    page.get_by_role("button", name=NAME).click()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)


ADVENTURE: Final = {"timer": "off", "adventure": "on"}
HUNT: Final = {"timer": "off", "chest_hunt": "true"}
DUNGEONS: Final[dict[str, Picture]] = {
    "dungeon-home": Picture(open_home),
    "dungeon": Picture(zoom_in, delve(is_talkative, talk, player=make_host)),
    "dungeon-phone": Picture(
        wait_for_screen("dungeon"), delve(is_talkative, look, player=make_host), size="phone", theme="light"
    ),
    "dungeon-silence": Picture(wait_without_panel("dungeon"), delve(is_silent, point, player=make_host)),
    "dungeon-adventure": Picture(
        wait_for_screen("adventure"), delve(is_won, options=ADVENTURE), size="phone", theme="light"
    ),
    "dungeon-won": Picture(show_final_table, delve(is_won, options=HUNT), theme="light"),
}
