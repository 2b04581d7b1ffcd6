"""Turn what records, games and bots complain of into errors of the command line."""

from collections.abc import Iterator
from contextlib import contextmanager

from knockbox.bots.errors import BudgetError, ModelError, StyleError, ThinkingError, UnknownBotError
from knockbox.cli.errors import InputError
from knockbox.engine.errors import PositionError
from knockbox.games.errors import SetupError
from knockbox.lab.errors import LabError
from knockbox.records.errors import AdventureError, DivergedError, RecordError, StorageError
from knockbox.text.errors import TextError

WRONG = (
    SetupError,
    PositionError,
    RecordError,
    DivergedError,
    AdventureError,
    StorageError,
    UnknownBotError,
    StyleError,
    BudgetError,
    ModelError,
    ThinkingError,
    TextError,
    LabError,
)


@contextmanager
def complaints(hint: str = "") -> Iterator[None]:
    """Whatever is wrong with the input inside becomes one error line."""
    try:
        yield
    except WRONG as error:
        raise InputError(str(error), hint) from error
