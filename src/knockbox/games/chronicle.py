"""A line of the log of any game."""

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One sentence, the rule behind it, and the kind of event it tells."""

    text: str
    rule: str
    kind: str = ""

    def cited(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text
