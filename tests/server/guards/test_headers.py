"""Security headers on every response, failures included."""

import asyncio
from ipaddress import ip_network
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.response import Response

from knockbox.server.guards.headers import (
    ANSWER_POLICY,
    PAGE_POLICY,
    SECURITY_HEADERS,
    App,
    AsgiMessage,
    Receive,
    Scope,
    SecurityHeadersMiddleware,
    Send,
)

TRUSTED = (ip_network("10.0.0.0/8"),)


async def receive_nothing() -> AsgiMessage:
    return {"type": "http.request", "body": b"", "more_body": False}


def make_app(*headers: tuple[bytes, bytes], start: str = "http.response.start") -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": start, "status": 200, "headers": headers})
        await send({"type": start.replace("start", "body"), "body": b"well"})

    return app


def run_app(app: App, **scope: Any) -> list[AsgiMessage]:
    sent: list[AsgiMessage] = []

    async def send(message: AsgiMessage) -> None:
        sent.append(message)

    asked = {"type": "http", "scheme": "http", "client": ("192.0.2.1", 1), "headers": [], **scope}
    asyncio.run(SecurityHeadersMiddleware(app, TRUSTED)(asked, receive_nothing, send))
    return sent


def headers_of(message: AsgiMessage) -> dict[bytes, bytes]:
    """Return all headers; none may occur twice."""
    found = dict(message["headers"])
    assert len(found) == len(message["headers"])
    return found


def test_an_answer_may_load_nothing_and_is_not_kept() -> None:
    start, body = run_app(make_app((b"content-type", b"application/json")))
    headers = headers_of(start)
    assert headers[b"content-security-policy"] == ANSWER_POLICY
    assert headers[b"cache-control"] == b"no-store"
    assert headers[b"content-type"] == b"application/json"
    assert SECURITY_HEADERS.items() <= headers.items()
    assert body["body"] == b"well"


@pytest.mark.parametrize("kind", [b"text/html; charset=utf-8", b"TEXT/HTML", b"text/javascript"])
def test_a_page_may_load_its_own_and_run_nothing_inline(kind: bytes) -> None:
    headers = headers_of(run_app(make_app((b"content-type", kind)))[0])
    assert headers[b"content-security-policy"] == PAGE_POLICY
    assert SECURITY_HEADERS.items() <= headers.items()


def test_no_policy_is_lax() -> None:
    for policy in (PAGE_POLICY, ANSWER_POLICY):
        rules = dict(rule.split(b" ", 1) for rule in policy.split(b"; "))
        assert b"unsafe" not in policy
        assert b"*" not in policy
        assert rules[b"frame-ancestors"] == rules[b"base-uri"] == rules[b"form-action"] == b"'none'"
    assert dict(rule.split(b" ", 1) for rule in PAGE_POLICY.split(b"; "))[b"script-src"] == b"'self'"
    assert SECURITY_HEADERS[b"referrer-policy"] == b"no-referrer"
    assert SECURITY_HEADERS[b"x-content-type-options"] == b"nosniff"
    assert {SECURITY_HEADERS[b"cross-origin-opener-policy"], SECURITY_HEADERS[b"cross-origin-resource-policy"]} == {
        b"same-origin"
    }


def test_what_has_a_name_that_never_changes_may_be_kept() -> None:
    headers = headers_of(run_app(make_app((b"Cache-Control", b"public, immutable")))[0])
    assert headers[b"Cache-Control"] == b"public, immutable"
    assert b"cache-control" not in headers


def test_nothing_else_can_be_loosened_from_inside() -> None:
    lax = [(b"Content-Security-Policy", b"*"), (b"X-Frame-Options", b"x"), (b"Strict-Transport-Security", b"max-age=0")]
    headers = headers_of(run_app(make_app(*lax, (b"etag", b"1")))[0])
    assert not {name for name, _ in lax} & set(headers)
    assert headers[b"content-security-policy"] == ANSWER_POLICY
    assert headers[b"etag"] == b"1"


@pytest.mark.parametrize(
    ("scope", "is_https"),
    [
        ({}, False),
        ({"scheme": "https"}, True),
        ({"headers": [(b"x-forwarded-proto", b"https")]}, False),
        ({"headers": [(b"x-forwarded-proto", b"https")], "client": ("10.0.0.1", 1)}, True),
    ],
)
def test_https_is_asked_for_only_where_it_was_used(scope: dict[str, Any], is_https: bool) -> None:
    headers = headers_of(run_app(make_app(), **scope)[0])
    assert headers.get(b"strict-transport-security") == (b"max-age=31536000" if is_https else None)


def test_a_websocket_that_is_denied_with_a_page_has_them_too() -> None:
    app = make_app(start="websocket.http.response.start")
    assert SECURITY_HEADERS.items() <= headers_of(run_app(app, type="websocket", scheme="ws")[0]).items()


def test_what_is_no_response_passes_untouched() -> None:
    message = {"type": "websocket.accept", "headers": []}

    async def accepting(scope: Scope, receive: Receive, send: Send) -> None:
        await send(message)

    assert run_app(accepting, type="websocket", scheme="wss") == [message]
    assert run_app(accepting, type="lifespan") == [message]


class PlantedError(Exception):
    pass


def make_failing_app(*before: AsgiMessage) -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for message in before:
            await send(message)
        raise PlantedError("a secret")

    return app


def run_failing_app(app: App, **scope: Any) -> list[AsgiMessage]:
    sent: list[AsgiMessage] = []

    async def recording(inner_scope: Scope, receive: Receive, send: Send) -> None:
        async def both(message: AsgiMessage) -> None:
            sent.append(message)
            await send(message)

        await SecurityHeadersMiddleware(app)(inner_scope, receive, both)

    with pytest.raises(PlantedError):
        run_app(recording, **scope)
    return sent


def test_a_failure_is_an_answer_with_the_same_headers_and_says_nothing_of_itself() -> None:
    start, body = run_failing_app(make_failing_app())
    assert start["status"] == 500
    headers = headers_of(start)
    assert SECURITY_HEADERS.items() <= headers.items()
    assert headers[b"content-security-policy"] == ANSWER_POLICY
    assert int(headers[b"content-length"]) == len(body["body"])
    assert b"secret" not in body["body"]


def test_a_response_that_has_begun_is_not_begun_again() -> None:
    begun = {"type": "http.response.start", "status": 200, "headers": []}
    [start] = run_failing_app(make_failing_app(begun))
    assert start["status"] == 200


def test_a_websocket_that_fails_gets_no_response() -> None:
    assert run_failing_app(make_failing_app(), type="websocket") == []


@get("/page", media_type="text/html", sync_to_thread=False)
def page() -> str:
    return "<p>hello"


@get("/broken", sync_to_thread=False)
def failing_page() -> Response[str]:
    raise PlantedError("a secret")


@pytest.mark.parametrize(
    ("path", "status", "policy"),
    [("/page", 200, PAGE_POLICY), ("/none", 404, ANSWER_POLICY), ("/broken", 500, ANSWER_POLICY)],
)
def test_litestar_is_covered_with_its_errors(path: str, status: int, policy: bytes) -> None:
    app: Any = Litestar([page, failing_page], openapi_config=None)
    asked = {
        "path": path,
        "raw_path": path.encode(),
        "method": "GET",
        "query_string": b"",
        "root_path": "",
        "extensions": {},
    }
    start = run_app(app, **asked)[0]
    assert (start["status"], headers_of(start)[b"content-security-policy"]) == (status, policy)
    assert SECURITY_HEADERS.items() <= headers_of(start).items()
