"""The websockets of a page, which a test can cut and mend like a cable."""

import re
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

SOCKETS: Final = re.compile(r"/api/tables/[^/]+/socket")
CUT: Final = 3001
"""A code that neither the server nor the app knows."""


class Wire:
    """All that a page says on websockets goes through here; take one before the page connects."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, near: WebSocketRoute) -> None:
        if self.is_cut:
            near.close(code=CUT)
            return
        self.ends.append((near, near.connect_to_server()))

    def cut(self) -> None:
        """Drop every connection, and let none be made."""
        self.is_cut = True
        self.drop()

    def drop(self) -> None:
        """Drop every connection; the page may connect again at once."""
        for near, far in self.ends:
            far.close(code=CUT)
            near.close(code=CUT)
        self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False
