"""How long a table waits; the core reads no clock, it only says what a clock is for."""

import msgspec


class Timing(msgspec.Struct, frozen=True):
    """So long for each decision or for the whole match; when it is over, the table makes an input."""

    limit_ms: int
    is_whole_match: bool
    choice: int  # of the table, seat PUBLIC
    rule: str
