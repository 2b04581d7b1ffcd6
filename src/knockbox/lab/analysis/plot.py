"""The chances of a match as a line through its inputs, drawn in SVG."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from knockbox.lab.analysis.findings import Moment, remarkable
from knockbox.lab.analysis.retelling import Retelling, percent

WIDE: Final = 760
HIGH: Final = 320
LEFT: Final = 54
RIGHT: Final = 14
TOP: Final = 26
BOTTOM: Final = 34
RULES: Final = (0, 25, 50, 75, 100)
TICKS: Final = 6
SHAPES: Final = {
    "blunder": "M0-7 7 6H-7Z",
    "mistake": "M0-7 7 0 0 7-7 0Z",
    "inaccuracy": "M-5-5H5V5H-5Z",
    "unlucky": "M0 5A5 5 0 1 1 .1 5Z",
    "lucky": "M0 5A5 5 0 1 1 .1 5Z",
}
"""Around the point they mark: a triangle, a diamond, a square, a ring."""


def plot(told: Retelling) -> str:
    """A picture with a name, a description, and links to the moments; its colours are those of the page."""
    head = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="group" aria-labelledby="plot-name plot-text">'
    name = f'<title id="plot-name">{escape(told.say("plot"))}</title>'
    text = f'<desc id="plot-text">{escape(told.say("plot-text"))}</desc>'
    drawing = Drawing(told)
    parts = [*drawing.rules(), *drawing.rounds(), *drawing.ticks(), *drawing.lines(), *drawing.marks()]
    return "\n".join([head, name, text, *parts, "</svg>"])


class Drawing:
    """Where things stand in the plot."""

    def __init__(self, told: Retelling) -> None:
        self.told = told
        self.moments: Sequence[Moment] = told.analysis.moments
        self.lines_shown = 1 if told.analysis.shared else len(told.analysis.players)

    def across(self, number: int) -> float:
        """Of an input; 0 is the deal."""
        return round(LEFT + (WIDE - LEFT - RIGHT) * number / max(1, len(self.moments)), 1)

    def down(self, chance: float) -> float:
        return round(TOP + (HIGH - TOP - BOTTOM) * (1 - chance), 1)

    def rules(self) -> Iterator[str]:
        """Chances in steps of a quarter."""
        for rule in RULES:
            level = self.down(rule / 100)
            strong = " half" if rule == 50 else ""
            yield f'<line class="rule{strong}" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{level}" y2="{level}"/>'
            yield f'<text x="{LEFT - 6}" y="{level + 4}" text-anchor="end">{rule}\u00a0%</text>'

    def rounds(self) -> Iterator[str]:
        """A line where each round begins."""
        for part in self.told.analysis.rounds:
            place = self.across(part.input)
            words = escape(self.told.say("round", number=part.number))
            yield f'<line class="round" x1="{place}" x2="{place}" y1="{TOP}" y2="{HIGH - BOTTOM}"/>'
            yield f'<text x="{place + 4}" y="{TOP - 8}">{words}</text>'

    def ticks(self) -> Iterator[str]:
        """Some inputs by their numbers."""
        last = len(self.moments)
        for number in sorted({last * tick // TICKS for tick in range(TICKS + 1)}):
            place = self.across(number)
            yield f'<text x="{place}" y="{HIGH - BOTTOM + 16}" text-anchor="middle">{number}</text>'
        words = escape(self.told.say("axis"))
        yield f'<text x="{WIDE - RIGHT}" y="{HIGH - 4}" text-anchor="end">{words}</text>'

    def lines(self) -> Iterator[str]:
        """One for each side; the second is dashed, so that nobody needs its colour."""
        rows = [self.told.analysis.start, *(moment.chances for moment in self.moments)]
        for seat in range(self.lines_shown):
            points = " ".join(f"{self.across(number)},{self.down(row[seat])}" for number, row in enumerate(rows))
            yield f'<polyline class="line side-{seat}" points="{points}"/>'

    def marks(self) -> Iterator[str]:
        """Each a link to what is said about it."""
        for moment in remarkable(self.moments):
            line = 0 if self.lines_shown == 1 else moment.seat
            place = f"translate({self.across(moment.input)} {self.down(moment.chances[line])})"
            kind = moment.mark or moment.luck
            words = self.told.say(
                "point", input=moment.input, name=self.told.name(moment.seat), mark=self.told.label(moment)
            )
            title = escape(f"{words}, {percent(moment.chances[line])}\u00a0%")
            yield (
                f'<a href="#input-{moment.input}" aria-label="{title}"><title>{title}</title>'
                f'<path class="mark {kind}" transform="{place}" d="{SHAPES[kind]}"/></a>'
            )
