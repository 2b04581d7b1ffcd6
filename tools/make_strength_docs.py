"""Write docs/reference/strength.md from the numbers next to it: `./kb docs`.

Measuring takes hours; the commands on the page measure again.
"""

from pathlib import Path
from typing import Final

from knockbox.lab.ladder.page import render_page

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "reference" / "strength.md"


def pages() -> dict[Path, str]:
    """Return the page, or nothing if there are no numbers yet."""
    text = render_page(ROOT / PAGE, PAGE)
    return {ROOT / PAGE: text} if text else {}
