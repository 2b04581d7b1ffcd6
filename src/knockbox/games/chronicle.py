"""A line of the log of any game, and the name of what it tells."""

import re
from typing import Final

import msgspec

from knockbox.engine.event import Event

WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Line(msgspec.Struct, frozen=True):
    """One sentence, the rule behind it, and the kind of event it tells."""

    text: str
    rule: str
    kind: str = ""

    def cited(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def dashed(kind: type[Event]) -> str:
    """A kind of event as keys of messages name it: `card-drawn` for CardDrawn."""
    return WORD_START.sub("-", kind.__name__).lower()
