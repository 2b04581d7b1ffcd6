"""Folder of the reference pages, and the titles of the games in them."""

from pathlib import Path
from typing import Final

REFERENCE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"
TITLES: Final = {"knockdown": "Knockdown", "dungeon": "Knock, Knock! Dungeon!"}
