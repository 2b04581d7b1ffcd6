"""Two tables that one place cannot tell apart: the same past and the same inputs, but another hidden world.

Every byte that is sent to that place must be the same at both. Whether they are still alike is judged by the games
alone: by what the place sees, and by what it noticed of each input.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from knockbox.bots.thought import Opinion, Thought
from knockbox.bots.vantage import Vantage
from knockbox.bots.workers.case import case_of
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.engine.rng import Rng, fork, seeded
from knockbox.games.registry import AnyGame
from knockbox.records.moment import Moment
from knockbox.records.state_hash import state_hash
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.course import Course
from tests.server.kit import Guest, Kit
from tests.server.walks import Past, states_in

LANGUAGES: Final = ("en", "en", "en", "es", "pl")
SILENCE: Final = 4
"""One stretch in so many is also told in words, which takes its time; the other languages come late."""
DEALS: Final = 12
"""Worlds that are looked at until one is fit."""
STEP_MS: Final = 40
T = TypeVar("T")


class LeakError(AssertionError):
    """What a place was sent tells worlds apart that it cannot know."""


class KeenThinkers(Thinkers):
    """Answer at once; every bit of what a search would be told decides what they think of it."""

    def ask(
        self, vantage: Vantage, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[Thought]":
        future: Future[Thought] = Future()
        future.set_result(digest_of(msgspec.json.encode(case_of(vantage, packs, bot, seed)), vantage.question.options))
        return future


def digest_of(told: bytes, options: Sequence[int]) -> Thought:
    rng = seeded(int.from_bytes(blake2b(told, digest_size=7).digest()))
    visits = [2 + rng.below(500) for _ in options]
    return Thought([Opinion(choice, n, rng.below(n) / 2, n / 4) for choice, n in zip(options, visits, strict=True)])


class Side:
    """One of the two tables, with those who watch from the place and one guest on every other seat."""

    def __init__(self, kit: Kit, past: Past, actor: Actor) -> None:
        self.kit = kit
        self.past = past
        self.actor = actor
        self.watchers: list[Guest] = []
        self.mates: dict[int, Guest] = {}

    @property
    def course(self) -> Course:
        assert self.actor.table.course is not None
        return self.actor.table.course

    @property
    def moment(self) -> Moment:
        return self.course.moment

    @property
    def game(self) -> AnyGame:
        return self.course.session.game

    def token(self, place: int) -> str:
        return self.past.opened.seats[place].token if place >= 0 else ""

    async def come(self, place: int, language: str = "", seq: int | None = None, host: str = "") -> Guest:
        """Somebody connects; whatever he is told is part of what that place is sent."""
        return await self.kit.guest(self.past.opened.table, self.token(place), host, seq, language=language)

    def enter(self, moment: Moment) -> None:
        """Let another world be the true one, and the one that everybody was shown."""
        course = self.course
        course.session.moment = moment
        course.seen = [moment] * len(course.seen)
        course.past, course.known = [], None

    async def choose(self, seat: int, choice: int) -> dict[str, Any]:
        """An input of anybody, as its client would send it."""
        question = self.moment.question_of(seat)
        is_answer = question is not None and choice in question.options
        number = {"question": self.course.turns[seat]} if is_answer else {}
        return await self.mates[seat].ask("choose", choice=choice, **number)


async def side_of(past: Past, inputs: int, place: int, language: str) -> Side:
    """A table that is woken from its log, and everybody who was there; two clients watch from the place."""
    kit = Kit()
    kit.house.around.thinkers = KeenThinkers()
    kit.log.lines[past.opened.table] = past.until(inputs)
    side = Side(kit, past, await kit.house.find(past.opened.table))
    for seat in range(side.game.seats):
        side.mates[seat] = await side.come(seat)
    silent = side.mates[place] if place in side.mates else await side.come(place)
    side.watchers = [silent, await side.come(place, language)]
    return side


class Twins:
    """Two sides that the place cannot tell apart, so far."""

    def __init__(self, left: Side, right: Side, place: int, rng: Rng) -> None:
        self.left = left
        self.right = right
        self.place = place
        self.rng = rng
        self.asked = rng.below(100)  # with which question an interview goes on
        self.sent: list[bytes] = []  # to the place, at either side
        self.tally: Counter[str] = Counter()

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.left, self.right

    def part_ways(self, is_fit: Callable[[Moment], bool] = lambda _: True) -> bool:
        """Deal the right table anew where the place cannot look; both get chance that is scripted, often the same.

        Says whether they differ now, in a way that is fit; where an answer lies under seal they are left as they are.
        """
        game, truth = self.left.game, self.left.moment
        here, chance = Moment(game, game.clone(truth.state), {}), fork(self.rng)
        worlds = (Moment(game, game.imagine(truth.state, self.place, self.rng), {}) for _ in range(DEALS))
        world = next(filter(is_fit, worlds), None)
        if world is None or truth.held:
            return False
        here.state.rng, world.state.rng = chance, chance.copy() if self.rng.below(2) else fork(self.rng)
        self.left.enter(here)
        self.right.enter(world)
        return state_hash(game, here.state) != state_hash(game, world.state)

    async def both(self, what: str, act: Callable[[Side], Awaitable[T]]) -> tuple[T, T]:
        """Do the same at both tables; whatever is sent to the place must be the same."""
        done = await act(self.left), await act(self.right)
        self.check(what)
        return done

    def check(self, what: str) -> None:
        self.compare(what, self.left.watchers, self.right.watchers)

    def go_on(self) -> None:
        """Let some time pass at both tables."""
        for side in self.sides:
            side.kit.time.now += STEP_MS

    def compare(self, what: str, here: Sequence[Guest], there: Sequence[Guest]) -> None:
        for one, other in zip(here, there, strict=True):
            check_same(what, one.heard, other.heard)
            self.sent += one.heard
            one.heard, other.heard = [], []

    def common_inputs(self) -> list[tuple[int, int]]:
        """All that can be answered at both tables."""
        here, there = self.left.moment, self.right.moment
        pairs = [(question, there.question_of(question.seat)) for question in here.questions() if question.seat >= 0]
        return [(mine.seat, choice) for mine, its in pairs if its for choice in mine.options if choice in its.options]

    def common_extras(self) -> list[tuple[int, int]]:
        """What anybody may do or say beside the questions at both tables."""
        return [
            (seat, choice)
            for seat in range(self.left.game.seats)
            for choice in beside(self.left.moment, seat)
            if choice in beside(self.right.moment, seat)
        ]

    def stays_alike(self, seat: int, choice: int) -> bool:
        """Whether the place could not tell the worlds apart after an input either."""
        return told(self.left, self.place, seat, choice) == told(self.right, self.place, seat, choice)

    def check_unsaid(self) -> None:
        """No hash of a state, of either world, was in anything that was sent; nor was the secret."""
        everything = b"\n".join(self.sent)
        table = self.left.past.opened.table
        hashes = {state for side in self.sides for state in states_in(side.kit.log.lines[table])}
        hashes |= {state_hash(side.game, side.moment.state) for side in self.sides}
        found = [state for state in hashes if state.encode() in everything]
        if found:
            raise LeakError(f"sent hashes of states: {found}")
        if not self.left.moment.is_over() and self.left.actor.table.opened.secret.encode() in everything:
            raise LeakError("sent the secret of the deal")


async def twins_at(past: Past, inputs: int, place: int, seed: int) -> Twins:
    """Twins after some inputs, before they part ways."""
    language = "" if seed % SILENCE else LANGUAGES[seed // SILENCE % len(LANGUAGES)]
    left, right = [await side_of(past, inputs, place, language) for _ in range(2)]
    twins = Twins(left, right, place, seeded(seed))
    twins.compare("waking", left.watchers, right.watchers)
    return twins


def beside(moment: Moment, seat: int) -> list[int]:
    return [*moment.game.offers(moment.state, seat), *moment.utterances(seat)]


def told(side: Side, place: int, seat: int, choice: int) -> tuple[bytes, bytes, bool]:
    """What the place would notice of an input and see afterwards, as the game says."""
    moment, events = side.moment.after(seat, choice)
    seen = [event.seen_by(place) for event in events]
    noticed = msgspec.json.encode([event for event in seen if event is not None])
    return noticed, msgspec.json.encode(side.game.view(moment.state, place)), moment.is_over()


def is_hidden(side: Side, seat: int, choice: int) -> bool:
    """Whether nobody but its seat can see an input, but for what this seat is asked next."""
    moment, events = side.moment.after(seat, choice)
    others = [place for place in range(-1, side.game.seats) if place != seat]
    is_noticed = any(event.seen_by(place) is not None for event in events for place in others)
    return not is_noticed and all(unasked(moment, place) == unasked(side.moment, place) for place in others)


def unasked(moment: Moment, place: int) -> list[Any]:
    """What a place sees and may do, but for questions; its own it has."""
    view: Any = moment.game.view(moment.state, place)
    own = moment.question_of(place)
    return [replace(view, question=None), own and (own.prompt, own.options), beside(moment, place), moment.is_over()]


def check_same(what: str, here: Sequence[Any], there: Sequence[Any]) -> None:
    if list(here) == list(there):
        return
    one, other = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
    raise LeakError(f"{what}: {excerpt(one, other)}\nand: {excerpt(other, one)}")


def excerpt(one: Any, other: Any) -> str:
    """Where the two begin to differ."""
    mine, theirs = str(one), str(other)
    at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f"{mine[:60]} … {mine[max(0, at - 120) : at + 160]}"
