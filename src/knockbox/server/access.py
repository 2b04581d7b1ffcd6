"""Access control: checks the origin of every request and websocket and limits them by address."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from knockbox.server.errors import RequestRefusedError
from knockbox.server.guards.addresses import Caller, caller_of
from knockbox.server.guards.hosts import host_name, is_known_host, machine_names
from knockbox.server.guards.origins import is_allowed_origin, normalize_origin, own_origin
from knockbox.server.guards.rates import ConnectionLimit, TokenBuckets
from knockbox.server.logs import log_warning
from knockbox.server.settings import Settings

MINUTE_SECONDS: Final = 60.0
MESSAGE_BURST_SECONDS: Final = 4.0
"""Seconds of its long-run message rate that one address may send at once."""

VISITS_PER_REQUEST: Final = 10
"""HTTP requests of any kind allowed per API request: the web app consists of many files."""
MAX_BUILDERS_PER_ADDRESS: Final = 10
"""Pointers of one address that may build at once."""
POINTER_BURST_SECONDS: Final = 2.0
"""Seconds of its long-run rate that a pointer may send at once."""
MAX_LOGGED_HOSTS: Final = 20
"""Unknown host names that are logged, so that invented ones cannot fill the disk."""


class AccessControl:
    """Origins, rate limits and connection limits of the whole server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = frozenset(origin for origin in map(normalize_origin, settings.origins) if origin)
        origin_hosts = (origin.partition("://")[2] for origin in self.origins)
        names = (host_name(host) for host in (*origin_hosts, settings.host))
        self.host_names = machine_names(socket.gethostname()).union(name for name in names if name)
        self.logged_hosts: set[str] = set()
        self.requests = TokenBuckets(settings.requests_per_minute / MINUTE_SECONDS, settings.requests_per_minute)
        visits = VISITS_PER_REQUEST * settings.requests_per_minute
        self.visits = TokenBuckets(visits / MINUTE_SECONDS, visits)
        self.creations = TokenBuckets(settings.creations_per_minute / MINUTE_SECONDS, settings.creations_per_minute)
        points = MAX_BUILDERS_PER_ADDRESS * settings.points_per_second
        self.points = TokenBuckets(points, POINTER_BURST_SECONDS * points)
        self.messages = TokenBuckets(
            settings.messages_per_address, MESSAGE_BURST_SECONDS * settings.messages_per_address
        )
        self.practices = ConnectionLimit(settings.max_practices, settings.practices_per_address)
        self.connections = ConnectionLimit(settings.max_connections, settings.connections_per_address)

    def may_visit(self, scope: Any) -> bool:
        """Return whether the address is within the limit for requests of any kind, health checks included."""
        return self.visits.take(caller_of(scope, self.settings.trusted_proxies).address)

    def check_request(self, scope: Any) -> Caller:
        """Return the caller; raise `RequestRefusedError` for foreign origins and callers over their rate limit."""
        caller = caller_of(scope, self.settings.trusted_proxies)
        self.check_host(caller)
        if not is_allowed_origin(scope["headers"], caller, self.origins):
            raise RequestRefusedError("origin", "this origin may not use this server")
        if not self.requests.take(caller.address):
            raise RequestRefusedError("too-many", "too many requests from your address; try again later")
        return caller

    def check_host(self, caller: Caller) -> None:
        """Raise `RequestRefusedError` for an unknown host name: any site could point its name here (DNS rebinding)."""
        if is_known_host(caller.host, self.host_names):
            return
        origin = own_origin(caller)
        if origin is None or host_name(caller.host) is None:
            raise RequestRefusedError("origin", "found an invalid host; expected a name or an address")
        if origin not in self.logged_hosts and len(self.logged_hosts) < MAX_LOGGED_HOSTS:
            self.logged_hosts.add(origin)
            log_warning("unknown host", origin=origin, hint=f"if it is yours, set KNOCKBOX_ORIGINS={origin}")
        raise RequestRefusedError(
            "origin",
            f"found {origin}; expected an address, localhost, the name of this machine, or one of `origins`: "
            f"the operator can set KNOCKBOX_ORIGINS={origin} to allow this name",
        )

    def check_creation(self, scope: Any) -> Caller:
        caller = self.check_request(scope)
        if not self.creations.take(caller.address):
            raise RequestRefusedError("too-many", "too many tables from your address; try again later")
        return caller

    @contextmanager
    def admit_socket(self, scope: Any) -> Iterator[Caller]:
        """Admit a websocket for as long as it is open."""
        caller = self.check_request(scope)
        if not self.connections.enter(caller.address):
            raise RequestRefusedError("too-many", "too many connections from your address or in total; try again later")
        try:
            yield caller
        finally:
            self.connections.leave(caller.address)

    @contextmanager
    def admit_practice(self, scope: Any) -> Iterator[Caller]:
        """Admit a practice websocket; each of them simulates its own world."""
        with self.admit_socket(scope) as caller:
            if not self.practices.enter(caller.address):
                raise RequestRefusedError(
                    "too-many", "too much practice from your address or in total; try again later"
                )
            try:
                yield caller
            finally:
                self.practices.leave(caller.address)


def message_limits(settings: Settings) -> tuple[float, float]:
    """Return the rate and burst of messages on a websocket, pointer input included."""
    points = settings.points_per_second
    return settings.messages_per_second + points, settings.message_burst + POINTER_BURST_SECONDS * points
