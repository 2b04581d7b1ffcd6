"""A net fitted to what was seen, judged by matches that it was not shown."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import msgspec

from knockbox.bots.model import Model
from tools.train.lessons import RESTS, Lessons

HIDDEN: Final = 16
DECAY: Final = 1e-3
HELD_BACK: Final = 10
"""One match of so many is kept to judge by."""
DIGITS: Final = 5


class Fit(msgspec.Struct, frozen=True):
    model: Model
    tables: int
    loss: float  # mean log loss on matches that were held back
    blind: float  # of somebody who says how often the seat that is asked wins


def fit(game: str, names: Sequence[str], shared: bool, heard: Sequence[Lessons], lesson: dict[str, str]) -> Fit:
    """Scale the numbers, fit the net, and fold the scale into its first layer."""
    numpy, network, metrics = (import_module(each) for each in ("numpy", "sklearn.neural_network", "sklearn.metrics"))
    rows, won, held = unpacked(numpy, heard, len(names))
    middle, spread = rows[~held].mean(axis=0), rows[~held].std(axis=0) + 1e-6
    scaled = (rows - middle) / spread
    net = network.MLPClassifier(
        (HIDDEN,), alpha=DECAY, early_stopping=True, n_iter_no_change=6, batch_size=256, random_state=1
    ).fit(scaled[~held], won[~held])
    loss = float(metrics.log_loss(won[held], net.predict_proba(scaled[held])[:, 1]))
    share = won[~held].mean()
    blind = float(metrics.log_loss(won[held], numpy.full(held.sum(), share)))
    said = {**lesson, "tables": str(len(rows)), "log loss": f"{loss:.4f}", "log loss of the blind": f"{blind:.4f}"}
    return Fit(folded(game, names, shared, net, middle, spread, said), len(rows), loss, blind)


def unpacked(numpy: Any, heard: Sequence[Lessons], width: int) -> tuple[Any, Any, Any]:
    """All tables, whether they were won, and which of them are held back."""
    rows = numpy.concatenate([numpy.frombuffer(each.numbers).reshape(-1, width) for each in heard])
    won = numpy.concatenate([numpy.frombuffer(each.won, dtype="u1") for each in heard])
    matches = numpy.concatenate([numpy.frombuffer(each.matches, dtype="u4") for each in heard])
    return rows, won, matches % HELD_BACK == 0


def folded(
    game: str, names: Sequence[str], shared: bool, net: Any, middle: Any, spread: Any, lesson: dict[str, str]
) -> Model:
    """The net as it is asked: by the numbers themselves."""
    first = net.coefs_[0].T / spread
    biases = net.intercepts_[0] - first @ middle
    return Model(
        game,
        list(names),
        RESTS[game],
        shared,
        lesson,
        [[round(float(weight), DIGITS) for weight in row] for row in first],
        [round(float(bias), DIGITS) for bias in biases],
        [round(float(weight), DIGITS) for weight in net.coefs_[1][:, 0]],
        round(float(net.intercepts_[1][0]), DIGITS),
    )
