"""A stopwatch in the page: from a click to the first frame that reacts, and to the server's answer."""

from typing import Final, TypedDict

from playwright.sync_api import Page

SEEN: Final = "seen"
ANSWERED: Final = "answered"


class Times(TypedDict, total=False):
    """Times of one click in milliseconds."""

    seen: float
    answered: float


STOPWATCH_SCRIPT: Final = """
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


def install_stopwatch(page: Page, sent: str) -> None:
    """Install the stopwatch; `sent` is the prompt until the server answers."""
    page.evaluate(STOPWATCH_SCRIPT, sent)


def read_times(page: Page, last: str) -> Times:
    """Return the times of a click once `last` is measured."""
    page.wait_for_function("(last) => window.watch && last in window.watch", arg=last)
    times: Times = page.evaluate("window.watch")
    return times
