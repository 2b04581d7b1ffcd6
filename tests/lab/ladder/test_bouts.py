"""A deal is the same for everybody who plays it."""

from collections.abc import Sequence

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.pack import boxes
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.ground import entered
from knockbox.lab.ladder import bouts
from knockbox.lab.ladder.bouts import Bout, duel, play, timed
from knockbox.lab.ladder.clock import Clock, TimedBot
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, SOLVER, Lineup
from knockbox.lab.match import match_seed, play_out, play_with

PAIR = Lineup("greedy-random", ("greedy", "random"))


def test_both_matches_of_a_pair_have_one_deal_and_the_bots_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], int]] = []

    def is_won(game: object, bots: Sequence[TimedBot], seed: int, seat: int) -> bool:
        seen.append(([bot.name for bot in bots], seed))
        return bots[seat].name == "greedy"

    monkeypatch.setattr(bouts, "is_won", is_won)
    assert play(Bout(KNOCKDOWN, 7, PAIR, 3)).won == (True, True)
    seed = match_seed(7, 3)
    assert seen == [(["greedy", "random"], seed), (["random", "greedy"], seed)]


def test_a_pair_is_won_as_the_matches_are() -> None:
    seed = match_seed(1, 0)
    first, _ = play_out(duel(), ["greedy", "random"], seed)
    second, _ = play_out(duel(), ["random", "greedy"], seed)
    won = (duel().payoffs(first)[0] > 0, duel().payoffs(second)[1] > 0)
    assert play(Bout(KNOCKDOWN, 1, PAIR, 0)).won == won


def test_fighters_arenas_and_skills_of_all_boxes_are_mixed() -> None:
    tables = [duel().view(duel().start(seeded(match_seed(1, deal))), PUBLIC).table for deal in range(40)]
    assert {table.arena for table in tables} == {table.skill_set for table in tables} == set(boxes())
    assert len({fighter for table in tables for fighter in table.fighters}) > 6


def test_a_tour_leads_through_all_dungeons_and_is_the_same_for_every_group() -> None:
    bout = Bout(DUNGEON, 1, Lineup("greedy", ("greedy",)), 0)
    score = play(bout)
    assert len(score.won) == 4
    assert score.won == play(bout).won
    assert score.clocks[0].answers > 40


def test_the_solver_sees_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []
    monkeypatch.setattr(deals, "solve", lambda state, stop: look(seen, state))
    assert play(Bout(DUNGEON, 1, Lineup(SOLVER, (SOLVER,)), 2)).won == (False,) * 4
    starts: list[list[int]] = []

    def start(game: object, bots: object, seed: int) -> tuple[DungeonState, list[tuple[int, int]]]:
        state = entered(len(starts) + 1, 4, (), ()).start(seeded(seed))
        starts.append(state.deck)
        return state, []

    monkeypatch.setattr(bouts, "play_with", start)
    play(Bout(DUNGEON, 1, Lineup("greedy", ("greedy",)), 2))
    assert starts == seen


def look(seen: list[list[int]], state: DungeonState) -> None:
    seen.append(state.deck)


def test_the_clock_runs_for_answers_with_a_choice_alone() -> None:
    bots = timed(["greedy", "random"], 1)
    _, inputs = play_with(duel(), bots, 1)
    assert 0 < sum(bot.clock.answers for bot in bots) < len(inputs)
    assert all(0 < bot.clock.longest <= bot.clock.seconds for bot in bots)


def test_clocks_are_added_up() -> None:
    clock = Clock().after(1.0).after(3.0)
    assert clock == Clock(2, 4.0, 3.0)
    assert clock + Clock(1, 0.5, 0.5) == Clock(3, 4.5, 3.0)
    assert Clock(1, 0.123456, 0.123456).rounded() == Clock(1, 0.1235, 0.1235)


def test_a_clock_changes_nothing() -> None:
    assert play_with(duel(), timed(["greedy", "random"], 5), 5)[1] == play_out(duel(), ["greedy", "random"], 5)[1]
