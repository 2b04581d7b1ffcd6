"""What a bot may see: its seat's view, question and history, and determinizations; never the true state."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

import msgspec

from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import Rng
from knockbox.games.registry import AnyGame


class Determinization:
    """A state that is consistent with what a seat knows; stepping it affects nothing else."""

    __slots__ = ("game", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state

    def clone(self) -> "Determinization":
        return Determinization(self.game, self.game.clone(self.state))

    def step(self, choice: int) -> None:
        self.game.step(self.state, choice)

    def decision(self) -> Decision | None:
        return self.game.decision(self.state)

    def advance_to_seat(self, seat: int, rng: Rng) -> None:
        """Answer with rollout actions for the seats that are asked before `seat`."""
        while (question := self.decision()) is not None and question.seat != seat:
            self.step(self.game.rollout_action(self.state, rng))

    def prompt_name(self, question: Decision) -> str:
        """Return the prompt name of a question."""
        return self.game.prompts[question.prompt]

    def default(self) -> int:
        """Return the default answer to the open question."""
        return self.game.default(self.state)

    def returns(self) -> list[float]:
        return self.game.returns(self.state)

    def view(self, seat: int) -> msgspec.Struct:
        return self.game.view(self.state, seat)

    def action_to_string(self, choice: int) -> str:
        return self.game.action_to_string(choice)


class PlayerObservation:
    """The match as one seat knows it, while it or another seat is asked a question."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        question: Decision,
        history: Sequence[Event] = (),
        seat: int | None = None,
        keep_options: bool = False,  # this seat may see the options, even of another seat's question
    ) -> None:
        self._game = game
        self._state = state
        self.game = game.key
        self.seat = question.seat if seat is None else seat
        self.question = question if keep_options or self.seat == question.seat else without_options(question)
        self.history = history  # events visible to the seat so far, including talk

    def without_memory(self) -> "PlayerObservation":
        """Return the same observation without remembered hidden information."""
        state = self._game.forget(self._state, self.seat)
        return PlayerObservation(self._game, state, self.question, self.history, self.seat, keep_options=True)

    def without_history(self) -> "PlayerObservation":
        """Return the same observation with an empty history."""
        return PlayerObservation(self._game, self._state, self.question, (), self.seat, keep_options=True)

    @property
    def rules(self) -> AnyGame:
        """Return the game, which holds no match state."""
        return self._game

    @property
    def style(self) -> str:
        """Return the style of the seat's character, or an empty string."""
        return self._game.style_of(self._state, self.seat)

    @property
    def prompt(self) -> str:
        return self._game.prompts[self.question.prompt]

    @cached_property
    def view(self) -> msgspec.Struct:
        return self._game.view(self._state, self.seat)

    @cached_property
    def side_actions(self) -> list[int]:
        """Return the side actions open to the seat."""
        return self._game.side_actions(self._state, self.seat)

    @cached_property
    def utterances(self) -> list[int]:
        """Return the statements and gestures open to the seat; they change no state and leave the question open."""
        return self._game.utterances(self._state, self.seat)

    def action_to_string(self, choice: int) -> str:
        return self._game.action_to_string(choice)

    def string_to_action(self, notation: str) -> int:
        return self._game.string_to_action(notation)

    @cached_property
    def statements(self) -> list[tuple[int, int]]:
        """Return what others said about their cards, as far as it still holds."""
        return self._game.statements(self.history)

    def determinize(self, rng: Rng) -> Determinization:
        """Sample a state the seat could be in, with this question open; statements about hidden cards are believed."""
        said = self.statements
        if said:
            return Determinization(self._game, self._game.determinize_consistent(self._state, self.seat, said, rng))
        return Determinization(self._game, self._game.determinize(self._state, self.seat, rng))


def without_options(question: Decision) -> Decision:
    """Return what others know of a question: its seat and prompt, but not the options, which depend on a hand."""
    return Decision(question.seat, question.prompt, [])


class Bot(Protocol):
    """Answers questions, and may talk."""

    name: str

    def choose(self, observation: PlayerObservation) -> int:
        """Return one of the options of the question, or one of the offers."""

    def speak(self, observation: PlayerObservation) -> list[int]:
        """Return utterances to make while any seat is asked; often none."""
