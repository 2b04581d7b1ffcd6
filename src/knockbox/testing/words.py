"""What scenario tests say to any game: answer by notation, look at the question and at the log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.state import KnockdownState


class Ruled(Game[Any], Protocol):
    """A game whose states share its rules."""

    rules: Any


GameT = TypeVar("GameT", bound=Ruled)
StateT = TypeVar("StateT", KnockdownState, DungeonState)


class Note(NamedTuple):
    """One line of the log: what happened, by which rule, to whom, and two ints whose meaning depends on the kind."""

    kind: str
    rule: str
    seat: int
    first: int
    second: int


class Words(Generic[GameT, StateT]):
    """The words that all tables share; a state finds its game by the rules it shares with it."""

    def __init__(
        self,
        prompts: Sequence[str],
        notes: Mapping[str, Any],
        clauses: Sequence[str],
        makers: str,
        ending: Callable[[StateT], str],
    ) -> None:
        self.built: list[GameT] = []
        self.prompts = prompts
        self.notes = {number: name.lower() for name, number in notes.items() if name.isupper()}
        self.clauses = clauses
        self.makers = makers  # of states: for complaints
        self.ending: Callable[[StateT], str] = ending  # how a match ended: for complaints

    def keep(self, game: GameT) -> GameT:
        """Remember a game that states may belong to."""
        self.built.append(game)
        return game

    def game_of(self, state: StateT) -> GameT:
        """The game a state belongs to."""
        for candidate in self.built:
            if candidate.rules is state.rules:
                return candidate
        raise AssertionError(f"this state was not set up by {self.makers}")

    def say(self, state: StateT, *notations: str) -> StateT:
        """Answer question after question; each answer must be open."""
        rules = self.game_of(state)
        for notation in notations:
            choice, question = rules.read(notation), self.open_question(state)
            assert choice in question.options, f"'{notation}' is not open; {self.describe(state)}"
            rules.step(state, choice)
        return state

    def offer(self, state: StateT, seat: int, notation: str) -> StateT:
        """Do something beside the question, such as `resign` or `show joker`; `PUBLIC` says that time is up."""
        rules, offered = self.game_of(state), self.offers(state, seat)
        choice = rules.read(notation)
        assert choice in rules.offers(state, seat), f"'{notation}' is not offered to seat {seat}; offered: {offered}"
        rules.accept(state, seat, choice)
        return state

    def options(self, state: StateT) -> list[str]:
        """The open answers in notation; none when the match is over."""
        return self.spelled(state, state.question.options) if state.question is not None else []

    def offers(self, state: StateT, seat: int) -> list[str]:
        """What a seat may do beside the question, in notation."""
        return self.spelled(state, self.game_of(state).offers(state, seat))

    def utterances(self, state: StateT, seat: int) -> list[str]:
        """What a seat may say or point at, in notation."""
        return self.spelled(state, self.game_of(state).utterances(state, seat))

    def spelled(self, state: StateT, choices: Sequence[int]) -> list[str]:
        rules = self.game_of(state)
        return [rules.spell(choice) for choice in choices]

    def asked(self, state: StateT) -> tuple[int, str]:
        """Who is asked, and the name of the question."""
        question = self.open_question(state)
        return question.seat, self.prompts[question.prompt]

    def open_question(self, state: StateT) -> Decision:
        assert state.question is not None, f"nobody is asked: {self.ending(state)}"
        return state.question

    def describe(self, state: StateT) -> str:
        seat, prompt = self.asked(state)
        whom = "the referee" if seat == PUBLIC else f"seat {seat}"
        return f"{whom} is asked {prompt}: {', '.join(self.options(state))}"

    def log(self, state: StateT) -> list[Note]:
        """All that happened since the table was laid out."""
        assert state.log is not None, "this state keeps no log"
        return [
            Note(self.notes[kind], self.clauses[rule], seat, first, second)
            for kind, rule, seat, first, second in state.log
        ]

    def happened(self, state: StateT) -> list[str]:
        """The kinds of the notes in the log, in order."""
        return [note.kind for note in self.log(state)]

    def events(self, state: StateT) -> list[Event]:
        """The log as named facts."""
        return list(self.game_of(state).events(state.log or []))
