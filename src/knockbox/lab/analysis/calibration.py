"""Whether what an analysis calls 70 % happens in 70 of 100 matches."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.lab.analysis.correction import Correction, fit
from knockbox.lab.analysis.trials import Sample
from knockbox.lab.drafts import write_whole
from knockbox.lab.errors import LabError
from knockbox.lab.tables import Table

BINS: Final = 10
ENOUGH: Final = 40
"""Matches of which a bin must have choices before it is judged by itself."""
AIM: Final = 6.0
"""Points by which what was said and what happened may differ."""


class Bin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices about which much the same was said, each by what was said to the seat that made it."""

    number: int  # from 0
    choices: int = 0
    matches: int = 0
    said: float = 0.0  # the chances added up
    won: int = 0
    more: int = 0  # bins beyond the first that are taken together with it

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
    groups: list[Bin]  # the same choices, neighbouring bins of few matches taken together

    @property
    def off(self) -> list[Bin]:
        return [each for each in self.groups if each.is_off]


Said: TypeAlias = Sequence[tuple[Sample, float]]
"""Samples, and the chance that was said of each."""


def bins_of(samples: Sequence[Sample], correction: Correction) -> list[Bin]:
    return [bin_of(number, said) for number, said in enumerate(sorted_in(samples, correction))]


def groups_of(samples: Sequence[Sample], correction: Correction) -> list[Bin]:
    """Bins that can be judged by themselves, and neighbours that cannot until they can be judged together."""
    held: list[tuple[int, Said]] = []
    for number, said in enumerate(sorted_in(samples, correction)):
        if held and not bin_of(*held[-1]).is_judged and not bin_of(number, said).is_judged:
            first, before = held.pop()
            held.append((first, [*before, *said]))
        else:
            held.append((number, said))
    ends = [*(first for first, _ in held[1:]), BINS]
    return [bin_of(first, said, end - first - 1) for (first, said), end in zip(held, ends, strict=True)]


def sorted_in(samples: Sequence[Sample], correction: Correction) -> list[Said]:
    """The samples of each bin."""
    found: list[list[tuple[Sample, float]]] = [[] for _ in range(BINS)]
    for each in samples:
        chance = correction.chance(each.raw)
        found[min(BINS - 1, int(chance * BINS))].append((each, chance))
    return [*found]


def bin_of(number: int, said: Said, more: int = 0) -> Bin:
    matches = len({each.match for each, _ in said})
    chances, won = sum(chance for _, chance in said), sum(each.won for each, _ in said)
    return Bin(number, len(said), matches, round(chances, 4), won, more)


def correction_by(samples: Sequence[Sample], lesson: dict[str, str]) -> Correction:
    """The correction that these matches ask for."""
    return msgspec.structs.replace(fit([(each.raw, each.won) for each in samples]), lesson=lesson)


def table(found: Calibration) -> Table:
    """Every bin, and below those that are judged together."""
    head = ["said", "choices", "matches", "said on average", "won", "difference"]
    together = [each for each in found.groups if each.more and each.choices]
    return Table(f"Calibration, {found.game}", head, [list(row_of(each)) for each in (*found.bins, *together)])


def row_of(bin: Bin) -> tuple[str, str, str, str, str, str]:
    span = f"{100 * bin.number // BINS} to {100 * (bin.number + 1 + bin.more) // BINS} %"
    if not bin.choices:
        return span, "0", "0", "-", "-", "-"
    said, won = 100 * bin.said / bin.choices, 100 * bin.won / bin.choices
    few = "" if bin.is_judged else " (few)"
    return span, str(bin.choices), str(bin.matches), f"{said:.1f} %", f"{won:.1f} %", f"{bin.difference:+.1f}{few}"


def verdict(found: Calibration) -> str:
    judged = [each for each in found.groups if each.is_judged]
    if not judged:
        return f"too few matches to judge: there are choices of fewer than {ENOUGH} of them"
    worst = max(abs(each.difference) for each in judged)
    holds = "within" if not found.off else "beyond"
    words = f"the farthest is {worst:.1f} points off, {holds} the {AIM:g} that are allowed"
    few = sum(not each.is_judged for each in found.bins)
    if not few:
        return f"all {BINS} bins have choices of at least {ENOUGH} matches; {words}"
    return (
        f"{few} of {BINS} bins have choices of fewer than {ENOUGH} matches and are judged together, if at all; {words}"
    )


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
