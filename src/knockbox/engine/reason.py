"""Why an option is closed: a code, the rule, and values; never in the hot path."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One ground of refusal, to be told in any language."""

    code: str
    rule: str
    values: dict[str, str | int] = {}


class Candidate(msgspec.Struct, frozen=True):
    """One thing a seat might try at a question: open if it has no reasons against it."""

    choice: int
    notation: str
    reasons: tuple[Reason, ...] = ()

    @property
    def enabled(self) -> bool:
        return not self.reasons
