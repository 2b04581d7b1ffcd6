"""Careful play in the dungeon: random play is lost after a few cards, and what comes later would never be tried.

All chance comes from the given source and all numbers are ints, so that careful walks are equal on every machine.
"""

from typing import Any, Final

from knockbox.engine.action import verb_of
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.games.dungeon.choices import CHOOSE_CARD
from knockbox.games.dungeon.state import LOST, SAFE, WON, DungeonState
from knockbox.testing.laws.walk import Input, draw_input, open_answers, open_offers, put_in

CARELESS_ODDS: Final = 60
"""One input in so many is made without a thought."""
CARELESS_OFFERS: Final = 6
OFFER_ODDS: Final = 14
"""One input in so many is an offer, where there is one: cards are shown and tokens used by offers alone."""
TRIES: Final = 36
SLACK: Final = 4
STANDING: Final = 30
PRESSURE: Final = 120
RUIN: Final = -1_000_000


def careful(game: Game[Any], state: State, rng: Rng, offer_odds: int = OFFER_ODDS) -> Input:
    """The best of a few random answers, or an offer that does no harm, or, seldom, anything; 0 odds: no offers."""
    if rng.below(CARELESS_ODDS) == 0:
        return draw_input(game, state, rng, offer_odds and CARELESS_OFFERS)
    if offer_odds and rng.below(offer_odds) == 0:
        offer = harmless_offer(game, state, rng)
        if offer is not None:
            return offer
    return best_answer(game, state, rng)


def adventurous(game: Game[Any], state: State, rng: Rng, offer_odds: int) -> Input:
    """Careful play with offers, whatever their odds are elsewhere: shown cards and tokens shape what comes later."""
    return careful(game, state, rng)


def harmless_offer(game: Game[Any], state: State, rng: Rng) -> Input | None:
    """An offer that does not lose the dungeon at once, if a few tries find one."""
    offers = open_offers(game, state)
    for _ in range(TRIES if offers else 0):
        offer = one_of_a_verb(offers, rng)
        if worth(after(game, state, offer)) > RUIN:
            return offer
    return None


def one_of_a_verb(offers: list[Input], rng: Rng) -> Input:
    """Each verb is as likely as the next, however many things it may name."""
    verbs = sorted({verb_of(offer.choice) for offer in offers})
    verb = verbs[rng.below(len(verbs))]
    same = [offer for offer in offers if verb_of(offer.choice) == verb]
    return same[rng.below(len(same))]


def best_answer(game: Game[Any], state: State, rng: Rng) -> Input:
    """Of some answers the one after which the group stands best."""
    answers = open_answers(game, state)
    best, most = answers[0], RUIN - 1
    for _ in range(TRIES):
        made = answers[rng.below(len(answers))]
        found = prospect(game, state, made, rng)
        if found > most:
            best, most = made, found
    return best


def prospect(game: Game[Any], state: State, made: Input, rng: Rng) -> int:
    """How the group stands after an answer; a card is judged by what comes of laying it somewhere."""
    question, world = game.decision(state), after(game, state, made)
    if question is not None and question.prompt == CHOOSE_CARD:
        cells = open_answers(game, world)
        put_in(game, world, cells[rng.below(len(cells))])
    return worth(world)


def after(game: Game[Any], state: State, made: Input) -> DungeonState:
    world: State = game.clone(state)
    put_in(game, world, made)
    assert isinstance(world, DungeonState)
    return world


def worth(world: DungeonState) -> int:
    """Rooms far from 6 are good, creatures are bad, the more so the less time is left; the frozen can wait."""
    if world.outcome in (WON, LOST):
        return -RUIN if world.outcome == WON else RUIN
    burdens = sum(burden(world, slot) for slot in world.standing if world.times[slot])
    slack = sum(SAFE - danger for slot, danger in enumerate(world.dangers) if slot not in world.standing)
    return SLACK * slack - burdens


def burden(world: DungeonState, slot: int) -> int:
    excess, time = world.dangers[slot] - SAFE, world.times[slot]
    return STANDING + PRESSURE * excess // (time * time)
