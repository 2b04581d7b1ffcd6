"""Where the reference of each game lies, and what the game is called there."""

from pathlib import Path
from typing import Final

REFERENCE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference"
TITLES: Final = {"knockdown": "Knockdown", "dungeon": "Knock, Knock! Dungeon!"}
