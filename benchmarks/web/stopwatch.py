"""A watch in the page: from a click to the frame that first shows something of it, and what the house said to it."""

from typing import Final, TypedDict

from playwright.sync_api import Page

SEEN: Final = "seen"
ANSWERED: Final = "answered"


class Times(TypedDict, total=False):
    """Of one click, in milliseconds."""

    seen: float
    answered: float


WATCH: Final = """
(sent) => {
  const heading = () => document.querySelector('[data-region="prompt"] h2')?.textContent ?? "";
  let start = 0, isSent = false;
  const painted = new MessageChannel();
  const waiting = [];
  painted.port1.onmessage = () => {
    for (const what of waiting.splice(0)) window.watch[what] ??= performance.now() - start;
  };
  const note = (what) => {
    waiting.push(what);
    requestAnimationFrame(() => painted.port2.postMessage(0)); // a task after the frame was made
  };
  addEventListener("click", (event) => { [start, isSent, window.watch] = [event.timeStamp, false, {}]; }, true);
  new MutationObserver(() => {
    if (!window.watch) return;
    if (!("seen" in window.watch) && !waiting.includes("seen")) note("seen");
    if (isSent && heading() !== sent) [isSent] = [false, note("answered")];
    else isSent ||= heading() === sent;
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""


def bring_watch(page: Page, sent: str) -> None:
    """`sent` stands in the prompt as long as the house has not answered."""
    page.evaluate(WATCH, sent)


def times_of_click(page: Page, last: str) -> Times:
    """Once all of it is known: `last` is what comes last."""
    page.wait_for_function("(last) => window.watch && last in window.watch", arg=last)
    times: Times = page.evaluate("window.watch")
    return times
