"""The thirteen laws hold for Knockdown with every pack and option, at any seed and depth."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.options import OPTION_VALUES
from knockbox.testing.laws.determinization import determinize_is_fair
from knockbox.testing.laws.secrecy import two_worlds_look_alike
from tests.conformance.knockdown_setups import ALL_BOXES, BOXES, LAWS, STATISTICAL_LAW, check_law, subject_for

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
OF_ARENAS = [
    "siege-storm edge_wound=light",
    "nemesis",
    "nemesis range_through_corridors=true fighters=draw",
    "tainted-grail",
    "tainted-grail candle_wound=heavy redraft=true",
]
MIXED = [
    f"{ALL_BOXES} fighters=draw",
    f"{ALL_BOXES} block_windows=2 range_through_corridors=true candle_wound=heavy edge_wound=light",
    "tainted-grail,proving-ground fighters=draw",
]
PLAIN = [f"{pack} {options}".strip() for pack in ("siege-storm", "proving-ground") for options in OPTIONS]
SETUPS = PLAIN + OF_ARENAS + MIXED
MORE = [f"{packs} {options}" for packs in ("nemesis", "tainted-grail", ALL_BOXES) for options in OPTIONS if options]
SEEDS = st.integers(0, 2**32)
DEPTHS = st.integers(0, 320)

# The same examples on every run, so that a failure can be reproduced.
few = settings(max_examples=8, derandomize=True, database=None)
many = settings(max_examples=150, derandomize=True, database=None)
some = settings(max_examples=25, derandomize=True, database=None)


def tried(law: int, setup: str, how: settings) -> None:
    @how
    @given(SEEDS, DEPTHS)
    def try_it(seed: int, depth: int) -> None:
        check_law(law, setup, seed, depth)

    run: Callable[[], None] = try_it
    run()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("law", [law for law in LAWS if law != STATISTICAL_LAW])
def test_the_law_holds(law: int, setup: str) -> None:
    tried(law, setup, few)


@pytest.mark.parametrize("setup", SETUPS)
def test_imagined_worlds_are_honest(setup: str) -> None:
    """Hypothesis begins with small numbers; this gives each set-up its own early and late state."""
    place = SETUPS.index(setup)
    for seed, depth in ((place, place), (place, 17 * place + 30)):
        check_law(STATISTICAL_LAW, setup, seed, depth)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS + MORE)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds_at_many_depths(law: int, setup: str) -> None:
    tried(law, setup, some if law == STATISTICAL_LAW else many)


def combined() -> st.SearchStrategy[str]:
    """Return any combination of options that the boxes allow."""
    return st.sampled_from([*BOXES, ALL_BOXES]).flatmap(options_of)


def options_of(packs: str) -> st.SearchStrategy[str]:
    used = [name for name in OPTION_VALUES if name in subject_for(packs).game.options and name != "stall_guard"]
    values = {
        name: st.sampled_from([*OPTION_VALUES[name], *(["45"] if name == "decision_time" else [])]) for name in used
    }
    values["fighters"] = st.sampled_from(["choose", "draw"])
    return st.fixed_dictionaries(values).filter(allowed).map(lambda options: written(packs, options))


def allowed(options: dict[str, str]) -> bool:
    return options["ko_test"] == "tower" or options["dice_always"] == "none"


def written(packs: str, options: dict[str, str]) -> str:
    return " ".join([packs, *(f"{name}={value}" for name, value in options.items())])


@pytest.mark.long
@pytest.mark.parametrize("law", [law for law in LAWS if law != STATISTICAL_LAW])
@settings(max_examples=300, derandomize=True, database=None)
@given(setup=combined(), seed=SEEDS, depth=DEPTHS)
def test_the_law_holds_for_mixed_options(law: int, setup: str, seed: int, depth: int) -> None:
    check_law(law, setup, seed, depth)


def test_worlds_may_differ_in_whether_a_candle_came_before_a_card() -> None:
    """Both are drawn at the next refill, in any order, and the views are equal afterwards."""
    subject = subject_for("tainted-grail")
    first, second, *_ = (id for id, card in subject.game.card_pool.attacks.items() if card.copies > 1)
    state = subject.game.set_up({"row": [first, first], "deck": [second, "candle", second], "actions": 1})
    for seed in range(30):
        two_worlds_look_alike(subject, state, make_rng(seed))


def test_a_candle_is_never_suspected_in_a_hand() -> None:
    """One of two unseen cards is in a hand, so the deck holds the other one under or above two candles."""
    subject = subject_for("tainted-grail")
    first, second, *_ = subject.game.names.cards
    held = {"cards": [first], "seen": []}
    state = subject.game.set_up({"hands": [held, []], "deck": [second, "candle", "candle"]})
    assert subject.possible_things(state, PUBLIC)["deck 0"] == {first: 1, second: 1, "candle": 4}
    determinize_is_fair(subject, state, make_rng(1))
