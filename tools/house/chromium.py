"""A Chromium for tests in a browser: one that is there, or one that can be had; never none without a word."""

import os
import shutil
from pathlib import Path
from typing import Final

from tools.house.debian import apt_install
from tools.house.ground import PYTHON, Command, HouseError, quietly

VARIABLE: Final = "CHROMIUM"
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "chromium-headless-shell"
OURS: Final = Path("Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
"""Where it is on a Mac."""


def chromium() -> Path | None:
    """The program to start; none if Playwright has one of its own. Raises `HouseError`."""
    named = os.environ.get(VARIABLE)
    if named:
        return checked(named)
    found = installed()
    if found is not None:
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt_install([PACKAGE])
        return installed() or missing()
    playwright: Command = [PYTHON, "-m", "playwright", "install", PACKAGE]
    quietly(f"get a Chromium by Playwright (or name one in ${VARIABLE})", playwright)
    return None


def checked(named: str) -> Path:
    found = shutil.which(named)
    if found is None:
        raise HouseError(f"${VARIABLE}: found `{named}`, which cannot be started; expected a Chromium")
    return Path(found)


def installed() -> Path | None:
    found = next(filter(None, map(shutil.which, (*NAMES, f"/{OURS}"))), None)
    return Path(found) if found else None


def missing() -> Path:
    raise HouseError(f"{PACKAGE} was installed, but none of {', '.join(NAMES)} is on PATH; name it in ${VARIABLE}")
