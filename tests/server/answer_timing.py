"""Timing of bots' answers at twin tables: it must be the same at both."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future

from msgspec.structs import replace

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search_result import SearchResult
from knockbox.bots.workers.search_request import search_budget
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables.bot_runner import MIN_ANSWER_SECONDS
from tests.server.played_tables import PlayedTable
from tests.server.twin_play import snapshots_of
from tests.server.twin_tables import DigestBotPool, LeakError, Side, Twins, twins_at

SAMPLED_WORLDS = 6
ANY_ODDS = 3
"""One in this many pairs of worlds need not differ in whether there is a choice."""


class TimedBotPool(DigestBotPool):
    """A bot pool that takes no time for forced answers, and otherwise part of the budget or a little more."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        thought = super().submit(vantage, bot, seed, packs).result()
        budget, future = search_budget(bot), Future[SearchResult]()
        if budget is not None and len(vantage.question.options) > 1:
            self.seconds = budget.seconds * (0.5 + thought.action_stats[0].visits / 990)
        future.set_result(replace(thought, seconds=self.seconds))
        return future


async def compare_timing(past: PlayedTable, inputs: int, place: int, bot: str, seed: int) -> Counter[str]:
    """Let a bot play the seat to move at both tables, and compare the delay of its answer."""
    twins = await twins_at(past, inputs, place, seed)
    forced = is_forced(twins.left.snapshot)
    if not twins.diverge(lambda moment: is_forced(moment) != forced or seed % ANY_ODDS == 0):
        return Counter(["no secret"])
    seat = twins.left.snapshot.questions()[0].seat
    here, there = [await answer_delay(twins, side, seat, bot) for side in twins.sides]
    twins.check("a bot answers")
    if here != there:
        raise LeakError(f"an answer shows after {here} and after {there} seconds")
    alike = "in both" if is_forced(twins.right.snapshot) == forced else "in one"
    return Counter([f"{'forced' if forced else 'free'} {alike}", f"after {here:.1f}"])


async def answer_delay(twins: Twins, side: Side, seat: int, bot: str) -> float:
    """Return the seconds from the question until the bot's first input."""
    thinkers, company, acted = TimedBotPool(), side.actor.bot_runner, asyncio.Event()
    side.kit.house.context.bot_pool = thinkers

    async def act(seat: int, choice: int, snapshot: MatchSnapshot) -> bool:
        if side.snapshot.is_utterance(seat, choice):
            return False  # bots talk at once, whatever their hand
        acted.set()
        company.stop()  # only the time of the answer matters here
        return True

    company.submit = act
    await side.players[seat].ask("hand", seat=seat, bot=bot)
    await acted.wait()
    holds = side.kit.time.sleeps
    holds.remove(MIN_ANSWER_SECONDS)
    return round(max(MIN_ANSWER_SECONDS, thinkers.seconds + sum(holds)), 6)


def ambiguous_points(past: PlayedTable, place: int) -> Iterator[int]:
    """Yield the points where one other seat is to move, and the place cannot know whether it has a choice."""
    rng = make_rng(7)
    for inputs, moment in snapshots_of(past):
        question = moment.game.decision(moment.state)
        if question is not None and question.seat not in (place, PUBLIC) and len(moment.questions()) == 1:
            worlds = [moment.game.determinize(moment.state, place, rng) for _ in range(SAMPLED_WORLDS)]
            if (
                len(
                    {is_forced(each) for each in [moment, *(MatchSnapshot(moment.game, world, {}) for world in worlds)]}
                )
                > 1
            ):
                yield inputs


def other_seat_points(past: PlayedTable, place: int) -> Iterator[int]:
    """Yield the points where one other seat is to move."""
    for inputs, moment in snapshots_of(past):
        questions = moment.questions()
        if len(questions) == 1 and questions[0].seat not in (place, PUBLIC):
            yield inputs


def is_forced(moment: MatchSnapshot) -> bool:
    question = moment.game.decision(moment.state)
    return question is not None and len(question.options) == 1
