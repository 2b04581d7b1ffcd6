"""Draw the floor of the dungeon: cards on their cells, visible vertices, and free cells with their answers."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.dungeon.canvas import Canvas
from knockbox.cli.dungeon.glyphs import CHEST, FIGHTING_MARKS, POISON_STYLE, POISONED, danger_text, style_of, time_text
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.window import ROW_NUMBERS_WIDTH, CellSize, Window, choose_window, height_of, width_of
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.styles import BOLD, DIM, NUMBER
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.queries import vertex_of
from knockbox.games.dungeon.views import LaidView

AXIS_LINES: Final = 1
EDGE_SIGNS: Final = ("─", "│")
NEWEST_EDGE_SIGNS: Final = ("═", "║")
MIN_NAME_WIDTH: Final = 4
FREE_CELL_SIGN: Final = "·"
"""Sign of a free cell whose coordinates do not fit."""


def draw_floor(scene: DungeonScene, width: int, height: int, detail: Detail) -> RenderableType:
    """Draw as much of the floor as fits, and a note about the rest."""
    window, size = choose_window(scene.drawn_cells, scene.landmarks, width, height, detail)
    picture = FloorDrawing(scene, window, size).draw()
    beyond = sum(not window.contains(cell) for cell in scene.drawn_cells)
    if not beyond:
        return picture
    return Group(picture, Text(scene.format_message("beyond", count=beyond), style=DIM))


def fits_whole(scene: DungeonScene, width: int, height: int, detail: Detail) -> bool:
    """Return whether the whole floor fits."""
    window, _ = choose_window(scene.drawn_cells, scene.landmarks, width, height, detail)
    return all(window.contains(cell) for cell in scene.drawn_cells)


class FloorDrawing:
    """Draws one window of the floor in one size."""

    def __init__(self, scene: DungeonScene, window: Window, size: CellSize) -> None:
        self.scene = scene
        self.window = window
        self.size = size
        self.canvas = Canvas(width_of(window.columns, size), height_of(window.rows, size))

    def draw(self) -> Text:
        self.draw_axes()
        for cell in self.scene.free_cells:
            if cell in self.scene.drawn_cells and self.window.contains(cell):
                self.draw_free(cell)
        seen = [card for card in self.scene.table.cards if self.window.contains(card.cell)]
        for card in seen:
            self.draw_card(card)
        for card in seen:
            self.draw_corners(card)
        return self.canvas.text()

    def canvas_position(self, point: Place) -> Place:
        """Return the canvas position of a vertex, or of the upper left vertex of a cell."""
        column = ROW_NUMBERS_WIDTH + (point[0] - self.window.left) * self.size.wide
        return column, AXIS_LINES + (point[1] - self.window.top) * self.size.high

    def draw_axes(self) -> None:
        """KKDR-43 Draw x to the right, y downwards."""
        for x in range(self.window.left, self.window.right + 1):
            column, _ = self.canvas_position((x, self.window.top))
            self.write(column, 0, str(x), DIM)
        for y in range(self.window.top, self.window.bottom + 1):
            _, row = self.canvas_position((self.window.left, y))
            self.canvas.put(0, row + self.size.high // 2, f"{y:>3}", DIM)

    def draw_free(self, cell: Place) -> None:
        """Draw the numbers of the answers that lay a card here, else the coordinates to type."""
        column, row = self.canvas_position(cell)
        answers = self.scene.answers_at(cell)
        labels = [*answers, FREE_CELL_SIGN] if answers else [f"{cell[0]},{cell[1]}", FREE_CELL_SIGN]
        words = next(words for words in labels if len(words) <= self.size.text_width)
        self.write(column, row + self.size.high // 2, words, NUMBER if answers else DIM)

    def write(self, column: int, row: int, words: str, style: str) -> None:
        """Write a text centred between two vertices."""
        self.canvas.centre(column + self.size.text_inset, row, self.size.text_width, words, style)

    def draw_card(self, card: LaidView) -> None:
        column, row = self.canvas_position(card.cell)
        flat, upright = NEWEST_EDGE_SIGNS if card.cell == self.scene.cells_newest_first[0] else EDGE_SIGNS
        style = style_of(card) if card.mark in FIGHTING_MARKS else DIM
        for line in (row, row + self.size.high):
            self.canvas.put(column, line, flat * (self.size.wide + 1), style)
        if self.size.is_flat:
            self.write(column, row, self.card_lines(card)[0], style_of(card))
            return
        for inside, words in enumerate(self.card_lines(card), start=row + 1):
            self.canvas.put(column, inside, upright, style)
            self.canvas.put(column + self.size.wide, inside, upright, style)
            self.write(column, inside, words, style_of(card))

    def card_lines(self, card: LaidView) -> list[str]:
        """Return the lines inside a card: name, danger and time of a creature, danger of a room."""
        room = self.size.text_width
        state = fit_state(card, room)
        name = self.scene.wording.name(card.card) if card.time or card.mark != "room" else ""
        chests = CHEST * card.chests if self.scene.has_chests else ""
        if self.size.high > 2:
            return [name[:room], f"{state} {chests}".rstrip()]
        return [f"{shorten_name(name, room - len(state) - 1)} {state}".strip() if name else f"{state}{chests}"]

    def draw_corners(self, card: LaidView) -> None:
        for corner, value in enumerate(card.corners):
            vertex = vertex_of(card.cell, corner)
            column, row = self.canvas_position(vertex)
            is_poisoned = vertex == self.scene.table.poison
            self.canvas.put(column, row, POISONED if is_poisoned else str(value), POISON_STYLE if is_poisoned else BOLD)


def fit_state(card: LaidView, room: int) -> str:
    """Return danger and time, shortened to fit."""
    states = (f"{danger_text(card)}{time_text(card)}", f"{danger_text(card)}{card.time or ''}", danger_text(card))
    return next(state for state in states if len(state) <= room)


def shorten_name(name: str, room: int) -> str:
    """Return the start of a name, or its initials if only a few letters fit."""
    if room >= MIN_NAME_WIDTH or len(name) <= room:
        return name[:room].strip()
    return "".join(initials(name))[: max(0, room)]


def initials(name: str) -> Iterator[str]:
    for word in name.replace("-", " ").split():
        yield word[0].upper()
