"""Run the tower tests of a table: a test begins when a tower is due, and its verdict is an input of the table.

A log entry starts the clock of a test. An entry without a verdict after it means that a server stopped in mid-test;
the test then restarts with the same cubes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import TowerRequest as Due
from knockbox.server.errors import RequestRefusedError
from knockbox.server.ids import shorten_id
from knockbox.server.logs import log_error
from knockbox.server.protocol import Tower, TowerKey, TowerPoint
from knockbox.server.tables import commands, log
from knockbox.server.tables.broadcaster import Broadcaster, Listener
from knockbox.server.tables.commands import NO_CHANGE, Command, Outcome, Visitor
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.table import PHASE_PLAYING, Table
from knockbox.server.tables.tower_test import TowerTest
from knockbox.server.towers.input_outcomes import NOT_BUILDER, TOO_EARLY
from knockbox.server.towers.pace import Pace
from knockbox.server.towers.streaming import TowerStream, run_live_test
from knockbox.tower.parameters import MAX_CUBES

START_POLL_MS: Final = 250
"""Interval between checks whether a clock must be started."""
VERDICT_DISPLAY_MS: Final = 5_000
"""How long a verdict is shown; the match continues in the meantime."""


class TowerController:
    """Runs the tests of a table, one at a time."""

    def __init__(
        self,
        table: Table,
        context: TableContext,
        broadcaster: Broadcaster,
        execute: Callable[[Command], Awaitable[Outcome]],
    ) -> None:
        self.table = table
        self.context = context
        self.broadcaster = broadcaster
        self.execute = execute
        self.test: TowerTest | None = None
        self.stream: TowerStream | None = None
        self.task: asyncio.Task[None] | None = None
        self.sent_wait_state: tuple[bool, bool, int] | None = None  # as last sent

    @property
    def is_busy(self) -> bool:
        """Whether a test goes on without any connected client."""
        trial = self.test
        return trial is not None and not trial.is_judged and (not trial.live.is_waiting or trial.will_start)

    def update(self) -> None:
        """Begin or update the test that is due; drop one that is no longer due."""
        match = self.table.match if self.table.phase == PHASE_PLAYING else None
        due = tower_due(match.session.game, match.snapshot.state) if match else None
        if match is not None and due is not None:
            self.update_test(match, due)
        elif self.test is not None and not self.test.is_judged:
            self.clear()

    def update_test(self, match: LiveMatch, due: Due) -> None:
        if self.test is None or self.test.input_count != len(match.session.inputs):
            self.begin_test(match, due)
        trial = self.test
        if trial is None:
            return
        trial.poll(self.context.now_ms(), self.is_builder_present(trial))
        trial.assign_builder()
        if trial.live.is_waiting and trial.wait_state != self.sent_wait_state:
            self.broadcast()

    def begin_test(self, match: LiveMatch, due: Due) -> None:
        self.test = self.stream = None
        if due.light + due.heavy > MAX_CUBES:  # more than there are in the box: impossible to build
            self.start_task(self.concede(due, len(match.session.inputs)))
            return
        trial = TowerTest(self.table, match, due, self.context.now_ms())
        trial.is_builder_present = self.is_builder_present(trial)
        showing = TowerStream(trial.live, self.broadcaster.listeners, self.build_message)
        self.test = trial
        self.stream = showing
        self.broadcast()
        self.start_task(self.wait_for_start(trial))

    def is_builder_present(self, test: TowerTest) -> bool:
        seat = test.due.seat
        return test.has_bot(seat) or any(each.visitor.seat == seat for each in self.broadcaster.listeners)

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        self.stop()
        self.task = asyncio.create_task(work)
        self.task.add_done_callback(self.on_task_done)

    def on_task_done(self, task: "asyncio.Task[None]") -> None:
        """Log a failed task; a refusal means that the actor was abandoned and its clients disconnected."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RequestRefusedError):
            log_error("tower failed", error, table=shorten_id(self.table.id))

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def clear(self) -> None:
        """Remove the test and tell all clients."""
        self.stop()
        message = replace(self.build_message(), phase="none")
        self.test = self.stream = None
        self.broadcaster.broadcast(message)

    def build_message(self) -> Tower:
        assert self.test is not None and self.stream is not None, "a test is on"  # noqa: S101
        return self.test.to_message(self.stream.encoder)

    def broadcast(self) -> None:
        if self.stream is not None and self.test is not None:
            self.sent_wait_state = self.test.wait_state
            self.stream.broadcast()

    def send_to(self, listener: Listener) -> None:
        if self.stream is not None:
            self.stream.send_to(listener)

    async def wait_for_start(self, test: TowerTest) -> None:
        """Start the clock when the players take too long: no one can put off a test by not starting it."""
        while test.live.is_waiting:
            await self.context.wait_until(self.context.now_ms() + START_POLL_MS)
            test.poll(self.context.now_ms(), self.is_builder_present(test))
            if test.ms_until_start() == 0:
                await self.execute(lambda _: self.start_outcome(test))

    def start_outcome(self, test: TowerTest) -> Outcome:
        is_due = test is self.test and test.live.is_waiting and not self.table.is_paused
        return Outcome([log.TowerStarted(test.input_count)]) if is_due else NO_CHANGE

    def request_start(self, visitor: Visitor) -> Outcome:
        """KD-KO-1 A player starts the clock; repeating the request has no effect."""
        commands.require_live_match(self.table)
        trial = self.test
        seat = commands.require_seat(self.table, visitor).number
        if trial is None or trial.is_judged:
            raise RequestRefusedError("no-tower", "no tower clock is waiting to be started")
        if seat != trial.starter:
            raise RequestRefusedError("not-attacker", f"the clock of this test is started by seat {trial.starter}")
        commands.check_may_act(self.table, visitor)
        if not trial.live.is_waiting:
            return NO_CHANGE
        commands.check_not_paused(self.table)
        if not self.is_builder_present(trial):
            raise RequestRefusedError(
                "no-builder", "the builder is not connected; the table starts the clock if they stay away"
            )
        trial.is_start_requested = True
        trial.poll(self.context.now_ms(), self.is_builder_present(trial))
        return NO_CHANGE if trial.ms_until_start() else self.start_outcome(trial)

    def on_entry(self, entry: log.AnyEntry) -> None:
        """React to a written entry: start the clock, or publish the verdict."""
        trial = self.test
        if trial is None:
            return
        if isinstance(entry, log.TowerStarted) and trial.live.is_waiting:
            pace = Pace(self.context.now_ms())  # before anyone hears of the start
            trial.live.attempt.start()
            self.broadcast()
            self.start_task(self.run_test(trial, pace))
        elif isinstance(entry, log.InputMade) and entry.trace:
            trial.is_judged = True
            self.context.metrics.tower_verdicts["stands" if entry.choice == trial.due.stands_choice else "fell"].inc()
            self.broadcast()

    async def run_test(self, test: TowerTest, pace: Pace) -> None:
        """Run a test from the start of its clock to the verdict, and show the verdict for a while."""
        assert self.stream is not None, "a test is on"  # noqa: S101
        await run_live_test(test.live, self.context, self.stream, pace)
        await self.execute(lambda now_ms: self.verdict_outcome(test, now_ms))
        await self.context.wait_until(self.context.now_ms() + VERDICT_DISPLAY_MS)
        if self.test is test:
            self.task = None
            self.clear()

    def verdict_outcome(self, test: TowerTest, now_ms: int) -> Outcome:
        """KD-KO-4, KD-KO-6 The verdict is the referee's, and comes with the trace needed to check it."""
        match = self.table.match
        if match is None or test is not self.test or len(match.session.inputs) != test.input_count:
            return NO_CHANGE
        return commands.evaluate_input(self.table, match, PUBLIC, test.choice, "", now_ms, test.trace)

    async def concede(self, due: Due, inputs: int) -> None:
        def decide(now_ms: int) -> Outcome:
            match = self.table.match
            if match is None or len(match.session.inputs) != inputs:
                return NO_CHANGE
            return commands.evaluate_input(self.table, match, PUBLIC, due.fell_choice, "", now_ms)

        await self.execute(decide)

    def handle_input(self, visitor: Visitor, message: TowerPoint | TowerKey) -> None:
        """Apply an input of the builder while they build; count and ignore all others."""
        self.context.metrics.tower_inputs[self.apply_input(visitor, message)].inc()

    def apply_input(self, visitor: Visitor, message: TowerPoint | TowerKey) -> str:
        trial = self.test
        if trial is None:
            return TOO_EARLY
        if visitor.seat != trial.due.seat or trial.has_bot(trial.due.seat):
            return NOT_BUILDER
        return trial.live.apply_point(message) if isinstance(message, TowerPoint) else trial.live.apply_key(message)
