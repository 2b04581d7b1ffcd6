"""What stands in the log of a table: every line is a fact, written before anybody hears of it."""

from typing import Final, TypeAlias, Union

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.records.adventure import Journey
from knockbox.records.record import Player

SCHEMA: Final = 5

PERSON: Final = "person"
BOT: Final = "bot"
LINK: Final = "link"
OPEN: Final = "open"


class Entry(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """A line of the log; its number and the time are kept beside it."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat is for when the table is opened."""

    kind: str  # person, bot, link or open
    name: str = ""
    bot: str = ""
    token: str = ""  # hash of what opens it: the token of a person, the invitation of a link
    muted: list[int] = []  # seats that a person did not want to hear at the table before


class Opened(Entry, frozen=True):
    """Somebody opened the table."""

    schema: int
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, str]  # as they were chosen
    settled: dict[str, str]  # all of them
    packs: list[str]
    seats: list[SeatPlan]
    host: str  # hash of the token
    commitment: str
    secret: str
    public: bool = False
    correspondence: bool = False
    hints: bool = False
    spectators: bool = True
    former: str = ""  # the table that this one follows
    daily: str = ""  # the day whose deal it is; such a deal has neither secret nor commitment
    removed: list[str] = []  # who was sent away from the tables before, as `Removed` has it
    journey: Journey | None = None  # how far an adventure was when its group came to this dungeon


class Taken(Entry, frozen=True):
    """A person sat down."""

    seat: int
    token: str  # its hash
    name: str
    clock_ms: int = 0


class Came(Entry, frozen=True):
    """Whoever sat down was connected for the first time."""

    seat: int


class Left(Entry, frozen=True):
    """A person got up, or never came and the host freed the seat; links of before open it no more."""

    seat: int
    clock_ms: int = 0
    action: str = ""  # by which the host freed it
    by: int = PUBLIC  # the place from which he did


class Invited(Entry, frozen=True):
    """The host made a new link to an empty seat."""

    seat: int
    invitation: str  # its hash
    action: str
    by: int = PUBLIC  # the place from which the host did


class Renamed(Entry, frozen=True):
    """A person is called otherwise."""

    seat: int
    name: str
    action: str = ""


class Handed(Entry, frozen=True):
    """From now on a bot plays the seat, or with no name its person again."""

    seat: int
    bot: str
    clock_ms: int = 0
    until_back: bool = False  # the person was lost, and plays again as soon as he comes
    action: str = ""
    by: int = PUBLIC  # the place from which somebody wished it


class Readied(Entry, frozen=True):
    """A person has seen the commitment and added a nonce."""

    seat: int
    nonce: str
    dice: bool = False  # whether the seat rolls where others build


class Dealt(Entry, frozen=True):
    """All were ready: the cards are on the table, by these rules."""

    rules_version: int
    content_hash: str
    options: dict[str, str]
    players: list[Player]
    nonces: list[str]
    state: str  # hash
    made_by: str = ""  # which program dealt them
    has_match_clock: bool = False  # whether the clock of an input is that of the whole match


class Made(Entry, frozen=True):
    """An input: an answer, an offer taken up, or an utterance; by a seat, or -1 by the table."""

    seat: int
    choice: int
    notation: str
    state: str  # hash afterwards
    shown: int = 0  # bits of those who noticed something; the bit after those of the seats is the public
    turned: int = 0  # bits of those whose question or view is another now
    told: int = 0  # bits of those to whom the notation is no secret
    is_chance: bool = False  # whether luck had a hand in it
    is_lesson: bool = False  # whether its seat learnt something hidden that nobody else noticed
    action: str = ""  # the id that its client gave it
    clock_ms: int = 0  # what the clock showed
    result: list[float] = []  # by seat, if the match was over then
    trace: str = ""  # of the tower that was judged by it

    @property
    def is_private(self) -> bool:
        """Whether nobody but its seat noticed it, no luck was in it, and its seat learnt nothing by it."""
        is_plain = not self.is_chance and not self.is_lesson and self.seat != PUBLIC
        return is_plain and not self.shown & ~(1 << self.seat)


class Started(Entry, frozen=True):
    """The clock of a tower was started; a verdict follows, or a server stopped before."""

    inputs: int  # before its verdict


class Resumed(Entry, frozen=True):
    """The table is served again, after a time in which nobody served it; its clock goes on from here."""

    clock_ms: int


class Undone(Entry, frozen=True):
    """The last deed was taken back; what was said since stays said."""

    seat: int
    action: str = ""
    clock_ms: int = 0


class Spoken(Entry, frozen=True):
    """Chat."""

    seat: int
    text: str
    action: str = ""


class Voted(Entry, frozen=True):
    """Whether a person wants a pause."""

    seat: int
    pause: bool
    clock_ms: int = 0
    action: str = ""


class Muted(Entry, frozen=True):
    """Whether a person wants to hear another."""

    seat: int
    whom: int
    on: bool
    action: str = ""


class Reported(Entry, frozen=True):
    """Somebody complained of a seat; what he said is kept elsewhere."""

    seat: int
    by: int  # the place from which he did
    said: str  # hash
    action: str


class Removed(Entry, frozen=True):
    """The host sent a spectator away."""

    whom: str  # hash of where he came from
    spectator: int  # his number
    action: str = ""
    by: int = PUBLIC  # the place from which the host did


class Wished(Entry, frozen=True):
    """A person wants a rematch; not with whoever wanted it otherwise."""

    seat: int
    stay: bool = False
    options: dict[str, str] = {}


class Followed(Entry, frozen=True):
    """These people play on at another table; who sat here sits there, with the same tokens."""

    table: str
    seats: list[int]  # where each seat of this table sits there


AnyEntry: TypeAlias = Union[  # noqa: UP007
    Opened,
    Taken,
    Came,
    Left,
    Invited,
    Renamed,
    Handed,
    Readied,
    Dealt,
    Made,
    Started,
    Resumed,
    Undone,
    Spoken,
    Voted,
    Muted,
    Reported,
    Removed,
    Wished,
    Followed,
]


class Line(msgspec.Struct, frozen=True):
    """An entry with its place and its time."""

    seq: int  # from 0
    at_ms: int  # since 1970
    entry: AnyEntry


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    return ENCODER.encode(entry)


def read(body: bytes) -> AnyEntry:
    return DECODER.decode(body)
