"""Laws 2 and 8: neither being asked nor anything a seat is shown or told gives a secret away."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, fork, seeded
from knockbox.engine.state import State
from knockbox.testing.laws.subject import Subject, demand
from knockbox.testing.laws.walk import open_offers, put_in, vantages

STEPS: Final = 6
OFFERS: Final = 3
WORDS: Final = 12
"""So many utterances are tried at most; there can be hundreds."""
GARBAGE: Final = (-1, 0, 1, 63, 64, 4095, 4096 + 13, 1 << 30, (1 << 62) - 1)
"""Choices that mostly mean nothing; how they are refused must give nothing away either."""

Testimony = dict[str, bytes]
Asked = tuple[int, int] | None


def being_asked_reveals_nothing(subject: Subject, state: State, rng: Rng) -> None:
    """Whether a seat is asked depends on public facts only, now and after the same public steps."""
    game = subject.game
    for vantage in vantages(game):
        world = game.imagine(state, vantage, rng)
        check_asked(game, state, world, f"in a world of seat {vantage}")
        for truth, guess in pairs_of_steps(game, state, world, rng):
            if told_to(game, truth, PUBLIC) != told_to(game, guess, PUBLIC):
                break
            check_asked(game, truth, guess, f"after the same steps and events in a world of seat {vantage}")


def check_asked(game: Game[Any], truth: State, guess: State, where: str) -> None:
    here, there = asked(game, truth), asked(game, guess)
    demand(here == there, 2, f"seat and prompt are {here} in truth, {there} {where}")


def asked(game: Game[Any], state: State) -> Asked:
    question = game.decision(state)
    return None if question is None else (question.seat, question.prompt)


def two_worlds_look_alike(subject: Subject, state: State, rng: Rng) -> None:
    """Two worlds a seat cannot tell apart give it identical views, questions, words, reasons, events and errors."""
    game = subject.game
    for seat in vantages(game):
        world = game.imagine(state, seat, rng)
        compare(game, state, world, seat)
        for truth, guess in pairs_of_steps(game, state, world, rng):
            if subject.wipes(game.events(truth.log or [])) or not still_alike(subject, truth, guess, seat):
                break
            compare(game, truth, guess, seat)
        for truth, guess in pairs_of_offers(game, state, world, seeded(rng.memory)):
            if still_alike(subject, truth, guess, seat):
                compare(game, truth, guess, seat)


def still_alike(subject: Subject, truth: State, guess: State, seat: int) -> bool:
    """Whether a step left both worlds alike; what was told and what is seen must agree about it."""
    game = subject.game
    sees_same = game.view(truth, seat) == game.view(guess, seat)
    told_same = told_to(game, truth, seat) == told_to(game, guess, seat)
    lasting, guessed = (lasting_to(subject, each, seat) for each in (truth, guess))
    demand(sees_same or not told_same, 8, f"seat {seat} was told the same, yet sees {game.view(truth, seat)}")
    demand(
        lasting == guessed or not sees_same, 8, f"events of seat {seat} tell worlds apart:\n{lasting!r}\n{guessed!r}"
    )
    return sees_same


def told_to(game: Game[Any], after: State, seat: int) -> bytes:
    """The events of the last step as a seat knows them."""
    seen = [event.seen_by(seat) for event in game.events(after.log or [])]
    return msgspec.json.encode([event for event in seen if event is not None])


def lasting_to(subject: Subject, after: State, seat: int) -> bytes:
    """The same without what leaves no trace."""
    seen = [event.seen_by(seat) for event in subject.game.events(after.log or []) if not subject.passes(event)]
    return msgspec.json.encode([event for event in seen if event is not None])


def compare(game: Game[Any], state: State, world: State, seat: int) -> None:
    """Ask both worlds everything the seat may ask."""
    tries = choices_to_try(game, [state, world])
    told, imagined = testimony(game, state, seat, tries), testimony(game, world, seat, tries)
    for part, words in told.items():
        demand(words == imagined[part], 8, f"{part} of seat {seat} tells worlds apart:\n{words!r}\n{imagined[part]!r}")


def choices_to_try(game: Game[Any], worlds: Iterable[State]) -> list[int]:
    """What is open in either world, what almost is, some of what may be said there, and garbage."""
    answers = {choice for world in worlds for question in game.pending(world) for choice in question.options}
    near = {choice ^ bit for choice in answers for bit in (1, 64, 128)}
    return sorted(answers | near | set(GARBAGE) | some_words(game, worlds))


def some_words(game: Game[Any], worlds: Iterable[State]) -> set[int]:
    """A few things that somebody may say in one of the worlds, spread over all of them."""
    words = sorted({choice for world in worlds for seat in vantages(game) for choice in game.utterances(world, seat)})
    return set(words[:: 1 + len(words) // WORDS])


def testimony(game: Game[Any], state: State, seat: int, tries: list[int]) -> Testimony:
    """All that a seat can learn without making a move, part by part, in bytes."""
    question = game.decision(state)
    mine = question is not None and question.seat == seat
    parts = {
        "view": told(lambda: game.view(state, seat)),
        "aids": told(lambda: game.aids(game.view(state, seat))),
        "question": told(lambda: [as_seen(asked, seat) for asked in game.pending(state)]),
        "offers": told(lambda: game.offers(state, seat)),
        "closed": told(lambda: game.closed(state, seat)),
        "utterances": told(lambda: game.utterances(state, seat)),
        "house answer": told(lambda: game.default(state) if mine else None),
        "reasons": told(lambda: game.candidates(state) if mine else None),
    }
    refusals = [told(lambda choice=choice: game.refuse(state, seat, choice)) for choice in tries]  # type: ignore[misc]
    return {**parts, "refusals": b"\n".join(refusals)}


def as_seen(question: Decision, seat: int) -> tuple[int, int, list[int] | None]:
    return question.seat, question.prompt, question.options if question.seat == seat else None


def told(ask: Callable[[], object]) -> bytes:
    """An answer in bytes; an error is what its text says."""
    try:
        return msgspec.json.encode(ask())
    except ValueError as error:
        return f"{type(error).__name__}: {error}".encode()


def pairs_of_steps(game: Game[Any], state: State, world: State, rng: Rng) -> Iterator[tuple[State, State]]:
    """Play both worlds on with the same choices, by turns with the same chance and with chance of their own."""
    truth, guess = game.clone(state), game.clone(world)
    for _ in range(STEPS):
        common = common_options(game, truth, guess)
        if not common:
            return
        choice, chance = common[rng.below(len(common))], fork(rng)
        guess.rng = chance if rng.below(2) else fork(rng)
        truth.rng = chance.copy()
        for each in (truth, guess):
            each.log = []
            game.step(each, choice)
        yield truth, guess


def pairs_of_offers(game: Game[Any], state: State, world: State, rng: Rng) -> Iterator[tuple[State, State]]:
    """Take the same offers up in both worlds, one at a time and with the same chance."""
    there = open_offers(game, world)
    common = [offer for offer in open_offers(game, state) if offer in there]
    for _ in range(OFFERS if common else 0):
        offer, chance = common[rng.below(len(common))], fork(rng)
        pair = game.clone(state), game.clone(world)
        for each in pair:
            each.log, each.rng = [], chance.copy()
            put_in(game, each, offer)
        yield pair


def common_options(game: Game[Any], truth: State, guess: State) -> list[int]:
    here, there = game.decision(truth), game.decision(guess)
    if here is None or there is None or here.seat != there.seat:
        return []
    return [choice for choice in here.options if choice in there.options]
