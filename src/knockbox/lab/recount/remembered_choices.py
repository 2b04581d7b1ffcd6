"""Reconstructs what a bot thought: every choice is searched again with what the bot knew then.

A searching bot repeats its own search and finds its plans again. Other bots had no plans: a stand-in estimates their
win probability, and asking the bot again shows how clear its choice was.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from knockbox.bots.advice import without_offer_cost
from knockbox.bots.registry import (
    BUDGET_SEPARATOR,
    HEURISTIC_LEVELS,
    SEARCHING_BOTS,
    STYLE_SEPARATOR,
    make_bot,
    parse_bot_name,
)
from knockbox.bots.search_result import SearchResult
from knockbox.bots.styles import resolve_style
from knockbox.bots.tree_search import SearchingBot
from knockbox.lab.analysis.correction import get_correction
from knockbox.lab.analysis.hindsight import RecalledObservation, recall
from knockbox.lab.analysis.replayed_match import ReplayedMatch, ReplayPoint
from knockbox.lab.analysis.reviewer import NET_EVALUATOR, ROLLOUT_EVALUATOR
from knockbox.lab.match import MATCH_SEED_STRIDE

STAND_IN_BOT: Final = "hard"
STAND_IN_OVERRIDES: Final = {"deaf": "mute"}
"""Bots that estimate win probabilities for bots that do not search, from the same observations and style."""
REPEATED_ANSWERS: Final = 6
"""How often a bot that does not search is asked again."""
ROLLOUT_BOTS: Final = ("ismcts",)
"""Searching bots that evaluate by rollouts instead of a net."""
AIMLESS_BOTS: Final = ("random",)
"""Bots without any intention."""
RECOUNT_SIMULATIONS: Final = 12_000
MAX_RECOUNT_SIMULATIONS: Final = 400
MIN_RECOUNT_SIMULATIONS: Final = 60
"""Simulations: for all choices of a match together, and the maximum and minimum for one."""


class RememberedChoice(msgspec.Struct, frozen=True):
    """One choice as the bot saw it at the time."""

    input: int
    points: tuple[int, ...]  # of all seats, before the choice
    win_probability: float  # win probability, corrected as in an analysis
    is_own_plan: bool  # whether the bot searches and chose the same again, so that `plan` is the plan it had
    plan: list[tuple[int, int]]  # (seat, action) pairs


def free_stops(replay: ReplayedMatch, seat: int) -> list[ReplayPoint]:
    return [point for point in replay.points if point.entry.seat == seat and point.is_free]


def default_simulations(choices: int) -> int:
    """Return simulations per choice, so that matches of any length take about the same time."""
    return min(MAX_RECOUNT_SIMULATIONS, max(MIN_RECOUNT_SIMULATIONS, RECOUNT_SIMULATIONS // max(1, choices)))


def remember(replay: ReplayedMatch, seat: int, simulations: int, seed: int) -> Iterator[RememberedChoice]:
    """Search every free choice of a seat again."""
    name = replay.session.header.seats[seat].name
    if parse_bot_name(name).kind in AIMLESS_BOTS:
        return
    for point in free_stops(replay, seat):
        worker = make_recall_bot(name, simulations, choice_seed(point, seed))
        yield make_memory(name, point, worker.search(observation_of_bot(name, point)))


def make_recall_bot(name: str, simulations: int, seed: int) -> SearchingBot:
    bot = make_bot(recall_bot_name(name, simulations), seed)
    assert isinstance(bot, SearchingBot)  # noqa: S101
    return bot


def recall_bot_name(name: str, simulations: int) -> str:
    """Return the bot itself with a budget in simulations, or its stand-in."""
    kind, style, _ = parse_bot_name(name)
    deep = kind if kind in SEARCHING_BOTS else STAND_IN_OVERRIDES.get(kind, STAND_IN_BOT)
    return (
        f"{deep}{STYLE_SEPARATOR}{style}{BUDGET_SEPARATOR}{simulations}"
        if style
        else f"{deep}{BUDGET_SEPARATOR}{simulations}"
    )


def is_searching_bot(name: str) -> bool:
    """Return whether a bot searches, and so has win probabilities and plans of its own."""
    return parse_bot_name(name).kind in SEARCHING_BOTS


def choice_seed(point: ReplayPoint, seed: int) -> int:
    return seed + point.entry.seq * MATCH_SEED_STRIDE


def observation_of_bot(name: str, point: ReplayPoint) -> RecalledObservation:
    """Return what a bot knew when it chose; easy and normal bots do not remember cards."""
    seen = recall(point)
    if parse_bot_name(name).kind not in HEURISTIC_LEVELS:
        return seen
    moment = point.snapshot
    return RecalledObservation(
        moment.game, moment.game.forget(moment.state, seen.seat), seen.question, seen.history, seen.seat
    )


def make_memory(name: str, point: ReplayPoint, result: SearchResult) -> RememberedChoice:
    best, moment = without_offer_cost(recall(point), result.best), point.snapshot
    points = tuple(moment.game.points(moment.state))
    is_meant = is_searching_bot(name) and best.choice == point.entry.choice
    evaluator = ROLLOUT_EVALUATOR if parse_bot_name(name).kind in ROLLOUT_BOTS else NET_EVALUATOR
    chance = get_correction(moment.game.key, evaluator).correct(best.win_probability)
    return RememberedChoice(point.entry.seq, points, chance, is_meant, result.principal_variation if is_meant else [])


def repeat_answers(name: str, point: ReplayPoint) -> set[int]:
    """Return the answers that a bot without search gives when asked repeatedly: several if they look alike to it."""
    return {make_bot(name, number).choose(observation_of_bot(name, point)) for number in range(REPEATED_ANSWERS)}


def played_style(replay: ReplayedMatch, seat: int) -> str:
    """Return the style in which a bot played, with `own` resolved at its last choice."""
    style = parse_bot_name(replay.session.header.seats[seat].name).style
    points = free_stops(replay, seat)
    return resolve_style(style, recall(points[-1])) if points else style
