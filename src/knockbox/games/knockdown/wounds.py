"""Wound cubes: the pool of an attack, inflicting and removing wounds."""

from knockbox.games.knockdown.arena import distance
from knockbox.games.knockdown.notes import HEALED, WORSENED, WOUNDED_NOTE, WOUNDS_SHIFTED
from knockbox.games.knockdown.state import HEAVY, LIGHT, Attack, KnockdownState
from knockbox.games.knockdown.triggers import OPPONENT_POOL, YOUR_POOL, sum_modifiers


def pool_of(state: KnockdownState, seat: int, attack: Attack, kind: int) -> int:
    """KD-SEQ-1, KDR-60 Return the wounds of one kind that an attack of `seat` inflicts before any block."""
    if not attack.prints_pool():
        return 0
    printed = attack.heavy if kind == HEAVY else attack.light
    if state.rules.edge_wound == kind:
        printed += edge_wound(state, seat)
    if state.listening:
        printed += sum_modifiers(state, seat, YOUR_POOL, kind) - sum_modifiers(state, 1 - seat, OPPONENT_POOL, kind)
    return printed if printed > 0 else 0


def edge_wound(state: KnockdownState, seat: int) -> int:
    """KD-SS-EDGE-1, KDR-18 Return 1 if the target is on a dangerous space next to the attacker, else 0."""
    return int(state.arena.dangerous[state.places[1 - seat]] and distance(state) == 1)


def suffer(state: KnockdownState, seat: int, kind: int, amount: int, rule: int) -> None:
    """KD-CUBE-1 Add wounds as cubes; there are always enough."""
    if amount <= 0:
        return
    if kind == LIGHT:
        state.light[seat] += amount
    else:
        state.heavy[seat] += amount
    state.note(WOUNDED_NOTE, rule, seat, kind, amount)


def heal(state: KnockdownState, seat: int, kind: int, amount: int, rule: int) -> None:
    """KDR-38 Remove wounds, as many as there are."""
    cubes = state.light if kind == LIGHT else state.heavy
    amount = min(amount, cubes[seat])
    if amount > 0:
        cubes[seat] -= amount
        state.note(HEALED, rule, seat, kind, amount)


def worsen(state: KnockdownState, seat: int, amount: int, rule: int) -> None:
    """Turn light wounds into heavy ones, as many as there are."""
    amount = min(amount, state.light[seat])
    if amount > 0:
        state.light[seat] -= amount
        state.heavy[seat] += amount
        state.note(WORSENED, rule, seat, amount)


def shift(state: KnockdownState, seat: int, kind: int, amount: int, rule: int) -> None:
    """KDR-38 Move wounds from the seat's sheet to the opponent's, as many as there are."""
    cubes = state.light if kind == LIGHT else state.heavy
    amount = min(amount, cubes[seat])
    if amount > 0:
        cubes[seat] -= amount
        cubes[1 - seat] += amount
        state.note(WOUNDS_SHIFTED, rule, seat, kind, amount)


def total_wounds(state: KnockdownState, seat: int) -> int:
    return state.light[seat] + state.heavy[seat]
