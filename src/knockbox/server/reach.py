"""Where other machines find a server that listens on this one, so that a link can be sent to them."""

import socket
from ipaddress import ip_address
from typing import Final

from msgspec.structs import replace

from knockbox.server.catalogue.shapes import Reach

HERE_ALONE: Final = Reach(lan=False, origin=None)
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's: to ask which way leads there sends nothing."""


def reach_of(host: str, port: int, base_path: str = "", program: str = HERE_ALONE.program) -> Reach:
    """Of a server that listens there, and was started by that program; `host` is a number."""
    address = ip_address(host)
    if address.is_loopback:
        return replace(HERE_ALONE, program=program)
    found = network_address() if address.is_unspecified else host
    root = origin(found, port) + (f"{base_path}/" if base_path else "") if found else None
    return Reach(lan=True, origin=root, program=program)


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str | None:
    """The address of this machine in the network that leads elsewhere; none if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(asking.getsockname()[0])
    return None if ip_address(found).is_loopback else found
