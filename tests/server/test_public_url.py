"""How far links lead: what a server knows of its own address, and whom it tells."""

from pathlib import Path

import pytest

from knockbox.server import public_url
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.public_url import LOOPBACK_ONLY, find_reach, network_address
from tests.server.live_server import running_server

HOME_ADDRESS = "192.168.1.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_url, "network_address", lambda: HOME_ADDRESS)


@pytest.mark.parametrize(
    ("host", "base_path", "expected"),
    [
        ("127.0.0.1", "", LOOPBACK_ONLY),
        ("::1", "", LOOPBACK_ONLY),
        ("127.3.2.1", "/games", LOOPBACK_ONLY),
        ("0.0.0.0", "", Reach(lan=True, origin="http://192.168.1.5:8080")),  # noqa: S104
        ("::", "", Reach(lan=True, origin="http://192.168.1.5:8080")),
        ("0.0.0.0", "/games", Reach(lan=True, origin="http://192.168.1.5:8080/games/")),  # noqa: S104
        ("10.1.2.3", "", Reach(lan=True, origin="http://10.1.2.3:8080")),
        ("2001:db8::1", "", Reach(lan=True, origin="http://[2001:db8::1]:8080")),
    ],
)
def test_a_server_knows_the_reach_of_its_links(host: str, base_path: str, expected: Reach) -> None:
    assert find_reach(host, 8080, base_path) == expected


@pytest.mark.parametrize("host", ["127.0.0.1", "10.1.2.3"])
def test_a_server_says_what_it_was_started_by(host: str) -> None:
    assert find_reach(host, 8080, program="./kb").program == "./kb"
    assert find_reach(host, 8080).program == "knockbox"


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_url, "network_address", lambda: None)
    assert find_reach("0.0.0.0", 8080) == Reach(lan=True, origin=None)  # noqa: S104


def test_the_address_in_the_network_is_none_of_this_machine_alone() -> None:
    assert network_address() not in ("127.0.0.1", "0.0.0.0")  # noqa: S104


def test_only_local_requests_get_the_address_of_the_machine(tmp_path: Path) -> None:
    with running_server(tmp_path, host="0.0.0.0") as server:  # noqa: S104
        own = server.call("GET", "/api/games").json["reach"]
        assert own["lan"] is True
        assert own["origin"] is None or own["origin"].endswith(f":{server.port}")
        forwarded = server.call("GET", "/api/games", x_forwarded_for="192.0.2.7").json["reach"]
        assert forwarded == {"lan": True, "origin": None, "program": own["program"]}


def test_without_the_network_links_lead_nowhere_else(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        assert server.call("GET", "/api/games").json["reach"] == {"lan": False, "origin": None, "program": "knockbox"}
