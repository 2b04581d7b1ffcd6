"""What there is to draw: the table as one vantage knows it, and the question on it."""

from typing import Any, Protocol, TypeAlias, TypeVar

from rich.console import RenderableType

from knockbox.cli.table.detail import Detail
from knockbox.engine.decision import Decision

NO_MARK = " "


class Scene(Protocol):
    """One view of the table and the words for it; each game has its own."""

    @property
    def vantage(self) -> int:
        """Whose eyes it is for."""

    @property
    def billing(self) -> str:
        """The names by which seats go; another billing tells the same events in other words."""

    def say(self, key: str, **values: str | int) -> str:
        """An interface word of the game, else of every game."""

    def subject(self, seat: int) -> str:
        """Who acts, in a sentence."""

    def introduced(self, seat: int) -> str:
        """Who is meant, so that everybody at the keyboard knows."""

    def mark(self, seat: int, choice: int) -> str:
        """One sign that warns of an answer or speaks for it, or `NO_MARK`."""


S = TypeVar("S", bound=Scene, contravariant=True)


class Picture(Protocol[S]):
    """How a game draws its table."""

    @property
    def told_anyway(self) -> tuple[str, ...]:
        """Kinds of events that can be read off the table; a small screen has no room to tell them too."""

    @property
    def least_log(self) -> int:
        """So many lines of the log stay also on a small screen; a picture that can be cropped gives way to them."""

    def above(self, scene: S, width: int, height: int, detail: Detail) -> list[RenderableType]:
        """What stands above log and question; `height` is what they leave of the screen."""


AnyPicture: TypeAlias = Picture[Any]


class Asked:
    """The question to be drawn, with its answers in words."""

    def __init__(
        self,
        decision: Decision,
        question: str,
        answers: list[str],
        details: list[str],
        shorts: list[str] | None = None,
        is_flowing: bool = False,
        is_shown: bool = False,
    ) -> None:
        self.decision = decision
        self.question = question
        self.answers = answers
        self.details = details
        self.shorts = shorts or answers  # for a small screen: some may read the same
        self.is_flowing = is_flowing  # the table shows the numbers, so the answers need no columns
        self.is_shown = is_shown  # the table shows every answer, so that a small screen can do without them
