"""Write docs/reference/<game>/questions.md: `./kb docs`."""

from pathlib import Path

from tools.questions import dungeon, knockdown


def pages() -> dict[Path, str]:
    return {module.PAGE: module.page() for module in (knockdown, dungeon)}
