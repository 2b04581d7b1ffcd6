"""Host names under which this server accepts requests.

A foreign site may point its own name at this machine (DNS rebinding); to a browser its page and this server are then
one. Addresses, `localhost` and the names of this machine cannot be taken over like that.
"""

from collections.abc import Collection
from typing import Any, Final

from knockbox.server.guards.addresses import header_values, parse_address
from knockbox.server.guards.origins import normalize_origin

PROXY_HEADER_PREFIXES: Final = (b"x-forwarded", b"forwarded", b"via", b"x-real-ip")
"""Prefixes of headers that proxies add."""
LOCALHOST: Final = "localhost"
MAX_HOST_LENGTH: Final = 260


def is_known_host(host: str, names: Collection[str]) -> bool:
    """Return whether a Host header is empty (programs), an address, this machine, or one of `names`."""
    if not host:
        return True
    name = host_name(host)
    if name is None:
        return False
    return parse_address(name) is not None or name == LOCALHOST or name.endswith(f".{LOCALHOST}") or name in names


def is_local_request(scope: Any, names: Collection[str]) -> bool:
    """Return whether a request comes directly from this machine, not through a proxy or under a foreign name.

    A foreign site may point its own name at this machine, and could read the response.
    """
    address = parse_address(scope["client"][0]) if scope.get("client") else None
    is_forwarded = any(name.lower().startswith(PROXY_HEADER_PREFIXES) for name, _ in scope["headers"])
    is_named = all(is_known_host(host, names) for host in header_values(scope["headers"], b"host"))
    return address is not None and address.is_loopback and not is_forwarded and is_named


def host_name(host: str) -> str | None:
    """Return the name without port and trailing dot, in lower case; None if it is invalid."""
    origin = normalize_origin(f"http://{host}") if len(host) <= MAX_HOST_LENGTH else None
    if origin is None:
        return None
    bare = origin.removeprefix("http://")
    return bare.partition("]")[0][1:] if bare.startswith("[") else bare.partition(":")[0].removesuffix(".")


def machine_names(hostname: str) -> frozenset[str]:
    """Return the names of a machine in its own network, its mDNS name included."""
    name = hostname.lower().removesuffix(".")
    first = name.partition(".")[0]
    return frozenset({name, first, f"{first}.local"}) if first else frozenset()
