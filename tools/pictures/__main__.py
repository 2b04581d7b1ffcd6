"""Take the pictures of the app, all or some: `./kb pictures [NAME ...]`."""

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.kit.pages import WAIT_MS, visiting
from tests.e2e.kit.server_thread import living
from tools.house.chromium import find_chromium
from tools.house.paths import ROOT, SUCCESS, WRONG_INPUT, print_message
from tools.house.web import APP_VARIABLE, build_web
from tools.pictures.album import FOLDER, PICTURES
from tools.pictures.camera import take_screenshot
from tools.pictures.picture import Picture

SEED: Final = 1


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        print_message(f"error: unknown picture `{', '.join(unknown)}`; known: {', '.join(PICTURES)}")
        return WRONG_INPUT
    app = Path(os.environ.get(APP_VARIABLE) or build_web())
    folder = ROOT / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    program = find_chromium()
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program) if program else None)
        for name in names or PICTURES:
            taken = take(PICTURES[name], browser, app)
            (folder / f"{name}.webp").write_bytes(taken)
            print(f"{FOLDER}/{name}.webp: {len(taken) / 1000:.0f} kB", flush=True)
        browser.close()
    return SUCCESS


def take(picture: Picture, browser: Browser, app: Path) -> bytes:
    """Take a picture on its own server, so that it does not depend on the others."""
    with (
        tempfile.TemporaryDirectory() as home,
        living(Path(home), app, SEED) as house,
        visiting(browser, house) as people,
    ):
        return picture.take(people, take_screenshot)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
