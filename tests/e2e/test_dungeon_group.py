"""A group changes and decides: bots sit in for people, somebody gets up for good, and all together give up."""

from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.dungeon_player import DungeonPlayer
from tests.e2e.kit.network import Wire
from tests.e2e.kit.pages import People
from tests.e2e.kit.table_player import asked


def seat_a_bot(ann: DungeonPlayer, message: str) -> None:
    ann.button(message).click()
    ann.screen("hand").get_by_role("button").first.click()
    expect(ann.screen("hand")).to_be_hidden()


def test_a_late_joiner_takes_over_from_a_bot_and_is_stood_in_for_while_he_is_lost(people: People) -> None:
    wire = Wire()
    ann, bob = DungeonPlayer(people.open()), DungeonPlayer(people.open("phone", wire=wire), is_touch=True)
    ann.settle_in("Ann")
    ann.gather(link=1)
    ann.enter()
    link = ann.link("home-share-link")
    seat_a_bot(ann, "table-fill")
    assert ann.floor.is_asked()
    ann.lay_a_card()
    bob.settle_in()
    bob.join(link, "Bob")
    expect(bob.floor.hand.first).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    while_bob_is_lost(ann, bob, wire)


def test_a_seat_that_was_given_to_a_bot_is_freed_again_and_all_wait_for_whoever_has_the_link(people: People) -> None:
    """Nobody has come yet; the host seats a bot instead, and thinks better of it."""
    ann = DungeonPlayer(people.open())
    ann.settle_in("Ann")
    ann.gather(link=1)
    ann.enter()
    seat_a_bot(ann, "table-fill")
    assert ann.floor.is_asked()
    ann.page.get_by_role("button", name="People at the table").click()
    ann.screen("people").get_by_role("button", name="Free this seat").click()
    expect(ann.screen("people").get_by_role("button", name="Seat a bot")).to_be_visible()
    ann.press("ui-close")
    ann.lay_a_card()
    expect(ann.text("table-vacated")).to_be_visible()


def while_bob_is_lost(ann: DungeonPlayer, bob: DungeonPlayer, wire: Wire) -> None:
    """When it is his turn everybody waits; a bot lays his card, and then he is back."""
    ann_lays_until_bob_is_asked(ann, bob)
    laid = ann.floor.laid.count()
    wire.cut()
    expect(ann.text("table-missed", name="Bob")).to_be_visible()
    assert_accessible(ann.page, "table")
    seat_a_bot(ann, "table-stand-in")
    expect(ann.floor.laid).to_have_count(laid + 1)
    expect(ann.text("table-missed", name="Bob")).to_have_count(0)
    bob.press("ui-try-again")  # before the wire is restored: afterwards the page may come back by itself
    wire.restore()
    expect(bob.floor.laid).to_have_count(laid + 1)
    expect(bob.button("table-take-back")).to_have_count(0)
    assert ann.floor.is_asked()
    ann.lay_a_card()
    assert bob.floor.is_asked()


def ann_lays_until_bob_is_asked(ann: DungeonPlayer, bob: DungeonPlayer) -> None:
    """Whose turn it is by now depends on how soon the bot had laid its card."""
    if asked(ann, bob) is ann:
        ann.lay_a_card()
    assert bob.floor.is_asked()


def vote_to_give_up(delver: DungeonPlayer) -> None:
    give_up = "Agree to give up"
    delver.press("table-menu")
    delver.screen("menu").get_by_role("button", name=give_up).click()
    delver.screen("offer").get_by_role("button", name=give_up).click()


def enter_as_two_with_a_bot(people: People) -> tuple[DungeonPlayer, DungeonPlayer]:
    ann, bob, _ = enter_by_a_link(people)
    return ann, bob


def enter_by_a_link(people: People) -> tuple[DungeonPlayer, DungeonPlayer, str]:
    """Two people and a bot, and the link by which the second one came."""
    ann, bob = DungeonPlayer(people.open()), DungeonPlayer(people.open("phone"), is_touch=True)
    ann.settle_in("Ann")
    ann.gather(link=1, bot=1, level="easy")
    ann.enter()
    link = ann.link("home-share-link")
    bob.settle_in()
    bob.join(link, "Bob")
    return ann, bob, link


def test_a_group_gives_up_whoever_is_to_lay_a_card(people: People) -> None:
    """The bot agrees in anybody's turn; until the other person does, whoever would give up sees that."""
    ann, bob = enter_as_two_with_a_bot(people)
    first = asked(ann, bob)
    other = bob if first is ann else ann
    vote_to_give_up(first)
    expect(first.floor.prompt).to_contain_text("You want to give up; the others have to agree.")
    expect(other.floor.prompt).to_contain_text(f"{'Ann' if first is ann else 'Bob'} wants to give up.")
    other.touch(other.page.get_by_role("button", name="Agree to give up"))
    for each in (ann, bob):
        expect(each.screen("result")).to_contain_text("Dungeon lost")


def test_somebody_gets_up_and_a_bot_takes_the_seat(people: People) -> None:
    ann, bob = enter_as_two_with_a_bot(people)
    ann_lays_until_bob_is_asked(ann, bob)
    laid = ann.floor.laid.count()
    bob.press("table-menu")
    bob.press("table-leave")
    bob.screen("leave").get_by_role("button", name=bob.words.format("table-leave-do")).click()
    expect(ann.text("table-vacated")).to_be_visible()
    seat_a_bot(ann, "table-fill")
    assert ann.floor.is_asked()
    expect(ann.floor.laid).to_have_count(laid + 2)
    ann.lay_a_card()


def test_a_seat_that_somebody_left_opens_by_a_new_link_of_the_host_alone(people: People) -> None:
    people.troubles.expect("403")
    ann, bob, former = enter_by_a_link(people)
    bob.press("table-menu")
    bob.press("table-leave")
    bob.screen("leave").get_by_role("button", name=bob.words.format("table-leave-do")).click()
    ann.page.get_by_role("button", name="People at the table").click()
    expect(ann.button("table-invite")).to_be_visible()
    expect(ann.field("home-share-link")).to_have_count(0)
    ann.press("table-invite")
    link = ann.link("home-share-link")
    assert link != former
    assert_accessible(ann.page, "people")
    eve, ida = DungeonPlayer(people.open()), DungeonPlayer(people.open())
    eve.page.goto(former)
    eve.press("home-join-sit")
    expect(eve.page.get_by_role("alert").filter(has_text="no longer opens the seat")).to_be_visible()
    ida.settle_in()
    ida.join(link, "Ida")
    expect(ida.floor.hand.first).to_be_visible()
