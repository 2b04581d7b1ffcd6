"""Laws 5 and 13: determinized states keep what a seat knows, redeal the rest, and depend on no secret."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final

from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State
from knockbox.testing.laws.questions import question_key
from knockbox.testing.laws.subject import CountsByPlace, Subject, fingerprint, require_law
from knockbox.testing.laws.walk import viewers

NUM_WORLDS: Final = 800
MAX_SIGMAS: Final = 6.0
CERTAIN_COUNT: Final = 20
"""An expected count that makes a complete absence no accident: its odds are below one in four hundred million."""
PlaceCounts = dict[str, Counter[str]]


def determinize_is_fair(subject: Subject, state: State, rng: Rng) -> None:
    """`determinize` keeps what the seat knows, redeals what it cannot know, and reseeds chance."""
    before = fingerprint(subject.game, state)
    for seat in viewers(subject.game):
        check_chance(subject, state, seat)
        check_deal(subject, state, seat, rng)
    require_law(fingerprint(subject.game, state) == before, 5, "determinizing changed the state")


def check_chance(subject: Subject, state: State, seat: int) -> None:
    """The random source of a determinized state does not depend on that of the match."""
    game = subject.game
    other = game.clone(state)
    other.rng = make_rng(state.rng.memory + 1)
    first = game.determinize(state, seat, make_rng(1))
    second = game.determinize(other, seat, make_rng(1))
    require_law(first.rng.memory == second.rng.memory, 5, f"the chance of a world of seat {seat} depends on the match")
    is_fresh = game.determinize(state, seat, make_rng(2)).rng.memory not in (state.rng.memory, first.rng.memory)
    require_law(is_fresh, 5, f"the chance of worlds of seat {seat} is not new")


def check_deal(subject: Subject, state: State, seat: int, rng: Rng) -> None:
    """Every unseen thing comes to every unseen place as often as expected, also in worlds of worlds."""
    game = subject.game
    odds = subject.possible_things(state, seat)
    if not odds:
        return
    direct = count_places(subject, seat, odds, lambda: game.determinize(state, seat, rng))
    chain = worlds_of_worlds(subject, state, seat, rng)
    indirect = count_places(subject, seat, odds, lambda: next(chain))
    for place, suspects in odds.items():
        for found in (direct[place], indirect[place]):
            impossible = sorted(set(found) - set(suspects))
            absent = missing_things(suspects, found)
            require_law(not impossible, 5, f"{place}, seen from {seat}: {impossible} cannot be there")
            require_law(not absent, 5, f"{place}, seen from {seat}: {absent} never came there")
    check_frequencies(seat, odds, direct)
    check_samples_alike(seat, direct, indirect)


def missing_things(suspects: Counter[str], found: Counter[str]) -> list[str]:
    """Return what never came to a place although expected there often; rare things are left to chi-square."""
    total = found.total()
    weight = suspects.total()
    return sorted(
        thing for thing, odds in suspects.items() if not found[thing] and total * odds >= CERTAIN_COUNT * weight
    )


def count_places(subject: Subject, seat: int, odds: CountsByPlace, next_world: Callable[[], State]) -> PlaceCounts:
    counts: PlaceCounts = defaultdict(Counter)
    for _ in range(NUM_WORLDS):
        for place, things in subject.hidden_things(next_world(), seat).items():
            if place in odds:
                counts[place].update(things)
    return counts


def worlds_of_worlds(subject: Subject, state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Yield determinized states, each made from the one before."""
    world = state
    while True:
        world = subject.game.determinize(world, seat, rng)
        yield world


def check_frequencies(seat: int, odds: CountsByPlace, counts: PlaceCounts) -> None:
    """Check the counts against the odds by chi-square."""
    chi_square = 0.0
    cells = 0
    for place, suspects in odds.items():
        drawn = counts[place].total()
        weight = suspects.total()
        for thing, chances in suspects.items():
            expected = drawn * chances / weight
            chi_square += (counts[place][thing] - expected) ** 2 / expected
            cells += 1
    uneven = f"seen from {seat}, things are uneven: chi-square {chi_square:.0f} of {cells} cells"
    require_law(chi_square <= chi_square_limit(cells), 5, uneven)


def check_samples_alike(seat: int, direct: PlaceCounts, indirect: PlaceCounts) -> None:
    """Compare two samples by chi-square."""
    pairs = [(direct[place][thing], indirect[place][thing]) for place in direct for thing in direct[place]]
    chi_square = sum((first - second) ** 2 / (first + second) for first, second in pairs)
    cells = len(pairs)
    differ = f"seen from {seat}, worlds of worlds differ: chi-square {chi_square:.0f} of {cells}"
    require_law(chi_square <= chi_square_limit(cells), 5, differ)


def chi_square_limit(cells: int) -> float:
    return cells + MAX_SIGMAS * sqrt(2 * cells) + MAX_SIGMAS


def determinize_ignores_secrets(subject: Subject, state: State, rng: Rng) -> None:
    """Two states that look the same to a seat give it the same determinized states for the same chance."""
    game = subject.game
    for seat in viewers(game):
        twin = game.determinize(state, seat, rng)
        here = make_rng(rng.memory)
        there = make_rng(rng.memory)
        world = game.determinize(state, seat, here)
        other = game.determinize(twin, seat, there)
        found = fingerprint(game, world)
        expected = fingerprint(game, other)
        both = f"{found!r}\n{expected!r}"
        require_law(found == expected, 13, f"worlds of seat {seat} reveal what it cannot know:\n{both}")
        is_question_same = question_key(game.decision(world)) == question_key(game.decision(other))
        require_law(is_question_same, 13, f"questions in worlds of seat {seat} reveal what it cannot know")
        require_law(here.memory == there.memory, 13, f"secrets decide how much chance a world of seat {seat} uses")
