"""What a stranger or a store that is away can write into the log: sentences, and not many of them."""

import asyncio
import io
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from knockbox.server import logs
from knockbox.server.logs import (
    MAX_SIMILAR_PER_MINUTE,
    LogRateLimiter,
    configure_logging,
    log_error,
    log_limited_warning,
    log_warning,
)
from knockbox.server.store.errors import UnavailableError
from tests.server.asgi_clients import app_for, call
from tests.server.kit import Kit, refusal_code, run
from tests.server.live_server import DEADLINE_SECONDS, LiveServer, running_server

HOST = b" HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = HOST + b"Transfer-Encoding: chunked\r\n\r\n"
SENT: dict[str, tuple[bytes, ...]] = {
    "a page": (b"GET /" + CHUNKED, b"zz\r\nhello\r\n"),
    "a page, at once": (b"GET /" + CHUNKED + b"zz\r\nhello\r\n",),
    "a page that takes no post": (b"POST /" + CHUNKED, b"zz\r\n"),
    "headers alone": (b"HEAD /" + CHUNKED + b"zz\r\n",),
    "the end of a body": (b"POST /" + CHUNKED, b"0\r\n\x00bad\r\n\r\n"),
    "a huge chunk": (b"POST /" + CHUNKED, b"f" * 40 + b"\r\n"),
    "health": (b"GET /healthz" + CHUNKED + b"zz\r\n",),
    "a table": (b"POST /api/tables" + CHUNKED, b"5\r\nhello\r\nzz\r\n"),
    "two requests": (b"GET /healthz" + HOST + b"\r\nGET /healthz" + CHUNKED + b"zz\r\n",),
}


