"""Shared styles; a colour never carries meaning alone."""

from typing import Final

DIM: Final = "dim"
BOLD: Final = "bold"
ALARM: Final = "bold red"
WARNING: Final = "bold yellow"
NUMBER: Final = "bold green"
ERROR_STYLE: Final = "yellow"
