"""docs/rules/ is what the generator writes."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES: dict[Path, str] = runpy.run_path(str(ROOT / "tools" / "make_rules_docs.py"))["pages"]()


def test_the_committed_pages_are_current() -> None:
    stale = [str(path) for path, text in PAGES.items() if (ROOT / path).read_text(encoding="utf-8") != text]
    assert stale == [], "run tools/make_rules_docs.py"


def test_no_page_is_left_over() -> None:
    assert {path.relative_to(ROOT) for path in (ROOT / "docs" / "rules").iterdir()} == set(PAGES)


def test_a_page_marks_kinds_and_house_rules() -> None:
    page = PAGES[Path("docs/rules/knockdown.md")]
    assert "**KDR-75** (house rule) Resigning. House rule:" in page
    assert "**KDR-46** (house rule) Corridor hops. House rule:" in page
    assert "**KD-KO-1** The defender has 10 seconds." in page
    assert "**KD-COMP-1** (component) A box holds" in page
    assert "**KD-BLOCK-2** Reducing:" in page
    assert "| `edge_wound` | heavy, light | [KDR-4](#kdr-4) |" in page


def test_every_game_has_its_own_page_in_every_language() -> None:
    page = PAGES[Path("docs/rules/dungeon.md")]
    assert "**KKD-TIP-2** (advice) Losing at first" in page
    assert "- Version 1: the dungeon for one to six players" in page
    assert "**KKDR-47** (zasada domowa) Poddanie się." in PAGES[Path("docs/rules/dungeon.pl.md")]
    assert "**KKDR-47** (regla de la casa) Rendirse." in PAGES[Path("docs/rules/dungeon.es.md")]
