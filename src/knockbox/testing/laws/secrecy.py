"""Laws 2 and 8: neither a question nor anything that a seat sees reveals a secret."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.game import Game
from knockbox.engine.rng import Rng, fork, make_rng
from knockbox.engine.state import State
from knockbox.testing.laws.subject import Subject, require_law
from knockbox.testing.laws.walk import all_side_actions, apply_input, viewers

MAX_STEPS: Final = 6
MAX_SIDE_ACTIONS: Final = 3
MAX_UTTERANCES: Final = 12
"""Utterances tried at most; there can be hundreds."""
GARBAGE_CHOICES: Final = (-1, 0, 1, 63, 64, 4095, 4096 + 13, 1 << 30, (1 << 62) - 1)
"""Choices that are mostly meaningless; their rejections must reveal nothing either."""

SeatAnswers = dict[str, bytes]
SeatAndPrompt = tuple[int, int] | None


def questions_reveal_nothing(subject: Subject, state: State, rng: Rng) -> None:
    """Whether a seat is asked depends only on public facts, now and after the same public steps."""
    game = subject.game
    for vantage in viewers(game):
        world = game.determinize(state, vantage, rng)
        check_same_question(game, state, world, f"in a world of seat {vantage}")
        for truth, guess in step_pairs(game, state, world, rng):
            if events_seen_by(game, truth, PUBLIC) != events_seen_by(game, guess, PUBLIC):
                break
            check_same_question(game, truth, guess, f"after the same steps and events in a world of seat {vantage}")


def check_same_question(game: Game[Any], truth: State, guess: State, where: str) -> None:
    here = seat_and_prompt(game, truth)
    there = seat_and_prompt(game, guess)
    require_law(here == there, 2, f"seat and prompt are {here} in truth, {there} {where}")


def seat_and_prompt(game: Game[Any], state: State) -> SeatAndPrompt:
    question = game.decision(state)
    return None if question is None else (question.seat, question.prompt)


def two_worlds_look_alike(subject: Subject, state: State, rng: Rng) -> None:
    """Two states that a seat cannot distinguish give it equal views, questions, utterances, reasons, events, errors."""
    game = subject.game
    for seat in viewers(game):
        world = game.determinize(state, seat, rng)
        compare_answers(game, state, world, seat)
        for truth, guess in step_pairs(game, state, world, rng):
            if subject.clears_table(game.events(truth.log or [])) or not are_still_alike(subject, truth, guess, seat):
                break
            compare_answers(game, truth, guess, seat)
        for truth, guess in side_action_pairs(game, state, world, make_rng(rng.memory)):
            if are_still_alike(subject, truth, guess, seat):
                compare_answers(game, truth, guess, seat)


def are_still_alike(subject: Subject, truth: State, guess: State, seat: int) -> bool:
    """Return whether a step left both states alike for a seat; its events and its views must agree about that."""
    game = subject.game
    is_view_same = game.view(truth, seat) == game.view(guess, seat)
    are_events_same = events_seen_by(game, truth, seat) == events_seen_by(game, guess, seat)
    require_law(
        is_view_same or not are_events_same, 8, f"seat {seat} had the same events, but sees {game.view(truth, seat)}"
    )
    true_events, guessed_events = (lasting_events_seen_by(subject, each, seat) for each in (truth, guess))
    require_law(
        true_events == guessed_events or not is_view_same,
        8,
        f"events of seat {seat} distinguish worlds:\n{true_events!r}\n{guessed_events!r}",
    )
    return is_view_same


def events_seen_by(game: Game[Any], after: State, seat: int) -> bytes:
    """Return the events of the last step as a seat sees them, encoded."""
    seen = [event.seen_by(seat) for event in game.events(after.log or [])]
    return msgspec.json.encode([event for event in seen if event is not None])


def lasting_events_seen_by(subject: Subject, after: State, seat: int) -> bytes:
    """Return the same without events that leave no trace."""
    seen = [event.seen_by(seat) for event in subject.game.events(after.log or []) if not subject.leaves_no_trace(event)]
    return msgspec.json.encode([event for event in seen if event is not None])


def compare_answers(game: Game[Any], state: State, world: State, seat: int) -> None:
    """Compare everything that a seat can query in both states."""
    tries = choices_to_try(game, [state, world])
    true_parts = seat_answers(game, state, seat, tries)
    guessed_parts = seat_answers(game, world, seat, tries)
    for part, found in true_parts.items():
        guessed = guessed_parts[part]
        require_law(found == guessed, 8, f"{part} of seat {seat} distinguishes worlds:\n{found!r}\n{guessed!r}")


def choices_to_try(game: Game[Any], worlds: Iterable[State]) -> list[int]:
    """Return what is legal in either state, near misses, some utterances, and garbage."""
    answers = {choice for world in worlds for question in game.pending(world) for choice in question.options}
    near = {choice ^ bit for choice in answers for bit in (1, 64, 128)}
    return sorted(answers | near | set(GARBAGE_CHOICES) | sample_utterances(game, worlds))


def sample_utterances(game: Game[Any], worlds: Iterable[State]) -> set[int]:
    """Return a few legal utterances of the states, evenly spread."""
    words = sorted({choice for world in worlds for seat in viewers(game) for choice in game.utterances(world, seat)})
    return set(words[:: 1 + len(words) // MAX_UTTERANCES])


def seat_answers(game: Game[Any], state: State, seat: int, tries: list[int]) -> SeatAnswers:
    """Return all that a seat can learn without acting, encoded, by part."""
    question = game.decision(state)
    is_asked = question is not None and question.seat == seat
    parts = {
        "view": encode_result(lambda: game.view(state, seat)),
        "derived": encode_result(lambda: game.derived(game.view(state, seat))),
        "question": encode_result(lambda: [question_seen_by(asked, seat) for asked in game.pending(state)]),
        "side_actions": encode_result(lambda: game.side_actions(state, seat)),
        "disabled_side_actions": encode_result(lambda: game.disabled_side_actions(state, seat)),
        "utterances": encode_result(lambda: game.utterances(state, seat)),
        "default answer": encode_result(lambda: game.default(state) if is_asked else None),
        "reasons": encode_result(lambda: game.candidates(state) if is_asked else None),
    }
    refusals = [encode_result(lambda choice=choice: game.check_action(state, seat, choice)) for choice in tries]  # type: ignore[misc]
    return {**parts, "refusals": b"\n".join(refusals)}


def question_seen_by(question: Decision, seat: int) -> tuple[int, int, list[int] | None]:
    return question.seat, question.prompt, question.options if question.seat == seat else None


def encode_result(ask: Callable[[], object]) -> bytes:
    """Return a result, or the message of a ValueError, encoded."""
    try:
        return msgspec.json.encode(ask())
    except ValueError as error:
        return f"{type(error).__name__}: {error}".encode()


def step_pairs(game: Game[Any], state: State, world: State, rng: Rng) -> Iterator[tuple[State, State]]:
    """Play both states on with the same choices, sometimes with the same chance and sometimes with different."""
    truth = game.clone(state)
    guess = game.clone(world)
    for _ in range(MAX_STEPS):
        common = common_options(game, truth, guess)
        if not common:
            return
        choice = common[rng.below(len(common))]
        chance = fork(rng)
        guess.rng = chance if rng.below(2) else fork(rng)
        truth.rng = chance.copy()
        for each in (truth, guess):
            each.log = []
            game.step(each, choice)
        yield truth, guess


def side_action_pairs(game: Game[Any], state: State, world: State, rng: Rng) -> Iterator[tuple[State, State]]:
    """Apply the same side actions in both states, one at a time and with the same chance."""
    there = all_side_actions(game, world)
    common = [offer for offer in all_side_actions(game, state) if offer in there]
    for _ in range(MAX_SIDE_ACTIONS if common else 0):
        offer = common[rng.below(len(common))]
        chance = fork(rng)
        pair = game.clone(state), game.clone(world)
        for each in pair:
            each.log = []
            each.rng = chance.copy()
            apply_input(game, each, offer)
        yield pair


def common_options(game: Game[Any], truth: State, guess: State) -> list[int]:
    here = game.decision(truth)
    there = game.decision(guess)
    if here is None or there is None or here.seat != there.seat:
        return []
    return [choice for choice in here.options if choice in there.options]