def answered(server: LiveServer, parts: tuple[bytes, ...]) -> bytes:
    """All that comes back until the server hangs up; what follows the first part is sent once that is answered."""
    with closing(socket.create_connection(("127.0.0.1", server.port), DEADLINE_SECONDS)) as line:
        line.sendall(parts[0])
        said = b""
        for part in parts[1:]:
            said += b"" if parts[0].startswith(b"POST /api") else line.recv(65_536)
            line.sendall(part)
        while part := line.recv(65_536):
            said += part
        return said


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running_server(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.mark.parametrize("what", SENT)
def test_a_bad_chunk_is_answered_and_leaves_no_line(what: str, server: LiveServer) -> None:
    before = server.log.read_text()
    said = answered(server, SENT[what])
    assert said.startswith(b"HTTP/1.1 ")
    assert server.call("GET", "/healthz").status == 200
    assert server.log.read_text() == before


def test_a_bad_chunk_behind_headers_alone_gets_no_body(server: LiveServer) -> None:
    head, _, body = answered(server, SENT["headers alone"]).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert body == b""


@contextmanager
def logged() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = configure_logging("json", "info", stream)
    try:
        yield stream
    finally:
        logging.getLogger().removeHandler(handler)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_lines_that_can_be_provoked_are_few_and_the_next_says_how_many_were_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(logs, "LogRateLimiter", lambda: LogRateLimiter(lambda: now[0]))
    with logged() as stream:
        for number in range(50):
            log_limited_warning("table not read", table=f"t{number}")
            log_warning("reported", seat=1)
        events = [line["event"] for line in lines(stream)]
        assert (events.count("table not read"), events.count("reported")) == (MAX_SIMILAR_PER_MINUTE, 50)
        now[0] += 61
        log_limited_warning("table not read", table="late")
        assert lines(stream)[-1]["left_out"] == 50 - MAX_SIMILAR_PER_MINUTE
        log_limited_warning("table not read", table="later")
        assert "left_out" not in lines(stream)[-1]


def test_tracebacks_of_one_kind_are_few_from_every_logger() -> None:
    with logged() as stream:
        for logger in (logging.getLogger("uvicorn.error"), logging.getLogger("knockbox.server")):
            for _ in range(20):
                try:
                    raise KeyError("x")
                except KeyError as error:
                    logger.error("Exception in ASGI application", exc_info=error)
        assert len([line for line in lines(stream) if "traceback" in line]) == 2 * MAX_SIMILAR_PER_MINUTE


def test_a_limited_number_of_kinds_is_counted_separately_and_the_rest_together() -> None:
    limiter = LogRateLimiter(lambda: 0.0)
    assert sum(limiter.may_write(f"kind {number}") for number in range(1000)) == logs.MAX_KINDS + MAX_SIMILAR_PER_MINUTE
    assert len(limiter.written) <= logs.MAX_KINDS + 1


def test_lines_of_kinds_that_are_not_counted_apart_are_reported_as_left_out_too() -> None:
    now = [0.0]
    limiter = LogRateLimiter(lambda: now[0])
    written = sum(limiter.may_write(f"kind {number}") for number in range(1000))
    now[0] += 61
    assert limiter.may_write("kind 999")
    assert limiter.take_left_out("kind 999") == 1000 - written
    assert limiter.take_left_out("kind 999") == 0


def test_what_was_left_out_is_counted_for_a_bounded_number_of_kinds() -> None:
    now = [0.0]
    limiter = LogRateLimiter(lambda: now[0])
    for number in range(3 * logs.MAX_KINDS):
        now[0] += 61
        for _ in range(MAX_SIMILAR_PER_MINUTE + 1):
            limiter.may_write(f"kind {number}")
    assert len(limiter.left_out) <= logs.MAX_KINDS + 1
    assert sum(limiter.left_out.values()) == 3 * logs.MAX_KINDS


def test_a_store_that_is_away_is_a_sentence() -> None:
    with logged() as stream:
        log_error("maintenance failed", UnavailableError("the database does not answer"))
        (line,) = lines(stream)
        assert (line["event"], line["reason"]) == ("maintenance failed", "the database does not answer")
        assert "traceback" not in line


def test_a_request_without_a_store_leaves_a_sentence() -> None:
    async def scenario() -> None:
        kit = Kit()

        async def away(*_: object) -> None:
            raise UnavailableError("the database does not answer")

        kit.store.list_public = away  # type: ignore[attr-defined]
        with logged() as stream:
            for _ in range(20):
                status, _, _ = await call(app_for(kit), "/api/tables")
                assert status == 503
            assert len(lines(stream)) == MAX_SIMILAR_PER_MINUTE
            assert all("traceback" not in line and "does not answer" in line["reason"] for line in lines(stream))

    run(scenario())


def test_what_cannot_be_written_is_logged_for_the_operator(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        ana, olek = await kit.connect_all(opened)

        async def away(*_: object) -> bool:
            raise UnavailableError("the disk is full")

        monkeypatch.setattr(kit.store, "save_report", away)
        with logged() as stream:
            assert refusal_code(await ana.ask("report", seat=1, text="rude")) == "unavailable"
            kit.store.is_down = True
            assert refusal_code(await olek.ask("chat", text="hello")) == "unavailable"
            found = [(line["event"], line["level"]) for line in lines(stream)]
            assert found == [("report not written", "warning"), ("table not written", "warning")]

    run(scenario())


def test_a_server_with_a_deleted_file_says_so_without_a_traceback(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = server.open()["table"]
        (tmp_path / "knockbox.db").rename(tmp_path / "elsewhere.db")
        for path in ("/api/tables", f"/api/tables/{table}", "/api/tables/nobody-knows-it"):
            server.call("GET", path)
        server.call("POST", "/api/tables", {"game": "knockdown", "seats": ["here", "here"]})
        assert server.stop() == 0
        assert "raceback" not in server.log.read_text()


def test_a_postgres_that_goes_away_leaves_sentences(tmp_path: Path, postgres_url: str) -> None:
    async def cut_off() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute("ALTER TABLE log_entries RENAME TO gone")
        await connection.close()

    with running_server(tmp_path, postgres_url) as server:
        table = server.open()["table"]
        asyncio.run(cut_off())
        assert server.call("GET", f"/api/tables/{table}").status == 200, "it is awake"
        assert server.call("GET", "/api/tables/nobody-knows-it").status == 503
        assert server.stop() == 0
        said = server.log.read_text()
        assert "table not read" in said
        assert "raceback" not in said
