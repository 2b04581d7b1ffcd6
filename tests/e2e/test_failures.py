"""Whatever goes wrong, there is a sentence and a way on; never a blank page, and nothing is lost."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.pages import People, visiting
from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.table_player import TablePlayer, asked

FAILED_FETCH = r"Failed to load resource|net::ERR_FAILED|WebSocket connection|Failed to fetch dynamically"


def assert_way_home(visitor: TablePlayer, screen: str, button: str) -> None:
    """The screen that tells of the trouble is open to everybody, and its button leads home."""
    assert_accessible(visitor.page, screen)
    visitor.press(button)
    expect(visitor.screen("home")).to_be_visible()


@pytest.mark.parametrize("path", ["#/nowhere", "#/t/some/table/else", "#/t/x/join/9/y", "#/<script>"])
def test_an_unknown_address_leads_home(people: People, path: str) -> None:
    visitor = TablePlayer(people.open(path=path))
    assert_way_home(visitor, "lost", "ui-home")


def test_a_table_that_is_gone_says_so(people: People) -> None:
    visitor = TablePlayer(people.open(path="#/t/nobodyknowsthis"))
    expect(visitor.screen("farewell")).to_contain_text("There is no such table.")
    assert_way_home(visitor, "farewell", "web-home")


def test_an_invitation_that_opens_nothing_says_so(people: People) -> None:
    people.troubles.expect("404|403|409")
    visitor = TablePlayer(people.open(path="#/t/nobodyknowsthis/join/1/secret"))
    expect(visitor.page.get_by_role("alert").filter(has_text="There is no such table.")).to_be_visible()
    assert_way_home(visitor, "join", "home-join-home")


def test_a_seat_link_that_opens_nothing_says_so(people: People) -> None:
    people.troubles.expect("404")
    visitor = TablePlayer(people.open(path="#/t/nobodyknowsthis/seat/1/secret"))
    expect(visitor.page.get_by_role("alert").filter(has_text="There is no such table.")).to_be_visible()
    assert_way_home(visitor, "seat-link", "ui-home")


def test_a_link_that_was_used_up_lets_one_look_on(people: People) -> None:
    people.troubles.expect("403|409")
    ann, bob, late = (TablePlayer(people.open()) for _ in range(3))
    ann.pick_opponent("home-play-link")
    link = ann.link("home-share-link")
    bob.join(link, "Bob")
    late.page.goto(link)
    late.press("home-join-sit")
    expect(late.page.get_by_role("alert").filter(has_text=re.compile("seat"))).to_be_visible()
    late.press("home-join-look")
    expect(late.screen("duel")).to_be_visible()
    expect(late.turn).to_have_count(0)


def test_a_part_of_the_page_that_is_missing_is_fetched_again(people: People) -> None:
    people.troubles.expect(FAILED_FETCH)
    visitor = TablePlayer(people.open())
    visitor.page.route(re.compile(r"/assets/TablePage.*\.js"), lambda route: route.abort())
    visitor.pick_opponent("home-play-here")
    assert_accessible(visitor.page, "missing")
    visitor.page.unroute_all()
    visitor.press("ui-reload")
    expect(visitor.screen("duel-fighters")).to_be_visible()


def test_words_that_cannot_be_drawn_break_one_screen_only(people: People) -> None:
    """The server answers something that is none of its answers."""
    people.troubles.expect("TypeError|Cannot read")

    def nonsense(route: Route) -> None:
        route.fulfill(json={"title": "Knockdown", "seats": ["A", "B"], "contents": {"of": "knockdown"}})

    visitor = TablePlayer(people.open())
    visitor.page.route(re.compile(r"/api/catalogue/"), nonsense)
    visitor.pick_opponent("home-play-here")
    assert_accessible(visitor.page, "broken")
    visitor.page.unroute_all()
    visitor.press("ui-try-again")
    expect(visitor.screen("duel-fighters")).to_be_visible()


def test_a_mistake_behind_the_screen_is_told_and_forgotten(people: People) -> None:
    people.troubles.expect("out of the blue")
    visitor = TablePlayer(people.open())
    expect(visitor.screen("home")).to_be_visible()
    visitor.page.evaluate("void Promise.reject(new Error('out of the blue'))")
    assert_accessible(visitor.page, "fault")
    visitor.press("ui-go-on")
    expect(visitor.screen("fault")).to_have_count(0)
    expect(visitor.screen("home")).to_be_visible()


def test_home_says_that_the_server_is_silent(people: People) -> None:
    people.troubles.expect(FAILED_FETCH)
    visitor = TablePlayer(people.open())
    expect(visitor.page.get_by_role("region", name="Knockdown")).to_be_visible()
    visitor.page.context.set_offline(True)
    visitor.pick_opponent("home-play-here")
    alert = visitor.page.get_by_role("alert").filter(has_text="The server does not respond.")
    expect(alert).to_be_visible()
    visitor.page.context.set_offline(False)
    alert.get_by_role("button", name="Try again").click()
    expect(visitor.screen("duel-fighters")).to_be_visible()


def test_a_server_that_was_away_comes_back_with_everything(browser: Browser, app: Path, tmp_path: Path) -> None:
    house = LiveHouse(tmp_path, app, 1)
    house.start()
    with visiting(browser, house) as people:
        people.troubles.expect(FAILED_FETCH)
        both = TablePlayer(people.open())
        both.settle_in()
        both.pick_opponent("home-play-here")
        asked(both).answer()
        asked(both)
        question = both.question.inner_text()
        house.stop()
        expect(both.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
        expect(both.question).to_have_text(question)
        again = LiveHouse(tmp_path, app, 2, port=int(house.url.rstrip("/").rpartition(":")[2]))
        again.start()
        expect(both.page.get_by_role("img", name="Connected", exact=True)).to_be_visible()
        expect(both.question).to_have_text(question)
        asked(both).answer()
        expect(both.screen("curtain")).to_be_visible()
        people.leave()
        again.stop()
