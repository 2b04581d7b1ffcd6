"""Pictures of Knockdown: matches of two who like to fight, and the moments of them that are worth a look."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from knockbox.engine.rng import Rng
from tools.pictures.company import Deed, Match, Player, Scene, Wanted
from tools.pictures.picture import TABS, Meanwhile, Picture, Stage, alone, at, is_asked, is_over, until

PACKS: Final = ("siege-storm", "nemesis", "tainted-grail")
LIKED: Final = (("attack", "perform", "react", "call"), ("combo", "move", "dash", "block"))
"""What makes a lively match, the best first; everything else is as good as anything."""
MOST_TURNS: Final = 14
MOST_APART: Final = 3
EVEN: Final = (0.3, 0.75)
"""Odds that let nobody breathe."""
EFFECT: Final = '[data-effect*="/"] path'
POSTER: Final = '[data-screen="duel-poster"]'
RULES: Final = 1
"""Which of what stands beside a table they are, in every language."""


def liked(scene: Scene, seat: int, rng: Rng) -> Deed:
    enabled: list[Deed] = [each for each in scene["question"]["candidates"] if each["enabled"]]
    enabled = [each for each in enabled if reaches(each, scene, seat)] or enabled
    for verbs in LIKED:
        found = [each for each in enabled if each["notation"].split(" ")[0] in verbs]
        if found:
            return found[rng.below(len(found))]
    return enabled[rng.below(len(enabled))]


def reaches(candidate: Deed, scene: Scene, seat: int) -> bool:
    """Nobody beats the air; what is no attack needs no reach."""
    verb, _, attack = candidate["notation"].partition(" ")
    if verb != "attack":
        return True
    return scene["view"]["table"]["places"][1 - seat] in scene["aids"]["reach"].get(attack, [[], []])[seat]


def fighter() -> Player:
    return liked


def duel(box: str, fighters: str, is_wanted: Wanted, meanwhile: Meanwhile | None = None) -> Stage:
    options = {"fighters": fighters, "arena": box, "skills": box}
    return Stage(Match("knockdown", 2, PACKS, options, fighter), is_wanted, meanwhile)


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


def with_rules(page: Page) -> None:
    alone("duel")(page)
    page.locator(TABS).nth(RULES).click()
    at("rules")(page)
    page.mouse.move(0, 0)


def looked_back(page: Page) -> None:
    at("replay")(page)
    slider = page.get_by_role("slider")
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    expect(page.get_by_text(f"Step {middle} of")).to_be_visible()
    slider.blur()


STORM: Final = duel("siege-storm", "veroth,driana", is_heated)
DUELS: Final[dict[str, Picture]] = {
    "skills": Picture(alone("duel-skills"), duel("tainted-grail", "lost-knight,czerwi", is_asked("keep_first"))),
    "siege-storm": Picture(alone("duel"), STORM),
    "nemesis": Picture(alone("duel"), duel("nemesis", "imke,oolith", is_heated)),
    "tainted-grail": Picture(alone("duel"), duel("tainted-grail", "mgielec,lost-knight", is_heated)),
    "phone": Picture(at("duel"), STORM, size="phone"),
    "special": Picture(alone("duel"), duel("siege-storm", "veroth,xingo", is_performing, until(EFFECT))),
    "test": Picture(alone("duel"), duel("nemesis", "skarn,xingo", is_risky)),
    "dice": Picture(alone("duel"), duel("nemesis", "skarn,xingo", is_risky, until(POSTER))),
    "rules": Picture(with_rules, STORM, language="pl", theme="light"),
    "replay": Picture(looked_back, duel("tainted-grail", "czerwi,driana", is_over), is_replay=True),
}
