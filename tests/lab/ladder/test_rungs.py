"""The ladders are those of the house."""

import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.intervals import POCOCK
from knockbox.lab.ladder.plan import chosen
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, LADDERS, MATCHES, SOLVER, Rung


def by_name(game: str) -> dict[str, Rung]:
    return {rung.name: rung for rung in LADDERS[game]}


def test_knockdown_has_four_pairings_and_a_sample_of_the_top_step() -> None:
    aims = {name: [aim.bar for aim in rung.aims] for name, rung in by_name(KNOCKDOWN).items() if rung.aims}
    assert aims == {
        "normal-random": [0.97],
        "hard-normal": [0.70],
        "hard-ismcts": [0.65],
        "expert-hard": [0.60],
        "expert-hard-full": [0.60],
    }
    sample = by_name(KNOCKDOWN)["expert-hard-full"]
    assert sample.lineups[0].time == 1.0
    assert sample.looks[-1] * MATCHES[KNOCKDOWN] == 20


@pytest.mark.parametrize("game", LADDERS)
def test_every_bot_that_people_can_name_stands_on_the_ladder(game: str) -> None:
    found = {bot for rung in LADDERS[game] for lineup in rung.lineups for bot in lineup.bots}
    assert {"random", "greedy", "ismcts", "easy", "normal", "hard", "expert"} <= found


@pytest.mark.parametrize(("game", "name"), [(KNOCKDOWN, "hard-normal"), (DUNGEON, "hard")])
def test_one_looks_after_100_to_400_matches(game: str, name: str) -> None:
    assert [look * MATCHES[game] for look in by_name(game)[name].looks] == [100, 200, 300, 400]


def test_the_dungeon_wants_a_third_of_the_gap_and_that_talking_pays() -> None:
    rung = by_name(DUNGEON)["hard"]
    assert {lineup.name for lineup in rung.lineups} == {"greedy", "hard", "mute", SOLVER}
    assert [(aim.bar, aim.beyond) for aim in rung.aims] == [(1 / 3, False), (0.0, True), (0.0, True)]
    assert not rung.aims[1].holds(0.0)
    assert rung.aims[0].holds(1 / 3)


@pytest.mark.parametrize("game", LADDERS)
def test_rungs_can_be_told_apart_and_looked_at(game: str) -> None:
    assert len(by_name(game)) == len(LADDERS[game])
    for rung in LADDERS[game]:
        assert len(rung.looks) in POCOCK
        steps = {after - before for before, after in zip((0, *rung.looks), rung.looks, strict=False)}
        assert len(steps) == 1, "the constants are made for equally many new deals before each look"


def test_names_choose_rungs_in_the_order_of_the_ladder() -> None:
    rungs = LADDERS[KNOCKDOWN]
    assert chosen(rungs, []) == list(rungs)
    assert [rung.name for rung in chosen(rungs, ["expert-hard", "hard-normal"])] == ["hard-normal", "expert-hard"]
    with pytest.raises(LabError, match=r"--only: found 'harder'; expected some of normal-random, hard-normal"):
        chosen(rungs, ["harder"])
