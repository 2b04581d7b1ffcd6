"""HTTP of a real server: every answer is careful, every error a word about what was found and what was expected."""

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from knockbox.server.app import make_app
from knockbox.server.service import Service
from knockbox.server.setting_parsers import Secret
from knockbox.server.settings import Settings
from tests.server.live_server import DEADLINE_SECONDS, HttpResponse, LiveServer, poll_until, running_server
from tests.server.postgres import PostgresServer
from tests.server.socket_players import Player, next_message, read_bye, send_json

CAREFUL = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
METRICS_TOKEN = "metrics-token-of-the-tests-0123456789"  # noqa: S105  (it opens nothing but these tests)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    home: Path = tmp_path_factory.mktemp("server")
    with running_server(home) as found:
        yield found
        assert "Traceback" not in found.log.read_text()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Behind a proxy on this machine, below a path, and with little patience."""
    home: Path = tmp_path_factory.mktemp("proxied")
    settings = {"base_path": "/games", "trusted_proxies": "127.0.0.1", "requests_per_minute": "3"}
    with running_server(home, metrics_token=METRICS_TOKEN, **settings) as found:
        yield found


def check_careful(answer: HttpResponse) -> None:
    assert CAREFUL.items() <= answer.headers.items()
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control-")]


def check_fault(answer: HttpResponse, status: int, error: str) -> None:
    check_careful(answer)
    assert answer.status == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json["error"] == error
    assert set(answer.json) == {"error", "detail"}
    assert answer.json["detail"]
    assert "Traceback" not in answer.json["detail"]


TABLES = "/api/tables"
DUEL = {"game": "knockdown", "seats": ["here", "here"]}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/nowhere", None, 404, "http"),
        ("GET", "/api/tables/nothing", None, 404, "no-table"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", None, 404, "http"),
        ("GET", "/api/tables/nothing/record", None, 404, "no-table"),
        ("POST", "/api/tables/nothing/seats/0", {}, 404, "no-table"),
        ("POST", "/api/tables/nothing/seats/one", {}, 404, "http"),
        ("POST", "/api/tables/nothing/seats/-1", {}, 404, "no-seat"),
        ("DELETE", "/api/tables/nothing", None, 404, "no-table"),
        ("PUT", TABLES, DUEL, 405, "http"),
        ("DELETE", "/healthz", None, 405, "http"),
        ("POST", TABLES, None, 400, "malformed"),
        ("POST", TABLES, b"\xff\xfe", 400, "malformed"),
        ("POST", TABLES, b"[" * 60_000, 400, "malformed"),
        ("POST", TABLES, [], 400, "malformed"),
        ("POST", TABLES, {**DUEL, "more": 1}, 400, "malformed"),
        ("POST", TABLES, {**DUEL, "seats": []}, 400, "malformed"),
        ("POST", TABLES, {**DUEL, "game": "chess"}, 400, "bad-game"),
        ("POST", TABLES, {**DUEL, "seats": ["here"]}, 400, "bad-seats"),
        ("POST", TABLES, {**DUEL, "seats": ["here", "nobody"]}, 400, "bad-seat"),
        ("POST", TABLES, {**DUEL, "options": {"no": "such"}}, 400, "bad-option"),
        ("POST", TABLES, {**DUEL, "packs": ["../../etc"]}, 400, "bad-pack"),
        ("POST", TABLES, b" " * 70_000, 413, "http"),
        ("GET", "/api/tables?before=yesterday", None, 400, "bad-mark"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_form(
    server: LiveServer, method: str, path: str, body: Any, status: int, error: str
) -> None:
    check_fault(server.call(method, path, body), status, error)


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x", "application/xml", "no type"])
def test_a_body_is_read_as_json_with_any_content_type(server: LiveServer, kind: str) -> None:
    assert server.call("POST", TABLES, DUEL, content_type=kind).status == 201
    check_fault(server.call("POST", TABLES, b"a=b", content_type=kind), 400, "malformed")


def test_an_internal_error_is_reported_without_details() -> None:
    async def scenario() -> list[dict[str, Any]]:
        app = make_app(Service(Settings(database=Secret("sqlite:///never-opened.db"))))  # it was never started
        scope = {"type": "http", "method": "GET", "path": TABLES, "raw_path": TABLES.encode(), "query_string": b""}
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        await app(
            {**scope, "headers": [], "client": ("192.0.2.1", 1), "scheme": "http", "root_path": ""}, nothing, send
        )
        return sent

    start, *parts = asyncio.run(scenario())
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    body = b"".join(part["body"] for part in parts)
    check_fault(HttpResponse(start["status"], headers, body), 500, "failure")
    assert b"Service" not in body


async def nothing() -> dict[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


def test_head_is_get_without_its_body(server: LiveServer) -> None:
    for path in ("/healthz", TABLES, "/nowhere"):
        asked, head = server.call("GET", path), server.call("HEAD", path)
        assert (head.status, head.body) == (asked.status, b"")
        assert head.headers["content-length"] == asked.headers["content-length"]
        check_careful(head)


def test_options_say_what_may_be_asked_and_let_no_other_page_in(server: LiveServer) -> None:
    answer = server.call("OPTIONS", "/healthz", origin=f"http://127.0.0.1:{server.port}")
    assert answer.status == 204
    assert "GET" in answer.headers["allow"]
    check_careful(answer)


def test_a_malformed_request_is_refused_and_affects_no_one_else(server: LiveServer) -> None:
    for said in (b"\x00\x01\x02\r\n\r\n", b"GET / HTTPS/1.1\r\n\r\n", b"GET /" + b"a" * 100_000):
        with socket.create_connection(("127.0.0.1", server.port), DEADLINE_SECONDS) as line:
            line.sendall(said)
            head, _, body = line.makefile("rb").read().partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400")
            assert b"nosniff" in head
            assert json.loads(body)["error"] == "http"
    assert server.call("GET", "/healthz").json == {"status": "ok"}


def test_a_page_of_a_foreign_origin_is_refused(server: LiveServer) -> None:
    check_fault(server.call("GET", TABLES, origin="https://evil.example"), 403, "origin")
    check_fault(server.call("POST", TABLES, DUEL, origin="null"), 403, "origin")
    assert server.call("GET", TABLES, origin=f"http://127.0.0.1:{server.port}").status == 200


def test_a_foreign_host_name_opens_and_lists_nothing(server: LiveServer) -> None:
    foreign = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    for method, path in (("POST", TABLES), ("GET", TABLES), ("GET", "/api/games"), ("DELETE", f"{TABLES}/any")):
        refused = server.call(method, path, DUEL if method == "POST" else None, **foreign)
        check_fault(refused, 403, "origin")
        assert f"KNOCKBOX_ORIGINS=http://evil.example:{server.port} " in refused.json["detail"]
    check_fault(server.call("GET", TABLES, host="evil.example"), 403, "origin")
    assert server.call("GET", "/healthz", host="evil.example").status == 200
    told = [line for line in server.log.read_text().splitlines() if "unknown host" in line]
    assert ["KNOCKBOX_ORIGINS=http://evil.example" in line for line in told] == [True, True]  # once for each name


def test_invented_host_names_do_not_flood_the_log(server: LiveServer) -> None:
    for number in range(60):
        check_fault(server.call("GET", TABLES, host=f"evil-{number}.example"), 403, "origin")
    assert server.log.read_text().count("unknown host") <= 20


@pytest.mark.parametrize("host", ["localhost", "app.localhost", "192.0.2.77", "[::1]", socket.gethostname()])
def test_names_of_this_machine_and_addresses_are_served(server: LiveServer, host: str) -> None:
    own = f"{host}:{server.port}"
    assert server.call("GET", TABLES, host=own, origin=f"http://{own}").status == 200


def test_seats_are_taken_once_and_by_who_is_invited(server: LiveServer) -> None:
    opened = server.open("link", "open")
    path = f"{TABLES}/{opened['table']}/seats"
    check_fault(server.call("POST", f"{path}/0", {"invitation": "a" * 32}), 403, "not-invited")
    check_fault(server.call("POST", f"{path}/0", {}), 403, "not-invited")
    invitation = opened["seats"][0]["invitation"]
    sat = server.call("POST", f"{path}/0", {"invitation": invitation, "name": "Ana"})
    assert (sat.status, sat.json["seat"]) == (201, 0)
    check_fault(server.call("POST", f"{path}/0", {"invitation": invitation}), 409, "seat-taken")
    assert server.call("POST", f"{path}/1", {}).status == 201
    check_fault(server.call("POST", f"{path}/1", {}), 409, "seat-taken")
    check_fault(server.call("POST", f"{path}/2", {}), 404, "no-seat")


def test_a_record_is_handed_out_when_the_match_is_over(server: LiveServer) -> None:
    async def scenario() -> None:
        opened = server.open()
        path = f"{TABLES}/{opened['table']}/record"
        check_fault(server.call("GET", path), 409, "not-over")
        is_up = asyncio.Event()
        is_up.set()
        players = [Player(server.url_of(opened["table"]), seat["token"], seat["seat"] + 1) for seat in opened["seats"]]
        for player in players:
            player.will_resign = True
        async with asyncio.timeout(DEADLINE_SECONDS):
            await asyncio.gather(*(player.play(is_up) for player in players))
        answer = server.call("GET", path)
        check_careful(answer)
        assert answer.headers["content-disposition"] == f'attachment; filename="knockbox-{opened["table"]}.kbr"'
        assert opened["seats"][0]["token"].encode() not in answer.body

    asyncio.run(scenario())


def test_the_host_alone_deletes_a_table_and_all_are_sent_off(server: LiveServer) -> None:
    async def scenario() -> None:
        opened = server.open()
        path = f"{TABLES}/{opened['table']}"
        for proof in ("", "Bearer " + "a" * 32, f"Bearer {opened['seats'][0]['token']}", f"Basic {opened['host']}"):
            check_fault(server.call("DELETE", path, authorization=proof), 403, "not-host")
        async with connect(server.socket_url(opened["table"])) as found:
            await send_json(found, {"do": "hello"})
            await next_message(found, "ping")
            gone = server.call("DELETE", path, authorization=f"Bearer {opened['host']}")
            assert (gone.status, gone.body) == (204, b"")
            assert await read_bye(found) == ("deleted", 1000)
        check_fault(server.call("GET", path), 404, "no-table")
        check_fault(server.call("DELETE", path, authorization=f"Bearer {opened['host']}"), 404, "no-table")

    asyncio.run(scenario())


def test_public_tables_are_listed_page_by_page_the_newest_first(server: LiveServer) -> None:
    server.open()  # nobody's business
    opened = [server.open(public=True)["table"] for _ in range(53)]
    first = server.call("GET", TABLES).json
    last = first[-1]
    second = server.call("GET", f"{TABLES}?before={last['created_ms']}.{last['id']}").json
    listed = [each["id"] for each in (*first, *second)]
    assert (len(first), len(set(listed))) == (50, 53)
    assert set(listed) == set(opened)
    ages = [each["created_ms"] for each in (*first, *second)]
    assert ages == sorted(ages, reverse=True)
    assert first[0].keys() == {"id", "game", "phase", "seats", "created_ms"}


def test_every_route_is_below_the_base_path(proxied: LiveServer) -> None:
    assert proxied.call("GET", "/games/healthz").json == {"status": "ok"}
    check_fault(proxied.call("GET", "/healthz"), 404, "http")

    async def scenario() -> None:
        made = proxied.call("POST", "/games/api/tables", DUEL, x_forwarded_for="192.0.2.9").json
        async with connect(proxied.socket_url(made["table"], "/games")) as found:
            await send_json(found, {"do": "hello"})
            assert (await next_message(found, "welcome"))["table"]["id"] == made["table"]

    asyncio.run(scenario())


def test_rate_limits_count_the_client_named_by_a_trusted_proxy(proxied: LiveServer) -> None:
    def status(address: str) -> int:
        return proxied.call("GET", "/games/api/tables", x_forwarded_for=address).status

    assert [status("192.0.2.1") for _ in range(4)] == [200, 200, 200, 429]
    assert status("192.0.2.2") == 200
    assert status("192.0.2.3, 192.0.2.1") == 429  # what stands left of it anybody could have written
    check_fault(proxied.call("GET", "/games/api/tables", x_forwarded_for="192.0.2.1"), 429, "too-many")


def test_forwarded_headers_from_untrusted_callers_are_ignored(tmp_path: Path) -> None:
    with running_server(tmp_path, requests_per_minute="3") as server:
        found = [server.call("GET", TABLES, x_forwarded_for=f"192.0.2.{number}").status for number in range(4)]
        assert found == [200, 200, 200, 429]


def test_https_at_the_proxy_is_remembered_by_the_browser(proxied: LiveServer) -> None:
    plain = proxied.call("GET", "/games/healthz")
    safe = proxied.call("GET", "/games/healthz", x_forwarded_for="192.0.2.7", x_forwarded_proto="https")
    assert "strict-transport-security" not in plain.headers
    assert safe.headers["strict-transport-security"].startswith("max-age=")


def test_metrics_require_the_token(server: LiveServer, proxied: LiveServer) -> None:
    answer = server.call("GET", "/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert b"knockbox_tables_awake" in answer.body
    check_careful(answer)
    check_fault(proxied.call("GET", "/games/metrics"), 401, "not-allowed")
    check_fault(proxied.call("GET", "/games/metrics", authorization="Bearer wrong"), 401, "not-allowed")
    assert proxied.call("GET", "/games/metrics", authorization=f"Bearer {METRICS_TOKEN}").status == 200
    assert METRICS_TOKEN not in proxied.log.read_text()


def test_a_server_that_has_lost_its_database_says_so(tmp_path: Path, postgres_server: PostgresServer) -> None:
    name = postgres_server.create_database()
    with running_server(tmp_path, postgres_server.url(name)) as server:
        opened = server.open()
        path = f"{TABLES}/{opened['table']}"
        assert server.call("GET", "/healthz").status == 200
        postgres_server.drop(name)
        asyncio.run(poll_until(lambda: server.call("GET", "/healthz").status == 503))
        unwell = server.call("GET", "/healthz")
        assert unwell.json == {"status": "unavailable"}
        check_careful(unwell)
        check_fault(server.call("GET", TABLES), 503, "unavailable")
        check_fault(server.call("POST", TABLES, DUEL), 503, "unavailable")
        check_fault(server.call("DELETE", path, authorization=f"Bearer {opened['host']}"), 503, "unavailable")
        assert opened["host"] not in server.log.read_text()
        assert server.stop() == 0
