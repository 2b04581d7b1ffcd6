"""Fit a net to training samples, validated on held-out matches."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import msgspec

from knockbox.bots.model import Model
from tools.train.samples import TrainingGame, TrainingSamples

HIDDEN_UNITS: Final = 16
WEIGHT_DECAY: Final = 3e-4
LEARNING_RATE: Final = 2e-3
BATCH_SIZE: Final = 512
EPOCHS: Final = 60
MAX_STALE_EPOCHS: Final = 6
"""Number of epochs without improvement after which fitting stops."""
HELD_OUT_EVERY: Final = 8
"""One match in this many is held out; positions of one match are too similar to be split."""
WEIGHT_DIGITS: Final = 5


class Fit(msgspec.Struct, frozen=True):
    model: Model
    tables: int
    loss: float  # mean log loss on held-out matches
    baseline_loss: float  # log loss of always predicting the mean


def fit(subject: TrainingGame, heard: Sequence[TrainingSamples], lesson: dict[str, str]) -> Fit:
    """Scale the features, fit the net, and fold the scale into its first layer."""
    names = subject.rules_for(0).feature_names
    numpy: Any = import_module("numpy")  # optional extra, so untyped
    rows, chances, held = unpack_samples(numpy, heard, len(names))
    middle, spread = rows[~held].mean(axis=0), rows[~held].std(axis=0) + 1e-3
    pupil = TrainableNet(numpy, len(names))
    loss = pupil.train((rows - middle) / spread, chances, held)
    blind = cross_entropy(numpy, numpy.full(held.sum(), logit(numpy, chances[~held].mean())), chances[held])
    said = {**lesson, "tables": str(len(rows)), "log loss": f"{loss:.4f}", "log loss of the blind": f"{blind:.4f}"}
    return Fit(fold_scale(subject, names, pupil.best, middle, spread, said), len(rows), loss, blind)


def unpack_samples(numpy: Any, heard: Sequence[TrainingSamples], width: int) -> tuple[Any, Any, Any]:
    """Return all positions, their expected results, and which are held out."""
    rows = numpy.concatenate([numpy.frombuffer(each.numbers).reshape(-1, width) for each in heard])
    chances = numpy.concatenate([numpy.frombuffer(each.chances) for each in heard])
    matches = numpy.concatenate([numpy.frombuffer(each.matches, dtype="u4") for each in heard])
    return rows, chances, matches % HELD_OUT_EVERY == 0


def logit(numpy: Any, chance: Any) -> Any:
    return numpy.log(chance / (1 - chance))


def cross_entropy(numpy: Any, logits: Any, chances: Any) -> float:
    return float(numpy.mean(numpy.logaddexp(0, logits) - chances * logits))


class TrainableNet:
    """A net with one hidden layer, fitted to probabilities by Adam; libraries only fit to classes."""

    def __init__(self, numpy: Any, width: int) -> None:
        self.numpy = numpy
        self.chance = numpy.random.default_rng(1)
        self.weights = {
            "first": self.chance.normal(0, width**-0.5, (width, HIDDEN_UNITS)),
            "biases": numpy.full(HIDDEN_UNITS, 0.1),
            "output": self.chance.normal(0, HIDDEN_UNITS**-0.5, HIDDEN_UNITS),
            "bias": numpy.zeros(1),
        }
        self.best = self.copy()
        self.means = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def copy(self) -> dict[str, Any]:
        return {name: weight.copy() for name, weight in self.weights.items()}

    def train(self, rows: Any, chances: Any, held: Any) -> float:
        """Fit until the held-out loss stops falling; keep the best weights and return their loss."""
        best, patience = float("inf"), MAX_STALE_EPOCHS
        shown, expected = rows[~held], chances[~held]
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(shown))
            for begin in range(0, len(order), BATCH_SIZE):
                part = order[begin : begin + BATCH_SIZE]
                self.step(shown[part], expected[part])
            loss = cross_entropy(self.numpy, self.logits(rows[held])[1], chances[held])
            patience = MAX_STALE_EPOCHS if loss < best else patience - 1
            if loss < best:
                best, self.best = loss, self.copy()
            if not patience:
                break
        return best

    def logits(self, rows: Any) -> tuple[Any, Any]:
        """Return the hidden activations and the logits."""
        held = self.numpy.maximum(rows @ self.weights["first"] + self.weights["biases"], 0)
        return held, held @ self.weights["output"] + self.weights["bias"][0]

    def step(self, rows: Any, chances: Any) -> None:
        """One step of Adam down the log loss."""
        held, logits = self.logits(rows)
        wrong = (1 / (1 + self.numpy.exp(-logits)) - chances) / len(rows)
        back = self.numpy.outer(wrong, self.weights["output"]) * (held > 0)
        slopes = {
            "first": rows.T @ back + WEIGHT_DECAY * self.weights["first"],
            "biases": back.sum(axis=0),
            "output": held.T @ wrong + WEIGHT_DECAY * self.weights["output"],
            "bias": self.numpy.array([wrong.sum()]),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= LEARNING_RATE * mean / (self.numpy.sqrt(square) + 1e-8)


def fold_scale(
    subject: TrainingGame,
    names: Sequence[str],
    weights: dict[str, Any],
    middle: Any,
    spread: Any,
    lesson: dict[str, str],
) -> Model:
    """Return the model for unscaled features."""
    first = weights["first"].T / spread
    biases = weights["biases"] - first @ middle
    return Model(
        subject.game,
        list(names),
        subject.sampled_prompts,
        subject.is_shared,
        lesson,
        [[round(float(weight), WEIGHT_DIGITS) for weight in row] for row in first],
        [round(float(bias), WEIGHT_DIGITS) for bias in biases],
        [round(float(weight), WEIGHT_DIGITS) for weight in weights["output"]],
        round(float(weights["bias"][0]), WEIGHT_DIGITS),
    )
