"""Where the towers of a table are built: when one is due its cubes lie there, and its verdict is an input of the table.

The clock of a test is started by a line of the log. Whoever finds that line with no verdict behind it knows that a
server stopped in mid-test, and lets the same cubes be built anew.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import tower_due
from knockbox.games.towers import Tower as Due
from knockbox.server.errors import Refusal
from knockbox.server.logs import fail
from knockbox.server.lots import shown
from knockbox.server.protocol import Tower, TowerKey, TowerPoint
from knockbox.server.tables import log, wishes
from knockbox.server.tables.audience import Audience, Listener
from knockbox.server.tables.course import Course
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.table import PLAYING, Table
from knockbox.server.tables.trial import Trial
from knockbox.server.tables.wishes import DONE, Deciding, Ruling, Visitor
from knockbox.server.towers.fates import EARLY, FOREIGN
from knockbox.server.towers.pace import Pace
from knockbox.server.towers.showing import Showing, hold
from knockbox.tower.parameters import MOST_CUBES

LOOK_MS: Final = 250
"""Between two looks at whether a clock must be started."""
READING_MS: Final = 5_000
"""For which a verdict can be read; the match goes on meanwhile."""


class Site:
    """One test of a table at a time."""

    def __init__(
        self,
        table: Table,
        around: Surroundings,
        audience: Audience,
        do: Callable[[Deciding], Awaitable[Ruling]],
    ) -> None:
        self.table = table
        self.around = around
        self.audience = audience
        self.do = do
        self.trial: Trial | None = None
        self.showing: Showing | None = None
        self.task: asyncio.Task[None] | None = None
        self.told_waiting: tuple[bool, bool, int] | None = None  # what everybody was told last of who is waited for

    @property
    def is_busy(self) -> bool:
        """Whether it goes on though nobody is there."""
        trial = self.trial
        return trial is not None and not trial.is_judged and (not trial.live.is_waiting or trial.is_awaited)

    def wake(self) -> None:
        """Begin what is due; what is not due any more is given up."""
        course = self.table.course if self.table.phase == PLAYING else None
        due = tower_due(course.session.game, course.moment.state) if course else None
        if course is not None and due is not None:
            self.see_to(course, due)
        elif self.trial is not None and not self.trial.is_judged:
            self.clear()

    def see_to(self, course: Course, due: Due) -> None:
        if self.trial is None or self.trial.inputs != len(course.session.inputs):
            self.begin(course, due)
        trial = self.trial
        if trial is None:
            return
        trial.look(self.around.now_ms(), self.is_present(trial))
        trial.give_hand()
        if trial.live.is_waiting and trial.waiting_for != self.told_waiting:
            self.tell_all()

    def begin(self, course: Course, due: Due) -> None:
        self.trial = self.showing = None
        if due.light + due.heavy > MOST_CUBES:  # more than lie in the box: nobody could build that
            self.run(self.concede(due, len(course.session.inputs)))
            return
        trial = Trial(self.table, course, due, self.around.now_ms())
        trial.is_present = self.is_present(trial)
        showing = Showing(trial.live, self.audience.listeners, self.told)
        self.trial, self.showing = trial, showing
        self.tell_all()
        self.run(self.await_start(trial))

    def is_present(self, trial: Trial) -> bool:
        seat = trial.due.seat
        return trial.has_bot(seat) or any(each.visitor.seat == seat for each in self.audience.listeners)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.rest()
        self.task = asyncio.create_task(work)
        self.task.add_done_callback(self.report)

    def report(self, task: "asyncio.Task[None]") -> None:
        """A refusal means that the table is lost, and all who are connected know."""
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            fail("tower failed", error, table=shown(self.table.id))

    def rest(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def clear(self) -> None:
        """The cubes are put away."""
        self.rest()
        told = replace(self.told(), phase="none")
        self.trial = self.showing = None
        self.audience.tell_all(told)

    def told(self) -> Tower:
        assert self.trial is not None and self.showing is not None, "cubes lie there"  # noqa: S101
        return self.trial.told(self.showing.picture)

    def tell_all(self) -> None:
        if self.showing is not None and self.trial is not None:
            self.told_waiting = self.trial.waiting_for
            self.showing.tell_all()

    def greet(self, listener: Listener) -> None:
        if self.showing is not None:
            self.showing.greet(listener)

    async def await_start(self, trial: Trial) -> None:
        """Nobody can put a test off by not starting its clock."""
        while trial.live.is_waiting:
            await self.around.until(self.around.now_ms() + LOOK_MS)
            trial.look(self.around.now_ms(), self.is_present(trial))
            if trial.starts_ms() == 0:
                await self.do(lambda _: self.starting(trial))

    def starting(self, trial: Trial) -> Ruling:
        is_due = trial is self.trial and trial.live.is_waiting and not self.table.is_paused
        return Ruling([log.Started(trial.inputs)]) if is_due else DONE

    def start(self, visitor: Visitor) -> Ruling:
        """KD-KO-1 Somebody wants to start the clock; once it runs there is nothing left to wish."""
        wishes.live_course(self.table)
        trial, seat = self.trial, wishes.seat_of(self.table, visitor).seat
        if trial is None or trial.is_judged:
            raise Refusal("no-tower", "no clock of a tower waits to be started")
        if seat != trial.starter:
            raise Refusal("not-attacker", f"the clock of this test is started by seat {trial.starter}")
        wishes.check_may_act(self.table, visitor)
        if not trial.live.is_waiting:
            return DONE
        wishes.check_not_paused(self.table)
        if not self.is_present(trial):
            raise Refusal("no-builder", "whoever builds is not connected; the table starts the clock if he stays away")
        trial.is_wished = True
        trial.look(self.around.now_ms(), self.is_present(trial))
        return DONE if trial.starts_ms() else self.starting(trial)

    def heed(self, entry: log.AnyEntry) -> None:
        """What is written is true: the clock runs, or the tower is judged."""
        trial = self.trial
        if trial is None:
            return
        if isinstance(entry, log.Started) and trial.live.is_waiting:
            trial.live.attempt.start()
            self.tell_all()
            self.run(self.build(trial, Pace(self.around.now_ms())))
        elif isinstance(entry, log.Made) and entry.trace:
            trial.is_judged = True
            self.around.metrics.tower_verdicts["stands" if entry.choice == trial.due.stands else "fell"].inc()
            self.tell_all()

    async def build(self, trial: Trial, pace: Pace) -> None:
        """From the start of the clock to the bell whatever happens, and a little longer for whoever wants to read."""
        assert self.showing is not None, "cubes lie there"  # noqa: S101
        await hold(trial.live, self.around, self.showing, pace)
        await self.do(lambda now_ms: self.judging(trial, now_ms))
        await self.around.until(self.around.now_ms() + READING_MS)
        if self.trial is trial:
            self.task = None
            self.clear()

    def judging(self, trial: Trial, now_ms: int) -> Ruling:
        """KD-KO-4, KD-KO-6 The verdict is what the referee says, and comes with all that is needed to check it."""
        course = self.table.course
        if course is None or trial is not self.trial or len(course.session.inputs) != trial.inputs:
            return DONE
        return wishes.input_of(self.table, course, PUBLIC, trial.choice, "", now_ms, trial.trace)

    async def concede(self, due: Due, inputs: int) -> None:
        def decide(now_ms: int) -> Ruling:
            course = self.table.course
            if course is None or len(course.session.inputs) != inputs:
                return DONE
            return wishes.input_of(self.table, course, PUBLIC, due.fell, "", now_ms)

        await self.do(decide)

    def hear(self, visitor: Visitor, told: TowerPoint | TowerKey) -> None:
        """What a hand is told counts for whoever builds, while he does; all else is counted, and is nothing."""
        self.around.metrics.tower_inputs[self.fate(visitor, told)].inc()

    def fate(self, visitor: Visitor, told: TowerPoint | TowerKey) -> str:
        trial = self.trial
        if trial is None:
            return EARLY
        if visitor.seat != trial.due.seat or trial.has_bot(trial.due.seat):
            return FOREIGN
        return trial.live.point(told) if isinstance(told, TowerPoint) else trial.live.press(told)
