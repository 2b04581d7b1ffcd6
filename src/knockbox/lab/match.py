"""Headless matches between bots: play them and save them as records."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from knockbox.bots.observation import Bot, PlayerObservation
from knockbox.bots.registry import make_bot
from knockbox.bots.tower_builder import build_tower, skill_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import make_rng
from knockbox.games.registry import AnyGame, tower_due
from knockbox.lab.errors import LabError
from knockbox.records.record import SEED_LIMIT, Player, SeedStart
from knockbox.records.session import new_session
from knockbox.records.towers import derive_scatter_seed
from knockbox.tower.terms import TowerTerms

SummaryT = TypeVar("SummaryT")

MATCH_SEED_STRIDE: Final = 1_000_003
"""Difference between the seeds of consecutive matches, so that neighbouring series do not overlap."""


class PlayedMatch(msgspec.Struct, Generic[SummaryT], frozen=True):
    """A finished match: its inputs, a summary of its events, and its returns."""

    seed: int
    names: list[str]  # of the bots, by seat
    inputs: list[tuple[int, int]]
    summary: SummaryT  # game-specific summary of the events
    returns: list[float]
    traces: dict[int, str] = {}  # traces of the towers built, by input


def match_seed(seed: int, index: int) -> int:
    """Return the seed of a match in a series that starts with `seed`."""
    return (seed + index * MATCH_SEED_STRIDE) % SEED_LIMIT if index else seed


def play_match(
    game: AnyGame, names: list[str], seed: int, summarize: Callable[[Sequence[Event]], SummaryT]
) -> PlayedMatch[SummaryT]:
    """Play a match and summarise its events with `read`."""
    table = run_bot_match(game, make_team(names, seed), seed)
    course = summarize(game.events(table.state.log))
    return PlayedMatch(seed, names, table.inputs, course, game.returns(table.state), table.traces)


def play_to_end(game: AnyGame, names: Sequence[str], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """Play a match; return its final state, including the event log, and its inputs."""
    return play_with_bots(game, make_team(names, seed), seed)


def make_team(names: Sequence[str], seed: int) -> list[Bot]:
    """Return a bot for each seat, each with its own seed."""
    return [make_bot(name, seed * len(names) + seat) for seat, name in enumerate(names)]


def play_with_bots(game: AnyGame, bots: Sequence[Bot], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """Play a match with existing bots; return its final state and its inputs."""
    table = run_bot_match(game, bots, seed)
    return table.state, table.inputs


def run_bot_match(game: AnyGame, bots: Sequence[Bot], seed: int) -> "BotMatch":
    """Play a match to its end; the bots know each other's building skills."""
    rules = game.with_builder_skills([skill_of(bot.name) for bot in bots])
    table = BotMatch(rules, bots, rules.start(make_rng(seed), with_log=True), seed)
    table.play()
    return table


class BotMatch:
    """A running match between bots, with the events that each of them has seen."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], state: Any, seed: int = 0) -> None:
        self.game = game
        self.bots = bots
        self.state = state
        self.seed = seed  # of the match, for the scatter of cubes
        self.inputs: list[tuple[int, int]] = []
        self.traces: dict[int, str] = {}  # traces of towers, by input
        self.histories: list[list[Event]] = [[] for _ in bots]
        self.delivered = 0  # entries of the event log already delivered to the histories

    def play(self, max_questions: int | None = None) -> int:
        """Play to the end of the match or for a number of questions; return the number answered."""
        asked = 0
        while asked != max_questions and self.game.decision(self.state) is not None:
            self.take_turn()
            asked += 1
        return asked

    def take_turn(self) -> None:
        """Let the bots talk about new events, then let the asked seat answer."""
        if self.has_new_events():
            self.talk()
        self.answer_question()

    def answer_question(self) -> None:
        """Let the asked seat answer or take a side action; build a tower if one is due."""
        question = self.open_question()
        if question.seat == PUBLIC:
            self.build_due_tower()
            return
        choice = self.bots[question.seat].choose(self.observe(question, question.seat))
        self.inputs.append((question.seat, choice))
        if choice in question.options:
            self.game.step(self.state, choice)
        else:
            self.game.apply_side_action(self.state, question.seat, choice)

    def build_due_tower(self) -> None:
        """Let the tested bot build its tower, and answer for the referee with the outcome."""
        due = tower_due(self.game, self.state)
        if due is None:
            raise LabError("the referee is asked, but no tower is due; a match between bots has no referee")
        seed = derive_scatter_seed(self.seed, (), len(self.inputs))
        built = build_tower(self.bots[due.seat].name, TowerTerms(seed, due.light, due.heavy, due.seconds))
        self.inputs.append((PUBLIC, due.verdict_choice(built.stands)))
        if built.trace:
            self.traces[len(self.inputs)] = built.trace
        self.game.step(self.state, due.verdict_choice(built.stands))

    def talk(self) -> None:
        """Let every bot talk in seat order before the question is answered."""
        question = self.open_question()
        for seat, bot in enumerate(self.bots):
            for choice in bot.speak(self.observe(question, seat)):
                self.inputs.append((seat, choice))
                self.deliver(self.game.utter(seat, choice))

    def has_new_events(self) -> bool:
        """Return whether events have happened since the bots last could talk."""
        return self.delivered < len(self.state.log)

    def open_question(self) -> Decision:
        question = self.game.decision(self.state)
        if question is None:
            raise LabError("no open question: the match is over")
        return question

    def observe(self, question: Decision, seat: int) -> PlayerObservation:
        notes = self.state.log[self.delivered :]
        self.delivered += len(notes)
        self.deliver(self.game.events(notes))
        return PlayerObservation(self.game, self.state, question, self.histories[seat], seat)

    def deliver(self, events: Sequence[Event]) -> None:
        """Add events to the histories of the seats that can see them."""
        for seat, history in enumerate(self.histories):
            history += [seen for event in events if (seen := event.seen_by(seat)) is not None]


def save_match(game: AnyGame, packs: Sequence[str], played: PlayedMatch[Any], path: Path) -> None:
    """Replay the inputs into a record and write it atomically."""
    seats = [Player(name, "bot") for name in played.names]
    session = new_session(game.key, game.options, packs, seats, SeedStart(played.seed))
    for number, (seat, choice) in enumerate(played.inputs, start=1):
        session.choose(seat, choice, trace=played.traces.get(number, ""))
    session.save(path)
