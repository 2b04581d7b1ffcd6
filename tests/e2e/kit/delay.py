"""A slow line: whatever is said on the websockets of a page arrives later, by the clock of the house."""

import json
import re
from collections import deque
from math import inf
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

from tests.e2e.kit.server_thread import LiveHouse
from tests.e2e.kit.tower import MOMENT_MS, Bench

SOCKETS: Final = re.compile(r"/api/.+/socket")


class SlowBench(Bench):
    """Take one before the page connects."""

    def __init__(self, page: Page, house: LiveHouse, delay_ms: int) -> None:
        super().__init__(page, house)
        self.delay_ms = 0  # until the clock is started, for nothing moves the clock of the house before
        self.later_ms = delay_ms
        self.waiting: deque[tuple[int, WebSocketRoute, str | bytes]] = deque()
        self.stretch_ms = MOMENT_MS
        self.heard_tick: float = 0  # the last that the house told of, however long it is under way
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: self.send(far, message))
        far.on_message(lambda message: self.hear(near, message))

    def hear(self, near: WebSocketRoute, message: str | bytes) -> None:
        told = json.loads(message)
        if told["is"] in ("tower", "towerframe"):
            self.heard_tick = inf if told.get("phase") == "judged" else told["tick"]
        self.send(near, message)

    def send(self, to: WebSocketRoute, message: str | bytes) -> None:
        if self.delay_ms:
            self.waiting.append((self.house.time.ms + self.delay_ms, to, message))
        else:
            to.send(message)

    def await_start(self) -> None:
        super().await_start()
        self.delay_ms = self.later_ms
        self.lag_ms = self.later_ms + MOMENT_MS  # what is due is brought with the next moment
        self.echo = 2 * self.later_ms // MOMENT_MS + 1

    def deliver(self) -> None:
        """The house tells of each moment before the next one: a clock that runs ahead of it would lose time."""
        told = self.tick_after(self.passed_ms)
        while self.heard_tick < told:
            self.page.evaluate("0")  # what has come in the meantime is heard of
        while self.waiting and self.waiting[0][0] <= self.house.time.ms:
            _, to, message = self.waiting.popleft()
            to.send(message)
