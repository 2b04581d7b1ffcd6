"""What is said on the wire: every message both ways, and what stands in it.

A socket belongs to one seat of one table, or to a spectator. The first message is `hello`; the server answers with
`welcome` and `snapshot`, and from then on tells `events` as they happen. Whatever is asked with an `id` is answered by
one message with the same id. Asking twice with the same id does it once; asking for something else with the id of a
choice, an undo or chat of before is refused as `id-used`.
"""

from typing import Annotated, Any, Final, TypeAlias, Union

import msgspec
from msgspec import Meta

from knockbox.engine.reason import Reason

PROTOCOL: Final = 1
"""Goes up when a client of before could misunderstand."""

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_REPORT: Final = 1000

ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[\x21-\x7e]+\Z")]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**62 - 1)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Token: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"\A[A-Za-z0-9_-]*\Z")]
Nonce: TypeAlias = Annotated[str, Meta(min_length=8, max_length=128, pattern=r"\A[\x21-\x7e]+\Z")]
Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Language: TypeAlias = Annotated[str, Meta(max_length=8, pattern=r"\A[a-z-]*\Z")]
BotName: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"\A[a-z:]*\Z")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


# ---------------------------------------------------------------------------------------------- from a client


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """What a client says."""


class Hello(Request, frozen=True):
    """Who is there; the first message of a socket."""

    token: Token = ""  # of your seat; without one you are a spectator
    host: Token = ""  # if you opened the table
    seq: Count | None = None  # the last one you have, if you were here before: only what followed is told
    lang: Language = ""  # of texts in questions, refusals and hints; without one there are none
    protocol: int = PROTOCOL


class Ready(Request, frozen=True):
    """You have seen the commitment; the deal waits for the nonces of all people, and is made of them but on a daily."""

    id: ActionId
    nonce: Nonce


class Choose(Request, frozen=True):
    """Answer your question; without `question`, do or say something beside it."""

    id: ActionId
    choice: Choice
    question: Count | None = None  # its id


class Preview(Request, frozen=True):
    """What would follow from a choice, as far as your seat can know."""

    id: ActionId
    choice: Choice


class Undo(Request, frozen=True):
    """Take back your last input, if nobody has noticed it, no chance followed and you learnt nothing by it."""

    id: ActionId


class Hint(Request, frozen=True):
    """What a strong bot would do in your place."""

    id: ActionId


class Chat(Request, frozen=True):
    """Say something in your own words."""

    id: ActionId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Pause(Request, frozen=True):
    """Vote for a pause; it begins when all people want it, and ends when one of them does not."""

    id: ActionId
    on: bool


class Rename(Request, frozen=True):
    """Be called otherwise."""

    id: ActionId
    name: Name


class Leave(Request, frozen=True):
    """Get up; your token is worth nothing from then on, and somebody else may sit down."""

    id: ActionId


class Hand(Request, frozen=True):
    """Let a bot play a seat, yours or as the host an empty one; without a name, take it back."""

    id: ActionId
    seat: Seat
    bot: BotName = ""


class Mute(Request, frozen=True):
    """Hear the chat of a seat no more, or again."""

    id: ActionId
    seat: Seat
    on: bool


class Remove(Request, frozen=True):
    """As the host, send a spectator away."""

    id: ActionId
    spectator: Count


class Report(Request, frozen=True):
    """Tell the people who run this server of a name or of chat."""

    id: ActionId
    seat: Seat
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)]


class Rematch(Request, frozen=True):
    """Play on: the next dungeon or another try on the same seats, else again with swapped ones; when all want it."""

    id: ActionId


class Look(Request, frozen=True):
    """After the end: the table as any seat saw it after any input."""

    id: ActionId
    seat: Seat | None = None  # without one, as spectators saw it
    input: Count | None = None  # without one, at the end


class Recount(Request, frozen=True):
    """After the end: what the bot on a seat was up to; it thinks its choices over again, which takes a while."""

    id: ActionId
    seat: Seat


