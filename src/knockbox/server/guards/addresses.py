"""The address, scheme and host of a caller; only trusted proxies may forward those of others.

A proxy appends to the headers it gets, so lists are read from the right: anyone could have written what is left of the
first untrusted address.
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
"""As in ASGI: lower-case names, in order of arrival."""

PORT_PATTERN: Final = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::\d{1,5})?|([0-9.]+):\d{1,5}", re.ASCII)
LOCAL_HOST_PATTERN: Final = re.compile(
    r"(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?", re.ASCII | re.I
)
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
IPV6_HOME_BITS: Final = 64
"""One home has all IPv6 addresses that share this many bits."""
GROUP_CACHE_SIZE: Final = 10_000
"""Cached addresses, so that they are not parsed for every message."""


class Caller(msgspec.Struct, frozen=True):
    """The sender of a request, and the host it was sent to."""

    address: str
    scheme: str  # http or https
    host: str  # with its port, if given; empty if unknown


def caller_of(scope: Any, trusted: Sequence[Network]) -> Caller:
    """Return the caller of a request or websocket from its ASGI scope."""
    peer = scope["client"][0] if scope.get("client") else ""
    headers = list(scope["headers"])
    chain = list(trusted_chain(peer, header_entries(headers, b"x-forwarded-for"), trusted))
    hops = sum(is_trusted(address, trusted) for address in chain)
    scheme = SCHEMES.get(scope.get("scheme", "http"), "http")
    proto = forwarded_value(headers, b"x-forwarded-proto", hops)
    return Caller(chain[-1], scheme if proto is None else SCHEMES.get(proto.lower(), "http"), host_of(headers, hops))


def is_secure_context(caller: Caller) -> bool:
    """Return whether browsers treat the origin as secure: https, this machine, or unknown."""
    return caller.scheme == "https" or not caller.host or LOCAL_HOST_PATTERN.fullmatch(caller.host) is not None


def client_address(peer: str, forwarded_for: Sequence[str], trusted: Sequence[Network]) -> str:
    """Return the first address from the right that is not a trusted proxy, given the X-Forwarded-For entries."""
    return list(trusted_chain(peer, forwarded_for, trusted))[-1]


def trusted_chain(peer: str, forwarded_for: Sequence[str], trusted: Sequence[Network]) -> Iterator[str]:
    """Yield the peer and the addresses that trusted proxies forward, as far as they can be parsed."""
    yield peer
    sender = peer
    for entry in reversed(forwarded_for):
        address = parse_address(entry)
        if address is None or not is_trusted(sender, trusted):
            return
        sender = str(address)
        yield sender


def is_trusted(text: str, trusted: Sequence[Network]) -> bool:
    address = parse_address(text)
    return address is not None and any(address in network for network in trusted)


@lru_cache(GROUP_CACHE_SIZE)
def group_of(text: str) -> str:
    """Return what counts as one caller: an IPv4 address, or the IPv6 network of one home."""
    address = parse_address(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, IPV6_HOME_BITS), strict=False))
    return str(address) if address else text


def parse_address(text: str) -> Address | None:
    """Parse an address with an optional port; an IPv4-mapped IPv6 address becomes IPv4."""
    with_port = PORT_PATTERN.fullmatch(text)
    bare = (with_port[1] or with_port[2]) if with_port else text
    if "%" in bare:  # the zone of an IPv6 address is free text
        return None
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def host_of(headers: Headers, hops: int) -> str:
    """Return the requested host; empty if there are several."""
    headers = list(headers)
    forwarded_host = forwarded_value(headers, b"x-forwarded-host", hops)
    if forwarded_host is not None:
        return forwarded_host
    hosts = header_values(headers, b"host")
    return hosts[0] if len(hosts) == 1 else ""


def forwarded_value(headers: Headers, name: bytes, hops: int) -> str | None:
    """Return the entry of the outermost of `hops` trusted proxies; None without entry or proxy."""
    entries = header_entries(headers, name)
    return entries[-min(hops, len(entries))] if hops and entries else None


def header_entries(headers: Headers, name: bytes) -> list[str]:
    """Return all entries of a list header, across all its lines."""
    return [entry.strip() for line in header_values(headers, name) for entry in line.split(",")]


def header_values(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1").strip(" \t") for found, value in headers if found.lower() == name]
