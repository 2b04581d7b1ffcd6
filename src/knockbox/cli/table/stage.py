"""One game as it is played at a keyboard: how it is drawn, asked and told in one language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from rich.console import RenderableType

from knockbox.cli.table.log import Line
from knockbox.cli.table.scene import Asked, Picture, Scene
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.registry import AnyGame
from knockbox.records.record import Player
from knockbox.records.session import Session

S = TypeVar("S", bound=Scene)


class Patience(msgspec.Struct, frozen=True):
    """How long the table waits for an answer, and what follows when it has waited long enough."""

    seconds: float
    choice: int  # the input of the table, seat PUBLIC
    words: str  # what is said then
    shown: str = ""  # what a person is told of it before


class Family(msgspec.Struct, frozen=True):
    """Choices beside the question that differ in a place only: what they say, and each number with its place."""

    words: str
    places: dict[int, str]


class Stage(Protocol[S]):
    """What the terminal needs to know of a game; the keyboard, the curtain and the record are the same for all."""

    @property
    def picture(self) -> Picture[S]: ...

    @property
    def language(self) -> str: ...

    @property
    def labels(self) -> Sequence[str]:
        """How people call the seats when they type."""

    @property
    def has_match_clock(self) -> bool:
        """Whether the time that people take is added up and recorded."""

    def say(self, key: str, **values: str | int) -> str:
        """An interface word of the game, else of every game."""

    def scene(self, state: Any, vantage: int, clock_ms: int) -> S: ...

    def has_secrets(self, state: Any, question: Decision) -> bool:
        """Whether the screen of the asked seat shows what others may not see."""

    def is_private(self, choice: int) -> bool:
        """Whether others learn of a hand when this is offered or refused; it is done on one's own screen only."""

    def asked(self, scene: S, state: Any, question: Decision) -> Asked: ...

    def read(self, scene: S, line: str, question: Decision) -> int | None:
        """A choice in a short form that this question understands."""

    def option_text(self, scene: S, choice: int, prompt: int) -> str: ...

    def families(self, scene: S, choices: Sequence[int]) -> Sequence[Family]:
        """The choices beside the question, numbered from 1, of which there are too many to be written out."""

    def reason_text(self, reason: Reason) -> str: ...

    def lines(self, events: Sequence[Event], scene: S) -> Sequence[Line]: ...

    def welcome(self, scene: S, seats: Sequence[Player]) -> RenderableType: ...

    def reminder(self, scene: S) -> Iterable[RenderableType]:
        """What somebody should know again who comes back to a match."""

    def cards(self, scene: S, typed: str, width: int) -> RenderableType:
        """Whatever is called like this."""

    def headline(self, scene: S) -> str:
        """What the help says first, if anything."""

    def keys(self, scene: S) -> Iterable[tuple[str, str]]:
        """What else can be typed, each with the key of its message."""

    def signs(self, scene: S) -> Iterable[tuple[str, str]]:
        """The signs that can be met at this table, each with the key of its message."""

    def ending(self, scene: S, session: Session, width: int) -> RenderableType: ...

    def patience(self, question: Decision, clock_ms: int) -> Patience | None:
        """How long the table waits for this answer; None is for ever."""


AnyStage: TypeAlias = Stage[Any]


class Programme(msgspec.Struct, frozen=True):
    """A game on offer, before it is built."""

    question: str  # the message that asks who plays
    companies: dict[str, str]  # seats such as `person,computer`, the usual ones first -> the message that offers them
    labels: Sequence[str]  # how people call the seats, as many as there can be
    options: tuple[str, ...]  # of the command line, such as `fighters`, that only this game understands
    packs: Callable[[Sequence[str], Mapping[str, str]], tuple[str, ...]]  # from what was named, and the match options
    open: Callable[[AnyGame, str, Sequence[Player]], AnyStage]  # in a language
