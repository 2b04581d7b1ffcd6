"""Every screen and window is open to everybody, light and dark, at each size, in each language.

The moments of a duel itself are looked at where whole rounds are played.
"""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.pages import People, Size, Theme
from tests.e2e.kit.table_player import TablePlayer, asked, play_on

KINDS: Final[list[tuple[Size, str, Theme]]] = [
    ("phone", "pl", "dark"),
    ("tablet", "en", "dark"),
    ("desktop", "es", "light"),
]
everybody = pytest.mark.parametrize(("size", "language", "theme"), KINDS)


def look(sitter: TablePlayer, *screens: str) -> None:
    for screen in screens:
        assert_accessible(sitter.page, screen)
        assert sitter.page.evaluate("document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth")


@everybody
def test_all_that_comes_before_a_table(people: People, size: Size, language: str, theme: Theme) -> None:
    visitor = TablePlayer(people.open(size, language, theme), language)
    visitor.press("home-settings")
    look(visitor, "settings")
    visitor.press("ui-close")
    visitor.page.get_by_role("button", name="Knock, Knock!").click()
    visitor.page.locator("summary").click()
    look(visitor, "home")
    visitor.page.goto(people.house.url + "#/bots/knockdown")
    look(visitor, "bots")
    visitor.page.goto(people.house.url + "#/new/knockdown")
    look(visitor, "new-table")
    visitor.page.locator(".rules button").first.click()
    expect(visitor.screen("rule").locator(".marks")).to_be_visible()
    look(visitor, "rule")
    visitor.press("ui-close")


@everybody
def test_sitting_down_by_a_link(people: People, size: Size, language: str, theme: Theme) -> None:
    host, guest = (TablePlayer(people.open(size, language, theme), language) for _ in range(2))
    host.pick_opponent("home-play-link")
    look(host, "seating", "share")
    guest.page.goto(host.link("home-share-link"))
    expect(guest.field("home-join-name")).to_be_visible()
    look(guest, "join")
    guest.press("home-join-sit")
    expect(guest.screen("duel")).to_be_visible()
    guest.page.goto(people.house.url)
    guest.page.locator('button[aria-label*=":"]').last.click()
    look(guest, "forget-table")


@everybody
def test_all_that_stands_around_a_table(people: People, size: Size, language: str, theme: Theme) -> None:
    sitter = TablePlayer(people.open(size, language, theme), language)
    sitter.page.goto(people.house.url + "#/bots/knockdown")
    sitter.screen("bots").get_by_role("button").first.click()
    asked(sitter)
    for tab in ("log", "rules", "chat"):
        door = sitter.page.locator("aside nav").get_by_role("button").nth(("log", "rules", "chat").index(tab))
        if door.get_attribute("aria-expanded") == "false":
            door.click()
        look(sitter, tab)
    sitter.page.keyboard.press("Escape")
    for window in windows(sitter):
        look(sitter, window)
        sitter.press("ui-close")
    sitter.resign()
    look(sitter, "result", "table")
    sitter.press("table-replay")
    expect(sitter.screen("replay").locator(".place")).to_have_text(re.compile("0"))
    look(sitter, "replay")


def windows(sitter: TablePlayer) -> Iterator[str]:
    """Opens one window after the other."""
    sitter.press("table-menu")
    yield "menu"
    for window, message in [
        ("people", "table-people"),
        ("elsewhere", "table-elsewhere"),
        ("hand", "table-hand"),
        ("keys", "table-keys"),
        ("leave", "table-leave"),
        ("offer", "choice-resign"),
    ]:
        sitter.press("table-menu")
        sitter.screen("menu").get_by_role("button", name=sitter.words.format(message), exact=True).click()
        yield window
    sitter.press("table-hint")
    expect(sitter.screen("hint").locator(".best")).to_be_visible()
    yield "hint"


@everybody
def test_reporting_what_was_said(people: People, size: Size, language: str, theme: Theme) -> None:
    host, guest = (TablePlayer(people.open(size, language, theme), language) for _ in range(2))
    host.pick_opponent("home-play-link")
    guest.join(host.link("home-share-link"), "Bob")
    host.page.get_by_role("button", name=re.compile("Bob")).first.click()
    host.press("table-report-name")
    look(host, "report")
    host.press("table-report-send")
    expect(host.screen("report")).to_have_count(0)


@everybody
def test_an_end_begins_with_who_won(people: People, size: Size, language: str, theme: Theme) -> None:
    sitter = TablePlayer(people.open(size, language, theme), language)
    sitter.page.goto(people.house.url + "#/bots/knockdown")
    sitter.screen("bots").get_by_role("button").first.click()
    play_on(2, sitter)
    asked(sitter)
    sitter.resign()
    outcome, header = sitter.page.locator(".outcome"), sitter.page.locator("dialog[open] header")
    expect(outcome).to_be_in_viewport(ratio=1)
    tops = [place.bounding_box() for place in (header, outcome)]
    assert tops[0] and tops[1] and tops[1]["y"] >= tops[0]["y"] + tops[0]["height"]
