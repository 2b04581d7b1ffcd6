"""A sheet of squared paper: signs are put on its squares, the later ones over the earlier."""

from itertools import groupby

from rich.text import Text

BLANK = " "


class Canvas:
    """So many columns and rows; what would fall off an edge is left out."""

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
        """Put words in the middle of so many squares, and cut what is too long."""
        shown = words[:room]
        self.put(column + (room - len(shown)) // 2, row, shown, style)

    def text(self) -> Text:
        """All rows but those that stayed blank before the first sign below the top and after the last one."""
        first, *others = [self.line(row) for row in range(self.height)]
        while others and not others[-1]:
            others.pop()
        while others and not others[0]:
            others.pop(0)
        return Text("\n").join([first, *others])

    def line(self, row: int) -> Text:
        line, squares = Text(no_wrap=True), zip(self.styles[row], self.signs[row], strict=True)
        for style, group in groupby(squares, key=lambda square: square[0]):
            line.append("".join(sign for _, sign in group), style=style)
        line.rstrip()
        return line
