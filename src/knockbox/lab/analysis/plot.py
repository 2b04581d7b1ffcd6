"""SVG plot of the win probability over the inputs of a match."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from knockbox.lab.analysis.analysis_text import AnalysisText
from knockbox.lab.analysis.annotations import AnnotatedInput, noteworthy_inputs

GRID_PERCENTS: Final = (0, 25, 50, 75, 100)
MAX_TICKS: Final = 6
TICK_STEPS: Final = (1, 2, 5)
"""Tick steps, times a power of ten."""
MIN_LABEL_SHARE: Final = 0.19
"""Share of a narrow plot that a round's name needs; a shorter round shows only its number."""
MARK_SHAPES: Final = {
    "blunder": "M0-7 7 6H-7Z",
    "mistake": "M0-7 7 0 0 7-7 0Z",
    "inaccuracy": "M-5-5H5V5H-5Z",
    "unlucky": "M0 5A5 5 0 1 1 .1 5Z",
    "lucky": "M0 5A5 5 0 1 1 .1 5Z",
}
"""SVG paths centred on the marked point: triangle, diamond, square, ring."""


def render_plot(text: AnalysisText) -> str:
    """Render the plot with a name, a description, and links to the annotated inputs.

    Colours come from the page. Positions are percentages of the page width, while text keeps its size.
    """
    head = '<svg role="group" aria-labelledby="plot-name plot-text">'
    name = f'<title id="plot-name">{escape(text.format_message("plot"))}</title>'
    description = f'<desc id="plot-text">{escape(text.format_message("plot-text"))}</desc>'
    drawing = PlotDrawing(text)
    still = [
        '<g aria-hidden="true">',
        *drawing.grid_lines(),
        *drawing.rounds(),
        *drawing.ticks(),
        *drawing.lines(),
        "</g>",
    ]
    return "\n".join([head, name, description, *still, *drawing.marks(), "</svg>"])


class PlotDrawing:
    """The elements of the plot and their positions."""

    def __init__(self, text: AnalysisText) -> None:
        self.text = text
        self.moments: Sequence[AnnotatedInput] = text.analysis.moments
        self.last = max(1, len(self.moments))
        self.line_count = 1 if text.analysis.shared else len(text.analysis.players)

    def x_of_input(self, number: int) -> str:
        """Return the horizontal position of an input; 0 is the deal."""
        return f"{100 * number / self.last:.2f}%"

    def grid_lines(self) -> Iterator[str]:
        """Draw grid lines at each quarter."""
        for rule in GRID_PERCENTS:
            level = f"{100 - rule}%"
            strong = " half" if rule == 50 else ""
            yield f'<line class="rule{strong}" x1="0" x2="100%" y1="{level}" y2="{level}"/>'
            words = escape(self.text.format_percent(rule / 100))
            yield f'<text x="0" y="{level}" dx="-6" dy="4" text-anchor="end">{words}</text>'

    def rounds(self) -> Iterator[str]:
        """Draw a line where each round begins."""
        parts = self.text.analysis.rounds
        ends = [*(part.input for part in parts[1:]), self.last]
        for part, end in zip(parts, ends, strict=bool(parts)):
            place = self.x_of_input(part.input)
            is_roomy = end - part.input >= MIN_LABEL_SHARE * self.last
            words = self.text.format_message("round", number=part.number) if is_roomy else str(part.number)
            yield f'<line class="round" x1="{place}" x2="{place}" y1="-18" y2="100%"/>'
            yield f'<text x="{place}" y="0" dx="4" dy="-8">{escape(words)}</text>'

    def ticks(self) -> Iterator[str]:
        """Draw tick labels at some inputs."""
        for number in range(0, self.last + 1, tick_step(self.last)):
            yield f'<text x="{self.x_of_input(number)}" y="100%" dy="18" text-anchor="middle">{number}</text>'
        yield f'<text x="100%" y="100%" dy="34" text-anchor="end">{escape(self.text.format_message("axis"))}</text>'

    def lines(self) -> Iterator[str]:
        """Draw one line per side, stretched to the plot; the second is dashed, so that colour is not needed."""
        rows = [self.text.analysis.start, *(moment.chances for moment in self.moments)]
        yield f'<svg viewBox="0 0 {self.last} 100" preserveAspectRatio="none">'
        for seat in range(self.line_count):
            points = " ".join(f"{number},{100 - 100 * row[seat]:.1f}" for number, row in enumerate(rows))
            yield f'<polyline class="line side-{seat}" points="{points}"/>'
        yield "</svg>"

    def marks(self) -> Iterator[str]:
        """Draw marks as links to their comments, with touch-sized targets."""
        for moment in noteworthy_inputs(self.moments):
            line = 0 if self.line_count == 1 else moment.seat
            chance = moment.chances[line]
            kind = moment.mark or moment.luck
            words = self.text.format_message(
                "point", input=moment.input, name=self.text.player_name(moment.seat), mark=self.text.mark_label(moment)
            )
            title = escape(f"{words}, {self.text.format_percent(chance)}")
            yield (
                f'<a href="#input-{moment.input}" aria-label="{title}"><title>{title}</title>'
                f'<svg x="{self.x_of_input(moment.input)}" y="{100 - 100 * chance:.1f}%" aria-hidden="true">'
                f'<circle class="reach" r="12"/><path class="mark {kind}" d="{MARK_SHAPES[kind]}"/></svg></a>'
            )


def tick_step(last: int) -> int:
    """Return the tick step that gives at most `TICKS` steps."""
    tens = (int(f"1{'0' * zeros}") for zeros in range(len(str(last))))
    return next(step * ten for ten in tens for step in TICK_STEPS if last <= MAX_TICKS * step * ten)
