"""The matchups of each ladder: lineups, targets, and after how many deals to look."""

from typing import Final, TypeAlias

import msgspec

KNOCKDOWN: Final = "knockdown"
DUNGEON: Final = "dungeon"
SOLVER: Final = "solver"
"""Used in place of a bot: a search with full information."""
SOLVER_SECONDS: Final = 10.0
"""Time limit per deal; a deal not won by then counts as lost."""
BUDGET_OF_OTHER_BOT: Final = {"ismcts": "hard"}
"""Bots that get the budget of another bot."""
MATCHES_PER_DEAL: Final = {KNOCKDOWN: 2, DUNGEON: 4}
"""Matches per deal: two with swapped seats, or one in each dungeon."""

DUEL_LOOKS: Final = (50, 100, 150, 200)
DUNGEON_LOOKS: Final = (25, 50, 75, 100)
"""In both games: 100, 200, 300 and 400 matches."""
FULL_TIME_LOOKS: Final = (10,)
SINGLE_LOOK: Final = (50,)


class Lineup(msgspec.Struct, frozen=True):
    """Two bots that swap seats, or one bot on all seats of a dungeon."""

    name: str
    bots: tuple[str, ...]
    time: float | None = None  # share of the default budgets, if it differs from the plan's


class Won(msgspec.Struct, frozen=True, tag=True):
    """Win rate of a lineup; of two bots that of the first."""

    lineup: str


class Ahead(msgspec.Struct, frozen=True, tag=True):
    """Difference of the win rates of two lineups on the same deals."""

    lineup: str
    other: str


class Closed(msgspec.Struct, frozen=True, tag=True):
    """How much of the gap between two other lineups a lineup closes."""

    lineup: str
    low: str
    high: str


Metric: TypeAlias = Won | Ahead | Closed


class Target(msgspec.Struct, frozen=True):
    """A metric that should reach a value."""

    title: str
    figure: Metric
    bar: float
    beyond: bool = False  # must exceed the value

    def is_met_by(self, value: float) -> bool:
        return value > self.bar if self.beyond else value >= self.bar


class Matchup(msgspec.Struct, frozen=True):
    """Lineups that play the same deals until their targets are settled."""

    name: str
    lineups: tuple[Lineup, ...]
    aims: tuple[Target, ...]
    looks: tuple[int, ...]  # deals per lineup at each interim look


def duel_matchup(better: str, worse: str, target: float) -> Matchup:
    name = f"{better}-{worse}"
    return Matchup(
        name, (Lineup(name, (better, worse)),), (Target(f"{better} v {worse}", Won(name), target),), DUEL_LOOKS
    )


def full_time_sample(matchup: Matchup) -> Matchup:
    """Return a small sample of a matchup with the full time budgets."""
    name = f"{matchup.name}-full"
    targets = [Target(f"{target.title}, full time", Won(name), target.bar) for target in matchup.aims]
    return Matchup(name, (Lineup(name, matchup.lineups[0].bots, time=1.0),), tuple(targets), FULL_TIME_LOOKS)


def group_lineup(bot: str) -> Lineup:
    return Lineup(bot, (bot,))


def duel_without_target(better: str, worse: str) -> Matchup:
    """Return a pairing without a target."""
    name = f"{better}-{worse}"
    return Matchup(name, (Lineup(name, (better, worse)),), (), SINGLE_LOOK)


def group_without_target(bot: str) -> Matchup:
    """Return a group matchup without a target."""
    return Matchup(bot, (group_lineup("greedy"), group_lineup(bot), group_lineup(SOLVER)), (), SINGLE_LOOK)


EXPERT_HARD: Final = duel_matchup("expert", "hard", 0.60)
DUNGEON_HARD: Final = Matchup(
    "hard",
    (group_lineup("greedy"), group_lineup("hard"), group_lineup("mute"), group_lineup(SOLVER)),
    (
        Target("gap between greedy and the solver closed by hard", Closed("hard", "greedy", SOLVER), 1 / 3),
        Target("hard ahead of hard in silence", Ahead("hard", "mute"), 0.0, beyond=True),
        Target("hard in silence ahead of greedy", Ahead("mute", "greedy"), 0.0, beyond=True),
    ),
    DUNGEON_LOOKS,
)

LADDERS: Final[dict[str, tuple[Matchup, ...]]] = {
    KNOCKDOWN: (
        duel_matchup("normal", "random", 0.97),
        duel_matchup("hard", "normal", 0.70),
        duel_matchup("hard", "ismcts", 0.65),
        EXPERT_HARD,
        full_time_sample(EXPERT_HARD),
        duel_without_target("easy", "random"),
        duel_without_target("normal", "easy"),
        duel_without_target("greedy", "normal"),
        duel_without_target("ismcts", "greedy"),
    ),
    DUNGEON: (DUNGEON_HARD, *map(group_without_target, ("easy", "normal", "expert", "random", "ismcts"))),
}
