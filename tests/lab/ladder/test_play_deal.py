"""A deal is the same for all lineups."""

from collections.abc import Sequence

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.lab.dungeon import deals
from knockbox.lab.dungeon.study_setup import build_dungeon
from knockbox.lab.ladder import play_deal as playing
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, SOLVER, Lineup
from knockbox.lab.ladder.play_deal import DealTask, build_duel, make_timed_bots, play_deal_task
from knockbox.lab.ladder.timed_bot import AnswerClock, TimedBot
from knockbox.lab.match import match_seed, play_to_end, play_with_bots

PAIR = Lineup("greedy-random", ("greedy", "random"))


def test_both_matches_of_a_pair_have_one_deal_and_the_bots_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], int]] = []

    def is_won(game: object, bots: Sequence[TimedBot], seed: int, seat: int) -> bool:
        seen.append(([bot.name for bot in bots], seed))
        return bots[seat].name == "greedy"

    monkeypatch.setattr(playing, "is_won", is_won)
    assert play_deal_task(DealTask(KNOCKDOWN, 7, PAIR, 3)).wins == (True, True)
    seed = match_seed(7, 3)
    assert seen == [(["greedy", "random"], seed), (["random", "greedy"], seed)]


def test_a_pair_is_won_as_the_matches_are() -> None:
    seed = match_seed(1, 0)
    first, _ = play_to_end(build_duel(), ["greedy", "random"], seed)
    second, _ = play_to_end(build_duel(), ["random", "greedy"], seed)
    won = (build_duel().returns(first)[0] > 0, build_duel().returns(second)[1] > 0)
    assert play_deal_task(DealTask(KNOCKDOWN, 1, PAIR, 0)).wins == won


def test_fighters_arenas_and_skills_of_all_boxes_are_mixed() -> None:
    tables = [build_duel().view(build_duel().start(make_rng(match_seed(1, deal))), PUBLIC).table for deal in range(40)]
    assert {table.arena for table in tables} == {table.skill_set for table in tables} == set(shipped_packs())
    assert len({fighter for table in tables for fighter in table.fighters}) > 6


def test_a_tour_leads_through_all_dungeons_and_is_the_same_for_every_group() -> None:
    task = DealTask(DUNGEON, 1, Lineup("greedy", ("greedy",)), 0)
    score = play_deal_task(task)
    assert len(score.wins) == 4
    assert score.wins == play_deal_task(task).wins
    assert score.clocks[0].answers > 40


def test_the_solver_sees_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []
    monkeypatch.setattr(deals, "solve", lambda state, stop: look(seen, state))
    assert play_deal_task(DealTask(DUNGEON, 1, Lineup(SOLVER, (SOLVER,)), 2)).wins == (False,) * 4
    starts: list[list[int]] = []

    def start(game: object, bots: object, seed: int) -> tuple[DungeonState, list[tuple[int, int]]]:
        state = build_dungeon(len(starts) + 1, 4, (), ()).start(make_rng(seed))
        starts.append(state.deck)
        return state, []

    monkeypatch.setattr(playing, "play_with_bots", start)
    play_deal_task(DealTask(DUNGEON, 1, Lineup("greedy", ("greedy",)), 2))
    assert starts == seen


def look(seen: list[list[int]], state: DungeonState) -> None:
    seen.append(state.deck)


def test_the_clock_runs_for_answers_with_a_choice_alone() -> None:
    bots = make_timed_bots(["greedy", "random"], 1)
    _, inputs = play_with_bots(build_duel(), bots, 1)
    assert 0 < sum(bot.clock.answers for bot in bots) < len(inputs)
    assert all(0 < bot.clock.longest_seconds <= bot.clock.seconds for bot in bots)


def test_clocks_are_added_up() -> None:
    clock = AnswerClock().add_answer(1.0).add_answer(3.0)
    assert clock == AnswerClock(2, 4.0, 3.0)
    assert clock + AnswerClock(1, 0.5, 0.5) == AnswerClock(3, 4.5, 3.0)
    assert AnswerClock(1, 0.123456, 0.123456).rounded() == AnswerClock(1, 0.1235, 0.1235)


def test_a_clock_changes_nothing() -> None:
    assert (
        play_with_bots(build_duel(), make_timed_bots(["greedy", "random"], 5), 5)[1]
        == play_to_end(build_duel(), ["greedy", "random"], 5)[1]
    )
