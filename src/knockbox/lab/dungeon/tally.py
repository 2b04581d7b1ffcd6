"""The results of a row of dungeons: the group wins or loses together, and a loss has its rule."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from knockbox.engine.action import verb_of
from knockbox.games.dungeon.choices import GESTURES, SPEECH
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon.delves import Delve
from knockbox.lab.match import Played


class Tally(msgspec.Struct):
    """The results of a row of dungeons."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seed: int
    matches: int
    won: int
    lost_by: dict[str, int]  # by the rule that ended them, the commonest first
    mean_laid: float
    mean_points: float | None  # of all matches, lost ones with 0; None without the chest hunt
    mean_said: float  # statements and gestures
    decisions: int
    mean_decisions: float
    seconds: float
    decisions_per_second: float


def count_up(game: AnyGame, names: list[str], seed: int, played: Sequence[Played[Delve]], seconds: float) -> Tally:
    delves = [match.course for match in played]
    said = sum(is_said(choice) for match in played for _, choice in match.inputs)
    decisions = sum(len(match.inputs) for match in played) - said
    return Tally(
        game=game.key,
        options=dict(game.options),
        seats=names,
        seed=seed,
        matches=len(played),
        won=sum(delve.won for delve in delves),
        lost_by=dict(Counter(delve.rule for delve in delves if not delve.won).most_common()),
        mean_laid=sum(delve.laid for delve in delves) / len(delves),
        mean_points=mean_points(game, delves),
        mean_said=said / len(played),
        decisions=decisions,
        mean_decisions=decisions / len(played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def mean_points(game: AnyGame, delves: Sequence[Delve]) -> float | None:
    """KKD-CHEST-3 Points are counted in the chest hunt alone, and only a dungeon that was won has any."""
    hunted = game.options["chest_hunt"] == "true"
    return sum(delve.points for delve in delves) / len(delves) if hunted else None


def is_said(choice: int) -> bool:
    return verb_of(choice) in SPEECH or verb_of(choice) in GESTURES
