"""When an answer of a bot shows at twin tables: as late at one as at the other."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future

from msgspec.structs import replace

from knockbox.bots.thought import Thought
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.case import budget_in
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.records.moment import Moment
from knockbox.server.tables.company import LEAST
from tests.server.stretches import moments_of
from tests.server.twins import KeenThinkers, LeakError, Side, Twins, twins_at
from tests.server.walks import Past

LOOKS = 6
ANY_ODDS = 3
"""One pair of worlds in so many need not differ in whether there is a choice."""


class SlowThinkers(KeenThinkers):
    """Take no time for what is forced, and for the rest as much of their budget as it takes, or a little more."""

    def __init__(self) -> None:
        super().__init__()
        self.took = 0.0

    def ask(
        self, vantage: Vantage, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[Thought]":
        thought = super().ask(vantage, bot, seed, packs).result()
        budget, future = budget_in(bot), Future[Thought]()
        if budget is not None and len(vantage.question.options) > 1:
            self.took = budget.seconds * (0.5 + thought.opinions[0].visits / 990)
        future.set_result(replace(thought, seconds=self.took))
        return future


async def schedule(past: Past, inputs: int, place: int, bot: str, seed: int) -> Counter[str]:
    """Let a bot play the seat that is asked, at both tables, and compare when its answer shows."""
    twins = await twins_at(past, inputs, place, seed)
    forced = is_forced(twins.left.moment)
    if not twins.part_ways(lambda moment: is_forced(moment) != forced or seed % ANY_ODDS == 0):
        return Counter(["no secret"])
    seat = twins.left.moment.questions()[0].seat
    here, there = [await shown_after(twins, side, seat, bot) for side in twins.sides]
    twins.check("a bot answers")
    if here != there:
        raise LeakError(f"an answer shows after {here} and after {there} seconds")
    alike = "in both" if is_forced(twins.right.moment) == forced else "in one"
    return Counter([f"{'forced' if forced else 'free'} {alike}", f"after {here:.1f}"])


async def shown_after(twins: Twins, side: Side, seat: int, bot: str) -> float:
    """Seconds from when a bot is asked until it makes its first input."""
    thinkers, company, acted = SlowThinkers(), side.actor.company, asyncio.Event()
    side.kit.house.around.thinkers = thinkers

    async def act(seat: int, choice: int, moment: Moment) -> bool:
        if side.moment.is_utterance(seat, choice):
            return False  # what it has to say it says at once, whatever it holds
        acted.set()
        company.rest()  # the input itself would be another story
        return True

    company.act = act
    await side.mates[seat].ask("hand", seat=seat, bot=bot)
    await acted.wait()
    holds = side.kit.time.waited
    holds.remove(LEAST)
    return round(max(LEAST, thinkers.took + sum(holds)), 6)


def contested(past: Past, place: int) -> Iterator[int]:
    """Where one other seat is asked, and the place cannot know whether it has a choice."""
    rng = seeded(7)
    for inputs, moment in moments_of(past):
        question = moment.game.decision(moment.state)
        if question is not None and question.seat not in (place, PUBLIC) and len(moment.questions()) == 1:
            worlds = [moment.game.imagine(moment.state, place, rng) for _ in range(LOOKS)]
            if len({is_forced(each) for each in [moment, *(Moment(moment.game, world, {}) for world in worlds)]}) > 1:
                yield inputs


def asked_elsewhere(past: Past, place: int) -> Iterator[int]:
    """Wherever one other seat is asked."""
    for inputs, moment in moments_of(past):
        questions = moment.questions()
        if len(questions) == 1 and questions[0].seat not in (place, PUBLIC):
            yield inputs


def is_forced(moment: Moment) -> bool:
    question = moment.game.decision(moment.state)
    return question is not None and len(question.options) == 1
