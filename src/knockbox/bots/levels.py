"""The four levels, each stronger than the one before.

The weaker ones make human mistakes: they look only a move or two ahead, forget cards they saw and what was said a
while ago, and do not distinguish options of nearly equal value. The stronger ones search determinizations and
evaluate them with a trained net.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget
from knockbox.bots.greedy import POLICIES, PolicyBot
from knockbox.bots.heuristics.dungeon import DungeonPolicy
from knockbox.bots.heuristics.halving_rules import HALVING_RULES
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.heuristics.style_weights import STYLE_WEIGHTS
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.model import make_net_evaluator
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.policy import Policy
from knockbox.bots.search.evaluator import NetEvaluator
from knockbox.bots.search_result import SearchResult
from knockbox.bots.sequential_halving import search_by_halving
from knockbox.bots.styles import NO_STYLE, make_style_bias, resolve_style
from knockbox.bots.tree_search import SearchingBot, StopCheck

PoliciesByStyle: TypeAlias = Mapping[str, Mapping[str, Policy]]
"""Policies by style, then by game."""

BEGINNER_POLICIES: Final[PoliciesByStyle] = {
    style: {
        "knockdown": LookaheadPolicy(KnockdownHeuristic(temper), worlds=1, max_positions=2, tolerance=2.5),
        "dungeon": DungeonPolicy(tolerance=12.0, memory_cards=4),
    }
    for style, temper in STYLE_WEIGHTS.items()
}
CASUAL_POLICIES: Final[PoliciesByStyle] = {
    style: {
        "knockdown": LookaheadPolicy(KnockdownHeuristic(temper), worlds=1, max_positions=8, tolerance=0.6),
        "dungeon": DungeonPolicy(tolerance=2.0, memory_cards=8),
    }
    for style, temper in STYLE_WEIGHTS.items()
}
LEVEL_BUDGETS: Final[dict[str, Budget]] = {"hard": Budget(seconds=0.1), "expert": Budget(seconds=2.5)}
"""The limits are one second and three. `hard` uses a tenth of its limit: with all of it, it is hardly weaker than
`expert`, and people would wait for nothing. `expert` leaves half a second of slack for a busy machine: when matches
run on all cores, any bot, even one that does not search, occasionally stalls for 0.3 seconds."""


class HumanlikeBot(PolicyBot):
    """Bot with a deliberately imprecise policy and no memory for cards."""

    def __init__(self, name: str, policies: PoliciesByStyle, seed: int, style: str) -> None:
        super().__init__(name, policies[NO_STYLE], seed)
        self.policies_by_style = policies
        self.style = style

    def policy_for(self, observation: PlayerObservation) -> Policy:
        return self.policies_by_style[resolve_style(self.style, observation)][observation.game]

    def choose(self, observation: PlayerObservation) -> int:
        return super().choose(observation.without_memory())


def make_easy(seed: int, style: str = NO_STYLE) -> HumanlikeBot:
    """Return a bot that plays like a beginner."""
    return HumanlikeBot("easy", BEGINNER_POLICIES, seed, style)


def make_normal(seed: int, style: str = NO_STYLE) -> HumanlikeBot:
    """Return a bot that plays like a casual player."""
    return HumanlikeBot("normal", CASUAL_POLICIES, seed, style)


class NetBot(SearchingBot):
    """Searches with the trained net and a style bias; talks like the greedy policy."""

    def __init__(self, name: str, seed: int, budget: Budget, style: str = NO_STYLE) -> None:
        super().__init__(name, make_net_evaluator, seed, budget)
        self.style = style

    def make_evaluator(self, observation: PlayerObservation) -> NetEvaluator:
        evaluator = make_net_evaluator(observation.rules)
        evaluator.style_bias = make_style_bias(self.style, observation, self.rng)
        return evaluator

    def search(self, observation: PlayerObservation, stop: StopCheck | None = None) -> SearchResult:
        if observation.game in HALVING_RULES and len(observation.question.options) > 1:
            return search_by_halving(observation, self.make_evaluator(observation), self.rng, self.budget, stop)
        return super().search(observation, stop)

    def speak(self, observation: PlayerObservation) -> list[int]:
        return POLICIES[observation.game].speak(observation)


def make_hard(seed: int, budget: Budget, style: str = NO_STYLE) -> NetBot:
    return NetBot("hard", seed, budget, style)


def make_expert(seed: int, budget: Budget, style: str = NO_STYLE) -> NetBot:
    return NetBot("expert", seed, budget, style)


class MuteBot(NetBot):
    """Plays like `hard` but ignores talk and says nothing: a baseline to measure the value of talk."""

    def search(self, observation: PlayerObservation, stop: StopCheck | None = None) -> SearchResult:
        return super().search(observation.without_history(), stop)

    def speak(self, observation: PlayerObservation) -> list[int]:
        return []


def make_mute(seed: int, budget: Budget) -> MuteBot:
    return MuteBot("mute", seed, budget)
