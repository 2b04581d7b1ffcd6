"""What is heard of a page, and where its focus is, as somebody notices who cannot see it."""

from typing import Final

from playwright.sync_api import ConsoleMessage, Page

FOCUS_WATCH: Final = """
() => {
  const ENOUGH = 2; // frames: one may be drawn while something is drawn anew
  let frames = 0, before = "nothing", key = "";
  addEventListener("keydown", (event) => { key = event.key; }, true);
  const look = () => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    frames = isLost ? frames + 1 : 0;
    if (frames === ENOUGH) console.error(`focus: lost after ${key} from ${before}`);
    if (!isLost) before = focused.outerHTML.slice(0, 160);
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Once something has the focus, something always must; whatever else is an error of the page."""

HEARING: Final = """
() => {
  const told = new WeakMap();
  const listen = (region) => {
    const text = region.textContent.trim();
    if (text === told.get(region)) return;
    told.set(region, text);
    if (text) console.info(`heard: ${region.getAttribute("role")}: ${text}`);
  };
  for (const region of document.querySelectorAll("[aria-live]"))
    new MutationObserver(() => listen(region)).observe(region, { childList: true, characterData: true, subtree: true });
}
"""
HEARD: Final = "heard: "


def watch_focus(page: Page) -> None:
    """From now on, a focus that is lost is a trouble of the page."""
    page.evaluate(FOCUS_WATCH)


class ScreenReader:
    """All that the live regions of a page say, from now on: politely (status) or at once (alert)."""

    def __init__(self, page: Page) -> None:
        self.heard: list[tuple[str, str]] = []
        page.on("console", self.hear)
        page.evaluate(HEARING)

    def hear(self, message: ConsoleMessage) -> None:
        if message.text.startswith(HEARD):
            manner, _, text = message.text.removeprefix(HEARD).partition(": ")
            self.heard.append((manner, text))

    def said(self, manner: str) -> str:
        """In one breath, however many it took."""
        return " ".join(text for how, text in self.heard if how == manner)
