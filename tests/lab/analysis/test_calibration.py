"""Predictions are compared with results, bin by bin."""

from pathlib import Path

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.model import load_model
from knockbox.engine.rng import make_rng
from knockbox.games.registry import game_keys
from knockbox.lab.analysis.annotations import Analysis, AnnotatedInput, BetterChoice, RoundStart, SeatSummary
from knockbox.lab.analysis.calibration import (
    BIN_COUNT,
    MAX_DIFFERENCE_POINTS,
    MIN_MATCHES_PER_BIN,
    Bin,
    Calibration,
    calibration_table,
    describe_calibration,
    fit_correction,
    make_bins,
    read_calibrations,
    write_calibration,
)
from knockbox.lab.analysis.calibration_trials import (
    BEGINNER_BOTS,
    GAME_BUILDERS,
    MAX_DEALS,
    MAX_GAP,
    MAX_TRIALS_PER_SEED,
    SAMPLES_PER_MATCH,
    TAKEOVER_CHOICES,
    TAKEOVER_PERCENT_RANGE,
    CalibrationTrial,
    Sample,
    choose_takeover,
    list_trials,
    nearest_takeover,
    new_match,
    play_trial,
    run_trial,
    sample_points,
)
from knockbox.lab.analysis.correction import NO_CORRECTION, Correction, get_correction
from knockbox.lab.analysis.replayed_match import replay_inputs
from knockbox.lab.analysis.reviewer import NET_EVALUATOR
from knockbox.lab.errors import LabError
from knockbox.lab.match import match_seed
from tools import make_analysis_docs
from tools.make_analysis_docs import BEGIN, END, update_page

TRIAL = CalibrationTrial("knockdown", 4, 0, "random", "learned", Budget(simulations=4))


def calibration_of(bins: list[Bin], game: str = "knockdown") -> Calibration:
    return Calibration(game, 500, 1, "hard@200", "learned", "0f0f", "1000", "compiled", (1.1, 0.0, 0.1), bins)


def filled_bin(number: int, won: int) -> Bin:
    """Return a bin with a hundred choices from a hundred matches, predicted at its middle."""
    return Bin(number, 100, 100, 100 * (number + 0.5) / BIN_COUNT, won)


