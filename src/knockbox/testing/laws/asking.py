"""Laws 1, 3, 4 and 12: what a question is, that its options hold what they promise, and that words are only words."""

from typing import Any

import msgspec

from knockbox.engine.decision import Decision
from knockbox.engine.game import Game
from knockbox.engine.reason import Candidate
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, ask_again
from knockbox.testing.laws.subject import Subject, demand, fingerprint
from knockbox.testing.laws.walk import Input, open_offers, put_in, vantages


def question_is_ready(subject: Subject, state: State, rng: Rng) -> None:
    """A state at rest has its question ready; neither reading it nor anything that is said changes it."""
    game = subject.game
    question = game.decision(state)
    demand(question is not None, 1, "the match goes on, yet nobody is asked")
    before, asked = fingerprint(game, state), spelt(question)
    read_everything(game, state)
    demand(spelt(game.decision(state)) == asked, 1, f"reading changed the question {asked}")
    demand(fingerprint(game, state) == before, 1, f"reading at {asked} changed the state")
    for seat in vantages(game):
        check_words(game, state, seat)


def spelt(question: Decision | None) -> tuple[int, int, list[int]] | None:
    return None if question is None else (question.seat, question.prompt, question.options[:])


def read_everything(game: Game[Any], state: State) -> None:
    for seat in vantages(game):
        game.view(state, seat)
        for choice in game.offers(state, seat) + game.utterances(state, seat):
            game.refuse(state, seat, choice)
    game.pending(state)
    game.default(state)
    game.payoffs(state)
    game.candidates(state)
    game.events(state.log or [])


def check_words(game: Game[Any], state: State, seat: int) -> None:
    """Whatever a seat says or shows leaves state, question and views as they are."""
    before = all_there_is(game, state)
    for choice in game.utterances(state, seat):
        game.utter(seat, choice)
    demand(all_there_is(game, state) == before, 1, f"something that seat {seat} may say changed the table")


def all_there_is(game: Game[Any], state: State) -> tuple[object, ...]:
    views = msgspec.json.encode([game.view(state, seat) for seat in vantages(game)])
    return fingerprint(game, state), views, spelt(game.decision(state))


def asking_is_pure(subject: Subject, state: State, rng: Rng) -> None:
    """Working the open question out again gives the same question and changes nothing."""
    game = subject.game
    world = game.clone(state)
    world.log = []
    ask_again(world)
    asked = spelt(game.decision(state))
    demand(spelt(game.decision(world)) == asked, 3, f"asked again, {asked} became {spelt(game.decision(world))}")
    demand(not world.log, 3, f"asking {asked} noted {world.log}")
    demand(fingerprint(game, world) == fingerprint(game, state), 3, f"asking {asked} changed the state")


def options_name_things(subject: Subject, state: State, rng: Rng) -> None:
    """Options are distinct, non-empty, and each has a name of its own that can be read back."""
    game = subject.game
    for question in game.pending(state):
        demand(bool(question.options), 4, f"prompt {question.prompt} has no options")
        demand(len(set(question.options)) == len(question.options), 4, f"equal options in {question.options}")
        check_names(game, question.options)
    check_names(game, sorted({offer.choice for offer in open_offers(game, state)}))
    for seat in vantages(game):
        check_names(game, [*deeds(game, state, seat), *game.utterances(state, seat)])


def deeds(game: Game[Any], state: State, seat: int) -> list[int]:
    """All that a seat may do; nothing that may be said has the name of one of them."""
    answers = {choice for question in game.pending(state) if question.seat == seat for choice in question.options}
    return sorted(answers.union(game.offers(state, seat)))


def check_names(game: Game[Any], choices: list[int]) -> None:
    names = [game.spell(choice) for choice in choices]
    demand(len(set(names)) == len(names), 4, f"two options share a name: {names}")
    for choice, name in zip(choices, names, strict=True):
        demand(game.read(name) == choice, 4, f"option {choice} is written '{name}', which reads as {game.read(name)}")


def options_hold(subject: Subject, state: State, rng: Rng) -> None:
    """Every enabled option succeeds; every disabled one is refused with its stated reason."""
    game = subject.game
    question = game.decision(state)
    demand(question is not None, 12, "the match goes on, yet nobody is asked")
    assert question is not None
    candidates = game.candidates(state)
    enabled = sorted(candidate.choice for candidate in candidates if candidate.enabled)
    demand(enabled == sorted(question.options), 12, f"enabled are {enabled}, options are {sorted(question.options)}")
    for candidate in candidates:
        check_candidate(game, state, question.seat, candidate)
    for offer in open_offers(game, state):
        try_out(game, state, offer)
    for seat in vantages(game):
        for choice in game.utterances(state, seat):
            demand(game.refuse(state, seat, choice).enabled, 12, f"seat {seat} may say what is refused: {choice}")
        for candidate in game.closed(state, seat):
            demand(not candidate.enabled, 12, f"seat {seat} may do what it is refused: {candidate.notation}")
            check_candidate(game, state, seat, candidate)


def check_candidate(game: Game[Any], state: State, seat: int, candidate: Candidate) -> None:
    refused = game.refuse(state, seat, candidate.choice)
    told, stated = msgspec.json.encode(refused), msgspec.json.encode(candidate)
    demand(told == stated, 12, f"stated {stated!r}, but trying it is told {told!r}")
    if candidate.enabled:
        try_out(game, state, Input(seat, candidate.choice, False))
        for other in vantages(game):
            is_its_own = other == seat or candidate.choice in game.offers(state, other)
            open_to_other = not is_its_own and game.refuse(state, other, candidate.choice).enabled
            demand(not open_to_other, 12, f"seat {other} may answer for seat {seat}: {candidate.notation}")


def try_out(game: Game[Any], state: State, made: Input) -> None:
    world = game.clone(state)
    try:
        put_in(game, world, made)
    except Exception as error:
        demand(False, 12, f"enabled '{game.spell(made.choice)}' failed: {error!r}")
    question = game.decision(world)
    demand(question is None or bool(question.options), 12, f"'{game.spell(made.choice)}' leads to a dead end")
