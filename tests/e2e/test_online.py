"""Two people play from browsers of their own: nothing is lost on the way, and nobody sees what is not for them."""

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.group_play import fighting
from tests.e2e.kit.network import Wire
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import TablePlayer, asked, play_on

DRAFTS: Final = 10
"""Answers until the first round begins: fighters, skills and the opening draft."""
SKILL_DRAFT: Final = 6
CHANCE: Final = re.compile(r"\d+% chance of a knockout")
DEALT: Final = re.compile(r"is dealt (.+), (.+) and (.+)\.")


class Pair(NamedTuple):
    """Two at one table: Ann opened it, Bob came by her link."""

    ann: TablePlayer
    bob: TablePlayer
    wire: Wire  # of Ann

    @property
    def table(self) -> str:
        return self.ann.page.url.partition("#")[2]


@pytest.fixture
def pair(people: People) -> Pair:
    wire = Wire()
    ann, bob = TablePlayer(people.open(wire=wire)), TablePlayer(people.open())
    ann.settle_in("Ann")
    ann.pick_opponent("home-play-link")
    bob.settle_in()
    bob.join(ann.link("home-share-link"), "Bob")
    expect(ann.screen("duel")).to_be_visible()
    ann.open_log()
    bob.open_log()
    return Pair(ann, bob, wire)


def assert_same_log(one: TablePlayer, other: TablePlayer, since: str = "Round 1 begins.") -> None:
    """What happened before everybody's eyes is told to everybody alike, and once."""
    public = told(other, since)
    expect(one.lines).to_have_count(len(other.log()))
    assert told(one, since) == public


def told(sitter: TablePlayer, since: str) -> list[str]:
    expect(sitter.lines.filter(has_text=since)).to_be_visible()
    lines = sitter.log()
    return lines[lines.index(since) :]


def presence(sitter: TablePlayer, name: str, state: str) -> None:
    people = sitter.page.get_by_role("button", name=re.compile(f"People at the table.*{name}[^,]*, {state}"))
    expect(people).to_be_visible()


def test_a_match_survives_a_lost_connection_and_has_a_rematch(pair: Pair) -> None:
    ann, bob, wire = pair
    presence(ann, "Bob", "online")
    play_on(DRAFTS, ann, bob)
    while asked(ann, bob) is not bob:
        ann.answer()
    away_while_the_other_acts(pair)
    while asked(ann, bob) is not ann:
        bob.answer()
    answer_on_a_lost_connection(pair)
    is_told = False
    for hand in fighting(ann, bob):
        if not is_told and hand.screen.moment("duel-test").count():
            assert_odds_for_both(pair)
            is_told = True
    assert is_told
    assert_one_winner(pair)
    rematch(pair)
    assert wire.tunnels


def assert_odds_for_both(pair: Pair) -> None:
    """While one decides about a test, both are told how it stands."""
    for sitter in (pair.ann, pair.bob):
        expect(sitter.screen("duel-test")).to_contain_text(CHANCE)


def assert_one_winner(pair: Pair) -> None:
    """Both are told the same, each in words of their own."""
    results = [sitter.screen("result").locator(".outcome").text_content() for sitter in (pair.ann, pair.bob)]
    assert sorted(map(str, results)) in (["Ann wins", "You win!"], ["Bob wins", "You win!"])
    assert results[0] != results[1]


