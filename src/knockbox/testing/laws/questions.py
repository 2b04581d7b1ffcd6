"""Laws 1, 3, 4 and 12: questions are ready and pure, options are distinct and legal, talk changes nothing."""

from typing import Any

import msgspec

from knockbox.engine.decision import Decision
from knockbox.engine.game import Game
from knockbox.engine.reason import Candidate
from knockbox.engine.rng import Rng
from knockbox.engine.state import State, ask_again
from knockbox.testing.laws.subject import Subject, fingerprint, require_law
from knockbox.testing.laws.walk import Input, all_side_actions, apply_input, viewers


def question_is_ready(subject: Subject, state: State, rng: Rng) -> None:
    """A state at rest has its question ready; neither reading it nor talk changes it."""
    game = subject.game
    question = game.decision(state)
    require_law(question is not None, 1, "the match is not over, but no question is open")
    before = fingerprint(game, state)
    asked = question_key(question)
    read_everything(game, state)
    require_law(question_key(game.decision(state)) == asked, 1, f"reading changed the question {asked}")
    require_law(fingerprint(game, state) == before, 1, f"reading at {asked} changed the state")
    for seat in viewers(game):
        check_utterances(game, state, seat)


def question_key(question: Decision | None) -> tuple[int, int, list[int]] | None:
    return None if question is None else (question.seat, question.prompt, question.options[:])


def read_everything(game: Game[Any], state: State) -> None:
    for seat in viewers(game):
        game.view(state, seat)
        for choice in game.side_actions(state, seat) + game.utterances(state, seat):
            game.check_action(state, seat, choice)
    game.pending(state)
    game.default(state)
    game.returns(state)
    game.candidates(state)
    game.events(state.log or [])


def check_utterances(game: Game[Any], state: State, seat: int) -> None:
    """Utterances of a seat leave state, question and views unchanged."""
    before = full_snapshot(game, state)
    for choice in game.utterances(state, seat):
        game.utter(seat, choice)
    require_law(full_snapshot(game, state) == before, 1, f"an utterance of seat {seat} changed the table")


def full_snapshot(game: Game[Any], state: State) -> tuple[object, ...]:
    views = msgspec.json.encode([game.view(state, seat) for seat in viewers(game)])
    return fingerprint(game, state), views, question_key(game.decision(state))


def asking_is_pure(subject: Subject, state: State, rng: Rng) -> None:
    """Computing the open question again gives the same question and changes nothing."""
    game = subject.game
    world = game.clone(state)
    world.log = []
    ask_again(world)
    asked = question_key(game.decision(state))
    require_law(
        question_key(game.decision(world)) == asked,
        3,
        f"asked again, {asked} became {question_key(game.decision(world))}",
    )
    require_law(not world.log, 3, f"asking {asked} noted {world.log}")
    require_law(fingerprint(game, world) == fingerprint(game, state), 3, f"asking {asked} changed the state")


def options_name_things(subject: Subject, state: State, rng: Rng) -> None:
    """Options are distinct, non-empty, and each has a unique notation that can be read back."""
    game = subject.game
    for question in game.pending(state):
        require_law(bool(question.options), 4, f"prompt {question.prompt} has no options")
        require_law(len(set(question.options)) == len(question.options), 4, f"equal options in {question.options}")
        check_notations(game, question.options)
    check_notations(game, sorted({offer.choice for offer in all_side_actions(game, state)}))
    for seat in viewers(game):
        check_notations(game, [*legal_actions(game, state, seat), *game.utterances(state, seat)])


def legal_actions(game: Game[Any], state: State, seat: int) -> list[int]:
    """Return all actions of a seat; no utterance may share a notation with one of them."""
    answers = {choice for question in game.pending(state) if question.seat == seat for choice in question.options}
    return sorted(answers.union(game.side_actions(state, seat)))


def check_notations(game: Game[Any], choices: list[int]) -> None:
    names = [game.action_to_string(choice) for choice in choices]
    require_law(len(set(names)) == len(names), 4, f"two options share a notation: {names}")
    for choice, name in zip(choices, names, strict=True):
        require_law(
            game.string_to_action(name) == choice,
            4,
            f"option {choice} is written '{name}', which reads as {game.string_to_action(name)}",
        )


def options_are_legal(subject: Subject, state: State, rng: Rng) -> None:
    """Every enabled option succeeds; every disabled one is rejected with its stated reason."""
    game = subject.game
    question = game.decision(state)
    require_law(question is not None, 12, "the match is not over, but no question is open")
    assert question is not None
    candidates = game.candidates(state)
    enabled = sorted(candidate.choice for candidate in candidates if candidate.enabled)
    require_law(
        enabled == sorted(question.options), 12, f"enabled are {enabled}, options are {sorted(question.options)}"
    )
    for candidate in candidates:
        check_candidate(game, state, question.seat, candidate)
    for offer in all_side_actions(game, state):
        check_playable(game, state, offer)
    for seat in viewers(game):
        for choice in game.utterances(state, seat):
            require_law(
                game.check_action(state, seat, choice).enabled, 12, f"seat {seat} is refused an utterance: {choice}"
            )
        for candidate in game.disabled_side_actions(state, seat):
            require_law(
                not candidate.enabled, 12, f"seat {seat} has a disabled side action enabled: {candidate.notation}"
            )
            check_candidate(game, state, seat, candidate)


def check_candidate(game: Game[Any], state: State, seat: int, candidate: Candidate) -> None:
    stated = msgspec.json.encode(candidate)
    checked = msgspec.json.encode(game.check_action(state, seat, candidate.choice))
    require_law(checked == stated, 12, f"the candidate states {stated!r}, but checking it gives {checked!r}")
    if candidate.enabled:
        check_playable(game, state, Input(seat, candidate.choice, False))
        for other in viewers(game):
            is_its_own = other == seat or candidate.choice in game.side_actions(state, other)
            is_open_to_other = not is_its_own and game.check_action(state, other, candidate.choice).enabled
            require_law(not is_open_to_other, 12, f"seat {other} may answer for seat {seat}: {candidate.notation}")


def check_playable(game: Game[Any], state: State, made: Input) -> None:
    world = game.clone(state)
    try:
        apply_input(game, world, made)
    except Exception as error:
        require_law(False, 12, f"enabled '{game.action_to_string(made.choice)}' failed: {error!r}")
    question = game.decision(world)
    require_law(
        question is None or bool(question.options), 12, f"'{game.action_to_string(made.choice)}' leads to a dead end"
    )
