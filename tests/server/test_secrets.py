"""What is sent to a place is a function of what it may know: worlds that it cannot tell apart send it the same."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

import pytest

from knockbox.bots.levels import LEVEL_BUDGETS
from knockbox.server.tables.bot_runner import SEARCH_OVERRUN_SECONDS
from tests.server.answer_timing import ANY_ODDS, ambiguous_points, compare_timing, other_seat_points
from tests.server.asgi_clients import app_for, call
from tests.server.kit import run
from tests.server.played_tables import (
    ARMED,
    CANDID,
    DRAFTED,
    MIXED,
    SILENT,
    TIMED,
    PlayedTable,
    TableSetup,
    places_of,
    play_table,
)
from tests.server.twin_play import play_stretch, starting_points
from tests.server.twin_tables import Side, check_same, twins_at

SETTINGS = {"mixed": MIXED, "drafted": DRAFTED, "timed": TIMED, "armed": ARMED, "silent": SILENT, "candid": CANDID}
BOTS = ("expert", "hard", "normal")
SLOWEST = f"after {LEVEL_BUDGETS['expert'].seconds + SEARCH_OVERRUN_SECONDS:.1f}"
Found: TypeAlias = Callable[[PlayedTable, int], Iterator[int]]
ASKED = {"choose illegal", "choose stale", "choose not-seated", "preview previewed", "hint hinted", "look not-over"}
"""What must have been asked and answered, or the rest means little."""


def told_alike(tried: Iterable[tuple[PlayedTable, int, int]], seed: int = 0) -> Counter[str]:
    """Play stretches at all these points; whatever differs is an error."""
    tally: Counter[str] = Counter()
    found = list(tried)  # tables are played before the loop of the others runs

    async def scenario() -> None:
        for number, point in enumerate(found, seed):
            tally.update(await play_stretch(*point, number))

    run(scenario())
    return tally


@cache
def tally_of(name: str) -> Counter[str]:
    """A few stretches of one kind of table."""
    return told_alike(islice(starting_points(SETTINGS[name], range(5), 13), 9))


@pytest.mark.parametrize("name", SETTINGS)
def test_indistinguishable_states_send_a_viewer_the_same_bytes(name: str) -> None:
    """Scenes, events, refusals, previews, hints, numbers and sizes, whenever it asks and whenever it comes back."""
    tally = tally_of(name)
    assert tally["parted"] >= 5
    assert tally["inputs"] + tally["hidden inputs"] >= 5


def test_the_played_positions_cover_every_request() -> None:
    tally = tally_of("mixed") + tally_of("silent") + tally_of("candid")
    wanted = {"chat accepted", "chat silence", "preview illegal", "silence", "card shown", "card chosen", "undone"}
    assert sorted((ASKED | wanted) - set(tally)) == []


def test_what_is_sent_is_the_same_while_secrets_are_made_all_at_once() -> None:
    tally = told_alike(starting_points(DRAFTED, range(12), 1000))
    assert tally["asked keep_first"] > 0
    assert tally["hidden inputs"] > 2
    assert tally["undone"] > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", SETTINGS)
def test_a_viewer_is_sent_the_same_bytes_at_many_tables(name: str, part: int) -> None:
    tally = told_alike(starting_points(SETTINGS[name], range(10 * part, 10 * part + 10), 7), seed=part)
    assert tally["parted"] >= 50
    assert set(tally) >= ASKED | {"hidden inputs"}


def schedules(
    setting: TableSetup, seeds: range, found: Found = ambiguous_points
) -> Iterator[tuple[PlayedTable, int, int, str]]:
    """Where nobody can know whether a bot has a choice, or wherever else one is asked."""
    for seed in seeds:
        past = play_table(setting, seed)
        for place in places_of(setting):
            for number, inputs in enumerate(found(past, place)):
                yield past, inputs, place, BOTS[(number + seed) % len(BOTS)]


def shown_alike(tried: Iterable[tuple[PlayedTable, int, int, str]], stride: int = 1) -> Counter[str]:
    tally: Counter[str] = Counter()
    found = list(tried)

    async def scenario() -> None:
        for number, point in enumerate(found):
            tally.update(await compare_timing(*point, stride * number))

    run(scenario())
    return tally


def test_a_forced_answer_of_a_bot_shows_when_a_free_one_would() -> None:
    tally = shown_alike(islice(schedules(MIXED, range(4)), 24))
    assert tally["forced in one"] + tally["free in one"] >= 8
    assert {"forced in one", "free in one", "after 0.3", SLOWEST} <= set(tally)


def test_timing_does_not_reveal_how_long_a_bot_thought() -> None:
    tally = shown_alike(islice(schedules(SILENT, range(2), other_seat_points), 0, 60, 5), ANY_ODDS)
    assert tally["free in both"] >= 8
    assert {"after 0.3", SLOWEST} <= set(tally)


@pytest.mark.long
@pytest.mark.parametrize("setting", [MIXED, DRAFTED], ids=["mixed", "drafted"])
def test_answers_of_bots_show_as_late_at_many_tables(setting: TableSetup) -> None:
    tally = shown_alike(schedules(setting, range(40)))
    assert tally["forced in one"] + tally["free in one"] >= 100


@pytest.mark.long
@pytest.mark.parametrize("setting", [DRAFTED, CANDID, ARMED], ids=["drafted", "candid", "armed"])
def test_timing_does_not_reveal_how_long_bots_thought_at_many_tables(setting: TableSetup) -> None:
    tally = shown_alike(islice(schedules(setting, range(20), other_seat_points), 0, 2000, 7), ANY_ODDS)
    assert tally["free in both"] >= 100


PATHS = (
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("DELETE", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seats/1"),
    ("GET", "/api/tables/another"),
    ("GET", "/api/nothing"),
    ("GET", "/healthz"),
)


async def told_over_http(side: Side) -> list[tuple[int, list[Any], bytes]]:
    app, table = app_for(side.kit), side.past.opened.table
    return [await call(app, path.format(table=table), method, b"{}") for method, path in PATHS]


async def figures(side: Side) -> list[bytes]:
    """What is counted for whoever runs the server; how long things took is left out."""
    _, _, text = await call(app_for(side.kit), "/metrics")
    timed = (b"_sum", b"_bucket", b"_created", b"process_", b"#")
    return [line for line in text.splitlines() if not any(word in line for word in timed)]


@pytest.mark.parametrize("setting", [MIXED, CANDID], ids=["mixed", "candid"])
def test_what_is_said_over_http_is_the_same_too(setting: TableSetup) -> None:
    past = play_table(setting, 1)

    async def scenario() -> None:
        twins = await twins_at(past, past.inputs // 2, 0, 1)
        assert twins.diverge()
        here, there = [await told_over_http(side) for side in twins.sides]
        check_same("HTTP", here, there)
        assert [status for status, _, _ in here] == [200, 409, 403, 409, 404, 404, 503]
        check_same("metrics", *[await figures(side) for side in twins.sides])
        twins.check("after HTTP")

    run(scenario())
