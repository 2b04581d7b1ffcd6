"""One question looked at again: what was best, what was chosen, and what that cost."""

from collections.abc import Callable
from typing import Final

import msgspec

from knockbox.bots.budget import Budget
from knockbox.bots.errors import ModelError
from knockbox.bots.model import learned
from knockbox.bots.search.judge import Judge, Rollout
from knockbox.bots.searching import SearchingBot, search
from knockbox.bots.thought import Opinion
from knockbox.bots.vantage import Vantage
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame
from knockbox.lab.analysis.hindsight import After
from knockbox.lab.errors import LabError

NAME: Final = "analysis"
LEARNED: Final = "learned"
ROLLOUTS: Final = "rollouts"


class Look(msgspec.Struct, frozen=True):
    """The best choice and the one that was made, as one search and two closer looks see them."""

    best: Opinion
    chosen: Opinion
    plan: list[tuple[int, int]]  # seat and choice: how the match might have gone on after the best


class Eye(msgspec.Struct, frozen=True):
    """Who looks: a judge, how long, and by which chance."""

    judge: str
    budget: Budget
    seed: int

    def look(self, vantage: Vantage, chosen: int) -> Look:
        """Search; where the search would have chosen otherwise, both choices get the same closer look.

        The closer look is a new one: what came out best of many by luck does not keep its luck.
        """
        thought = SearchingBot(NAME, JUDGES[self.judge], self.seed, self.budget).think(vantage)
        best, mine = thought.best, thought.of(chosen)
        if best.choice == chosen:
            return Look(best, best, thought.plan)
        closer = half(self.budget)
        found = [self.weigh(vantage, choice, closer) for choice in (best.choice, mine.choice)]
        return Look(found[0], found[1], thought.plan)

    def weigh(self, vantage: Vantage, choice: int, budget: Budget) -> Opinion:
        """What comes of one choice."""
        return self.gaze(After(vantage, choice), choice, budget)

    def gaze(self, vantage: Vantage, choice: int, budget: Budget) -> Opinion:
        """How the seat stands, whoever is asked."""
        judge = JUDGES[self.judge](vantage.rules)
        root = search(vantage, judge, seeded(self.seed ^ choice), budget)
        return Opinion(choice, root.visits, root.total, root.squares)


def half(budget: Budget) -> Budget:
    """For each of two closer looks."""
    return Budget((budget.simulations + 1) // 2, budget.seconds / 2)


def by_model(rules: AnyGame) -> Judge:
    """The judge that matches taught, where there is one."""
    try:
        return learned(rules)
    except FileNotFoundError:
        raise LabError(f"judge: no matches of {rules.key} have taught one yet; expected `--judge {ROLLOUTS}`") from None
    except ModelError as error:
        raise LabError(f"judge: {error}; or look by `--judge {ROLLOUTS}`") from None


JUDGES: Final[dict[str, Callable[[AnyGame], Judge]]] = {LEARNED: by_model, ROLLOUTS: Rollout}
