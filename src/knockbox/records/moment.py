"""One moment of a match that is being played, and the next one after an input; the past never changes."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from knockbox.engine.decision import Decision
from knockbox.engine.errors import UnreachableError
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.registry import AnyGame
from knockbox.records.errors import IllegalChoiceError


class Moment:
    """A state, and sealed answers that came before their seat's turn to be asked."""

    __slots__ = ("game", "held", "state")

    def __init__(self, game: AnyGame, state: Any, held: Mapping[int, int]) -> None:
        self.game = game
        self.state = state
        self.held = held  # seat -> choice

    def questions(self) -> list[Decision]:
        """What may be answered now, leaving out seats that have sealed their answer."""
        return [question for question in self.game.pending(self.state) if question.seat not in self.held]

    def question_of(self, seat: int) -> Decision | None:
        return next((question for question in self.questions() if question.seat == seat), None)

    def candidates(self, question: Decision) -> list[Candidate]:
        """All that could be tried; of a sealed question that is not on the table, the options."""
        on_table = self.game.decision(self.state)
        if on_table is not None and on_table.seat == question.seat:
            return self.game.candidates(self.state)
        return [Candidate(choice, self.game.spell(choice)) for choice in question.options]

    def is_over(self) -> bool:
        return self.game.decision(self.state) is None

    def after(self, seat: int, choice: int) -> "tuple[Moment, list[Event]]":
        """The next moment and what happened on the way; a choice that is not open is refused."""
        question = self.question_of(seat)
        if question is not None and choice in question.options:
            return self.with_answer(seat, choice)
        if choice in self.game.offers(self.state, seat):
            return self.with_offer(seat, choice)
        if self.is_utterance(seat, choice):
            return self, self.game.utter(seat, choice)
        raise IllegalChoiceError(seat, self.refusal(seat, choice))

    def utterances(self, seat: int) -> list[int]:
        """What a seat may say or show; a match that is over takes no inputs of any kind."""
        return [] if self.is_over() else self.game.utterances(self.state, seat)

    def is_utterance(self, seat: int, choice: int) -> bool:
        """Whether the input is said or shown, so that nothing but the record changes."""
        return choice in self.utterances(seat)

    def with_answer(self, seat: int, choice: int) -> "tuple[Moment, list[Event]]":
        asked = self.game.decision(self.state)
        if asked is None or asked.seat != seat:
            return Moment(self.game, self.state, {**self.held, seat: choice}), []
        state = self.heard_copy()
        self.game.step(state, choice)
        return settle(self.game, state, self.held)

    def with_offer(self, seat: int, choice: int) -> "tuple[Moment, list[Event]]":
        state = self.heard_copy()
        self.game.accept(state, seat, choice)
        return settle(self.game, state, self.held)

    def heard_copy(self) -> Any:
        """A copy whose notes are kept."""
        state = self.game.clone(self.state)
        state.log = []
        return state

    def read(self, seat: int, notation: str) -> int:
        """Return the choice that a notation names; raise IllegalChoiceError where the rules refuse what it names."""
        refused = self.refused_notation(seat, notation)
        if refused is not None:
            raise IllegalChoiceError(seat, refused)
        return self.game.read(notation)

    def refused_notation(self, seat: int, notation: str) -> Candidate | None:
        """What speaks against a notation that names something beyond all choices; None if it can be read."""
        try:
            self.game.read(notation)
        except UnreachableError as error:
            reasons = [renamed(reason, error.values) for reason in self.refusal(seat, error.like).reasons]
            return Candidate(error.like, " ".join(notation.lower().split()), tuple(reasons)) if reasons else None
        return None

    def refusal(self, seat: int, choice: int) -> Candidate:
        """Why the choice is not open; an answer under seal stays as it is."""
        refused = self.game.refuse(self.state, seat, choice)
        if seat in self.held:
            return Candidate(choice, refused.notation, (Reason("already-answered", self.game.seal_rule),))
        return refused


def renamed(reason: Reason, values: Mapping[str, int]) -> Reason:
    """The reason with these values in place of its own, where it has them."""
    return replace(reason, values={name: values.get(name, value) for name, value in reason.values.items()})


def settle(game: AnyGame, state: Any, held: Mapping[int, int]) -> tuple[Moment, list[Event]]:
    """Let sealed answers be heard as soon as their question is on the table."""
    waiting = dict(held)
    question = game.decision(state)
    while question is not None and question.seat in waiting:
        game.step(state, waiting.pop(question.seat))
        question = game.decision(state)
    events = game.events(state.log)
    state.log = None
    return Moment(game, state, waiting if question is not None else {}), events
