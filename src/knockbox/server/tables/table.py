"""A table as its log tells it."""

from collections import deque
from collections.abc import Hashable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import SEAT_NAMES, AnyGame, build
from knockbox.records.adventure import Journey, after_match
from knockbox.records.record import Committed, Daily, Player, Start
from knockbox.records.session import Session, begin
from knockbox.server.protocol import Chatted, TableFacts
from knockbox.server.tables import log
from knockbox.server.tables.chair import Chair
from knockbox.server.tables.clock import TableClock
from knockbox.server.tables.course import Course
from knockbox.server.tables.dice import seat_rolls, with_dice
from knockbox.server.tables.shares import Shares

SEATING: Final = "seating"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
GAMES_KEPT: Final = 256
LATEST: Final = 50
"""Lines of chat that whoever comes is told."""
MOST_INPUTS: Final = 10_000
"""Of one match, beside what is said in it; by the rules all end far sooner, but for those without a stall guard."""
REMEMBERED: Final = 2_000
"""Ids of actions by which a repetition is known."""


class Deed(NamedTuple):
    """What was done under an id: whoever asks for it again is known from whoever asks for something else."""

    do: str
    what: Hashable = 0  # the choice, what was said, or what else was wished
    question: int | None = None  # the one that its seat had then; a wish beside it need not name it

    def is_again(self, wished: "Deed") -> bool:
        return self[:2] == wished[:2] and wished.question in (None, self.question)


