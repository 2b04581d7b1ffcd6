"""What a test is held with: which cubes lie where, and for how long one may build."""

from typing import Final

import msgspec

from knockbox.tower.errors import TermsError
from knockbox.tower.parameters import LONGEST, MOST_CUBES, SECONDS, TICKS

SEEDS: Final = 1 << 63


class Terms(msgspec.Struct, frozen=True):
    """Agreed before the clock is started."""

    seed: int  # of the scatter
    light: int
    heavy: int
    seconds: int = SECONDS

    @property
    def cubes(self) -> int:
        return self.light + self.heavy

    @property
    def bell(self) -> int:
        """KD-KO-1, KDR-77 The first tick at which nothing can be done any more: ten seconds, or more if both agreed."""
        return self.seconds * TICKS


def checked(terms: Terms) -> Terms:
    """The terms, if such a test can be held."""
    if not 0 <= terms.seed < SEEDS:
        raise TermsError(f"seed: found {terms.seed}; expected 0 to {SEEDS - 1}")
    if min(terms.light, terms.heavy) < 0 or not 1 <= terms.cubes <= MOST_CUBES:
        found = f"{terms.light} light and {terms.heavy} heavy"
        raise TermsError(f"cubes: found {found}; expected 1 to {MOST_CUBES} together")
    if not SECONDS <= terms.seconds <= LONGEST:
        raise TermsError(f"seconds: found {terms.seconds}; expected {SECONDS} to {LONGEST}")
    return terms