def test_choices_are_counted_in_the_bin_of_what_was_said() -> None:
    samples = [Sample(1, 0.0, False), Sample(1, 0.12, True), Sample(2, 0.17, False), Sample(2, 1.0, True)]
    bins = make_bins(samples, NO_CORRECTION)
    assert [each.choices for each in bins] == [1, 2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert (bins[1].matches, bins[1].said, bins[1].won) == (2, 0.29, 1)


def test_choices_of_one_match_are_one_match() -> None:
    assert make_bins([Sample(7, 0.55, True)] * 5, NO_CORRECTION)[5] == Bin(5, 5, 1, 2.75, 5)


@pytest.mark.parametrize("times", [1, 8])
def test_the_error_counts_matches_and_not_choices(times: int) -> None:
    """Of a hundred matches half are won: the standard error is five points."""
    (half,) = (
        each
        for each in make_bins([Sample(n, 0.55, n % 2 == 0) for n in range(100)] * times, NO_CORRECTION)
        if each.choices
    )
    assert (half.matches, half.error) == (100, 5.0)


def test_a_correction_moves_choices_to_other_bins() -> None:
    assert make_bins([Sample(1, 0.72, True)], Correction(slope=3.0))[9].choices == 1


def test_a_choice_counts_for_the_seat_that_made_it_alone() -> None:
    """Otherwise optimism for one seat and pessimism for the other would cancel out unnoticed."""
    rosy = [Sample(number, 0.55, number % 2 == 0) for number in range(100)]
    rosy += [Sample(number, 0.45, number % 5 < 2) for number in range(100)]
    assert [round(each.difference, 1) for each in make_bins(rosy, NO_CORRECTION) if each.choices] == [5.0, 5.0]


def test_every_bin_is_judged_by_itself() -> None:
    """Two bins that are off in opposite directions do not cancel out."""
    bins = [filled_bin(number, 10 * number + 5) for number in range(BIN_COUNT)]
    assert calibration_of(bins).is_calibrated
    crossed = [*bins[:4], filled_bin(4, 35), filled_bin(5, 65), *bins[6:]]
    assert calibration_of(crossed).bins_off == crossed[4:6]
    assert not calibration_of(crossed).is_calibrated
    assert describe_calibration(calibration_of(crossed)).startswith("a shortfall: 2 of 10 bins are off; ")


def test_a_bin_without_enough_matches_is_a_shortfall() -> None:
    bins = [filled_bin(number, 10 * number + 5) for number in range(BIN_COUNT)]
    bins[3] = Bin(3, 90, MIN_MATCHES_PER_BIN - 1, 31.5, 31)
    calibration = calibration_of(bins)
    assert calibration.bins_off == []
    assert calibration.bins_unjudged == [bins[3]]
    assert not calibration.is_calibrated
    assert describe_calibration(calibration) == (
        "a shortfall: 1 of 10 bins have choices from fewer than 40 matches; "
        "among those with enough matches the worst is 0.0 points off, within the 6 points allowed"
    )


@pytest.mark.parametrize(("won", "off"), [(75, False), (70, False), (81, False), (68, True), (82, True)])
def test_a_bin_is_off_beyond_the_aim(won: int, off: bool) -> None:
    calibration = calibration_of([filled_bin(7, won)])
    assert bool(calibration.bins_off) == off
    assert ("beyond the 6" if off else "within the 6") in describe_calibration(calibration)


def test_a_bin_of_few_matches_is_not_judged() -> None:
    few = Bin(7, 500, MIN_MATCHES_PER_BIN - 1, 375.0, 0)
    assert abs(few.difference) > MAX_DIFFERENCE_POINTS
    assert calibration_of([few]).bins_off == []
    assert describe_calibration(calibration_of([few])).startswith("too few matches")
    assert calibration_table(calibration_of([few])).rows[0][-2:] == ["+75.0 (few)", "±0.0"]
    assert calibration_table(calibration_of([Bin(3)])).rows[0] == ["30 to 40 %", "0", "0", "-", "-", "-", "-"]


def test_a_correction_is_found_in_what_happened() -> None:
    bold = [Sample(number, 0.9, number % 10 < 7) for number in range(400)]
    found = fit_correction(bold, {"seed": "1"})
    assert found.correct(0.9) == pytest.approx(0.7, abs=0.02)
    assert found.lesson == {"seed": "1"}


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_a_trial_is_deterministic(game: str) -> None:
    trial = msgspec.structs.replace(TRIAL, game=game, evaluator_name="rollouts")
    samples = run_trial(trial)
    assert samples == run_trial(trial)
    assert 0 < len(samples) <= SAMPLES_PER_MATCH
    assert {each.match for each in samples} == {0}
    if game == "dungeon":
        assert len({each.is_won for each in samples}) == 1


def test_good_bots_go_on_where_the_chance_is_about_what_was_drawn() -> None:
    """They take over shortly before the beginners' end, in one of a few deals, so that all kinds of trouble occur."""
    for trial in list_trials(msgspec.structs.replace(TRIAL, game="dungeon", budget=Budget(simulations=200)), 4):
        game, start = GAME_BUILDERS["dungeon"](trial.index), choose_takeover(trial)
        whole = new_match(game, BEGINNER_BOTS["dungeon"], start.seed)
        asked = whole.play()
        assert asked - TAKEOVER_CHOICES <= start.questions < asked
        inputs, begun, _ = play_trial(trial, game, start)
        assert inputs[:begun] == whole.inputs[:begun]
        assert start.seed in [
            match_seed(trial.seed, trial.index + number * MAX_TRIALS_PER_SEED) for number in range(MAX_DEALS)
        ]
        assert start.gap < MAX_GAP or start.gap == min(takeover_gaps(trial))


def takeover_gaps(trial: CalibrationTrial) -> list[float]:
    """Return how close each deal comes to the win probability drawn for a trial."""
    low, high = TAKEOVER_PERCENT_RANGE
    wanted = (low + make_rng(~match_seed(trial.seed, trial.index)).below(high - low)) / 100
    seeds = [match_seed(trial.seed, trial.index + number * MAX_TRIALS_PER_SEED) for number in range(MAX_DEALS)]
    return [nearest_takeover(trial, seed, wanted).gap for seed in seeds]


def test_without_beginners_a_match_is_played_from_its_deal() -> None:
    assert choose_takeover(TRIAL) == (match_seed(TRIAL.seed, TRIAL.index), 0, 0.0)


def test_only_the_first_choices_after_that_are_looked_at() -> None:
    game = GAME_BUILDERS["dungeon"](0)
    match = new_match(game, "greedy", 5)
    match.play()
    points = replay_inputs(game, game.start(make_rng(5)), match.inputs)
    free = [point.entry.seq for point in points if point.is_free]
    assert len(free) > SAMPLES_PER_MATCH + 3
    chosen = [point.entry.seq for point in sample_points(points, 7, limit=SAMPLES_PER_MATCH + 2)]
    assert len(chosen) == SAMPLES_PER_MATCH
    assert set(chosen) <= set(free[: SAMPLES_PER_MATCH + 2])
    assert len(sample_points(points, 7)) == SAMPLES_PER_MATCH


def test_trials_differ_by_their_deals() -> None:
    assert [trial.index for trial in list_trials(TRIAL, 3)] == [0, 1, 2]
    first, second = (run_trial(trial) for trial in list_trials(TRIAL, 2))
    assert [each.predicted for each in first] != [each.predicted for each in second]


def test_games_are_kept_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "calibration.json"
    assert read_calibrations(path) == {}
    write_calibration(path, calibration_of([filled_bin(7, 75)]))
    write_calibration(path, calibration_of([filled_bin(2, 20)], "dungeon"))
    assert list(read_calibrations(path)) == ["dungeon", "knockdown"]


@pytest.mark.parametrize("text", [b"{", b"[]", b'{"dungeon": {}}', b'{"\xff": {}}'])
def test_what_is_no_calibration_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "calibration.json"
    path.write_bytes(text)
    with pytest.raises(LabError, match="is not a calibration file"):
        read_calibrations(path)


def test_the_page_shows_the_result_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_analysis_docs, "PAGE", tmp_path / "analysis.md")
    page = f"before\n\n{BEGIN}old\n{END}\n\nafter\n"
    assert update_page(page) == f"before\n\n{BEGIN}{make_analysis_docs.NO_MATCHES_TEXT}\n{END}\n\nafter\n"
    write_calibration(tmp_path / "calibration.json", calibration_of([filled_bin(7, 75)]))
    shown = update_page(page)
    assert "| 70 to 80 % | 100 | 100 | 75.0 % | 75.0 % | +0.0 | ±0.0 |\n" in shown
    assert "All 10 bins have choices from at least 40 matches; the worst is 0.0 points off, within the 6" in shown
    assert f"fitted to {get_correction('knockdown', NET_EVALUATOR).lesson['matches']} matches with seed " in shown
    assert update_page(shown) == shown
    assert shown.startswith("before\n\n<!-- begin")
    assert shown.endswith(f"{END}\n\nafter\n")


