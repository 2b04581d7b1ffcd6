"""Parts of server messages."""

from typing import Any

import msgspec

from knockbox.engine.reason import Reason


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that is legal, or illegal for stated reasons."""

    choice: int
    notation: str
    enabled: bool
    reasons: tuple[Reason, ...] = ()
    text: str = ""  # in your language, if you set one
    told: tuple[str, ...] = ()  # the reasons as text


class Question(msgspec.Struct, frozen=True):
    """The question put to your seat."""

    id: int  # changes whenever the question or your view of the table changes
    prompt: str
    text: str  # in your language, if you set one
    candidates: list[Tried]  # legal and illegal actions


class Clock(msgspec.Struct, frozen=True):
    """The remaining time."""

    left_ms: int
    running: bool
    seat: int | None  # that has to decide; null for a clock of the whole match
    rule: str  # that says what happens when it runs out


class Luck(msgspec.Struct, frozen=True):
    """What anyone needs to verify the chance of a match; see `./kb verify`. Empty for a daily deal."""

    commitment: str
    nonces: list[str]  # by seat, once the cards are dealt
    secret: str  # once the match is over


class FinishedDungeon(msgspec.Struct, frozen=True):
    """A finished dungeon of an adventure."""

    level: int
    won: bool


class Adventure(msgspec.Struct, frozen=True):
    """The progress of an adventure: before this dungeon and, once it is over, after it."""

    level: int  # of this dungeon; once it is over, of the next one
    last: int  # the final level
    tokens: list[str]  # of the grimoire, at the start of this dungeon or the next one
    tried: list[FinishedDungeon]  # finished dungeons, oldest first
    points: int  # for chests, in all dungeons won
    finished: bool  # whether the adventure is won


class Unplayed(msgspec.Struct, frozen=True):
    """An input of a frozen table, which this version can show as notation only."""

    seat: int  # -1 is the table
    notation: str  # empty if you could not see the choice


class TableView(msgspec.Struct, frozen=True):
    """The table as you see it now."""

    phase: str  # seating, playing, over or frozen
    view: Any  # yours, or public ([Knockdown](knockdown/views.md), [dungeon](dungeon/views.md)); null if there is none
    aids: Any  # for drawing ([Knockdown](knockdown/views.md#aids), [dungeon](dungeon/views.md#aids)); null without lang
    question: Question | None
    offers: list[Tried]  # actions besides the question, including those that are disabled now
    utterances: list[Tried]  # talk actions: what you may say or show
    asked: list[int]  # seats that have to answer, as far as you can see; -1 is the referee
    clock: Clock | None
    paused: bool
    luck: Luck
    result: list[float] | None  # 1 won, -1 lost, 0 drawn, by seat
    undo: bool  # whether you can undo your last input
    adventure: Adventure | None  # that the match belongs to
    frozen: str = ""  # why the table is frozen; empty if it is not
    unplayed: list[Unplayed] = []  # at a frozen table, the inputs you noticed after the view


class Terms(msgspec.Struct, frozen=True):
    """The terms of a rematch."""

    stay: bool = False  # whether all players keep their seats
    options: dict[str, str] = {}  # changed options


class SeatState(msgspec.Struct, frozen=True):
    """The state of a seat."""

    seat: int
    kind: str  # person, bot, link (needs its link) or open (to anyone, before the deal only)
    name: str  # of the person, or else of the bot
    online: bool
    ready: bool
    wants_pause: bool
    wants_rematch: bool
    bot: str = ""  # which bot plays it
    dice: bool = False  # whether it rolls dice where others build a tower
    lost: bool = False  # whether its person is away and the host may let a bot stand in
    terms: Terms | None = None  # of the rematch, if its player wants one
    unseen: bool = False  # whether its person has never connected, so that the host may free the seat
    sittings: int = 0  # how often a person sat down here; identifies the person for local mutes
    invited: bool = False  # whether a link opens the seat; for a seat that was left, the host creates a new one


class TableFacts(msgspec.Struct, frozen=True):
    """The fixed properties of a table."""

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
    daily: str  # the date (UTC) of the daily deal; empty if it is none


class ToldEvent(msgspec.Struct, frozen=True):
    """An event, and the `seq` with which it was sent to you; 1 is the deal."""

    seq: int
    event: Any  # of [Knockdown](knockdown/events.md) or [the dungeon](dungeon/events.md)


class LogLine(msgspec.Struct, frozen=True):
    """A sentence about one or more events of the same message."""

    text: str
    rule: str  # that it cites; may be empty
    first: int  # index of its first event in the message; in a snapshot, among all that you noticed
    count: int  # number of its events, which are consecutive
