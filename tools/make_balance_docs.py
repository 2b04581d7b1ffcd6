"""Write docs/reference/balance.md from the numbers next to it: `./kb docs`.

Measuring takes too long for every run; the commands on the page measure again.
"""

from pathlib import Path
from typing import Final

from knockbox.lab.balance_page import render_page

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "reference" / "balance.md"


def pages() -> dict[Path, str]:
    return {ROOT / PAGE: render_page(ROOT / PAGE, PAGE)}
