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


def is_crowded(scene: Scene) -> bool:
    """In the middle of a dungeon creatures stand, and a card is in the hand that beats one of them."""
    if not is_asked("choose_cell")(scene) or len(table(scene)["cards"]) not in CARDS:
        return False
    lay = scene["aids"]["lays"][best_way(scene)]
    return len(standing(scene)) >= FEWEST_STANDING and bool(lay["falls"]) and not lay["loses"]


def is_talkative(scene: Scene) -> bool:
    return is_crowded(scene) and not table(scene)["silent"]


def is_silent(scene: Scene) -> bool:
    """Creatures stand, and nobody may say so."""
    is_turn = is_asked("choose_card")(scene) and len(table(scene)["cards"]) in CARDS
    return is_turn and table(scene)["silent"] and len(standing(scene)) >= FEWEST_STANDING


def is_won(scene: Scene) -> bool:
    return bool(scene["phase"] == "over") and bool(table(scene)["outcome"] == "won")


def best_way(scene: Scene) -> str:
    lays: dict[str, Lay] = scene["aids"]["lays"]
    return max(lays, key=lambda notation: careful(lays[notation]))


def look(page: Page, company: Company) -> None:
    """Where the card in the hand would beat somebody, after somebody else has spoken up."""
    scene = company.scenes[0]
    _, cell, *turned = best_way(scene).split(" ")
    if turned:
        page.locator('[data-control="turn"]').click()
    company.utter(TALKER, f"leave-to-me {spoken(standing(scene)[-1])}")
    expect(page.locator(".said").first).to_be_visible()
    place = page.locator(f'[data-region="floor"] button[data-thing="cell:{cell}"]')
    if page.evaluate("navigator.maxTouchPoints"):
        place.tap()
    else:
        place.hover()


def point(page: Page, company: Company) -> None:
    company.utter(POINTER, f"point-card {spoken(standing(company.scenes[0])[0])}")
    expect(page.locator(".said").first).to_be_visible()


def spoken(card: dict[str, Any]) -> str:
    return "{},{}".format(*card["cell"])


def at_the_door(page: Page) -> None:
    at("home")(page)
    page.get_by_role("button", name=NAME).click()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)


CROWD: Final = delve(is_talkative, look, player=host)
DUNGEONS: Final[dict[str, Picture]] = {
    "dungeon-home": Picture(at_the_door),
    "dungeon": Picture(alone("dungeon"), CROWD),
    "dungeon-phone": Picture(at("dungeon"), CROWD, size="phone", theme="light"),
    "dungeon-silence": Picture(alone("dungeon"), delve(is_silent, point, player=host)),
    "dungeon-adventure": Picture(
        at("adventure"),
        delve(is_won, options={"timer": "off", "adventure": "on"}),
        size="phone",
        theme="light",
    ),
    "dungeon-won": Picture(at("result"), delve(is_won, options={"timer": "off", "chest_hunt": "true"})),
}
