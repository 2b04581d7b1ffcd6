"""The state of a table, derived from its log."""

from collections import deque
from collections.abc import Hashable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import SEAT_NAMES, AnyGame, build
from knockbox.records.adventure import AdventureProgress, record_match
from knockbox.records.record import CommittedStart, DailyStart, Player, Start
from knockbox.records.session import Session, start_session
from knockbox.server.protocol import Chatted, TableFacts
from knockbox.server.tables import log
from knockbox.server.tables.clock import TableClock
from knockbox.server.tables.dice import seat_rolls, with_dice
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.quotas import Quotas
from knockbox.server.tables.seat import Seat

PHASE_SEATING: Final = "seating"
PHASE_PLAYING: Final = "playing"
PHASE_OVER: Final = "over"
PHASE_FROZEN: Final = "frozen"
GAME_CACHE_SIZE: Final = 256
MAX_CHAT_MESSAGES: Final = 50
"""Sent to every client that connects."""
MAX_MATCH_INPUTS: Final = 10_000
"""Without talk actions. By the rules every match ends far sooner, except without a stall guard."""
MAX_REMEMBERED_ACTIONS: Final = 2_000
"""Request ids by which repeated requests are recognised."""


class ActionKey(NamedTuple):
    """What was done under a request id, to tell a repeated request from another one with the same id."""

    command: str
    arguments: Hashable = 0  # the choice, the text, or the other arguments
    question: int | None = None  # that its seat had then; a request for a side action need not name it

    def matches(self, requested: "ActionKey") -> bool:
        return self[:2] == requested[:2] and requested.question in (None, self.question)


