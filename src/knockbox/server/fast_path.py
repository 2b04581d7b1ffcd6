"""Fast path between a websocket and its connection that bypasses ASGI.

A pointer sends sixty messages a second and a tower is sent thirty times: for each of them the ASGI layers and a task
switch would cost more than everything else. Without such a direct socket everything goes through ASGI.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

EXTENSION_NAME: Final = "knockbox.line"
"""Name of the ASGI extension under which a websocket offers its fast path."""


class DirectSocket(Protocol):
    """A websocket without ASGI; neither direction ever waits, and both work once it is open."""

    on_text: Callable[[bytes], bool] | None
    """Called with each incoming text if none is queued before it; returns whether it handled the text."""

    def write(self, text: bytes) -> bool:
        """Write a text at once and return True; return False if the peer is too slow or gone."""


def direct_socket_of(scope: Any) -> DirectSocket | None:
    found: DirectSocket | None = scope.get("extensions", {}).get(EXTENSION_NAME)
    return found
