"""Convert errors of records, games and bots to errors of the command line."""

from collections.abc import Iterator
from contextlib import contextmanager

from knockbox.bots.errors import BudgetError, ModelError, SearchError, StyleError, UnknownBotError
from knockbox.cli.errors import InputError
from knockbox.engine.errors import PositionError
from knockbox.games.errors import SetupError
from knockbox.lab.errors import LabError
from knockbox.records.errors import AdventureError, DivergedError, RecordError, StorageError
from knockbox.text.errors import TextError

CONVERTED_ERRORS = (
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
    SearchError,
    TextError,
    LabError,
)


@contextmanager
def as_input_errors(hint: str = "") -> Iterator[None]:
    """Convert errors caused by wrong input to `InputError`."""
    try:
        yield
    except CONVERTED_ERRORS as error:
        raise InputError(str(error), hint) from error
