"""The golden playthroughs are as written, and together they show every event, question and verb."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knockbox.engine.event import Event
from knockbox.games.knockdown import events
from knockbox.games.knockdown.choices import END_TURN, PROMPTS
from knockbox.games.knockdown.notation import WORDS
from knockbox.testing.golden import difference, playthroughs, set_up_of, update, written

HERE = Path(__file__).parent
FILES = playthroughs(HERE)
LONGEST_BYTES = 150_000
VERBS = {word for verb, word in WORDS.items() if verb != END_TURN}  # which is never open: KD-TURN-4


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_playthrough_is_as_written(path: Path) -> None:
    assert difference(path) == ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_file_is_named_after_its_setup_and_can_be_read_through(path: Path) -> None:
    setup = set_up_of(path)
    assert path.stem == f"{setup.game}-{'+'.join(Path(pack).name for pack in setup.packs)}-{setup.seed}"
    assert path.stat().st_size < LONGEST_BYTES


def found(pattern: str) -> Iterator[str]:
    for path in FILES:
        yield from re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)


def verb_of(notation: str) -> str:
    """The longest verb that the notation begins with."""
    return max((verb for verb in WORDS.values() if f"{notation} ".startswith(f"{verb} ")), key=len)


def test_every_event_occurs_in_some_playthrough() -> None:
    known = {value.__name__ for value in vars(events).values() if isinstance(value, type) and issubclass(value, Event)}
    assert known - {"Event"} - set(found(r"^  ! \S+ (\w+) ")) == set()


def test_every_question_occurs_in_some_playthrough() -> None:
    assert set(PROMPTS) - set(found(r"^#\d+ \S+ (\w+)$")) == set()


def test_every_verb_is_chosen_in_some_playthrough() -> None:
    assert VERBS - {verb_of(notation) for notation in found(r"^  [>+] \S+ (.+)$")} == set()


def test_both_seats_and_the_public_are_shown() -> None:
    assert set(found(r"^view (\S+) \{")) == {"A", "B", "-"}


def test_a_changed_line_is_noticed_and_mended(tmp_path: Path) -> None:
    path = tmp_path / "knockdown-siege-storm-1.txt"
    kept = (HERE / path.name).read_text(encoding="utf-8")
    path.write_text(kept.replace("> A attack", "> A move", 1), encoding="utf-8")
    assert "\n- " in difference(path)
    assert update(path)
    assert path.read_text(encoding="utf-8") == kept
    assert not update(path)


def test_a_playthrough_that_stops_early_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "knockdown-siege-storm-1.txt"
    path.write_text("\n".join(written(set_up_of(HERE / path.name), HERE).splitlines()[:-1]), encoding="utf-8")
    assert "lines, expected" in difference(path)
