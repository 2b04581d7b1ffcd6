"""Bots are taught by a command that says at once what it cannot do."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from knockbox.bots.model import Model, load_model
from tools.train import __main__ as training
from tools.train.__main__ import TrainingOptions, command, training_facts
from tools.train.fitting import Fit
from tools.train.samples import TrainingGame, TrainingSamples

FEW = ["--generations", "2", "--matches", "10", "--simulations", "10", "--jobs", "1"]


@pytest.mark.parametrize(
    ("place", "word"), [("nowhere/model.json", "does not exist"), (".", "is a folder; expected a file")]
)
def test_a_place_that_cannot_be_written_is_refused_before_the_matches(tmp_path: Path, place: str, word: str) -> None:
    said = CliRunner().invoke(command, ["dungeon", *FEW, "--write", str(tmp_path / place)])
    assert said.exit_code == 1
    assert word in said.output
    assert "generation" not in said.output


@pytest.mark.parametrize("is_taught_before", [False, True])
def test_generations_learn_from_one_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_taught_before: bool
) -> None:
    """NumPy is an extra, so the fitting stands aside; what it is shown is real."""
    heard_at: list[int] = []

    def noted(subject: TrainingGame, heard: list[TrainingSamples], lesson: dict[str, str]) -> Fit:
        heard_at.append(len(heard))
        return Fit(msgspec.structs.replace(load_model(subject.game), lesson=lesson), 1, 0.5, 0.7)

    monkeypatch.setattr(training, "fit", noted)
    go_on = ["--go-on"] if is_taught_before else []
    said = CliRunner().invoke(command, ["dungeon", *FEW, *go_on, "--write", str(tmp_path / "model.json")])
    assert said.exit_code == 0, said.output
    assert heard_at == [2, 4]
    made = msgspec.json.decode((tmp_path / "model.json").read_bytes(), type=Model)
    before = int(load_model("dungeon").lesson["generations"]) if is_taught_before else 0
    assert made.lesson == {"generations": str(before + 2), "matches": "10", "simulations": "10", "seed": "1"}


def test_a_wish_without_a_place_renews_the_shipped_model() -> None:
    wish = TrainingOptions("dungeon", 1, 10, 10, 4, 1, False, None)
    assert wish.model_path.name == "dungeon.json"
    assert wish.model_path.is_file()
    assert training_facts(wish)["seed"] == "4"
