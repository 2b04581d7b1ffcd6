"""Results of a series of dungeon matches, which the group wins or loses together."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from knockbox.engine.action import verb_of
from knockbox.games.dungeon.choices import GESTURES, SPEECH
from knockbox.games.registry import AnyGame
from knockbox.lab.dungeon.outcomes import DungeonOutcome
from knockbox.lab.match import PlayedMatch


class DungeonTally(msgspec.Struct):
    """The results of a series of dungeon matches."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seed: int
    matches: int
    won: int
    lost_by: dict[str, int]  # by the rule that ended the match, the commonest first
    mean_laid: float
    mean_points: float | None  # of all matches, lost ones with 0; None without the chest hunt
    mean_said: float  # statements and gestures
    decisions: int
    mean_decisions: float
    seconds: float
    decisions_per_second: float


def tally_dungeons(
    game: AnyGame, names: list[str], seed: int, played: Sequence[PlayedMatch[DungeonOutcome]], seconds: float
) -> DungeonTally:
    outcomes = [match.summary for match in played]
    said = sum(is_talk(choice) for match in played for _, choice in match.inputs)
    decisions = sum(len(match.inputs) for match in played) - said
    return DungeonTally(
        game=game.key,
        options=dict(game.options),
        seats=names,
        seed=seed,
        matches=len(played),
        won=sum(outcome.is_won for outcome in outcomes),
        lost_by=dict(Counter(outcome.rule for outcome in outcomes if not outcome.is_won).most_common()),
        mean_laid=sum(outcome.cards_laid for outcome in outcomes) / len(outcomes),
        mean_points=mean_points(game, outcomes),
        mean_said=said / len(played),
        decisions=decisions,
        mean_decisions=decisions / len(played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
    )


def mean_points(game: AnyGame, outcomes: Sequence[DungeonOutcome]) -> float | None:
    """KKD-CHEST-3 Points exist only in the chest hunt, and only if the dungeon was won."""
    hunted = game.options["chest_hunt"] == "true"
    return sum(outcome.points for outcome in outcomes) / len(outcomes) if hunted else None


def is_talk(choice: int) -> bool:
    return verb_of(choice) in SPEECH or verb_of(choice) in GESTURES
