"""`knockbox tower`: rates are counted and written, traces are judged."""

from pathlib import Path

import msgspec
import pytest

from knockbox.cli.errors import CHECK_FAILED, SUCCESS, WRONG_INPUT
from knockbox.cli.main import main
from knockbox.tower.rates import Rates
from knockbox.tower.terms import TowerTerms
from knockbox.tower.trace import TowerTrace, encode_trace


def test_rates_are_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "rates.json"
    assert main(["tower", "rates", "--tests", "1", "--cubes", "2", "--jobs", "1", "--write", str(page)]) == SUCCESS
    shown = capsys.readouterr()
    assert "Towers that stood, with a pointer" in shown.out
    assert f"wrote {page}" in shown.err
    assert "8 of 8: 2 cubes in 10 s, expert, pointer: 1 of 1 stood" in shown.err
    assert list(tmp_path.iterdir()) == [page]
    assert len(msgspec.json.decode(page.read_bytes(), type=Rates).cells) == 8


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--cubes", "many"], "--cubes: found 'many'; expected numbers such as 8,11,14"),
        (["--cubes", "0", "--jobs", "1"], "found 0 light and 0 heavy"),
        (["--write", "rates.txt"], "expected a .json file in a folder that exists"),
    ],
)
def test_rates_of_nothing_are_refused(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tower", "rates", "--tests", "1", *words]) == WRONG_INPUT
    assert message in capsys.readouterr().err


def test_a_trace_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tower", "judge", encode_trace(TowerTrace(TowerTerms(1, 1, 0), ()))]) == SUCCESS
    assert capsys.readouterr().out == "stands\n"
    assert main(["tower", "judge", encode_trace(TowerTrace(TowerTerms(1, 2, 0), ()))]) == CHECK_FAILED
    assert capsys.readouterr().out == "fell: found cubes 0, 1 at tick 2641; expected: one cube touches the table\n"


def test_what_is_no_trace_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tower", "judge", "nonsense"]) == WRONG_INPUT
    assert "expected a trace" in capsys.readouterr().err
