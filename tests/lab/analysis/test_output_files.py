"""An analysis is written atomically and overwrites only an older one."""

from pathlib import Path

import msgspec
import pytest

from knockbox.lab.analysis import output_files
from knockbox.lab.analysis.analysis_text import AnalysisText
from knockbox.lab.analysis.annotations import Analysis
from knockbox.lab.analysis.page import render_page
from knockbox.lab.atomic_files import write_atomically
from knockbox.lab.errors import LabError
from tests.lab.analysis.analysed_matches import analyse, notation_texts, winnable_match


@pytest.fixture
def analysis(tmp_path: Path) -> Analysis:
    return analyse(winnable_match("pass"), tmp_path / "match.kbr")


def test_the_default_path_is_next_to_the_record() -> None:
    assert output_files.sibling_path(Path("games/match.kbr"), output_files.PAGE_SUFFIX) == Path(
        "games/match.analysis.html"
    )
    assert output_files.sibling_path(Path("games/match"), output_files.JSON_SUFFIX) == Path("games/match.analysis.json")


def test_what_is_written_can_be_read_again(tmp_path: Path, analysis: Analysis) -> None:
    path = tmp_path / "found.json"
    write_atomically(path, output_files.encode_analysis(analysis))
    assert msgspec.json.decode(path.read_bytes(), type=Analysis) == analysis


def test_an_older_analysis_is_written_over(tmp_path: Path, analysis: Analysis) -> None:
    numbers, shown = tmp_path / "one.json", tmp_path / "two.html"
    write_atomically(numbers, output_files.encode_analysis(analysis))
    write_atomically(shown, render_page(AnalysisText(analysis, notation_texts(analysis), "en")).encode())
    for path in (numbers, shown):
        output_files.check_output(path)
        write_atomically(path, b"new")
        assert path.read_bytes() == b"new"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["match.kbr", "one.json", "two.html"]


@pytest.mark.parametrize("text", ["", '{"file": "mine"}', "<html></html>"])
def test_anything_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.html"
    path.write_text(text)
    with pytest.raises(LabError, match="only an older analysis may be overwritten"):
        output_files.check_output(path)


def test_a_place_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="does not exist"):
        output_files.check_output(tmp_path / "nowhere" / "found.json")
    with pytest.raises(LabError, match="is a folder"):
        output_files.check_output(tmp_path)
