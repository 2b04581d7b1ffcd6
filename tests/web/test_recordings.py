"""What the tests of the web app draw is what the server sends now."""

import runpy
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from knockbox.text.language import LANGUAGES

TESTS: Final = Path(__file__).resolve().parents[2] / "web" / "tests"


def recorder(slice: str) -> dict[str, Any]:
    return runpy.run_path(str(TESTS / slice / "record.py"))


def test_scenes_of_knockdown_are_recorded_as_they_are_sent() -> None:
    recorded: dict[str, bytes] = recorder("knockdown")["recorded"]()
    kept = {path.name: path.read_bytes() for path in (TESTS / "knockdown" / "scenes").iterdir()}
    assert sorted(kept) == sorted(recorded)
    assert [name for name in kept if kept[name] != recorded[name]] == [], "run web.tests.knockdown.record"


def test_floors_of_the_dungeon_are_recorded_as_they_are_sent() -> None:
    recorded: dict[str, bytes] = recorder("dungeon/floor")["recorded"]()
    kept = {path.name: path.read_bytes() for path in (TESTS / "dungeon" / "floor" / "scenes").iterdir()}
    assert sorted(kept) == sorted(recorded)
    assert [name for name in kept if kept[name] != recorded[name]] == [], "run web.tests.dungeon.floor.record"


@pytest.mark.parametrize("slice", ["cards", "dungeon/cards"])
def test_cards_are_recorded_as_they_are_written(slice: str) -> None:
    recorded = recorder(slice)["recorded"]
    kept = msgspec.json.decode((TESTS / slice / "texts.json").read_bytes())
    assert kept == {lang: recorded(lang) for lang in LANGUAGES}, f"run web/tests/{slice}/record.py"
