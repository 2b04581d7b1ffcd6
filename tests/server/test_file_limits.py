"""How many connections the system has room for."""

import resource

import pytest

from knockbox.server.file_limits import EXTRA_FILES, raise_file_limit

ENDLESS = resource.RLIM_INFINITY


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """What the system was asked for; the test process itself stays as it is."""
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: found.append(limits))
    return found


def limited(patch: pytest.MonkeyPatch, soft: int, hard: int) -> None:
    patch.setattr(resource, "getrlimit", lambda _: (soft, hard))


@pytest.mark.parametrize(
    ("soft", "hard", "limits", "room"),
    [
        (1024, 20_000, [(10_000 + EXTRA_FILES, 20_000)], 10_000),
        (1024, 4096, [(4096, 4096)], 4096 - EXTRA_FILES),
        (1024, ENDLESS, [(10_000 + EXTRA_FILES, ENDLESS)], 10_000),
        (50_000, 50_000, [], 10_000),
        (ENDLESS, ENDLESS, [], 10_000),
        (100, 100, [], 0),
    ],
)
def test_room_is_asked_for_as_far_as_the_system_lets_us(
    monkeypatch: pytest.MonkeyPatch,
    asked: list[tuple[int, int]],
    soft: int,
    hard: int,
    limits: list[tuple[int, int]],
    room: int,
) -> None:
    limited(monkeypatch, soft, hard)
    assert raise_file_limit(10_000) == room
    assert asked == limits
