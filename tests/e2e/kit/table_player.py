"""People at a table, as they see it: they sit down, answer from the list of all answers, read, and resign."""

from collections.abc import Callable
from functools import cache
from itertools import cycle
from typing import Final, TypeVar

from playwright.sync_api import Locator, Page, TimeoutError, expect

from knockbox.text.catalogue import MessageCatalogue
from knockbox.text.contents import TEXT_FOLDER
from tests.e2e.kit.pages import WAIT_MS

GLANCE_MS: Final = 100
"""How long one looks at a screen before looking at the next, if nothing is asked on it."""
LINES: Final = '[data-screen="log"] li > button:first-child'
CHOICES: Final = '[data-screen="duel-answers"] .open button'
Wish = Callable[[list[str]], int]
"""Which of some answers is given, by its place among them."""
Somebody = TypeVar("Somebody", bound="TablePlayer")


def first(answers: list[str]) -> int:
    del answers
    return 0


def starting(*beginnings: str) -> Wish:
    """The first answer that begins with one of these, the earlier ones rather than the later; else the first of all."""

    def wish(answers: list[str]) -> int:
        found = (place for word in beginnings for place, text in enumerate(answers) if text.startswith(word))
        return next(found, 0)

    return wish


@cache
def words_of(language: str) -> MessageCatalogue:
    return MessageCatalogue(
        language, [*sorted((TEXT_FOLDER / language).glob("web*.ftl")), TEXT_FOLDER / language / "knockdown-choices.ftl"]
    )


class TablePlayer:
    """Somebody at a page, who reads it in a language."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = words_of(language)

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words.format(message, **values), exact=True)

    def press(self, message: str, **values: str | int) -> None:
        self.button(message, **values).click()

    def field(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("textbox", name=self.words.format(message, **values), exact=True)

    def screen(self, name: str) -> Locator:
        return self.page.locator(f'[data-screen="{name}"]')

    def text(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_text(self.words.format(message, **values), exact=True)

    def settle_in(self, name: str = "") -> None:
        """At home: say one's name, and have everything that happens shown at once."""
        self.press("home-settings")
        self.field("settings-name").fill(name)
        self.page.get_by_role("radio", name=self.words.format("settings-pace-instant")).check()
        self.press("ui-close")

    def pick_opponent(self, message: str) -> None:
        """The buttons of the start say more than their title."""
        self.page.get_by_role("button", name=self.words.format(message)).first.click()

    def link(self, message: str, **values: str | int) -> str:
        """An address that stands on the screen to be copied."""
        return self.field(message, **values).input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.field("home-join-name").fill(name)
        self.press("home-join-sit")
        expect(self.screen("duel")).to_be_visible()

    @property
    def question(self) -> Locator:
        return self.page.locator('[data-region="prompt"] h2')

    @property
    def turn(self) -> Locator:
        """What is there only for whoever is asked; it is looked for often, and so where it stands alone."""
        prompt = self.page.locator('[data-region="prompt"]')
        return prompt.get_by_role("button", name=self.words.format("duel-all"), exact=True)

    def answer(self, wish: Wish = first) -> str:
        """Answer from the list; says what."""
        self.turn.click()
        choices = self.page.locator(CHOICES)
        expect(choices.first).to_be_visible()
        texts = choices.all_inner_texts()
        place = wish(texts)
        choices.nth(place).click()
        return texts[place]

    @property
    def lines(self) -> Locator:
        return self.page.locator(LINES)

    def open_log(self) -> None:
        """On wide screens it may be open already."""
        door = self.page.locator("aside nav").get_by_role("button", name=self.words.format("table-log"), exact=True)
        if door.get_attribute("aria-expanded") == "false":
            door.click()
        expect(self.screen("log")).to_be_visible()

    def log(self) -> list[str]:
        return self.lines.all_inner_texts()

    def take_turn(self) -> None:
        """Hot-seat: whoever is next looks, behind the curtain if there is one."""
        curtain = self.screen("curtain")
        expect(curtain.or_(self.turn)).to_be_visible()
        if curtain.count():
            curtain.get_by_role("button").first.click()
        expect(self.turn).to_be_visible()

    def resign(self) -> None:
        self.press("table-menu")
        self.screen("menu").get_by_role("button", name=self.words.format("choice-resign")).click()
        self.screen("offer").get_by_role("button", name=self.words.format("choice-resign")).click()
        expect(self.screen("result")).to_be_visible()


def asked(*sitters: Somebody) -> Somebody:
    """Whoever of these is asked, as soon as anybody is; hot-seat draws the curtain for the next one."""
    for glance, sitter in enumerate(cycle(sitters)):
        try:
            sitter.turn.wait_for(timeout=GLANCE_MS)
        except TimeoutError:
            assert glance * GLANCE_MS < WAIT_MS, "nobody is asked"
        else:
            return sitter
    raise AssertionError("nobody is there")


def play_on(count: int, *sitters: TablePlayer, wish: Wish = first) -> None:
    """So many answers of whoever is asked."""
    for _ in range(count):
        asked(*sitters).answer(wish)
