"""Outcomes of dungeons are derived from their events, and a series of them is tallied."""

import pytest

from knockbox.games.dungeon.events import CardLaid, ChestsCounted, DungeonLost, DungeonWon, StartCardLaid
from knockbox.games.registry import build
from knockbox.lab.dungeon.outcomes import DungeonOutcome, summarize_dungeon
from knockbox.lab.dungeon.tally import DungeonTally, tally_dungeons
from knockbox.lab.match import PlayedMatch, play_match

START = StartCardLaid("KKD-SETUP-7", "room-0113", (0, 0), [0, 1, 1, 3], creature=False, chests=0)
LAID = CardLaid("KKD-PLACE-1", 0, "joker", (1, 1), turned=False, corners=[0, 0, 0, 0], creature=False, chests=0)
LOST = DungeonOutcome(is_won=False, rule="KKD-END-2", cards_laid=10, points=0)
WON = DungeonOutcome(is_won=True, rule="KKD-END-1", cards_laid=30, points=4)


def test_a_dungeon_that_was_won_has_points_and_cards() -> None:
    events = [START, LAID, LAID, DungeonWon("KKD-END-1"), ChestsCounted("KKD-CHEST-3", 4)]
    assert summarize_dungeon(events) == DungeonOutcome(is_won=True, rule="KKD-END-1", cards_laid=2, points=4)


def test_a_dungeon_that_was_lost_names_its_rule() -> None:
    assert summarize_dungeon([START, LAID, DungeonLost("KKD-END-4")]) == DungeonOutcome(
        is_won=False, rule="KKD-END-4", cards_laid=1, points=0
    )


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_match_has_an_end(seats: int) -> None:
    game = build("dungeon", {"timer": "off"}, seats=seats)
    played = play_match(game, ["random"] * seats, 7, summarize_dungeon)
    assert played.returns == [1.0 if played.summary.is_won else -1.0] * seats
    assert played.summary.cards_laid > 0
    assert played.summary.rule.startswith("KKD")


def tally_of(options: dict[str, str]) -> DungeonTally:
    game = build("dungeon", options, seats=2)
    say, lay = game.string_to_action("stuck"), game.string_to_action("card joker")
    point = game.string_to_action("nod")
    names = ["greedy", "greedy"]
    played = [
        PlayedMatch(1, names, [(0, say), (1, point), (0, lay)], LOST, [-1.0, -1.0]),
        PlayedMatch(2, names, [(0, lay), (1, lay), (0, lay)], WON, [1.0, 1.0]),
        PlayedMatch(3, names, [(0, lay), (1, say)], LOST, [-1.0, -1.0]),
        PlayedMatch(
            4, names, [(0, lay)], DungeonOutcome(is_won=False, rule="KKDR-11", cards_laid=50, points=0), [-1.0, -1.0]
        ),
    ]
    return tally_dungeons(game, names, 1, played, 2.0)


def test_losses_are_counted_by_their_rule() -> None:
    tally = tally_of({})
    assert (tally.matches, tally.won, tally.lost_by) == (4, 1, {"KKD-END-2": 2, "KKDR-11": 1})
    assert list(tally.lost_by) == ["KKD-END-2", "KKDR-11"]
    assert tally.mean_laid == 25


def test_what_is_said_is_no_decision() -> None:
    tally = tally_of({})
    assert (tally.decisions, tally.mean_said, tally.mean_decisions) == (6, 0.75, 1.5)
    assert tally.decisions_per_second == 3


def test_points_are_counted_in_the_chest_hunt_alone() -> None:
    assert tally_of({}).mean_points is None
    assert tally_of({"chest_hunt": "true"}).mean_points == 1
