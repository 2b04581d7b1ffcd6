"""One wheel is enough: in an empty environment, without Node and compiler, it serves the page and plays a match."""

import asyncio
import json
import os
import re
import select
import shutil
import subprocess
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.kit.server_thread import DEADLINE_SECONDS
from tests.server.socket_players import Player
from tools.house.paths import ROOT, VENV, Command, LauncherError, run_quietly
from tools.house.setup import uv_env
from tools.house.wheel import build_wheel

PINNED: Final = re.compile(r"^[\w.-]+==\S+", re.MULTILINE)
READY: Final = re.compile(r"Knockbox is ready: (http://127\.0\.0\.1:\d+)")
DUEL: Final = {"game": "knockdown", "seats": ["here", "easy"]}
MATCH_SECONDS: Final = 240


@pytest.fixture
def installed(app: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel, and what it needs, in it."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = build_wheel(folder, app)
    venv.create(folder / "venv")
    install(wheel, folder / "venv")
    return folder / "venv" / "bin"


def install(wheel: Path, into: Path) -> None:
    """With the versions that we know; pip takes over where only pip knows the way to the packages."""
    constraints = into / "constraints.txt"
    constraints.write_text("\n".join(PINNED.findall((ROOT / "requirements.lock").read_text())))
    wanted: Command = ["install", "--constraint", constraints, wheel]
    try:
        run_quietly("install the wheel by uv", [VENV / "bin" / "uv", "pip", *wanted], uv_env(into))
    except LauncherError:
        python = into / "bin" / "python"
        run_quietly("bring pip", [python, "-m", "ensurepip"])
        run_quietly("install the wheel by pip", [python, "-m", "pip", *wanted])


@contextmanager
def playing(programs: Path, home: Path) -> Iterator[str]:
    """`knockbox play` of the wheel; where it is."""
    env = {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8"}
    command: Command = [programs / "knockbox", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, cwd=home, env=env, stdout=subprocess.PIPE, text=True) as running:
        try:
            yield address_of(running)
        finally:
            running.terminate()
            running.wait(DEADLINE_SECONDS)


def address_of(running: "subprocess.Popen[str]") -> str:
    assert running.stdout is not None
    ready, _, _ = select.select([running.stdout], [], [], DEADLINE_SECONDS)
    found = READY.match(running.stdout.readline()) if ready else None
    assert found, "it does not say where it is"
    return found[1]


def fetched(url: str, form: Any = None) -> bytes:
    body = None if form is None else json.dumps(form).encode()
    with urlopen(Request(url, body), timeout=DEADLINE_SECONDS) as answer:  # noqa: S310  (our own address)
        return bytes(answer.read())


def matched(address: str) -> Player:
    """Playwright has a loop of its own in this thread, so the match is played in another."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(lambda: asyncio.run(played(address))).result()


async def played(address: str) -> Player:
    """A match against a bot, to its end."""
    opened = json.loads(fetched(f"{address}/api/tables", DUEL))
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    player = Player(lambda: url, opened["seats"][0]["token"])
    is_up = asyncio.Event()
    is_up.set()
    async with asyncio.timeout(MATCH_SECONDS):
        await player.play(is_up)
    return player


def test_the_wheel_plays_without_node_and_compiler(installed: Path, browser: Browser, tmp_path: Path) -> None:
    check_bare(installed)
    with playing(installed, tmp_path) as address:
        check_page(browser, address)
        player = matched(address)
    assert sorted(player.scene["result"]) in ([-1.0, 1.0], [0.0, 0.0])
    assert (tmp_path / ".local" / "share" / "knockbox" / "knockbox.db").exists()


def check_bare(installed: Path) -> None:
    """Nothing helps it, and it carries what it owes."""
    for program in ("node", "npm", "cc", "gcc", "clang"):
        assert shutil.which(program, path=str(installed)) is None
    owed = {path.name for path in installed.parent.rglob("knockbox-*.dist-info/licenses/*")}
    assert owed == {"LICENSE", "CREDITS.md"}
    env = {"PATH": os.defpath}
    done = subprocess.run([installed / "knockbox", "--version"], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "knockbox 0.1.0 (interpreted)\n")


def check_page(browser: Browser, address: str) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(address)
    expect(page.get_by_role("region", name="Knockdown")).to_be_visible()
    page.close()
