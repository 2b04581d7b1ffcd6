"""Take a screenshot of a page as a small WebP."""

from base64 import b64decode
from typing import Final

from playwright.sync_api import Page

MAX_PICTURE_BYTES: Final = 115_000
QUALITIES: Final = (66, 58, 50)


def take_screenshot(page: Page) -> bytes:
    """Return a screenshot in the best quality that fits the size limit."""
    page.evaluate("document.fonts.ready.then(() => true)")
    for quality in QUALITIES:
        taken = screenshot_at(page, quality)
        if len(taken) <= MAX_PICTURE_BYTES:
            return taken
    raise ValueError(
        f"a picture has {len(taken)} bytes even at quality {quality}; expected at most {MAX_PICTURE_BYTES}"
    )


def screenshot_at(page: Page, quality: int) -> bytes:
    session = page.context.new_cdp_session(page)
    found = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    session.detach()
    return b64decode(found["data"])
