"""Pages, health and metrics: for everybody who wants them, and for nobody without end or under another name."""

from pathlib import Path
from typing import Any

import pytest

from knockbox.server.access import VISITS_PER_REQUEST, AccessControl
from knockbox.server.app import make_app
from knockbox.server.service import Service
from knockbox.server.settings import Settings
from tests.server.kit import run
from tests.server.live_server import running_server

PATHS = ("/", "/healthz", "/metrics", "/no/such/page")
SECURE = ("content-security-policy", "x-content-type-options", "referrer-policy", "cache-control")
BAD_HANDSHAKES = [
    {"sec_websocket_version": "12", "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ=="},
    {"sec_websocket_version": "13", "sec_websocket_key": "abc"},
    {"sec_websocket_version": "13"},
]


def settings(**more: Any) -> Settings:
    return Settings(database=None, **more)  # type: ignore[arg-type]  # nobody opens one here


async def status(app: Any, path: str, client: str) -> int:
    """What is answered to a request, whatever becomes of it behind the pages."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    more = {"headers": [(b"host", b"localhost")], "client": (client, 4000), "scheme": "http", "root_path": ""}
    await app({**scope, **more, "http_version": "1.1", "server": ("localhost", 80)}, receive, send)
    return int(sent[0]["status"])


@pytest.mark.parametrize("path", PATHS)
def test_requests_are_limited_per_address(path: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        app = make_app(Service(settings(requests_per_minute=2, web=str(tmp_path))))
        found = [await status(app, path, "192.0.2.1") for _ in range(2 * VISITS_PER_REQUEST + 1)]
        assert 429 not in found[:2]
        assert found[-1] == 429
        assert await status(app, path, "192.0.2.2") != 429

    run(scenario())


def test_limits_leave_room_for_a_household_loading_the_app_and_for_monitoring() -> None:
    gate, files, phones = AccessControl(settings()), 100, 20
    scope = {"client": ("192.0.2.1", 4000), "headers": [], "scheme": "http"}
    assert all(gate.may_visit(scope) for _ in range(files * phones))
    assert gate.visits.rate >= 50  # in a second; a balancer asks once


def test_metrics_are_refused_under_a_foreign_host_name(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        assert server.call("GET", "/metrics").status == 200
        assert server.call("GET", "/metrics", host="localhost:1").status == 200
        assert server.call("GET", "/metrics", host="evil.test").status == 401
        for headers in BAD_HANDSHAKES:
            answer = server.call("GET", "/api/practice/socket", connection="upgrade", upgrade="websocket", **headers)
            assert 400 <= answer.status < 500
            assert [name for name in SECURE if name not in answer.headers] == []
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
