"""Random sources: portable, in range, uniform, independent of their copies; some verifiable or scripted."""

from hashlib import blake2b
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, fork, make_rng

KEY = b"key"
SOURCES = {"fast": make_rng(11), "keyed": KeyedRng(KEY, 0), "scripted": ScriptedRng(make_rng(12).memory, [])}


def test_the_fast_source_falls_alike_on_every_machine() -> None:
    rng = make_rng(1)
    assert [rng.below(6) for _ in range(20)] == [2, 0, 0, 0, 1, 5, 0, 5, 5, 0, 5, 5, 0, 2, 5, 0, 5, 0, 0, 2]
    assert rng.memory == 900281023456317479
    rng = make_rng(2026)
    assert [rng.below(1000) for _ in range(8)] == [777, 530, 373, 667, 151, 610, 462, 648]


def test_the_keyed_source_falls_alike_on_every_machine() -> None:
    rng = KeyedRng(KEY, 0)
    assert [rng.below(1000) for _ in range(8)] == [717, 651, 72, 502, 57, 925, 907, 219]


def test_a_shuffle_falls_alike_on_every_machine() -> None:
    cards = list(range(10))
    make_rng(3).shuffle(cards)
    assert cards == [2, 0, 8, 6, 9, 4, 1, 5, 3, 7]


@given(st.binary(min_size=1, max_size=64), st.integers(0, 2**40), st.integers(1, 1000))
def test_any_draw_can_be_recomputed_with_the_key(key: bytes, number: int, bound: int) -> None:
    digest = blake2b(number.to_bytes(8, "big"), key=key, digest_size=6).digest()
    rng = KeyedRng(key, number)
    assert rng.below(bound) == int.from_bytes(digest, "big") * bound // 2**48
    assert rng.memory == number + 1


@given(st.integers(-(2**63), 2**63), st.integers(1, 2**30))
def test_draws_are_in_range(seed: int, bound: int) -> None:
    for rng in (make_rng(seed), KeyedRng(str(seed).encode(), 0)):
        assert all(0 <= rng.below(bound) < bound for _ in range(20))
        assert all(1 <= rng.die() <= 6 for _ in range(20))


@given(st.integers(-(2**63), 2**63))
def test_the_memory_stays_below_two_to_the_60_and_above_zero(seed: int) -> None:
    for rng in (make_rng(seed), fork(make_rng(seed))):
        for _ in range(50):
            assert 0 < rng.memory < 1 << 60
            rng.below(6)


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("bound", [2, 6, 36, 100])
def test_draws_are_even(source: str, bound: int) -> None:
    rng, draws = SOURCES[source].copy(), 200 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[rng.below(bound)] += 1
    stray = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(stray - bound) < 5 * sqrt(2 * bound)


@pytest.mark.parametrize("source", SOURCES)
def test_every_card_goes_everywhere_in_a_shuffle(source: str) -> None:
    rng = SOURCES[source].copy()
    counts = [[0] * 6 for _ in range(6)]
    for _ in range(1200):
        cards = list(range(6))
        rng.shuffle(cards)
        assert sorted(cards) == list(range(6))
        for place, card in enumerate(cards):
            counts[place][card] += 1
    stray = sum((count - 200) ** 2 / 200 for row in counts for count in row)
    assert stray < 25 + 5 * sqrt(2 * 25)


@pytest.mark.parametrize("source", SOURCES)
def test_a_copy_goes_on_alike_and_apart(source: str) -> None:
    rng = SOURCES[source].copy()
    twin = rng.copy()
    assert type(twin) is type(rng)
    foreseen = [twin.below(1000) for _ in range(10)]
    assert [rng.below(1000) for _ in range(10)] == foreseen


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    drawn = {tuple(rng.below(1000) for _ in range(3)) for rng in map(make_rng, range(-200, 200))}
    assert len(drawn) == 400
    assert abs(sum(make_rng(seed).below(2) for seed in range(1000)) - 500) < 80


def test_a_fork_goes_its_own_way_and_moves_its_parent_on() -> None:
    rng = make_rng(5)
    child = fork(rng)
    assert child.memory == 391262927703123004
    assert fork(rng).memory != child.memory
    assert rng.memory != make_rng(5).memory


def test_scripted_dice_fall_as_written_and_are_used_up() -> None:
    rng = ScriptedRng(make_rng(1).memory, [6, 1, 3])
    assert [rng.die(), rng.die(), rng.die()] == [6, 1, 3]
    assert rng.dice == []


def test_after_the_script_the_seed_goes_on() -> None:
    rng, plain = ScriptedRng(make_rng(1).memory, [6, 6]), make_rng(1)
    assert [rng.die() for _ in range(10)][2:] == [plain.die() for _ in range(8)]


def test_only_dice_are_scripted() -> None:
    rng, plain = ScriptedRng(make_rng(9).memory, [2]), make_rng(9)
    assert [rng.below(50) for _ in range(10)] == [plain.below(50) for _ in range(10)]
    assert rng.dice == [2]


def test_a_copy_has_a_script_of_its_own() -> None:
    rng: Rng = ScriptedRng(1, [4, 5])
    twin = rng.copy()
    assert twin.die() == 4
    assert (rng.die(), rng.die(), twin.die()) == (4, 5, 5)
