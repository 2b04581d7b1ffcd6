"""The short way between a websocket and whoever it serves, past all layers that know requests as well.

A pointer says sixty things a second and a tower is shown thirty times: what the layers of ASGI and a task that is woken
take for each of them is more than all the rest. Where there is no such line, everything goes the long way.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

LINE: Final = "knockbox.line"
"""The name of the extension of ASGI under which a websocket offers it."""


class Line(Protocol):
    """Both of it never wait, and may be used as soon as the websocket is open."""

    hears: Callable[[bytes], bool] | None
    """Is offered each text that comes in, if none waits before it; says whether it took it."""

    def say(self, text: bytes) -> bool:
        """Write a text at once, unless the other end takes in too little or is gone; says whether it did."""


def line_of(scope: Any) -> Line | None:
    found: Line | None = scope.get("extensions", {}).get(LINE)
    return found
