"""What can go wrong when matches are played without people."""


class LabError(ValueError):
    """What was asked cannot be played or read; the message says what was found and what was expected."""


class RefereeError(LabError):
    def __init__(self) -> None:
        super().__init__("a referee is asked, and a match of bots has none; let bots roll dice in every test")
