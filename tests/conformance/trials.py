"""Set-ups on trial: `pack option=value …`, several packs with commas; the laws are tried on any of them."""

from functools import cache, lru_cache
from itertools import combinations, product
from pathlib import Path
from typing import Final

from knockbox.engine.rng import seeded
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown import KnockdownOnTrial, of_knockdown, on_trial
from knockbox.testing.laws import AT_REST, OVER_TIME
from knockbox.testing.laws.walk import reach

OUTSIDE: Final = {"proving-ground": str(Path(__file__).parents[1] / "packs" / "proving-ground")}
BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
ALL: Final = ",".join(BOXES)
LAWS: Final = sorted(AT_REST | OVER_TIME)
STATISTICAL: Final = 5  # takes hundreds of worlds each time
STATES: Final = 512
"""That are kept, because every law looks at the same ones."""


@cache
def trial(setup: str) -> KnockdownOnTrial:
    packs, *options = setup.split()
    named = [OUTSIDE.get(pack, pack) for pack in packs.split(",")]
    return on_trial(dict(option.split("=") for option in options), *named)


def try_law(law: int, setup: str, seed: int, depth: int) -> None:
    subject = trial(setup)
    if law in AT_REST:
        AT_REST[law](subject, state_at(setup, seed, depth), seeded(seed + depth))
    else:
        OVER_TIME[law](subject, seed, depth)


@lru_cache(STATES)
def state_at(setup: str, seed: int, depth: int) -> KnockdownState:
    """The state so many inputs into a walk, or the last one with a question; laws of one state leave it as it is."""
    subject = trial(setup)
    return of_knockdown(reach(subject.game, seed, depth, subject.draw))


def fighters() -> list[str]:
    """The fighters of all boxes of the house."""
    return trial(ALL).game.names.fighters


def duel(first: str, second: str, arena: str, skills: str) -> str:
    return f"{ALL} fighters={first},{second} arena={arena} skills={skills}"


def every_duel() -> list[str]:
    """Every two fighters in every arena with every skill set; who sits left goes by turns."""
    pairs = [pair if index % 2 else pair[::-1] for index, pair in enumerate(combinations(fighters(), 2))]
    return [duel(*pair, arena, skills) for pair in pairs for arena, skills in product(BOXES, BOXES)]


def few_duels() -> list[str]:
    """Every arena with every skill set once, every fighter once on either side."""
    known = fighters()
    places = enumerate(product(BOXES, BOXES))
    return [
        duel(known[place % len(known)], known[(place + 4) % len(known)], arena, skills)
        for place, (arena, skills) in places
    ]
