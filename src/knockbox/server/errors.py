"""Refusals of requests, with their codes."""

from collections.abc import Sequence
from typing import Final

from knockbox.engine.reason import Reason

HTTP_STATUS: Final[dict[str, int]] = {
    "no-table": 404,
    "no-catalogue": 404,
    "no-seat": 404,
    "seat-taken": 409,
    "seat-worn": 429,
    "over": 409,
    "not-over": 409,
    "not-host": 403,
    "not-invited": 403,
    "not-allowed": 401,
    "origin": 403,
    "too-many": 429,
    "full": 503,
    "closing": 503,
    "unavailable": 503,
    "unreadable": 503,
}
"""HTTP status of a refusal by code; all others are 400."""

REFUSAL_CODES: Final = (
    *HTTP_STATUS,
    "bad-bot",
    "bad-cubes",
    "bad-game",
    "bad-language",
    "bad-mark",
    "bad-option",
    "bad-pack",
    "bad-seat",
    "bad-seats",
    "chat-empty",
    "chat-marks",
    "chat-too-long",
    "crowded",
    "elsewhere",
    "frozen",
    "handed",
    "id-used",
    "illegal",
    "malformed",
    "moved",
    "name-marks",
    "name-too-long",
    "no-adviser",
    "no-builder",
    "no-bot",
    "no-hello",
    "no-hints",
    "no-input",
    "no-pause",
    "no-question",
    "no-spectator",
    "no-spectators",
    "no-tower",
    "not-asked",
    "not-attacker",
    "not-dealt",
    "not-seated",
    "not-yours",
    "nothing-to-undo",
    "paused",
    "protocol",
    "ready-already",
    "removed",
    "silence",
    "stale",
    "talked-out",
    "too-long",
)
"""All refusal codes; each has a message in every language of the web app."""


class RequestRefusedError(Exception):
    """A request was refused and changed nothing; `text` is for developers of clients."""

    def __init__(self, code: str, text: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.reasons = tuple(reasons)
