"""The plan of a ladder."""

from collections.abc import Sequence

import msgspec

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.matchups import MATCHES_PER_DEAL, Matchup


class LadderPlan(msgspec.Struct, frozen=True):
    """The parameters of a ladder; results are merged only if these are equal."""

    game: str
    seed: int
    time: float  # share of the time budgets
    engine: str  # compiled or interpreted: affects how much a bot searches in its time
    rules_version: int
    boxes: dict[str, str]  # id -> content hash
    manner: dict[str, str]  # bot -> hash of some answers: a bot that plays differently is another bot
    rungs: tuple[Matchup, ...]  # with budgets in the bot names

    @property
    def matches_per_deal(self) -> int:
        """Return the number of matches per deal."""
        return MATCHES_PER_DEAL[self.game]

    def extends(self, older: "LadderPlan") -> bool:
        """Return whether this is the older plan with additional matchups and their bots."""
        common = [matchup for matchup in self.rungs if matchup in older.rungs]
        manner = {bot: manner for bot, manner in self.manner.items() if bot in older.manner}
        return msgspec.structs.replace(self, rungs=tuple(common), manner=manner) == older


def select_matchups(matchups: Sequence[Matchup], names: Sequence[str]) -> list[Matchup]:
    """Return the matchups with these names in ladder order, or all if no names are given."""
    known = [matchup.name for matchup in matchups]
    for name in names:
        if name not in known:
            raise LabError(f"--only: unknown matchup '{name}'; known: {', '.join(known)}")
    return [matchup for matchup in matchups if not names or matchup.name in names]
