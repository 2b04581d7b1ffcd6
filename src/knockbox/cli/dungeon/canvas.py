"""A grid of characters; later ones overwrite earlier ones."""

from itertools import groupby

from rich.text import Text

BLANK = " "


class Canvas:
    """A grid of styled characters; what is outside is clipped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[BLANK] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, column: int, row: int, words: str, style: str = "") -> None:
        for place, sign in enumerate(words, start=column):
            if 0 <= place < self.width and 0 <= row < self.height:
                self.signs[row][place] = sign
                self.styles[row][place] = style

    def centre(self, column: int, row: int, room: int, words: str, style: str = "") -> None:
        """Put a text in the middle of `room` columns, cut to fit."""
        shown = words[:room]
        self.put(column + (room - len(shown)) // 2, row, shown, style)

    def text(self) -> Text:
        """Return the top row and the others without leading and trailing blank rows."""
        first, *others = [self.line(row) for row in range(self.height)]
        while others and not others[-1]:
            others.pop()
        while others and not others[0]:
            others.pop(0)
        return Text("\n").join([first, *others])

    def line(self, row: int) -> Text:
        line = Text(no_wrap=True)
        squares = zip(self.styles[row], self.signs[row], strict=True)
        for style, group in groupby(squares, key=lambda square: square[0]):
            line.append("".join(sign for _, sign in group), style=style)
        line.rstrip()
        return line
