"""What a person could try at each question: everything visible, legal or not."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.zones import distinct, pack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.arena import entrances, is_inside
from knockbox.games.knockdown.state import FRAME_ATTACK, HEAVY, LIGHT, KnockdownState
from knockbox.games.knockdown.tasks.effect import Choose, Spend
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.triggers import ATTACK_ACTION, active_listeners
from knockbox.games.knockdown.wounds import pool_of


def candidate_choices(state: KnockdownState, question: Decision) -> list[int]:
    """Return the options in their order, then the other visible choices; each once."""
    more = CANDIDATES_BY_PROMPT.get(question.prompt)
    others = more(state, question.seat) if more is not None and question.seat != PUBLIC else []
    return list(dict.fromkeys([*question.options, *others]))


def fighters(state: KnockdownState, seat: int) -> list[int]:
    return [action(choices.PICK, fighter) for fighter in range(len(state.rules.tokens))]


def received(state: KnockdownState, seat: int) -> list[int]:
    """The skill kept before is visible, but not offered again."""
    return [action(choices.KEEP, state.kept[seat])]


def row_sets(state: KnockdownState, seat: int) -> list[int]:
    """Return sets of one or two row cards."""
    return [action(choices.TAKE, name) for name in sets(sorted(state.row), 2)]


def sets(zone: list[int], most: int) -> list[int]:
    """Return every set of up to `most` cards of a sorted zone, small ones first."""
    return list(dict.fromkeys(pack(list(kinds)) for size in range(1, most + 1) for kinds in combinations(zone, size)))


def actions(state: KnockdownState, seat: int) -> list[int]:
    """Return Moves anywhere, row and hand cards, blind draws, the Combo and specials, corridors, ending the turn."""
    draws = [skill for skill in state.skills[seat] if state.rules.moments[skill] == ATTACK_ACTION]
    return [
        *spaces(choices.MOVE, state),
        *[action(choices.ATTACK, kind) for kind in distinct(sorted(state.row) + state.hands[seat].cards)],
        *[action(choices.BLIND, skill) for skill in draws],
        action(choices.COMBO),
        *sheet(choices.PERFORM, state, seat),
        *[action(choices.HOP, space) for space in entrances(state, seat)],
        action(choices.CALL),
        action(choices.END_TURN),
    ]


def spaces(verb: int, state: KnockdownState) -> list[int]:
    return [action(verb, space) for space in range(state.arena.spaces)]


def sheet(verb: int, state: KnockdownState, seat: int) -> list[int]:
    """Return every special on the sheet, including Reactions."""
    rules = state.rules
    return [
        action(verb, number)
        for number in range(rules.num_kinds, rules.num_printed_attacks)
        if rules.attacks[number].fighter == state.fighters[seat]
    ]


def combo_parts(state: KnockdownState, seat: int) -> list[int]:
    hand = distinct(state.hands[seat].cards)
    attacks = [action(choices.ATTACK, kind) for kind in hand]
    parts = sheet(choices.PERFORM, state, seat) + dashes(state, seat, hand)
    return [*parts, choices.STOP_CHOICE, *attacks, action(choices.CALL)]


def dashes(state: KnockdownState, seat: int, hand: list[int]) -> list[int]:
    """Return a dash card with every space, and other cards with the adjacent spaces: enough to show why not."""
    every = range(state.arena.spaces)
    place = state.places[seat]
    near = [space for space in (place - 1, place + 1) if is_inside(state, space)]
    return [
        choices.dash_choice(kind, space)
        for kind in hand
        for space in (every if state.rules.dash_symbols[kind] else near)
    ]


def payments(state: KnockdownState, seat: int) -> list[int]:
    """Return every set of hand cards that is no larger than the cost."""
    task = state.asking
    rules = state.rules
    most = task.count if isinstance(task, Spend) else 0
    if isinstance(task, PayCost):
        most = len(rules.costs[rules.attacks[task.attack].cost])
    return [action(choices.PAY, name) for name in sets(state.hands[seat].cards, most)]


def reactions(state: KnockdownState, seat: int) -> list[int]:
    return sheet(choices.REACT, state, seat)


def blocks(state: KnockdownState, seat: int) -> list[int]:
    """Return each part with each card, and both parts with one card or two."""
    hand = state.hands[seat].cards
    single = [(verb, name) for verb in (choices.BLOCK_WOUNDS, choices.BLOCK_EFFECT) for name in sets(hand, 1)]
    return [action(verb, name) for verb, name in [*single, *[(choices.BLOCK_BOTH, name) for name in sets(hand, 2)]]]


def splits(state: KnockdownState, seat: int) -> list[int]:
    """Return every way to ignore wounds of the pool, within the budget or not."""
    attack = state.rules.attacks[state.frames[FRAME_ATTACK]]
    heavy, light = (pool_of(state, 1 - seat, attack, kind) for kind in (HEAVY, LIGHT))
    return [choices.split_choice(ignored, rest) for ignored in range(heavy + 1) for rest in range(light + 1)]


def steps(state: KnockdownState, seat: int) -> list[int]:
    return spaces(choices.GO, state)


def places(state: KnockdownState, seat: int) -> list[int]:
    return spaces(choices.PLACE, state)


def lifts(state: KnockdownState, seat: int) -> list[int]:
    return spaces(choices.LIFT, state)


def skills(state: KnockdownState, seat: int) -> list[int]:
    """Return every face-up skill and every token kind in play."""
    return [
        action(choices.ORDER, listener) for listener in sorted(active_listeners(state, 0) + active_listeners(state, 1))
    ]


def modes(state: KnockdownState, seat: int) -> list[int]:
    """Return every printed alternative."""
    task = state.asking
    return [action(choices.MODE, number) for number in range(1, task.count + 1)] if isinstance(task, Choose) else []


CANDIDATES_BY_PROMPT: Final[dict[int, Callable[[KnockdownState, int], list[int]]]] = {
    choices.PICK_FIGHTER: fighters,
    choices.KEEP_SECOND: received,
    choices.DRAFT_ONE: row_sets,
    choices.DRAFT_TWO: row_sets,
    choices.TAKE_ACTION: actions,
    choices.CONTINUE_COMBO: combo_parts,
    choices.PAY_COST: payments,
    choices.USE_REACTION: reactions,
    choices.DECLARE_BLOCK: blocks,
    choices.SPLIT_BLOCK: splits,
    choices.DASH_ON: steps,
    choices.CHOOSE_MODE: modes,
    choices.SPEND_CARDS: payments,
    choices.ORDER_SKILLS: skills,
    choices.GO_STEP: steps,
    choices.GO_BLINK: steps,
    choices.GO_YANK: steps,
    choices.GO_CORRIDOR: steps,
    choices.PLACE_TOKEN: places,
    choices.LIFT_TOKEN: lifts,
}
"""By prompt: what is visible besides the options; the other questions offer everything there is."""
