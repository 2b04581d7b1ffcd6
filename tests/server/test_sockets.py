"""Websockets of a real server: who is let in, what is refused, and who is dropped without hurting others."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live_server import DEADLINE_SECONDS, SEAT_CONNECTIONS_METRIC, LiveServer, poll_until, running_server
from tests.server.socket_players import Player, ask, next_message, read_bye, send_json

HERE = {"x-forwarded-for": "192.0.2.1"}
ELSEWHERE = {"x-forwarded-for": "192.0.2.2"}
SLOW = 'knockbox_dropped_sockets_total{cause="slow"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    home: Path = tmp_path_factory.mktemp("roomy")
    with running_server(home, outbox_bytes="1048576", origins="https://friend.example") as found:
        yield found
        assert "Traceback" not in found.log.read_text()
        assert "handshake" not in found.log.read_text()  # whoever is turned away at the door is no failure of ours


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    home: Path = tmp_path_factory.mktemp("strict")
    limits = {"messages_per_second": "1", "message_burst": "20", "connections_per_address": "3"}
    with running_server(home, trusted_proxies="127.0.0.1", **limits) as found:
        yield found


@asynccontextmanager
async def connected(server: LiveServer, table: str, **more: Any) -> AsyncIterator[ClientConnection]:
    options = {"max_size": None, "ping_interval": None, "compression": None, "close_timeout": 1, **more}
    async with asyncio.timeout(DEADLINE_SECONDS), connect(server.socket_url(table), **options) as found:
        yield found


@asynccontextmanager
async def greeted(
    server: LiveServer, opened: Any, seat: int | None = 0, **hello: Any
) -> AsyncIterator[ClientConnection]:
    """Somebody who was let in and has heard all he is told at first."""
    token = "" if seat is None else opened["seats"][seat]["token"]
    async with connected(server, opened["table"]) as found:
        await send_json(found, {"do": "hello", "token": token, **hello})
        await next_message(found, "ping")
        yield found


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"do": "pong", "n": 1}, "no-hello"),
        ({"do": "hello", "protocol": 99}, "protocol"),
        ({"do": "hello", "lang": "tlh"}, "bad-language"),
        ({"do": "hello", "token": "a" * 32}, "not-yours"),
        ({"do": "hello", "host": "a" * 32}, "not-host"),
    ],
)
def test_a_wrong_first_message_ends_the_connection_with_its_code(
    server: LiveServer, first: dict[str, Any], code: str
) -> None:
    async def scenario() -> None:
        async with connected(server, server.open()["table"]) as found:
            await send_json(found, first)
            assert await read_bye(found) == (code, 1008)

    asyncio.run(scenario())


@pytest.mark.parametrize("table", ["nothing", "..", "%2e%2e%2fetc", "a" * 3000])
def test_there_is_nothing_at_a_table_that_is_not_there(server: LiveServer, table: str) -> None:
    async def scenario() -> None:
        try:
            async with connected(server, table) as found:
                await send_json(found, {"do": "hello"})
                assert await read_bye(found) == ("no-table", 1008)
        except InvalidStatus as refused:  # a name that is no part of any path
            assert refused.response.status_code in (403, 404)

    asyncio.run(scenario())


def test_a_table_without_spectators_is_for_its_players_alone(server: LiveServer) -> None:
    async def scenario() -> None:
        opened = server.open(spectators=False)
        async with connected(server, opened["table"]) as found:
            await send_json(found, {"do": "hello"})
            assert (await read_bye(found))[0] == "no-spectators"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", "null", '{"do":"hallo"}', '{"do":"choose"}', '{"do":"pong","n":-1}', "[" * 5000, "\ud7ff", "1e999"],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(server: LiveServer, said: str) -> None:
    async def scenario() -> None:
        opened = server.open()
        async with greeted(server, opened) as found:
            await found.send(said)
            refused = await next_message(found, "refused")
            assert (refused["id"], refused["code"]) == ("", "malformed")
            assert (await ask(found, "rename", name="Ana"))["is"] == "accepted"

    asyncio.run(scenario())


def test_binary_messages_are_read_like_text(server: LiveServer) -> None:
    async def scenario() -> None:
        async with greeted(server, server.open()) as found:
            await found.send(b'{"do":"rename","id":"b","name":"Ana"}')
            assert (await next_message(found, "accepted"))["id"] == "b"
            await found.send(b"\xff\xfe")
            assert (await next_message(found, "refused"))["code"] == "malformed"

    asyncio.run(scenario())


def test_a_message_that_is_too_long_closes_its_socket_and_no_other(server: LiveServer) -> None:
    async def scenario() -> None:
        opened = server.open()
        async with greeted(server, opened, 0) as ana, greeted(server, opened, 1) as olek:
            await ana.send(json.dumps({"do": "chat", "id": "c", "text": "x" * 20_000}))
            assert (await read_bye(ana))[1] == 1009
            assert (await ask(olek, "rename", name="Olek"))["is"] == "accepted"

    asyncio.run(scenario())


def test_text_that_is_not_text_closes_its_socket(server: LiveServer) -> None:
    async def scenario() -> None:
        async with greeted(server, server.open()) as found:
            await found.send(b"\xff\xff", text=True)
            assert (await read_bye(found))[1] == 1007

    asyncio.run(scenario())


def test_a_second_hello_is_refused(server: LiveServer) -> None:
    async def scenario() -> None:
        async with greeted(server, server.open()) as found:
            await send_json(found, {"do": "hello"})
            assert (await next_message(found, "refused"))["code"] == "known"

    asyncio.run(scenario())


def test_a_flooding_client_is_closed_and_others_are_not(strict: LiveServer) -> None:
    async def scenario() -> None:
        opened = strict.open()
        async with greeted(strict, opened, 0) as ana, greeted(strict, opened, 1) as olek:
            for number in range(30):
                await send_json(ana, {"do": "pong", "n": number})
            assert await read_bye(ana) == ("flood", 1008)
            assert (await ask(olek, "rename", name="Olek"))["is"] == "accepted"

    asyncio.run(scenario())


def test_one_address_cannot_use_up_all_connections(strict: LiveServer) -> None:
    async def scenario() -> None:
        table = strict.open()["table"]
        async with AsyncExitStack() as crowd:
            for _ in range(3):
                await crowd.enter_async_context(connected(strict, table, additional_headers=HERE))
            with pytest.raises(InvalidStatus) as refused:
                await crowd.enter_async_context(connected(strict, table, additional_headers=HERE))
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body or b"")["error"] == "too-many"
            await crowd.enter_async_context(connected(strict, table, additional_headers=ELSEWHERE))
        await poll_until(lambda: is_let_in(strict, table))  # whoever left has made room

    asyncio.run(scenario())


async def is_let_in(server: LiveServer, table: str) -> bool:
    try:
        async with connected(server, table, additional_headers=HERE) as found:
            await send_json(found, {"do": "hello"})
            return bool(await next_message(found, "welcome"))
    except InvalidStatus:
        return False


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_a_page_of_a_foreign_origin_cannot_open_a_socket(server: LiveServer, origin: str) -> None:
    async def scenario() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connected(server, server.open()["table"], origin=origin):
                pass
        response = refused.value.response
        assert response.status_code == 403
        assert json.loads(response.body or b"")["error"] == "origin"
        assert response.headers["x-content-type-options"] == "nosniff"

    asyncio.run(scenario())


def reached_as(server: LiveServer, table: str, name: str) -> Any:
    """As from a browser that was told that this name is the address of this machine."""
    url = server.socket_url(table).replace("127.0.0.1", name)
    return connect(url, host="127.0.0.1", port=server.port, origin=f"http://{name}:{server.port}")  # type: ignore[arg-type]  # any text will do


def test_a_page_under_a_foreign_host_name_cannot_open_a_socket(server: LiveServer) -> None:
    async def scenario() -> None:
        table = server.open()["table"]
        with pytest.raises(InvalidStatus) as refused:
            await reached_as(server, table, "evil.example")
        fault = json.loads(refused.value.response.body or b"")
        assert (refused.value.response.status_code, fault["error"]) == (403, "origin")
        assert f"KNOCKBOX_ORIGINS=http://evil.example:{server.port} " in fault["detail"]
        for name in ("localhost", "friend.example"):
            async with reached_as(server, table, name) as found:
                await send_json(found, {"do": "hello"})
                assert (await next_message(found, "welcome"))["seat"] is None

    asyncio.run(scenario())


def test_our_own_page_and_those_of_friends_are_let_in(server: LiveServer) -> None:
    async def scenario() -> None:
        for origin in (f"http://127.0.0.1:{server.port}", "https://friend.example"):
            async with connected(server, server.open()["table"], origin=origin) as found:
                await send_json(found, {"do": "hello"})
                assert (await next_message(found, "welcome"))["seat"] is None

    asyncio.run(scenario())


def test_two_tabs_on_one_seat_are_both_served(server: LiveServer) -> None:
    async def scenario() -> None:
        opened = server.open()
        async with (
            greeted(server, opened) as first,
            greeted(server, opened) as second,
            greeted(server, opened, 1) as olek,
        ):
            await ask(olek, "ready", nonce="nonce-of-olek")
            await send_json(first, {"do": "ready", "id": "r", "nonce": "nonce-of-ana"})
            told = [await next_message(tab, "snapshot") for tab in (first, second)]
            assert told[0] == told[1]
            question = told[0]["scene"]["question"]
            choice = next(each["choice"] for each in question["candidates"] if each["enabled"])
            reply = await ask(second, "choose", question=question["id"], choice=choice)
            assert reply["is"] == "accepted"
            assert (await next_message(first, "events"))["seq"] == told[0]["seq"] + 1
        async with greeted(server, opened, 0) as last:
            assert (await ask(last, "rename", name="Ana"))["is"] == "accepted"

    asyncio.run(scenario())


def test_a_player_who_leaves_is_answered_before_the_socket_closes(server: LiveServer) -> None:
    async def scenario() -> None:
        async with greeted(server, server.open()) as found:
            assert (await ask(found, "leave"))["is"] == "accepted"
            assert await read_bye(found) == ("left", 1000)

    asyncio.run(scenario())


@pytest.mark.parametrize("seq", [0, 10**9, 2**53])
def test_a_client_with_an_impossible_sequence_number_gets_a_full_snapshot(server: LiveServer, seq: int) -> None:
    async def scenario() -> None:
        opened = server.open()
        async with greeted(server, opened, 0) as ana, greeted(server, opened, 1) as olek:
            await ask(ana, "ready", nonce="nonce-of-ana")
            await ask(olek, "ready", nonce="nonce-of-olek")
        async with connected(server, opened["table"]) as again:
            await send_json(again, {"do": "hello", "token": opened["seats"][0]["token"], "seq": seq})
            assert (await next_message(again, "snapshot"))["seq"] == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("seq", [-1, 2**53 + 1, 1.5, "1"])
def test_a_number_that_is_none_is_no_hello(server: LiveServer, seq: Any) -> None:
    async def scenario() -> None:
        async with connected(server, server.open()["table"]) as found:
            await send_json(found, {"do": "hello", "seq": seq})
            assert (await next_message(found, "refused"))["code"] == "malformed"
            await send_json(found, {"do": "hello"})
            assert (await next_message(found, "welcome"))["seat"] is None

    asyncio.run(scenario())


def deaf_line(server: LiveServer) -> socket.socket:
    """A line on which nearly nothing fits."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.port))
    return line


