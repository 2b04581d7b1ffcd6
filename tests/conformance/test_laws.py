"""The twelve laws hold for Knockdown with every pack and option, at any seed and depth."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.rng import seeded
from knockbox.games.knockdown.options import VALUES
from knockbox.testing.knockdown import KnockdownOnTrial, on_trial
from knockbox.testing.laws import AT_REST, OVER_TIME
from knockbox.testing.laws.walk import reach

PROVING_GROUND = str(Path(__file__).parents[1] / "packs" / "proving-ground")
PACKS = {"siege-storm": "siege-storm", "proving-ground": PROVING_GROUND}
OPTIONS = [
    "",
    "block_windows=2",
    "redraft=true",
    "allow_empty_combo=true",
    "ko_test=tower dice_always=A",
    "decision_time=30",
    "ko_relief=all",
    "memory=closed",
    "fighters=draw",
]
SETUPS = [f"{pack} {options}".strip() for pack in PACKS for options in OPTIONS] + ["siege-storm edge_wound=light"]
LAWS = sorted(AT_REST | OVER_TIME)
STATISTICAL = 5  # takes hundreds of worlds each time
SEEDS = st.integers(0, 2**32)
DEPTHS = st.integers(0, 320)

# The same examples on every run: a law that fails must fail for everybody.
few = settings(max_examples=8, derandomize=True, database=None)
many = settings(max_examples=150, derandomize=True, database=None)
some = settings(max_examples=25, derandomize=True, database=None)


@cache
def trial(setup: str) -> KnockdownOnTrial:
    pack, *options = setup.split()
    return on_trial(dict(option.split("=") for option in options), PACKS[pack])


def try_law(law: int, setup: str, seed: int, depth: int) -> None:
    subject = trial(setup)
    if law in AT_REST:
        AT_REST[law](subject, reach(subject.game, seed, depth), seeded(seed + depth))
    else:
        OVER_TIME[law](subject, seed, depth)


def tried(law: int, setup: str, how: settings) -> None:
    @how
    @given(SEEDS, DEPTHS)
    def try_it(seed: int, depth: int) -> None:
        try_law(law, setup, seed, depth)

    run: Callable[[], None] = try_it
    run()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("law", [law for law in LAWS if law != STATISTICAL])
def test_the_law_holds(law: int, setup: str) -> None:
    tried(law, setup, few)


@pytest.mark.parametrize("setup", SETUPS)
def test_imagined_worlds_are_honest(setup: str) -> None:
    """Hypothesis begins with small numbers; here each set-up gets an early and a late state of its own."""
    place = SETUPS.index(setup)
    for seed, depth in ((place, place), (place, 17 * place + 30)):
        try_law(STATISTICAL, setup, seed, depth)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_at_many_depths(law: int, setup: str) -> None:
    tried(law, setup, some if law == STATISTICAL else many)


def combined() -> st.SearchStrategy[str]:
    """Any mixture of options that the box allows."""
    box = [name for name in VALUES if name not in ("candle_wound", "range_through_corridors", "stall_guard")]
    values = {name: st.sampled_from([*VALUES[name], *(["45"] if name == "decision_time" else [])]) for name in box}
    return st.fixed_dictionaries(values).filter(allowed).map(written)


def allowed(options: dict[str, str]) -> bool:
    return options["ko_test"] == "tower" or options["dice_always"] == "none"


def written(options: dict[str, str]) -> str:
    return " ".join(["siege-storm", *(f"{name}={value}" for name, value in options.items())])


@pytest.mark.long
@pytest.mark.parametrize("law", [law for law in LAWS if law != STATISTICAL])
@settings(max_examples=300, derandomize=True, database=None)
@given(setup=combined(), seed=SEEDS, depth=DEPTHS)
def test_the_law_holds_for_mixed_options(law: int, setup: str, seed: int, depth: int) -> None:
    try_law(law, setup, seed, depth)
