"""A comparison that cannot fail proves nothing: small leaks are planted into the server, and each must be found."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.server.answer_timing import ambiguous_points, compare_timing
from tests.server.kit import run
from tests.server.planted_leaks import LEAKS, TIMING_LEAKS, Leak
from tests.server.played_tables import DRAFTED, MIXED, SILENT, TIMED, PlayedTable, places_of, play_table
from tests.server.twin_play import play_stretch, starting_points
from tests.server.twin_tables import LeakError

MOST = 60
"""Stretches of play within which a leak must show."""


def name(leak: Leak) -> str:
    return leak.__name__


def anywhere() -> Iterator[tuple[PlayedTable, int, int]]:
    """Points of different tables by turns, sealed questions among them."""
    rows = [starting_points(setting, range(3), 11) for setting in (TIMED, SILENT, MIXED)]
    rows.append(starting_points(DRAFTED, range(30), 1000))
    for some in zip(*rows, strict=False):
        yield from some


@pytest.mark.parametrize("leak", LEAKS, ids=name)
def test_what_is_sent_gives_it_away(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list(islice(anywhere(), MOST))  # tables are played before anything leaks
    leak(monkeypatch)
    with pytest.raises(LeakError):
        for seed, (past, inputs, place) in enumerate(tried):
            run_stretch(past, inputs, place, seed)


def run_stretch(past: PlayedTable, inputs: int, place: int, seed: int) -> None:
    async def scenario() -> None:
        await play_stretch(past, inputs, place, seed)

    run(scenario())


@pytest.mark.parametrize("leak", TIMING_LEAKS, ids=name)
def test_the_time_of_an_answer_gives_it_away(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    past = play_table(MIXED, 1)
    tried = [(inputs, place) for place in places_of(MIXED) for inputs in ambiguous_points(past, place)]
    leak(monkeypatch)

    async def scenario() -> None:
        for seed, (inputs, place) in enumerate(tried * 2):
            await compare_timing(past, inputs, place, "expert", seed)

    with pytest.raises(LeakError):
        run(scenario())
