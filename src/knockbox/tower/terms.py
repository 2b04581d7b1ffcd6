"""Terms of a tower test: its cubes, their scatter, and the time to build."""

from typing import Final

import msgspec

from knockbox.tower.errors import TermsError
from knockbox.tower.parameters import DEFAULT_SECONDS, MAX_CUBES, MAX_SECONDS, TICKS_PER_SECOND

SEED_BOUND: Final = 1 << 63


class TowerTerms(msgspec.Struct, frozen=True):
    """Terms fixed before the clock starts."""

    seed: int  # of the scatter
    light: int
    heavy: int
    seconds: int = DEFAULT_SECONDS

    @property
    def cubes(self) -> int:
        return self.light + self.heavy

    @property
    def bell_tick(self) -> int:
        """KD-KO-1, KDR-77 The first tick after building time: ten seconds, or more if both agreed."""
        return self.seconds * TICKS_PER_SECOND


def check_terms(terms: TowerTerms) -> TowerTerms:
    """Return the terms; raise `TermsError` if they are invalid."""
    if not 0 <= terms.seed < SEED_BOUND:
        raise TermsError(f"seed: found {terms.seed}; expected 0 to {SEED_BOUND - 1}")
    if min(terms.light, terms.heavy) < 0 or not 1 <= terms.cubes <= MAX_CUBES:
        found = f"{terms.light} light and {terms.heavy} heavy"
        raise TermsError(f"cubes: found {found}; expected 1 to {MAX_CUBES} together")
    if not DEFAULT_SECONDS <= terms.seconds <= MAX_SECONDS:
        raise TermsError(f"seconds: found {terms.seconds}; expected {DEFAULT_SECONDS} to {MAX_SECONDS}")
    return terms
