"""The whole screen, put together from its parts so that it fits."""

from rich.console import Console, Group, RenderableType
from rich.text import Text

from knockbox.cli.table.detail import Detail
from knockbox.cli.table.lines import Drawn, rule
from knockbox.cli.table.log import Entry, cut_line, draw_log, entry_line, last
from knockbox.cli.table.question import draw_question, heading
from knockbox.cli.table.scene import AnyPicture, Asked, Scene
from knockbox.cli.table.styles import DIM
from knockbox.cli.table.terse import draw_terse

FEWEST_LINES = 3
LAST_LINE = 1
"""Where nothing else can be left out, the table matters more than the log."""
FEWEST_ANSWERS = 2
LOG_SHARE = 6
"""On a very small screen the log gets no more than this part of it."""
MOST_LINES = 14
PROMPT_LINES = 1
ENDLESS = 10_000
"""The height of what need not fit."""


class Screen:
    """Draws on one console; `in_full` writes everything out, whether it fits or not."""

    def __init__(self, console: Console, picture: AnyPicture) -> None:
        self.console = console
        self.picture = picture
        self.in_full = not console.is_terminal
        self.page = 0  # of the answers, where they take several

    def draw(self, scene: Scene, asked: Asked, entries: list[Entry]) -> Group:
        """As much detail as fits, and as much of the log as is left room for."""
        for detail in Detail:
            above = Drawn(self.console, Group(*self.above(scene, asked, detail)))
            below = Drawn(self.console, Group(*self.below(scene, asked, detail, len(above))))
            room = self.room(len(above) + len(below))
            if room >= self.fewest_lines(detail):
                break
        return Group(above, *([self.log(scene, entries, room, detail)] if room > 0 else []), below)

    def room(self, taken: int) -> int:
        """Lines left for the log."""
        return MOST_LINES if self.in_full else min(MOST_LINES, self.console.height - PROMPT_LINES - taken)

    def fewest_lines(self, detail: Detail) -> int:
        """How many lines of the log must be left room for."""
        title = int(detail < Detail.SMALL)
        wanted = min(self.picture.least_log, self.console.height // LOG_SHARE) + title
        return max(wanted, LAST_LINE if detail >= Detail.BRIEF else FEWEST_LINES)

    def above(self, scene: Scene, asked: Asked, detail: Detail) -> list[RenderableType]:
        """What stands above the log, drawn in what question and log leave of the screen."""
        if self.in_full:
            return self.picture.above(scene, self.console.width, ENDLESS, detail)
        below = Drawn(self.console, Group(*self.below(scene, asked, detail, self.console.height)))
        height = self.console.height - PROMPT_LINES - self.fewest_lines(detail) - len(below)
        return self.picture.above(scene, self.console.width, height, detail)

    def below(self, scene: Scene, asked: Asked, detail: Detail, taken: int) -> list[RenderableType]:
        """The question, and the keys if there is room."""
        if detail is Detail.TERSE:
            return self.terse(scene, asked, taken)
        width = self.console.width
        question = draw_question(scene, asked, width, detail)
        if detail is Detail.BRIEF:
            return [question]
        keys = Text(scene.say("keys"), style=DIM)
        return [question, keys] if detail is Detail.SMALL else [rule(""), question, keys]

    def terse(self, scene: Scene, asked: Asked, taken: int) -> list[RenderableType]:
        """The question with what it leaves room for of its answers."""
        head = Drawn(self.console, heading(scene, asked))
        free = self.room(taken + len(head)) - self.fewest_lines(Detail.TERSE)
        fewest = 0 if asked.is_shown else FEWEST_ANSWERS
        answers = draw_terse(scene, asked, self.console.width, max(fewest, free), self.page)
        return [head, answers] if answers else [head]

    def log(self, scene: Scene, entries: list[Entry], room: int, detail: Detail) -> RenderableType:
        """The newest lines that fit, with a word about new ones that do not; what the table shows is left out first."""
        title = [] if detail >= Detail.SMALL or not entries else [rule(scene.say("log"))]
        if detail >= Detail.BRIEF or self.fitting(entries, room - len(title)) < sum(entry.is_new for entry in entries):
            entries = [entry for entry in entries if entry.line.kind not in self.picture.told_anyway]
        shown = self.fitting(entries, room - len(title))
        missed = sum(entry.is_new for entry in entries) - sum(entry.is_new for entry in last(entries, shown))
        more = scene.say("more", count=missed + 1) if missed else ""
        if not missed and shown == 1 and self.height_of(entries[-1]) > room - len(title):
            return Group(*title, cut_line(entries[-1]))
        return Group(*title, draw_log(last(entries, shown - 1 if missed else shown), more))

    def height_of(self, entry: Entry) -> int:
        return len(Drawn(self.console, entry_line(entry)))

    def fitting(self, entries: list[Entry], room: int) -> int:
        """How many of the last entries fit, some of which take several lines; at least one is shown."""
        shown = 0
        for entry in reversed(entries):
            room -= self.height_of(entry)
            if room < 0 and shown:
                break
            shown += 1
        return shown
