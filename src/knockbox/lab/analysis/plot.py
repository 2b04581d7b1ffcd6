"""The chances of a match as a line through its inputs, drawn in SVG."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from knockbox.lab.analysis.findings import Moment, remarkable
from knockbox.lab.analysis.retelling import Retelling

RULES: Final = (0, 25, 50, 75, 100)
TICKS: Final = 6
STRIDES: Final = (1, 2, 5)
"""Times a power of ten: steps from tick to tick that are easy to count by."""
ROOM: Final = 0.19
"""The part of a narrow plot that the name of a round takes; a shorter round shows its number alone."""
SHAPES: Final = {
    "blunder": "M0-7 7 6H-7Z",
    "mistake": "M0-7 7 0 0 7-7 0Z",
    "inaccuracy": "M-5-5H5V5H-5Z",
    "unlucky": "M0 5A5 5 0 1 1 .1 5Z",
    "lucky": "M0 5A5 5 0 1 1 .1 5Z",
}
"""Around the point they mark: a triangle, a diamond, a square, a ring."""


def plot(told: Retelling) -> str:
    """A picture with a name, a description, and links to the moments.

    Its colours are those of the page, and it is as wide as the page: places are shares of it, letters stay letters.
    """
    head = '<svg role="group" aria-labelledby="plot-name plot-text">'
    name = f'<title id="plot-name">{escape(told.say("plot"))}</title>'
    text = f'<desc id="plot-text">{escape(told.say("plot-text"))}</desc>'
    drawing = Drawing(told)
    still = ['<g aria-hidden="true">', *drawing.rules(), *drawing.rounds(), *drawing.ticks(), *drawing.lines(), "</g>"]
    return "\n".join([head, name, text, *still, *drawing.marks(), "</svg>"])


class Drawing:
    """Where things stand in the plot."""

    def __init__(self, told: Retelling) -> None:
        self.told = told
        self.moments: Sequence[Moment] = told.analysis.moments
        self.last = max(1, len(self.moments))
        self.lines_shown = 1 if told.analysis.shared else len(told.analysis.players)

    def across(self, number: int) -> str:
        """Of an input; 0 is the deal."""
        return f"{100 * number / self.last:.2f}%"

    def rules(self) -> Iterator[str]:
        """Chances in steps of a quarter."""
        for rule in RULES:
            level = f"{100 - rule}%"
            strong = " half" if rule == 50 else ""
            yield f'<line class="rule{strong}" x1="0" x2="100%" y1="{level}" y2="{level}"/>'
            words = escape(self.told.percent(rule / 100))
            yield f'<text x="0" y="{level}" dx="-6" dy="4" text-anchor="end">{words}</text>'

    def rounds(self) -> Iterator[str]:
        """A line where each round begins."""
        parts = self.told.analysis.rounds
        ends = [*(part.input for part in parts[1:]), self.last]
        for part, end in zip(parts, ends, strict=bool(parts)):
            place = self.across(part.input)
            is_roomy = end - part.input >= ROOM * self.last
            words = self.told.say("round", number=part.number) if is_roomy else str(part.number)
            yield f'<line class="round" x1="{place}" x2="{place}" y1="-18" y2="100%"/>'
            yield f'<text x="{place}" y="0" dx="4" dy="-8">{escape(words)}</text>'

    def ticks(self) -> Iterator[str]:
        """Some inputs by their numbers."""
        for number in range(0, self.last + 1, stride(self.last)):
            yield f'<text x="{self.across(number)}" y="100%" dy="18" text-anchor="middle">{number}</text>'
        yield f'<text x="100%" y="100%" dy="34" text-anchor="end">{escape(self.told.say("axis"))}</text>'

    def lines(self) -> Iterator[str]:
        """One for each side, stretched to the plot; the second is dashed, so that nobody needs its colour."""
        rows = [self.told.analysis.start, *(moment.chances for moment in self.moments)]
        yield f'<svg viewBox="0 0 {self.last} 100" preserveAspectRatio="none">'
        for seat in range(self.lines_shown):
            points = " ".join(f"{number},{100 - 100 * row[seat]:.1f}" for number, row in enumerate(rows))
            yield f'<polyline class="line side-{seat}" points="{points}"/>'
        yield "</svg>"

    def marks(self) -> Iterator[str]:
        """Each a link to what is said about it, large enough for a finger."""
        for moment in remarkable(self.moments):
            line = 0 if self.lines_shown == 1 else moment.seat
            chance, kind = moment.chances[line], moment.mark or moment.luck
            words = self.told.say(
                "point", input=moment.input, name=self.told.name(moment.seat), mark=self.told.label(moment)
            )
            title = escape(f"{words}, {self.told.percent(chance)}")
            yield (
                f'<a href="#input-{moment.input}" aria-label="{title}"><title>{title}</title>'
                f'<svg x="{self.across(moment.input)}" y="{100 - 100 * chance:.1f}%" aria-hidden="true">'
                f'<circle class="reach" r="12"/><path class="mark {kind}" d="{SHAPES[kind]}"/></svg></a>'
            )


def stride(last: int) -> int:
    """From tick to tick, so that there are not too many."""
    tens = (int(f"1{'0' * zeros}") for zeros in range(len(str(last))))
    return next(step * ten for ten in tens for step in STRIDES if last <= TICKS * step * ten)
