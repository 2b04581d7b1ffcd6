"""What can be wrong with a record, with an input, or with the place where records lie."""

from pathlib import Path

from knockbox.engine.decision import PUBLIC
from knockbox.engine.reason import Candidate, Reason


class RecordError(ValueError):
    """A record cannot be used as it is; says which line, what was found and what was expected."""

    def __init__(self, path: Path, line: int, found: str, expected: str) -> None:
        super().__init__(f"{path}, line {line}: found {found}; expected {expected}")
        self.path = path
        self.line = line
        self.found = found
        self.expected = expected


class NotARecordError(RecordError):
    """The file is something else."""


class UnknownSchemaError(RecordError):
    """The record was written in a form this version does not know."""


class HeaderError(RecordError):
    """The first line is a header that cannot be read."""


class MalformedLineError(RecordError):
    """A line is not what stands in a record."""


class TornLineError(RecordError):
    """The last line was not written to its end."""


class EditedLineError(RecordError):
    """A line is not the one that was written."""


class OutOfOrderError(RecordError):
    """A line stands where it cannot."""


class UnfoundedFieldError(RecordError):
    """A field has a value that nothing in the match accounts for."""


class BrokenPromiseError(RecordError):
    """The secret is not the one that was promised before the deal."""


class DifferentGameError(RecordError):
    """The record was played by other rules or with other cards than those at hand, or with cards that are not."""


class SecretMissingError(RecordError):
    """Chance is under seal: the match is not over and its secret was not given."""


class InputRangeError(RecordError):
    """The record has no such input."""


class DivergedError(ValueError):
    """The same set-up and inputs gave another match: after input `seq` the state is not the recorded one."""

    def __init__(self, seq: int, found: str, expected: str) -> None:
        super().__init__(f"diverged at input {seq}: found {found}; expected {expected}")
        self.seq = seq
        self.found = found
        self.expected = expected


class IllegalChoiceError(ValueError):
    """A seat may not make this choice now, for these reasons."""

    def __init__(self, seat: int, candidate: Candidate) -> None:
        codes = ", ".join(told(reason) for reason in candidate.reasons)
        who = "the referee" if seat == PUBLIC else f"seat {seat}"
        super().__init__(f"{who} may not choose '{candidate.notation}' now: {codes or 'it is not open'}")
        self.seat = seat
        self.candidate = candidate


class ForeignTraceError(ValueError):
    """A trace is not that of the tower that was due."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found}; expected {expected}")
        self.found = found
        self.expected = expected


def told(reason: Reason) -> str:
    """A reason in one line: its code, its rule if it has one, its values."""
    values = " ".join(f"{name}={value}" for name, value in reason.values.items())
    return " ".join(part for part in (reason.code, f"({reason.rule})" if reason.rule else "", values) if part)


class AdventureError(ValueError):
    """An adventure cannot be used or go on as it is; says where, what was found and what was expected."""

    def __init__(self, place: str, found: str, expected: str) -> None:
        super().__init__(f"{place}: found {found}; expected {expected}")
        self.place = place
        self.found = found
        self.expected = expected


class StorageError(Exception):
    """A place for records cannot be used."""


class WriteError(StorageError):
    """An input could not be written, and so was not carried out."""
