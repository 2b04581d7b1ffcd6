"""A seat of a table: its kind, its player, and the player's votes."""

from collections import deque
from typing import Final

from knockbox.hosting.bot_names import bot_name
from knockbox.records.record import Player
from knockbox.server.protocol import SeatState, Terms
from knockbox.server.tables.log import SEAT_BOT, SEAT_LINK, SEAT_OPEN, SEAT_PERSON, SeatPlan

MAX_REMEMBERED_NAMES: Final = 10
"""Recent names of a seat that a report includes, as an offensive name is soon changed."""


class Seat:
    """State of one seat; tokens and invitations are stored as hashes only."""

    __slots__ = (
        "bot",
        "has_stand_in",
        "invitation",
        "is_open",
        "kind",
        "muted_seats",
        "name",
        "names",
        "never_connected",
        "nonce",
        "number",
        "rematch_terms",
        "sit_down_count",
        "token",
        "wants_dice",
        "wants_pause",
    )

    def __init__(self, number: int, plan: SeatPlan) -> None:
        self.number = number
        self.kind = plan.kind
        self.name = plan.name
        self.names: deque[tuple[int, str]] = deque(
            maxlen=MAX_REMEMBERED_NAMES
        )  # of the people on this seat, each with its time
        self.bot = plan.bot
        self.has_stand_in = False  # whether the bot plays only until the person is back
        self.never_connected = False  # whether the person sat down and has never connected
        self.sit_down_count = 0  # how often a person sat down
        self.token = plan.token if plan.kind == SEAT_PERSON else ""
        self.invitation = plan.token if plan.kind == SEAT_LINK else ""
        self.is_open = plan.kind in (SEAT_OPEN, SEAT_BOT)  # whether it needs no link while empty; never after the deal
        self.nonce = ""
        self.wants_dice = False  # whether the person asked to roll dice where others build
        self.wants_pause = False
        self.rematch_terms: Terms | None = None  # of the rematch that the person votes for
        self.muted_seats = set(plan.muted)

    @property
    def is_person(self) -> bool:
        """Whether a person plays it, not a bot in their place."""
        return self.kind == SEAT_PERSON and not self.bot

    @property
    def wants_rematch(self) -> bool:
        return self.rematch_terms is not None

    @property
    def is_played(self) -> bool:
        return self.kind == SEAT_PERSON or bool(self.bot)

    @property
    def is_ready(self) -> bool:
        return bool(self.bot) or bool(self.nonce)

    def sit_down(self, token: str, name: str) -> None:
        self.kind = SEAT_PERSON
        self.token = token
        self.name = name
        self.bot = ""
        self.nonce = ""
        self.wants_dice = False
        self.has_stand_in = False
        self.never_connected = True
        self.sit_down_count += 1
        self.clear_votes()

    def leave(self) -> None:
        """Empty the seat. It needs a new link, unless it is an open seat before the deal; a bot keeps playing."""
        self.kind = self.vacant_kind
        self.token = ""
        self.name = ""
        self.nonce = ""
        self.invitation = ""
        self.wants_dice = self.has_stand_in = self.never_connected = False
        self.clear_votes()

    @property
    def vacant_kind(self) -> str:
        """The kind of the seat while it is empty."""
        return SEAT_OPEN if self.is_open else SEAT_LINK

    def hand_over(self, bot: str, is_stand_in: bool = False) -> None:
        """Let a bot or, without a name, no bot play; a seat that needs a link keeps its kind while a bot plays."""
        self.bot = bot
        self.has_stand_in = is_stand_in
        if self.kind != SEAT_PERSON:
            self.kind = SEAT_BOT if bot and self.kind != SEAT_LINK else self.vacant_kind
            self.name = self.name if bot else ""
        self.wants_pause = False

    def clear_votes(self) -> None:
        self.wants_pause = False
        self.rematch_terms = None
        self.muted_seats = set()

    def player(self, label: str) -> Player:
        """Return the player for the record; a person without a name is called after the seat."""
        if not self.bot:
            return Player(self.name or label, SEAT_PERSON)
        return Player(self.bot, SEAT_BOT, nickname=self.display_name if self.display_name != self.bot else "")

    @property
    def display_name(self) -> str:
        """Display name; a bot in a person's place goes by their name."""
        return self.name or bot_name(self.bot)

    def to_message(self, online: bool, is_replaceable: bool = False, rolls_dice: bool = False) -> SeatState:
        return SeatState(
            seat=self.number,
            kind=self.kind,
            name=self.display_name,
            online=online,
            ready=self.is_ready,
            wants_pause=self.wants_pause,
            wants_rematch=self.wants_rematch,
            bot=self.bot,
            dice=rolls_dice,
            lost=is_replaceable,
            terms=self.rematch_terms,
            unseen=self.never_connected and not online,
            sittings=self.sit_down_count,
            invited=self.kind == SEAT_LINK and bool(self.invitation),
        )
