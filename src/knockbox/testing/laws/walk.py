"""Random play for the laws: answers, and now and then a side action."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from knockbox.engine.decision import PUBLIC
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State

SIDE_ACTION_ODDS: Final = 150
"""One input in this many is a side action, if there is one."""


class Input(NamedTuple):
    """An input of a seat: an answer to the question, or a side action."""

    seat: int
    choice: int
    is_side_action: bool


InputPolicy: TypeAlias = Callable[[Game[Any], State, Rng, int], Input]
"""Returns the next input of a walk; the last argument is the odds of a side action."""


def viewers(game: Game[Any]) -> list[int]:
    """Return the spectators and every seat."""
    return [PUBLIC, *range(game.num_players)]


def all_side_actions(game: Game[Any], state: State) -> list[Input]:
    """Return the side actions of all seats and of the table."""
    return [Input(seat, choice, True) for seat in viewers(game) for choice in game.side_actions(state, seat)]


def legal_answers(game: Game[Any], state: State) -> list[Input]:
    question = game.decision(state)
    return [] if question is None else [Input(question.seat, choice, False) for choice in question.options]


def draw_input(game: Game[Any], state: State, rng: Rng, side_action_odds: int = SIDE_ACTION_ODDS) -> Input:
    """Return a random answer, or a random side action once in `offer_odds` times (0: never)."""
    if side_action_odds and rng.below(side_action_odds) == 0:
        offers = all_side_actions(game, state)
        if offers:
            return offers[rng.below(len(offers))]
    answers = legal_answers(game, state)
    return answers[rng.below(len(answers))]


def apply_input(game: Game[Any], state: State, made: Input) -> None:
    if made.is_side_action:
        game.apply_side_action(state, made.seat, made.choice)
    else:
        game.step(state, made.choice)


def walk(
    game: Game[Any],
    state: State,
    rng: Rng,
    max_inputs: int,
    side_action_odds: int = SIDE_ACTION_ODDS,
    draw: InputPolicy = draw_input,
) -> Iterator[Input]:
    """Play at most `inputs` inputs until the match is over; yield each after it is applied."""
    for _ in range(max_inputs):
        if game.decision(state) is None:
            return
        made = draw(game, state, rng, side_action_odds)
        apply_input(game, state, made)
        yield made


def reach_state(game: Game[Any], seed: int, depth: int, draw: InputPolicy = draw_input) -> State:
    """Return the state after `depth` inputs, or the last one with an open question."""
    rng = make_rng(-seed - 1)
    state: State = game.start(make_rng(seed))
    for _ in range(depth):
        before: State = game.clone(state)
        apply_input(game, state, draw(game, state, rng, 0))
        if game.decision(state) is None:
            return before
    return state
