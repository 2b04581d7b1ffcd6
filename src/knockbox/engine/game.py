"""The contract of every game; bots, lab, records and server know nothing else of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from knockbox.engine.continuation import Continuation
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.timing import Timing

S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one game, built once from content and options, without any match state."""

    key: str
    rules_version: int
    content_hash: str
    num_players: int
    seal_rule: str  # rule that keeps simultaneous secret answers sealed
    builder_skills: tuple[str, ...]  # tower-building skill of each seat, by name; empty if nothing is built

    @property
    def options(self) -> Mapping[str, str]:
        """Return every match option with its value."""

    @property
    def prompts(self) -> Sequence[str]:
        """Return the prompt names, indexed by `Decision.prompt`."""

    @property
    def feature_names(self) -> Sequence[str]:
        """Return a name for each number of `features`."""

    def with_builder_skills(self, skills: Sequence[str]) -> "Game[S]":
        """Return the same game with these tower-building skills; they change the odds only, never what happens."""

    def start(self, rng: Rng, with_log: bool = False) -> S:
        """Deal a new match; all randomness comes from `rng`. With `with_log` the log begins with the deal."""

    def decision(self, state: S) -> Decision | None:
        """Return the open question, or None if the match is over."""

    def step(self, state: S, choice: int) -> None:
        """Answer the open question in place; `choice` must be an option. Clone first to keep the old state."""

    def side_actions(self, state: S, seat: int) -> list[int]:
        """Return what `seat` may do besides answering the question; `PUBLIC` is the table itself."""

    def disabled_side_actions(self, state: S, seat: int) -> list[Candidate]:
        """Return the side actions that `seat` cannot take now, each with the reasons against it."""

    def apply_side_action(self, state: S, seat: int, choice: int) -> None:
        """Carry out a side action in place; it must be one of `side_actions`."""

    def utterances(self, state: S, seat: int) -> list[int]:
        """Return what `seat` may say or gesture now; it never changes the state, and is recorded like an input."""

    def utter(self, seat: int, choice: int) -> list[Event]:
        """Return the public events of an utterance; it must be one of `utterances`."""

    def talk_restriction(self, state: S) -> Reason | None:
        """Return the reason against free talk at the table now, or None if talk is free."""

    def pending(self, state: S) -> list[Decision]:
        """Return every question that may be answered now: one, or all sealed ones of a simultaneous secret."""

    def timing(self) -> Timing | None:
        """Return how long the table waits for answers under the options; None means for ever."""

    def consent(self, state: S, people: Sequence[int]) -> tuple[int, int] | None:
        """Return the seat and choice of a bot that acts out of turn because all human players have, or None."""

    def default(self, state: S) -> int:
        """Return the default answer for a seat that is out of time."""

    def clone(self, state: S) -> S: ...

    def expected_continuation(self, state: S, seat: int) -> Continuation | None:
        """Return the answer to the open question if an action of `seat` continues unopposed; None if there is none."""

    def view(self, state: S, seat: int) -> msgspec.Struct:
        """Return all that `seat` (or `PUBLIC`) may know, and nothing else."""

    def views(self, state: S) -> Sequence[msgspec.Struct]:
        """Return the view of each seat and then that of the public; shared parts are computed once."""

    def derived(self, view: Any) -> msgspec.Struct | None:
        """Return what the rules derive from a view to help draw it, such as odds; None if there is nothing."""

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """Return a state consistent with what `seat` knows: hidden parts are re-dealt and future chance is new."""

    def determinize_consistent(self, state: S, seat: int, statements: list[tuple[int, int]], rng: Rng) -> S:
        """Determinize so that the statements of others about their cards hold, if such a state is found soon."""

    def statements(self, history: Sequence[Event]) -> list[tuple[int, int]]:
        """Return what seats said of their own cards and still holds, as pairs of seat and utterance."""

    def returns(self, state: S) -> list[float]:
        """Return the result by seat: 1 won, -1 lost, 0 undecided or drawn."""

    def reshuffle(self, state: S, rng: Rng) -> S:
        """Return the same state with all hands unchanged and only future chance redrawn."""

    def forget(self, state: S, seat: int) -> S:
        """Return the state as `seat` knows it without remembering the hidden things it saw."""

    def rollout_action(self, state: S, rng: Rng) -> int:
        """Return a quick answer to the open question; a referee answer is drawn with its true probability."""

    def features(self, state: S, seat: int) -> list[float]:
        """Return the features of a fully visible state for `seat`, for a learned evaluator; see `feature_names`."""

    def win_odds(self, state: S, seat: int) -> tuple[float, float]:
        """Return the chance that `seat` wins the match after losing, and after winning, the current contest."""

    def points(self, state: S) -> list[int]:
        """Return what each seat has won so far towards the match, such as rounds."""

    def style_of(self, state: S, seat: int) -> str:
        """Return the name of the bot style that suits the character of `seat`; empty if it has none."""

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        """Convert the notes of a state's log to events."""

    def candidates(self, state: S) -> list[Candidate]:
        """Return all that could be tried at the open question, each enabled or with the reasons against it."""

    def check_action(self, state: S, seat: int, choice: int) -> Candidate:
        """Return the reasons against `seat` making `choice` now; none if it is legal."""

    def action_to_string(self, choice: int) -> str:
        """Return the choice in notation, such as ``attack jab``."""

    def string_to_action(self, notation: str) -> int:
        """Return the choice that a notation names; raise `ChoiceError` if there is none."""

    def position(self, state: S) -> dict[str, Any]:
        """Return the whole state as plain JSON values."""

    def set_up(self, position: Mapping[str, Any]) -> S:
        """Return the state a position describes; missing parts get defaults, impossible ones raise `PositionError`."""
