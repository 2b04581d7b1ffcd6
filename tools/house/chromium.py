"""Find or install Chromium for browser tests."""

import os
import shutil
from pathlib import Path
from typing import Final

from tools.house.debian import apt_install
from tools.house.paths import PYTHON, Command, LauncherError, run_quietly

CHROMIUM_VARIABLE: Final = "CHROMIUM"
CHROMIUM_NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
CHROMIUM_PACKAGE: Final = "chromium-headless-shell"
MAC_PATH: Final = Path("Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
"""Path on macOS."""


def find_chromium() -> Path | None:
    """Return the executable, or None if Playwright uses its own; raise `HouseError` if there is none."""
    named = os.environ.get(CHROMIUM_VARIABLE)
    if named:
        return find_named(named)
    found = find_installed()
    if found is not None:
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        apt_install([CHROMIUM_PACKAGE])
        return find_installed() or raise_not_on_path()
    playwright: Command = [PYTHON, "-m", "playwright", "install", CHROMIUM_PACKAGE]
    run_quietly(f"install Chromium with Playwright (or set ${CHROMIUM_VARIABLE})", playwright)
    return None


def find_named(name: str) -> Path:
    found = shutil.which(name)
    if found is None:
        raise LauncherError(f"${CHROMIUM_VARIABLE}: `{name}` is not executable; expected a Chromium")
    return Path(found)


def find_installed() -> Path | None:
    found = next(filter(None, map(shutil.which, (*CHROMIUM_NAMES, f"/{MAC_PATH}"))), None)
    return Path(found) if found else None


def raise_not_on_path() -> Path:
    raise LauncherError(
        f"{CHROMIUM_PACKAGE} is installed, but none of {', '.join(CHROMIUM_NAMES)} is on PATH; set ${CHROMIUM_VARIABLE}"
    )
