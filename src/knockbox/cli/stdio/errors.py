"""Error answers of `knockbox stdio`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from knockbox.bots.errors import BudgetError, ModelError, StyleError, UnknownBotError
from knockbox.engine.errors import ChoiceError, PositionError
from knockbox.engine.reason import Reason
from knockbox.games.errors import SetupError
from knockbox.records.errors import DivergedError, IllegalChoiceError, RecordError, StorageError
from knockbox.text.errors import TextError


class Refusal(Exception):  # noqa: N818 (an answer to the client)
    """A rejected request, which changed nothing."""

    def __init__(self, code: str, detail: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.reasons = reasons

    def to_dict(self) -> dict[str, Any]:
        return {"error": self.code, "detail": self.detail, "reasons": msgspec.to_builtins(self.reasons)}


ERROR_CODES: list[tuple[type[Exception], str]] = [
    (PositionError, "bad-position"),
    (ChoiceError, "bad-choice"),
    (RecordError, "bad-record"),
    (DivergedError, "diverged"),
    (StorageError, "no-file"),
    (TextError, "bad-language"),
    (UnknownBotError, "bad-bot"),
    (StyleError, "bad-bot"),
    (BudgetError, "bad-bot"),
    (ModelError, "bad-bot"),
]
REQUEST_ERRORS: tuple[type[Exception], ...] = (
    SetupError,
    IllegalChoiceError,
    OSError,
    *(kind for kind, _ in ERROR_CODES),
)
"""Errors caused by the request."""

BAD_POSITION_ERRORS: tuple[type[Exception], ...] = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""Errors that tasks raise in a position no match can reach."""


def refusal_for(error: Exception) -> Refusal:
    """Return the refusal for an error."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalChoiceError):
        return Refusal("illegal-choice", str(error), error.candidate.reasons)
    if isinstance(error, SetupError):
        return Refusal(f"bad-{error.part}", str(error))
    if isinstance(error, OSError):
        return Refusal("no-file", f"{error.filename}: {error.strerror}")
    return Refusal(next(code for kind, code in ERROR_CODES if isinstance(error, kind)), str(error))
