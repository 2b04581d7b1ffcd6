"""Twin tables that one place cannot tell apart: the same past and inputs, but different hidden information.

Every byte that is sent to that place must be the same at both. Whether they are still alike is decided by the games
alone: by what the place sees, and by what it noticed of each input.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from knockbox.bots.observation import PlayerObservation
from knockbox.bots.search_result import ActionStats, SearchResult
from knockbox.bots.workers.pool import WorkerPool
from knockbox.bots.workers.search_request import make_request
from knockbox.engine.rng import Rng, fork, make_rng
from knockbox.games.registry import AnyGame
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.state_hash import state_hash
from knockbox.server.tables.actor import Actor
from knockbox.server.tables.live_match import LiveMatch
from tests.server.kit import Guest, Kit
from tests.server.played_tables import PlayedTable, state_hashes

LANGUAGES: Final = ("en", "en", "en", "es", "pl")
TEXTLESS_RATIO: Final = 4
"""One run in this many also renders texts, which is slow; other languages than English come late."""
MAX_WORLDS: Final = 12
"""Determinizations that are tried until one is suitable."""
STEP_MS: Final = 40
T = TypeVar("T")


class LeakError(AssertionError):
    """Messages to a place differ between worlds that it must not be able to tell apart."""


class DigestBotPool(WorkerPool):
    """A bot pool that answers at once; its result is a digest of everything that a search would receive."""

    def submit(
        self, vantage: PlayerObservation, bot: str, seed: int, packs: Sequence[str] = (), table: str = ""
    ) -> "Future[SearchResult]":
        future: Future[SearchResult] = Future()
        future.set_result(
            search_result_from(msgspec.json.encode(make_request(vantage, packs, bot, seed)), vantage.question.options)
        )
        return future


def search_result_from(told: bytes, options: Sequence[int]) -> SearchResult:
    rng = make_rng(int.from_bytes(blake2b(told, digest_size=7).digest()))
    visits = [2 + rng.below(500) for _ in options]
    return SearchResult(
        [ActionStats(choice, n, rng.below(n) / 2, n / 4) for choice, n in zip(options, visits, strict=True)]
    )


class Side:
    """One of the two tables, with the watchers at the place and one guest on every other seat."""

    def __init__(self, kit: Kit, past: PlayedTable, actor: Actor) -> None:
        self.kit = kit
        self.past = past
        self.actor = actor
        self.watchers: list[Guest] = []
        self.players: dict[int, Guest] = {}

    @property
    def match(self) -> LiveMatch:
        assert self.actor.table.match is not None
        return self.actor.table.match

    @property
    def snapshot(self) -> MatchSnapshot:
        return self.match.snapshot

    @property
    def game(self) -> AnyGame:
        return self.match.session.game

    def token(self, place: int) -> str:
        return self.past.opened.seats[place].token if place >= 0 else ""

    async def connect(self, place: int, language: str = "", seq: int | None = None, host: str = "") -> Guest:
        """Connect a guest; all it is sent counts as sent to its place."""
        return await self.kit.guest(self.past.opened.table, self.token(place), host, seq, language=language)

    def replace_state(self, moment: MatchSnapshot) -> None:
        """Replace the true state and what every place has seen of it."""
        course = self.match
        course.session.snapshot = moment
        course.visible_snapshots = [moment] * len(course.visible_snapshots)
        course.undo_steps, course.cached_observations = [], None

    async def choose(self, seat: int, choice: int) -> dict[str, Any]:
        """Make an input of a seat, as its client would send it."""
        question = self.snapshot.question_of(seat)
        is_answer = question is not None and choice in question.options
        number = {"question": self.match.question_ids[seat]} if is_answer else {}
        return await self.players[seat].ask("choose", choice=choice, **number)


async def side_of(past: PlayedTable, inputs: int, place: int, language: str) -> Side:
    """Load a table from its log and connect all players; two clients watch from the place."""
    kit = Kit()
    kit.house.context.bot_pool = DigestBotPool()
    kit.store.logs[past.opened.table] = past.log_until(inputs)
    side = Side(kit, past, await kit.house.find(past.opened.table))
    for seat in range(side.game.num_players):
        side.players[seat] = await side.connect(seat)
    silent = side.players[place] if place in side.players else await side.connect(place)
    side.watchers = [silent, await side.connect(place, language)]
    return side


class Twins:
    """Two sides that the place cannot tell apart, so far."""

    def __init__(self, left: Side, right: Side, place: int, rng: Rng) -> None:
        self.left = left
        self.right = right
        self.place = place
        self.rng = rng
        self.probe_index = rng.below(100)  # index of the latest probe
        self.sent: list[bytes] = []  # to the place, at either side
        self.tally: Counter[str] = Counter()

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.left, self.right

    def diverge(self, is_fit: Callable[[MatchSnapshot], bool] = lambda _: True) -> bool:
        """Determinize the right table for the place; both get scripted chance, often the same.

        Return whether they differ now in a suitable way; with a sealed answer they are left as they are.
        """
        game, truth = self.left.game, self.left.snapshot
        here, chance = MatchSnapshot(game, game.clone(truth.state), {}), fork(self.rng)
        worlds = (
            MatchSnapshot(game, game.determinize(truth.state, self.place, self.rng), {}) for _ in range(MAX_WORLDS)
        )
        world = next(filter(is_fit, worlds), None)
        if world is None or truth.sealed_answers:
            return False
        here.state.rng, world.state.rng = chance, chance.copy() if self.rng.below(2) else fork(self.rng)
        self.left.replace_state(here)
        self.right.replace_state(world)
        return state_hash(game, here.state) != state_hash(game, world.state)

    async def run_on_both(self, what: str, act: Callable[[Side], Awaitable[T]]) -> tuple[T, T]:
        """Do the same at both tables, and check that the place is sent the same."""
        done = await act(self.left), await act(self.right)
        self.check(what)
        return done

    def check(self, what: str) -> None:
        self.compare(what, self.left.watchers, self.right.watchers)

    def advance_time(self) -> None:
        """Let some time pass at both tables."""
        for side in self.sides:
            side.kit.time.now += STEP_MS

    def compare(self, what: str, here: Sequence[Guest], there: Sequence[Guest]) -> None:
        for one, other in zip(here, there, strict=True):
            check_same(what, one.received, other.received)
            self.sent += one.received
            one.received, other.received = [], []

    def common_inputs(self) -> list[tuple[int, int]]:
        """Return the answers that are legal at both tables."""
        here, there = self.left.snapshot, self.right.snapshot
        pairs = [(question, there.question_of(question.seat)) for question in here.questions() if question.seat >= 0]
        return [(mine.seat, choice) for mine, its in pairs if its for choice in mine.options if choice in its.options]

    def common_extras(self) -> list[tuple[int, int]]:
        """Return the side actions and talk actions that are legal at both tables."""
        return [
            (seat, choice)
            for seat in range(self.left.game.num_players)
            for choice in side_actions(self.left.snapshot, seat)
            if choice in side_actions(self.right.snapshot, seat)
        ]

    def stays_alike(self, seat: int, choice: int) -> bool:
        """Return whether the place still cannot tell the worlds apart after an input."""
        return observed_result(self.left, self.place, seat, choice) == observed_result(
            self.right, self.place, seat, choice
        )

    def check_no_secrets_sent(self) -> None:
        """Check that no state hash of either world, and not the secret, was sent."""
        everything = b"\n".join(self.sent)
        table = self.left.past.opened.table
        hashes = {state for side in self.sides for state in state_hashes(side.kit.store.logs[table])}
        hashes |= {state_hash(side.game, side.snapshot.state) for side in self.sides}
        found = [state for state in hashes if state.encode() in everything]
        if found:
            raise LeakError(f"sent hashes of states: {found}")
        if not self.left.snapshot.is_over() and self.left.actor.table.opening.secret.encode() in everything:
            raise LeakError("sent the secret of the deal")


async def twins_at(past: PlayedTable, inputs: int, place: int, seed: int) -> Twins:
    """Return twins after some inputs, before they diverge."""
    language = "" if seed % TEXTLESS_RATIO else LANGUAGES[seed // TEXTLESS_RATIO % len(LANGUAGES)]
    left, right = [await side_of(past, inputs, place, language) for _ in range(2)]
    twins = Twins(left, right, place, make_rng(seed))
    twins.compare("waking", left.watchers, right.watchers)
    return twins


def side_actions(moment: MatchSnapshot, seat: int) -> list[int]:
    return [*moment.game.side_actions(moment.state, seat), *moment.utterances(seat)]


def observed_result(side: Side, place: int, seat: int, choice: int) -> tuple[bytes, bytes, bool]:
    """Return what the place would notice of an input and see afterwards, according to the game."""
    moment, events = side.snapshot.apply(seat, choice)
    seen = [event.seen_by(place) for event in events]
    noticed = msgspec.json.encode([event for event in seen if event is not None])
    return noticed, msgspec.json.encode(side.game.view(moment.state, place)), moment.is_over()


def is_hidden(side: Side, seat: int, choice: int) -> bool:
    """Return whether only its seat can see an input, apart from who is to answer next."""
    moment, events = side.snapshot.apply(seat, choice)
    others = [place for place in range(-1, side.game.num_players) if place != seat]
    is_noticed = any(event.seen_by(place) is not None for event in events for place in others)
    return not is_noticed and all(
        view_without_questions(moment, place) == view_without_questions(side.snapshot, place) for place in others
    )


def view_without_questions(moment: MatchSnapshot, place: int) -> list[Any]:
    """Return what a place sees and may do, without the questions of others."""
    view: Any = moment.game.view(moment.state, place)
    own = moment.question_of(place)
    return [
        replace(view, question=None),
        own and (own.prompt, own.options),
        side_actions(moment, place),
        moment.is_over(),
    ]


def check_same(what: str, here: Sequence[Any], there: Sequence[Any]) -> None:
    if list(here) == list(there):
        return
    one, other = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
    raise LeakError(f"{what}: {excerpt(one, other)}\nand: {excerpt(other, one)}")


def excerpt(one: Any, other: Any) -> str:
    """Return the part where the two begin to differ."""
    mine, theirs = str(one), str(other)
    at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    return f"{mine[:60]} … {mine[max(0, at - 120) : at + 160]}"
