"""What helps to draw a table: odds, reach, light and whatever else the rules say of it, from a view alone."""

from typing import TypeAlias

import msgspec

from knockbox.games.knockdown.choices import DRAFT_ONE, DRAFT_TWO, PROMPTS
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.odds import failing_with
from knockbox.games.knockdown.reasons.attempt import SETTING_UP
from knockbox.games.knockdown.sight import Sight
from knockbox.games.knockdown.state import NOBODY, SEATS, KnockdownRules
from knockbox.games.knockdown.tasks.knockout import builds
from knockbox.games.knockdown.views import KnockdownView

Span: TypeAlias = tuple[bool, int, int]
"""Whether it is a projectile, and its range."""


class KnockdownAids(msgspec.Struct, frozen=True):
    """What follows from a view by the rules, for whoever draws it."""

    odds: list[float | None]  # by seat: the chance that a test called now knocks it out; null while none can be called
    builds: list[bool]  # by seat: whether that is the chance of a tower, as models of hands fare, not of dice
    reach: dict[str, list[list[int]]]  # by attack in sight, then by seat: the spaces it reaches from there
    lights: list[str]  # by space: "lit", "candle", "dark" behind one, or "next" where the next candle card puts one
    initiatives: list[int | None]  # by seat: what decides who begins the match; null once that is decided otherwise
    drafts: list[int]  # by seat: cards that it has yet to take in the opening draft
    face_down: list[bool]  # by seat: whether its other skill lies face down, once the first lies face up


def aids(rules: KnockdownRules, names: Names, view: KnockdownView) -> KnockdownAids:
    return KnockdownAids(
        odds=[odds(rules, view, seat) for seat in range(SEATS)],
        builds=[builds(rules, seat) for seat in range(SEATS)],
        reach=reaches(rules, names, view),
        lights=lights(Sight(rules, names, view.table)),
        initiatives=[initiative(rules, names, view, seat) for seat in range(SEATS)],
        drafts=[missing(view, seat) for seat in range(SEATS)],
        face_down=[is_hiding(view, seat) for seat in range(SEATS)],
    )


def odds(rules: KnockdownRules, view: KnockdownView, seat: int) -> float | None:
    """KDR-29, KDR-65 Dice are counted, towers are as hard as they were measured to be; without wounds nobody fails."""
    wounds = view.table.light[seat] + view.table.heavy[seat]
    return failing_with(rules.failing[seat], wounds) if is_fought(view) else None


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


def lights(sight: Sight) -> list[str]:
    """KD-TG-CAND-1, KD-TG-CAND-2 How the light stands on each space, and where it goes out next."""
    return [light(sight, space) for space in range(sight.ground.spaces)]


def light(sight: Sight, space: int) -> str:
    table, mirrored = sight.table, sight.ground.spaces - 1 - space
    if table.candle in (space, mirrored):
        return "candle"
    if sight.is_dark(space):
        return "dark"
    is_next = table.candles_left > 0 and sight.next_candle() in (space, mirrored)
    return "next" if is_next else "lit"


def initiative(rules: KnockdownRules, names: Names, view: KnockdownView, seat: int) -> int | None:
    """KD-SETUP-7, KD-NEXT-4 The skill that lies face up decides, but only who begins the first round."""
    laid = view.table.skills[seat]
    return rules.initiative[names.skills.index(laid[0])] if laid and view.table.round == 1 else None


def missing(view: KnockdownView, seat: int) -> int:
    """KD-SETUP-8 The first player takes one card, the second two, the first the last one."""
    prompt = PROMPTS.index(view.question.prompt) if view.question else -1
    if prompt == DRAFT_TWO:
        return 2 if view.question is not None and view.question.seat == seat else 1
    return 2 if prompt == DRAFT_ONE else 0


def is_hiding(view: KnockdownView, seat: int) -> bool:
    """KD-SETUP-5, KD-END-7 Of two skills one lies face down, until a round is lost."""
    return len(view.table.skills[seat]) == 1
