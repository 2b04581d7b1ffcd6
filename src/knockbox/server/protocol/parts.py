"""What stands in messages of the server."""

from typing import Any

import msgspec

from knockbox.engine.reason import Reason


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


class Unplayed(msgspec.Struct, frozen=True):
    """An input of a frozen table, of which this program can show no more than how it was written."""

    seat: int  # -1 is the table
    notation: str  # empty if somebody did something that you could not see


class Scene(msgspec.Struct, frozen=True):
    """The table as you see it now."""

    phase: str  # seating, playing, over or frozen
    view: Any  # yours, or public ([Knockdown](knockdown/views.md), [dungeon](dungeon/views.md)); null if there is none
    aids: Any  # for drawing ([Knockdown](knockdown/views.md#aids), [dungeon](dungeon/views.md#aids)); null without lang
    question: Question | None
    offers: list[Tried]  # what you may do beside the question, and what lies before you that you cannot use now
    utterances: list[Tried]  # what you may say or show
    asked: list[int]  # seats whose answer is awaited, as far as you were shown; -1 is the referee
    clock: Clock | None
    paused: bool
    luck: Luck
    result: list[float] | None  # 1 won, -1 lost, 0 drawn, by seat
    undo: bool  # whether you could take back your last deed
    adventure: Adventure | None  # that the match is a dungeon of
    frozen: str = ""  # why a table cannot go on, if it cannot
    unplayed: list[Unplayed] = []  # what you noticed beyond the view, at such a table


class Terms(msgspec.Struct, frozen=True):
    """How a rematch is wished."""

    stay: bool = False  # whether everybody stays on the seat he has
    options: dict[str, str] = {}  # that shall be others


class SeatState(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: str  # person, bot, link (needs its link) or open (to anybody, before the deal only)
    name: str  # of the person, or else of the bot
    online: bool
    ready: bool
    wants_pause: bool
    wants_rematch: bool
    bot: str = ""  # which bot plays it
    dice: bool = False  # whether it rolls where others build a tower
    lost: bool = False  # whether a person is away for whom the host may let a bot stand in
    terms: Terms | None = None  # of the rematch, if it is wanted
    unseen: bool = False  # whether a person sat down and has never come, so that the host may free the seat
    sittings: int = 0  # how often somebody sat down here: whoever does not want to hear a person knows him by it
    invited: bool = False  # whether there is a link that opens the seat; if it was left, the host makes a new one


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
    first: int  # the number of its first event in the message; in a snapshot, among all that you noticed
    count: int  # of its events, which follow each other
