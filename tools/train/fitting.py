"""A net fitted to what was seen, judged by matches that it was not shown."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import msgspec

from knockbox.bots.model import Model
from tools.train.lessons import Lessons, Subject

HIDDEN: Final = 16
DECAY: Final = 3e-4
RATE: Final = 2e-3
BATCH: Final = 512
EPOCHS: Final = 60
PATIENCE: Final = 6
"""So many epochs without a better loss end the fitting."""
HELD_BACK: Final = 8
"""One match of so many is kept to judge by: tables of one match are too alike to be divided."""
DIGITS: Final = 5


class Fit(msgspec.Struct, frozen=True):
    model: Model
    tables: int
    loss: float  # mean log loss on matches that were held back
    blind: float  # of somebody who always says the mean


def fit(subject: Subject, heard: Sequence[Lessons], lesson: dict[str, str]) -> Fit:
    """Scale the numbers, fit the net, and fold the scale into its first layer."""
    names = subject.rules_for(0).feature_names
    numpy: Any = import_module("numpy")  # an extra, and mypy must do without it
    rows, chances, held = unpacked(numpy, heard, len(names))
    middle, spread = rows[~held].mean(axis=0), rows[~held].std(axis=0) + 1e-3
    pupil = Pupil(numpy, len(names))
    loss = pupil.learn((rows - middle) / spread, chances, held)
    blind = cross_entropy(numpy, numpy.full(held.sum(), logit(numpy, chances[~held].mean())), chances[held])
    said = {**lesson, "tables": str(len(rows)), "log loss": f"{loss:.4f}", "log loss of the blind": f"{blind:.4f}"}
    return Fit(folded(subject, names, pupil.best, middle, spread, said), len(rows), loss, blind)


def unpacked(numpy: Any, heard: Sequence[Lessons], width: int) -> tuple[Any, Any, Any]:
    """All tables, what was to be expected of them, and which of them are held back."""
    rows = numpy.concatenate([numpy.frombuffer(each.numbers).reshape(-1, width) for each in heard])
    chances = numpy.concatenate([numpy.frombuffer(each.chances) for each in heard])
    matches = numpy.concatenate([numpy.frombuffer(each.matches, dtype="u4") for each in heard])
    return rows, chances, matches % HELD_BACK == 0


def logit(numpy: Any, chance: Any) -> Any:
    return numpy.log(chance / (1 - chance))


def cross_entropy(numpy: Any, logits: Any, chances: Any) -> float:
    return float(numpy.mean(numpy.logaddexp(0, logits) - chances * logits))


class Pupil:
    """A net with one hidden layer that is fitted to chances by Adam; libraries fit to verdicts only."""

    def __init__(self, numpy: Any, width: int) -> None:
        self.numpy = numpy
        self.chance = numpy.random.default_rng(1)
        self.weights = {
            "first": self.chance.normal(0, width**-0.5, (width, HIDDEN)),
            "biases": numpy.full(HIDDEN, 0.1),
            "output": self.chance.normal(0, HIDDEN**-0.5, HIDDEN),
            "bias": numpy.zeros(1),
        }
        self.best = self.copy()
        self.means = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def copy(self) -> dict[str, Any]:
        return {name: weight.copy() for name, weight in self.weights.items()}

    def learn(self, rows: Any, chances: Any, held: Any) -> float:
        """Epoch by epoch, until the loss on what is held back does not fall any more; the best is kept."""
        best, patience = float("inf"), PATIENCE
        shown, expected = rows[~held], chances[~held]
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(shown))
            for begin in range(0, len(order), BATCH):
                part = order[begin : begin + BATCH]
                self.step(shown[part], expected[part])
            loss = cross_entropy(self.numpy, self.logits(rows[held])[1], chances[held])
            patience = PATIENCE if loss < best else patience - 1
            if loss < best:
                best, self.best = loss, self.copy()
            if not patience:
                break
        return best

    def logits(self, rows: Any) -> tuple[Any, Any]:
        """What the hidden units hold, and the answers."""
        held = self.numpy.maximum(rows @ self.weights["first"] + self.weights["biases"], 0)
        return held, held @ self.weights["output"] + self.weights["bias"][0]

    def step(self, rows: Any, chances: Any) -> None:
        """One step of Adam down the log loss."""
        held, logits = self.logits(rows)
        wrong = (1 / (1 + self.numpy.exp(-logits)) - chances) / len(rows)
        back = self.numpy.outer(wrong, self.weights["output"]) * (held > 0)
        slopes = {
            "first": rows.T @ back + DECAY * self.weights["first"],
            "biases": back.sum(axis=0),
            "output": held.T @ wrong + DECAY * self.weights["output"],
            "bias": self.numpy.array([wrong.sum()]),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= RATE * mean / (self.numpy.sqrt(square) + 1e-8)


def folded(
    subject: Subject,
    names: Sequence[str],
    weights: dict[str, Any],
    middle: Any,
    spread: Any,
    lesson: dict[str, str],
) -> Model:
    """The net as it is asked: by the numbers themselves."""
    first = weights["first"].T / spread
    biases = weights["biases"] - first @ middle
    return Model(
        subject.game,
        list(names),
        subject.rests,
        subject.shared,
        lesson,
        [[round(float(weight), DIGITS) for weight in row] for row in first],
        [round(float(bias), DIGITS) for bias in biases],
        [round(float(weight), DIGITS) for weight in weights["output"]],
        round(float(weights["bias"][0]), DIGITS),
    )
