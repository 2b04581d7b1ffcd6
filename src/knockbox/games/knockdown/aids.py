"""What helps to draw a table: the odds of a test and where attacks reach, worked out from a view alone."""

from typing import TypeAlias

import msgspec

from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.odds import failing
from knockbox.games.knockdown.reasons.attempt import SETTING_UP
from knockbox.games.knockdown.sight import Sight
from knockbox.games.knockdown.state import NOBODY, SEATS, KnockdownRules
from knockbox.games.knockdown.tasks.knockout import builds
from knockbox.games.knockdown.views import KnockdownView

Span: TypeAlias = tuple[bool, int, int]
"""Whether it is a projectile, and its range."""


class KnockdownAids(msgspec.Struct, frozen=True):
    """What follows from a view by the rules, for whoever draws it."""

    odds: list[float | None]  # by seat: the chance that a test called now knocks it out; null without dice
    reach: dict[str, list[list[int]]]  # by attack in sight, then by seat: the spaces it reaches from there


def aids(rules: KnockdownRules, names: Names, view: KnockdownView) -> KnockdownAids:
    return KnockdownAids(
        odds=[odds(rules, view, seat) for seat in range(SEATS)],
        reach=reaches(rules, names, view),
    )


def odds(rules: KnockdownRules, view: KnockdownView, seat: int) -> float | None:
    """KD-KODICE-2, KDR-65 Dice are counted, a tower is not; without wounds neither is needed."""
    wounds = view.table.light[seat] + view.table.heavy[seat]
    if not is_fought(view) or (wounds and builds(rules, seat)):
        return None
    return failing(wounds)


def is_fought(view: KnockdownView) -> bool:
    is_set_up = view.question is None or PROMPTS.index(view.question.prompt) not in SETTING_UP
    return view.table.winner == NOBODY and view.table.turn > 0 and is_set_up


def reaches(rules: KnockdownRules, names: Names, view: KnockdownView) -> dict[str, list[list[int]]]:
    """Attacks of one range reach the same spaces; they are many, and ranges are few."""
    sight, known, found = Sight(rules, names, view.table), dict[Span, list[list[int]]](), dict[str, list[list[int]]]()
    for id in attacks_in_sight(names, view):
        number = names.numbers[id]
        attack = rules.attacks[number]
        span = attack.projectile, attack.low, attack.high
        if span not in known:
            known[span] = [sight.reach(seat, number) for seat in range(SEATS)]
        found[id] = known[span]
    return found


def attacks_in_sight(names: Names, view: KnockdownView) -> list[str]:
    """Every card that this vantage sees and could be attacked with, what is declared, and both sheets."""
    table = view.table
    shown = [*table.row, *(view.own.hand if view.own else []), *(card for hand in table.hands for card in hand.seen)]
    shown += [frame.attack for frame in view.progress.frames if frame.attack in names.numbers]
    shown += [special for fighter in table.fighters if fighter for special in names.sheet(fighter)]
    return list(dict.fromkeys(shown))
