"""States reached by random play."""

from collections.abc import Collection

from knockbox.engine.action import verb_of
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import KnockdownState

SIDE_ACTION_ODDS = 6
"""One input in this many is a side action of a random seat, if it has one."""


def play_knockdown(game: Knockdown, seed: int, depth: int) -> KnockdownState:
    """Return a match after `depth` random answers, or just before its end."""
    rng = make_rng(seed)
    state = game.start(make_rng(seed + 1))
    for _ in range(depth):
        before = state.clone()
        question = state.question
        assert question is not None
        game.step(state, question.options[rng.below(len(question.options))])
        if state.question is None:
            return before
    return state


def play_dungeon(game: Dungeon, seed: int, depth: int, excluded_verbs: Collection[int]) -> DungeonState:
    """Return a match after `depth` random inputs, skipping those that end it; odd seeds have a short deck.

    Side actions with the verbs `left_out` are never applied.
    """
    rng = make_rng(seed)
    state = game.start(make_rng(seed + 1))
    del state.deck[1 : len(state.deck) - 3 if seed % 2 else 1]
    for _ in range(depth):
        world = state.clone()
        apply_random_input(game, world, rng, excluded_verbs)
        state = state if world.question is None else world
    return state


def apply_random_input(game: Dungeon, state: DungeonState, rng: Rng, excluded_verbs: Collection[int]) -> None:
    seat = rng.below(game.num_players)
    question = state.question
    assert question is not None
    offers = [choice for choice in game.side_actions(state, seat) if verb_of(choice) not in excluded_verbs]
    if offers and rng.below(SIDE_ACTION_ODDS) == 0:
        game.apply_side_action(state, seat, offers[rng.below(len(offers))])
    else:
        game.step(state, question.options[rng.below(len(question.options))])
