"""A comparison that cannot fail proves nothing: small leaks are planted into the server, and each must be found."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.server.kit import run
from tests.server.leaks import LATE, LEAKS, Leak
from tests.server.schedules import contested, schedule
from tests.server.stretches import points, stretch
from tests.server.twins import LeakError
from tests.server.walks import DRAFTED, MIXED, SILENT, TIMED, Past, places_of, played

MOST = 60
"""Stretches of play within which a leak must show."""


def name(leak: Leak) -> str:
    return leak.__name__


def anywhere() -> Iterator[tuple[Past, int, int]]:
    """Points of different tables by turns, sealed questions among them."""
    rows = [points(setting, range(3), 11) for setting in (TIMED, SILENT, MIXED)]
    rows.append(points(DRAFTED, range(30), 1000))
    for some in zip(*rows, strict=False):
        yield from some


@pytest.mark.parametrize("leak", LEAKS, ids=name)
def test_what_is_sent_gives_it_away(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list(islice(anywhere(), MOST))  # tables are played before anything leaks
    leak(monkeypatch)
    with pytest.raises(LeakError):
        for seed, (past, inputs, place) in enumerate(tried):
            run_stretch(past, inputs, place, seed)


def run_stretch(past: Past, inputs: int, place: int, seed: int) -> None:
    async def scenario() -> None:
        await stretch(past, inputs, place, seed)

    run(scenario())


@pytest.mark.parametrize("leak", LATE, ids=name)
def test_the_time_of_an_answer_gives_it_away(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    past = played(MIXED, 1)
    tried = [(inputs, place) for place in places_of(MIXED) for inputs in contested(past, place)]
    leak(monkeypatch)

    async def scenario() -> None:
        for seed, (inputs, place) in enumerate(tried * 2):
            await schedule(past, inputs, place, "expert", seed)

    with pytest.raises(LeakError):
        run(scenario())
