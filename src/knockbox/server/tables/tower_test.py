"""A tower test at a table: who starts its clock, and how long the players have waited for that."""

from typing import Final

from msgspec.structs import replace

from knockbox.engine.rng import make_rng
from knockbox.games.towers import TowerRequest as Due
from knockbox.hosting.bots import bot_seed
from knockbox.records.towers import find_due_terms
from knockbox.server.protocol import Tower
from knockbox.server.protocol.towers import TowerPhase
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.table import Table
from knockbox.server.towers.frames import FrameEncoder, build_tower_message, phase_of
from knockbox.server.towers.live import BotHand, LiveTest
from knockbox.tower.motor import motor_for_skill, skill_for_level
from knockbox.tower.trace import encode_trace, make_trace

MAX_START_WAIT_MS: Final = 20_000
"""How long an attacker may take to start the clock while the builder is connected; then the table starts it."""
MAX_ABSENCE_MS: Final = 60_000
"""After this the table starts it in any case, so that no builder escapes a test by disconnecting."""
MIN_PREPARATION_MS: Final = 1_000
"""How long the builder can look at the cubes at least, however soon the attacker starts the clock."""
BOT_START_DELAY_MS: Final = 4_000
"""How long a bot takes to start the clock: enough to draw the page and move the hand to the cubes."""


class TowerTest:
    """One test of a match, from when it is due."""

    def __init__(self, table: Table, match: LiveMatch, due: Due, now_ms: int) -> None:
        session = match.session
        terms = find_due_terms(session)
        assert terms is not None, "a tower is due"  # noqa: S101
        self.table = table
        self.due = due
        self.live = LiveTest(terms)
        self.input_count = len(session.inputs)  # number of inputs before its verdict
        self.is_restart = table.tower_started_after == self.input_count  # a server stopped after the clock was started
        self.number = 1 + sum(bool(entry.trace) for entry in session.inputs)
        self.seed = bot_seed(session, due.seat)
        self.is_judged = False  # whether its verdict is in the log
        self.is_start_requested = False  # whether the starter asked for the clock, which may still have to wait
        self.is_builder_present = False  # whether the builder is connected
        self.polled_ms = now_ms
        self.waited_ms = 0  # since it is due
        self.builder_present_ms = 0  # the part of it with the builder connected

    @property
    def starter(self) -> int:
        """KD-KO-1 The attacker starts the clock; by correspondence, where the attacker is away, the builder does."""
        return self.due.seat if self.table.opening.correspondence else 1 - self.due.seat

    @property
    def will_start(self) -> bool:
        """Whether the clock will start without further action of a player."""
        return self.is_start_requested or not self.table.opening.correspondence or self.has_bot(self.starter)

    def has_bot(self, seat: int) -> bool:
        return bool(self.table.seats[seat].bot)

    def poll(self, now_ms: int, is_builder_present: bool) -> None:
        """Count the time since the last poll, except during a pause."""
        passed_ms = 0 if self.table.is_paused else max(0, now_ms - self.polled_ms)
        self.polled_ms = now_ms
        self.waited_ms += passed_ms
        self.builder_present_ms += passed_ms if self.is_builder_present else 0
        self.is_builder_present = is_builder_present or self.has_bot(self.due.seat)

    def ms_until_start(self) -> int | None:
        """Return the time until the table starts the clock, as things are now; None if it does not."""
        if not self.live.is_waiting or self.table.is_paused or not self.will_start:
            return None
        absent_ms = MAX_ABSENCE_MS - self.waited_ms
        return max(
            0, min(absent_ms, self.start_delay_ms - self.builder_present_ms) if self.is_builder_present else absent_ms
        )

    @property
    def start_delay_ms(self) -> int:
        """How long the builder looks at the cubes; not at all for a bot, or if they start their own clock."""
        if self.is_start_requested:
            return 0 if self.starter == self.due.seat or self.has_bot(self.due.seat) else MIN_PREPARATION_MS
        return BOT_START_DELAY_MS if self.has_bot(self.starter) else MAX_START_WAIT_MS

    @property
    def wait_state(self) -> tuple[bool, bool, int]:
        """What decides when the clock starts; clients are sent an update when it changes."""
        return self.ms_until_start() is None, self.is_builder_present, self.start_delay_ms

    def assign_builder(self) -> None:
        """Let the player of the seat move the hand; a bot continues from the current state of the cubes."""
        bot = self.table.seats[self.due.seat].bot
        live = self.live
        is_led = isinstance(live.pointer_source, BotHand)
        if bot and not is_led:
            level = skill_for_level(bot.partition(":")[0])
            live.set_pointer_source(BotHand(motor_for_skill(level), make_rng(self.seed), live.attempt.hand.target))
        elif is_led and not bot:
            live.set_pointer_source(None)

    @property
    def choice(self) -> int:
        """The referee's choice for the verdict."""
        verdict = self.live.attempt.verdict
        return self.due.verdict_choice(verdict is not None and verdict.is_standing)

    @property
    def trace(self) -> str:
        return encode_trace(make_trace(self.live.attempt))

    def phase(self) -> TowerPhase:
        """Return the phase; the verdict shows only after it is in the log."""
        phase = phase_of(self.live.attempt)
        return "settling" if phase == "judged" and not self.is_judged else phase

    def to_message(self, encoder: FrameEncoder) -> Tower:
        plain = build_tower_message(encoder)
        return replace(
            plain,
            seat=self.due.seat,
            attacker=self.starter,
            phase=self.phase(),
            starts_ms=self.ms_until_start(),
            restarted=self.is_restart,
            verdict=plain.verdict if self.is_judged else None,
            trials=self.number,
        )
