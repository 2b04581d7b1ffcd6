"""The matchups of the shipped ladders."""

import pytest

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.confidence_intervals import POCOCK_CRITICAL_VALUES
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, LADDERS, MATCHES_PER_DEAL, SOLVER, Matchup
from knockbox.lab.ladder.plan import select_matchups


def by_name(game: str) -> dict[str, Matchup]:
    return {matchup.name: matchup for matchup in LADDERS[game]}


def test_knockdown_has_four_pairings_and_a_sample_of_the_top_step() -> None:
    targets = {
        name: [target.bar for target in matchup.aims] for name, matchup in by_name(KNOCKDOWN).items() if matchup.aims
    }
    assert targets == {
        "normal-random": [0.97],
        "hard-normal": [0.70],
        "hard-ismcts": [0.65],
        "expert-hard": [0.60],
        "expert-hard-full": [0.60],
    }
    sample = by_name(KNOCKDOWN)["expert-hard-full"]
    assert sample.lineups[0].time == 1.0
    assert sample.looks[-1] * MATCHES_PER_DEAL[KNOCKDOWN] == 20


@pytest.mark.parametrize("game", LADDERS)
def test_every_bot_that_people_can_name_stands_on_the_ladder(game: str) -> None:
    found = {bot for matchup in LADDERS[game] for lineup in matchup.lineups for bot in lineup.bots}
    assert {"random", "greedy", "ismcts", "easy", "normal", "hard", "expert"} <= found


@pytest.mark.parametrize(("game", "name"), [(KNOCKDOWN, "hard-normal"), (DUNGEON, "hard")])
def test_one_looks_after_100_to_400_matches(game: str, name: str) -> None:
    assert [look * MATCHES_PER_DEAL[game] for look in by_name(game)[name].looks] == [100, 200, 300, 400]


def test_the_dungeon_wants_a_third_of_the_gap_and_that_talking_pays() -> None:
    matchup = by_name(DUNGEON)["hard"]
    assert {lineup.name for lineup in matchup.lineups} == {"greedy", "hard", "mute", SOLVER}
    assert [(target.bar, target.beyond) for target in matchup.aims] == [(1 / 3, False), (0.0, True), (0.0, True)]
    assert not matchup.aims[1].is_met_by(0.0)
    assert matchup.aims[0].is_met_by(1 / 3)


@pytest.mark.parametrize("game", LADDERS)
def test_matchups_have_distinct_names_and_looks(game: str) -> None:
    assert len(by_name(game)) == len(LADDERS[game])
    for matchup in LADDERS[game]:
        assert len(matchup.looks) in POCOCK_CRITICAL_VALUES
        steps = {after - before for before, after in zip((0, *matchup.looks), matchup.looks, strict=False)}
        assert len(steps) == 1, "the constants are made for equally many new deals before each look"


def test_names_select_matchups_in_ladder_order() -> None:
    matchups = LADDERS[KNOCKDOWN]
    assert select_matchups(matchups, []) == list(matchups)
    assert [matchup.name for matchup in select_matchups(matchups, ["expert-hard", "hard-normal"])] == [
        "hard-normal",
        "expert-hard",
    ]
    with pytest.raises(LabError, match=r"--only: unknown matchup 'harder'; known: normal-random, hard-normal"):
        select_matchups(matchups, ["harder"])
