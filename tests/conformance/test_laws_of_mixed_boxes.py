"""The thirteen laws hold for any two fighters, any arena and any skill set: a sample each run, all in long ones."""

import pytest

from knockbox.testing.laws.walk import reach_state
from tests.conformance.knockdown_setups import (
    BOXES,
    LAWS,
    STATISTICAL_LAW,
    all_duels,
    check_law,
    fighters,
    sample_duels,
    subject_for,
)

FEW = sample_duels()
EVERY = all_duels()
DEPTHS = (14, 75, 190)
"""Just after the set-up, in the first round, and later."""


def words(setup: str) -> tuple[list[str], str, str]:
    """Return the fighters, arena and skill set of a set-up."""
    pair, arena, skills = (word.split("=")[1] for word in setup.split()[1:])
    return pair.split(","), arena, skills


def short(setup: str) -> str:
    pair, arena, skills = words(setup)
    return f"{'-'.join(pair)} in {arena} with {skills}"


@pytest.mark.parametrize("law", [law for law in LAWS if law != STATISTICAL_LAW])
@pytest.mark.parametrize("setup", FEW, ids=short)
def test_the_law_holds_for_a_sample(setup: str, law: int) -> None:
    for depth in DEPTHS:
        check_law(law, setup, FEW.index(setup) + depth, depth)


@pytest.mark.parametrize("setup", FEW, ids=short)
def test_imagined_worlds_are_honest_in_a_sample(setup: str) -> None:
    place = FEW.index(setup)
    check_law(STATISTICAL_LAW, setup, place, 25 * place + 13)


def test_the_sample_holds_every_fighter_on_both_sides_and_every_arena_with_every_skill_set() -> None:
    pairs = [words(setup)[0] for setup in FEW]
    assert len(fighters()) == 9
    for seat in (0, 1):
        assert {pair[seat] for pair in pairs} == set(fighters())
    assert {words(setup)[1:] for setup in FEW} == {(arena, skills) for arena in BOXES for skills in BOXES}


def test_a_set_up_is_played_as_it_says() -> None:
    for setup in FEW:
        pair, arena, skills = words(setup)
        subject = subject_for(setup)
        table = subject.public_table(reach_state(subject.game, 1, 12))
        assert (table.fighters, table.arena, table.skill_set) == (pair, arena, skills)


@pytest.mark.long
@pytest.mark.parametrize("setup", EVERY, ids=short)
def test_every_law_holds_for_every_duel(setup: str) -> None:
    place = EVERY.index(setup)
    for law in LAWS:
        for depth in DEPTHS[place % 3 :] if law == STATISTICAL_LAW else DEPTHS:
            check_law(law, setup, place + depth, depth + place % 60)


def test_the_long_run_holds_all_fighters_in_all_arenas_with_all_skill_sets() -> None:
    found = {(fighter, arena, skills) for pair, arena, skills in map(words, EVERY) for fighter in pair}
    assert len(set(EVERY)) == 36 * 9
    assert found == {(fighter, arena, skills) for fighter in fighters() for arena in BOXES for skills in BOXES}
