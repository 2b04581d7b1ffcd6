"""Why an option is disabled: a code, the rule, and values. Never used in the hot path."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One reason for a refusal, rendered in any language."""

    code: str
    rule: str
    values: dict[str, str | int] = {}


class Candidate(msgspec.Struct, frozen=True):
    """One thing a seat might try at a question; enabled if there are no reasons against it."""

    choice: int
    notation: str
    reasons: tuple[Reason, ...] = ()

    @property
    def enabled(self) -> bool:
        return not self.reasons
