"""Laws 6, 7, 9, 10 and 11: clones are independent, replays exact, matches end, things conserved, events complete."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State
from knockbox.testing.laws.subject import Subject, fingerprint, require_law
from knockbox.testing.laws.walk import Input, all_side_actions, apply_input, legal_answers, walk

MAX_INPUTS: Final = 5000
CHECK_INTERVAL: Final = 7
"""Inputs between two checks of a state: checking costs more than playing."""

Policy = Callable[[Game[Any], State, Rng], int]


def clones_are_independent(subject: Subject, seed: int, depth: int) -> None:
    """A clone is equal and independent; clones of the past never change."""
    game = subject.game
    state = game.start(make_rng(seed))
    kept: list[tuple[State, bytes]] = []
    for index, _ in enumerate(walk(game, state, make_rng(-seed - 1), depth, draw=subject.draw)):
        if index % CHECK_INTERVAL == 0:
            clone = game.clone(state)
            now = fingerprint(game, state)
            require_law(fingerprint(game, clone) == now, 6, f"a clone differs after input {index}")
            play_on(subject, game.clone(state))
            require_law(fingerprint(game, state) == now, 6, f"playing a clone changed its original, input {index}")
            kept.append((clone, now))
    for clone, then in kept:
        require_law(fingerprint(game, clone) == then, 6, "a clone of the past has changed")


def play_on(subject: Subject, state: State) -> None:
    for _ in walk(subject.game, state, make_rng(1), 3 * CHECK_INTERVAL, draw=subject.draw):
        pass


def replays_are_exact(subject: Subject, seed: int, depth: int) -> None:
    """The same set-up, seed and inputs give the same match, also from a saved position."""
    game = subject.game
    state = game.start(make_rng(seed))
    again = game.start(make_rng(seed))
    for index, made in enumerate(walk(game, state, make_rng(-seed - 1), depth, draw=subject.draw)):
        apply_input(game, again, made)
        if index % CHECK_INTERVAL == 0:
            require_law(
                is_same_state(game, state, again),
                7,
                f"replayed, the match differs after input {index}, {describe_input(game, made)}",
            )
            again = save_and_load(game, state, f"after input {index}")
            check_offers(game, state, index)
    require_law(is_same_state(game, state, again), 7, "replayed, the match ends differently")


def save_and_load(game: Game[Any], state: State, when: str) -> State:
    """Return the state after a round trip through JSON."""
    read: State = game.set_up(msgspec.json.decode(msgspec.json.encode(game.position(state))))
    require_law(is_same_state(game, state, read), 7, f"written and read, the state {when} differs")
    return read


def check_offers(game: Game[Any], state: State, index: int) -> None:
    """Every side action leaves a state that can be saved."""
    for offer in all_side_actions(game, state):
        world: State = game.clone(state)
        apply_input(game, world, offer)
        save_and_load(game, world, f"after input {index} and {describe_input(game, offer)}")


def is_same_state(game: Game[Any], state: State, again: State) -> bool:
    first = game.decision(state)
    second = game.decision(again)
    if first is None or second is None:
        return first is second and fingerprint(game, state) == fingerprint(game, again)
    return first.options == second.options and fingerprint(game, state) == fingerprint(game, again)


def describe_input(game: Game[Any], made: Input) -> str:
    return f"'{game.action_to_string(made.choice)}' by seat {made.seat}"


def random_answer(game: Game[Any], state: State, rng: Rng) -> int:
    answers = legal_answers(game, state)
    return answers[rng.below(len(answers))].choice


POLICIES: Final[Mapping[str, Policy]] = {
    "at random": random_answer,
    "the first option": lambda game, state, rng: legal_answers(game, state)[0].choice,
    "the last option": lambda game, state, rng: legal_answers(game, state)[-1].choice,
    "the default answer": lambda game, state, rng: game.default(state),
}


def matches_end(subject: Subject, seed: int, depth: int) -> None:
    """Every match ends within 5,000 inputs, walked to `depth` and then played by any one policy."""
    game = subject.game
    for name, pick in POLICIES.items():
        state = game.start(make_rng(seed))
        rng = make_rng(-seed - 1)
        inputs = sum(1 for _ in walk(game, state, rng, depth, 0, subject.draw))
        while game.decision(state) is not None:
            require_law(
                inputs < MAX_INPUTS, 9, f"no end after {MAX_INPUTS} inputs, seed {seed}, {name} from input {depth}"
            )
            game.step(state, pick(game, state, rng))
            inputs += 1
        require_law(len(game.returns(state)) == game.num_players, 9, "a match that is over has no result")


def things_are_conserved(subject: Subject, seed: int, depth: int) -> None:
    """All cards and tokens are present as long as the match goes on."""
    game = subject.game
    state = game.start(make_rng(seed))
    for index, made in enumerate(walk(game, state, make_rng(-seed - 1), depth, draw=subject.draw)):
        if game.decision(state) is None:
            return
        present = subject.present_things(state)
        for sort, things in subject.expected_things(state).items():
            missing = things - present[sort]
            extra = present[sort] - things
            difference = f"{sort} missing {dict(missing)}, extra {dict(extra)}"
            require_law(
                not missing and not extra, 10, f"{difference} after input {index}, {describe_input(game, made)}"
            )


def events_rebuild_the_table(subject: Subject, seed: int, depth: int) -> None:
    """Public events alone rebuild the public table."""
    game = subject.game
    state = game.start(make_rng(seed), with_log=True)
    check_table(subject, state, "at the first question")
    for index, made in enumerate(walk(game, state, make_rng(-seed - 1), depth, draw=subject.draw)):
        if index % CHECK_INTERVAL == 0:
            check_table(subject, state, f"after input {index}, {describe_input(game, made)}")
    check_table(subject, state, "at the end")


def check_table(subject: Subject, state: State, when: str) -> None:
    seen = [event.seen_by(PUBLIC) for event in subject.game.events(state.log or [])]
    rebuilt = msgspec.to_builtins(subject.rebuild_table([event for event in seen if event is not None]))
    table = msgspec.to_builtins(subject.public_table(state))
    wrong = {part: (table[part], rebuilt[part]) for part in table if table[part] != rebuilt[part]}
    require_law(not wrong, 11, f"{when}: on the table and rebuilt from events: {wrong}")
