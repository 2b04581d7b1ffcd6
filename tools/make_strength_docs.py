"""Write docs/reference/strength.md from the numbers beside it: `./kb docs`.

The numbers take hours to be played; the commands on the page play them anew.
"""

from pathlib import Path
from typing import Final

from knockbox.lab.ladder.page import written

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "reference" / "strength.md"


def pages() -> dict[Path, str]:
    """Without numbers there is no page yet."""
    text = written(ROOT / PAGE, PAGE)
    return {ROOT / PAGE: text} if text else {}