class Table:
    """All that is known of a table; only lines of its log change it, see `changes`."""

    def __init__(self, id: str, first: log.Line) -> None:
        assert isinstance(first.entry, log.Opened), "a log begins with the opening of its table"  # noqa: S101
        self.id = id
        self.opened = first.entry
        self.created_ms = first.at_ms
        self.touched_ms = first.at_ms
        self.briefed_ms = first.at_ms  # when it was last said in a brief that somebody was here
        self.lines = 1
        self.chairs = [Chair(seat, plan) for seat, plan in enumerate(first.entry.seats)]
        for chair in self.chairs:
            chair.names.append((first.at_ms, chair.name))
        self.dealt: log.Dealt | None = None
        self.course: Course | None = None
        self.unplayed: list[log.Made] = []  # inputs that this program cannot repeat
        self.clock: TableClock | None = None
        self.frozen = ""
        self.is_diverged = False  # whether it is frozen though this program has its rules: the log may be damaged
        self.actions: dict[tuple[int, str], Deed] = {}  # what was done lately, in its order
        self.shares = Shares(len(self.chairs), first.at_ms)
        self.said = 0  # inputs by which something was said or shown, and no more
        self.chat: deque[Chatted] = deque(maxlen=LATEST)
        self.removed = set(first.entry.removed)  # from where nobody may look on, by hashes
        self.followed: log.Followed | None = None
        self.started: int | None = None  # after how many inputs the clock of a tower was started last

    @property
    def phase(self) -> str:
        if self.frozen:
            return FROZEN
        if self.course is None:
            return SEATING
        return OVER if self.course.session.end else PLAYING

    @property
    def has_ended(self) -> bool:
        """Whether its match came to an end, be it one that this program cannot repeat."""
        return self.phase == OVER or bool(self.unplayed and self.unplayed[-1].result)

    @property
    def is_paused(self) -> bool:
        people = self.people
        return bool(people) and self.phase == PLAYING and all(chair.wants_pause for chair in people)

    @property
    def is_full(self) -> bool:
        """Whether no more answers fit into its match; it can still be given up."""
        return self.course is not None and len(self.course.session.inputs) - self.said >= MOST_INPUTS

    @property
    def people(self) -> list[Chair]:
        """Seats that people play now."""
        return [chair for chair in self.chairs if chair.is_person]

    @property
    def game(self) -> AnyGame:
        """The rules that the table was opened with, or those it is played by."""
        if self.course is not None:
            return self.course.session.game
        return game_of(self.opened.game, self.options, self.opened.packs, len(self.chairs))

    @property
    def options(self) -> dict[str, str]:
        """What was chosen when the table was opened, and what seats asked for since."""
        return with_dice(self.opened.options, [chair.dice for chair in self.chairs])

    def rolls(self, seat: int) -> bool:
        """KDR-69 Whether a seat rolls where others build, whoever asked for that, and whoever sits there by now."""
        return seat_rolls(self.dealt.options if self.dealt else self.options, seat)

    @property
    def facts(self) -> TableFacts:
        opened = self.opened
        return TableFacts(
            id=self.id,
            game=opened.game,
            rules_version=self.dealt.rules_version if self.dealt else opened.rules_version,
            packs=opened.packs,
            content_hash=self.dealt.content_hash if self.dealt else opened.content_hash,
            options=self.dealt.options if self.dealt else opened.settled,
            public=opened.public,
            correspondence=opened.correspondence,
            hints=opened.hints,
            spectators=opened.spectators,
            created_ms=self.created_ms,
            daily=opened.daily,
        )

    @property
    def journey(self) -> Journey | None:
        """How far the adventure is that this dungeon belongs to, and once it is over how the way leads on."""
        begun = self.opened.journey
        is_over = begun is not None and self.phase == OVER
        return after_match(begun, self.course.session, self.id) if is_over and begun and self.course else begun

    def players(self) -> list[Player]:
        labels = SEAT_NAMES[self.opened.game]
        return [chair.player(labels[chair.seat]) for chair in self.chairs]

    def deal(self, players: list[Player], nonces: list[str]) -> Session:
        """The match of this table, dealt by its secret and by what the players added, or as its day wants it."""
        opened = self.opened
        game = game_of(opened.game, self.options, opened.packs, len(players))
        start, adventure = start_of(opened, nonces), name_of(opened)
        return begin(game, opened.packs, players, start, opened.secret, adventure)

    @property
    def has_match_clock(self) -> bool:
        return self.clock is not None and self.clock.timing.is_whole_match

    def freeze(self, why: str, is_diverged: bool = False) -> None:
        """Go no further; what is known up to here stays readable."""
        self.frozen = why
        self.is_diverged = is_diverged
        if self.clock is not None:
            self.clock.stop()

    def set_clock(self, shown_ms: int, at_ms: int) -> None:
        if self.clock is not None:
            self.clock.set(shown_ms, at_ms, self.is_hurried(self.course.table_question if self.course else None))

    def is_hurried(self, question: Decision | None) -> bool:
        """Whether the clock runs for a question: bots and referees are not hurried, and a pause is a pause.

        It runs on where somebody got up: he or another may sit down again, and nobody thinks for free meanwhile.
        """
        if self.phase != PLAYING or self.is_paused or question is None:
            return False
        return question.seat != PUBLIC and not self.chairs[question.seat].bot

    def clock_ms(self, now_ms: int) -> int:
        return self.clock.reading(now_ms) if self.clock else 0

    def remember(self, seat: int, action: str, deed: Deed) -> None:
        if action:
            self.actions[seat, action] = deed
        if len(self.actions) > REMEMBERED:
            del self.actions[next(iter(self.actions))]

    def forget_actions(self, seat: int) -> None:
        """Whoever sits there from now on did none of them."""
        self.actions = {key: deed for key, deed in self.actions.items() if key[0] != seat}


def start_of(opened: log.Opened, nonces: list[str]) -> Start:
    """KKDR-49 Nobody has a say in the deal of a day."""
    return Daily(opened.daily) if opened.daily else Committed(opened.commitment, nonces)


def name_of(opened: log.Opened) -> str:
    """The adventure that stands in a record."""
    return opened.journey.name if opened.journey else ""


def game_of(game: str, options: dict[str, str], packs: list[str], seats: int) -> AnyGame:
    """Tables of the same kind share their rules."""
    return built(msgspec.json.encode([game, sorted(options.items()), packs, seats]))


@lru_cache(GAMES_KEPT)
def built(setting: bytes) -> AnyGame:
    game, options, packs, seats = msgspec.json.decode(setting)
    return build(game, dict(options), packs, seats)
