"""All that decides a ladder."""

from collections.abc import Sequence

import msgspec

from knockbox.lab.errors import LabError
from knockbox.lab.ladder.rungs import MATCHES, Rung


class Plan(msgspec.Struct, frozen=True):
    """Ladders of one plan can be added up; what differs here makes another ladder."""

    game: str
    seed: int
    time: float  # share of the time budgets
    engine: str  # compiled or interpreted: it decides how far a bot gets in its time
    rules_version: int
    boxes: dict[str, str]  # id -> content hash
    manner: dict[str, str]  # bot -> hash of some answers: a bot that plays otherwise is another bot
    rungs: tuple[Rung, ...]  # with budgets behind the bots

    @property
    def matches(self) -> int:
        """Of a deal."""
        return MATCHES[self.game]

    def grown_from(self, older: "Plan") -> bool:
        """Whether it is the same ladder with further rungs, and further bots for them."""
        kept = [rung for rung in self.rungs if rung in older.rungs]
        manner = {bot: manner for bot, manner in self.manner.items() if bot in older.manner}
        return msgspec.structs.replace(self, rungs=tuple(kept), manner=manner) == older


def chosen(rungs: Sequence[Rung], names: Sequence[str]) -> list[Rung]:
    """The rungs of these names in the order of the ladder, or all."""
    known = [rung.name for rung in rungs]
    for name in names:
        if name not in known:
            raise LabError(f"--only: found '{name}'; expected some of {', '.join(known)}")
    return [rung for rung in rungs if not names or rung.name in names]
