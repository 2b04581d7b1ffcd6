"""What `knockbox stdio` answers when it does not do what was asked."""

from collections.abc import Sequence
from typing import Any

import msgspec

from knockbox.bots.errors import BudgetError, ModelError, StyleError, UnknownBotError
from knockbox.engine.errors import ChoiceError, PositionError
from knockbox.engine.reason import Reason
from knockbox.games.errors import SetupError
from knockbox.records.errors import DivergedError, IllegalChoiceError, RecordError, StorageError
from knockbox.text.errors import TextError


class Refusal(Exception):  # noqa: N818 (it is an answer, not a fault of ours)
    """A request that was not carried out, and changed nothing."""

    def __init__(self, code: str, detail: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.reasons = reasons

    def told(self) -> dict[str, Any]:
        return {"error": self.code, "detail": self.detail, "reasons": msgspec.to_builtins(self.reasons)}


CODES: list[tuple[type[Exception], str]] = [
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
WRONG_INPUT: tuple[type[Exception], ...] = (SetupError, IllegalChoiceError, OSError, *(kind for kind, _ in CODES))
"""What a request may meet that is the request's fault."""

MISFITS: tuple[type[Exception], ...] = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What a task may meet at a table that no match leads to."""


def refusal(error: Exception) -> Refusal:
    """The answer to a request that met `error`."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalChoiceError):
        return Refusal("illegal-choice", str(error), error.candidate.reasons)
    if isinstance(error, SetupError):
        return Refusal(f"bad-{error.part}", str(error))
    if isinstance(error, OSError):
        return Refusal("no-file", f"{error.filename}: {error.strerror}")
    return Refusal(next(code for kind, code in CODES if isinstance(error, kind)), str(error))
