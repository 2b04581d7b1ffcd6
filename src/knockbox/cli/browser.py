"""Open pages in the user's browser."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

DISPLAY_VARIABLES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")
"""Environment variables that indicate a graphical browser."""


def open_page(address: str) -> None:
    """Open a page without waiting for the browser."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether a graphical browser is likely; a text browser cannot draw a table."""
    return sys.platform == "darwin" or any(environment.get(name) for name in DISPLAY_VARIABLES)