def away_while_the_other_acts(pair: Pair) -> None:
    ann, bob, wire = pair
    before = len(ann.log())
    wire.cut()
    expect(ann.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    presence(bob, "Ann", "away")
    bob.answer()
    expect(bob.lines).not_to_have_count(before)
    assert len(ann.log()) == before
    ann.press("ui-try-again")
    wire.restore()
    expect(ann.page.get_by_role("img", name="Connected", exact=True)).to_be_visible()
    presence(bob, "Ann", "online")
    assert_same_log(ann, bob)


def answer_on_a_lost_connection(pair: Pair) -> None:
    ann, bob, wire = pair
    before = len(bob.log())
    wire.cut()
    expect(ann.page.get_by_role("img", name="Disconnected")).to_be_visible()
    given = ann.answer()
    expect(ann.question).to_have_text("One moment …")
    wire.restore()
    expect(ann.question).not_to_have_text("One moment …")
    expect(bob.lines).not_to_have_count(before)
    assert_same_log(ann, bob)
    space = given.removeprefix("Move to ")
    assert len(re.findall(rf"(?:moves to|sets out for) {space}\.", "\n".join(bob.log()[before:]))) == 1


def rematch(pair: Pair) -> None:
    ann, bob, _ = pair
    table = pair.table
    ann.press("table-rematch")
    expect(bob.screen("result")).to_contain_text("Ann wants a rematch.")
    bob.press("table-rematch")
    for sitter in (ann, bob):
        expect(sitter.screen("duel-fighters")).to_be_visible()
        assert table not in sitter.page.url
    asked(ann, bob).answer()


def test_a_rematch_reaches_the_friend_as_it_is_wished(pair: Pair) -> None:
    ann, bob, _ = pair
    asked(ann, bob)
    ann.resign()
    ann.page.get_by_role("radio", name="Same").check()
    ann.page.get_by_role("radio", name="Drawn by lot").check()
    ann.press("table-rematch")
    expect(bob.screen("result")).to_contain_text("on the same sides. Fighters: Drawn by lot.")
    expect(bob.page.get_by_role("radio", name="Same")).to_be_checked()
    bob.press("table-rematch")
    for sitter in (ann, bob):
        expect(sitter.screen("duel-skills")).to_be_visible()
        people = sitter.page.get_by_role("banner").inner_text()
        assert people.index("Ann") < people.index("Bob")


def test_what_is_said_is_text_and_nothing_but_text(pair: Pair) -> None:
    ann, bob, _ = pair
    said = "<img src=x onerror=\"document.title='gone'\"> <b>bold</b>"
    ann.press("table-chat")
    ann.field("table-chat-label").fill(said)
    ann.page.keyboard.press("Enter")
    unread = bob.page.get_by_role("button", name=re.compile("Chat.*1 new message"))
    unread.click()
    for sitter in (ann, bob):
        chat = sitter.screen("chat")
        expect(chat).to_contain_text(said)
        expect(chat.locator("img, b")).to_have_count(0)
    bob.press("table-emote-wow")
    expect(ann.screen("chat").get_by_role("listitem").last).to_have_text(re.compile(r"Bob\s*Wow!"))
    expect(unread).to_have_count(0)
    assert_accessible(ann.page, "chat")


def test_whoever_looks_on_sees_what_everybody_sees(pair: Pair, people: People) -> None:
    ann, bob, _ = pair
    play_on(2, ann, bob)
    watcher = TablePlayer(people.open(path=f"#{pair.table}"))
    watcher.open_log()
    secrets = skills_of(ann) | skills_of(bob)
    play_on(SKILL_DRAFT, ann, bob)
    asked(ann, bob)
    assert_same_log(watcher, ann, "The deck is shuffled: 36 cards.")
    laid = {name for name in secrets if any(f"lays {name} face up" in line for line in ann.log())}
    assert len(laid) == 2
    html = watcher.page.content()
    assert {name for name in secrets if name in html} == laid
    expect(watcher.turn).to_have_count(0)
    presence_of_onlookers(ann)


def skills_of(sitter: TablePlayer) -> set[str]:
    """The skills that somebody was dealt, by the names in the log, where only that one reads them."""
    dealt = sitter.lines.filter(has_text=DEALT)
    expect(dealt).to_have_count(1)
    found = DEALT.search(dealt.inner_text())
    assert found
    return set(found.groups())


def presence_of_onlookers(sitter: TablePlayer) -> None:
    sitter.page.get_by_role("button", name=re.compile("People at the table")).click()
    expect(sitter.screen("people")).to_contain_text("One spectator")
    sitter.press("ui-close")


def test_two_tabs_of_one_seat_agree(pair: Pair, people: People) -> None:
    ann, bob, _ = pair
    twin = TablePlayer(people.tab(ann.page.context, f"#{pair.table}"))
    twin.open_log()
    while asked(ann, bob) is not ann:
        bob.answer()
    question = ann.question.inner_text()
    expect(twin.question).to_have_text(question)
    twin.answer()
    expect(ann.question).not_to_have_text(question)
    play_on(3, ann, bob)
    asked(ann).answer()
    expect(ann.question).to_have_text(re.compile("is choosing"))
    expect(twin.lines).to_have_text(ann.log())
    expect(twin.question).to_have_text(ann.question.inner_text())


def test_a_seat_is_taken_over_on_another_device_by_its_link(pair: Pair, people: People) -> None:
    ann, bob, _ = pair
    while asked(ann, bob) is not ann:
        bob.answer()
    ann.press("table-menu")
    ann.press("table-elsewhere")
    assert_accessible(ann.page, "elsewhere")
    link = ann.link("home-share-own-link", seat="A")
    ann.press("ui-close")
    phone = TablePlayer(people.open("phone"))
    phone.page.goto(link)
    expect(phone.question).to_have_text(ann.question.inner_text())
    assert phone.page.url.endswith(pair.table), "the secret of the seat stays in the address"
    phone.answer()
    expect(ann.turn).to_have_count(0)
    bob.answer()
    asked(ann)
    asked(phone)


def test_reload_and_back_keep_the_seat(pair: Pair) -> None:
    bob = pair.bob
    play_on(2, pair.ann, bob)
    asked(bob)
    for come_back in (reload, leave_and_go_back, reload):
        question = bob.question.inner_text()
        come_back(bob.page)
        expect(bob.question).to_have_text(question)
        expect(bob.page).to_have_title("● Your turn · Knockbox")
    bob.answer()
    play_on(2, pair.ann, bob)


def reload(page: Page) -> None:
    """With all that the browser has kept: it asks whether that is still true, and is told so."""
    statuses: list[int] = []
    page.on("response", lambda response: statuses.append(response.status))
    page.reload()
    assert set(statuses) <= {200, 304}


def leave_and_go_back(page: Page) -> None:
    page.goto("about:blank")
    page.go_back()
