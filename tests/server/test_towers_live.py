"""Towers of a real server: killed in mid-test it begins the same test anew, and practice is bounded at its door."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from knockbox.engine.rng import Rng, make_rng
from tests.server.live_server import DEADLINE_SECONDS, LiveServer, running_server
from tests.server.socket_players import ask, next_message, send_json
from tests.server.tower_tables import TOWERS

QUIETLY: dict[str, Any] = {"ping_interval": None, "compression": None, "close_timeout": 1}


async def played_to_a_tower(socket: ClientConnection, rng: Rng) -> Any:
    """Answer anything, but call every test, until cubes lie there; says how, or nothing of a match without a test."""
    async for text in socket:
        message = json.loads(text)
        if message["is"] == "tower":
            return message
        if message["is"] in ("events", "snapshot"):
            if message["scene"]["phase"] == "over":
                return None
            await answer(socket, message["scene"], message["seq"], rng)
    raise AssertionError("closed before a tower was due")


async def answer(socket: ClientConnection, scene: Any, seq: int, rng: Rng) -> None:
    if scene["phase"] == "seating":
        await send_json(socket, {"do": "ready", "id": "ready", "nonce": "nonce-of-a-builder"})
    elif scene["question"]:
        open_ones = [each for each in scene["question"]["candidates"] if each["enabled"]]
        calls = [each for each in open_ones if each["notation"] == "call"]
        choice = (calls or open_ones)[0 if calls else rng.below(len(open_ones))]["choice"]
        question = scene["question"]["id"]
        await send_json(
            socket, {"do": "choose", "id": f"choose-{seq}-{question}", "choice": choice, "question": question}
        )


async def table_with_a_tower(server: LiveServer) -> Any:
    """A server deals by real luck, and one match in twenty has no test: then another table is opened."""
    while True:
        opened = server.open("here", "here", options=TOWERS)
        async with AsyncExitStack() as stack:
            _, due = await at_a_tower(server, opened, stack)
        if due is not None:
            return opened


async def at_a_tower(server: LiveServer, opened: Any, stack: AsyncExitStack) -> tuple[list[ClientConnection], Any]:
    """Both people at the table, and the tower that is due, if one is."""
    url, sockets = server.socket_url(opened["table"]), list[ClientConnection]()
    for seat in opened["seats"]:
        sockets.append(await stack.enter_async_context(connect(url, max_size=None, **QUIETLY)))
        await send_json(sockets[-1], {"do": "hello", "token": seat["token"]})
    players = [played_to_a_tower(socket, make_rng(number)) for number, socket in enumerate(sockets)]
    told = await asyncio.gather(*players)
    due = {json.dumps(each and each["poses"]) for each in told}
    assert len(due) == 1, "both see the same cubes, or none"
    return sockets, told[0]


def test_a_server_killed_during_a_test_restarts_it_from_the_same_scatter(tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        async with asyncio.timeout(DEADLINE_SECONDS):
            opened = await table_with_a_tower(server)
            async with AsyncExitStack() as stack:
                sockets, before = await at_a_tower(server, opened, stack)
                assert (before["phase"], before["restarted"]) == ("waiting", False)
                assert (await ask(sockets[before["attacker"]], "towerstart"))["is"] == "accepted"
                x, y = before["poses"][0] / 10, before["poses"][1] / 10
                await send_json(sockets[before["seat"]], {"do": "towerpoint", "kind": "pick", "x": x, "y": y})
                while (await next_message(sockets[before["attacker"]], "towerframe"))["tick"] < 120:
                    pass
                server.kill()
            server.start()
            async with AsyncExitStack() as stack:
                _, after = await at_a_tower(server, opened, stack)
        assert (after["phase"], after["restarted"], after["tick"]) == ("waiting", True, 0)
        same = ("seat", "attacker", "light", "heavy", "heavies", "poses", "trials")
        assert [after[name] for name in same] == [before[name] for name in same]

    with running_server(tmp_path) as server:
        asyncio.run(scenario(server))
        assert "Traceback" not in server.log.read_text()


def test_practice_is_open_to_own_pages_and_limited_per_address(tmp_path: Path) -> None:
    async def scenario(server: LiveServer) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/practice/socket"
        async with asyncio.timeout(DEADLINE_SECONDS), AsyncExitStack() as stack:
            with pytest.raises(InvalidStatus) as turned:
                await stack.enter_async_context(connect(url, origin="https://elsewhere.example", **QUIETLY))  # type: ignore[arg-type]  # a name of a type
            assert turned.value.response.status_code == 403
            first, _ = [await stack.enter_async_context(connect(url, **QUIETLY)) for _ in range(2)]
            with pytest.raises(InvalidStatus) as turned:
                await stack.enter_async_context(connect(url, **QUIETLY))
            assert turned.value.response.status_code == 429
            await send_json(first, {"do": "practise", "id": "1", "light": 2, "heavy": 1})
            assert (await next_message(first, "tower"))["phase"] == "waiting"
            assert (await ask(first, "towerstart"))["is"] == "accepted"
            assert (await next_message(first, "towerframe"))["tick"] > 0
            assert (await ask(first, "chat", text="hello"))["code"] == "elsewhere"
            await first.close()
            async with asyncio.timeout(DEADLINE_SECONDS):
                await until_there_is_room(url)

    with running_server(tmp_path, practices_per_address="2") as server:
        asyncio.run(scenario(server))
        assert "Traceback" not in server.log.read_text()


async def until_there_is_room(url: str) -> None:
    """Whoever has gone makes room for another."""
    while True:
        try:
            async with connect(url, **QUIETLY):
                return
        except InvalidStatus:
            await asyncio.sleep(0.005)
