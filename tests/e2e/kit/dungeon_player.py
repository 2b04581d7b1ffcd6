"""Somebody in a dungeon: enters it from home, and lays cards by mouse or by finger."""

from collections.abc import Callable
from math import copysign
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.kit.dungeon import ASKED, OVER, DungeonScreen, Prospect, best_of
from tests.e2e.kit.table_player import TablePlayer, asked
from tests.e2e.kit.touch import Finger, middle_of

GAME: Final = "Knock, Knock! Dungeon!"
USUAL: Final = {"bot": 2, "link": 0, "here": 1}
"""Who comes along unless somebody else is chosen."""
MAX_TURNS: Final = 80
MAX_SWIPES: Final = 40
SWIPE_PX: Final = 110.0
SPARE_PX: Final = 16.0
FRAME: Final = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
Style = Callable[[list[Prospect]], Prospect | None]


class DungeonPlayer(TablePlayer):
    """A page, the dungeon on it, and a hand that plays there: what it lays is a matter of style."""

    def __init__(self, page: Page, language: str = "en", style: Style = best_of, is_touch: bool = False) -> None:
        super().__init__(page, language)
        self.floor = DungeonScreen(page, language)
        self.style = style
        self.is_touch = is_touch

    def touch(self, what: Locator) -> None:
        if self.is_touch:
            what.tap()
        else:
            what.click()

    def gather(self, here: int = 1, link: int = 0, bot: int = 0, level: str = "normal") -> None:
        """At home: who comes along."""
        self.page.get_by_role("button", name=GAME).click()
        for kind, count in {"bot": bot, "link": link, "here": here}.items():
            step = "hall-more" if count > USUAL[kind] else "hall-less"
            for _ in range(abs(count - USUAL[kind])):
                self.touch(self.button(step, what=self.words.format(f"hall-{kind}")))
        if bot:
            self.page.get_by_role("combobox", name=self.words.format("hall-level")).select_option(level)

    def turn_glass(self, minutes: int) -> None:
        """At home: how much time there is."""
        self.page.locator("details summary").click()
        self.page.get_by_role("radio", name=self.words.format(f"home-option-timer.n{minutes}")).check()

    def enter(self) -> None:
        self.pick_opponent("hall-enter-single")
        expect(self.screen("table")).to_be_visible()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.field("home-join-name").fill(name)
        self.press("home-join-sit")
        expect(self.screen("table")).to_be_visible()

    @property
    def turn(self) -> Locator:
        """At the end of the dungeon everybody has it."""
        return self.page.locator(f"{ASKED}, {OVER}").first

    def play(self, is_enough: Callable[[], bool] = lambda: False) -> int:
        """To the end of the dungeon, or until it is enough, as is asked before each turn; says how many there were."""
        for turns in range(MAX_TURNS):
            if not self.floor.is_asked() or is_enough():
                return turns
            self.lay_a_card()
        raise AssertionError(f"after {MAX_TURNS} turns there is no end")

    def lay_a_card(self) -> None:
        self.place(self.find())

    def find(self) -> Prospect:
        """Choose the first card that can be laid in style, and say where; if there is none, any."""
        for card in self.floor.cards() if self.floor.is_choosing_card() else [""]:
            self.choose(card)
            found = self.look_for_place()
            if found:
                return found
        return self.floor.prospects()[0]

    def choose(self, card: str) -> None:
        """A card of the hand, if it is not the Black Knight who was drawn."""
        if card:
            self.touch(self.floor.card(card))
            expect(self.floor.card(card)).to_have_attribute("aria-pressed", "true")

    def look_for_place(self) -> Prospect | None:
        """Turned only where nothing else helps."""
        found = self.style(self.floor.prospects())
        if found:
            return found
        self.touch(self.button("dungeon-floor-turn"))
        return self.style(self.floor.prospects())

    def place(self, prospect: Prospect) -> None:
        """Lay the card there, be it lost with it."""
        self.put_down(prospect)
        if prospect.loses:
            self.insist()

    def put_down(self, prospect: Prospect) -> None:
        """A finger looks first, and lays the card by the button below."""
        cell = self.floor.cell(prospect.thing)
        if self.is_touch:
            self.bring_into_sight(cell)
        elif self.floor.beyond(cell) != (0, 0):
            self.press("dungeon-floor-all")
        self.touch(cell)
        if self.is_touch:
            self.touch(self.button("dungeon-floor-lay-here"))

    def bring_into_sight(self, place: Locator) -> None:
        """Scroll to the floor, and push it about until a place can be met with a finger."""
        self.floor.pane.evaluate("(floor) => floor.scrollIntoView({ block: 'center' })")
        finger = Finger(self.page)
        for _ in range(MAX_SWIPES):
            dx, dy = self.floor.beyond(place)
            if not dx and not dy:
                return
            finger.push(*middle_of(self.floor.pane), stretch(dx), stretch(dy))
            self.breathe()
        raise AssertionError(f"the floor does not show {place}")

    def breathe(self) -> None:
        """Until the page has drawn what was done last."""
        self.page.evaluate(FRAME)

    def insist(self) -> None:
        self.touch(self.button("dungeon-floor-loses-yes"))


def stretch(far: float) -> float:
    """As far as a finger gets at a time, and a little farther than it has to."""
    return copysign(min(abs(far) + SPARE_PX, SWIPE_PX), far) if far else 0.0


def play_together(*delvers: DungeonPlayer) -> None:
    """To the end of the dungeon, each on a page."""
    for _ in range(MAX_TURNS):
        somebody = asked(*delvers)
        if not somebody.floor.is_asked():
            return
        somebody.lay_a_card()
    raise AssertionError(f"after {MAX_TURNS} turns there is no end")
