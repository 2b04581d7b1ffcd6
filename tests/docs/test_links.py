"""Every relative link of every page leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import GENERATED_RULES, ROOT, pages, prose

LINK = re.compile(r"\[[^\]\n]*\]\((?P<target>[^)\s]+)\)")
CODE = re.compile(r"`[^`\n]*`")
HEADING = re.compile(r"^#+ (?P<title>.*)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="(?P<id>[^"]+)">')


def links(page: Path) -> list[str]:
    found = [match["target"] for match in LINK.finditer(CODE.sub("", prose(page)))]
    return [target for target in found if "://" not in target]


def anchors(page: Path) -> set[str]:
    """What can stand after # in a link to a page: explicit ids, and headings as GitHub spells them."""
    text = prose(page)
    titles = [re.sub(r"[^\w\- ]", "", match["title"].lower()).replace(" ", "-") for match in HEADING.finditer(text)]
    return {match["id"] for match in ANCHOR.finditer(text)} | set(titles)


def problem(page: Path, target: str) -> str:
    path, _, anchor = target.partition("#")
    there = (page.parent / path).resolve() if path else page
    if not there.exists():
        return f"{page.relative_to(ROOT)}: `{target}` leads nowhere"
    if anchor and anchor not in anchors(there):
        return f"{page.relative_to(ROOT)}: `{target}` has no such heading"
    return ""


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert [wrong for target in links(page) if (wrong := problem(page, target))] == []


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    page = ROOT / "README.md"
    assert problem(page, "docs/nowhere.md")
    assert problem(page, "CONTRIBUTING.md#no-such-heading")
    assert not problem(page, "CONTRIBUTING.md")


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            targets = [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
            waiting += [target for target in targets if target.suffix == ".md" and target.exists()]
    assert [str(page.relative_to(ROOT)) for page in pages() if page not in reached] == []


def written_pages() -> list[Path]:
    return [page for page in pages() if page.parent != GENERATED_RULES]


@pytest.mark.parametrize("page", written_pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_there_is_one_sentence_on_a_line(page: Path) -> None:
    text = CODE.sub("``", prose(page))
    plain = [line for line in text.splitlines() if not line.startswith(("|", "#", ">", "<"))]
    assert [line for line in plain if re.search(r"[a-z`)*][.?] [A-Z`\[*]", line)] == []
