"""A seat of a table: who it is for, who sits there, and what that person wishes."""

from collections import deque
from typing import Final

from knockbox.hosting.naming import bot_name
from knockbox.records.record import Player
from knockbox.server.protocol import SeatState, Terms
from knockbox.server.tables.log import BOT, LINK, OPEN, PERSON, SeatPlan

NAMES_KEPT: Final = 10
"""Names of a seat that whoever reads a report is told; bad ones are soon changed for better ones."""


class Chair:
    """What the log says of one seat; tokens and invitations are known by their hashes only."""

    __slots__ = (
        "bot",
        "dice",
        "invitation",
        "is_awaited",
        "is_open",
        "is_unseen",
        "kind",
        "muted",
        "name",
        "names",
        "nonce",
        "seat",
        "sittings",
        "terms",
        "token",
        "wants_pause",
    )

    def __init__(self, seat: int, plan: SeatPlan) -> None:
        self.seat = seat
        self.kind = plan.kind
        self.name = plan.name
        self.names: deque[tuple[int, str]] = deque(maxlen=NAMES_KEPT)  # of people here, each with when it was given
        self.bot = plan.bot
        self.is_awaited = False  # whether the bot plays only until its person is back
        self.is_unseen = False  # whether its person sat down and was never connected
        self.sittings = 0  # how often somebody sat down
        self.token = plan.token if plan.kind == PERSON else ""
        self.invitation = plan.token if plan.kind == LINK else ""
        self.is_open = plan.kind in (
            OPEN,
            BOT,
        )  # whether it needs no link while it is empty; never once the cards are dealt
        self.nonce = ""
        self.dice = False  # whether its person asked to roll where others build
        self.wants_pause = False
        self.terms: Terms | None = None  # of the rematch that its person wants
        self.muted = set(plan.muted)  # seats that its person does not want to hear

    @property
    def is_person(self) -> bool:
        """Whether a person plays it, not a bot in his place."""
        return self.kind == PERSON and not self.bot

    @property
    def wants_rematch(self) -> bool:
        return self.terms is not None

    @property
    def is_played(self) -> bool:
        return self.kind == PERSON or bool(self.bot)

    @property
    def is_ready(self) -> bool:
        return bool(self.bot) or bool(self.nonce)

    def take(self, token: str, name: str) -> None:
        self.kind, self.token, self.name, self.bot = PERSON, token, name, ""
        self.nonce, self.dice, self.is_awaited, self.is_unseen = "", False, False, True
        self.sittings += 1
        self.forget_wishes()

    def leave(self) -> None:
        """Empty the seat: it needs a new link, unless it was open and nothing is dealt; a bot plays on till then."""
        self.kind, self.token, self.name, self.nonce = self.vacant, "", "", ""
        self.invitation = ""
        self.dice = self.is_awaited = self.is_unseen = False
        self.forget_wishes()

    @property
    def vacant(self) -> str:
        """The kind of the seat when nobody has it."""
        return OPEN if self.is_open else LINK

    def hand(self, bot: str, until_back: bool = False) -> None:
        """Let a bot play, or none; a seat that needs a link keeps that kind while a bot plays there."""
        self.bot, self.is_awaited = bot, until_back
        if self.kind != PERSON:
            self.kind = BOT if bot and self.kind != LINK else self.vacant
            self.name = self.name if bot else ""
        self.wants_pause = False

    def forget_wishes(self) -> None:
        self.wants_pause, self.terms = False, None
        self.muted = set()

    def player(self, label: str) -> Player:
        """Who sits here, for the record; a person without a name is called as the seat is."""
        if not self.bot:
            return Player(self.name or label, PERSON)
        return Player(self.bot, BOT, called=self.called if self.called != self.bot else "")

    @property
    def called(self) -> str:
        """As people call whoever sits here; a bot in somebody's place goes by his name."""
        return self.name or bot_name(self.bot)

    def state(self, online: bool, lost: bool = False, rolls: bool = False) -> SeatState:
        return SeatState(
            seat=self.seat,
            kind=self.kind,
            name=self.called,
            online=online,
            ready=self.is_ready,
            wants_pause=self.wants_pause,
            wants_rematch=self.wants_rematch,
            bot=self.bot,
            dice=rolls,
            lost=lost,
            terms=self.terms,
            unseen=self.is_unseen and not online,
            sittings=self.sittings,
            invited=self.kind == LINK and bool(self.invitation),
        )
