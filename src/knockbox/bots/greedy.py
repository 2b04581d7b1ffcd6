"""Bots that play the option their heuristic rates highest."""

from collections.abc import Mapping
from typing import Final

from knockbox.bots.heuristics.dungeon import DungeonPolicy
from knockbox.bots.heuristics.knockdown import KnockdownHeuristic
from knockbox.bots.lookahead import LookaheadPolicy
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.policy import Policy
from knockbox.engine.rng import make_rng

POLICIES: Final[dict[str, Policy]] = {
    "knockdown": LookaheadPolicy(KnockdownHeuristic()),
    "dungeon": DungeonPolicy(),
}


class PolicyBot:
    """Bot with one policy per game."""

    def __init__(self, name: str, policies: Mapping[str, Policy], seed: int) -> None:
        self.name = name
        self.policies = policies
        self.rng = make_rng(seed)

    def choose(self, observation: PlayerObservation) -> int:
        return self.policy_for(observation).choose(observation, self.rng)

    def speak(self, observation: PlayerObservation) -> list[int]:
        return self.policy_for(observation).speak(observation)

    def policy_for(self, observation: PlayerObservation) -> Policy:
        return self.policies[observation.game]


def make_greedy(seed: int) -> PolicyBot:
    """Return the fast heuristic bot."""
    return PolicyBot("greedy", POLICIES, seed)


class DeafBot(PolicyBot):
    """Plays like `greedy` but ignores talk and says nothing: a baseline to measure the value of talk."""

    def choose(self, observation: PlayerObservation) -> int:
        return super().choose(observation.without_history())

    def speak(self, observation: PlayerObservation) -> list[int]:
        return []


def make_deaf(seed: int) -> DeafBot:
    return DeafBot("deaf", POLICIES, seed)
