"""The web app at its addresses: files of the bundle, and a page in words for an address that leads nowhere."""

from collections.abc import Callable
from html import escape
from typing import Final

import msgspec

from knockbox.server.bundle import ANY_KIND, INDEX, KINDS, Bundle, Sheet
from knockbox.server.forms import Fault
from knockbox.server.guards.addresses import listed
from knockbox.server.guards.headers import App, Header, Receive, Scope, Send
from knockbox.text.catalogue import catalogue
from knockbox.text.language import FALLBACK, LANGUAGES

READING: Final = ("GET", "HEAD")
OTHER_DOORS: Final = ("api", "healthz", "metrics")
"""How paths begin that are no pages."""
VARY: Final = (b"vary", b"accept-encoding")
NOTE: Final = """<!doctype html>
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


class Reply(msgspec.Struct, frozen=True):
    """An answer over HTTP as a whole."""

    status: int
    headers: list[Header]
    body: bytes = b""


TOO_OFTEN: Final = Reply(
    429,
    [(b"content-type", b"application/json")],
    msgspec.json.encode(Fault("too-many", "too many requests from your address; wait a little")),
)


class Pages:
    """An ASGI application that answers with the app below a path, and leaves all else to the doors behind it."""

    def __init__(self, bundle: Bundle, base_path: str, doors: App, may_visit: Callable[[Scope], bool]) -> None:
        self.bundle = bundle
        self.base_path = base_path
        self.doors = doors
        self.may_visit = may_visit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reply = self.met(scope) if scope["type"] == "http" else None
        if reply is None:
            await self.doors(scope, receive, send)
            return
        length = (b"content-length", b"%d" % len(reply.body))
        await send({"type": "http.response.start", "status": reply.status, "headers": [*reply.headers, length]})
        await send({"type": "http.response.body", "body": reply.body})

    def met(self, scope: Scope) -> Reply | None:
        """What is answered before anything else is asked; whoever comes too often gets no further."""
        if not self.may_visit(scope):
            return TOO_OFTEN
        return self.reply(scope) if scope["method"] in READING else None

    def reply(self, scope: Scope) -> Reply | None:
        """What is answered to a path; nothing if it is not for pages."""
        path, below = scope["path"], f"{self.base_path}/"
        if f"{path}/" == below:  # links of the page are relative to the folder that it is in
            return Reply(308, [(b"location", below.encode())])
        name = path.removeprefix(below) if path.startswith(below) else None
        found = self.bundle.get(name or INDEX) if name is not None else None
        if found is not None:
            return handed(found, scope)
        is_page = name is None or name.partition("/")[0] not in OTHER_DOORS
        return self.note(scope, name) if is_page and wants_page(scope) else None

    def note(self, scope: Scope, name: str | None) -> Reply:
        """There is nothing here, in the language of whoever reads it, with a way on if there is one."""
        language = language_of(scope)
        say = catalogue(language).format
        way_on = f'<a href="{escape(self.base_path)}/">{escape(say("pages-home"))}</a>' if self.bundle else ""
        told = say("pages-lost" if self.bundle or name else "pages-none")
        text = NOTE.format(language=language, body=f"<p>{escape(told)}</p>{way_on}")
        return Reply(404, [(b"content-type", KINDS[".html"])], text.encode())


def handed(sheet: Sheet, scope: Scope) -> Reply:
    """A file, by gzip where that is understood; nothing but its headers if the browser has it already.

    Those tell its kind too: a browser puts them in the place of what it kept, and they decide the policy of the page.
    """
    told: list[Header] = [
        (b"content-type", sheet.kind or ANY_KIND),
        (b"etag", sheet.tag),
        (b"cache-control", sheet.cache),
    ]
    told += [VARY] if sheet.packed is not None else []
    if is_known(sheet.tag, scope):
        return Reply(304, told)
    if sheet.packed is not None and takes_gzip(scope):
        return Reply(200, [*told, (b"content-encoding", b"gzip")], sheet.packed)
    return Reply(200, told, sheet.body)


def is_known(tag: bytes, scope: Scope) -> bool:
    known = listed(scope["headers"], b"if-none-match")
    return "*" in known or tag.decode() in known


def takes_gzip(scope: Scope) -> bool:
    """Whether gzip is named, and not only to say that it is not wanted."""
    for entry in listed(scope["headers"], b"accept-encoding"):
        name, _, weight = entry.replace(" ", "").partition(";q=")
        if name.lower() == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def wants_page(scope: Scope) -> bool:
    """Whether a person is there to read it; programs are answered like everywhere."""
    return any(entry.partition(";")[0] == "text/html" for entry in listed(scope["headers"], b"accept"))


def language_of(scope: Scope) -> str:
    """The first of the languages that a browser asks for and that we speak."""
    asked = (entry[:2].lower() for entry in listed(scope["headers"], b"accept-language"))
    return next((language for language in asked if language in LANGUAGES), FALLBACK)
