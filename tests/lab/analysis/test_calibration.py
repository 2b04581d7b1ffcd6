"""What is said is held against what happened, bin by bin."""

from pathlib import Path

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.model import model_of
from knockbox.games.registry import games
from knockbox.lab.analysis.calibration import (
    AIM,
    BINS,
    ENOUGH,
    Bin,
    Calibration,
    bins_of,
    correction_by,
    of_all_seats,
    read,
    table,
    verdict,
    write,
)
from knockbox.lab.analysis.correction import NONE, Correction, correction_of
from knockbox.lab.analysis.findings import Analysis, Better, Moment, Part, Tally
from knockbox.lab.analysis.looking import LEARNED
from knockbox.lab.analysis.trials import SAMPLES, Sample, Trial, trials, tried
from knockbox.lab.errors import LabError
from tools import make_analysis_docs
from tools.make_analysis_docs import BEGIN, END, renewed

TRIAL = Trial("knockdown", 4, 0, "random", "learned", Budget(simulations=4))


def found(bins: list[Bin], game: str = "knockdown") -> Calibration:
    return Calibration(game, 500, 1, "hard@200", "learned", "0f0f", "1000", "compiled", (1.1, 0.0, 0.1), bins)


def filled(number: int, won: int) -> Bin:
    """A hundred choices of a hundred matches, about which the middle of the bin was said."""
    return Bin(number, 100, 100, 100 * (number + 0.5) / BINS, won)


def test_choices_are_counted_in_the_bin_of_what_was_said() -> None:
    samples = [Sample(1, 0.0, False), Sample(1, 0.12, True), Sample(2, 0.17, False), Sample(2, 1.0, True)]
    bins = bins_of(samples, NONE)
    assert [each.choices for each in bins] == [1, 2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert (bins[1].matches, bins[1].said, bins[1].won) == (2, 0.29, 1)


def test_choices_of_one_match_are_one_match() -> None:
    assert bins_of([Sample(7, 0.55, True)] * 5, NONE)[5] == Bin(5, 5, 1, 2.75, 5)


def test_a_correction_moves_choices_to_other_bins() -> None:
    assert bins_of([Sample(1, 0.72, True)], Correction(slope=3.0))[9].choices == 1


def test_a_duel_has_two_seats_and_a_group_one_fate() -> None:
    samples = [Sample(1, 0.75, True)]
    assert of_all_seats("dungeon", samples) == samples
    assert of_all_seats("knockdown", samples) == [Sample(1, 0.75, True), Sample(1, 0.25, False)]


@pytest.mark.parametrize(("won", "off"), [(75, False), (70, False), (81, False), (68, True), (82, True)])
def test_a_bin_is_off_beyond_the_aim(won: int, off: bool) -> None:
    calibration = found([filled(7, won)])
    assert bool(calibration.off) == off
    assert ("beyond the 6" if off else "within the 6") in verdict(calibration)


def test_a_bin_of_few_matches_is_not_judged() -> None:
    few = Bin(7, 500, ENOUGH - 1, 375.0, 0)
    assert abs(few.difference) > AIM
    assert found([few]).off == []
    assert verdict(found([few])).startswith("too few matches")
    assert table(found([few])).rows[0][-1] == "+75.0 (few)"
    assert table(found([Bin(3)])).rows[0] == ["30 to 40 %", "0", "0", "-", "-", "-"]


def test_a_correction_is_found_in_what_happened() -> None:
    bold = [Sample(number, 0.9, number % 10 < 7) for number in range(400)]
    duel, group = (correction_by(game, bold, {"seed": "1"}) for game in ("knockdown", "dungeon"))
    assert duel.chance(0.9) == pytest.approx(0.7, abs=0.02)
    assert group.chance(0.9) == pytest.approx(0.7, abs=0.02)
    assert (duel.shift, duel.lesson) == (0.0, {"seed": "1"})


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_a_trial_is_the_same_for_whoever_plays_it(game: str) -> None:
    trial = msgspec.structs.replace(TRIAL, game=game, judge="rollouts")
    samples = tried(trial)
    assert samples == tried(trial)
    assert 0 < len(samples) <= SAMPLES
    assert {each.match for each in samples} == {0}
    if game == "dungeon":
        assert len({each.won for each in samples}) == 1


def test_trials_differ_by_their_deals() -> None:
    assert [trial.index for trial in trials(TRIAL, 3)] == [0, 1, 2]
    first, second = (tried(trial) for trial in trials(TRIAL, 2))
    assert [each.raw for each in first] != [each.raw for each in second]


def test_games_are_kept_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "calibration.json"
    assert read(path) == {}
    write(path, found([filled(7, 75)]))
    write(path, found([filled(2, 20)], "dungeon"))
    assert list(read(path)) == ["dungeon", "knockdown"]


@pytest.mark.parametrize("text", [b"{", b"[]", b'{"dungeon": {}}', b'{"\xff": {}}'])
def test_what_is_no_calibration_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "calibration.json"
    path.write_bytes(text)
    with pytest.raises(LabError, match="holds no calibration"):
        read(path)


def test_the_page_shows_the_numbers_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_analysis_docs, "PAGE", tmp_path / "analysis.md")
    page = f"before\n\n{BEGIN}old\n{END}\n\nafter\n"
    assert renewed(page) == f"before\n\n{BEGIN}{make_analysis_docs.NONE}\n{END}\n\nafter\n"
    write(tmp_path / "calibration.json", found([filled(7, 75)]))
    shown = renewed(page)
    assert "| 70 to 80 % | 100 | 100 | 75.0 % | 75.0 % | +0.0 |\n" in shown
    assert "The farthest of 1 bins is 0.0 points off, within the 6 that are allowed.\n" in shown
    assert renewed(shown) == shown
    assert shown.startswith("before\n\n<!-- begin")
    assert shown.endswith(f"{END}\n\nafter\n")


@pytest.mark.parametrize("game", games())
def test_the_table_on_the_page_is_of_the_shipped_model(game: str) -> None:
    shown = read(make_analysis_docs.PAGE.with_name("calibration.json"))[game]
    assert shown.model == model_of(game).fingerprint
    assert shown.correction == correction_of(game, LEARNED).numbers


def test_every_field_of_an_analysis_is_listed() -> None:
    kinds = (Analysis, Moment, Better, Part, Tally)
    wanted = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    words = make_analysis_docs.PAGE.read_text(encoding="utf-8").replace("`", " ").replace(",", " ").split()
    assert wanted - set(words) == set()
