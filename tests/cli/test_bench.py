"""`knockbox bench`, as people call it; nothing is timed here."""

from pathlib import Path

import pytest

import knockbox
from benchmarks.engine import run
from benchmarks.engine.figures import Figure
from benchmarks.engine.report import Report, make_report
from benchmarks.engine.rounds import QUICK, THOROUGH, Plan
from benchmarks.engine.workers import WorkerError
from knockbox.cli import bench
from knockbox.cli.main import main
from knockbox.games.knockdown.pack import boxes

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def pretend(patch: Patch, *, ok: bool) -> list[tuple[Plan, str, bool]]:
    """Let every measurement find one figure; return the list of plans that were asked for."""
    asked: list[tuple[Plan, str, bool]] = []

    def measure(plan: Plan, box: str, with_openspiel: bool, watch: run.Watch) -> Report:
        asked.append((plan, box, with_openspiel))
        assert list(watch(range(2))) == [0, 1]
        return make_report(plan, box, [Figure("speed", 9, 8, 10, "x", 8, False, ok)], {"compiled play": 9})

    patch.setattr(run, "measure", measure)
    return asked


@pytest.mark.parametrize(("ok", "code", "verdict"), [(True, 0, "ok"), (False, 1, "missed")])
def test_a_missed_figure_is_a_failed_check(
    monkeypatch: Patch, capsys: Captured, ok: bool, code: int, verdict: str
) -> None:
    asked = pretend(monkeypatch, ok=ok)
    assert main(["bench", "engine", "--without-openspiel"]) == code
    assert verdict in capsys.readouterr().out
    assert asked == [(THOROUGH, box, False) for box in boxes()]


def test_quick_json_is_nothing_but_json(monkeypatch: Patch, capsys: Captured) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--quick", "--box", "nemesis", "--json", "--without-openspiel"]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("{")
    assert output.err == ""
    assert asked == [(QUICK, "nemesis", False)]


def test_without_openspiel_it_says_how_to_get_it(monkeypatch: Patch, capsys: Captured) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    assert main(["bench", "engine"]) == 2
    assert "`./kb extra openspiel`" in capsys.readouterr().err


def test_an_installed_package_has_no_benchmarks(monkeypatch: Patch, capsys: Captured, tmp_path: Path) -> None:
    monkeypatch.setattr(knockbox, "__file__", str(tmp_path / "knockbox" / "__init__.py"))
    assert main(["bench", "engine"]) == 2
    assert "needs a checkout with `benchmarks/`" in capsys.readouterr().err


def test_a_worker_in_trouble_is_no_traceback(monkeypatch: Patch, capsys: Captured) -> None:
    def measure(*_: object) -> Report:
        raise WorkerError("the compiled worker stopped")

    monkeypatch.setattr(run, "measure", measure)
    assert main(["bench", "engine", "--without-openspiel"]) == 2
    assert capsys.readouterr().err.startswith("error: nothing was measured: the compiled worker stopped")


def test_an_unknown_box_is_refused_before_anything_is_measured(monkeypatch: Patch, capsys: Captured) -> None:
    asked = pretend(monkeypatch, ok=True)
    assert main(["bench", "engine", "--box", "nemesis", "--box", "nowhere", "--without-openspiel"]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert asked == []
