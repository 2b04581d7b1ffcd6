"""Pages as different people open them: size, language, light or dark; and what goes wrong on them is not overlooked."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, ViewportSize

from tests.e2e.kit.chance import SEEDED_BROWSER
from tests.e2e.kit.network import LOST, Wire
from tests.e2e.kit.server_thread import LiveHouse

Size: TypeAlias = Literal["phone", "tablet", "desktop"]
Theme: TypeAlias = Literal["light", "dark"]

SIZES: Final[dict[Size, ViewportSize]] = {
    "phone": {"width": 360, "height": 740},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1366, "height": 768},
}
LOCALES: Final = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
WAIT_MS: Final = 20_000
"""After which something that should be on a screen counts as missing."""
POLICY_WATCH: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


class Troubles:
    """What a page complains of: errors in its console, failures of its scripts, breaches of the policy."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """This is what the test is about."""
        self.expected.append(re.compile(pattern))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type}: {message.text} ({message.location['url']})")

    def failed(self, error: Error) -> None:
        self.found.append(f"failure: {error.message}")

    @property
    def unexpected(self) -> list[str]:
        return [line for line in self.found if not any(pattern.search(line) for pattern in self.expected)]


class People:
    """Opens pages, each in a browser of its own: nothing that one person keeps is there for another."""

    def __init__(self, browser: Browser, house: LiveHouse) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.wires: list[Wire] = []
        self.troubles = Troubles()

    def open(
        self,
        size: Size = "desktop",
        language: str = "en",
        theme: Theme = "dark",
        path: str = "",
        wire: Wire | None = None,
        **more: Any,
    ) -> Page:
        """A page of somebody new, at the home of the app or at a path behind it; a wire can be cut."""
        if wire:
            self.wires.append(wire)
            self.troubles.expect(LOST)
            more["proxy"] = wire.proxy
        context = self.browser.new_context(
            viewport=SIZES[size],
            locale=LOCALES[language],
            color_scheme=theme,
            **{"reduced_motion": "reduce", "has_touch": size == "phone", **more},
        )
        self.contexts.append(context)
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(SEEDED_BROWSER % (self.house.seed * 100 + len(self.contexts)))
        context.add_init_script(POLICY_WATCH)
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str = "") -> Page:
        """Another page of the same person."""
        page = context.new_page()
        page.on("console", self.troubles.heard)
        page.on("pageerror", self.troubles.failed)
        page.goto(self.house.url + path)
        return page

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        for wire in self.wires:
            wire.close()


@contextmanager
def visiting(browser: Browser, house: LiveHouse) -> Iterator[People]:
    """People as long as the block lasts; what goes wrong on their pages without being expected fails the test."""
    people = People(browser, house)
    try:
        yield people
    finally:
        people.leave()
    assert not people.troubles.unexpected, "\n".join(people.troubles.unexpected)
