"""Which pages may talk to us: those of this server, and those that whoever runs it has listed.

A browser says with `Origin` whose page is talking; a program says nothing, and needs a token anyway.
"""

import re
from collections.abc import Collection
from ipaddress import AddressValueError, IPv6Address
from typing import Final

from knockbox.server.guards.addresses import Caller, Headers, valued

ORIGIN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d{1,5}))?", re.ASCII
)
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def may_connect(headers: Headers, caller: Caller, allowed: Collection[str]) -> bool:
    """Whether the page that talks is ours; `allowed` are origins as `normal` writes them."""
    named = valued(headers, b"origin")
    if not named:
        return True
    origin = normal(named[0]) if len(named) == 1 else None
    return origin is not None and (origin == own_origin(caller) or origin in allowed)


def own_origin(caller: Caller) -> str | None:
    """The origin of our pages, as the caller reached us."""
    return normal(f"{caller.scheme}://{caller.host}")


def normal(origin: str) -> str | None:
    """An origin in the one way to write it: lower case, no default port; None if it is none of the web."""
    found = ORIGIN.fullmatch(origin.lower()) if origin.isascii() else None
    host = normal_host(found["host"]) if found else None
    if found is None or host is None:
        return None
    port = int(found["port"] or DEFAULT_PORTS[found["scheme"]])
    if not 0 < port < 2**16:
        return None
    return f"{found['scheme']}://{host}" + ("" if port == DEFAULT_PORTS[found["scheme"]] else f":{port}")


def normal_host(host: str) -> str | None:
    if not host.startswith("["):
        return host
    try:
        return f"[{IPv6Address(host[1:-1])}]"
    except AddressValueError:
        return None
