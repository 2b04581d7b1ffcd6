"""What tests in a browser are given: a house, people who open its pages, and a Chromium."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.kit.pages import WAIT_MS, People, visiting
from tests.e2e.kit.server_thread import BOTS, LiveHouse, living
from tools.house.chromium import find_chromium
from tools.house.web import build_web

SEED: Final = 1
LONGEST_FIRST: Final = (
    "test_hot_seat.py::test_a_match_goes_on_behind_curtains_to_its_end_and_a_rematch",
    "test_tower_live.py::",
    "test_online.py::test_a_match_survives_a_lost_connection_and_has_a_rematch",
    "test_wheel.py::",
    "test_tower_match.py::",
    "test_bot_match.py::",
    "test_dungeon_online.py::",
    "test_text_contrast.py::test_text_over_pictures_can_be_read",
)
"""Tests that take longest: beginning with them, all processes end at about the same time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST_FIRST))


@pytest.fixture(scope="session")
def app() -> Path:
    """The web app, made anew if it is not; $KNOCKBOX_WEB names another."""
    named = os.environ.get("KNOCKBOX_WEB")
    return Path(named) if named else build_web()


@pytest.fixture(scope="session", autouse=True)
def bots() -> Iterator[None]:
    """Processes that every house asks in turn."""
    with BOTS:
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        program = find_chromium()
        launched = playwright.chromium.launch(executable_path=str(program) if program else None)
        yield launched
        launched.close()


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """`@pytest.mark.parametrize("seed", [7], indirect=True)` deals other cards."""
    return int(getattr(request, "param", SEED))


@pytest.fixture
def house(tmp_path: Path, app: Path, seed: int) -> Iterator[LiveHouse]:
    """The real server on a free port, with nothing in it."""
    with living(tmp_path, app, seed) as live:
        yield live


@pytest.fixture
def people(browser: Browser, house: LiveHouse) -> Iterator[People]:
    """Whoever opens pages; what goes wrong there without being expected fails the test."""
    with visiting(browser, house) as there:
        yield there


@pytest.fixture
def page(people: People) -> Page:
    """The home page on a desktop, in English."""
    return people.open()
