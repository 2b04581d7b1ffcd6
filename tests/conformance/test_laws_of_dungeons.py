"""The thirteen laws hold in the dungeon for one to six seats with every option, along walks that get far."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon import events
from knockbox.games.dungeon.options import OPTION_VALUES, unused_options
from knockbox.testing.laws import STATE_LAWS, WALK_LAWS
from tests.conformance.dungeon_setups import (
    MAX_INPUTS,
    SITUATIONS,
    check_law,
    count_events,
    situations,
    state_at,
    subject_for,
)

ALL_TOKENS = "adventure=on tokens=fireball,ice,poison,silence"
WALKS = {
    "1 first-dungeon": (34, 20, 16),
    "1 first-dungeon timer=off level=3 chest_hunt=true": (3, 2, 4),
    f"1 first-dungeon {ALL_TOKENS} solo_silence_ball=draw timer=off": (22, 33, 7),
    "1 proving-dungeon adventure=on tokens=fireball,ice,poison timer=10": (0, 121, 16),
    "2 first-dungeon adventure=on": (15, 3, 12),
    f"2 first-dungeon {ALL_TOKENS} timer=off": (21, 4, 0),
    f"2 proving-dungeon {ALL_TOKENS}": (3, 4, 12),
    f"2 shallow-dungeon {ALL_TOKENS}": (289, 38, 385),
    "3 first-dungeon level=4 chest_hunt=true timer=15": (31, 9, 23),
    "3 proving-dungeon level=2 level_cards=only adventure=on tokens=fireball,ice": (6, 30, 94),
    f"4 first-dungeon {ALL_TOKENS} level=4 timer=off": (32, 11, 21),
    f"4 proving-dungeon {ALL_TOKENS} chest_hunt=true": (12, 15, 47),
    "5 first-dungeon first_player=3 adventure=on adventure_loss=restart tokens=poison,silence": (11, 19, 31),
    "6 first-dungeon": (25, 33, 0),
    f"6 proving-dungeon {ALL_TOKENS} level=3 chest_hunt=true timer=off": (32, 2, 17),
}
"""By set-up: seeds of walks that get far or show rare events, the richest first; the packs of the tests show all."""

OF_THE_TESTS = [(setup, seed) for setup, seeds in WALKS.items() if "first-dungeon" not in setup for seed in seeds]
"""Walks with cards of the tests, which stay the same when the built-in packs are tuned."""

DEPTHS = (9, 46, MAX_INPUTS)
STATISTICAL = 5  # takes hundreds of worlds each time
PLAIN = [law for law in STATE_LAWS if law != STATISTICAL]
SEEDS = st.integers(0, 2**32)
INPUTS = st.integers(0, 140)

# The same examples on every run, so that a failure can be reproduced.
many = settings(max_examples=80, derandomize=True, database=None)
some = settings(max_examples=12, derandomize=True, database=None)


@pytest.mark.parametrize("setup", WALKS)
@pytest.mark.parametrize("law", PLAIN)
def test_the_law_holds_early_late_and_just_before_the_end(law: int, setup: str) -> None:
    for seed in WALKS[setup]:
        for depth in DEPTHS:
            check_law(law, setup, seed, depth)


@pytest.mark.parametrize("setup", WALKS)
@pytest.mark.parametrize("law", WALK_LAWS)
def test_the_law_holds_all_along_a_walk(law: int, setup: str) -> None:
    for seed in WALKS[setup][:2]:
        check_law(law, setup, seed, MAX_INPUTS)


@pytest.mark.parametrize("setup", WALKS)
def test_imagined_worlds_are_honest(setup: str) -> None:
    last, early, _ = WALKS[setup]
    check_law(STATISTICAL, setup, last, MAX_INPUTS)
    check_law(STATISTICAL, setup, early, list(WALKS).index(setup) + 4)


def test_the_walks_show_whatever_can_happen() -> None:
    """Random play loses after a few cards; these walks have every event except speech, every token, every end."""
    tally: Counter[str] = Counter()
    for setup, seed in OF_THE_TESTS:
        tally += count_events(setup, seed)
    known = {name for name, value in vars(events).items() if isinstance(value, type)} - {"Event", "Said"}
    ends = {"KKD-END-1", "KKD-END-2", "KKD-END-3", "KKD-END-4", "KKD-END-5", "KKDR-11", "KKDR-47"}
    assert (known | ends | {"fireball", "ice", "poison", "silence"}) - set(tally) == set()


def test_the_laws_look_at_all_sorts_of_states() -> None:
    places = [(setup, seed, depth) for setup, seed in OF_THE_TESTS for depth in DEPTHS]
    found = {name for place in places for name in situations(state_at(*place))}
    assert found == set(SITUATIONS)


def test_there_are_walks_for_every_number_of_seats_and_value_of_an_option() -> None:
    assert {subject_for(setup).game.num_players for setup in WALKS} == set(range(1, 7))
    seen = {item for setup in WALKS for item in subject_for(setup).game.options.items()}
    assert {(name, value) for name, values in OPTION_VALUES.items() for value in values} - seen == set()


RARE = {
    "a ball drew the knight": (
        f"1 proving-dungeon {ALL_TOKENS} solo_silence_ball=draw",
        {
            "hands": [["joker", "room-1112"]],
            "deck": [],
            "cards": [{"card": "room-0122", "cell": [0, 0]}, {"card": "joker", "cell": [1, 1]}],
            "asking": {"task": "ChooseCell", "kind": "black-knight"},
            "agenda": [{"task": "ChooseCard"}],
            "tokens": ["ice"],
        },
    ),
    "everything is burnt": (
        f"3 proving-dungeon {ALL_TOKENS}",
        {"cards": [], "burnt": ["beast-2222-6"], "active": 1, "last_layer": 0, "silent": True},
    ),
    "a last chance with a held knight": (
        f"3 proving-dungeon {ALL_TOKENS}",
        {
            "hands": [[], [], []],
            "cards": [
                {"card": "beast-2222-6", "cell": [0, 0], "mark": "frozen"},
                {"card": "black-knight", "cell": [1, 1], "mark": "beaten", "time": 0},
                {"card": "joker", "cell": [2, 2]},
            ],
            "tokens": ["fireball", "poison"],
            "giving_up": [0, 2],
            "active": 1,
        },
    ),
    "a shown card that was chosen": (
        f"2 proving-dungeon {ALL_TOKENS}",
        {
            "hands": [["joker", "joker", "room-0014"], ["joker", "room-1112"]],
            "shown": ["joker", "room-1112"],
            "cards": [{"card": "beast-3111-2", "cell": [0, 0]}],
            "asking": {"task": "ChooseCell", "kind": "joker"},
        },
    ),
}
"""Positions that walks rarely or never reach, with their set-ups."""


@pytest.mark.parametrize("rare", RARE)
@pytest.mark.parametrize("law", STATE_LAWS)
def test_the_law_holds_in_rare_positions(law: int, rare: str) -> None:
    setup, position = RARE[rare]
    STATE_LAWS[law](subject_for(setup), subject_for(setup).game.set_up(position), make_rng(law))


@pytest.mark.long
@pytest.mark.parametrize("setup", WALKS)
@pytest.mark.parametrize("law", sorted(STATE_LAWS | WALK_LAWS))
def test_the_law_holds_along_many_walks(law: int, setup: str) -> None:
    @(some if law == STATISTICAL else many)
    @given(SEEDS, INPUTS)
    def try_it(seed: int, inputs: int) -> None:
        check_law(law, setup, seed, inputs)

    run: Callable[[], None] = try_it
    run()


def combined() -> st.SearchStrategy[str]:
    """Return a set-up with any number of seats and any valid combination of options."""
    values = {name: st.sampled_from(values) for name, values in OPTION_VALUES.items()}
    values["tokens"] = st.sampled_from(["none", "fireball,ice", "poison", "ice,silence", "fireball,ice,poison,silence"])
    packs = st.sampled_from(["first-dungeon", "proving-dungeon"])
    return st.tuples(st.integers(1, 6), packs, st.fixed_dictionaries(values)).map(lambda parts: written(*parts))


def written(seats: int, pack: str, options: dict[str, str]) -> str:
    """Return a set-up without the options that it does not use."""
    ball_is_out = seats == 1 and options["solo_silence_ball"] == "out"
    tokens = ",".join(name for name in options["tokens"].split(",") if not ball_is_out or name != "silence") or "none"
    given_all = options | {"tokens": tokens}
    used = [f"{name}={value}" for name, value in given_all.items() if name not in unused_options(given_all, seats)]
    return " ".join([str(seats), pack, *used])


@pytest.mark.long
@pytest.mark.parametrize("law", [law for law in sorted(STATE_LAWS | WALK_LAWS) if law != STATISTICAL])
@settings(max_examples=300, derandomize=True, database=None)
@given(setup=combined(), seed=SEEDS, inputs=INPUTS)
def test_the_law_holds_for_mixed_options(law: int, setup: str, seed: int, inputs: int) -> None:
    check_law(law, setup, seed, inputs)
