"""Random play as the laws need it: answers, and now and then an offer beside the question."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from knockbox.engine.decision import PUBLIC
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State

OFFER_ODDS: Final = 150
"""One input in so many is an offer, where there is one."""


class Input(NamedTuple):
    """What a seat did: an answer to the question, or an offer taken up."""

    seat: int
    choice: int
    is_offer: bool


Draw: TypeAlias = Callable[[Game[Any], State, Rng, int], Input]
"""How the next input of a walk comes about; the last argument are the odds of an offer."""


def vantages(game: Game[Any]) -> list[int]:
    """Every seat, and the spectators."""
    return [PUBLIC, *range(game.seats)]


def open_offers(game: Game[Any], state: State) -> list[Input]:
    """All that anybody may do beside the question."""
    return [Input(seat, choice, True) for seat in vantages(game) for choice in game.offers(state, seat)]


def open_answers(game: Game[Any], state: State) -> list[Input]:
    question = game.decision(state)
    return [] if question is None else [Input(question.seat, choice, False) for choice in question.options]


def draw_input(game: Game[Any], state: State, rng: Rng, offer_odds: int = OFFER_ODDS) -> Input:
    """A random answer, or a random offer once in `offer_odds` times (0: never)."""
    if offer_odds and rng.below(offer_odds) == 0:
        offers = open_offers(game, state)
        if offers:
            return offers[rng.below(len(offers))]
    answers = open_answers(game, state)
    return answers[rng.below(len(answers))]


def put_in(game: Game[Any], state: State, made: Input) -> None:
    """Carry an input out."""
    if made.is_offer:
        game.accept(state, made.seat, made.choice)
    else:
        game.step(state, made.choice)


def walk(
    game: Game[Any], state: State, rng: Rng, inputs: int, offer_odds: int = OFFER_ODDS, draw: Draw = draw_input
) -> Iterator[Input]:
    """Play on, yielding each input after it was carried out, until that many were made or the match is over."""
    for _ in range(inputs):
        if game.decision(state) is None:
            return
        made = draw(game, state, rng, offer_odds)
        put_in(game, state, made)
        yield made


def reach(game: Game[Any], seed: int, depth: int, draw: Draw = draw_input) -> State:
    """The state after `depth` inputs, or the last one before the match is over; it has an open question."""
    rng = seeded(-seed - 1)
    state: State = game.start(seeded(seed))
    for _ in range(depth):
        before: State = game.clone(state)
        put_in(game, state, draw(game, state, rng, 0))
        if game.decision(state) is None:
            return before
    return state
