"""The guide to writing a bot is true: its thirty lines take their seats by link and play whole matches."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knockbox.records.verify import ExactVerdict, verify
from tests.docs.pages import ROOT, fences
from tests.server.live_server import DEADLINE_SECONDS, LiveServer, running_server

GUIDE = ROOT / "docs" / "guides" / "write-a-bot.md"
LIMITS = {"messages_per_second": "10", "message_burst": "40"}
"""Those of a server that nobody has set otherwise: the bot of the guide keeps to them."""


def code() -> str:
    (block,) = [fence.text for fence in fences(GUIDE) if fence.label == "python"]
    return block


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(code(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("home"), **LIMITS) as server:
        yield server


def begun(bot: Path, server: LiveServer, table: str, seat: int, invitation: str) -> "subprocess.Popen[str]":
    address = f"http://127.0.0.1:{server.port}/api/tables/{table}"
    command = [sys.executable, str(bot), address, str(seat), invitation]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(bots: "list[subprocess.Popen[str]]") -> list[str]:
    """What each of them says at last; whoever fails, and whoever is still there then, is stopped."""
    try:
        said = [bot.communicate(timeout=2 * DEADLINE_SECONDS) for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()
    assert [bot.returncode for bot in bots] == [0] * len(bots), said
    return [out.strip() for out, _ in said]


def played(bot: Path, server: LiveServer, opened: Any) -> list[str]:
    """What the bots on all seats of a table say when they are done."""
    return ended([begun(bot, server, opened["table"], each["seat"], each["invitation"]) for each in opened["seats"]])


def recorded(server: LiveServer, table: str, folder: Path) -> Path:
    answer = server.call("GET", f"/api/tables/{table}/record")
    assert answer.status == 200, answer
    path = folder / "played.kbr"
    path.write_bytes(answer.body)
    return path


@pytest.mark.parametrize(("game", "options"), [("knockdown", {}), ("dungeon", {"timer": "off"})])
def test_two_of_them_play_a_whole_match(
    bot: Path, server: LiveServer, tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    opened = server.open("link", "link", game=game, options=options)
    first, second = played(bot, server, opened)
    assert first == second
    assert first.startswith("over: [")
    verdict = verify(recorded(server, opened["table"], tmp_path))
    assert isinstance(verdict, ExactVerdict), verdict
    assert verdict.finished


def test_a_bot_without_a_link_is_refused(bot: Path, server: LiveServer) -> None:
    opened = server.open("link", "link")
    stranger = begun(bot, server, opened["table"], 0, "somebody-elses")
    _, complaint = stranger.communicate(timeout=DEADLINE_SECONDS)
    assert stranger.returncode == 1
    assert "403" in complaint


def test_it_is_thirty_lines_and_needs_only_websockets() -> None:
    lines = [line for line in code().splitlines() if line and not line.startswith("#")]
    assert len(lines) <= 30
    imports = {name for node in ast.walk(ast.parse(code())) for name in imported(node)}
    assert imports - sys.stdlib_module_names == {"websockets"}


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [(node.module or "").partition(".")[0]]
    return [alias.name.partition(".")[0] for alias in node.names] if isinstance(node, ast.Import) else []
