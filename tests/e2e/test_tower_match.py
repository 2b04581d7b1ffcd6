"""Towers in matches: against a bot, at one screen, by a link; looked at again when all is over."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from knockbox.tower.odds import failure_chance
from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.frozen_time import assert_frozen_screen_accessible
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer
from tests.e2e.kit.pages import People
from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.table_player import TablePlayer, play_on
from tests.e2e.kit.tower import Bench, MatchBench, with_towers
from tests.e2e.kit.tower_builders import with_mouse

MOST_STEPS_BACK: Final = 60
LAST: Final = re.compile(r"^Step (\d+) of \1$")
FEW: Final = 3
"""Cubes of the first test against a bot."""


@pytest.fixture
def bench(people: People, house: LiveHouse) -> MatchBench:
    """Somebody at a table against a bot, whom he has just put to the test."""
    bench = MatchBench(people.open(), house)
    hand, way = Pointer(bench.page), HomeNavigation(bench.page)
    way.hurry_bots(hand)
    with_towers(bench.page)
    way.fight(hand)
    hand.play()
    expect(bench.in_phase("waiting").locator("[data-cube]")).to_have_count(FEW)
    return bench


def test_a_test_is_a_tower_that_everybody_sees_and_the_match_goes_on(bench: MatchBench, people: People) -> None:
    """With so few cubes no bot fails, however clumsy."""
    expect(bench.scene.get_by_text(f"About {failure_chance(FEW):.0%} of towers with {FEW} cubes fall.")).to_be_visible()
    assert_accessible(bench.page, "tower")
    onlooker = MatchBench(people.open(path=bench.page.url.removeprefix(bench.house.url)), bench.house)
    expect(onlooker.scene).to_be_visible()
    assert not onlooker.may_start
    bench.start()
    bench.see_verdict(onlooker)
    for each in (bench, onlooker):
        expect(each.scene.get_by_role("heading", name="Still standing")).to_be_visible()
        expect(each.scene).to_contain_text(f"All {FEW} cubes stand in one column.")
    assert_frozen_screen_accessible(bench.page, "tower")
    bench.go_on()
    assert Pointer(bench.page).screen.is_asked()
    reader = TablePlayer(bench.page)
    reader.open_log()
    expect(reader.lines.filter(has_text="passes the Knockdown test.")).to_have_count(1)


def test_a_reload_in_mid_test_costs_nothing_but_time(bench: MatchBench) -> None:
    bench.start()
    bench.pass_moments(4)
    before = bench.tick
    bench.page.reload()
    expect(bench.in_phase("running")).to_be_visible()
    bench.pass_moments(2)
    assert bench.tick > before > 0
    bench.see_verdict()


def test_a_tower_is_built_again_when_one_looks_back(bench: MatchBench) -> None:
    bench.start()
    bench.see_verdict()
    bench.go_on()
    viewer = TablePlayer(bench.page)
    viewer.resign()
    viewer.press("table-replay")
    expect(viewer.screen("replay")).to_be_visible()
    viewer.press("table-replay-last")
    expect(viewer.screen("replay").locator(".place")).to_have_text(LAST)
    watch = bench.page.get_by_role("button", name="Watch the tower")
    for _ in range(MOST_STEPS_BACK):
        if watch.count():
            break
        step = viewer.screen("replay").locator(".place").inner_text()
        viewer.press("table-replay-back")
        expect(viewer.screen("replay").locator(".place")).not_to_have_text(step)
    watch.click()
    expect(bench.in_phase("running")).to_be_visible()
    assert_accessible(bench.page, "replay")
    expect(bench.in_phase("judged")).to_be_visible()
    bench.page.get_by_role("button", name="Continue").click()
    expect(bench.scene).to_have_count(0)


@pytest.mark.long
def test_both_share_one_screen(people: People, house: LiveHouse) -> None:
    """The same device starts the clock and builds, with no curtain between: nothing is hidden."""
    both = TablePlayer(people.open())
    both.settle_in()
    with_towers(both.page)
    both.pick_opponent("home-play-here")
    play_on(2, both)
    bench, hand = Bench(both.page, house), Pointer(both.page)
    while not bench.scene.count():
        curtain = both.screen("curtain")
        expect(curtain.or_(both.turn).or_(bench.scene).first).to_be_visible()
        if curtain.count():
            curtain.get_by_role("button").first.click()
        elif both.turn.count():
            hand.step()
    bench.start()
    expect(bench.page.get_by_role("group", name="Build with keys")).to_be_visible()
    expect(both.screen("curtain")).to_have_count(0)
    with_mouse(bench).build()
    bench.see_verdict()


def test_whoever_begins_a_match_with_towers_may_roll_dice(people: People) -> None:
    host = TablePlayer(people.open())
    host.settle_in("Ada")
    with_towers(host.page)
    host.page.get_by_role("switch", name="Roll dice for me").check()
    assert_accessible(host.page, "home")
    way, hand = HomeNavigation(host.page), Pointer(host.page)
    way.fight(hand)
    expect(host.screen("duel")).to_be_visible()
    host.press("table-menu")
    host.press("table-people")
    expect(host.screen("people").get_by_role("listitem").filter(has_text="Ada")).to_contain_text("rolls dice")
    expect(host.screen("people").get_by_text("rolls dice")).to_have_count(1)


def test_whoever_comes_by_a_link_agrees_to_towers_or_rolls_dice(people: People) -> None:
    host = TablePlayer(people.open())
    host.settle_in("Ada")
    with_towers(host.page)
    host.pick_opponent("home-play-link")
    link = host.page.get_by_role("textbox").first.input_value()
    guest = TablePlayer(people.open("phone"))
    guest.page.goto(link)
    guest.field("home-join-name").fill("Ben")
    guest.press("home-join-sit")
    host.page.get_by_role("switch", name="Roll dice instead").check()  # who waits may change his mind
    expect(host.screen("seating").get_by_role("listitem").filter(has_text="Ada")).to_contain_text("rolls dice")
    terms = guest.screen("tower-terms")
    expect(terms).to_contain_text("The tested fighter’s player has 10 seconds")
    assert_accessible(guest.page, "tower-terms")
    guest.page.get_by_role("switch", name="Roll dice instead").check()
    guest.press("tower-ready")
    expect(guest.screen("duel")).to_be_visible()
    expect(host.screen("duel")).to_be_visible()
    host.press("table-menu")
    host.press("table-people")
    expect(host.screen("people").get_by_text("rolls dice")).to_have_count(2)
