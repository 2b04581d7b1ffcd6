"""Headers that tell a browser to be careful, on every response, that of a failure included."""

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final, TypeAlias

from knockbox.server.guards.addresses import Network, caller_of, is_trustworthy

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Header: TypeAlias = tuple[bytes, bytes]

PAGE_POLICY: Final = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    b"object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
ANSWER_POLICY: Final = b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
PAGES: Final = frozenset({b"text/html", b"text/javascript", b"application/javascript"})
"""What may load more: pages, and scripts because a worker keeps to the policy that its own script came with."""

OPENER: Final = b"cross-origin-opener-policy"
"""Browsers heed it only where they trust the way; elsewhere a page with it complains to whoever opens the console."""
ALWAYS: Final[dict[bytes, bytes]] = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": (
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()"
    ),
    OPENER: b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
}
POLICY: Final = b"content-security-policy"
TRANSPORT: Final = b"strict-transport-security"
CACHE: Final = b"cache-control"
A_YEAR: Final = b"max-age=31536000"

STARTS: Final = frozenset({"http.response.start", "websocket.http.response.start"})
FAILURE: Final = b'{"error":"failure","detail":"the server failed; it is not your fault"}'


class Careful:
    """An ASGI application whose every response has those headers; `trusted` proxies may say that https was used."""

    def __init__(self, app: App, trusted: Sequence[Network] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        caller = caller_of(scope, self.trusted)
        carefully = Carefully(send, caller.scheme == "https", is_trustworthy(caller))
        try:
            await self.app(scope, receive, carefully)
        except Exception:
            if scope["type"] == "http" and not carefully.has_started:
                await carefully.fail()
            raise  # whoever runs us writes it down


class Carefully:
    """Sends the messages of one response, and remembers whether it has begun."""

    __slots__ = ("has_started", "is_https", "is_trusted", "send")

    def __init__(self, send: Send, is_https: bool, is_trusted: bool) -> None:
        self.send = send
        self.is_https = is_https
        self.is_trusted = is_trusted
        self.has_started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] in STARTS:
            self.has_started = True
            told = careful(list(message.get("headers", ())), self.is_https, self.is_trusted)
            message = {**message, "headers": told}
        await self.send(message)

    async def fail(self) -> None:
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(FAILURE)).encode())]
        await self({"type": "http.response.start", "status": 500, "headers": headers})
        await self.send({"type": "http.response.body", "body": FAILURE})


def careful(headers: Sequence[Header], is_https: bool, is_trusted: bool = True) -> list[Header]:
    """The headers with ours instead of what they say themselves; only how long to keep an answer is theirs to say."""
    ours = {**ALWAYS, POLICY: PAGE_POLICY if is_page(headers) else ANSWER_POLICY}
    if is_page(headers) and not is_trusted:
        del ours[OPENER]
    if is_https:
        ours[TRANSPORT] = A_YEAR
    if CACHE not in {name.lower() for name, _ in headers}:
        ours[CACHE] = b"no-store"
    kept = [(name, value) for name, value in headers if name.lower() not in ours and name.lower() != TRANSPORT]
    return [*kept, *ours.items()]


def is_page(headers: Sequence[Header]) -> bool:
    kinds = [value.partition(b";")[0].strip().lower() for name, value in headers if name.lower() == b"content-type"]
    return any(kind in PAGES for kind in kinds)
