"""Exceptions of the lab."""


class LabError(ValueError):
    """A study or match cannot run; the message says what was found and what was expected."""
