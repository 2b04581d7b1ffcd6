"""Headers on every response, that of a failure included."""

import asyncio
from ipaddress import ip_network
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.response import Response

from knockbox.server.guards.headers import (
    ALWAYS,
    ANSWER_POLICY,
    PAGE_POLICY,
    App,
    Careful,
    Message,
    Receive,
    Scope,
    Send,
)

TRUSTED = (ip_network("10.0.0.0/8"),)


async def nothing() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


def responding(*headers: tuple[bytes, bytes], start: str = "http.response.start") -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": start, "status": 200, "headers": headers})
        await send({"type": start.replace("start", "body"), "body": b"well"})

    return app


def sent_by(app: App, **scope: Any) -> list[Message]:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asked = {"type": "http", "scheme": "http", "client": ("192.0.2.1", 1), "headers": [], **scope}
    asyncio.run(Careful(app, TRUSTED)(asked, nothing, send))
    return sent


def headers_of(message: Message) -> dict[bytes, bytes]:
    """All headers; none of them may stand there twice."""
    found = dict(message["headers"])
    assert len(found) == len(message["headers"])
    return found


def test_an_answer_may_load_nothing_and_is_not_kept() -> None:
    start, body = sent_by(responding((b"content-type", b"application/json")))
    headers = headers_of(start)
    assert headers[b"content-security-policy"] == ANSWER_POLICY
    assert headers[b"cache-control"] == b"no-store"
    assert headers[b"content-type"] == b"application/json"
    assert ALWAYS.items() <= headers.items()
    assert body["body"] == b"well"


@pytest.mark.parametrize("kind", [b"text/html; charset=utf-8", b"TEXT/HTML", b"text/javascript"])
def test_a_page_may_load_its_own_and_run_nothing_inline(kind: bytes) -> None:
    headers = headers_of(sent_by(responding((b"content-type", kind)))[0])
    assert headers[b"content-security-policy"] == PAGE_POLICY
    assert ALWAYS.items() <= headers.items()


def test_no_policy_is_lax() -> None:
    for policy in (PAGE_POLICY, ANSWER_POLICY):
        rules = dict(rule.split(b" ", 1) for rule in policy.split(b"; "))
        assert b"unsafe" not in policy
        assert b"*" not in policy
        assert rules[b"frame-ancestors"] == rules[b"base-uri"] == rules[b"form-action"] == b"'none'"
    assert dict(rule.split(b" ", 1) for rule in PAGE_POLICY.split(b"; "))[b"script-src"] == b"'self'"
    assert ALWAYS[b"referrer-policy"] == b"no-referrer"
    assert ALWAYS[b"x-content-type-options"] == b"nosniff"
    assert {ALWAYS[b"cross-origin-opener-policy"], ALWAYS[b"cross-origin-resource-policy"]} == {b"same-origin"}


def test_what_has_a_name_that_never_changes_may_be_kept() -> None:
    headers = headers_of(sent_by(responding((b"Cache-Control", b"public, immutable")))[0])
    assert headers[b"Cache-Control"] == b"public, immutable"
    assert b"cache-control" not in headers


def test_nothing_else_can_be_loosened_from_inside() -> None:
    lax = [(b"Content-Security-Policy", b"*"), (b"X-Frame-Options", b"x"), (b"Strict-Transport-Security", b"max-age=0")]
    headers = headers_of(sent_by(responding(*lax, (b"etag", b"1")))[0])
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
    headers = headers_of(sent_by(responding(), **scope)[0])
    assert headers.get(b"strict-transport-security") == (b"max-age=31536000" if is_https else None)


def test_a_websocket_that_is_denied_with_a_page_has_them_too() -> None:
    app = responding(start="websocket.http.response.start")
    assert ALWAYS.items() <= headers_of(sent_by(app, type="websocket", scheme="ws")[0]).items()


def test_what_is_no_response_passes_untouched() -> None:
    message = {"type": "websocket.accept", "headers": []}

    async def accepting(scope: Scope, receive: Receive, send: Send) -> None:
        await send(message)

    assert sent_by(accepting, type="websocket", scheme="wss") == [message]
    assert sent_by(accepting, type="lifespan") == [message]


class Accident(Exception):  # noqa: N818
    pass


def failing(*before: Message) -> App:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for message in before:
            await send(message)
        raise Accident("a secret")

    return app


def sent_before_failing(app: App, **scope: Any) -> list[Message]:
    sent: list[Message] = []

    async def recording(inner_scope: Scope, receive: Receive, send: Send) -> None:
        async def both(message: Message) -> None:
            sent.append(message)
            await send(message)

        await Careful(app)(inner_scope, receive, both)

    with pytest.raises(Accident):
        sent_by(recording, **scope)
    return sent


def test_a_failure_is_an_answer_with_the_same_headers_and_says_nothing_of_itself() -> None:
    start, body = sent_before_failing(failing())
    assert start["status"] == 500
    headers = headers_of(start)
    assert ALWAYS.items() <= headers.items()
    assert headers[b"content-security-policy"] == ANSWER_POLICY
    assert int(headers[b"content-length"]) == len(body["body"])
    assert b"secret" not in body["body"]


def test_a_response_that_has_begun_is_not_begun_again() -> None:
    begun = {"type": "http.response.start", "status": 200, "headers": []}
    [start] = sent_before_failing(failing(begun))
    assert start["status"] == 200


def test_a_websocket_that_fails_gets_no_response() -> None:
    assert sent_before_failing(failing(), type="websocket") == []


@get("/page", media_type="text/html", sync_to_thread=False)
def page() -> str:
    return "<p>hello"


@get("/broken", sync_to_thread=False)
def broken() -> Response[str]:
    raise Accident("a secret")


@pytest.mark.parametrize(
    ("path", "status", "policy"),
    [("/page", 200, PAGE_POLICY), ("/none", 404, ANSWER_POLICY), ("/broken", 500, ANSWER_POLICY)],
)
def test_litestar_is_covered_with_its_errors(path: str, status: int, policy: bytes) -> None:
    app: Any = Litestar([page, broken], openapi_config=None)
    asked = {
        "path": path,
        "raw_path": path.encode(),
        "method": "GET",
        "query_string": b"",
        "root_path": "",
        "extensions": {},
    }
    start = sent_by(app, **asked)[0]
    assert (start["status"], headers_of(start)[b"content-security-policy"]) == (status, policy)
    assert ALWAYS.items() <= headers_of(start).items()
