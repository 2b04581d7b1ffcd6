"""Pictures of the app: every one that a page shows is made by `./kb pictures`, and none is made for nothing."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import ROOT, pages
from tools.pictures.album import FOLDER, PICTURES
from tools.pictures.camera import MAX_PICTURE_BYTES

SHOWN: Final = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<path>[^)\s]+\.webp)\)")
LARGEST_ALBUM: Final = 1_500_000


def shown() -> list[tuple[Path, str, Path]]:
    """On which page, in which words for whoever cannot see it, and where it lies."""
    found = [(page, match) for page in pages() for match in SHOWN.finditer(page.read_text(encoding="utf-8"))]
    return [(page, match["words"], (page.parent / match["path"]).resolve()) for page, match in found]


def test_every_picture_that_is_shown_is_made_and_none_is_left_over() -> None:
    made = {ROOT / FOLDER / f"{name}.webp" for name in PICTURES}
    assert {path for _, _, path in shown()} == made
    assert set((ROOT / FOLDER).iterdir()) == made, "run `./kb pictures`"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_small(name: str) -> None:
    taken = (ROOT / FOLDER / f"{name}.webp").read_bytes()
    assert taken[:4] + taken[8:12] == b"RIFFWEBP"
    assert len(taken) <= MAX_PICTURE_BYTES


def test_all_pictures_together_are_small() -> None:
    assert sum(path.stat().st_size for path in (ROOT / FOLDER).iterdir()) <= LARGEST_ALBUM


def test_every_picture_has_words_for_whoever_cannot_see_it() -> None:
    assert [f"{page}: {path.name}" for page, words, path in shown() if len(words.split()) < 4] == []
