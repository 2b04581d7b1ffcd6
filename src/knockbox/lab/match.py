"""One match between bots without a board: play it, and keep it as a record."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from knockbox.bots.building import built_by, skill_of
from knockbox.bots.registry import make
from knockbox.bots.vantage import Bot, Vantage
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import seeded
from knockbox.games.registry import AnyGame, tower_due
from knockbox.lab.errors import LabError
from knockbox.records.record import SEED_LIMIT, Player, Seeded
from knockbox.records.session import new_session
from knockbox.records.towers import scatter
from knockbox.tower.terms import Terms

C = TypeVar("C")

STRIDE: Final = 1_000_003
"""Seeds of a row of matches lie far apart from those of the neighbouring row."""


class Played(msgspec.Struct, Generic[C], frozen=True):
    """One match: its inputs, its course and its result."""

    seed: int
    names: list[str]  # of the bots, by seat
    inputs: list[tuple[int, int]]
    course: C  # what a game counts
    payoffs: list[float]
    traces: dict[int, str] = {}  # of the towers that were built, by input


def match_seed(seed: int, index: int) -> int:
    """The seed of a match in a row that begins with `seed`."""
    return (seed + index * STRIDE) % SEED_LIMIT if index else seed


def play_match(game: AnyGame, names: list[str], seed: int, read: Callable[[Sequence[Event]], C]) -> Played[C]:
    """A match and what is read from its events."""
    table = played_table(game, team(names, seed), seed)
    course = read(game.events(table.state.log))
    return Played(seed, names, table.inputs, course, game.payoffs(table.state), table.traces)


def play_out(game: AnyGame, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """The table at the end of a match, with all that was noted on the way, and the inputs that led there."""
    return play_with(game, team(names, seed), seed)


def team(names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, with luck of its own."""
    return [make(name, seed * len(names) + seat) for seat, name in enumerate(names)]


def play_with(game: AnyGame, bots: Sequence[Bot], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """The same, with bots that are there already."""
    table = played_table(game, bots, seed)
    return table.state, table.inputs


def played_table(game: AnyGame, bots: Sequence[Bot], seed: int) -> "Table":
    """A table at which a match was played to its end, by bots that know how well the others build."""
    rules = game.with_hands([skill_of(bot.name) for bot in bots])
    table = Table(rules, bots, rules.start(seeded(seed), listen=True), seed)
    table.play_on()
    return table


class Table:
    """A match of bots that is going on, with what each of them has noticed so far."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], state: Any, seed: int = 0) -> None:
        self.game = game
        self.bots = bots
        self.state = state
        self.seed = seed  # of the match, for cubes that are thrown
        self.inputs: list[tuple[int, int]] = []
        self.traces: dict[int, str] = {}  # of towers, by input
        self.stories: list[list[Event]] = [[] for _ in bots]
        self.told = 0  # notes of the state that are in the stories

    def play_on(self, questions: int | None = None) -> int:
        """To the end of the match, or for so many questions; how many there were."""
        asked = 0
        while asked != questions and self.game.decision(self.state) is not None:
            self.take_turn()
            asked += 1
        return asked

    def take_turn(self) -> None:
        """Whoever likes speaks about what is new, and whoever is asked answers."""
        if self.has_news():
            self.talk()
        self.ask()

    def ask(self) -> None:
        """Let the seat that is asked answer, or do something beside the question; where a tower is due, it is built."""
        question = self.question()
        if question.seat == PUBLIC:
            self.build()
            return
        choice = self.bots[question.seat].choose(self.vantage(question, question.seat))
        self.inputs.append((question.seat, choice))
        if choice in question.options:
            self.game.step(self.state, choice)
        else:
            self.game.accept(self.state, question.seat, choice)

    def build(self) -> None:
        """The bot that is tested builds its tower, and what comes of it is the verdict."""
        due = tower_due(self.game, self.state)
        if due is None:
            raise LabError("a referee is asked for no tower, and a match of bots has none")
        seed = scatter(self.seed, (), len(self.inputs))
        built = built_by(self.bots[due.seat].name, Terms(seed, due.light, due.heavy, due.seconds))
        self.inputs.append((PUBLIC, due.choice(built.stands)))
        if built.trace:
            self.traces[len(self.inputs)] = built.trace
        self.game.step(self.state, due.choice(built.stands))

    def talk(self) -> None:
        """Let everybody say what he likes, one after the other, before the question is answered."""
        question = self.question()
        for seat, bot in enumerate(self.bots):
            for choice in bot.speak(self.vantage(question, seat)):
                self.inputs.append((seat, choice))
                self.tell(self.game.utter(seat, choice))

    def has_news(self) -> bool:
        """Whether something happened that nobody has had a chance to speak about."""
        return self.told < len(self.state.log)

    def question(self) -> Decision:
        question = self.game.decision(self.state)
        if question is None:
            raise LabError("nobody is asked: the match is over")
        return question

    def vantage(self, question: Decision, seat: int) -> Vantage:
        notes = self.state.log[self.told :]
        self.told += len(notes)
        self.tell(self.game.events(notes))
        return Vantage(self.game, self.state, question, self.stories[seat], seat)

    def tell(self, events: Sequence[Event]) -> None:
        """Everybody notices what he may know of it."""
        for seat, story in enumerate(self.stories):
            story += [seen for event in events if (seen := event.seen_by(seat)) is not None]


def save_match(game: AnyGame, packs: Sequence[str], played: Played[Any], path: Path) -> None:
    """Play the inputs again into a record, written whole or not at all."""
    seats = [Player(name, "bot") for name in played.names]
    session = new_session(game.key, game.options, packs, seats, Seeded(played.seed))
    for number, (seat, choice) in enumerate(played.inputs, start=1):
        session.choose(seat, choice, trace=played.traces.get(number, ""))
    session.save(path)
