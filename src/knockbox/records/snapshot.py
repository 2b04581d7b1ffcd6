"""An immutable snapshot of a match in progress; an input gives the next snapshot."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from knockbox.engine.decision import Decision
from knockbox.engine.errors import UnreachableError
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.registry import AnyGame
from knockbox.records.errors import IllegalChoiceError


class MatchSnapshot:
    """A state, and sealed answers given before their question was on the table."""

    __slots__ = ("game", "sealed_answers", "state")

    def __init__(self, game: AnyGame, state: Any, sealed_answers: Mapping[int, int]) -> None:
        self.game = game
        self.state = state
        self.sealed_answers = sealed_answers  # seat -> choice

    def questions(self) -> list[Decision]:
        """Return the questions that may be answered now, without seats that have sealed their answer."""
        return [question for question in self.game.pending(self.state) if question.seat not in self.sealed_answers]

    def question_of(self, seat: int) -> Decision | None:
        return next((question for question in self.questions() if question.seat == seat), None)

    def candidates(self, question: Decision) -> list[Candidate]:
        """Return all that could be tried; for a sealed question that is not on the table, its options."""
        on_table = self.game.decision(self.state)
        if on_table is not None and on_table.seat == question.seat:
            return self.game.candidates(self.state)
        return [Candidate(choice, self.game.action_to_string(choice)) for choice in question.options]

    def is_over(self) -> bool:
        return self.game.decision(self.state) is None

    def apply(self, seat: int, choice: int) -> "tuple[MatchSnapshot, list[Event]]":
        """Return the next snapshot and the events of an input; raise `IllegalChoiceError` if it is illegal."""
        question = self.question_of(seat)
        if question is not None and choice in question.options:
            return self.apply_answer(seat, choice)
        if choice in self.game.side_actions(self.state, seat):
            return self.apply_side_action(seat, choice)
        if self.is_utterance(seat, choice):
            return self, self.game.utter(seat, choice)
        raise IllegalChoiceError(seat, self.explain_refusal(seat, choice))

    def utterances(self, seat: int) -> list[int]:
        """Return what a seat may say or gesture; nothing once the match is over."""
        return [] if self.is_over() else self.game.utterances(self.state, seat)

    def is_utterance(self, seat: int, choice: int) -> bool:
        """Return whether the input is an utterance, which changes only the record."""
        return choice in self.utterances(seat)

    def apply_answer(self, seat: int, choice: int) -> "tuple[MatchSnapshot, list[Event]]":
        on_table = self.game.decision(self.state)
        if on_table is None or on_table.seat != seat:
            return MatchSnapshot(self.game, self.state, {**self.sealed_answers, seat: choice}), []
        state = self.clone_with_log()
        self.game.step(state, choice)
        return apply_sealed_answers(self.game, state, self.sealed_answers)

    def apply_side_action(self, seat: int, choice: int) -> "tuple[MatchSnapshot, list[Event]]":
        state = self.clone_with_log()
        self.game.apply_side_action(state, seat, choice)
        return apply_sealed_answers(self.game, state, self.sealed_answers)

    def clone_with_log(self) -> Any:
        """Return a copy of the state that logs its notes."""
        state = self.game.clone(self.state)
        state.log = []
        return state

    def string_to_action(self, seat: int, notation: str) -> int:
        """Return the choice that a notation names; raise `IllegalChoiceError` if the rules refuse it."""
        refusal = self.explain_notation(seat, notation)
        if refusal is not None:
            raise IllegalChoiceError(seat, refusal)
        return self.game.string_to_action(notation)

    def explain_notation(self, seat: int, notation: str) -> Candidate | None:
        """Return the reasons against a notation that no choice can express; None if it can be parsed."""
        try:
            self.game.string_to_action(notation)
        except UnreachableError as error:
            reasons = [
                replace_values(reason, error.values)
                for reason in self.explain_refusal(seat, error.nearest_choice).reasons
            ]
            return (
                Candidate(error.nearest_choice, " ".join(notation.lower().split()), tuple(reasons)) if reasons else None
            )
        return None

    def explain_refusal(self, seat: int, choice: int) -> Candidate:
        """Return the reasons against a choice; a sealed answer cannot be changed."""
        refusal = self.game.check_action(self.state, seat, choice)
        if seat in self.sealed_answers:
            return Candidate(choice, refusal.notation, (Reason("already-answered", self.game.seal_rule),))
        return refusal


def replace_values(reason: Reason, values: Mapping[str, int]) -> Reason:
    """Return the reason with these values in place of its own values of the same names."""
    return replace(reason, values={name: values.get(name, value) for name, value in reason.values.items()})


def apply_sealed_answers(
    game: AnyGame, state: Any, sealed_answers: Mapping[int, int]
) -> tuple[MatchSnapshot, list[Event]]:
    """Apply sealed answers as soon as their question is on the table; return the snapshot and all events."""
    waiting = dict(sealed_answers)
    question = game.decision(state)
    while question is not None and question.seat in waiting:
        game.step(state, waiting.pop(question.seat))
        question = game.decision(state)
    events = game.events(state.log)
    state.log = None
    return MatchSnapshot(game, state, waiting if question is not None else {}), events
