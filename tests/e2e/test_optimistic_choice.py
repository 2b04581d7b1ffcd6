"""A choice shows its effect at once: nothing of it waits for the server."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.kit.delay import SOCKETS
from tests.e2e.kit.duel import ASKED
from tests.e2e.kit.home_navigation import HomeNavigation
from tests.e2e.kit.mouse import Pointer


class SlowWire:
    """What a page says can be kept from the server for a while; take one before the page connects."""

    def __init__(self, page: Page) -> None:
        self.is_slow = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: self.pass_on(far, message))

    def pass_on(self, far: WebSocketRoute, message: str | bytes) -> None:
        if self.is_slow:
            self.kept.append((far, message))
        else:
            far.send(message)

    @contextmanager
    def slow(self) -> Iterator[None]:
        """As long as the block lasts, the server hears nothing; then it hears all."""
        self.is_slow = True
        yield
        self.is_slow = False
        for far, message in self.kept:
            far.send(message)


def test_what_is_chosen_shows_before_the_server_knows(page: Page) -> None:
    wire, hand, way = SlowWire(page), Pointer(page), HomeNavigation(page)
    way.fight(hand)
    fighter = page.locator('[data-thing="fighter:veroth"]')
    expect(fighter).to_contain_class("open")
    with wire.slow():
        fighter.click()
        expect(fighter).to_have_attribute("aria-pressed", "true")
        answer = page.locator('[data-answer="pick veroth"]')
        expect(answer).to_be_visible()
        answer.click()
        expect(page.locator(ASKED)).to_have_count(0)
        expect(page.locator('[data-region="prompt"] h2')).to_have_text("One moment …")
        expect(answer).to_have_count(0)
        assert wire.kept
    expect(page.locator('[data-screen="duel-skills"]')).to_be_visible()
