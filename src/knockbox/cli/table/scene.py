"""What the screen draws: the table as one viewer knows it, and the question."""

from typing import Any, Protocol, TypeAlias, TypeVar

from rich.console import RenderableType

from knockbox.cli.table.detail import Detail
from knockbox.engine.decision import Decision

NO_MARK = " "


class TerminalScene(Protocol):
    """The table as one viewer knows it, with its texts; each game has its own."""

    @property
    def viewer(self) -> int:
        """Return the seat that views the scene."""

    @property
    def seat_names(self) -> str:
        """Return the names of the seats, a cache key for log lines."""

    def format_message(self, key: str, **values: str | int) -> str:
        """Return an interface message of the game, else of all games."""

    def subject(self, seat: int) -> str:
        """Return the seat as the subject of a sentence."""

    def introduce(self, seat: int) -> str:
        """Return the name of the seat as people at the keyboard know it."""

    def mark(self, seat: int, choice: int) -> str:
        """Return one character that warns of an answer or recommends it, or `NO_MARK`."""


S = TypeVar("S", bound=TerminalScene, contravariant=True)


class Picture(Protocol[S]):
    """Draws the table of a game."""

    @property
    def visible_event_kinds(self) -> tuple[str, ...]:
        """Return kinds of events visible on the table, which a small screen leaves out of the log."""

    @property
    def min_log_lines(self) -> int:
        """Return the log lines to keep on a small screen; a picture that can be cropped makes room for them."""

    def draw_table(self, scene: S, width: int, height: int, detail: Detail) -> list[RenderableType]:
        """Draw what is above log and question in the `height` they leave."""


AnyPicture: TypeAlias = Picture[Any]


class RenderedQuestion:
    """A question to draw, with the texts of its answers."""

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
        self.short_answers = shorts or answers  # for a small screen; some may be equal
        self.is_inline = is_flowing  # the table shows the numbers, so the answers need no columns
        self.is_on_table = is_shown  # the table shows every answer, so a small screen can leave them out
