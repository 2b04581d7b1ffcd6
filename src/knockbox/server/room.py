"""Room for connections: how many sockets and files the system lets this process have open."""

import resource
from typing import Final

SPARE: Final = 500
"""Beside the connections: for the log, the bots, and whoever is being turned away."""


def make_room(connections: int) -> int:
    """Ask the system for room for so many, and return for how many there is; most systems begin with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    return connections if soft == resource.RLIM_INFINITY else max(0, min(connections, soft - SPARE))
