"""The page on balance has a part for each game, and each part its own numbers."""

from pathlib import Path

import msgspec

from knockbox.lab.dungeon import part as dungeon
from knockbox.lab.knockdown import part as knockdown
from knockbox.lab.page import renew, written
from tests.lab.dungeon.test_part import FAIR
from tests.lab.knockdown.test_part import RESULTS


def test_writing_one_part_keeps_the_other(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    knockdown.keep(RESULTS, page)
    renew(page)
    assert page.read_text() == f"{written(tmp_path / 'none.md', page)}\n{knockdown.part_of(page, page)}"
    dungeon.keep_deals(FAIR, page)
    renew(page)
    parts = [knockdown.part_of(page, page), dungeon.part_of(page, page)]
    assert page.read_text().endswith("\n".join(parts))
    knockdown.keep(msgspec.structs.replace(RESULTS, cells=RESULTS.cells[:1]), page)
    renew(page)
    assert page.read_text().endswith(parts[1])
    assert parts[0] not in page.read_text()


def test_the_page_begins_with_its_title_and_has_one_heading_for_each_game(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    knockdown.keep(RESULTS, page)
    dungeon.keep_deals(FAIR, page)
    text = written(page, page)
    assert text.startswith("# Balance\n")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert headings == ["## Knockdown", "## Knock, Knock! Dungeon!"]
    assert "\n\n\n" not in text
