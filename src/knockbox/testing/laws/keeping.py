"""Laws 6, 7, 9, 10 and 11: the past stays, replays are exact, matches end, nothing is lost, events tell all."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State
from knockbox.testing.laws.subject import Subject, demand, fingerprint
from knockbox.testing.laws.walk import Input, open_answers, open_offers, put_in, walk

LONGEST: Final = 5000
LOOK_EVERY: Final = 7
"""States are looked at once in so many inputs: looking costs more than playing."""

Pick = Callable[[Game[Any], State, Rng], int]


def clones_are_apart(subject: Subject, seed: int, depth: int) -> None:
    """A clone is equal and apart; states kept from the past never change."""
    game = subject.game
    state = game.start(seeded(seed))
    kept: list[tuple[State, bytes]] = []
    for index, _ in enumerate(walk(game, state, seeded(-seed - 1), depth, draw=subject.draw)):
        if index % LOOK_EVERY == 0:
            clone, now = game.clone(state), fingerprint(game, state)
            demand(fingerprint(game, clone) == now, 6, f"a clone differs after input {index}")
            play_on(subject, game.clone(state))
            demand(fingerprint(game, state) == now, 6, f"playing a clone changed its original, input {index}")
            kept.append((clone, now))
    for clone, then in kept:
        demand(fingerprint(game, clone) == then, 6, "a state kept from the past has changed")


def play_on(subject: Subject, state: State) -> None:
    for _ in walk(subject.game, state, seeded(1), 3 * LOOK_EVERY, draw=subject.draw):
        pass


def replays_are_exact(subject: Subject, seed: int, depth: int) -> None:
    """The same set-up, seed and inputs give the same match, also from a position that was written and read."""
    game = subject.game
    state, again = game.start(seeded(seed)), game.start(seeded(seed))
    for index, made in enumerate(walk(game, state, seeded(-seed - 1), depth, draw=subject.draw)):
        put_in(game, again, made)
        if index % LOOK_EVERY == 0:
            demand(same(game, state, again), 7, f"replayed, the match differs after input {index}, {shown(game, made)}")
            again = saved(game, state, f"after input {index}")
            check_offers(game, state, index)
    demand(same(game, state, again), 7, "replayed, the match ends otherwise")


def saved(game: Game[Any], state: State, when: str) -> State:
    """The state, written as JSON and read again."""
    read: State = game.set_up(msgspec.json.decode(msgspec.json.encode(game.position(state))))
    demand(same(game, state, read), 7, f"written and read, the state {when} differs")
    return read


def check_offers(game: Game[Any], state: State, index: int) -> None:
    """Whatever is done beside the question, at whatever moment, leaves a state that can be saved."""
    for offer in open_offers(game, state):
        world: State = game.clone(state)
        put_in(game, world, offer)
        saved(game, world, f"after input {index} and {shown(game, offer)}")


def same(game: Game[Any], state: State, again: State) -> bool:
    first, second = game.decision(state), game.decision(again)
    if first is None or second is None:
        return first is second and fingerprint(game, state) == fingerprint(game, again)
    return first.options == second.options and fingerprint(game, state) == fingerprint(game, again)


def shown(game: Game[Any], made: Input) -> str:
    return f"'{game.spell(made.choice)}' by seat {made.seat}"


def at_random(game: Game[Any], state: State, rng: Rng) -> int:
    answers = open_answers(game, state)
    return answers[rng.below(len(answers))].choice


POLICIES: Final[Mapping[str, Pick]] = {
    "at random": at_random,
    "the first option": lambda game, state, rng: open_answers(game, state)[0].choice,
    "the last option": lambda game, state, rng: open_answers(game, state)[-1].choice,
    "the house answer": lambda game, state, rng: game.default(state),
}


def matches_end(subject: Subject, seed: int, depth: int) -> None:
    """Every match ends within 5,000 inputs, walked to `depth` and then by any one habit."""
    game = subject.game
    for name, pick in POLICIES.items():
        state, rng = game.start(seeded(seed)), seeded(-seed - 1)
        inputs = sum(1 for _ in walk(game, state, rng, depth, 0, subject.draw))
        while game.decision(state) is not None:
            demand(inputs < LONGEST, 9, f"no end after {LONGEST} inputs, seed {seed}, {name} from input {depth}")
            game.step(state, pick(game, state, rng))
            inputs += 1
        demand(len(game.payoffs(state)) == game.seats, 9, "a match that is over has no result")


def things_are_conserved(subject: Subject, seed: int, depth: int) -> None:
    """Cards and tokens are where they should be, all of them, as long as the match goes on."""
    game = subject.game
    state = game.start(seeded(seed))
    for index, made in enumerate(walk(game, state, seeded(-seed - 1), depth, draw=subject.draw)):
        if game.decision(state) is None:
            return
        present, owed = subject.present(state), subject.owed(state)
        for sort, things in owed.items():
            lost, found = things - present[sort], present[sort] - things
            gone = f"{sort} lost {dict(lost)}, found {dict(found)}"
            demand(not lost and not found, 10, f"{gone} after input {index}, {shown(game, made)}")


def events_rebuild_the_table(subject: Subject, seed: int, depth: int) -> None:
    """Public events alone rebuild what lies open on the table."""
    game = subject.game
    state = game.start(seeded(seed), listen=True)
    check_table(subject, state, "at the first question")
    for index, made in enumerate(walk(game, state, seeded(-seed - 1), depth, draw=subject.draw)):
        if index % LOOK_EVERY == 0:
            check_table(subject, state, f"after input {index}, {shown(game, made)}")
    check_table(subject, state, "at the end")


def check_table(subject: Subject, state: State, when: str) -> None:
    seen = [event.seen_by(PUBLIC) for event in subject.game.events(state.log or [])]
    rebuilt = msgspec.to_builtins(subject.rebuilt([event for event in seen if event is not None]))
    table = msgspec.to_builtins(subject.open_table(state))
    wrong = {part: (table[part], rebuilt[part]) for part in table if table[part] != rebuilt[part]}
    demand(not wrong, 11, f"{when}: on the table, and rebuilt from events: {wrong}")
