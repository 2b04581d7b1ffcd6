"""Who may come in: every request and websocket passes here, and is counted by where it comes from."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from knockbox.server.errors import Refusal
from knockbox.server.guards.addresses import Caller, caller_of
from knockbox.server.guards.hosts import is_ours, name_of, names_of_machine
from knockbox.server.guards.origins import may_connect, normal, own_origin
from knockbox.server.guards.rates import Buckets, Crowd
from knockbox.server.logs import warn
from knockbox.server.settings import Settings

MINUTE: Final = 60.0
BURST_SECONDS: Final = 4.0
"""In which the websockets of one address may say at once what they may say in the long run."""

VISITS: Final = 10
"""Requests of any kind, pages among them, for each one that may ask for something: an app is many files."""
BUILDERS: Final = 10
"""Who may build at one address at once, by their pointers."""
POINT_SECONDS: Final = 2.0
"""In which a pointer may say at once what it may say in the long run."""
STRANGE_NAMES: Final = 20
"""Names under which we were asked for that the log tells of; whoever invents more of them fills no disk."""


class Gate:
    """Origins, rates and numbers, for the whole server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = frozenset(origin for origin in map(normal, settings.origins) if origin)
        named = (origin.partition("://")[2] for origin in self.origins)
        listed = (name_of(host) for host in (*named, settings.host))
        self.names = names_of_machine(socket.gethostname()).union(name for name in listed if name)
        self.strange: set[str] = set()
        self.requests = Buckets(settings.requests_per_minute / MINUTE, settings.requests_per_minute)
        visits = VISITS * settings.requests_per_minute
        self.visits = Buckets(visits / MINUTE, visits)
        self.creations = Buckets(settings.creations_per_minute / MINUTE, settings.creations_per_minute)
        points = BUILDERS * settings.points_per_second
        self.points = Buckets(points, POINT_SECONDS * points)
        self.messages = Buckets(settings.messages_per_address, BURST_SECONDS * settings.messages_per_address)
        self.builders = Crowd(settings.max_practices, settings.practices_per_address)
        self.crowd = Crowd(settings.max_connections, settings.connections_per_address)

    def may_visit(self, scope: Any) -> bool:
        """Whether somebody may be answered at all; whoever comes so often wants no page and no sign of health."""
        return self.visits.take(caller_of(scope, self.settings.trusted_proxies).address)

    def request(self, scope: Any) -> Caller:
        """Who calls; a page that is not ours may not, and nobody may without end."""
        caller = caller_of(scope, self.settings.trusted_proxies)
        self.check_host(caller)
        if not may_connect(scope["headers"], caller, self.origins):
            raise Refusal("origin", "this page is not one of those that may talk to this server")
        if not self.requests.take(caller.address):
            raise Refusal("too-many", "too many requests from your address; wait a little")
        return caller

    def check_host(self, caller: Caller) -> None:
        """By a name that is not ours, any site could have sent the page that talks."""
        if is_ours(caller.host, self.names):
            return
        origin = own_origin(caller)
        if origin is None or name_of(caller.host) is None:
            raise Refusal("origin", "found a host that cannot be read; expected a name or an address")
        if origin not in self.strange and len(self.strange) < STRANGE_NAMES:
            self.strange.add(origin)
            warn("unknown host", origin=origin, hint=f"if it is yours, set KNOCKBOX_ORIGINS={origin}")
        raise Refusal(
            "origin",
            f"found {origin}; expected an address, localhost, the name of this machine, or one of `origins`: "
            f"whoever runs this server sets KNOCKBOX_ORIGINS={origin} to be asked for by this name",
        )

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

    @contextmanager
    def practice(self, scope: Any) -> Iterator[Caller]:
        """A websocket on which towers are practised; each of them has a world of its own to be simulated."""
        with self.socket(scope) as caller:
            if not self.builders.enter(caller.address):
                raise Refusal("too-many", "too many practise, at your address or in all; try again later")
            try:
                yield caller
            finally:
                self.builders.leave(caller.address)


def most_said(settings: Settings) -> tuple[float, float]:
    """How many messages a websocket may say in a second and at once, with what a pointer says beside them."""
    points = settings.points_per_second
    return settings.messages_per_second + points, settings.message_burst + POINT_SECONDS * points
