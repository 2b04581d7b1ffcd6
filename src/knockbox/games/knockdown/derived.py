"""What the rules derive from a view to help draw it: odds, reach, light and more."""

from typing import TypeAlias

import msgspec

from knockbox.games.knockdown.choices import DRAFT_ONE, DRAFT_TWO, PROMPTS
from knockbox.games.knockdown.odds import failure_chance_with
from knockbox.games.knockdown.queries import TableQueries
from knockbox.games.knockdown.reasons.attempt import SETUP_PROMPTS
from knockbox.games.knockdown.state import NOBODY, SEATS, KnockdownRules
from knockbox.games.knockdown.tasks.knockout import builds_tower
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.views import KnockdownView

ReachKey: TypeAlias = tuple[bool, int, int]
"""Whether it is a projectile, and its range."""


class KnockdownAids(msgspec.Struct, frozen=True):
    """What the rules derive from a view, for clients that draw it."""

    odds: list[float | None]  # by seat: the chance that a test called now knocks it out; null while none can be called
    builds: list[bool]  # by seat: whether those are the odds of a tower (as simulated builders fare), not of dice
    reach: dict[str, list[list[int]]]  # by visible attack, then by seat: the spaces that it reaches
    lights: list[str]  # by space: "lit", "candle", "dark" beyond one, or "next" where the next candle card puts one
    initiatives: list[int | None]  # by seat: decides who starts the match; null after the first round
    drafts: list[int]  # by seat: cards yet to take in the opening draft
    face_down: list[bool]  # by seat: whether a skill is face down next to the face-up one


def derive(rules: KnockdownRules, names: Names, view: KnockdownView) -> KnockdownAids:
    return KnockdownAids(
        odds=[knockout_odds(rules, view, seat) for seat in range(SEATS)],
        builds=[builds_tower(rules, seat) for seat in range(SEATS)],
        reach=reach_by_attack(rules, names, view),
        lights=space_lights(TableQueries(rules, names, view.table)),
        initiatives=[initiative(rules, names, view, seat) for seat in range(SEATS)],
        drafts=[missing_draft_cards(view, seat) for seat in range(SEATS)],
        face_down=[has_face_down_skill(view, seat) for seat in range(SEATS)],
    )


def knockout_odds(rules: KnockdownRules, view: KnockdownView, seat: int) -> float | None:
    """KDR-29, KDR-65 Return the chance to fail: exact for dice, measured for towers; None while no test is possible."""
    wounds = view.table.light[seat] + view.table.heavy[seat]
    return failure_chance_with(rules.failure_odds[seat], wounds) if is_round_in_play(view) else None


def is_round_in_play(view: KnockdownView) -> bool:
    is_set_up = view.question is None or PROMPTS.index(view.question.prompt) not in SETUP_PROMPTS
    return view.table.winner == NOBODY and view.table.turn > 0 and is_set_up


def reach_by_attack(rules: KnockdownRules, names: Names, view: KnockdownView) -> dict[str, list[list[int]]]:
    """Return the spaces that each visible attack reaches, by seat; computed once per range."""
    queries = TableQueries(rules, names, view.table)
    known: dict[ReachKey, list[list[int]]] = {}
    found: dict[str, list[list[int]]] = {}
    for id in visible_attacks(names, view):
        number = names.attack_numbers[id]
        attack = rules.attacks[number]
        span = attack.projectile, attack.low, attack.high
        if span not in known:
            known[span] = [queries.reach(seat, number) for seat in range(SEATS)]
        found[id] = known[span]
    return found


def visible_attacks(names: Names, view: KnockdownView) -> list[str]:
    """Return every visible card that could attack, the declared attacks, and both sheets."""
    table = view.table
    visible = [*table.row, *(view.own.hand if view.own else []), *(card for hand in table.hands for card in hand.seen)]
    visible += [frame.attack for frame in view.progress.frames if frame.attack in names.attack_numbers]
    visible += [special for fighter in table.fighters if fighter for special in names.sheet(fighter)]
    return list(dict.fromkeys(visible))


def space_lights(queries: TableQueries) -> list[str]:
    """KD-TG-CAND-1, KD-TG-CAND-2 Return the light on each space, and where it goes out next."""
    return [space_light(queries, space) for space in range(queries.arena.spaces)]


def space_light(queries: TableQueries, space: int) -> str:
    table = queries.table
    mirrored = queries.arena.spaces - 1 - space
    if table.candle in (space, mirrored):
        return "candle"
    if queries.is_dark(space):
        return "dark"
    is_next = table.candles_left > 0 and queries.next_candle_space() in (space, mirrored)
    return "next" if is_next else "lit"


def initiative(rules: KnockdownRules, names: Names, view: KnockdownView, seat: int) -> int | None:
    """KD-SETUP-7, KD-NEXT-4 Return the initiative of the face-up skill; it decides only who starts round one."""
    laid = view.table.skills[seat]
    return rules.initiative[names.skills.index(laid[0])] if laid and view.table.round == 1 else None


def missing_draft_cards(view: KnockdownView, seat: int) -> int:
    """KD-SETUP-8 Return the cards yet to draft: the first player takes one, the second two, the first the last one."""
    prompt = PROMPTS.index(view.question.prompt) if view.question else -1
    if prompt == DRAFT_TWO:
        return 2 if view.question is not None and view.question.seat == seat else 1
    return 2 if prompt == DRAFT_ONE else 0


def has_face_down_skill(view: KnockdownView, seat: int) -> bool:
    """KD-SETUP-5, KD-END-7 Return whether one of two skills is face down, until a round is lost."""
    return len(view.table.skills[seat]) == 1
