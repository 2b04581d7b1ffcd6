"""Uptime of the servers of a store: clocks count only the time in which a table was served."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

HEARTBEAT_PREFIX: Final = "server"
"""Prefix of heartbeat names in the store, followed by the start time of the server."""
MAX_KEPT_RUNS: Final = 100
"""Server runs that are remembered, so that restarts cannot fill the disk."""


class ServerRun(NamedTuple):
    """The start and last heartbeat of one server, in Unix milliseconds."""

    started_ms: int
    last_seen_ms: int  # last heartbeat


def heartbeat_name(started_ms: int) -> str:
    """Return the name of the heartbeats of a server."""
    return f"{HEARTBEAT_PREFIX} {started_ms}"


def runs_from_heartbeats(heartbeats: Mapping[str, int]) -> list[ServerRun]:
    """Return the runs of all heartbeats, the latest first; one without a start time is the oldest."""
    named = ((name.partition(" "), at_ms) for name, at_ms in heartbeats.items())
    lives = [
        ServerRun(int(born or 0), at_ms)
        for (name, _, born), at_ms in named
        if name == HEARTBEAT_PREFIX and (born.isdecimal() or not born)
    ]
    return sorted(lives, reverse=True)


def up_until_ms(runs: Iterable[ServerRun], at_ms: int) -> int:
    """Return until when the server that ran at `at_ms` was up; `lives` must be sorted, the latest first.

    If that run is no longer remembered, return `at_ms`.
    """
    return next((max(at_ms, life.last_seen_ms) for life in runs if life.started_ms <= at_ms), at_ms)
