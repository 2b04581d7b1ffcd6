"""The whole screen, put together from its parts so that it fits."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.text import Text

from knockbox.cli.table.arena import draw_arena
from knockbox.cli.table.cards import draw_hands, draw_row
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.glyphs import BOLD, DIM, SEAT_STYLES, dotted
from knockbox.cli.table.lines import Drawn, rule
from knockbox.cli.table.log import Entry, cut_line, draw_log, entry_line, last
from knockbox.cli.table.question import draw_question, heading
from knockbox.cli.table.roster import draw_roster
from knockbox.cli.table.scene import Asked, Scene
from knockbox.cli.table.sheets import draw_sheets
from knockbox.cli.table.terse import draw_terse

FEWEST_LINES = 3
LAST_LINE = 1
"""Where nothing else can be left out, the table matters more than the log."""
FEWEST_ANSWERS = 2
MOST_LINES = 14
PROMPT_LINES = 1
SHORT = "-short"

SHOWN_ANYWAY = ("RowDealt", "TurnStarted", "CardTaken", "ComboEnded", "DeckShuffled")
"""Events that can be read off the table; a small screen has no room to tell them too."""


class Screen:
    """Draws on one console; `in_full` writes everything out, whether it fits or not."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.in_full = not console.is_terminal
        self.page = 0  # of the answers, where they take several

    def draw(self, scene: Scene, asked: Asked, entries: list[Entry]) -> Group:
        """As much detail as fits, and as much of the log as is left room for."""
        for detail in Detail:
            above = Drawn(self.console, Group(*self.above(scene, detail)))
            below = Drawn(self.console, Group(*self.below(scene, asked, detail, len(above))))
            room = self.room(len(above) + len(below))
            if room >= (LAST_LINE if detail >= Detail.BRIEF else FEWEST_LINES):
                break
        return Group(above, *([self.log(scene, entries, room, detail)] if room > 0 else []), below)

    def room(self, taken: int) -> int:
        """Lines left for the log."""
        return MOST_LINES if self.in_full else min(MOST_LINES, self.console.height - PROMPT_LINES - taken)

    def above(self, scene: Scene, detail: Detail) -> list[RenderableType]:
        """What stands above the log."""
        width = self.console.width
        if not all(scene.table.fighters):
            return [status(scene, width), draw_roster(scene, width, detail)]
        parts = [status(scene, width), draw_arena(scene, width, detail), draw_sheets(scene, width, detail)]
        return [*parts, *cards(scene, width, detail)]

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
        free = self.room(taken + len(head)) - LAST_LINE
        return [head, draw_terse(scene, asked, self.console.width, max(FEWEST_ANSWERS, free), self.page)]

    def log(self, scene: Scene, entries: list[Entry], room: int, detail: Detail) -> RenderableType:
        """The newest lines that fit, with a word about new ones that do not; what the table shows is left out first."""
        if detail >= Detail.BRIEF:
            entries = [entry for entry in entries if entry.line.kind not in SHOWN_ANYWAY]
        title = [] if detail >= Detail.SMALL or not entries else [rule(scene.say("log"))]
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


def status(scene: Scene, width: int) -> Text:
    """Round, turn, who acts, how far apart, and what is left of the deck; the title goes first where it is narrow."""
    title = Text(scene.say("title"), style=BOLD)
    if not all(scene.table.fighters):
        return title.append(f" · {scene.stage}" if scene.is_mixed else "", style="not bold")
    wordings = [dotted([title, *standing(scene, "")]), *[dotted([*standing(scene, size)]) for size in ("", SHORT)]]
    return next((line for line in wordings if line.cell_len <= width), wordings[-1])


def standing(scene: Scene, size: str) -> Iterator[Text]:
    table = scene.table
    yield Text(scene.say("round", round=table.round))
    actor = Text(scene.cast.subject(table.active), style=SEAT_STYLES[table.active])
    if table.turn:
        yield Text(scene.say("turn", turn=table.turn))
        actor.append(f" {scene.say(f'action{size}', number=action_number(scene))}", style="not bold default")
    yield actor
    yield Text(scene.say("distance", distance=scene.sight.distance()))
    if table.row:
        yield Text(scene.say(f"deck{size}", deck=table.deck, candles=table.candles_left))


def action_number(scene: Scene) -> int:
    """Which of the two actions is going on or about to be chosen."""
    question = scene.view.question
    is_choosing = question is not None and question.prompt == "take_action"
    return min(2, max(1, scene.view.progress.actions + is_choosing))


def cards(scene: Scene, width: int, detail: Detail) -> Iterator[RenderableType]:
    """Nothing before the row is laid."""
    if not scene.table.row:
        return
    if detail < Detail.SMALL:
        yield rule(scene.say("row"))
    yield draw_row(scene, width, detail)
    if detail < Detail.SMALL:
        yield rule(scene.say("hands"))
    yield draw_hands(scene, width, detail)
