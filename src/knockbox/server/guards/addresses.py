"""Who calls: the address, scheme and host of a request, where only trusted proxies may speak for others.

A proxy appends to what it was told, so lists are read from the right: what stands left of the first address that is
not trusted, anybody could have written.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, TypeAlias

import msgspec

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network
Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
"""As ASGI has them: names in lower case, in the order in which they came."""

WITH_PORT: Final = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::\d{1,5})?|([0-9.]+):\d{1,5}", re.ASCII)
OWN_HOST: Final = re.compile(r"(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?", re.ASCII | re.I)
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
HOME_OF_ONE: Final = 64
"""Whoever has one IPv6 address has all that share so many bits with it."""
GROUPS_KEPT: Final = 10_000
"""Addresses that need not be taken apart again with every message."""


class Caller(msgspec.Struct, frozen=True):
    """Who made a request, and what was typed to reach us."""

    address: str
    scheme: str  # http or https
    host: str  # with its port, if one was named; empty if nobody can say


def caller_of(scope: Any, trusted: Sequence[Network]) -> Caller:
    """Who stands behind a request or a websocket; `scope` is that of ASGI."""
    peer = scope["client"][0] if scope.get("client") else ""
    headers = list(scope["headers"])
    chain = list(believed(peer, listed(headers, b"x-forwarded-for"), trusted))
    hops = sum(is_trusted(address, trusted) for address in chain)
    scheme = SCHEMES.get(scope.get("scheme", "http"), "http")
    told = forwarded(headers, b"x-forwarded-proto", hops)
    return Caller(chain[-1], scheme if told is None else SCHEMES.get(told.lower(), "http"), host_of(headers, hops))


def is_trustworthy(caller: Caller) -> bool:
    """Whether a browser may trust the way here: it is encrypted, never leaves the machine, or nobody can say."""
    return caller.scheme == "https" or not caller.host or OWN_HOST.fullmatch(caller.host) is not None


def client_address(peer: str, forwarded_for: Sequence[str], trusted: Sequence[Network]) -> str:
    """The first address from the right that is no trusted proxy; `forwarded_for` has the entries of X-Forwarded-For."""
    return list(believed(peer, forwarded_for, trusted))[-1]


def believed(peer: str, forwarded_for: Sequence[str], trusted: Sequence[Network]) -> Iterator[str]:
    """The peer, and what trusted proxies say of those before them, as far as it can be read."""
    yield peer
    speaker = peer
    for entry in reversed(forwarded_for):
        address = parsed(entry)
        if address is None or not is_trusted(speaker, trusted):
            return
        speaker = str(address)
        yield speaker


def is_trusted(text: str, trusted: Sequence[Network]) -> bool:
    address = parsed(text)
    return address is not None and any(address in network for network in trusted)


@lru_cache(GROUPS_KEPT)
def group_of(text: str) -> str:
    """What is counted as one caller: an IPv4 address, or all of an IPv6 network that one home gets."""
    address = parsed(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME_OF_ONE), strict=False))
    return str(address) if address else text


def parsed(text: str) -> Address | None:
    """An address, perhaps with a port; one of IPv4 in the clothes of IPv6 is one of IPv4."""
    with_port = WITH_PORT.fullmatch(text)
    bare = (with_port[1] or with_port[2]) if with_port else text
    if "%" in bare:  # the zone of an IPv6 address is free text
        return None
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def host_of(headers: Headers, hops: int) -> str:
    """The host that was asked for; with several of them nobody can say."""
    headers = list(headers)
    told = forwarded(headers, b"x-forwarded-host", hops)
    if told is not None:
        return told
    hosts = valued(headers, b"host")
    return hosts[0] if len(hosts) == 1 else ""


def forwarded(headers: Headers, name: bytes, hops: int) -> str | None:
    """What the outermost of so many trusted proxies says; None if it says nothing, or there is none to trust."""
    entries = listed(headers, name)
    return entries[-min(hops, len(entries))] if hops and entries else None


def listed(headers: Headers, name: bytes) -> list[str]:
    """All entries of a header that is a list, over all its lines."""
    return [entry.strip() for line in valued(headers, name) for entry in line.split(",")]


def valued(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1").strip(" \t") for found, value in headers if found.lower() == name]
