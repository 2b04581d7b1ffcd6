"""Serves the web app: files of the bundle, and a readable page for unknown paths."""

from collections.abc import Callable
from html import escape
from typing import Final

import msgspec

from knockbox.server.bundle import CONTENT_TYPES, DEFAULT_CONTENT_TYPE, INDEX, Bundle, BundledFile
from knockbox.server.forms import Fault
from knockbox.server.guards.addresses import header_entries
from knockbox.server.guards.headers import App, HttpHeader, Receive, Scope, Send
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import FALLBACK_LANGUAGE, LANGUAGES

READ_METHODS: Final = ("GET", "HEAD")
NON_PAGE_PATHS: Final = ("api", "healthz", "metrics")
"""First segments of paths that are not pages."""
VARY: Final = (b"vary", b"accept-encoding")
PAGE_TEMPLATE: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Knockbox</title>
  </head>
  <body>
    {body}
  </body>
</html>
"""


class HttpReply(msgspec.Struct, frozen=True):
    """A complete HTTP response."""

    status: int
    headers: list[HttpHeader]
    body: bytes = b""


RATE_LIMITED_REPLY: Final = HttpReply(
    429,
    [(b"content-type", b"application/json")],
    msgspec.json.encode(Fault("too-many", "too many requests from your address; try again later")),
)


class PagesApp:
    """An ASGI application that serves the web app below a path and passes everything else on."""

    def __init__(self, bundle: Bundle, base_path: str, api: App, may_visit: Callable[[Scope], bool]) -> None:
        self.bundle = bundle
        self.base_path = base_path
        self.api = api
        self.may_visit = may_visit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = self.early_reply(scope) if scope["type"] == "http" else None
        if reply is None:
            await self.api(scope, receive, send)
            return
        length = (b"content-length", b"%d" % len(reply.body))
        await send({"type": "http.response.start", "status": reply.status, "headers": [*reply.headers, length]})
        await send({"type": "http.response.body", "body": reply.body})

    def early_reply(self, scope: Scope) -> HttpReply | None:
        """Return a reply that needs no API: a page, or the refusal of callers over their rate limit."""
        if not self.may_visit(scope):
            return RATE_LIMITED_REPLY
        return self.page_reply(scope) if scope["method"] in READ_METHODS else None

    def page_reply(self, scope: Scope) -> HttpReply | None:
        """Return the page or file at a path; None if the path is not for pages."""
        path = scope["path"]
        below = f"{self.base_path}/"
        if f"{path}/" == below:  # links of the page are relative to its folder
            return HttpReply(308, [(b"location", below.encode())])
        name = path.removeprefix(below) if path.startswith(below) else None
        found = self.bundle.get(name or INDEX) if name is not None else None
        if found is not None:
            return file_reply(found, scope)
        is_page = name is None or name.partition("/")[0] not in NON_PAGE_PATHS
        return self.not_found_reply(scope, name) if is_page and accepts_html(scope) else None

    def not_found_reply(self, scope: Scope, name: str | None) -> HttpReply:
        """Return a 404 page in the language of the browser, with a link to the app if there is one."""
        language = language_of(scope)
        say = load_catalogue(language).format
        link = f'<a href="{escape(self.base_path)}/">{escape(say("pages-home"))}</a>' if self.bundle else ""
        message = say("pages-lost" if self.bundle or name else "pages-none")
        text = PAGE_TEMPLATE.format(language=language, body=f"<p>{escape(message)}</p>{link}")
        return HttpReply(404, [(b"content-type", CONTENT_TYPES[".html"])], text.encode())


def file_reply(file: BundledFile, scope: Scope) -> HttpReply:
    """Return a file, compressed if accepted; only headers if the browser has it already.

    The headers include the content type: a browser replaces its cached headers, and they decide the policy of the page.
    """
    headers: list[HttpHeader] = [
        (b"content-type", file.content_type or DEFAULT_CONTENT_TYPE),
        (b"etag", file.etag),
        (b"cache-control", file.cache_control),
    ]
    headers += [VARY] if file.gzipped is not None else []
    if has_current_version(file.etag, scope):
        return HttpReply(304, headers)
    if file.gzipped is not None and accepts_gzip(scope):
        return HttpReply(200, [*headers, (b"content-encoding", b"gzip")], file.gzipped)
    return HttpReply(200, headers, file.body)


def has_current_version(tag: bytes, scope: Scope) -> bool:
    known = header_entries(scope["headers"], b"if-none-match")
    return "*" in known or tag.decode() in known


def accepts_gzip(scope: Scope) -> bool:
    """Return whether gzip is accepted: named without a weight of zero."""
    for entry in header_entries(scope["headers"], b"accept-encoding"):
        name, _, weight = entry.replace(" ", "").partition(";q=")
        if name.lower() == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def accepts_html(scope: Scope) -> bool:
    """Return whether the client accepts HTML; programs get a JSON error instead."""
    return any(entry.partition(";")[0] == "text/html" for entry in header_entries(scope["headers"], b"accept"))


def language_of(scope: Scope) -> str:
    """Return the first supported language that the browser asks for."""
    preferred = (entry[:2].lower() for entry in header_entries(scope["headers"], b"accept-language"))
    return next((language for language in preferred if language in LANGUAGES), FALLBACK_LANGUAGE)
