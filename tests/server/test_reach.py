"""How far links lead: what a server knows of its own address, and whom it tells."""

from pathlib import Path

import pytest

from knockbox.server import reach
from knockbox.server.catalogue.shapes import Reach
from knockbox.server.reach import HERE_ALONE, network_address, reach_of
from tests.server.live import serving

HOME_ADDRESS = "192.168.1.5"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: HOME_ADDRESS)


@pytest.mark.parametrize(
    ("host", "base_path", "expected"),
    [
        ("127.0.0.1", "", HERE_ALONE),
        ("::1", "", HERE_ALONE),
        ("127.3.2.1", "/games", HERE_ALONE),
        ("0.0.0.0", "", Reach(lan=True, origin="http://192.168.1.5:8080")),  # noqa: S104
        ("::", "", Reach(lan=True, origin="http://192.168.1.5:8080")),
        ("0.0.0.0", "/games", Reach(lan=True, origin="http://192.168.1.5:8080/games/")),  # noqa: S104
        ("10.1.2.3", "", Reach(lan=True, origin="http://10.1.2.3:8080")),
        ("2001:db8::1", "", Reach(lan=True, origin="http://[2001:db8::1]:8080")),
    ],
)
def test_a_server_knows_how_far_its_links_lead(host: str, base_path: str, expected: Reach) -> None:
    assert reach_of(host, 8080, base_path) == expected


@pytest.mark.parametrize("host", ["127.0.0.1", "10.1.2.3"])
def test_a_server_says_what_it_was_started_by(host: str) -> None:
    assert reach_of(host, 8080, program="./kb").program == "./kb"
    assert reach_of(host, 8080).program == "knockbox"


def test_a_machine_in_no_network_has_no_address_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: None)
    assert reach_of("0.0.0.0", 8080) == Reach(lan=True, origin=None)  # noqa: S104


def test_the_address_in_the_network_is_none_of_this_machine_alone() -> None:
    assert network_address() not in ("127.0.0.1", "0.0.0.0")  # noqa: S104


def test_only_whoever_sits_at_the_machine_is_told_its_address(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as server:  # noqa: S104
        own = server.call("GET", "/api/games").json["reach"]
        assert own["lan"] is True
        assert own["origin"] is None or own["origin"].endswith(f":{server.port}")
        forwarded = server.call("GET", "/api/games", x_forwarded_for="192.0.2.7").json["reach"]
        assert forwarded == {"lan": True, "origin": None, "program": own["program"]}


def test_without_the_network_links_lead_nowhere_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.call("GET", "/api/games").json["reach"] == {"lan": False, "origin": None, "program": "knockbox"}
