"""Write every generated page, or list stale ones: `./kb docs [--check]`."""

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
from tools.house.paths import CHECK_FAILED, ROOT, SUCCESS, WRONG_INPUT, print_message

Pages: TypeAlias = dict[Path, str]

PAGE_BUILDERS: Final[dict[str, Callable[[], Pages]]] = {
    "make_analysis_docs": lambda: update_page(make_analysis_docs.PAGE, make_analysis_docs.update_page),
    "make_balance_docs": make_balance_docs.pages,
    "make_dungeon_picture": lambda: {ROOT / path: text for path, text in make_dungeon_picture.pages().items()},
    "make_effect_docs": lambda: update_page(make_effect_docs.PAGE, make_effect_docs.update_page),
    "make_event_docs": make_event_docs.pages,
    "make_option_docs": make_option_docs.pages,
    "make_protocol": make_protocol.pages,
    "make_question_docs": make_question_docs.pages,
    "make_rules_docs": lambda: {ROOT / path: text for path, text in make_rules_docs.pages().items()},
    "make_settings_docs": make_settings_docs.pages,
    "make_stdio_docs": lambda: update_page(make_stdio_docs.PAGE, make_stdio_docs.fill_in_answers),
    "make_strength_docs": make_strength_docs.pages,
    "make_terminal_picture": lambda: {ROOT / path: text for path, text in make_terminal_picture.pages().items()},
    "make_tower_docs": lambda: update_page(make_tower_docs.PAGE, make_tower_docs.update_page),
    "make_tower_odds": make_tower_odds.pages,
}
"""Tool -> function that returns its pages as they should be."""


def update_page(page: Path, renew: Callable[[str], str]) -> Pages:
    """Return a hand-written page with its generated part updated."""
    return {page: renew(page.read_text(encoding="utf-8"))}


def find_stale_pages() -> Pages:
    """Return the pages that differ from their files."""
    wanted = {path: text for writer in PAGE_BUILDERS.values() for path, text in writer().items()}
    return {path: text for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text}


def main(arguments: Sequence[str]) -> int:
    if set(arguments) - {"--check"}:
        print_message(f"error: `./kb docs` takes only `--check`; found `{' '.join(arguments)}`")
        return WRONG_INPUT
    old = find_stale_pages()
    for path in old:
        print(path.relative_to(ROOT))
    return report(old) if arguments else write(old)


def report(old: Pages) -> int:
    print_message(f"{len(old)} stale; run `./kb docs` to update" if old else "all generated pages are up to date")
    return CHECK_FAILED if old else SUCCESS


def write(old: Pages) -> int:
    for path, text in old.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print_message(f"wrote {len(old)}" if old else "all generated pages were up to date")
    return SUCCESS


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
