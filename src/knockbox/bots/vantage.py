"""What a bot gets to see: its seat's view, question and words, and worlds it may imagine; never the true state."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

import msgspec

from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import Rng
from knockbox.games.registry import AnyGame


class World:
    """An imagined table; stepping it touches nothing but itself."""

    __slots__ = ("game", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state

    def clone(self) -> "World":
        return World(self.game, self.game.clone(self.state))

    def step(self, choice: int) -> None:
        self.game.step(self.state, choice)

    def decision(self) -> Decision | None:
        return self.game.decision(self.state)

    def wait_for(self, seat: int, rng: Rng) -> None:
        """Whoever is asked before a seat, under seal, answers at a glance."""
        while (question := self.decision()) is not None and question.seat != seat:
            self.step(self.game.reflex(self.state, rng))

    def prompt(self, question: Decision) -> str:
        """The name of a question."""
        return self.game.prompts[question.prompt]

    def default(self) -> int:
        """The house answer to the open question."""
        return self.game.default(self.state)

    def payoffs(self) -> list[float]:
        return self.game.payoffs(self.state)

    def view(self, seat: int) -> msgspec.Struct:
        return self.game.view(self.state, seat)

    def spell(self, choice: int) -> str:
        return self.game.spell(choice)


class Vantage:
    """The table as one seat knows it, while it or another seat is asked a question."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        question: Decision,
        story: Sequence[Event] = (),
        seat: int | None = None,
        is_read: bool = False,  # the question stands where this seat reads it, whoever is asked
    ) -> None:
        self._game = game
        self._state = state
        self.game = game.key
        self.seat = question.seat if seat is None else seat
        self.question = question if is_read or self.seat == question.seat else overheard(question)
        self.story = story  # what the seat noticed so far, talk and gestures among it

    def forgetful(self) -> "Vantage":
        """The same table for somebody who does not keep in mind what he saw of hidden things."""
        state = self._game.forget(self._state, self.seat)
        return Vantage(self._game, state, self.question, self.story, self.seat, is_read=True)

    def without_story(self) -> "Vantage":
        """The same table for somebody who noticed nothing on the way."""
        return Vantage(self._game, self._state, self.question, (), self.seat, is_read=True)

    @property
    def rules(self) -> AnyGame:
        """The rules of the game, which know nothing of the match."""
        return self._game

    @property
    def style(self) -> str:
        """How whoever this seat plays likes to be played; often nothing."""
        return self._game.style_of(self._state, self.seat)

    @property
    def prompt(self) -> str:
        return self._game.prompts[self.question.prompt]

    @cached_property
    def view(self) -> msgspec.Struct:
        return self._game.view(self._state, self.seat)

    @cached_property
    def offers(self) -> list[int]:
        """What the seat may do beside the question."""
        return self._game.offers(self._state, self.seat)

    @cached_property
    def utterances(self) -> list[int]:
        """What the seat may say or show by gesture; it changes nothing, and the question stays open."""
        return self._game.utterances(self._state, self.seat)

    def spell(self, choice: int) -> str:
        return self._game.spell(choice)

    def read(self, notation: str) -> int:
        return self._game.read(notation)

    @cached_property
    def said(self) -> list[tuple[int, int]]:
        """What the seat heard others say of their cards, as far as it still holds."""
        return self._game.spoken(self.story)

    def imagine(self, rng: Rng) -> World:
        """A world the seat could be in, with this question open; what was said of hidden cards is believed."""
        said = self.said
        if said:
            return World(self._game, self._game.believe(self._state, self.seat, said, rng))
        return World(self._game, self._game.imagine(self._state, self.seat, rng))


def overheard(question: Decision) -> Decision:
    """What others know of a question: to whom it is put and what it is about, not what his hand lets him answer."""
    return Decision(question.seat, question.prompt, [])


class Bot(Protocol):
    """Whoever answers questions."""

    name: str

    def choose(self, vantage: Vantage) -> int:
        """One of the options of the vantage's question, or of its offers."""

    def speak(self, vantage: Vantage) -> list[int]:
        """Some of the vantage's utterances, while the seat itself or another is asked; often none."""
