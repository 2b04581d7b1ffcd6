"""The data model of an analysis, as written to JSON."""

from collections.abc import Sequence

import msgspec


class VariationStep(msgspec.Struct, frozen=True):
    """One action of a continuation."""

    seat: int
    choice: int
    notation: str


class BetterChoice(msgspec.Struct, frozen=True):
    """A choice that was better than the one made."""

    choice: int
    notation: str
    chance: float  # win probability with it
    lost: float  # win probability lost by not making it
    doubt: float  # standard error of `lost`
    sureness: str  # sure, likely or maybe
    plan: list[VariationStep]  # how the match might have continued


class AnnotatedInput(msgspec.Struct, frozen=True):
    """One input with its evaluation for the seat that made it."""

    input: int
    seat: int
    kind: str  # answer, offer, utterance or referee
    question: str  # prompt that was answered
    choice: int
    notation: str
    options: int  # number of options; 1 is forced
    chances: list[float]  # win probability of each seat, after the input
    before: float | None = None  # win probability with the best choice, if the input was reviewed
    after: float | None = None
    lost: float = 0.0
    mark: str = ""  # inaccuracy, mistake or blunder
    luck: str = ""  # unlucky or lucky
    better: BetterChoice | None = None  # with the seat's knowledge
    opened: BetterChoice | None = None  # with all hands open


class RoundStart(msgspec.Struct, frozen=True):
    """The start of a round."""

    input: int
    number: int


class SeatSummary(msgspec.Struct, frozen=True):
    """Counts of one seat's choices."""

    seat: int
    name: str
    choices: int  # with more than one option
    lost: float  # win probability lost by all of them together
    inaccuracies: int
    mistakes: int
    blunders: int
    unlucky: int


class Analysis(msgspec.Struct, frozen=True, tag_field="file", tag="analysis"):
    """The analysis of a match."""

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
    start: list[float]  # win probabilities before the first choice
    rounds: list[RoundStart]
    tallies: list[SeatSummary]
    moments: list[AnnotatedInput]


def noteworthy_inputs(annotated_inputs: Sequence[AnnotatedInput]) -> list[AnnotatedInput]:
    """Return the inputs with a mark or with luck."""
    return [moment for moment in annotated_inputs if moment.mark or moment.luck]
