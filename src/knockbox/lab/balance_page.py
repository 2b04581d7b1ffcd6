"""The balance page: one section per game, each generated from its own result file next to the page."""

from pathlib import Path
from typing import Final

from knockbox.lab.dungeon import balance_section as dungeon
from knockbox.lab.knockdown import balance_section as knockdown

BALANCE_PAGE_HEAD: Final = """# Balance

How balanced the games are, measured over many matches between bots.
"""


def rewrite_page(page: Path) -> None:
    """Rewrite the page; a section whose results did not change stays as it is."""
    page.write_text(render_page(page, page), encoding="utf-8")


def render_page(page: Path, public_path: Path) -> str:
    """Render all sections from the result files next to `page`; `shown` is the path that readers see."""
    parts = [game.render_from_file(page, public_path) for game in (knockdown, dungeon)]
    return "\n".join([BALANCE_PAGE_HEAD, *filter(None, parts)])
