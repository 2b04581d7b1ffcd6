"""Knockdown set-ups for the laws, written as `pack option=value …` with commas between packs, and states of walks."""

from functools import cache, lru_cache
from itertools import combinations, product
from pathlib import Path
from typing import Final

from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_subject import KnockdownSubject, as_knockdown_state, build_subject
from knockbox.testing.laws import STATE_LAWS, WALK_LAWS
from knockbox.testing.laws.walk import reach_state

TEST_PACK_PATHS: Final = {"proving-ground": str(Path(__file__).parents[1] / "packs" / "proving-ground")}
BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
ALL_BOXES: Final = ",".join(BOXES)
LAWS: Final = sorted(STATE_LAWS | WALK_LAWS)
STATISTICAL_LAW: Final = 5  # takes hundreds of worlds each time
STATE_CACHE_SIZE: Final = 512
"""Cached states; every law checks the same ones."""


@cache
def subject_for(setup: str) -> KnockdownSubject:
    packs, *options = setup.split()
    named = [TEST_PACK_PATHS.get(pack, pack) for pack in packs.split(",")]
    return build_subject(dict(option.split("=") for option in options), *named)


def check_law(law: int, setup: str, seed: int, depth: int) -> None:
    subject = subject_for(setup)
    if law in STATE_LAWS:
        STATE_LAWS[law](subject, state_at(setup, seed, depth), make_rng(seed + depth))
    else:
        WALK_LAWS[law](subject, seed, depth)


@lru_cache(STATE_CACHE_SIZE)
def state_at(setup: str, seed: int, depth: int) -> KnockdownState:
    """Return the state after `depth` inputs of a walk, or the last one with a question; laws do not change it."""
    subject = subject_for(setup)
    return as_knockdown_state(reach_state(subject.game, seed, depth, subject.draw))


def fighters() -> list[str]:
    """Return the fighters of all built-in boxes."""
    return subject_for(ALL_BOXES).game.names.fighters


def duel_setup(first: str, second: str, arena: str, skills: str) -> str:
    return f"{ALL_BOXES} fighters={first},{second} arena={arena} skills={skills}"


def all_duels() -> list[str]:
    """Return every pair of fighters in every arena with every skill set, on alternating sides."""
    pairs = [pair if index % 2 else pair[::-1] for index, pair in enumerate(combinations(fighters(), 2))]
    return [duel_setup(*pair, arena, skills) for pair in pairs for arena, skills in product(BOXES, BOXES)]


def sample_duels() -> list[str]:
    """Return every arena with every skill set once; every fighter is once on either side."""
    known = fighters()
    places = enumerate(product(BOXES, BOXES))
    return [
        duel_setup(known[place % len(known)], known[(place + 4) % len(known)], arena, skills)
        for place, (arena, skills) in places
    ]
