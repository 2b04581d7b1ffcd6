"""One question looked at again: what was best, what was chosen, and what that cost."""

from collections.abc import Callable
from functools import reduce
from operator import add
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.errors import ModelError
from knockbox.bots.heuristics.sweeps import WAYS
from knockbox.bots.model import learned, model_of
from knockbox.bots.search.judge import Judge, Rollout
from knockbox.bots.search.tree import Node, grow
from knockbox.bots.searching import AT_A_TIME, SearchingBot
from knockbox.bots.sweeping import sweep
from knockbox.bots.thought import Opinion, Thought
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.hindsight import After, Among, supposed
from knockbox.lab.errors import LabError

NAME: Final = "analysis"
LEARNED: Final = "learned"
ROLLOUTS: Final = "rollouts"
WORLDS: Final = 8
"""In so many a seat imagines what another seat, which is asked, could do."""


class Weighed(msgspec.Struct, frozen=True):
    """What came of one choice."""

    choice: int
    chance: float
    error: float  # the standard error of the chance
    visits: int  # how often it was tried
    drift: float = 0.0  # by how much the later half of the look liked it better than the whole


class Look(msgspec.Struct, frozen=True):
    """The best choice and the one that was made, as one search and two closer looks see them."""

    best: Weighed
    chosen: Weighed
    plan: list[tuple[int, int]]  # seat and choice: how the match might have gone on after the best
    price: float = 0.0  # the chance that an offer may be worth if it is kept; it adds to the doubt


class Eye(msgspec.Struct, frozen=True):
    """Who looks: a judge, how long, and by which chance."""

    judge: str
    budget: Budget
    seed: int

    def look(self, vantage: Vantage, chosen: int) -> Look:
        """Search; where the search would have chosen otherwise, both choices get the same closer look.

        The closer look is a new one: what came out best of many by luck does not keep its luck.
        """
        thought = self.thought(vantage, vantage.question.options, self.seed, self.budget)
        best = thought.best
        if best.choice == chosen:
            kept = weighed(chosen, best)
            return Look(kept, kept, thought.plan)
        closer = half(self.budget)
        found = [self.weigh(vantage, choice, closer) for choice in (best.choice, chosen)]
        return Look(found[0], found[1], thought.plan)

    def thought(self, vantage: Vantage, options: list[int], seed: int, budget: Budget) -> Thought:
        """What a search says of some answers."""
        if self.sweeps(vantage):
            return sweep(Among(vantage, options), self.judge_of(vantage), seeded(seed), budget)
        return SearchingBot(NAME, JUDGES[self.judge], seed, budget).think(vantage)

    def sweeps(self, vantage: Vantage) -> bool:
        """Where a level that was taught the game would sweep, so does an analysis that judges alike."""
        return self.judge == LEARNED and vantage.game in WAYS

    def judge_of(self, vantage: Vantage) -> Judge:
        return JUDGES[self.judge](vantage.rules)

    def weigh(self, vantage: Vantage, choice: int, budget: Budget) -> Weighed:
        """What becomes of one choice."""
        if self.sweeps(vantage):
            return weighed(choice, self.thought(vantage, [choice], self.seed ^ choice, budget).best)
        return self.settled(After(vantage, choice), choice, budget)

    def standing(self, vantage: Vantage, choice: int) -> Weighed:
        """How the seat stands at a vantage, whoever is asked there, before a choice that is no answer."""
        if not self.sweeps(vantage):
            return self.settled(vantage, choice, self.budget)
        places = [vantage] if vantage.question.options else [supposed(vantage, number) for number in range(WORLDS)]
        found = [self.swept(place, shared(self.budget, len(places))) for place in places]
        return weighed(choice, reduce(add, found))

    def swept(self, vantage: Vantage, budget: Budget) -> Opinion:
        """The best that whoever is asked can do."""
        return self.thought(vantage, vantage.question.options, self.seed, budget).best

    def settled(self, vantage: Vantage, choice: int, budget: Budget) -> Weighed:
        """How the seat stands, with a look at whether the search has settled."""
        judge, rng, root = self.judge_of(vantage), seeded(self.seed ^ choice), Node(vantage.seat)
        early = grown(root, vantage, judge, rng, half(budget))
        whole = grown(root, vantage, judge, rng, half(budget))
        return Weighed(choice, whole.chance, whole.doubt, whole.visits, whole.chance - early.chance)


def weighed(choice: int, opinion: Opinion) -> Weighed:
    """A choice as a search sees it that has settled by itself."""
    return Weighed(choice, opinion.chance, opinion.doubt, opinion.visits)


def grown(root: Node, vantage: Vantage, judge: Judge, rng: Rng, budget: Budget) -> Opinion:
    """What a tree says after it has grown by a budget."""
    meter = budget.meter()
    while granted := meter.take(AT_A_TIME):
        grow(root, vantage.imagine, judge, rng, granted)
    return Opinion(0, root.visits, root.total, root.squares)


def half(budget: Budget) -> Budget:
    """For each of two looks."""
    return shared(budget, 2)


def shared(budget: Budget, looks: int) -> Budget:
    """For each of so many looks."""
    return Budget(-(-budget.simulations // looks), budget.seconds / looks)


def by_model(rules: AnyGame) -> Judge:
    """The judge that matches taught, where there is one."""
    try:
        return learned(rules)
    except ModelError as error:
        raise LabError(f"judge: {error}; or look by `--judge {ROLLOUTS}`") from None


def fingerprint(game: str, judge: str) -> str:
    """Of what a judge was taught, if it was."""
    return model_of(game).fingerprint if judge == LEARNED else ""


JUDGES: Final[dict[str, Callable[[AnyGame], Judge]]] = {LEARNED: by_model, ROLLOUTS: Rollout}
