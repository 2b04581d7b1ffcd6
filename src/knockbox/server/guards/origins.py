"""Allowed origins: this server, and those in the settings.

A browser sends the `Origin` of the page; a program sends none, and needs a token anyway.
"""

import re
from collections.abc import Collection
from ipaddress import AddressValueError, IPv6Address
from typing import Final

from knockbox.server.guards.addresses import Caller, Headers, header_values

ORIGIN_PATTERN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d{1,5}))?", re.ASCII
)
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


def is_allowed_origin(headers: Headers, caller: Caller, allowed: Collection[str]) -> bool:
    """Return whether the origin of a request is this server or in `allowed`, which must be normalised."""
    origins = header_values(headers, b"origin")
    if not origins:
        return True
    origin = normalize_origin(origins[0]) if len(origins) == 1 else None
    return origin is not None and (origin == own_origin(caller) or origin in allowed)


def own_origin(caller: Caller) -> str | None:
    """Return the origin of this server as the caller reached it."""
    return normalize_origin(f"{caller.scheme}://{caller.host}")


def normalize_origin(origin: str) -> str | None:
    """Normalise an origin: lower case, no default port; return None if it is not an http(s) origin."""
    found = ORIGIN_PATTERN.fullmatch(origin.lower()) if origin.isascii() else None
    host = normalize_host(found["host"]) if found else None
    if found is None or host is None:
        return None
    port = int(found["port"] or DEFAULT_PORTS[found["scheme"]])
    if not 0 < port < 2**16:
        return None
    return f"{found['scheme']}://{host}" + ("" if port == DEFAULT_PORTS[found["scheme"]] else f":{port}")


def normalize_host(host: str) -> str | None:
    if not host.startswith("["):
        return host
    try:
        return f"[{IPv6Address(host[1:-1])}]"
    except AddressValueError:
        return None
