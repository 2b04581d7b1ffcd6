"""Whether what an analysis calls 70 % happens in 70 of 100 matches."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from knockbox.lab.analysis.account import SHARED
from knockbox.lab.analysis.correction import Correction, fit
from knockbox.lab.analysis.trials import Sample
from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError
from knockbox.lab.tables import Table

BINS: Final = 10
ENOUGH: Final = 40
"""Matches of which a bin must have choices before it is judged."""
AIM: Final = 6.0
"""Points by which what was said and what happened may differ."""


class Bin(msgspec.Struct, frozen=True):
    """Choices about which much the same was said."""

    number: int  # from 0
    choices: int = 0
    matches: int = 0
    said: float = 0.0  # the chances added up
    won: int = 0

    @property
    def difference(self) -> float:
        """What was said less what happened, in points."""
        return 100 * (self.said - self.won) / self.choices

    @property
    def is_judged(self) -> bool:
        return self.matches >= ENOUGH

    @property
    def is_off(self) -> bool:
        return self.is_judged and abs(self.difference) > AIM


class Calibration(msgspec.Struct, frozen=True):
    """What came of a row of matches."""

    game: str
    matches: int
    seed: int
    bot: str
    judge: str
    model: str  # the fingerprint of what the judge was taught
    budget: str
    engine: str
    correction: tuple[float, float, float]  # slope, shift and bend of the logits
    bins: list[Bin]

    @property
    def off(self) -> list[Bin]:
        return [each for each in self.bins if each.is_off]


def of_all_seats(game: str, samples: Iterable[Sample]) -> list[Sample]:
    """In a duel the other seat has what is left of the chance, and wins what this one loses."""
    if game in SHARED:
        return list(samples)
    return [each for one in samples for each in (one, Sample(one.match, 1 - one.raw, not one.won))]


def bins_of(samples: Sequence[Sample], correction: Correction) -> list[Bin]:
    found = [Bin(number) for number in range(BINS)]
    seen: list[set[int]] = [set() for _ in found]
    for each in samples:
        chance = correction.chance(each.raw)
        number = min(BINS - 1, int(chance * BINS))
        seen[number].add(each.match)
        held = found[number]
        found[number] = Bin(number, held.choices + 1, len(seen[number]), held.said + chance, held.won + each.won)
    return [msgspec.structs.replace(each, said=round(each.said, 4)) for each in found]


def correction_by(game: str, samples: Sequence[Sample], lesson: dict[str, str]) -> Correction:
    """The correction that these matches ask for; the sides of a duel are alike, so that a half stays a half."""
    pairs = [(each.raw, each.won) for each in of_all_seats(game, samples)]
    return msgspec.structs.replace(fit(pairs, level=game not in SHARED), lesson=lesson)


def table(found: Calibration) -> Table:
    head = ["said", "choices", "matches", "said on average", "won", "difference"]
    return Table(f"Calibration, {found.game}", head, [list(row_of(each)) for each in found.bins])


def row_of(bin: Bin) -> tuple[str, str, str, str, str, str]:
    span = f"{100 * bin.number // BINS} to {100 * (bin.number + 1) // BINS} %"
    if not bin.choices:
        return span, "0", "0", "-", "-", "-"
    said, won = 100 * bin.said / bin.choices, 100 * bin.won / bin.choices
    few = "" if bin.is_judged else " (few)"
    return span, str(bin.choices), str(bin.matches), f"{said:.1f} %", f"{won:.1f} %", f"{bin.difference:+.1f}{few}"


def verdict(found: Calibration) -> str:
    judged = [each for each in found.bins if each.is_judged]
    if not judged:
        return f"too few matches to judge: no bin has choices of {ENOUGH} of them"
    worst = max(abs(each.difference) for each in judged)
    holds = "within" if not found.off else "beyond"
    return f"the farthest of {len(judged)} bins is {worst:.1f} points off, {holds} the {AIM:g} that are allowed"


def read(path: Path) -> dict[str, Calibration]:
    """By game; a file that is not there holds none."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Calibration])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LabError(f"`{path}` holds no calibration: {error}; expected what --write makes") from None


def write(path: Path, found: Calibration) -> None:
    """Put it beside those of other games."""
    held = dict(sorted({**read(path), found.game: found}.items()))
    write_whole(path, msgspec.json.format(msgspec.json.encode(held), indent=1) + b"\n")
