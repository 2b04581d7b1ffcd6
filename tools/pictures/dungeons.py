"""Pictures of Knock, Knock! Dungeon!: groups that go down together, and what they see there."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Page, expect

from tools.pictures.company import Company, Match, Player, Scene, Wanted
from tools.pictures.delver import Delver, Lay, careful, standing
from tools.pictures.picture import Meanwhile, Picture, Stage, alone, at, is_asked

NAME: Final = "Knock, Knock! Dungeon!"
GROUP: Final = 4
HASTE: Final = {"timer": "6"}
PASSED_MS: Final = 148_000
CARDS: Final = range(17, 26)
"""So many that the floor has grown, and so few that each can be read."""
FEWEST_STANDING: Final = 2
INVITING: Final = 15
TALKER, POINTER = 1, 2


def delve(
    is_wanted: Wanted,
    meanwhile: Meanwhile | None = None,
    options: Mapping[str, str] = HASTE,
    player: Callable[[], Player] = Delver,
) -> Stage:
    return Stage(Match("dungeon", GROUP, (), options, player), is_wanted, meanwhile, PASSED_MS)


def host() -> Player:
    """Lets some creatures stand about as soon as there is a floor for them."""
    return Delver(invites_from=INVITING)


def table(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene["view"]["table"]
    return found


def is_talkative(scene: Scene) -> bool:
    """In the middle of a dungeon creatures stand, a card is in the hand that beats one of them, and all may talk."""
    if not is_asked("choose_cell")(scene) or table(scene)["silent"] or not is_crowded(scene):
        return False
    lay = scene["aids"]["lays"][best_way(scene)]
    return bool(lay["falls"]) and not lay["loses"]


def is_silent(scene: Scene) -> bool:
    """Creatures stand, and nobody may say so."""
    return is_asked("choose_card")(scene) and bool(table(scene)["silent"]) and is_crowded(scene)


def is_crowded(scene: Scene) -> bool:
    return len(table(scene)["cards"]) in CARDS and len(standing(scene)) >= FEWEST_STANDING


def is_won(scene: Scene) -> bool:
    return bool(scene["phase"] == "over") and bool(table(scene)["outcome"] == "won")


def best_way(scene: Scene) -> str:
    lays: dict[str, Lay] = scene["aids"]["lays"]
    return max(lays, key=lambda notation: careful(lays[notation]))


def look(page: Page, company: Company) -> None:
    """Where the card in the hand would beat somebody."""
    _, cell, *turned = best_way(company.scenes[0]).split(" ")
    if turned:
        page.locator('[data-control="turn"]').click()
    place = page.locator(f'[data-region="floor"] button[data-thing="cell:{cell}"]')
    if page.evaluate("navigator.maxTouchPoints"):
        place.tap()
    else:
        place.hover()


def talk(page: Page, company: Company) -> None:
    """While one looks, another speaks up."""
    look(page, company)
    utter(page, company, TALKER, "leave-to-me")


def point(page: Page, company: Company) -> None:
    utter(page, company, POINTER, "point-card")


def utter(page: Page, company: Company, seat: int, words: str) -> None:
    """Say or show something about the creature that came last."""
    x, y = standing(company.scenes[0])[-1]["cell"]
    company.utter(seat, f"{words} {x},{y}")
    expect(page.locator(".said")).to_be_visible()


def nearer(page: Page) -> None:
    alone("dungeon")(page)
    page.locator('[data-control="nearer"]').click()


def won(page: Page) -> None:
    """The table as it was left, once the words are read."""
    at("result")(page)
    page.get_by_role("button", name="Look at the table").click()
    alone("dungeon")(page)


def at_the_door(page: Page) -> None:
    at("home")(page)
    page.get_by_role("button", name=NAME).click()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)


ADVENTURE: Final = {"timer": "off", "adventure": "on"}
HUNT: Final = {"timer": "off", "chest_hunt": "true"}
DUNGEONS: Final[dict[str, Picture]] = {
    "dungeon-home": Picture(at_the_door),
    "dungeon": Picture(nearer, delve(is_talkative, talk, player=host)),
    "dungeon-phone": Picture(at("dungeon"), delve(is_talkative, look, player=host), size="phone", theme="light"),
    "dungeon-silence": Picture(alone("dungeon"), delve(is_silent, point, player=host)),
    "dungeon-adventure": Picture(at("adventure"), delve(is_won, options=ADVENTURE), size="phone", theme="light"),
    "dungeon-won": Picture(won, delve(is_won, options=HUNT), theme="light"),
}
