"""Run the bots of a table: searches run in worker processes, and answers appear on a schedule."""

import asyncio
from collections.abc import Awaitable
from typing import Final, Protocol

from knockbox.bots.errors import SearchError
from knockbox.bots.registry import make_bot
from knockbox.bots.search_result import SearchResult, forced_result
from knockbox.bots.workers.search_request import determinize_at_question, search_budget
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.rng import make_rng
from knockbox.hosting.answer_delay import seems_forced
from knockbox.hosting.bots import bot_seed, choose_bot_talk, start_bot_search
from knockbox.hosting.seating import observation_of
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables.context import TableContext
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.table import PHASE_PLAYING, Table

MIN_ANSWER_SECONDS: Final = 0.3
"""Time for people to see what happened before a bot answers."""
SEARCH_OVERRUN_SECONDS: Final = 0.1
"""Time beyond its budget that a search may take without being noticed."""
MAX_REPEATED_SEARCHES: Final = 3
"""Times that talk during a search makes the bot search again; then it answers in any case."""
FALLBACK_BOT: Final = "greedy"
"""Bot that answers when no worker can search."""


class SubmitInput(Protocol):
    """Makes a bot's choice an input unless the match has moved on; returns whether it did."""

    def __call__(self, seat: int, choice: int, snapshot: MatchSnapshot) -> Awaitable[bool]: ...


class BotRunner:
    """Plays the bots of one table, one answer after the other."""

    def __init__(self, table: Table, context: TableContext, submit: SubmitInput) -> None:
        self.table = table
        self.context = context
        self.submit = submit
        self.task: asyncio.Task[None] | None = None
        self.repeated_searches: tuple[MatchSnapshot | None, int] = (
            None,
            0,
        )  # how often the bot searched again at that snapshot

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Start playing if a bot has something to do and none is playing yet."""
        match = self.running_match
        if match is not None and not self.is_busy and (self.next_consent(match) or self.next_question(match)):
            self.task = asyncio.create_task(self.play())

    def stop(self) -> None:
        """Stop, and cancel any search."""
        if self.task is not None:
            self.task.cancel()

    @property
    def running_match(self) -> LiveMatch | None:
        """The match while it is being played; None if paused or not live."""
        table = self.table
        return None if table.phase != PHASE_PLAYING or table.is_paused else table.match

    def next_question(self, match: LiveMatch) -> Decision | None:
        """Return the question that a bot must answer, if any; none once the match has its maximum of inputs."""
        if self.table.is_full:
            return None
        questions = (each for each in match.snapshot.questions() if each.seat != PUBLIC)
        return next((each for each in questions if self.table.seats[each.seat].bot), None)

    def next_consent(self, match: LiveMatch) -> tuple[int, int] | None:
        """Return the side action that all people have taken and a bot has yet to join, such as giving up."""
        people = [seat.number for seat in self.table.human_seats]
        consent = match.session.game.consent(match.snapshot.state, people)
        return consent if consent is not None and self.table.seats[consent[0]].bot else None

    async def play(self) -> None:
        while (match := self.running_match) is not None and await self.play_once(match):
            pass

    async def play_once(self, match: LiveMatch) -> bool:
        """Make one input of a bot; return whether there may be another."""
        inputs = len(match.session.inputs)
        if (consent := self.next_consent(match)) is not None and await self.submit(*consent, match.snapshot):
            return True
        question = self.next_question(match)
        if question is None:
            return len(match.session.inputs) != inputs
        if not await self.talk(match, question):
            await self.answer(match, question)
        return True

    async def talk(self, match: LiveMatch, question: Decision) -> bool:
        """Let a bot talk before the question is answered; return whether one did."""
        for seat in self.table.seats:
            if seat.bot and match.snapshot.utterances(seat.number):
                for choice in choose_bot_talk(match.session, question, seat.bot, seat.number):
                    return await self.submit(seat.number, choice, match.snapshot)
        return False

    async def answer(self, match: LiveMatch, question: Decision) -> None:
        """Answer a question. The delay depends on public information only, never on the bot's hand or search."""
        bot = self.table.seats[question.seat].bot
        snapshot = match.snapshot
        inputs = len(match.session.inputs)
        is_plain = seems_forced(observation_of(match.session, question, PUBLIC))
        thinking = self.answer_without_search(match, question) if is_plain else self.search(match, question, bot)
        thought, _ = await asyncio.gather(thinking, self.context.sleep(MIN_ANSWER_SECONDS))
        if len(match.session.inputs) == inputs or not self.should_search_again(snapshot):
            await self.submit(question.seat, thought.best.choice, snapshot)

    def should_search_again(self, snapshot: MatchSnapshot) -> bool:
        """Return whether to search again because of talk during the search."""
        last, times = self.repeated_searches
        self.repeated_searches = snapshot, times + 1 if last is snapshot else 1
        return self.repeated_searches[1] <= MAX_REPEATED_SEARCHES

    async def answer_without_search(self, match: LiveMatch, question: Decision) -> SearchResult:
        """Answer without a search: the only answer or, in rare cases, one of a few."""
        rng = make_rng(bot_seed(match.session, question.seat))
        world = determinize_at_question(observation_of(match.session, question, question.seat), rng)
        return forced_result(world.game.rollout_action(world.state, rng))

    async def search(self, match: LiveMatch, question: Decision, bot: str) -> SearchResult:
        """Search for an answer; always takes the full budget, so that the time reveals nothing."""
        try:
            thinking = start_bot_search(match.session, question, bot, self.context.bot_pool, self.table.id)
            thought = await self.context.await_search(thinking, bot)
        except SearchError:
            vantage = observation_of(match.session, question, question.seat)
            thought = forced_result(make_bot(FALLBACK_BOT, bot_seed(match.session, question.seat)).choose(vantage))
        budget = search_budget(bot)
        seconds = budget.seconds + SEARCH_OVERRUN_SECONDS if budget else 0.0
        await self.context.sleep(max(0.0, seconds - thought.seconds))
        return thought
