"""An analysis is written whole, and over nothing but an older one."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.analysis import keeping
from knockbox.lab.analysis.findings import Analysis
from knockbox.lab.analysis.page import page
from knockbox.lab.analysis.retelling import Retelling
from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError
from tests.lab.analysis.scenes import chance_to_win, looked_at, plain_words


@pytest.fixture
def analysis(tmp_path: Path) -> Analysis:
    return looked_at(chance_to_win("pass"), tmp_path / "match.kbr")


def test_it_lies_beside_its_record() -> None:
    assert keeping.beside(Path("games/match.kbr"), keeping.PAGE) == Path("games/match.analysis.html")
    assert keeping.beside(Path("games/match"), keeping.JSON) == Path("games/match.analysis.json")


def test_what_is_written_can_be_read_again(tmp_path: Path, analysis: Analysis) -> None:
    path = tmp_path / "found.json"
    write_whole(path, keeping.packed(analysis))
    assert msgspec.json.decode(path.read_bytes(), type=Analysis) == analysis


def test_an_older_analysis_is_written_over(tmp_path: Path, analysis: Analysis) -> None:
    numbers, shown = tmp_path / "one.json", tmp_path / "two.html"
    write_whole(numbers, keeping.packed(analysis))
    write_whole(shown, page(Retelling(analysis, plain_words(analysis), "en")).encode())
    for path in (numbers, shown):
        keeping.check_place(path)
        write_whole(path, b"new")
        assert path.read_bytes() == b"new"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["match.kbr", "one.json", "two.html"]


@pytest.mark.parametrize("text", ["", '{"file": "mine"}', "<html></html>"])
def test_anything_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.html"
    path.write_text(text)
    with pytest.raises(LabError, match="only an older analysis is written over"):
        keeping.check_place(path)


def test_a_place_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="does not exist"):
        keeping.check_place(tmp_path / "nowhere" / "found.json")
    with pytest.raises(LabError, match="is a folder"):
        keeping.check_place(tmp_path)
