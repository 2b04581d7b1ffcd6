"""A correction brings win probabilities nearer to the results, and leaves certain ones unchanged."""

from pathlib import Path

import pytest

from knockbox.bots.model import load_model
from knockbox.engine.rng import make_rng
from knockbox.games.registry import game_keys
from knockbox.lab.analysis.correction import (
    NO_CORRECTION,
    Correction,
    bend_logit,
    fit,
    get_correction,
    logit,
    shipped_corrections,
    sigmoid,
    write_correction,
)
from knockbox.lab.analysis.reviewer import NET_EVALUATOR
from knockbox.lab.errors import LabError

FINE = 1 << 20


def pairs(slope: float, shift: float, count: int = 6000, bend: float = 0.0) -> list[tuple[float, bool]]:
    """Return predictions distorted by a curve, with results."""
    rng = make_rng(4)
    found = []
    for _ in range(count):
        said = (1 + rng.below(FINE - 2)) / FINE
        found.append((said, rng.below(FINE) < FINE * sigmoid(slope * bend_logit(logit(said), bend) + shift)))
    return found


@pytest.mark.parametrize(("slope", "shift"), [(1.0, 0.0), (0.6, 0.0), (1.7, 0.5), (0.8, -1.0)])
def test_a_line_is_found_again(slope: float, shift: float) -> None:
    found = fit(pairs(slope, shift))
    assert found.slope == pytest.approx(slope, abs=0.12)
    assert found.shift == pytest.approx(shift, abs=0.12)


@pytest.mark.parametrize("bend", [0.0, 0.3, 0.8])
def test_a_curve_is_found_again(bend: float) -> None:
    made, found = Correction(1.6, 0.0, bend), fit(pairs(1.6, 0.0, bend=bend))
    for raw in (0.03, 0.2, 0.4, 0.7, 0.9):
        assert found.correct(raw) == pytest.approx(made.correct(raw), abs=0.03)


def test_few_matches_correct_little() -> None:
    found = fit([(0.2, True), (0.9, False)])
    assert 0 < found.slope < 1.5
    assert fit([]) == NO_CORRECTION


@pytest.mark.parametrize("correction", [Correction(slope=0.7, shift=0.2), Correction(slope=1.8, bend=1.0)])
def test_a_correction_keeps_the_order_and_what_is_certain(correction: Correction) -> None:
    chances = [correction.correct(step / 100) for step in range(101)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)


def test_a_flatter_line_makes_differences_smaller() -> None:
    flat = Correction(slope=0.5)
    assert flat.derivative(0.5) == pytest.approx(0.5)
    assert flat.correct(0.71) - flat.correct(0.7) == pytest.approx(0.01 * flat.derivative(0.705), rel=0.01)
    bowed = Correction(slope=1.5, bend=0.4)
    assert bowed.correct(0.81) - bowed.correct(0.8) == pytest.approx(0.01 * bowed.derivative(0.805), rel=0.01)
    assert NO_CORRECTION.derivative(0.7) == pytest.approx(1.0)
    assert NO_CORRECTION.derivative(1.0) == 1.0


def test_corrections_are_kept_side_by_side(tmp_path: Path) -> None:
    path = tmp_path / "corrections.json"
    write_correction(path, "knockdown", "learned", Correction(1.2))
    write_correction(path, "dungeon", "learned", Correction(0.8, 0.1))
    write_correction(path, "knockdown", "learned", Correction(1.1))
    text = path.read_text()
    assert text.index("dungeon learned") < text.index("knockdown learned")
    assert "1.1" in text
    assert "1.2" not in text


@pytest.mark.parametrize("text", [b"[1]", b"{", b'{"\xff": {}}'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "corrections.json"
    path.write_bytes(text)
    with pytest.raises(LabError, match="is not a corrections file"):
        write_correction(path, "knockdown", "learned", NO_CORRECTION)
    assert path.read_bytes() == text


def test_shipped_corrections_bend_chances_a_little_and_never_turn_them_round() -> None:
    assert all(0.3 < made.slope < 3 and abs(made.shift) < 2 for made in shipped_corrections().values())
    assert get_correction("knockdown", "no such judge") == NO_CORRECTION


@pytest.mark.parametrize("game", game_keys())
def test_the_shipped_correction_was_made_for_the_shipped_model(game: str) -> None:
    """After a new model: `./kb analyse --calibrate`, as described in docs/reference/analysis.md."""
    assert get_correction(game, NET_EVALUATOR).lesson["model"] == load_model(game).fingerprint
