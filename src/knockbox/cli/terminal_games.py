"""Games that can be played in the terminal."""

from typing import Final

from knockbox.cli.dungeon import presenter as dungeon
from knockbox.cli.knockdown import presenter as knockdown
from knockbox.cli.table.presenter import TerminalGame

TERMINAL_GAMES: Final[dict[str, TerminalGame]] = {
    "knockdown": knockdown.KNOCKDOWN_TERMINAL,
    "dungeon": dungeon.DUNGEON_TERMINAL,
}
