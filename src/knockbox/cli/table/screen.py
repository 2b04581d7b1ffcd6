"""Compose the screen from its parts so that it fits."""

from rich.console import Console, Group, RenderableType
from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.layout import RenderedLines, rule
from knockbox.cli.table.log import LogRow, draw_log, entry_line, last_entries, truncated_line
from knockbox.cli.table.question import draw_question, heading
from knockbox.cli.table.scene import AnyPicture, RenderedQuestion, TerminalScene
from knockbox.cli.table.styles import DIM
from knockbox.cli.table.terse import draw_terse

MIN_LOG_LINES = 3
MIN_LOG_LINES_BRIEF = 1
"""Minimum at low detail, where the table matters more than the log."""
MIN_ANSWER_LINES = 2
LOG_HEIGHT_DIVISOR = 6
"""On a very small screen the log gets at most one part in this many."""
MAX_LOG_LINES = 14
PROMPT_LINES = 1
UNLIMITED_HEIGHT = 10_000
"""Height for a picture that need not fit."""


class Screen:
    """Draws on a console; `in_full` draws everything, whether it fits or not."""

    def __init__(self, console: Console, picture: AnyPicture) -> None:
        self.console = console
        self.picture = picture
        self.is_full = not console.is_terminal
        self.page = 0  # of the answers, if they take several

    def draw(self, scene: TerminalScene, rendered: RenderedQuestion, entries: list[LogRow]) -> Group:
        """Draw with as much detail as fits, and fill the rest with the log."""
        for detail in Detail:
            above = RenderedLines(self.console, Group(*self.draw_above(scene, rendered, detail)))
            below = RenderedLines(self.console, Group(*self.draw_below(scene, rendered, detail, len(above))))
            room = self.log_height(len(above) + len(below))
            if room >= self.min_log_lines(detail):
                break
        return Group(above, *([self.draw_log_part(scene, entries, room, detail)] if room > 0 else []), below)

    def log_height(self, taken: int) -> int:
        """Return the number of lines left for the log."""
        return MAX_LOG_LINES if self.is_full else min(MAX_LOG_LINES, self.console.height - PROMPT_LINES - taken)

    def min_log_lines(self, detail: Detail) -> int:
        """Return the minimum number of log lines."""
        title = int(detail < Detail.SMALL)
        wanted = min(self.picture.min_log_lines, self.console.height // LOG_HEIGHT_DIVISOR) + title
        return max(wanted, MIN_LOG_LINES_BRIEF if detail >= Detail.BRIEF else MIN_LOG_LINES)

    def draw_above(self, scene: TerminalScene, rendered: RenderedQuestion, detail: Detail) -> list[RenderableType]:
        """Draw what is above the log in the height that question and log leave."""
        if self.is_full:
            return self.picture.draw_table(scene, self.console.width, UNLIMITED_HEIGHT, detail)
        below = RenderedLines(self.console, Group(*self.draw_below(scene, rendered, detail, self.console.height)))
        height = self.console.height - PROMPT_LINES - self.min_log_lines(detail) - len(below)
        return self.picture.draw_table(scene, self.console.width, height, detail)

    def draw_below(
        self, scene: TerminalScene, rendered: RenderedQuestion, detail: Detail, taken: int
    ) -> list[RenderableType]:
        """Draw the question, and the keys if there is room."""
        if detail is Detail.TERSE:
            return self.draw_terse_question(scene, rendered, taken)
        width = self.console.width
        question = draw_question(scene, rendered, width, detail)
        if detail is Detail.BRIEF:
            return [question]
        keys = Text(scene.format_message("keys"), style=DIM)
        return [question, keys] if detail is Detail.SMALL else [rule(""), question, keys]

    def draw_terse_question(self, scene: TerminalScene, rendered: RenderedQuestion, taken: int) -> list[RenderableType]:
        """Draw the question and as many answers as fit."""
        head = RenderedLines(self.console, heading(scene, rendered))
        free = self.log_height(taken + len(head)) - self.min_log_lines(Detail.TERSE)
        fewest = 0 if rendered.is_on_table else MIN_ANSWER_LINES
        answers = draw_terse(scene, rendered, self.console.width, max(fewest, free), self.page)
        return [head, answers] if answers else [head]

    def draw_log_part(self, scene: TerminalScene, entries: list[LogRow], room: int, detail: Detail) -> RenderableType:
        """Draw the newest lines that fit, with a note about new ones that do not; drop visible events first."""
        title = [] if detail >= Detail.SMALL or not entries else [rule(scene.format_message("log"))]
        if detail >= Detail.BRIEF or self.count_fitting(entries, room - len(title)) < sum(
            entry.is_new for entry in entries
        ):
            entries = [entry for entry in entries if entry.line.kind not in self.picture.visible_event_kinds]
        shown = self.count_fitting(entries, room - len(title))
        missed = sum(entry.is_new for entry in entries) - sum(entry.is_new for entry in last_entries(entries, shown))
        more = scene.format_message("more", count=missed + 1) if missed else ""
        if not missed and shown == 1 and self.height_of(entries[-1]) > room - len(title):
            return Group(*title, truncated_line(entries[-1]))
        return Group(*title, draw_log(last_entries(entries, shown - 1 if missed else shown), more))

    def height_of(self, entry: LogRow) -> int:
        return len(RenderedLines(self.console, entry_line(entry)))

    def count_fitting(self, entries: list[LogRow], room: int) -> int:
        """Return how many of the last entries fit, at least one; some take several lines."""
        shown = 0
        for entry in reversed(entries):
            room -= self.height_of(entry)
            if room < 0 and shown:
                break
            shown += 1
        return shown
