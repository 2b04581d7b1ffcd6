"""Log entries of a table: facts, written to the store before any client hears of them."""

from typing import Final, TypeAlias, Union

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.records.adventure import AdventureProgress
from knockbox.records.record import Player

LOG_SCHEMA: Final = 6

SEAT_PERSON: Final = "person"
SEAT_BOT: Final = "bot"
SEAT_LINK: Final = "link"
SEAT_OPEN: Final = "open"


class LogEntry(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """The content of a log entry, without its sequence number and time."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a seat is for when the table is opened."""

    kind: str  # person, bot, link or open
    name: str = ""
    bot: str = ""
    token: str = ""  # hash of the person's token, or of the link's invitation
    muted: list[int] = []  # seats that the person muted at the previous table


class TableOpened(LogEntry, frozen=True):
    """The table was opened."""

    schema: int
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, str]  # those that were chosen
    all_options: dict[str, str]  # all options, with defaults
    packs: list[str]
    seats: list[SeatPlan]
    host: str  # hash of the token
    commitment: str
    secret: str
    public: bool = False
    correspondence: bool = False
    hints: bool = False
    spectators: bool = True
    previous_table: str = ""  # the table that this is a rematch of
    daily: str = ""  # date of a daily deal, which has neither secret nor commitment
    removed: list[str] = []  # origins of spectators removed from the previous tables, as in `SpectatorRemoved`
    adventure: AdventureProgress | None = None  # progress of the adventure when its group entered this dungeon


class SeatTaken(LogEntry, frozen=True):
    """A person sat down."""

    seat: int
    token: str  # its hash
    name: str
    clock_ms: int = 0


class PlayerConnected(LogEntry, frozen=True):
    """A seated person connected for the first time."""

    seat: int


class SeatLeft(LogEntry, frozen=True):
    """A person left their seat, or never connected and the host freed it; earlier links no longer open it."""

    seat: int
    clock_ms: int = 0
    action: str = ""  # id of the host's request, if the host freed it
    by: int = PUBLIC  # the host's place


class LinkCreated(LogEntry, frozen=True):
    """The host created a new link to an empty seat."""

    seat: int
    invitation: str  # its hash
    action: str
    by: int = PUBLIC  # the host's place


class PlayerRenamed(LogEntry, frozen=True):
    """A person changed their name."""

    seat: int
    name: str
    action: str = ""


class SeatHandedOver(LogEntry, frozen=True):
    """The seat was handed to a bot or, without a bot's name, back to its person."""

    seat: int
    bot: str
    clock_ms: int = 0
    until_back: bool = False  # the person was replaced while away, and plays again as soon as they connect
    action: str = ""
    by: int = PUBLIC  # the place of the request


class PlayerReady(LogEntry, frozen=True):
    """A person has seen the commitment and added a nonce."""

    seat: int
    nonce: str
    dice: bool = False  # whether the seat rolls dice where others build


class CardsDealt(LogEntry, frozen=True):
    """Every player was ready and the cards were dealt, by these rules."""

    rules_version: int
    content_hash: str
    options: dict[str, str]
    players: list[Player]
    nonces: list[str]
    state: str  # hash
    made_by: str = ""  # program version that dealt
    has_match_clock: bool = False  # whether clock times count the whole match rather than one decision


class InputMade(LogEntry, frozen=True):
    """An input: an answer, a side action or a talk action, of a seat or (-1) of the table."""

    seat: int
    choice: int
    notation: str
    state: str  # hash afterwards
    seen_by: int = 0  # bit mask of places that noticed something; the bit after the seats is the public
    view_changed_for: int = 0  # bit mask of places whose question or view changed
    choice_known_to: int = 0  # bit mask of places that may know the choice
    is_chance: bool = False  # whether it involved chance
    revealed_hidden: bool = False  # whether it revealed something hidden to its own seat alone
    action: str = ""  # request id of its client
    clock_ms: int = 0  # elapsed time
    result: list[float] = []  # by seat, if the match ended with it
    trace: str = ""  # of the tower that it is the verdict on

    @property
    def is_private(self) -> bool:
        """Whether only its seat noticed it, it involved no chance, and it revealed nothing hidden."""
        is_plain = not self.is_chance and not self.revealed_hidden and self.seat != PUBLIC
        return is_plain and not self.seen_by & ~(1 << self.seat)


class TowerStarted(LogEntry, frozen=True):
    """A tower clock was started; a verdict follows unless the server stopped."""

    inputs: int  # number of inputs before the verdict


class ClockResumed(LogEntry, frozen=True):
    """The table is served again after a gap; its clock continues from here."""

    clock_ms: int


class InputUndone(LogEntry, frozen=True):
    """The last private input was undone; talk actions made since stay."""

    seat: int
    action: str = ""
    clock_ms: int = 0


class ChatSent(LogEntry, frozen=True):
    """A chat message."""

    seat: int
    text: str
    action: str = ""


class PauseVoted(LogEntry, frozen=True):
    """A person voted for or against a pause."""

    seat: int
    pause: bool
    clock_ms: int = 0
    action: str = ""


class SeatMuted(LogEntry, frozen=True):
    """A person muted or unmuted another seat."""

    seat: int
    whom: int
    on: bool
    action: str = ""


class SeatReported(LogEntry, frozen=True):
    """A seat was reported; the text is in the report, not in the log."""

    seat: int
    by: int  # the place of the reporter
    text_hash: str  # hash of the text
    action: str


class SpectatorRemoved(LogEntry, frozen=True):
    """The host removed a spectator."""

    whom: str  # hash of their address
    spectator: int  # their number
    action: str = ""
    by: int = PUBLIC  # the host's place


class RematchVoted(LogEntry, frozen=True):
    """A person voted for a rematch; votes for other terms are void."""

    seat: int
    stay: bool = False
    options: dict[str, str] = {}


class RematchOpened(LogEntry, frozen=True):
    """A rematch was opened at another table, with the same players and tokens."""

    table: str
    seats: list[int]  # new seat of each seat of this table


AnyEntry: TypeAlias = Union[  # noqa: UP007
    TableOpened,
    SeatTaken,
    PlayerConnected,
    SeatLeft,
    LinkCreated,
    PlayerRenamed,
    SeatHandedOver,
    PlayerReady,
    CardsDealt,
    InputMade,
    TowerStarted,
    ClockResumed,
    InputUndone,
    ChatSent,
    PauseVoted,
    SeatMuted,
    SeatReported,
    SpectatorRemoved,
    RematchVoted,
    RematchOpened,
]


class StampedEntry(msgspec.Struct, frozen=True):
    """A log entry with its sequence number and time."""

    seq: int  # from 0
    at_ms: int  # since 1970
    entry: AnyEntry


ENCODER: Final = msgspec.json.Encoder()
ENTRY_DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    return ENCODER.encode(entry)


def decode_entry(body: bytes) -> AnyEntry:
    return ENTRY_DECODER.decode(body)
