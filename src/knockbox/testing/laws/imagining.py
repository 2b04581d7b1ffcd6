"""Laws 5 and 13: imagined worlds keep what a seat knows, deal the rest anew, and owe nothing to what it cannot know."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final

from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State
from knockbox.testing.laws.asking import spelt
from knockbox.testing.laws.subject import Subject, Things, demand, fingerprint
from knockbox.testing.laws.walk import vantages

WORLDS: Final = 800
SIGMAS: Final = 6.0
SURE: Final = 20
"""That a thing is due so often and never comes is no accident: the odds are below one to four hundred million."""
Tally = dict[str, Counter[str]]


def imagining_is_honest(subject: Subject, state: State, rng: Rng) -> None:
    """`imagine` honours what the seat knows, re-deals what it cannot know, and reseeds chance."""
    before = fingerprint(subject.game, state)
    for seat in vantages(subject.game):
        check_chance(subject, state, seat)
        check_deal(subject, state, seat, rng)
    demand(fingerprint(subject.game, state) == before, 5, "imagining changed the state")


def check_chance(subject: Subject, state: State, seat: int) -> None:
    """The chance of a world owes nothing to the chance of the match."""
    game = subject.game
    other = game.clone(state)
    other.rng = seeded(state.rng.memory + 1)
    first, second = game.imagine(state, seat, seeded(1)), game.imagine(other, seat, seeded(1))
    demand(first.rng.memory == second.rng.memory, 5, f"a world of seat {seat} owes its chance to the match")
    fresh = game.imagine(state, seat, seeded(2)).rng.memory not in (state.rng.memory, first.rng.memory)
    demand(fresh, 5, f"the chance of worlds of seat {seat} is not new")


def check_deal(subject: Subject, state: State, seat: int, rng: Rng) -> None:
    """Every unseen thing visits every unseen place, as often as it should, also from worlds of worlds."""
    game = subject.game
    odds = subject.suspected(state, seat)
    if not odds:
        return
    direct = tally(subject, seat, odds, lambda: game.imagine(state, seat, rng))
    through = worlds_of_worlds(subject, state, seat, rng)
    indirect = tally(subject, seat, odds, lambda: next(through))
    for place, suspects in odds.items():
        for found in (direct[place], indirect[place]):
            strange, absent = sorted(set(found) - set(suspects)), missed(suspects, found)
            demand(not strange, 5, f"{place}, seen from {seat}: {strange} cannot be there")
            demand(not absent, 5, f"{place}, seen from {seat}: {absent} never came there")
    check_frequencies(seat, odds, direct)
    check_alike(seat, direct, indirect)


def missed(suspects: Counter[str], found: Counter[str]) -> list[str]:
    """What never came to a place though it was due there often; what is due seldom is left to chi-square."""
    due, weight = found.total(), suspects.total()
    return sorted(thing for thing, odds in suspects.items() if not found[thing] and due * odds >= SURE * weight)


def tally(subject: Subject, seat: int, odds: Things, next_world: Callable[[], State]) -> Tally:
    counts: Tally = defaultdict(Counter)
    for _ in range(WORLDS):
        for place, things in subject.hidden(next_world(), seat).items():
            if place in odds:
                counts[place].update(things)
    return counts


def worlds_of_worlds(subject: Subject, state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Each world is imagined from the one before, never again from the truth."""
    world = state
    while True:
        world = subject.game.imagine(world, seat, rng)
        yield world


def check_frequencies(seat: int, odds: Things, counts: Tally) -> None:
    """Chi-square against the odds."""
    stray, cells = 0.0, 0
    for place, suspects in odds.items():
        drawn, weight = counts[place].total(), suspects.total()
        for thing, chances in suspects.items():
            expected = drawn * chances / weight
            stray += (counts[place][thing] - expected) ** 2 / expected
            cells += 1
    demand(stray <= limit(cells), 5, f"seen from {seat}, things lie unevenly: chi-square {stray:.0f} of {cells} cells")


def check_alike(seat: int, direct: Tally, indirect: Tally) -> None:
    """Chi-square of two samples against each other."""
    pairs = [(direct[place][thing], indirect[place][thing]) for place in direct for thing in direct[place]]
    stray = sum((first - second) ** 2 / (first + second) for first, second in pairs)
    cells = len(pairs)
    demand(stray <= limit(cells), 5, f"seen from {seat}, worlds of worlds differ: chi-square {stray:.0f} of {cells}")


def limit(cells: int) -> float:
    return cells + SIGMAS * sqrt(2 * cells) + SIGMAS


def imagining_knows_no_secret(subject: Subject, state: State, rng: Rng) -> None:
    """Two states that look the same to a seat give it the same worlds for the same chance."""
    game = subject.game
    for seat in vantages(game):
        twin, seed = game.imagine(state, seat, rng), rng.memory
        here, there = seeded(seed), seeded(seed)
        world, other = game.imagine(state, seat, here), game.imagine(twin, seat, there)
        found, expected = fingerprint(game, world), fingerprint(game, other)
        apart = f"{found!r}\n{expected!r}"
        demand(found == expected, 13, f"what seat {seat} cannot know shines through its worlds:\n{apart}")
        same_question = spelt(game.decision(world)) == spelt(game.decision(other))
        demand(same_question, 13, f"what seat {seat} cannot know shines through the question of its worlds")
        demand(here.memory == there.memory, 13, f"secrets decide how much chance a world of seat {seat} takes")
