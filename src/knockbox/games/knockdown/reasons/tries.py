"""What a person could try at each kind of question: the things in sight, open or not."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.zones import distinct, pack
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.arena import entrances, is_inside
from knockbox.games.knockdown.state import HEAVY, LIGHT, WITH, KnockdownState
from knockbox.games.knockdown.tasks.effect import Choose, Spend
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.triggers import ATTACK_ACTION, active
from knockbox.games.knockdown.wounds import pool_of


def tries(state: KnockdownState, question: Decision) -> list[int]:
    """The options first, in their order, then the rest of what is in sight; each once."""
    more = TRIES.get(question.prompt)
    closed = more(state, question.seat) if more is not None and question.seat != PUBLIC else []
    return list(dict.fromkeys([*question.options, *closed]))


def fighters(state: KnockdownState, seat: int) -> list[int]:
    return [action(c.PICK, fighter) for fighter in range(len(state.rules.tokens))]


def received(state: KnockdownState, seat: int) -> list[int]:
    """The skill kept before lies in sight, but is not offered again."""
    return [action(c.KEEP, state.kept[seat])]


def row_sets(state: KnockdownState, seat: int) -> list[int]:
    """One card of the row or two."""
    return [action(c.TAKE, name) for name in sets(sorted(state.row), 2)]


def sets(zone: list[int], most: int) -> list[int]:
    """Every set of up to so many cards of a sorted zone, small ones first."""
    return list(dict.fromkeys(pack(list(kinds)) for size in range(1, most + 1) for kinds in combinations(zone, size)))


def actions(state: KnockdownState, seat: int) -> list[int]:
    """Moves anywhere, cards of row and hand, blind draws, the Combo and its specials, corridors, giving up the rest."""
    draws = [skill for skill in state.skills[seat] if state.rules.moments[skill] == ATTACK_ACTION]
    return [
        *spaces(c.MOVE, state),
        *[action(c.ATTACK, kind) for kind in distinct(sorted(state.row) + state.hands[seat].cards)],
        *[action(c.BLIND, skill) for skill in draws],
        action(c.COMBO),
        *sheet(c.PERFORM, state, seat),
        *[action(c.HOP, space) for space in entrances(state, seat)],
        action(c.CALL),
        action(c.END_TURN),
    ]


def spaces(verb: int, state: KnockdownState) -> list[int]:
    return [action(verb, space) for space in range(state.ground.spaces)]


def sheet(verb: int, state: KnockdownState, seat: int) -> list[int]:
    """Every special on the sheet, Reactions too."""
    rules = state.rules
    return [
        action(verb, number)
        for number in range(rules.kinds, rules.printed)
        if rules.attacks[number].fighter == state.fighters[seat]
    ]


def combo_parts(state: KnockdownState, seat: int) -> list[int]:
    hand = distinct(state.hands[seat].cards)
    attacks = [action(c.ATTACK, kind) for kind in hand]
    parts = sheet(c.PERFORM, state, seat) + dashes(state, seat, hand)
    return [*parts, c.STOP_CHOICE, *attacks, action(c.CALL)]


def dashes(state: KnockdownState, seat: int, hand: list[int]) -> list[int]:
    """A dash card with every space; another card with the neighbouring spaces is enough to show why not."""
    every, place = range(state.ground.spaces), state.places[seat]
    near = [space for space in (place - 1, place + 1) if is_inside(state, space)]
    return [
        c.dash_choice(kind, space) for kind in hand for space in (every if state.rules.dash_symbols[kind] else near)
    ]


def payments(state: KnockdownState, seat: int) -> list[int]:
    """Every set of hand cards that is no larger than the cost."""
    task, rules = state.asking, state.rules
    most = task.count if isinstance(task, Spend) else 0
    if isinstance(task, PayCost):
        most = len(rules.costs[rules.attacks[task.attack].cost])
    return [action(c.PAY, name) for name in sets(state.hands[seat].cards, most)]


def reactions(state: KnockdownState, seat: int) -> list[int]:
    return sheet(c.REACT, state, seat)


def blocks(state: KnockdownState, seat: int) -> list[int]:
    """Each part with each card, and both parts with one card or two."""
    hand = state.hands[seat].cards
    single = [(verb, name) for verb in (c.BLOCK_WOUNDS, c.BLOCK_EFFECT) for name in sets(hand, 1)]
    return [action(verb, name) for verb, name in [*single, *[(c.BLOCK_BOTH, name) for name in sets(hand, 2)]]]


def splits(state: KnockdownState, seat: int) -> list[int]:
    """Every way to ignore wounds of the pool, within the budget or not."""
    attack = state.rules.attacks[state.frames[WITH]]
    heavy, light = (pool_of(state, 1 - seat, attack, kind) for kind in (HEAVY, LIGHT))
    return [c.split_choice(ignored, rest) for ignored in range(heavy + 1) for rest in range(light + 1)]


def steps(state: KnockdownState, seat: int) -> list[int]:
    return spaces(c.GO, state)


def places(state: KnockdownState, seat: int) -> list[int]:
    return spaces(c.PLACE, state)


def lifts(state: KnockdownState, seat: int) -> list[int]:
    return spaces(c.LIFT, state)


def skills(state: KnockdownState, seat: int) -> list[int]:
    """Every skill that lies face up and every kind of token in play."""
    return [action(c.ORDER, listener) for listener in sorted(active(state, 0) + active(state, 1))]


def modes(state: KnockdownState, seat: int) -> list[int]:
    """Every printed alternative."""
    task = state.asking
    return [action(c.MODE, number) for number in range(1, task.count + 1)] if isinstance(task, Choose) else []


TRIES: Final[dict[int, Callable[[KnockdownState, int], list[int]]]] = {
    c.PICK_FIGHTER: fighters,
    c.KEEP_SECOND: received,
    c.DRAFT_ONE: row_sets,
    c.DRAFT_TWO: row_sets,
    c.TAKE_ACTION: actions,
    c.CONTINUE_COMBO: combo_parts,
    c.PAY_COST: payments,
    c.USE_REACTION: reactions,
    c.DECLARE_BLOCK: blocks,
    c.SPLIT_BLOCK: splits,
    c.DASH_ON: steps,
    c.CHOOSE_MODE: modes,
    c.SPEND_CARDS: payments,
    c.ORDER_SKILLS: skills,
    c.GO_STEP: steps,
    c.GO_BLINK: steps,
    c.GO_YANK: steps,
    c.GO_CORRIDOR: steps,
    c.PLACE_TOKEN: places,
    c.LIFT_TOKEN: lifts,
}
"""By question: what is in sight beside its options; the other questions offer all there is."""
