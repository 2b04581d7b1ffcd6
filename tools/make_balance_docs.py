"""Write docs/reference/balance.md from the numbers beside it: `./kb docs`.

The numbers take too long to be played each time; the command on the page plays them anew.
"""

from pathlib import Path
from typing import Final

from knockbox.lab.page import numbers_of, unpacked, written

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("docs") / "reference" / "balance.md"


def pages() -> dict[Path, str]:
    return {ROOT / PAGE: written(unpacked(numbers_of(ROOT / PAGE)), PAGE)}
