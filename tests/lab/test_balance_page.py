"""The balance page has a section per game, each with its own result file."""

from pathlib import Path

import msgspec

from knockbox.lab.balance_page import render_page, rewrite_page
from knockbox.lab.dungeon import balance_section as dungeon
from knockbox.lab.knockdown import balance_section as knockdown
from tests.lab.dungeon.test_balance_section import FAIR
from tests.lab.knockdown.test_balance_section import RESULTS


def test_writing_one_part_keeps_the_other(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    knockdown.write_results(RESULTS, page)
    rewrite_page(page)
    assert page.read_text() == f"{render_page(tmp_path / 'none.md', page)}\n{knockdown.render_from_file(page, page)}"
    dungeon.write_deals(FAIR, page)
    rewrite_page(page)
    parts = [knockdown.render_from_file(page, page), dungeon.render_from_file(page, page)]
    assert page.read_text().endswith("\n".join(parts))
    knockdown.write_results(msgspec.structs.replace(RESULTS, cells=RESULTS.cells[:1]), page)
    rewrite_page(page)
    assert page.read_text().endswith(parts[1])
    assert parts[0] not in page.read_text()


def test_the_page_begins_with_its_title_and_has_one_heading_for_each_game(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    knockdown.write_results(RESULTS, page)
    dungeon.write_deals(FAIR, page)
    text = render_page(page, page)
    assert text.startswith("# Balance\n")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert headings == ["## Knockdown", "## Knock, Knock! Dungeon!"]
    assert "\n\n\n" not in text
