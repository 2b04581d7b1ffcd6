"""Training matches of Knockdown: positions, who won the round, and the expected result."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import make_greedy
from knockbox.bots.model import evaluator_from_model
from knockbox.bots.observation import Bot, PlayerObservation
from knockbox.bots.tree_search import SearchingBot
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.knockdown.pack import shipped_packs
from knockbox.games.knockdown.selection import DRAW, SELECTION_OPTIONS
from knockbox.games.registry import AnyGame, build
from knockbox.lab.match import BotMatch
from tools.train.samples import TrainingBatch, TrainingGame, TrainingSample

RANDOM_PERCENT: Final = 6
"""Percentage of random choices, so that the net also sees positions that good play avoids."""
SEARCH_WEIGHT: Final = 0.6
"""Weight of the search's estimate against the actual result."""
SAMPLED_PROMPTS: Final = ["take_action"]
"""Prompts between two actions."""


class SampledPosition(msgspec.Struct, frozen=True):
    """A position as the seat to move saw it."""

    row: list[float]
    seat: int
    points: list[int]  # of all seats so far
    stakes: tuple[float, float]  # chance to win the match after losing and after winning this round
    estimate: float | None  # chance to win the match, estimated by a search

    @property
    def round_estimate(self) -> float | None:
        """Return the chance to win the round implied by the estimate."""
        lost, won = self.stakes
        return None if self.estimate is None else min(1.0, max(0.0, (self.estimate - lost) / (won - lost)))


def play_duel(batch: TrainingBatch, seed: int) -> Iterator[TrainingSample]:
    """Yield each position of a match between two actions, as the seat to move saw it."""
    rules = rules_for(seed)
    rests = [prompt in SAMPLED_PROMPTS for prompt in rules.prompts]
    whims = make_rng(seed + 1)
    bots = [
        ExploringBot(make_player(batch, rules, seed * rules.num_players + seat), whims)
        for seat in range(rules.num_players)
    ]
    table = BotMatch(rules, bots, rules.start(make_rng(seed), with_log=True))
    seen: list[SampledPosition] = []
    while (question := rules.decision(table.state)) is not None:
        seat, points = question.seat, rules.points(table.state)
        row = rules.features(table.state, seat) if rests[question.prompt] else []
        stakes = rules.win_odds(table.state, seat)
        table.answer_question()
        if row:
            seen.append(SampledPosition(row, seat, points, stakes, bots[seat].estimate))
    ending = [(1 + payoff) / 2 for payoff in rules.returns(table.state)]
    return label_positions(seen, rules.points(table.state), ending)


def label_positions(
    seen: Sequence[SampledPosition], points: Sequence[int], ending: Sequence[float]
) -> Iterator[TrainingSample]:
    """Yield samples from last to first with the winner of the round, or of the match if the round had none."""
    for table in reversed(seen):
        if table.points != points:
            ending = [float(after - before) for after, before in zip(points, table.points, strict=True)]
            points = table.points
        yield table.row, blend_targets(ending[table.seat], table.round_estimate)


def blend_targets(won: float, expected: float | None) -> float:
    """Blend the result, which is unbiased but noisy, with the search's estimate, which is biased but less noisy."""
    return won if expected is None else SEARCH_WEIGHT * expected + (1 - SEARCH_WEIGHT) * won


def rules_for(seed: int) -> AnyGame:
    """Return the rules of all boxes with everything drawn, for any seed."""
    return build("knockdown", dict.fromkeys(SELECTION_OPTIONS, DRAW), shipped_packs())


def make_player(batch: TrainingBatch, rules: AnyGame, seed: int) -> Bot:
    if batch.model is None:
        return make_greedy(seed)
    judge = evaluator_from_model(batch.model, rules)
    return SearchingBot("pupil", lambda _rules: judge, seed, Budget(simulations=batch.simulations))


class ExploringBot:
    """Wraps a bot with occasional random choices; `opinion` is the estimate of the last search."""

    name = "whimsical"

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.estimate: float | None = None

    def choose(self, observation: PlayerObservation) -> int:
        options = observation.question.options
        self.estimate = None
        if self.rng.below(100) < RANDOM_PERCENT:
            return options[self.rng.below(len(options))]
        if not isinstance(self.bot, SearchingBot):
            return self.bot.choose(observation)
        thought = self.bot.search(observation)
        self.estimate = thought.win_probability if thought.simulations else None
        return thought.best.choice

    def speak(self, observation: PlayerObservation) -> list[int]:
        return self.bot.speak(observation)


KNOCKDOWN_TRAINING: Final = TrainingGame("knockdown", SAMPLED_PROMPTS, False, rules_for, play_duel)
