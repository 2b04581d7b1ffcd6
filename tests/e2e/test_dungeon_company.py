"""Who plays a seat may change: a bot until somebody comes with the link, and a bot for whom the group has lost."""

from playwright.sync_api import expect

from tests.e2e.kit.axe import assert_accessible
from tests.e2e.kit.delver import Delver
from tests.e2e.kit.pages import People
from tests.e2e.kit.sitting import asked
from tests.e2e.kit.wire import Wire


def seat_a_bot(ann: Delver, message: str) -> None:
    ann.button(message).click()
    ann.screen("hand").get_by_role("button").first.click()
    expect(ann.screen("hand")).to_be_hidden()


def test_a_late_joiner_takes_over_from_a_bot_and_is_stood_in_for_while_he_is_lost(people: People) -> None:
    ann, bob = Delver(people.open()), Delver(people.open("phone"), is_touch=True)
    wire = Wire(bob.page)
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


def while_bob_is_lost(ann: Delver, bob: Delver, wire: Wire) -> None:
    """When it is his turn everybody waits; a bot lays his card, and then he is back."""
    ann_lays_until_bob_is_asked(ann, bob)
    laid = ann.floor.laid.count()
    wire.cut()
    expect(ann.text("table-missed", name="Bob")).to_be_visible()
    assert_accessible(ann.page, "table")
    seat_a_bot(ann, "table-stand-in")
    expect(ann.floor.laid).to_have_count(laid + 1)
    expect(ann.text("table-missed", name="Bob")).to_have_count(0)
    wire.mend()
    bob.press("ui-try-again")
    expect(bob.floor.laid).to_have_count(laid + 1)
    expect(bob.button("table-take-back")).to_have_count(0)
    assert ann.floor.is_asked()
    ann.lay_a_card()
    assert bob.floor.is_asked()


def ann_lays_until_bob_is_asked(ann: Delver, bob: Delver) -> None:
    """Whose turn it is by now depends on how soon the bot had laid its card."""
    if asked(ann, bob) is ann:
        ann.lay_a_card()
    assert bob.floor.is_asked()
