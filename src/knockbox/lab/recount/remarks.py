"""The remarks of a recount, each a kind with values, in match order."""

from typing import Final

import msgspec

OPENING: Final = "opening"
AIMLESS_REMARK: Final = "aimless"
ROUND: Final = "round"
PLAN: Final = "plan"
REASON: Final = "reason"
SURPRISE: Final = "surprise"
TURN: Final = "turn"
ENDING: Final = "ending"
KINDS: Final = (OPENING, AIMLESS_REMARK, ROUND, PLAN, REASON, SURPRISE, TURN, ENDING)

NO_SEAT: Final = -1


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One remark; only the values that its kind uses are set."""

    kind: str
    input: int  # number of the input; 0 for the deal
    round: int = 0  # number of the round; 0 in games without rounds
    before: float = 0.0  # the bot's own estimate of its win probability
    after: float = 0.0
    seat: int = NO_SEAT  # who acted; for a round, who won the previous one
    feat: str = ""  # in notation
    goal: str = ""  # goal of a plan, in notation
    goal_input: int = 0  # input that reached the goal; 0 if none did
    clear: bool = False  # for a reason: no other option looked as good


class Recount(msgspec.Struct, frozen=True):
    """The recount of one bot."""

    seat: int
    name: str
    style: str
    thinks: bool  # whether the bot searches, so that win probabilities and plans are its own
    shared: bool  # all seats won or lost together
    won: bool
    remarks: list[Remark]
