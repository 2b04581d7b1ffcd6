"""Errors of towers: terms, inputs, traces, rates."""


class TowerError(ValueError):
    """Base of all errors of towers."""


class TermsError(TowerError):
    """The terms of a test are invalid."""


class HandInputError(TowerError):
    """An input is impossible for a hand."""


class NotRunningError(HandInputError):
    """The clock has not been started, is already started, or the bell has rung."""


class TraceError(TowerError):
    """A trace cannot be decoded, or its inputs are impossible."""


class UnknownPhysicsError(TraceError):
    """The trace was made with another version of the physics."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"physics: found version {found}; expected {known}")


class RatesError(TowerError):
    """The table of rates lacks a requested entry."""
