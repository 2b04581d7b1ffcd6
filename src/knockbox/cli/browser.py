"""Opening a page in the browser of whoever sits at this machine."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")
"""Variables that say that there is one to open."""


def show(address: str) -> None:
    """Open a page, and wait for nobody."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser with a window can be expected; one in the terminal could not draw a table."""
    return sys.platform == "darwin" or any(environment.get(name) for name in SCREENS)
