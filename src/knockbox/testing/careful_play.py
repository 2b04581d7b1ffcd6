"""Careful play in the dungeon: random play loses after a few cards and never reaches the later stages.

All chance comes from the given source and all numbers are ints, so careful walks are equal on every machine.
"""

from typing import Any, Final

from knockbox.engine.action import verb_of
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.games.dungeon.choices import CHOOSE_CARD
from knockbox.games.dungeon.state import LOST, MAX_SAFE_DANGER, WON, DungeonState
from knockbox.testing.laws.walk import Input, all_side_actions, apply_input, draw_input, legal_answers

RANDOM_INPUT_ODDS: Final = 60
"""One input in this many is random."""
RANDOM_SIDE_ACTION_ODDS: Final = 6
CAREFUL_SIDE_ACTION_ODDS: Final = 14
"""One input in this many is a side action, if there is one: only side actions show cards and use tokens."""
MAX_TRIES: Final = 36
SLACK_WEIGHT: Final = 4
CREATURE_PENALTY: Final = 30
PRESSURE_WEIGHT: Final = 120
LOSS_VALUE: Final = -1_000_000


def careful_input(game: Game[Any], state: State, rng: Rng, side_action_odds: int = CAREFUL_SIDE_ACTION_ODDS) -> Input:
    """Return the best of a few answers, or a harmless side action (0 odds: never), or rarely a random input."""
    if rng.below(RANDOM_INPUT_ODDS) == 0:
        return draw_input(game, state, rng, side_action_odds and RANDOM_SIDE_ACTION_ODDS)
    if side_action_odds and rng.below(side_action_odds) == 0:
        offer = harmless_side_action(game, state, rng)
        if offer is not None:
            return offer
    return best_answer(game, state, rng)


def careful_input_with_side_actions(game: Game[Any], state: State, rng: Rng, side_action_odds: int) -> Input:
    """Return a careful input with the default odds of side actions: shown cards and tokens shape later play."""
    return careful_input(game, state, rng)


def harmless_side_action(game: Game[Any], state: State, rng: Rng) -> Input | None:
    """Return a side action that does not lose the dungeon at once, if a few tries find one."""
    offers = all_side_actions(game, state)
    for _ in range(MAX_TRIES if offers else 0):
        offer = random_by_verb(offers, rng)
        if evaluate_state(apply_to_clone(game, state, offer)) > LOSS_VALUE:
            return offer
    return None


def random_by_verb(offers: list[Input], rng: Rng) -> Input:
    """Return a random side action; each verb is equally likely, however many things it may name."""
    verbs = sorted({verb_of(offer.choice) for offer in offers})
    verb = verbs[rng.below(len(verbs))]
    same = [offer for offer in offers if verb_of(offer.choice) == verb]
    return same[rng.below(len(same))]


def best_answer(game: Game[Any], state: State, rng: Rng) -> Input:
    """Return the best of a few random answers."""
    answers = legal_answers(game, state)
    best = answers[0]
    best_value = LOSS_VALUE - 1
    for _ in range(MAX_TRIES):
        made = answers[rng.below(len(answers))]
        value = evaluate_answer(game, state, made, rng)
        if value > best_value:
            best = made
            best_value = value
    return best


def evaluate_answer(game: Game[Any], state: State, made: Input, rng: Rng) -> int:
    """Evaluate the state after an answer; a chosen card is laid on a random cell first."""
    question = game.decision(state)
    world = apply_to_clone(game, state, made)
    if question is not None and question.prompt == CHOOSE_CARD:
        cells = legal_answers(game, world)
        apply_input(game, world, cells[rng.below(len(cells))])
    return evaluate_state(world)


def apply_to_clone(game: Game[Any], state: State, made: Input) -> DungeonState:
    world: State = game.clone(state)
    apply_input(game, world, made)
    assert isinstance(world, DungeonState)
    return world


def evaluate_state(world: DungeonState) -> int:
    """Evaluate a state: rooms far from 6 are good, creatures with little time are bad, frozen ones can wait."""
    if world.outcome in (WON, LOST):
        return -LOSS_VALUE if world.outcome == WON else LOSS_VALUE
    burdens = sum(creature_penalty(world, slot) for slot in world.standing if world.times[slot])
    slack = sum(MAX_SAFE_DANGER - danger for slot, danger in enumerate(world.dangers) if slot not in world.standing)
    return SLACK_WEIGHT * slack - burdens


def creature_penalty(world: DungeonState, slot: int) -> int:
    excess = world.dangers[slot] - MAX_SAFE_DANGER
    time = world.times[slot]
    return CREATURE_PENALTY + PRESSURE_WEIGHT * excess // (time * time)
