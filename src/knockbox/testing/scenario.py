"""Helpers of scenario tests for any game: answer by notation, inspect the question and the log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.game import Game
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.knockdown.state import KnockdownState


class GameWithRules(Game[Any], Protocol):
    """A game whose states share its rules."""

    rules: Any


GameT = TypeVar("GameT", bound=GameWithRules)
StateT = TypeVar("StateT", KnockdownState, DungeonState)


class Note(NamedTuple):
    """One note of the log with names for kind and rule; the meaning of the two ints depends on the kind."""

    kind: str
    rule: str
    seat: int
    first: int
    second: int


class ScenarioKit(Generic[GameT, StateT]):
    """Test helpers of one game; they find the game of a state by the rules that both share."""

    def __init__(
        self,
        prompts: Sequence[str],
        notes: Mapping[str, Any],
        clauses: Sequence[str],
        builder_names: str,
        describe_end: Callable[[StateT], str],
    ) -> None:
        self.games: list[GameT] = []
        self.prompts = prompts
        self.notes = {number: name.lower() for name, number in notes.items() if name.isupper()}
        self.clauses = clauses
        self.builder_names = builder_names  # names of the functions that make states, for messages
        self.describe_end: Callable[[StateT], str] = describe_end  # describes how a match ended, for messages

    def register(self, game: GameT) -> GameT:
        """Register a game that states may belong to."""
        self.games.append(game)
        return game

    def game_of(self, state: StateT) -> GameT:
        """Return the game of a state."""
        for candidate in self.games:
            if candidate.rules is state.rules:
                return candidate
        raise AssertionError(f"this state was not set up by {self.builder_names}")

    def say(self, state: StateT, *notations: str) -> StateT:
        """Answer the questions in order; each answer must be legal."""
        rules = self.game_of(state)
        for notation in notations:
            choice = rules.string_to_action(notation)
            question = self.open_question(state)
            assert choice in question.options, f"'{notation}' is not legal; {self.describe_question(state)}"
            rules.step(state, choice)
        return state

    def take_side_action(self, state: StateT, seat: int, notation: str) -> StateT:
        """Apply a side action, such as `resign` or `show joker`; the seat `PUBLIC` calls time."""
        rules = self.game_of(state)
        offered = self.side_actions(state, seat)
        choice = rules.string_to_action(notation)
        assert choice in rules.side_actions(state, seat), (
            f"'{notation}' is not offered to seat {seat}; offered: {offered}"
        )
        rules.apply_side_action(state, seat, choice)
        return state

    def options(self, state: StateT) -> list[str]:
        """Return the options in notation; none when the match is over."""
        return self.to_notation(state, state.question.options) if state.question is not None else []

    def side_actions(self, state: StateT, seat: int) -> list[str]:
        """Return the side actions of a seat in notation."""
        return self.to_notation(state, self.game_of(state).side_actions(state, seat))

    def utterances(self, state: StateT, seat: int) -> list[str]:
        """Return the legal utterances of a seat in notation."""
        return self.to_notation(state, self.game_of(state).utterances(state, seat))

    def to_notation(self, state: StateT, choices: Sequence[int]) -> list[str]:
        rules = self.game_of(state)
        return [rules.action_to_string(choice) for choice in choices]

    def current_question(self, state: StateT) -> tuple[int, str]:
        """Return the seat that is asked and the name of the prompt."""
        question = self.open_question(state)
        return question.seat, self.prompts[question.prompt]

    def open_question(self, state: StateT) -> Decision:
        assert state.question is not None, f"no question is open: {self.describe_end(state)}"
        return state.question

    def describe_question(self, state: StateT) -> str:
        seat, prompt = self.current_question(state)
        player = "the referee" if seat == PUBLIC else f"seat {seat}"
        return f"{player} is asked {prompt}: {', '.join(self.options(state))}"

    def log(self, state: StateT) -> list[Note]:
        """Return the notes since the state was built."""
        assert state.log is not None, "this state has no log"
        return [
            Note(self.notes[kind], self.clauses[rule], seat, first, second)
            for kind, rule, seat, first, second in state.log
        ]

    def note_kinds(self, state: StateT) -> list[str]:
        """Return the kinds of the notes in the log, in order."""
        return [note.kind for note in self.log(state)]

    def events(self, state: StateT) -> list[Event]:
        """Return the log as events."""
        return list(self.game_of(state).events(state.log or []))
