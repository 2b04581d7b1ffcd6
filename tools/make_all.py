"""Write every generated page, or say which are stale: `./kb docs [--check]`."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from tools import (
    make_analysis_docs,
    make_balance_docs,
    make_dungeon_picture,
    make_effect_docs,
    make_event_docs,
    make_option_docs,
    make_protocol,
    make_question_docs,
    make_rules_docs,
    make_settings_docs,
    make_stdio_docs,
    make_strength_docs,
    make_terminal_picture,
    make_tower_docs,
    make_tower_odds,
)
from tools.house.ground import CHECK_FAILED, ROOT, WELL, WRONG_INPUT, say

Pages: TypeAlias = dict[Path, str]

WRITERS: Final[dict[str, Callable[[], Pages]]] = {
    "make_analysis_docs": lambda: renewed(make_analysis_docs.PAGE, make_analysis_docs.renewed),
    "make_balance_docs": make_balance_docs.pages,
    "make_dungeon_picture": lambda: {ROOT / path: text for path, text in make_dungeon_picture.pages().items()},
    "make_effect_docs": lambda: renewed(make_effect_docs.PAGE, make_effect_docs.page),
    "make_event_docs": make_event_docs.pages,
    "make_option_docs": make_option_docs.pages,
    "make_protocol": make_protocol.pages,
    "make_question_docs": make_question_docs.pages,
    "make_rules_docs": lambda: {ROOT / path: text for path, text in make_rules_docs.pages().items()},
    "make_settings_docs": make_settings_docs.pages,
    "make_stdio_docs": lambda: renewed(make_stdio_docs.PAGE, make_stdio_docs.answered),
    "make_strength_docs": make_strength_docs.pages,
    "make_terminal_picture": lambda: {ROOT / path: text for path, text in make_terminal_picture.pages().items()},
    "make_tower_docs": lambda: renewed(make_tower_docs.PAGE, make_tower_docs.renewed),
    "make_tower_odds": make_tower_odds.pages,
}
"""By the tool that makes them: the pages as they should be."""


def renewed(page: Path, renew: Callable[[str], str]) -> Pages:
    """A page that is written by hand and filled in by a tool."""
    return {page: renew(page.read_text(encoding="utf-8"))}


def stale() -> Pages:
    """The pages that are not as they should be."""
    wanted = {path: text for writer in WRITERS.values() for path, text in writer().items()}
    return {path: text for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text}


def main(arguments: Sequence[str]) -> int:
    if set(arguments) - {"--check"}:
        say(f"error: `./kb docs` takes only `--check`, found `{' '.join(arguments)}`")
        return WRONG_INPUT
    old = stale()
    for path in old:
        print(path.relative_to(ROOT))
    return report(old) if arguments else write(old)


def report(old: Pages) -> int:
    say(f"stale: {len(old)}; `./kb docs` writes them" if old else "every generated page is current")
    return CHECK_FAILED if old else WELL


def write(old: Pages) -> int:
    for path, text in old.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    say(f"written: {len(old)}" if old else "every generated page was current")
    return WELL


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
