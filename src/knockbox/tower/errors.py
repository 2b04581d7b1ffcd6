"""What can be wrong with a tower: its terms, an input, a trace."""


class TowerError(ValueError):
    """Something is wrong with what was asked of a tower."""


class TermsError(TowerError):
    """No such test can be held."""


class InputError(TowerError):
    """A hand cannot do this."""


class NotRunningError(InputError):
    """The clock has not been started, or the bell has rung."""


class TraceError(TowerError):
    """A trace cannot be read, or no hand could have left it."""


class UnknownPhysicsError(TraceError):
    """The trace was left in a world with other numbers than ours."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"physics: found version {found}; known is {known}")


class RatesError(TowerError):
    """The table of rates does not hold what was asked for."""