class Recall(Request, frozen=True):
    """Older lines of the log, of which a snapshot has the latest."""

    id: ActionId
    before: Count  # the `first` of the oldest line you have


class Pong(Request, frozen=True):
    """The answer to a ping."""

    n: Count


ClientMessage: TypeAlias = Union[  # noqa: UP007 (msgspec and the generators read it as a list)
    Hello,
    Ready,
    Choose,
    Preview,
    Undo,
    Hint,
    Chat,
    Pause,
    Rename,
    Leave,
    Hand,
    Mute,
    Remove,
    Report,
    Rematch,
    Look,
    Recount,
    Recall,
    Pong,
]


# ---------------------------------------------------------------------------------------------- parts of messages


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that could be tried: open, or closed for reasons."""

    choice: int
    notation: str
    enabled: bool
    reasons: tuple[Reason, ...] = ()
    text: str = ""  # in your language, if you named one
    told: tuple[str, ...] = ()  # the reasons in your language


class Question(msgspec.Struct, frozen=True):
    """What your seat is asked."""

    id: int  # changes whenever the question, or what you see of the table, does
    prompt: str
    text: str  # in your language, if you named one
    candidates: list[Tried]  # all that could be tried


class Clock(msgspec.Struct, frozen=True):
    """The time that is left."""

    left_ms: int
    running: bool
    seat: int | None  # whose decision it is that runs out; none for the clock of a match
    rule: str  # that says what happens then


class Luck(msgspec.Struct, frozen=True):
    """What everybody needs to check the chance of a match; see `./kb verify`. In the deal of a day all is empty."""

    commitment: str
    nonces: list[str]  # by seat, once the cards are dealt
    secret: str  # once the match is over


class Trial(msgspec.Struct, frozen=True):
    """A dungeon of an adventure that came to its end."""

    level: int
    won: bool


class Adventure(msgspec.Struct, frozen=True):
    """How far an adventure is: as this dungeon was entered and, once it is over, as the way leads on."""

    level: int  # of this dungeon; once it is over, of the next one
    last: int  # the level after which all is won
    tokens: list[str]  # of the grimoire, that this dungeon or the next one begins with
    tried: list[Trial]  # in their order
    points: int  # for chests, of all dungeons won
    finished: bool  # whether all is won


class Scene(msgspec.Struct, frozen=True):
    """The table as you see it now."""

    phase: str  # seating, playing, over or frozen
    view: Any  # yours, or public ([Knockdown](knockdown/views.md), [dungeon](dungeon/views.md)); null before the deal
    aids: Any  # for drawing ([Knockdown](knockdown/views.md#aids), [dungeon](dungeon/views.md#aids)); null without lang
    question: Question | None
    offers: list[Tried]  # what you may do beside the question
    utterances: list[Tried]  # what you may say or show
    asked: list[int]  # seats whose answer is awaited, as far as you were shown; -1 is the referee
    clock: Clock | None
    paused: bool
    luck: Luck
    result: list[float] | None  # 1 won, -1 lost, 0 drawn, by seat
    undo: bool  # whether you could take back your last input
    adventure: Adventure | None  # that the match is a dungeon of
    frozen: str = ""  # why a table cannot go on, if it cannot


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: str  # person, bot, link (kept for whoever has its link) or open
    name: str  # of the person, or else of the bot
    online: bool
    ready: bool
    wants_pause: bool
    wants_rematch: bool
    bot: str = ""  # which bot plays it


class TableFacts(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    game: str
    rules_version: int
    packs: list[str]
    content_hash: str
    options: dict[str, str]
    public: bool
    correspondence: bool
    hints: bool
    spectators: bool
    created_ms: int
    daily: str  # the day (UTC) whose deal all the world has, or none


class ToldEvent(msgspec.Struct, frozen=True):
    """Something that happened, and with which `seq` you heard of it; 1 is the deal."""

    seq: int
    event: Any  # of [Knockdown](knockdown/events.md) or [the dungeon](dungeon/events.md)


class LogLine(msgspec.Struct, frozen=True):
    """A sentence about one or more events that stand in the same message."""

    text: str
    rule: str  # that it follows, or none
    first: int  # the number of its first event in the message
    count: int  # of its events, which follow each other


# ---------------------------------------------------------------------------------------------- from the server


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """What the server says."""


class Welcome(Message, frozen=True):
    """You are in."""

    protocol: int
    table: TableFacts
    seat: int | None  # yours
    host: bool
    spectator: int | None  # your number, if you are one
    muted: list[int] = []  # seats whose chat you do not want to hear


class Snapshot(Message, frozen=True):
    """All that you may know now; what you were told before is to be forgotten."""

    seq: int
    events: list[ToldEvent]  # all that you noticed since the deal
    lines: list[LogLine]  # the same in your language, if you named one; of more than 1,000 events the latest
    scene: Scene


class Events(Message, frozen=True):
    """What happened since the last `seq`, and how the table looks now."""

    seq: int
    events: list[ToldEvent]
    lines: list[LogLine]  # the same in your language, if you named one; of more than 1,000 events the latest
    scene: Scene


class Seats(Message, frozen=True):
    """Who sits where, and who looks on."""

    seats: list[SeatState]
    spectators: list[int]


class Chatted(Message, frozen=True):
    """Somebody said something; after a welcome the last of it is told again."""

    seat: int
    name: str
    text: str
    at_ms: int


class Muted(Message, frozen=True):
    """Whose chat you do not want to hear from now on, wherever you said so."""

    seats: list[int]


class Accepted(Message, frozen=True):
    """What you asked for was done, and will not be lost."""

    id: str


class Refused(Message, frozen=True):
    """What you asked for was not done, and why."""

    id: str  # empty if what you said could not be read
    code: str
    text: str  # in plain English, for whoever writes a client
    reasons: tuple[Reason, ...] = ()
    told: tuple[str, ...] = ()  # the reasons in your language, if you named one


class Previewed(Message, frozen=True):
    """What would follow from a choice."""

    id: str
    events: list[Any]  # as far as they are the same whatever is hidden
    lines: list[LogLine]  # the same in your language, if you named one
    view: Any  # the table then, if it is the same whatever is hidden; else null
    certain: bool  # whether nothing hidden and no chance has a say in it


class Hinted(Message, frozen=True):
    """What a strong bot would do; the fields of `./kb hint --json`."""

    id: str
    hint: Any


class Looked(Message, frozen=True):
    """A view of a match that is over."""

    id: str
    input: int
    inputs: int  # of the whole match
    seat: int | None
    view: Any
    events: list[Any]  # of that input
    lines: list[LogLine]  # the same in your language, if you named one


class Recounted(Message, frozen=True):
    """What a bot was up to in a match that is over, as it tells it itself."""

    id: str
    seat: int
    sentences: list[str]  # in your language; in English if you named none


class Recalled(Message, frozen=True):
    """Lines of the log from before; where they are none, you have all."""

    id: str
    lines: list[LogLine]  # whose events stand in your last snapshot; of more than 1,000 events the latest


class Followed(Message, frozen=True):
    """The next match of these players; your token opens your seat there."""

    table: str
    seat: int | None


class Ping(Message, frozen=True):
    """Are you there? Say `pong`."""

    n: int


class Bye(Message, frozen=True):
    """The server closes the socket, and why."""

    code: str
    text: str


ServerMessage: TypeAlias = Union[  # noqa: UP007
    Welcome,
    Snapshot,
    Events,
    Seats,
    Chatted,
    Muted,
    Accepted,
    Refused,
    Previewed,
    Hinted,
    Looked,
    Recounted,
    Recalled,
    Followed,
    Ping,
    Bye,
]
