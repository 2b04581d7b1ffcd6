"""Time limits; the engine reads no clock, it only says what a clock would limit."""

import msgspec


class Timing(msgspec.Struct, frozen=True):
    """A time limit for each decision or for the whole match; when it expires, the table makes an input."""

    limit_ms: int
    is_whole_match: bool
    choice: int  # made by the table, seat PUBLIC
    rule: str