@pytest.mark.parametrize("game", game_keys())
def test_the_table_on_the_page_is_of_the_shipped_model(game: str) -> None:
    shown = read_calibrations(make_analysis_docs.PAGE.with_name("calibration.json"))[game]
    assert shown.model == load_model(game).fingerprint
    assert shown.correction == get_correction(game, NET_EVALUATOR).coefficients


@pytest.mark.parametrize("game", game_keys())
def test_what_is_said_is_tried_on_matches_that_did_not_teach_it(game: str) -> None:
    shown, lesson = shipped_calibration(game), get_correction(game, NET_EVALUATOR).lesson
    assert lesson["seed"] != str(shown.seed)
    assert lesson["model"] == shown.model
    assert min(shown.matches, int(lesson["matches"])) >= 500


def shipped_calibration(game: str) -> Calibration:
    return read_calibrations(make_analysis_docs.PAGE.with_name("calibration.json"))[game]


def test_chances_in_a_duel_hold_in_every_bin() -> None:
    assert shipped_calibration("knockdown").is_calibrated


@pytest.mark.parametrize("game", game_keys())
def test_a_table_that_falls_short_says_so_on_the_page(game: str) -> None:
    section = make_analysis_docs.PAGE.read_text(encoding="utf-8").split(f"### Calibration, {game}\n")[1].split("###")[0]
    assert ("A shortfall: " in section) is not shipped_calibration(game).is_calibrated


def test_every_field_of_an_analysis_is_listed() -> None:
    kinds = (Analysis, AnnotatedInput, BetterChoice, RoundStart, SeatSummary)
    wanted = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    words = make_analysis_docs.PAGE.read_text(encoding="utf-8").replace("`", " ").replace(",", " ").split()
    assert wanted - set(words) == set()
