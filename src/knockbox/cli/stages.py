"""Every game that can be played at a keyboard."""

from typing import Final

from knockbox.cli.dungeon import stage as dungeon
from knockbox.cli.knockdown import stage as knockdown
from knockbox.cli.table.stage import Programme

PROGRAMMES: Final[dict[str, Programme]] = {"knockdown": knockdown.PROGRAMME, "dungeon": dungeon.PROGRAMME}
