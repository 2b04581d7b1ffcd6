"""Write docs/reference/balance.md from the numbers beside it: `./kb docs`.

The numbers take too long to be played each time; the commands on the page play them anew.
"""

from pathlib import Path
from typing import Final

from knockbox.lab.page import written

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "reference" / "balance.md"


def pages() -> dict[Path, str]:
    return {ROOT / PAGE: written(ROOT / PAGE, PAGE)}