class Table:
    """The state of a table; only log entries change it, see `reducer`."""

    def __init__(self, id: str, first: log.StampedEntry) -> None:
        assert isinstance(first.entry, log.TableOpened), "a log begins with `Opened`"  # noqa: S101
        self.id = id
        self.opening = first.entry
        self.created_ms = first.at_ms
        self.updated_ms = first.at_ms
        self.summary_written_ms = first.at_ms  # when its summary was last written
        self.next_seq = 1
        self.seats = [Seat(seat, plan) for seat, plan in enumerate(first.entry.seats)]
        for seat in self.seats:
            seat.names.append((first.at_ms, seat.name))
        self.deal_entry: log.CardsDealt | None = None
        self.match: LiveMatch | None = None
        self.unplayed_inputs: list[log.InputMade] = []  # inputs that this version cannot replay
        self.clock: TableClock | None = None
        self.freeze_reason = ""
        self.is_diverged = False  # frozen although this version has its rules: the log may be damaged
        self.actions: dict[tuple[int, str], ActionKey] = {}  # latest actions by place and request id, oldest first
        self.quotas = Quotas(len(self.seats), first.at_ms)
        self.talk_input_count = 0  # inputs that were talk actions
        self.chat: deque[Chatted] = deque(maxlen=MAX_CHAT_MESSAGES)
        self.banned_origins = set(first.entry.removed)  # hashed origins of banned spectators
        self.rematch: log.RematchOpened | None = None
        self.tower_started_after: int | None = None  # number of inputs when a tower clock was last started

    @property
    def phase(self) -> str:
        if self.freeze_reason:
            return PHASE_FROZEN
        if self.match is None:
            return PHASE_SEATING
        return PHASE_OVER if self.match.session.end else PHASE_PLAYING

    @property
    def has_ended(self) -> bool:
        """Whether its match has ended, even if this version cannot replay it."""
        return self.phase == PHASE_OVER or bool(self.unplayed_inputs and self.unplayed_inputs[-1].result)

    @property
    def is_paused(self) -> bool:
        people = self.human_seats
        return bool(people) and self.phase == PHASE_PLAYING and all(seat.wants_pause for seat in people)

    @property
    def is_full(self) -> bool:
        """Whether the match has reached its maximum number of inputs; players can still resign."""
        return self.match is not None and len(self.match.session.inputs) - self.talk_input_count >= MAX_MATCH_INPUTS

    @property
    def human_seats(self) -> list[Seat]:
        """Seats that are played by people now, not by bots."""
        return [seat for seat in self.seats if seat.is_person]

    @property
    def game(self) -> AnyGame:
        """The rules of the match, or before the deal those that the table was opened with."""
        if self.match is not None:
            return self.match.session.game
        return cached_game(self.opening.game, self.options, self.opening.packs, len(self.seats))

    @property
    def options(self) -> dict[str, str]:
        """The options chosen when the table was opened, with the dice that seats requested since."""
        return with_dice(self.opening.options, [seat.wants_dice for seat in self.seats])

    def rolls_dice(self, seat: int) -> bool:
        """KDR-69 Return whether a seat rolls dice where others build, even if its player has changed since."""
        return seat_rolls(self.deal_entry.options if self.deal_entry else self.options, seat)

    @property
    def facts(self) -> TableFacts:
        opened = self.opening
        return TableFacts(
            id=self.id,
            game=opened.game,
            rules_version=self.deal_entry.rules_version if self.deal_entry else opened.rules_version,
            packs=opened.packs,
            content_hash=self.deal_entry.content_hash if self.deal_entry else opened.content_hash,
            options=self.deal_entry.options if self.deal_entry else opened.all_options,
            public=opened.public,
            correspondence=opened.correspondence,
            hints=opened.hints,
            spectators=opened.spectators,
            created_ms=self.created_ms,
            daily=opened.daily,
        )

    @property
    def adventure_progress(self) -> AdventureProgress | None:
        """The progress of the adventure that this dungeon belongs to, including its result once it is over."""
        start = self.opening.adventure
        is_over = start is not None and self.phase == PHASE_OVER
        return record_match(start, self.match.session, self.id) if is_over and start and self.match else start

    def players(self) -> list[Player]:
        labels = SEAT_NAMES[self.opening.game]
        return [seat.player(labels[seat.number]) for seat in self.seats]

    def deal(self, players: list[Player], nonces: list[str]) -> Session:
        """Return the match, dealt from the secret and the players' nonces, or from the date of a daily dungeon."""
        opened = self.opening
        game = cached_game(opened.game, self.options, opened.packs, len(players))
        start = match_start(opened, nonces)
        adventure = adventure_name(opened)
        return start_session(game, opened.packs, players, start, opened.secret, adventure)

    @property
    def has_match_clock(self) -> bool:
        return self.clock is not None and self.clock.timing.is_whole_match

    def freeze(self, reason: str, is_diverged: bool = False) -> None:
        """Stop the match for good; everything up to here stays readable."""
        self.freeze_reason = reason
        self.is_diverged = is_diverged
        if self.clock is not None:
            self.clock.stop()

    def set_clock(self, elapsed_ms: int, at_ms: int) -> None:
        if self.clock is not None:
            self.clock.set(
                elapsed_ms, at_ms, self.is_clock_running_for(self.match.clock_question if self.match else None)
            )

    def is_clock_running_for(self, question: Decision | None) -> bool:
        """Return whether the clock runs for a question: not for bots or referees, and not during a pause.

        It runs on for an empty seat: otherwise leaving and sitting down again would be free thinking time.
        """
        if self.phase != PHASE_PLAYING or self.is_paused or question is None:
            return False
        return question.seat != PUBLIC and not self.seats[question.seat].bot

    def clock_ms(self, now_ms: int) -> int:
        return self.clock.elapsed_at(now_ms) if self.clock else 0

    def remember_action(self, seat: int, action: str, key: ActionKey) -> None:
        if action:
            self.actions[seat, action] = key
        if len(self.actions) > MAX_REMEMBERED_ACTIONS:
            del self.actions[next(iter(self.actions))]

    def forget_actions(self, seat: int) -> None:
        """Forget the request ids of a seat that gets a new player."""
        self.actions = {action: key for action, key in self.actions.items() if action[0] != seat}


def match_start(opened: log.TableOpened, nonces: list[str]) -> Start:
    """KKDR-49 A daily deal depends on the date alone, without nonces."""
    return DailyStart(opened.daily) if opened.daily else CommittedStart(opened.commitment, nonces)


def adventure_name(opened: log.TableOpened) -> str:
    """Return the name of the adventure for the record; empty if there is none."""
    return opened.adventure.name if opened.adventure else ""


def cached_game(game: str, options: dict[str, str], packs: list[str], seats: int) -> AnyGame:
    """Return the rules for these settings, cached across tables."""
    return build_cached_game(msgspec.json.encode([game, sorted(options.items()), packs, seats]))


@lru_cache(GAME_CACHE_SIZE)
def build_cached_game(setting: bytes) -> AnyGame:
    game, options, packs, seats = msgspec.json.decode(setting)
    return build(game, dict(options), packs, seats)
