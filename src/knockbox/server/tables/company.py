"""The bots of a table: when one is asked it thinks elsewhere, and its answer shows when the time for it has come."""

import asyncio
from collections.abc import Awaitable
from typing import Final, Protocol

from knockbox.bots.errors import ThinkingError
from knockbox.bots.registry import make
from knockbox.bots.thought import Thought, forced
from knockbox.bots.workers.case import asked_world, budget_in
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import seeded
from knockbox.hosting.bots import bot_talk, bot_thought, seed_of
from knockbox.hosting.pretence import seems_forced
from knockbox.hosting.seating import vantage_of
from knockbox.records.moment import Moment
from knockbox.server.tables.course import Course
from knockbox.server.tables.surroundings import Surroundings
from knockbox.server.tables.table import PLAYING, Table

LEAST: Final = 0.3
"""Seconds that people need to see what happened before something else does."""
ROOM: Final = 0.1
"""Seconds beyond its budget that a search may take without anybody noticing."""
HEEDED: Final = 3
"""Times that a bot begins anew because something was said while it thought; then nobody keeps it from answering."""
STAND_IN: Final = "greedy"
"""Answers when nobody is left who could search."""


class Deed(Protocol):
    """How a bot's choice becomes an input, if nothing was done since that moment; says whether it did."""

    def __call__(self, seat: int, choice: int, moment: Moment) -> Awaitable[bool]: ...


class Company:
    """Lets the bots of one table play, one answer after the other."""

    def __init__(self, table: Table, around: Surroundings, act: Deed) -> None:
        self.table = table
        self.around = around
        self.act = act
        self.task: asyncio.Task[None] | None = None
        self.heeded: tuple[Moment | None, int] = (None, 0)  # how often words were heeded at that moment

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Go on, if a bot has something to do and is not at it already."""
        course = self.running
        if course is not None and not self.is_busy and (self.consent(course) or self.asked(course)):
            self.task = asyncio.create_task(self.play())

    def rest(self) -> None:
        """Stop, and let nobody think on."""
        if self.task is not None:
            self.task.cancel()

    @property
    def running(self) -> Course | None:
        """The match, as long as it is played."""
        table = self.table
        return None if table.phase != PLAYING or table.is_paused else table.course

    def asked(self, course: Course) -> Decision | None:
        """The question that a bot must answer, if there is one; none where no answer fits any more."""
        if self.table.is_full:
            return None
        asked = (each for each in course.moment.questions() if each.seat != PUBLIC)
        return next((each for each in asked if self.table.chairs[each.seat].bot), None)

    def consent(self, course: Course) -> tuple[int, int] | None:
        """What all people have done out of turn, bots do too, whoever is asked."""
        people = [chair.seat for chair in self.table.people]
        consent = course.session.game.consent(course.moment.state, people)
        return consent if consent is not None and self.table.chairs[consent[0]].bot else None

    async def play(self) -> None:
        while (course := self.running) is not None and await self.go_on(course):
            pass

    async def go_on(self, course: Course) -> bool:
        """One deed of a bot; says whether there may be another."""
        inputs = len(course.session.inputs)
        if (consent := self.consent(course)) is not None and await self.act(*consent, course.moment):
            return True
        question = self.asked(course)
        if question is None:
            return len(course.session.inputs) != inputs
        if not await self.talk(course, question):
            await self.answer(course, question)
        return True

    async def talk(self, course: Course, question: Decision) -> bool:
        """Whoever has something to say says it before the question is answered."""
        for chair in self.table.chairs:
            if chair.bot and course.moment.utterances(chair.seat):
                for choice in bot_talk(course.session, question, chair.bot, chair.seat):
                    return await self.act(chair.seat, choice, course.moment)
        return False

    async def answer(self, course: Course, question: Decision) -> None:
        """When an answer shows follows from what everybody sees, never from what the bot holds or found."""
        bot, moment, inputs = self.table.chairs[question.seat].bot, course.moment, len(course.session.inputs)
        is_plain = seems_forced(vantage_of(course.session, question, PUBLIC))
        thinking = self.glance(course, question) if is_plain else self.thought(course, question, bot)
        thought, _ = await asyncio.gather(thinking, self.around.wait(LEAST))
        if len(course.session.inputs) == inputs or not self.heeds_words(moment):
            await self.act(question.seat, thought.best.choice, moment)

    def heeds_words(self, moment: Moment) -> bool:
        """Whether to think again about the same question, because of what was said meanwhile."""
        former, times = self.heeded
        self.heeded = moment, times + 1 if former is moment else 1
        return self.heeded[1] <= HEEDED

    async def glance(self, course: Course, question: Decision) -> Thought:
        """What is answered without thinking: the only answer or, against all odds, one of a few."""
        rng = seeded(seed_of(course.session, question.seat))
        world = asked_world(vantage_of(course.session, question, question.seat), rng)
        return forced(world.game.reflex(world.state, rng))

    async def thought(self, course: Course, question: Decision, bot: str) -> Thought:
        """However soon a process was done with it, be it the only answer, all are held for as long."""
        try:
            thinking = bot_thought(course.session, question, bot, self.around.thinkers, self.table.id)
            thought = await self.around.thought(thinking, bot)
        except ThinkingError:
            vantage = vantage_of(course.session, question, question.seat)
            thought = forced(make(STAND_IN, seed_of(course.session, question.seat)).choose(vantage))
        budget = budget_in(bot)
        seconds = budget.seconds + ROOM if budget else 0.0
        await self.around.wait(max(0.0, seconds - thought.seconds))
        return thought
