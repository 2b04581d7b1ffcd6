"""Styles that every table shares: what a colour says is always said by a shape or a word too."""

from typing import Final

DIM: Final = "dim"
BOLD: Final = "bold"
ALARM: Final = "bold red"
WARNING: Final = "bold yellow"
NUMBER: Final = "bold green"
COMPLAINT: Final = "yellow"
