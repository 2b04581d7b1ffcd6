"""The Markdown pages of the repository and the fenced blocks in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
GENERATED_RULES = ROOT / "docs" / "rules"
FENCE = re.compile(r"^```(?P<label>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Fence(NamedTuple):
    """A fenced block: where it stands, what its first line says after the backticks, and its text."""

    page: Path
    line: int
    label: str
    text: str

    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every page written for people: those at the top and those below docs/."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def fences(page: Path) -> list[Fence]:
    text = page.read_text(encoding="utf-8")
    return [
        Fence(page, text.count("\n", 0, found.start()) + 1, found["label"].strip(), found["text"])
        for found in FENCE.finditer(text)
    ]


def labelled(label: str) -> list[Fence]:
    """Every block of a kind, on all pages."""
    return [fence for page in pages() for fence in fences(page) if fence.label == label]


def prose(page: Path) -> str:
    """A page without its fenced blocks, with as many lines as before."""
    return FENCE.sub(lambda found: "\n" * found[0].count("\n"), page.read_text(encoding="utf-8"))
