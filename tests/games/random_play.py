"""States that random play reaches, for tests that look at whatever can be asked there."""

from collections.abc import Collection

from knockbox.engine.action import verb_of
from knockbox.engine.rng import Rng, seeded
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import KnockdownState

OFFER_ODDS = 6
"""One input of so many is an offer to some seat, where there is one."""


def play_knockdown(game: Knockdown, seed: int, depth: int) -> KnockdownState:
    """Return a match after so many random answers, or shortly before its end."""
    rng, state = seeded(seed), game.start(seeded(seed + 1))
    for _ in range(depth):
        before, question = state.clone(), state.question
        assert question is not None
        game.step(state, question.options[rng.below(len(question.options))])
        if state.question is None:
            return before
    return state


def play_dungeon(game: Dungeon, seed: int, depth: int, left_out: Collection[int]) -> DungeonState:
    """Return a match after so many random inputs that did not end it; every other one has a short deck.

    Offers with the verbs `left_out` are never taken.
    """
    rng, state = seeded(seed), game.start(seeded(seed + 1))
    del state.deck[1 : len(state.deck) - 3 if seed % 2 else 1]
    for _ in range(depth):
        world = state.clone()
        put_in(game, world, rng, left_out)
        state = state if world.question is None else world
    return state


def put_in(game: Dungeon, state: DungeonState, rng: Rng, left_out: Collection[int]) -> None:
    seat, question = rng.below(game.seats), state.question
    assert question is not None
    offers = [choice for choice in game.offers(state, seat) if verb_of(choice) not in left_out]
    if offers and rng.below(OFFER_ODDS) == 0:
        game.accept(state, seat, offers[rng.below(len(offers))])
    else:
        game.step(state, question.options[rng.below(len(question.options))])
