"""What is said is held against what happened, bin by bin."""

from pathlib import Path

import msgspec
import pytest

from knockbox.bots.budget import Budget
from knockbox.bots.model import model_of
from knockbox.engine.rng import seeded
from knockbox.games.registry import games
from knockbox.lab.analysis.calibration import (
    AIM,
    BINS,
    ENOUGH,
    Bin,
    Calibration,
    bins_of,
    correction_by,
    read,
    table,
    verdict,
    write,
)
from knockbox.lab.analysis.correction import NONE, Correction, correction_of
from knockbox.lab.analysis.course import stops_along
from knockbox.lab.analysis.findings import Analysis, Better, Moment, Part, Tally
from knockbox.lab.analysis.looking import LEARNED
from knockbox.lab.analysis.trials import (
    BEGINNERS,
    CLOSE,
    DEALS,
    GROUNDS,
    LAST,
    MOST,
    SAMPLES,
    WANTED,
    Sample,
    Trial,
    beginning,
    drawn_from,
    nearest,
    played,
    set_out,
    trials,
    tried,
)
from knockbox.lab.errors import LabError
from knockbox.lab.match import match_seed
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


@pytest.mark.parametrize("times", [1, 8])
def test_the_error_counts_matches_and_not_choices(times: int) -> None:
    """A hundred matches of which half are won: the mean is off by five points as likely as not by less."""
    (half,) = (
        each for each in bins_of([Sample(n, 0.55, n % 2 == 0) for n in range(100)] * times, NONE) if each.choices
    )
    assert (half.matches, half.error) == (100, 5.0)


def test_a_correction_moves_choices_to_other_bins() -> None:
    assert bins_of([Sample(1, 0.72, True)], Correction(slope=3.0))[9].choices == 1


def test_a_choice_counts_for_the_seat_that_made_it_alone() -> None:
    """What is said too often to one seat would be said too seldom to the other, and nobody would see it."""
    rosy = [Sample(number, 0.55, number % 2 == 0) for number in range(100)]
    rosy += [Sample(number, 0.45, number % 5 < 2) for number in range(100)]
    assert [round(each.difference, 1) for each in bins_of(rosy, NONE) if each.choices] == [5.0, 5.0]


def test_every_bin_is_judged_by_itself() -> None:
    """Two that are off in opposite ways do not make one that is right."""
    bins = [filled(number, 10 * number + 5) for number in range(BINS)]
    assert found(bins).holds
    crossed = [*bins[:4], filled(4, 35), filled(5, 65), *bins[6:]]
    assert found(crossed).off == crossed[4:6]
    assert not found(crossed).holds
    assert verdict(found(crossed)).startswith("a shortfall: 2 of 10 bins are off; ")


def test_a_bin_without_enough_matches_is_a_shortfall() -> None:
    bins = [filled(number, 10 * number + 5) for number in range(BINS)]
    bins[3] = Bin(3, 90, ENOUGH - 1, 31.5, 31)
    calibration = found(bins)
    assert calibration.off == []
    assert calibration.unjudged == [bins[3]]
    assert not calibration.holds
    assert verdict(calibration) == (
        "a shortfall: 1 of 10 bins have choices of fewer than 40 matches; "
        "of those with enough matches the farthest is 0.0 points off, within the 6 that are allowed"
    )


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
    assert table(found([few])).rows[0][-2:] == ["+75.0 (few)", "±0.0"]
    assert table(found([Bin(3)])).rows[0] == ["30 to 40 %", "0", "0", "-", "-", "-", "-"]


def test_a_correction_is_found_in_what_happened() -> None:
    bold = [Sample(number, 0.9, number % 10 < 7) for number in range(400)]
    found = correction_by(bold, {"seed": "1"})
    assert found.chance(0.9) == pytest.approx(0.7, abs=0.02)
    assert found.lesson == {"seed": "1"}


@pytest.mark.parametrize("game", ["knockdown", "dungeon"])
def test_a_trial_is_the_same_for_whoever_plays_it(game: str) -> None:
    trial = msgspec.structs.replace(TRIAL, game=game, judge="rollouts")
    samples = tried(trial)
    assert samples == tried(trial)
    assert 0 < len(samples) <= SAMPLES
    assert {each.match for each in samples} == {0}
    if game == "dungeon":
        assert len({each.won for each in samples}) == 1


