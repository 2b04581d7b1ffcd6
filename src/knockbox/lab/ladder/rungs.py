"""The ladders: who meets whom, what is aimed at, and after how many deals one looks at it."""

from typing import Final, TypeAlias

import msgspec

KNOCKDOWN: Final = "knockdown"
DUNGEON: Final = "dungeon"
SOLVER: Final = "solver"
"""In the place of a bot: a search that sees all cards."""
SOLVER_SECONDS: Final = 10.0
"""For a deal; what it has not won by then it has lost."""
EQUAL_TIME: Final = {"ismcts": "hard"}
"""Who thinks as long as another bot."""
MATCHES: Final = {KNOCKDOWN: 2, DUNGEON: 4}
"""Of a deal: a duel with swapped seats, or one deal of each dungeon."""

PAIR_LOOKS: Final = (50, 100, 150, 200)
TOUR_LOOKS: Final = (25, 50, 75, 100)
"""In both games these are 100, 200, 300 and 400 matches."""
SAMPLE: Final = (10,)
ASIDE: Final = (50,)


class Lineup(msgspec.Struct, frozen=True):
    """Who plays: two bots that change seats, or one bot on all seats of a dungeon."""

    name: str
    bots: tuple[str, ...]
    time: float | None = None  # a share of the time budgets of its own


class Won(msgspec.Struct, frozen=True, tag=True):
    """The matches that a lineup wins; of two bots those of the first."""

    lineup: str


class Ahead(msgspec.Struct, frozen=True, tag=True):
    """How many more of the same deals a lineup wins than another."""

    lineup: str
    other: str


class Closed(msgspec.Struct, frozen=True, tag=True):
    """How much of the gap between two others a lineup closes."""

    lineup: str
    low: str
    high: str


Figure: TypeAlias = Won | Ahead | Closed


class Aim(msgspec.Struct, frozen=True):
    """A figure that should reach a bar."""

    title: str
    figure: Figure
    bar: float
    beyond: bool = False  # the bar itself is not enough

    def holds(self, value: float) -> bool:
        return value > self.bar if self.beyond else value >= self.bar


class Rung(msgspec.Struct, frozen=True):
    """Lineups that play the same deals until their aims are settled."""

    name: str
    lineups: tuple[Lineup, ...]
    aims: tuple[Aim, ...]
    looks: tuple[int, ...]  # deals of each lineup, after which one looks


def pairing(better: str, worse: str, bar: float) -> Rung:
    name = f"{better}-{worse}"
    return Rung(name, (Lineup(name, (better, worse)),), (Aim(f"{better} v {worse}", Won(name), bar),), PAIR_LOOKS)


def in_full(rung: Rung) -> Rung:
    """A few matches of a pairing with all of the time that its bots may take."""
    name = f"{rung.name}-full"
    aims = [Aim(f"{aim.title}, full time", Won(name), aim.bar) for aim in rung.aims]
    return Rung(name, (Lineup(name, rung.lineups[0].bots, time=1.0),), tuple(aims), SAMPLE)


def group(bot: str) -> Lineup:
    return Lineup(bot, (bot,))


def aside(better: str, worse: str) -> Rung:
    """A pairing without an aim."""
    name = f"{better}-{worse}"
    return Rung(name, (Lineup(name, (better, worse)),), (), ASIDE)


def beside(bot: str) -> Rung:
    """A group without an aim of its own."""
    return Rung(bot, (group("greedy"), group(bot), group(SOLVER)), (), ASIDE)


TOP: Final = pairing("expert", "hard", 0.60)
TALK: Final = Rung(
    "hard",
    (group("greedy"), group("hard"), group("mute"), group(SOLVER)),
    (
        Aim("gap between greedy and the solver closed by hard", Closed("hard", "greedy", SOLVER), 1 / 3),
        Aim("hard ahead of hard in silence", Ahead("hard", "mute"), 0.0, beyond=True),
        Aim("hard in silence ahead of greedy", Ahead("mute", "greedy"), 0.0, beyond=True),
    ),
    TOUR_LOOKS,
)

LADDERS: Final[dict[str, tuple[Rung, ...]]] = {
    KNOCKDOWN: (
        pairing("normal", "random", 0.97),
        pairing("hard", "normal", 0.70),
        pairing("hard", "ismcts", 0.65),
        TOP,
        in_full(TOP),
        aside("easy", "random"),
        aside("normal", "easy"),
        aside("greedy", "normal"),
        aside("ismcts", "greedy"),
    ),
    DUNGEON: (TALK, *map(beside, ("easy", "normal", "expert", "random", "ismcts"))),
}
