"""What can go wrong when matches are played without people."""


class LabError(ValueError):
    """What was asked cannot be played; the message says what was found and what was expected."""
