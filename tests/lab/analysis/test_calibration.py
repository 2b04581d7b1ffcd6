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
    groups_of,
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
    GROUNDS,
    SAMPLES,
    SOON,
    Sample,
    Trial,
    drawn_from,
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
    return Calibration(game, 500, 1, "hard@200", "learned", "0f0f", "1000", "compiled", (1.1, 0.0, 0.1), bins, bins)


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


def test_a_choice_counts_for_the_seat_that_made_it_alone() -> None:
    """What is said too often to one seat would be said too seldom to the other, and nobody would see it."""
    rosy = [Sample(number, 0.55, number % 2 == 0) for number in range(100)]
    rosy += [Sample(number, 0.45, number % 5 < 2) for number in range(100)]
    assert [round(each.difference, 1) for each in bins_of(rosy, NONE) if each.choices] == [5.0, 5.0]


def said_in(*counts: int) -> list[Sample]:
    """So many matches with one choice in each bin, all of them lost."""
    chances = [(number + 0.5) / BINS for number, count in enumerate(counts) for _ in range(count)]
    return [Sample(match, chance, False) for match, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("counts", "spans"),
    [
        ((40, 40, 40, 40, 40, 40, 40, 40, 40, 40), [(number, 0) for number in range(BINS)]),
        ((45, 1, 2, 0, 20, 17, 60, 50, 50, 50), [(0, 0), (1, 4), (6, 0), (7, 0), (8, 0), (9, 0)]),
        ((0, 0, 50, 0, 0, 0, 0, 0, 50, 7), [(0, 1), (2, 0), (3, 4), (8, 0), (9, 0)]),
        ((1, 1, 1, 1, 1, 1, 1, 1, 1, 1), [(0, 9)]),
    ],
)
def test_bins_of_few_matches_are_judged_together(counts: tuple[int, ...], spans: list[tuple[int, int]]) -> None:
    groups = groups_of(said_in(*counts), NONE)
    assert [(each.number, each.more) for each in groups] == spans
    assert sum(each.choices for each in groups) == sum(counts)


def test_a_match_in_two_bins_of_a_group_is_one_match() -> None:
    (group,) = groups_of([Sample(match, chance, True) for match in range(39) for chance in (0.4, 0.5)], NONE)
    assert (group.choices, group.matches, group.is_judged) == (78, 39, False)


def test_what_is_judged_together_stands_below_the_bins_and_counts() -> None:
    samples = said_in(0, 0, 0, 0, 0, 30, 30, 0, 0, 0)
    bins, groups = bins_of(samples, NONE), groups_of(samples, NONE)
    calibration = msgspec.structs.replace(found(bins), groups=groups)
    rows = table(calibration).rows
    assert [row[0] for row in rows[BINS:]] == ["0 to 70 %"]
    assert rows[BINS][1:] == ["60", "60", "60.0 %", "0.0 %", "+60.0"]
    assert calibration.off == groups[:1]
    assert verdict(calibration) == (
        "10 of 10 bins have choices of fewer than 40 matches and are judged together, if at all; "
        "the farthest is 60.0 points off, beyond the 6 that are allowed"
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
    assert table(found([few])).rows[0][-1] == "+75.0 (few)"
    assert table(found([Bin(3)])).rows[0] == ["30 to 40 %", "0", "0", "-", "-", "-"]


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


def test_beginners_hand_over_shortly_before_their_end() -> None:
    """So every match has choices that are looked at, and somebody is in trouble in many of them."""
    for trial in trials(msgspec.structs.replace(TRIAL, game="dungeon"), 4):
        game, seed = GROUNDS["dungeon"](trial.index), match_seed(trial.seed, trial.index)
        whole = set_out(game, BEGINNERS["dungeon"], seed)
        asked = whole.play_on()
        inputs, begun, _ = played(trial, game, seed)
        table = set_out(game, BEGINNERS["dungeon"], seed)
        questions = next(number for number in range(asked) if len(table.inputs) == begun or not table.play_on(1))
        assert asked - SOON <= questions + 1 <= asked
        assert inputs[:begun] == whole.inputs[:begun]


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
    assert "| 70 to 80 % | 100 | 100 | 75.0 % | 75.0 % | +0.0 |\n" in shown
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


def test_every_field_of_an_analysis_is_listed() -> None:
    kinds = (Analysis, Moment, Better, Part, Tally)
    wanted = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    words = make_analysis_docs.PAGE.read_text(encoding="utf-8").replace("`", " ").replace(",", " ").split()
    assert wanted - set(words) == set()
