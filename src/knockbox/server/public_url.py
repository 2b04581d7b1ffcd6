"""The URL at which other machines reach this server, for links."""

import socket
from ipaddress import ip_address
from typing import Final

from msgspec.structs import replace

from knockbox.server.catalogue.shapes import Reach

LOOPBACK_ONLY: Final = Reach(lan=False, origin=None)
PROBE_ADDRESS: Final = ("192.0.2.1", 9)
"""An unassigned address; looking up the route to it sends nothing."""


def find_reach(host: str, port: int, base_path: str = "", program: str = LOOPBACK_ONLY.program) -> Reach:
    """Return the reach of a server that listens there, started by `program`; `host` is an IP address."""
    address = ip_address(host)
    if address.is_loopback:
        return replace(LOOPBACK_ONLY, program=program)
    found = network_address() if address.is_unspecified else host
    root = format_origin(found, port) + (f"{base_path}/" if base_path else "") if found else None
    return Reach(lan=True, origin=root, program=program)


def format_origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str | None:
    """Return the address of this machine in its network, or None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ip_address(found).is_loopback else found
