"""The floor of the dungeon: cards on their cells, what is visible at each vertex, free cells with their answers."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.cli.dungeon.canvas import Canvas
from knockbox.cli.dungeon.glyphs import CHEST, FIGHTING, POISONED, SICK, style_of, sum_of, time_of
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.window import MARGIN, Size, Window, choose_window, height_of, width_of
from knockbox.cli.table.detail import Detail
from knockbox.cli.table.styles import BOLD, DIM, NUMBER
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.sight import vertex_of
from knockbox.games.dungeon.views import LaidView

TOP: Final = 1
EDGE: Final = ("─", "│")
NEWEST_EDGE: Final = ("═", "║")
SHORTEST_NAME: Final = 4
FREE: Final = "·"
"""A free cell for whose place there is no room."""


def draw_floor(scene: DungeonScene, width: int, height: int, detail: Detail) -> RenderableType:
    """As much of the floor as fits, and a word about what does not."""
    window, size = choose_window(scene.drawn_cells, scene.landmarks, width, height, detail)
    picture = Floor(scene, window, size).draw()
    beyond = sum(not window.holds(cell) for cell in scene.drawn_cells)
    if not beyond:
        return picture
    return Group(picture, Text(scene.say("beyond", count=beyond), style=DIM))


def is_whole(scene: DungeonScene, width: int, height: int, detail: Detail) -> bool:
    """Whether everything fits."""
    window, _ = choose_window(scene.drawn_cells, scene.landmarks, width, height, detail)
    return all(window.holds(cell) for cell in scene.drawn_cells)


class Floor:
    """One window of the floor in one size."""

    def __init__(self, scene: DungeonScene, window: Window, size: Size) -> None:
        self.scene = scene
        self.window = window
        self.size = size
        self.canvas = Canvas(width_of(window.columns, size), height_of(window.rows, size))

    def draw(self) -> Text:
        self.draw_axes()
        for cell in self.scene.free_cells:
            if cell in self.scene.drawn_cells and self.window.holds(cell):
                self.draw_free(cell)
        seen = [card for card in self.scene.table.cards if self.window.holds(card.cell)]
        for card in seen:
            self.draw_card(card)
        for card in seen:
            self.draw_corners(card)
        return self.canvas.text()

    def square(self, point: Place) -> Place:
        """Where a vertex, or the upper left one of a cell, is drawn."""
        column = MARGIN + (point[0] - self.window.left) * self.size.wide
        return column, TOP + (point[1] - self.window.top) * self.size.high

    def draw_axes(self) -> None:
        """KKDR-43 x to the right, y downwards."""
        for x in range(self.window.left, self.window.right + 1):
            column, _ = self.square((x, self.window.top))
            self.write(column, 0, str(x), DIM)
        for y in range(self.window.top, self.window.bottom + 1):
            _, row = self.square((self.window.left, y))
            self.canvas.put(0, row + self.size.high // 2, f"{y:>3}", DIM)

    def draw_free(self, cell: Place) -> None:
        """The numbers of the answers that lay a card here, or else the place, so that it can be typed."""
        column, row = self.square(cell)
        answers = self.scene.answers_at(cell)
        labels = [*answers, FREE] if answers else [f"{cell[0]},{cell[1]}", FREE]
        words = next(words for words in labels if len(words) <= self.size.room)
        self.write(column, row + self.size.high // 2, words, NUMBER if answers else DIM)

    def write(self, column: int, row: int, words: str, style: str) -> None:
        """Words in the middle between two vertices."""
        self.canvas.centre(column + self.size.inset, row, self.size.room, words, style)

    def draw_card(self, card: LaidView) -> None:
        column, row = self.square(card.cell)
        flat, upright = NEWEST_EDGE if card.cell == self.scene.newest[0] else EDGE
        style = style_of(card) if card.mark in FIGHTING else DIM
        for line in (row, row + self.size.high):
            self.canvas.put(column, line, flat * (self.size.wide + 1), style)
        if self.size.is_flat:
            self.write(column, row, self.words_of(card)[0], style_of(card))
            return
        for inside, words in enumerate(self.words_of(card), start=row + 1):
            self.canvas.put(column, inside, upright, style)
            self.canvas.put(column + self.size.wide, inside, upright, style)
            self.write(column, inside, words, style_of(card))

    def words_of(self, card: LaidView) -> list[str]:
        """What stands inside a card: a creature's name, its danger and its time; of a room the danger."""
        room = self.size.room
        state = fitted(card, room)
        name = self.scene.wording.name(card.card) if card.time or card.mark != "room" else ""
        chests = CHEST * card.chests if self.scene.has_chests else ""
        if self.size.high > 2:
            return [name[:room], f"{state} {chests}".rstrip()]
        return [f"{shortened(name, room - len(state) - 1)} {state}".strip() if name else f"{state}{chests}"]

    def draw_corners(self, card: LaidView) -> None:
        for corner, value in enumerate(card.corners):
            vertex = vertex_of(card.cell, corner)
            column, row = self.square(vertex)
            is_poisoned = vertex == self.scene.table.poison
            self.canvas.put(column, row, POISONED if is_poisoned else str(value), SICK if is_poisoned else BOLD)


def fitted(card: LaidView, room: int) -> str:
    """Danger and time in as few signs as there is room for."""
    states = (f"{sum_of(card)}{time_of(card)}", f"{sum_of(card)}{card.time or ''}", sum_of(card))
    return next(state for state in states if len(state) <= room)


def shortened(name: str, room: int) -> str:
    """The beginning of a name, or its initials where there is room for a few letters only."""
    if room >= SHORTEST_NAME or len(name) <= room:
        return name[:room].strip()
    return "".join(initials(name))[: max(0, room)]


def initials(name: str) -> Iterator[str]:
    for word in name.replace("-", " ").split():
        yield word[0].upper()
