"""The contract every game fulfils; bots, lab, records and server know nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.presumed import Presumed
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import State
from knockbox.engine.timing import Timing

S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one game, built once from content and options; it has no memory of a match."""

    key: str
    rules_version: int
    content_hash: str
    seats: int
    seal_rule: str  # by which answers to a simultaneous secret stay sealed
    hands: tuple[str, ...]  # how well each seat builds, by name; empty where nothing is built

    @property
    def options(self) -> Mapping[str, str]:
        """Every match option with its value."""

    @property
    def prompts(self) -> Sequence[str]:
        """The names of the questions, by the number a decision gives."""

    @property
    def feature_names(self) -> Sequence[str]:
        """What each number of `features` is."""

    def with_hands(self, hands: Sequence[str]) -> "Game[S]":
        """The same game for seats that build so well; only odds differ, never what happens."""

    def start(self, rng: Rng, listen: bool = False) -> S:
        """Deal a new match; everything random comes from `rng`. With `listen` the log begins with the deal."""

    def decision(self, state: S) -> Decision | None:
        """The question on the table, or None when the match is over."""

    def step(self, state: S, choice: int) -> None:
        """Answer the question in place. Clone first if the past is needed; the choice must be an option."""

    def offers(self, state: S, seat: int) -> list[int]:
        """What `seat` may do beside the question; `PUBLIC` stands for whoever runs the table."""

    def closed(self, state: S, seat: int) -> list[Candidate]:
        """What `seat` has before it and cannot do beside the question now, each with what speaks against it."""

    def accept(self, state: S, seat: int, choice: int) -> None:
        """Carry out an offer in place; it must be one of `offers`."""

    def utterances(self, state: S, seat: int) -> list[int]:
        """What `seat` may say or show by gesture now; it never changes the state, and is recorded like an input."""

    def utter(self, seat: int, choice: int) -> list[Event]:
        """What everybody hears and sees of an utterance; it must be one of `utterances`."""

    def hush(self, state: S) -> Reason | None:
        """What speaks against free talk at the table now; None if nothing does."""

    def pending(self, state: S) -> list[Decision]:
        """Every question that may be answered now: one, or all sealed ones of a simultaneous secret."""

    def timing(self) -> Timing | None:
        """How long the table waits for answers, by the options; None is for ever."""

    def consent(self, state: S, people: Sequence[int]) -> tuple[int, int] | None:
        """What a bot does out of turn because all people have, as seat and choice."""

    def default(self, state: S) -> int:
        """The house answer of a seat that is out of time."""

    def clone(self, state: S) -> S: ...

    def presume(self, state: S, seat: int) -> Presumed | None:
        """The answer to the open question if a deed of `seat` is under way and nobody hinders it; else None."""

    def view(self, state: S, seat: int) -> msgspec.Struct:
        """All that `seat` (or `PUBLIC`) may know, and nothing else."""

    def views(self, state: S) -> Sequence[msgspec.Struct]:
        """The view of every seat, and at last that of the public; what all may know is looked at once."""

    def aids(self, view: Any) -> msgspec.Struct | None:
        """What follows from a view by the rules and helps to draw it, such as odds; None if nothing does."""

    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """A world `seat` could be in: what it cannot know is re-dealt, what it knows is kept, chance is new."""

    def believe(self, state: S, seat: int, said: list[tuple[int, int]], rng: Rng) -> S:
        """A world as `imagine` gives it, in which what others said of their cards is true, if one is found soon."""

    def spoken(self, story: Sequence[Event]) -> list[tuple[int, int]]:
        """What seats said of their own cards and still holds: who, and which utterance."""

    def payoffs(self, state: S) -> list[float]:
        """1 won, -1 lost, 0 undecided or drawn, by seat."""

    def reshuffle(self, state: S, rng: Rng) -> S:
        """The same table with all hands as they are; only chance that is still to come is new."""

    def forget(self, state: S, seat: int) -> S:
        """The table as `seat` knows it if it has not kept in mind what it saw of hidden things."""

    def reflex(self, state: S, rng: Rng) -> int:
        """An answer at a glance to the open question; that of a referee is as likely as it is at the table."""

    def features(self, state: S, seat: int) -> list[float]:
        """How `seat` stands in a world that lies open, in numbers for a judge that learns; see `feature_names`."""

    def stakes(self, state: S, seat: int) -> tuple[float, float]:
        """The chance that `seat` wins the match once it loses what is fought for now, and once it wins that."""

    def points(self, state: S) -> list[int]:
        """What each seat has won so far on the way to the match, such as rounds."""

    def style_of(self, state: S, seat: int) -> str:
        """How whoever `seat` plays likes to be played by a bot, by name; nothing where no style belongs to it."""

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        """The notes of a state's log as named facts."""

    def candidates(self, state: S) -> list[Candidate]:
        """All that could be tried at the open question, each open or closed with its reasons."""

    def refuse(self, state: S, seat: int, choice: int) -> Candidate:
        """What speaks against `seat` making `choice` now; without reasons if nothing does."""

    def spell(self, choice: int) -> str:
        """The choice in notation, such as ``attack jab``."""

    def read(self, notation: str) -> int:
        """The choice that a notation names."""

    def position(self, state: S) -> dict[str, Any]:
        """Everything the state holds, as plain JSON values."""

    def set_up(self, position: Mapping[str, Any]) -> S:
        """The state a position describes; missing parts get defaults, impossible ones an error."""
