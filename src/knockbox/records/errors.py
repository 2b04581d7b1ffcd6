"""Errors of records, inputs, adventures and their storage."""

from pathlib import Path

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate, Reason


class RecordError(ValueError):
    """A record cannot be used; says which line, what was found and what was expected."""

    def __init__(self, path: Path, line: int, found: str, expected: str) -> None:
        super().__init__(f"{path}, line {line}: found {found}; expected {expected}")
        self.path = path
        self.line = line
        self.found = found
        self.expected = expected


class NotARecordError(RecordError):
    """The file is not a record."""


class UnknownSchemaError(RecordError):
    """The record has a schema this version does not know."""


class HeaderError(RecordError):
    """The header cannot be parsed or used."""


class MalformedLineError(RecordError):
    """A line is not a valid line of a record."""


class TornLineError(RecordError):
    """The last line is incomplete."""


class EditedLineError(RecordError):
    """A line was changed after it was written."""


class OutOfOrderError(RecordError):
    """A line is in the wrong place."""


class UnfoundedFieldError(RecordError):
    """A field has a value that does not follow from the match."""


class BrokenPromiseError(RecordError):
    """The secret does not match the commitment made before the deal."""


class DifferentGameError(RecordError):
    """The record was played with other rules or cards than those installed, or with cards that are missing."""


class SecretMissingError(RecordError):
    """The match is not over, so its randomness is sealed, and the secret was not given."""


class InputRangeError(RecordError):
    """The record has no such input."""


class DivergedError(ValueError):
    """The same set-up and inputs gave another match: after input `seq` the state differs from the record."""

    def __init__(self, seq: int, found: str, expected: str) -> None:
        super().__init__(f"diverged at input {seq}: found {found}; expected {expected}")
        self.seq = seq
        self.found = found
        self.expected = expected


class IllegalChoiceError(ValueError):
    """A seat may not make this choice now, for these reasons."""

    def __init__(self, seat: int, candidate: Candidate) -> None:
        codes = ", ".join(format_reason(reason) for reason in candidate.reasons)
        who = "the referee" if seat == PUBLIC else f"seat {seat}"
        super().__init__(f"{who} may not choose '{candidate.notation}' now: {codes or 'it is not legal'}")
        self.seat = seat
        self.candidate = candidate


class ForeignTraceError(ValueError):
    """A trace is not of the tower that was due."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found}; expected {expected}")
        self.found = found
        self.expected = expected


def format_reason(reason: Reason) -> str:
    """Format a reason in one line: its code, its rule if it has one, its values."""
    values = " ".join(f"{name}={value}" for name, value in reason.values.items())
    return " ".join(part for part in (reason.code, f"({reason.rule})" if reason.rule else "", values) if part)


class AdventureError(ValueError):
    """An adventure cannot be used or continued; says where, what was found and what was expected."""

    def __init__(self, place: str, found: str, expected: str) -> None:
        super().__init__(f"{place}: found {found}; expected {expected}")
        self.place = place
        self.found = found
        self.expected = expected


class StorageError(Exception):
    """A file or folder for records cannot be used."""


class WriteError(StorageError):
    """An input could not be written, so it was not carried out."""
