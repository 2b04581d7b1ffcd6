"""The limit of open files and sockets of this process."""

import resource
from typing import Final

EXTRA_FILES: Final = 500
"""Files beyond the connections: log, bots, and connections being refused."""


def raise_file_limit(connections: int) -> int:
    """Raise the limit for this many connections and return how many fit; most systems start with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + EXTRA_FILES
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    return connections if soft == resource.RLIM_INFINITY else max(0, min(connections, soft - EXTRA_FILES))
