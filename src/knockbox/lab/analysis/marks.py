"""How bad a choice was, how sure that is, and whether luck had a part in it."""

from math import hypot
from typing import Final

import msgspec

from knockbox.lab.analysis.correction import Correction
from knockbox.lab.analysis.looking import Look, Weighed

BLUNDER: Final = "blunder"
MISTAKE: Final = "mistake"
INACCURACY: Final = "inaccuracy"
MARKS: Final = {BLUNDER: 0.15, MISTAKE: 0.08, INACCURACY: 0.04}
"""The lost chance to win from which on a choice is called so."""

UNLUCKY: Final = "unlucky"
LUCKY: Final = "lucky"

SURE: Final = "sure"
LIKELY: Final = "likely"
MAYBE: Final = "maybe"
SURENESS: Final = {SURE: 4.0, LIKELY: 2.0}
"""How many times its doubt a difference must be to be called so."""
ENOUGH: Final = 30
"""What was tried less often proves nothing."""
BLUR: Final = 0.02
"""By so much a search changes its mind that looks eight times as long, also where it seemed to have settled."""


def percent(share: float) -> int:
    return round(100 * share)


class Loss(msgspec.Struct, frozen=True):
    """What a choice cost, from 0 to 1, beside the best one."""

    best: float  # the chance with it
    chosen: float
    doubt: float  # of the difference
    visits: int  # of the choice that was tried less often

    @property
    def size(self) -> float:
        return max(0.0, self.best - self.chosen)

    @property
    def points(self) -> int:
        """Between the chances as they are shown, so that nobody who subtracts them wonders."""
        return max(0, percent(self.best) - percent(self.chosen))

    @property
    def sureness(self) -> str:
        """In how far the best was better."""
        if self.visits < ENOUGH:
            return MAYBE
        return next((word for word, times in SURENESS.items() if self.size >= times * self.doubt), MAYBE)

    @property
    def mark(self) -> str:
        """What the choice is called; nothing if it was good, or if the difference may be noise."""
        if self.sureness == MAYBE:
            return ""
        return next((mark for mark, least in MARKS.items() if self.points >= percent(least)), "")


def loss_of(look: Look, correction: Correction) -> Loss:
    best, chosen = correction.chance(look.best.chance), correction.chance(look.chosen.chance)
    visits = min(look.best.visits, look.chosen.visits)
    if look.best.choice == look.chosen.choice or chosen >= best:
        return Loss(chosen, chosen, look.chosen.error * correction.stretch(look.chosen.chance), visits)
    return Loss(best, chosen, doubt_of(look, correction), visits)


def doubt_of(look: Look, correction: Correction) -> float:
    """About the difference of two choices: errors of both, how it changed meanwhile, a blur, and the price."""
    wide, narrow = (correction.stretch(each.chance) for each in (look.best, look.chosen))
    drift = look.best.drift * wide - look.chosen.drift * narrow
    return hypot(look.best.error * wide, look.chosen.error * narrow, drift, BLUR, look.price)


def loss_of_leaving(before: Weighed, payoff: float, correction: Correction) -> Loss:
    """What somebody gave up who ended the match with an offer."""
    chance, after = correction.chance(before.chance), (1 + payoff) / 2
    wide = correction.stretch(before.chance)
    return Loss(max(chance, after), after, hypot(before.error * wide, before.drift * wide, BLUR), before.visits)


def luck_of(known: Loss, opened: Loss) -> str:
    """Unlucky: right by what could be known, wrong against the cards that were there. Lucky: the other way round."""
    if not known.mark and opened.mark in (MISTAKE, BLUNDER):
        return UNLUCKY
    return LUCKY if known.mark in (MISTAKE, BLUNDER) and not opened.mark else ""
