"""By which names this server may be asked for.

A site elsewhere may point a name of its own at this machine; to a browser its page and this server are then one.
An address is no name, and nobody else can give away `localhost` or what this machine is called.
"""

from collections.abc import Collection
from typing import Any, Final

from knockbox.server.guards.addresses import parsed, valued
from knockbox.server.guards.origins import normal

FORWARDING: Final = (b"x-forwarded", b"forwarded", b"via", b"x-real-ip")
"""How headers begin that proxies add."""
LOCAL: Final = "localhost"
LONGEST: Final = 260
"""Characters of a name and a port."""


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether a host, as a browser names it, is an address, this machine, or one of `names`; programs name none."""
    if not host:
        return True
    name = name_of(host)
    if name is None:
        return False
    return parsed(name) is not None or name == LOCAL or name.endswith(f".{LOCAL}") or name in names


def is_neighbour(scope: Any, names: Collection[str]) -> bool:
    """Whether somebody on this machine asks for himself, no proxy for somebody else, and no page by another name.

    A page from elsewhere may point a name of its own at this machine, and would read what is answered under it.
    """
    address = parsed(scope["client"][0]) if scope.get("client") else None
    is_forwarded = any(name.lower().startswith(FORWARDING) for name, _ in scope["headers"])
    is_named = all(is_ours(host, names) for host in valued(scope["headers"], b"host"))
    return address is not None and address.is_loopback and not is_forwarded and is_named


def name_of(host: str) -> str | None:
    """Without its port and a last dot, in lower case; None if it is no host at all."""
    origin = normal(f"http://{host}") if len(host) <= LONGEST else None
    if origin is None:
        return None
    bare = origin.removeprefix("http://")
    return bare.partition("]")[0][1:] if bare.startswith("[") else bare.partition(":")[0].removesuffix(".")


def names_of_machine(called: str) -> frozenset[str]:
    """What a machine is called in its own network: by its name, and as it is announced there."""
    name = called.lower().removesuffix(".")
    first = name.partition(".")[0]
    return frozenset({name, first, f"{first}.local"}) if first else frozenset()
