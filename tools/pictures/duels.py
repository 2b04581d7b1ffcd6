"""Pictures of Knockdown, taken at lively moments of matches."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from knockbox.engine.rng import Rng
from tools.pictures.picture import (
    TABS,
    Meanwhile,
    Picture,
    PictureMatch,
    is_asked,
    is_over,
    play_until_shown,
    wait_for_screen,
    wait_without_panel,
)
from tools.pictures.table_clients import Action, Match, Player, SceneTest, TableView

PACKS: Final = ("siege-storm", "nemesis", "tainted-grail")
PREFERRED_VERBS: Final = (("attack", "perform", "react", "call"), ("combo", "move", "dash", "block"))
"""Verbs that make a lively match, best first."""
MAX_TURNS: Final = 14
MAX_DISTANCE: Final = 3
EVEN_ODDS: Final = (0.3, 0.75)
"""Range of odds for an exciting test."""
EFFECT: Final = '[data-effect*="/"] path'
POSTER: Final = '[data-screen="duel-poster"]'
RULES_PANEL_INDEX: Final = 1
"""Index of the rules among the side panels, in every language."""


def choose_preferred(scene: TableView, seat: int, rng: Rng) -> Action:
    enabled: list[Action] = [each for each in scene["question"]["candidates"] if each["enabled"]]
    enabled = [each for each in enabled if reaches(each, scene, seat)] or enabled
    for verbs in PREFERRED_VERBS:
        found = [each for each in enabled if each["notation"].split(" ")[0] in verbs]
        if found:
            return found[rng.below(len(found))]
    return enabled[rng.below(len(enabled))]


def reaches(candidate: Action, scene: TableView, seat: int) -> bool:
    """Return whether an attack reaches the opponent; other actions always do."""
    verb, _, attack = candidate["notation"].partition(" ")
    if verb != "attack":
        return True
    return scene["view"]["table"]["places"][1 - seat] in scene["aids"]["reach"].get(attack, [[], []])[seat]


def make_fighter() -> Player:
    return choose_preferred


def duel(box: str, fighters: str, is_wanted: SceneTest, meanwhile: Meanwhile | None = None) -> PictureMatch:
    options = {"fighters": fighters, "arena": box, "skills": box}
    return PictureMatch(Match("knockdown", 2, PACKS, options, make_fighter), is_wanted, meanwhile)


def is_heated(scene: TableView) -> bool:
    """Return whether it is mid-round, with both fighters hurt, close and holding cards."""
    if not is_asked("take_action")(scene):
        return False
    table: dict[str, Any] = scene["view"]["table"]
    wounds = [light + heavy for light, heavy in zip(table["light"], table["heavy"], strict=True)]
    hands = [hand["size"] for hand in table["hands"]]
    apart: int = abs(table["places"][0] - table["places"][1])
    turn: int = table["turn"]
    return min(wounds) >= 1 and min(hands) >= 3 and 1 <= apart <= MAX_DISTANCE and turn <= MAX_TURNS


def is_risky(scene: TableView) -> bool:
    """Return whether a test with even odds may be called in the first round."""
    if not is_asked("call_test")(scene) or scene["view"]["table"]["round"] > 1:
        return False
    return bool(EVEN_ODDS[0] <= (scene["aids"]["odds"][1] or 0) <= EVEN_ODDS[1])


def is_performing(scene: TableView) -> bool:
    """Return whether the first seat is about to pay for a special in a Combo."""
    return is_asked("pay_cost")(scene) and bool(scene["view"]["table"]["active"] == 0)


def with_rules(page: Page) -> None:
    wait_without_panel("duel")(page)
    page.locator(TABS).nth(RULES_PANEL_INDEX).click()
    wait_for_screen("rules")(page)
    page.mouse.move(0, 0)


def open_review(page: Page) -> None:
    wait_for_screen("replay")(page)
    slider = page.get_by_role("slider")
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    expect(page.get_by_text(f"Step {middle} of")).to_be_visible()
    slider.blur()


STORM: Final = duel("siege-storm", "veroth,driana", is_heated)
DUELS: Final[dict[str, Picture]] = {
    "skills": Picture(
        wait_without_panel("duel-skills"), duel("tainted-grail", "lost-knight,czerwi", is_asked("keep_first"))
    ),
    "siege-storm": Picture(wait_without_panel("duel"), STORM),
    "nemesis": Picture(wait_without_panel("duel"), duel("nemesis", "imke,oolith", is_heated)),
    "tainted-grail": Picture(wait_without_panel("duel"), duel("tainted-grail", "mgielec,lost-knight", is_heated)),
    "phone": Picture(wait_for_screen("duel"), STORM, size="phone"),
    "special": Picture(
        wait_without_panel("duel"), duel("siege-storm", "veroth,xingo", is_performing, play_until_shown(EFFECT))
    ),
    "test": Picture(wait_without_panel("duel"), duel("nemesis", "skarn,xingo", is_risky)),
    "dice": Picture(wait_without_panel("duel"), duel("nemesis", "skarn,xingo", is_risky, play_until_shown(POSTER))),
    "rules": Picture(with_rules, STORM, language="pl", theme="light"),
    "replay": Picture(open_review, duel("tainted-grail", "czerwi,driana", is_over), is_replay=True),
}
