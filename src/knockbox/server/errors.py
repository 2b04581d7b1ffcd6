"""What the server does not do, and why."""

from collections.abc import Sequence

from knockbox.engine.reason import Reason


class Refusal(Exception):  # noqa: N818  (it is an answer, not a fault of ours)
    """A wish that was not carried out, and changed nothing; `text` is for whoever writes a client."""

    def __init__(self, code: str, text: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reasons = tuple(reasons)
