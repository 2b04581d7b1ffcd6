"""A page becomes a small picture: WebP as Chromium makes it, no larger than a page of words may carry."""

from base64 import b64decode
from typing import Final

from playwright.sync_api import Page

LARGEST_BYTES: Final = 115_000
QUALITIES: Final = (66, 58, 50)


def pictured(page: Page) -> bytes:
    """What the page shows now, as good as it fits."""
    page.evaluate("document.fonts.ready.then(() => true)")
    for quality in QUALITIES:
        taken = taken_at(page, quality)
        if len(taken) <= LARGEST_BYTES:
            return taken
    raise ValueError(f"a picture has {len(taken)} bytes even at quality {quality}; expected {LARGEST_BYTES} at most")


def taken_at(page: Page, quality: int) -> bytes:
    session = page.context.new_cdp_session(page)
    found = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    session.detach()
    return b64decode(found["data"])
