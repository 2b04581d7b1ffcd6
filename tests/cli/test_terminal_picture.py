"""docs/pictures/ is what the generator draws."""

import re

from tools import make_dungeon_picture
from tools.make_terminal_picture import PICTURE, ROOT, WIDTH, pages

DUNGEON = make_dungeon_picture.PICTURE


def test_the_committed_picture_is_current() -> None:
    assert (ROOT / PICTURE).read_text(encoding="utf-8") == pages()[PICTURE], "run `./kb docs`"


def test_the_first_page_shows_lines_of_the_same_moment() -> None:
    shown = (ROOT / "docs/guides/terminal.md").read_text(encoding="utf-8").partition("```text\n")[2].partition("```")[0]
    screen = (ROOT / PICTURE).read_text(encoding="utf-8")
    assert [line for line in shown.splitlines() if line not in screen.splitlines()] == []
    assert shown.splitlines()[0] == screen.splitlines()[0]


def test_the_committed_picture_of_the_dungeon_is_current() -> None:
    drawn = make_dungeon_picture.pages()[DUNGEON]
    assert (ROOT / DUNGEON).read_text(encoding="utf-8") == drawn, "run `./kb docs`"


def test_the_picture_of_the_dungeon_shows_every_part_of_the_table() -> None:
    text = (ROOT / DUNGEON).read_text(encoding="utf-8")
    parts = (
        "●8",
        "you may talk",
        "3:32 left",
        "!●2",
        "5=",
        "══",
        "√",
        "1─0",
        "turned",
        "Log",
        "[KKD-",
        "Where do",
    )
    assert [part for part in parts if part not in text] == []
    assert max(len(line) for line in text.splitlines()) <= make_dungeon_picture.WIDTH


def test_the_picture_shows_every_part_of_the_table() -> None:
    text = (ROOT / PICTURE).read_text(encoding="utf-8")
    for part in (
        "danger",
        "▪",
        "▲B Trap",
        "Fists of Fury",
        "Row",
        "Hands",
        "Log",
        "[KD-",
        "Which action",
    ):
        assert part in text
    assert re.search(r" 1[» ] \w", text), "a first answer"
    assert re.search(r" 4[» ] \w", text), "a fourth answer"
    assert re.search(r" \d» Attack with", text), "an attack that reaches"
    assert max(len(line) for line in text.splitlines()) <= WIDTH
