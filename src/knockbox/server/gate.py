"""Who may come in: every request and websocket passes here, and is counted by where it comes from."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from knockbox.server.errors import Refusal
from knockbox.server.guards.addresses import Caller, caller_of
from knockbox.server.guards.origins import may_connect, normal
from knockbox.server.guards.rates import Buckets, Crowd
from knockbox.server.settings import Settings

MINUTE: Final = 60.0


class Gate:
    """Origins, rates and numbers, for the whole server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = frozenset(origin for origin in map(normal, settings.origins) if origin)
        self.requests = Buckets(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        self.creations = Buckets(settings.creations_per_minute / MINUTE, settings.creations_per_minute)
        self.crowd = Crowd(settings.max_connections, settings.connections_per_address)

    def request(self, scope: Any) -> Caller:
        """Who calls; a page that is not ours may not, and nobody may without end."""
        caller = caller_of(scope, self.settings.trusted_proxies)
        if not may_connect(scope["headers"], caller, self.origins):
            raise Refusal("origin", "this page is not one of those that may talk to this server")
        if not self.requests.take(caller.address):
            raise Refusal("too-many", "too many requests from your address; wait a little")
        return caller

    def creation(self, scope: Any) -> Caller:
        caller = self.request(scope)
        if not self.creations.take(caller.address):
            raise Refusal("too-many", "too many tables from your address; wait a little")
        return caller

    @contextmanager
    def socket(self, scope: Any) -> Iterator[Caller]:
        """A websocket as long as it is open."""
        caller = self.request(scope)
        if not self.crowd.enter(caller.address):
            raise Refusal("too-many", "too many connections, from your address or from all; try again later")
        try:
            yield caller
        finally:
            self.crowd.leave(caller.address)
