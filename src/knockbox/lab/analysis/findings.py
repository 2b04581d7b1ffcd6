"""All that an analysis says about a match, as plain values for people and programs alike."""

from collections.abc import Sequence

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One choice of one seat."""

    seat: int
    choice: int
    notation: str


class Better(msgspec.Struct, frozen=True):
    """A choice that was better than the one that was made."""

    choice: int
    notation: str
    chance: float  # to win with it
    lost: float  # by not making it
    doubt: float  # the standard error of what was lost
    sureness: str  # sure, likely or maybe
    plan: list[Step]  # how the match might have gone on


class Moment(msgspec.Struct, frozen=True):
    """One input and what it was worth to the seat that made it."""

    input: int
    seat: int
    kind: str  # answer, offer, utterance or referee
    question: str  # the name of the question that was answered
    choice: int
    notation: str
    options: int  # how many answers were open; 1 is forced
    chances: list[float]  # of each seat, after it
    before: float | None = None  # the chance with the best choice, where one was looked for
    after: float | None = None
    lost: float = 0.0
    mark: str = ""  # inaccuracy, mistake or blunder
    luck: str = ""  # unlucky or lucky
    better: Better | None = None  # by what the seat knew
    opened: Better | None = None  # with all hands open


class Part(msgspec.Struct, frozen=True):
    """A round, by the input with which it begins."""

    input: int
    number: int


class Tally(msgspec.Struct, frozen=True):
    """The choices of one seat, counted."""

    seat: int
    name: str
    choices: int  # that were free
    lost: float  # of the chance to win, by all of them together
    inaccuracies: int
    mistakes: int
    blunders: int
    unlucky: int


class Analysis(msgspec.Struct, frozen=True, tag_field="file", tag="analysis"):
    """A match that was looked at."""

    made_by: str
    record: str  # the name of its file
    game: str
    rules_version: int
    packs: list[str]
    players: list[str]
    judge: str
    budget: str
    seed: int
    correction: tuple[float, float, float]  # slope, shift and bend of the logits
    shared: bool  # all seats win or lose together
    result: list[float] | None  # by seat, 1 won and -1 lost; null while the match is not over
    start: list[float]  # the chances before the first choice
    rounds: list[Part]
    tallies: list[Tally]
    moments: list[Moment]


def remarkable(moments: Sequence[Moment]) -> list[Moment]:
    """Those that a reader looks for first."""
    return [moment for moment in moments if moment.mark or moment.luck]