def test_good_bots_go_on_where_the_chance_is_about_what_was_drawn() -> None:
    """Shortly before the end of the beginners, in one of a few deals; so trouble of every kind is looked at."""
    for trial in trials(msgspec.structs.replace(TRIAL, game="dungeon", budget=Budget(simulations=200)), 4):
        game, start = GROUNDS["dungeon"](trial.index), beginning(trial)
        whole = set_out(game, BEGINNERS["dungeon"], start.seed)
        asked = whole.play_on()
        assert asked - LAST <= start.questions < asked
        inputs, begun, _ = played(trial, game, start)
        assert inputs[:begun] == whole.inputs[:begun]
        assert start.seed in [match_seed(trial.seed, trial.index + number * MOST) for number in range(DEALS)]
        assert start.gap < CLOSE or start.gap == min(gaps(trial))


def gaps(trial: Trial) -> list[float]:
    """How near each deal comes to what was drawn for a trial."""
    low, high = WANTED
    wanted = (low + seeded(~match_seed(trial.seed, trial.index)).below(high - low)) / 100
    seeds = [match_seed(trial.seed, trial.index + number * MOST) for number in range(DEALS)]
    return [nearest(trial, seed, wanted).gap for seed in seeds]


def test_where_nobody_begins_for_others_a_match_is_played_from_its_deal() -> None:
    assert beginning(TRIAL) == (match_seed(TRIAL.seed, TRIAL.index), 0, 0.0)


def test_only_the_first_choices_after_that_are_looked_at() -> None:
    game = GROUNDS["dungeon"](0)
    match = set_out(game, "greedy", 5)
    match.play_on()
    stops = stops_along(game, game.start(seeded(5)), match.inputs)
    free = [stop.entry.seq for stop in stops if stop.is_free]
    assert len(free) > SAMPLES + 3
    chosen = [stop.entry.seq for stop in drawn_from(stops, 7, near=SAMPLES + 2)]
    assert len(chosen) == SAMPLES
    assert set(chosen) <= set(free[: SAMPLES + 2])
    assert len(drawn_from(stops, 7)) == SAMPLES


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
    assert "| 70 to 80 % | 100 | 100 | 75.0 % | 75.0 % | +0.0 | ±0.0 |\n" in shown
    assert "All 10 bins have choices of at least 40 matches; the farthest is 0.0 points off, within the 6" in shown
    assert f"found in {correction_of('knockdown', LEARNED).lesson['matches']} matches with seed " in shown
    assert renewed(shown) == shown
    assert shown.startswith("before\n\n<!-- begin")
    assert shown.endswith(f"{END}\n\nafter\n")


@pytest.mark.parametrize("game", games())
def test_the_table_on_the_page_is_of_the_shipped_model(game: str) -> None:
    shown = read(make_analysis_docs.PAGE.with_name("calibration.json"))[game]
    assert shown.model == model_of(game).fingerprint
    assert shown.correction == correction_of(game, LEARNED).numbers


@pytest.mark.parametrize("game", games())
def test_what_is_said_is_tried_on_matches_that_did_not_teach_it(game: str) -> None:
    shown, lesson = shown_of(game), correction_of(game, LEARNED).lesson
    assert lesson["seed"] != str(shown.seed)
    assert lesson["model"] == shown.model
    assert min(shown.matches, int(lesson["matches"])) >= 500


def shown_of(game: str) -> Calibration:
    return read(make_analysis_docs.PAGE.with_name("calibration.json"))[game]


def test_chances_in_a_duel_hold_in_every_bin() -> None:
    assert shown_of("knockdown").holds


@pytest.mark.parametrize("game", games())
def test_a_table_that_falls_short_says_so_on_the_page(game: str) -> None:
    section = make_analysis_docs.PAGE.read_text(encoding="utf-8").split(f"### Calibration, {game}\n")[1].split("###")[0]
    assert ("A shortfall: " in section) is not shown_of(game).holds


def test_every_field_of_an_analysis_is_listed() -> None:
    kinds = (Analysis, Moment, Better, Part, Tally)
    wanted = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    words = make_analysis_docs.PAGE.read_text(encoding="utf-8").replace("`", " ").replace(",", " ").split()
    assert wanted - set(words) == set()
