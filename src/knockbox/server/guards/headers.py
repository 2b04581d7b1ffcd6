"""Security headers on every response, failures included."""

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final, TypeAlias

from knockbox.server.guards.addresses import Network, caller_of, is_secure_context

Scope: TypeAlias = MutableMapping[str, Any]
AsgiMessage: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[AsgiMessage]]
Send: TypeAlias = Callable[[AsgiMessage], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
HttpHeader: TypeAlias = tuple[bytes, bytes]

PAGE_POLICY: Final = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    b"object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
ANSWER_POLICY: Final = b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGE_TYPES: Final = frozenset({b"text/html", b"text/javascript", b"application/javascript"})
"""Content types with the page policy: pages, and scripts, as a worker has the policy of its own script."""

OPENER_HEADER: Final = b"cross-origin-opener-policy"
"""Browsers apply it only to secure origins; elsewhere it causes a warning in the console."""
SECURITY_HEADERS: Final[dict[bytes, bytes]] = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": (
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()"
    ),
    OPENER_HEADER: b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
}
POLICY_HEADER: Final = b"content-security-policy"
TRANSPORT_HEADER: Final = b"strict-transport-security"
CACHE_HEADER: Final = b"cache-control"
TRANSPORT_VALUE: Final = b"max-age=31536000"

RESPONSE_STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})
FAILURE_BODY: Final = b'{"error":"failure","detail":"internal server error"}'


class SecurityHeadersMiddleware:
    """ASGI middleware that adds the headers to every response; `trusted` proxies may report https."""

    def __init__(self, app: App, trusted: Sequence[Network] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        caller = caller_of(scope, self.trusted)
        sender = SecurityHeadersSender(send, caller.scheme == "https", is_secure_context(caller))
        try:
            await self.app(scope, receive, sender)
        except Exception:
            if scope["type"] == "http" and not sender.has_started:
                await sender.fail()
            raise  # the ASGI server logs it


class SecurityHeadersSender:
    """Sends the messages of one response and records whether it has started."""

    __slots__ = ("has_started", "is_https", "is_trusted", "send")

    def __init__(self, send: Send, is_https: bool, is_trusted: bool) -> None:
        self.send = send
        self.is_https = is_https
        self.is_trusted = is_trusted
        self.has_started = False

    async def __call__(self, message: AsgiMessage) -> None:
        if message["type"] in RESPONSE_STARTS:
            self.has_started = True
            headers = with_security_headers(list(message.get("headers", ())), self.is_https, self.is_trusted)
            message = {**message, "headers": headers}
        await self.send(message)

    async def fail(self) -> None:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(FAILURE_BODY)).encode())]
        await self({"type": "http.response.start", "status": 500, "headers": headers})
        await self.send({"type": "http.response.body", "body": FAILURE_BODY})


def with_security_headers(headers: Sequence[HttpHeader], is_https: bool, is_trusted: bool = True) -> list[HttpHeader]:
    """Return the headers with the security headers in place of their own; only cache-control may be theirs."""
    ours = {**SECURITY_HEADERS, POLICY_HEADER: PAGE_POLICY if is_page(headers) else ANSWER_POLICY}
    if is_page(headers) and not is_trusted:
        del ours[OPENER_HEADER]
    if is_https:
        ours[TRANSPORT_HEADER] = TRANSPORT_VALUE
    if CACHE_HEADER not in {name.lower() for name, _ in headers}:
        ours[CACHE_HEADER] = b"no-store"
    kept = [(name, value) for name, value in headers if name.lower() not in ours and name.lower() != TRANSPORT_HEADER]
    return [*kept, *ours.items()]


def is_page(headers: Sequence[HttpHeader]) -> bool:
    kinds = [value.partition(b";")[0].strip().lower() for name, value in headers if name.lower() == b"content-type"]
    return any(kind in PAGE_TYPES for kind in kinds)