def test_a_client_that_never_reads_is_dropped_and_delays_no_one(server: LiveServer) -> None:
    async def scenario() -> None:
        before, slow = server.metric(SEAT_CONNECTIONS_METRIC), server.metric(SLOW)
        opened = server.open()
        async with connected(server, opened["table"], sock=deaf_line(server), max_queue=1) as deaf:
            await send_json(deaf, {"do": "hello", "token": opened["seats"][0]["token"], "lang": "pl"})
            await play(server, opened)
            async with greeted(server, opened, 1) as olek:
                while server.metric(SLOW) == slow:
                    with suppress(ConnectionClosed):
                        for number in range(200):
                            await send_json(deaf, {"do": "look", "id": str(number)})
                    assert (await ask(olek, "rename", name="Olek"))["is"] == "accepted"
            await poll_until(lambda: server.metric(SEAT_CONNECTIONS_METRIC) <= before)
        assert server.metric("knockbox_process_resident_memory_bytes") < 2**29

    asyncio.run(scenario())


async def play(server: LiveServer, opened: Any) -> None:
    """A whole match of all who sit at a table."""
    is_up = asyncio.Event()
    is_up.set()
    players = [Player(server.url_of(opened["table"]), seat["token"], seat["seat"] + 1) for seat in opened["seats"]]
    async with asyncio.timeout(DEADLINE_SECONDS):
        await asyncio.gather(*(player.play(is_up) for player in players))
