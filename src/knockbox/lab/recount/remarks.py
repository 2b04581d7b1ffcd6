"""What a bot has to say about a match: a few remarks, each a kind and values, in the order of the match."""

from typing import Final

import msgspec

OPENING: Final = "opening"
AIMLESS: Final = "aimless"
ROUND: Final = "round"
PLAN: Final = "plan"
REASON: Final = "reason"
SURPRISE: Final = "surprise"
TURN: Final = "turn"
ENDING: Final = "ending"
KINDS: Final = (OPENING, AIMLESS, ROUND, PLAN, REASON, SURPRISE, TURN, ENDING)

NOBODY: Final = -1


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to say; only the values that its kind has are set."""

    kind: str
    input: int  # when, or 0 for the deal
    round: int = 0  # in which round, where there are any
    before: float = 0.0  # the bot's chance to win, as it saw it
    after: float = 0.0
    seat: int = NOBODY  # whose feat it was; of a round, who won the one before
    feat: str = ""  # in notation
    goal: str = ""  # what a plan led to, in notation
    goal_input: int = 0  # when it came to that; never if 0
    clear: bool = False  # of a reason: nothing else looked as good


class Recount(msgspec.Struct, frozen=True):
    """All that one bot says."""

    seat: int
    name: str
    style: str
    thinks: bool  # it searches: chances and plans are its own
    shared: bool  # all seats won or lost together
    won: bool
    remarks: list[Remark]
