"""A test that is due at a table, or held there: who starts its clock, and since when everybody waits for that."""

from typing import Final

from msgspec.structs import replace

from knockbox.engine.rng import seeded
from knockbox.games.towers import Tower as Due
from knockbox.hosting.bots import seed_of
from knockbox.records.towers import terms_due
from knockbox.server.protocol import Tower
from knockbox.server.protocol.towers import Phase
from knockbox.server.tables.course import Course
from knockbox.server.tables.table import Table
from knockbox.server.towers.live import BotHand, Live
from knockbox.server.towers.picture import Picture, phase_of, tower_of
from knockbox.tower.motor import motor_of, skill_named
from knockbox.tower.trace import encoded, trace_of

PATIENCE_MS: Final = 20_000
"""That an attacker may take to start the clock while whoever builds is there; then the table does."""
ABSENCE_MS: Final = 60_000
"""After which the table does it in any case, so that nobody gets out of a test by going away."""
LEAST_MS: Final = 1_000
"""That whoever builds may look at his cubes, however soon the attacker starts the clock."""
BOT_MS: Final = 4_000
"""That a bot takes instead: long enough for a page to be drawn, and for a hand to come to its cubes."""


class Trial:
    """One test of a match, from the moment when it is due."""

    def __init__(self, table: Table, course: Course, due: Due, now_ms: int) -> None:
        session = course.session
        terms = terms_due(session)
        assert terms is not None, "a tower is due"  # noqa: S101
        self.table = table
        self.due = due
        self.live = Live(terms)
        self.inputs = len(session.inputs)  # before its verdict
        self.is_again = table.started == self.inputs  # a server stopped after its clock was started
        self.number = 1 + sum(bool(entry.trace) for entry in session.inputs)
        self.seed = seed_of(session, due.seat)
        self.is_judged = False  # whether its verdict is written
        self.is_wished = False  # whether the attacker has started the clock, if only it were not so soon
        self.is_present = False  # whether whoever builds is connected
        self.seen_ms = now_ms
        self.waited_ms = 0  # since it was called
        self.present_ms = 0  # of that, while whoever builds was there

    @property
    def starter(self) -> int:
        """KD-KO-1 The attacker starts the clock; by correspondence, where nobody sits opposite, whoever builds."""
        return self.due.seat if self.table.opened.correspondence else 1 - self.due.seat

    @property
    def is_awaited(self) -> bool:
        """Whether its clock will be started however long nobody does it."""
        return self.is_wished or not self.table.opened.correspondence or self.has_bot(self.starter)

    def has_bot(self, seat: int) -> bool:
        return bool(self.table.chairs[seat].bot)

    def look(self, now_ms: int, is_present: bool) -> None:
        """Count the time since the last look; in a pause nobody waits for anything."""
        passed_ms = 0 if self.table.is_paused else max(0, now_ms - self.seen_ms)
        self.seen_ms = now_ms
        self.waited_ms += passed_ms
        self.present_ms += passed_ms if self.is_present else 0
        self.is_present = is_present or self.has_bot(self.due.seat)

    def starts_ms(self) -> int | None:
        """How long until the table starts the clock by itself, as things are now."""
        if not self.live.is_waiting or self.table.is_paused or not self.is_awaited:
            return None
        absent_ms = ABSENCE_MS - self.waited_ms
        return max(0, min(absent_ms, self.patience_ms - self.present_ms) if self.is_present else absent_ms)

    @property
    def patience_ms(self) -> int:
        """How long whoever builds looks at his cubes; a bot, or one who starts his own clock, is ready."""
        if self.is_wished:
            return 0 if self.starter == self.due.seat or self.has_bot(self.due.seat) else LEAST_MS
        return BOT_MS if self.has_bot(self.starter) else PATIENCE_MS

    @property
    def waiting_for(self) -> tuple[bool, bool, int]:
        """What makes the clock start sooner or later: whoever waits is told when it changes."""
        return self.starts_ms() is None, self.is_present, self.patience_ms

    def give_hand(self) -> None:
        """Whoever plays the seat leads the hand; a bot goes on wherever it finds the cubes."""
        bot, live = self.table.chairs[self.due.seat].bot, self.live
        is_led = isinstance(live.leader, BotHand)
        if bot and not is_led:
            level = skill_named(bot.partition(":")[0])
            live.lead(BotHand(motor_of(level), seeded(self.seed), live.attempt.hand.wanted))
        elif is_led and not bot:
            live.lead(None)

    @property
    def choice(self) -> int:
        """What the referee says of it."""
        verdict = self.live.attempt.verdict
        return self.due.choice(verdict is not None and verdict.stands)

    @property
    def trace(self) -> str:
        return encoded(trace_of(self.live.attempt))

    def phase(self) -> Phase:
        """Nothing is judged before it is written."""
        phase = phase_of(self.live.attempt)
        return "settling" if phase == "judged" and not self.is_judged else phase

    def told(self, picture: Picture) -> Tower:
        plain = tower_of(picture)
        return replace(
            plain,
            seat=self.due.seat,
            attacker=self.starter,
            phase=self.phase(),
            starts_ms=self.starts_ms(),
            restarted=self.is_again,
            verdict=plain.verdict if self.is_judged else None,
            trials=self.number,
        )
