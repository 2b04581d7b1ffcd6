"""Interface between the terminal and a game: drawing, questions and texts in one language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec
from rich.console import RenderableType

from knockbox.cli.table.log import LogSentence
from knockbox.cli.table.scene import Picture, RenderedQuestion, TerminalScene
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.registry import AnyGame
from knockbox.records.record import Player
from knockbox.records.session import Session

S = TypeVar("S", bound=TerminalScene)


class AnswerLimit(msgspec.Struct, frozen=True):
    """Time limit of an answer, and the input that follows when it is over."""

    seconds: float
    choice: int  # input of seat PUBLIC
    message: str  # message printed then
    remaining_time: str = ""  # remaining time, shown in the prompt


class ChoiceGroup(msgspec.Struct, frozen=True):
    """Side choices that differ only in a place: their text, and the place of each number."""

    text: str
    places: dict[int, str]


class GamePresenter(Protocol[S]):
    """What the terminal needs from a game; keyboard, screen handover and record are shared."""

    @property
    def picture(self) -> Picture[S]: ...

    @property
    def language(self) -> str: ...

    @property
    def labels(self) -> Sequence[str]:
        """Return the seat labels that people type."""

    @property
    def has_match_clock(self) -> bool:
        """Return whether the time people take is recorded."""

    def format_message(self, key: str, **values: str | int) -> str:
        """Return an interface message of the game, else of all games."""

    def scene(self, state: Any, viewer: int, clock_ms: int) -> S: ...

    def has_secrets(self, state: Any, question: Decision) -> bool:
        """Return whether the screen of the seat to move shows what others may not see."""

    def is_private(self, choice: int) -> bool:
        """Return whether offering or refusing this choice would reveal a hand; only one's own screen allows it."""

    def render_question(self, scene: S, state: Any, question: Decision) -> RenderedQuestion: ...

    def parse_short_form(self, scene: S, line: str, question: Decision) -> int | None:
        """Return the choice for a short form of this question, or None."""

    def option_text(self, scene: S, choice: int, prompt: int) -> str: ...

    def group_choices(self, scene: S, choices: Sequence[int]) -> Sequence[ChoiceGroup]:
        """Group side choices, numbered from 1, that are too many to list."""

    def reason_text(self, reason: Reason) -> str: ...

    def log_lines(self, events: Sequence[Event], scene: S) -> Sequence[LogSentence]: ...

    def render_welcome(self, scene: S, seats: Sequence[Player]) -> RenderableType: ...

    def reminder(self, scene: S) -> Iterable[RenderableType]:
        """Return what to show when a match is resumed."""

    def render_cards(self, scene: S, typed: str, width: int) -> RenderableType:
        """Render the cards with the typed name."""

    def headline(self, scene: S) -> str:
        """Return the first line of the help, or an empty string."""

    def keys(self, scene: S) -> Iterable[tuple[str, str]]:
        """Return further keys with their message keys."""

    def legend(self, scene: S) -> Iterable[tuple[str, str]]:
        """Return the signs used at this table with their message keys."""

    def render_ending(self, scene: S, session: Session, width: int) -> RenderableType: ...

    def answer_limit(self, question: Decision, clock_ms: int) -> AnswerLimit | None:
        """Return the time limit of this answer, or None."""


AnyPresenter: TypeAlias = GamePresenter[Any]


class TerminalGame(msgspec.Struct, frozen=True):
    """A game that can be played in the terminal."""

    question: str  # message that asks who plays
    lineups: dict[str, str]  # seats such as `person,computer`, the default first -> their message
    labels: Sequence[str]  # seat labels that people type, for the maximum number of seats
    options: tuple[str, ...]  # command-line options of this game only, such as `fighters`
    select_packs: Callable[
        [Sequence[str], Mapping[str, str]], tuple[str, ...]
    ]  # from the named boxes and the match options
    open_presenter: Callable[[AnyGame, str, Sequence[Player]], AnyPresenter]  # in a language
