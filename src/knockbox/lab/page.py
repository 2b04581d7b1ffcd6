"""The page on balance: a part for each game, each made from its own numbers beside the page."""

from pathlib import Path
from typing import Final

from knockbox.lab.dungeon import part as dungeon
from knockbox.lab.knockdown import part as knockdown

HEAD: Final = """# Balance

How the games of the house play out when bots play many matches of them.
"""


def renew(page: Path) -> None:
    """Write the page anew; a part whose numbers did not change stays as it is."""
    page.write_text(written(page, page), encoding="utf-8")


def written(page: Path, shown: Path) -> str:
    """All parts by the numbers beside a page, which readers know as `shown`."""
    parts = [game.part_of(page, shown) for game in (knockdown, dungeon)]
    return "\n".join([HEAD, *filter(None, parts)])
