"""Reviews one question: the best choice, the choice made, and the difference."""

from collections.abc import Callable
from functools import reduce
from operator import add
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.errors import ModelError
from knockbox.bots.heuristics.halving_rules import HALVING_RULES
from knockbox.bots.model import load_model, make_net_evaluator
from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search.evaluator import Evaluator, RolloutEvaluator
from knockbox.bots.search.tree import TreeNode, run_simulations
from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.bots.sequential_halving import search_by_halving
from knockbox.bots.tree_search import SIMULATIONS_PER_CLOCK_CHECK, SearchingBot
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.hindsight import ObservationAfter, RestrictedObservation, observe_asked_seat
from knockbox.lab.errors import LabError

ANALYSIS_BOT: Final = "analysis"
NET_EVALUATOR: Final = "learned"
ROLLOUT_EVALUATOR: Final = "rollouts"
SUPPOSED_WORLDS: Final = 8
"""Number of worlds in which a seat estimates the options of another seat that is asked."""


class EvaluatedChoice(msgspec.Struct, frozen=True):
    """The evaluation of one choice."""

    choice: int
    win_probability: float
    std_error: float  # standard error of the win probability
    visits: int  # simulations
    drift: float = 0.0  # change of the win probability in the second half of the search


class ChoiceReview(msgspec.Struct, frozen=True):
    """The best choice and the one made, from one search and two closer evaluations."""

    best: EvaluatedChoice
    chosen: EvaluatedChoice
    principal_variation: list[tuple[int, int]]  # (seat, action) pairs, starting with the best choice
    offer_price: float = 0.0  # value of saving an offer for later; adds to the uncertainty


class Reviewer(msgspec.Struct, frozen=True):
    """Evaluator, budget and seed of a review."""

    evaluator_name: str
    budget: Budget
    seed: int

    def review(self, observation: PlayerObservation, chosen: int) -> ChoiceReview:
        """Search; if the search prefers another choice, evaluate both choices again with equal budgets.

        The second evaluation is independent, so that a choice that looked best by luck does not keep its luck.
        """
        result = self.search(observation, observation.question.options, self.seed, self.budget)
        best = result.best
        if best.choice == chosen:
            same = from_stats(chosen, best)
            return ChoiceReview(same, same, result.principal_variation)
        closer = half_budget(self.budget)
        better, actual = (self.evaluate_choice(observation, choice, closer) for choice in (best.choice, chosen))
        return ChoiceReview(better, actual, result.principal_variation)

    def search(self, observation: PlayerObservation, options: list[int], seed: int, budget: Budget) -> SearchResult:
        """Search some answers."""
        if self.uses_halving(observation):
            return search_by_halving(
                RestrictedObservation(observation, options), self.make_evaluator(observation), make_rng(seed), budget
            )
        return SearchingBot(ANALYSIS_BOT, EVALUATORS[self.evaluator_name], seed, budget).search(observation)

    def uses_halving(self, observation: PlayerObservation) -> bool:
        """Return whether to use sequential halving, as the levels with the same evaluator do."""
        return self.evaluator_name == NET_EVALUATOR and observation.game in HALVING_RULES

    def make_evaluator(self, observation: PlayerObservation) -> Evaluator:
        return EVALUATORS[self.evaluator_name](observation.rules)

    def evaluate_choice(self, observation: PlayerObservation, choice: int, budget: Budget) -> EvaluatedChoice:
        """Evaluate one choice."""
        if self.uses_halving(observation):
            return from_stats(choice, self.search(observation, [choice], self.seed ^ choice, budget).best)
        return self.evaluate_with_drift(ObservationAfter(observation, choice), choice, budget)

    def evaluate_position(self, observation: PlayerObservation, choice: int) -> EvaluatedChoice:
        """Evaluate the position for the seat, whichever seat is asked; `choice` is not an answer to the question."""
        if not self.uses_halving(observation):
            return self.evaluate_with_drift(observation, choice, self.budget)
        places = (
            [observation]
            if observation.question.options
            else [observe_asked_seat(observation, number) for number in range(SUPPOSED_WORLDS)]
        )
        stats = [self.best_answer_stats(place, split_budget(self.budget, len(places))) for place in places]
        return from_stats(choice, reduce(add, stats))

    def best_answer_stats(self, observation: PlayerObservation, budget: Budget) -> ActionStats:
        """Return the statistics of the asked seat's best answer."""
        return self.search(observation, observation.question.options, self.seed, budget).best

    def evaluate_with_drift(self, observation: PlayerObservation, choice: int, budget: Budget) -> EvaluatedChoice:
        """Evaluate the position for the seat, and measure whether the search has settled."""
        evaluator = self.make_evaluator(observation)
        rng = make_rng(self.seed ^ choice)
        root = TreeNode(observation.seat)
        early = grow_tree(root, observation, evaluator, rng, half_budget(budget))
        whole = grow_tree(root, observation, evaluator, rng, half_budget(budget))
        return EvaluatedChoice(
            choice, whole.win_probability, whole.std_error, whole.visits, whole.win_probability - early.win_probability
        )


def from_stats(choice: int, stats: ActionStats) -> EvaluatedChoice:
    """Return the evaluation of a choice from search statistics, without drift."""
    return EvaluatedChoice(choice, stats.win_probability, stats.std_error, stats.visits)


def grow_tree(
    root: TreeNode, observation: PlayerObservation, evaluator: Evaluator, rng: Rng, budget: Budget
) -> ActionStats:
    """Grow a tree by a budget and return its root statistics."""
    meter = budget.start_meter()
    while granted := meter.grant(SIMULATIONS_PER_CLOCK_CHECK):
        run_simulations(root, observation.determinize, evaluator, rng, granted)
    return ActionStats(0, root.visits, root.total, root.squares)


def half_budget(budget: Budget) -> Budget:
    """Return half of a budget, rounded up."""
    return split_budget(budget, 2)


def split_budget(budget: Budget, parts: int) -> Budget:
    """Return one of `looks` equal parts of a budget, rounded up."""
    return Budget(-(-budget.simulations // parts), budget.seconds / parts)


def load_net_evaluator(rules: AnyGame) -> Evaluator:
    """Return the evaluator with the trained net; raise `LabError` if there is none."""
    try:
        return make_net_evaluator(rules)
    except ModelError as error:
        raise LabError(f"judge: {error}; or use `--judge {ROLLOUT_EVALUATOR}`") from None


def model_fingerprint(game: str, evaluator: str) -> str:
    """Return the fingerprint of the evaluator's model, or an empty string."""
    return load_model(game).fingerprint if evaluator == NET_EVALUATOR else ""


EVALUATORS: Final[dict[str, Callable[[AnyGame], Evaluator]]] = {
    NET_EVALUATOR: load_net_evaluator,
    ROLLOUT_EVALUATOR: RolloutEvaluator,
}
