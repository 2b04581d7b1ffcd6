"""A bot that runs a tree search over determinizations."""

from collections.abc import Callable
from typing import Final, TypeAlias

from knockbox.bots.budget import Budget
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search.evaluator import Evaluator, RolloutEvaluator
from knockbox.bots.search.tree import TreeNode, run_simulations
from knockbox.bots.search_result import SearchResult, forced_result, result_from_tree
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame

EvaluatorFactory: TypeAlias = Callable[[AnyGame], Evaluator]
StopCheck: TypeAlias = Callable[[], bool]

SIMULATIONS_PER_CLOCK_CHECK: Final = 4
"""Simulations between two checks of the clock and of `stop`: few, because some take milliseconds."""
SIMULATIONS_PER_LEAD_CHECK: Final = 100


class SearchingBot:
    """Plays the most visited action of a search tree."""

    def __init__(self, name: str, evaluator_factory: EvaluatorFactory, seed: int, budget: Budget) -> None:
        self.name = name
        self.evaluator_factory = evaluator_factory
        self.rng = make_rng(seed)
        self.budget = budget

    def choose(self, observation: PlayerObservation) -> int:
        return self.search(observation).best.choice

    def search(self, observation: PlayerObservation, stop: StopCheck | None = None) -> SearchResult:
        """Search until the budget is spent or `stop` returns True; skip the search if only one option exists."""
        options = observation.question.options
        if len(options) == 1:
            return forced_result(options[0])
        return result_from_tree(
            search_tree(observation, self.make_evaluator(observation), self.rng, self.budget, stop), options
        )

    def make_evaluator(self, observation: PlayerObservation) -> Evaluator:
        return self.evaluator_factory(observation.rules)

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Return nothing: this bot does not talk."""
        return []


def search_tree(
    observation: PlayerObservation, evaluator: Evaluator, rng: Rng, budget: Budget, stop: StopCheck | None = None
) -> TreeNode:
    """Grow a tree within the budget; stop early once the remaining simulations cannot change the answer."""
    root = TreeNode(observation.seat)
    meter = budget.start_meter()
    next_check = SIMULATIONS_PER_LEAD_CHECK
    while (granted := meter.grant(SIMULATIONS_PER_CLOCK_CHECK)) and not (stop and stop()):
        run_simulations(root, observation.determinize, evaluator, rng, granted)
        if root.visits >= next_check:
            next_check += SIMULATIONS_PER_LEAD_CHECK
            if visit_lead(root) > meter.estimate_remaining(root.visits):
                break
    return root


def visit_lead(root: TreeNode) -> int:
    """Return the difference in visits between the two most visited answers."""
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def make_ismcts(seed: int, budget: Budget) -> SearchingBot:
    """Return a bot that knows only the rules and evaluates leaves by random rollouts."""
    return SearchingBot("ismcts", RolloutEvaluator, seed, budget)
