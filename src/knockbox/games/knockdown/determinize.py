"""Determinization: hidden cards, skills and chance are re-dealt; all that the seat knows is kept."""

from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.knockdown.arena import is_in_range
from knockbox.games.knockdown.cost import DASH
from knockbox.games.knockdown.state import CANDLE, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.combo import ContinueCombo
from knockbox.games.knockdown.tasks.hand import DiscardPicked
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.tasks.setup import SKILLS_DEALT, dealt_to, passed_by

MAX_DEALS: Final = 64


def determinize(state: KnockdownState, seat: int, rng: Rng) -> KnockdownState:
    """Return a clone in which everything that `seat` cannot know is re-dealt."""
    world = state.clone()
    world.rng = fork(rng)
    others = [other for other in range(SEATS) if other != seat]
    if world.dealt:
        redeal_skills(world, seat, rng)
    redeal_cards(world, others, rng)
    return world


def reshuffle(state: KnockdownState, rng: Rng) -> KnockdownState:
    """Return a clone with the same hands and skills; only the deck and the dice are new."""
    world = state.clone()
    world.rng = fork(rng)
    redeal_cards(world, [], rng)
    return world


def forget(state: KnockdownState, seat: int) -> KnockdownState:
    """Return a clone in which `seat` no longer knows which cards went into other hands.

    KDR-58 A player who picks among seen cards is shown them, so they are not forgotten.
    """
    world = state.clone()
    if isinstance(world.asking, DiscardPicked) and world.asking.seat == seat:
        return world
    for other in range(SEATS):
        if other != seat:
            world.hands[other].seen = []
    return world


def redeal_cards(world: KnockdownState, others: list[int], rng: Rng) -> None:
    """Re-deal unseen cards and deck until the open question has an answer: a payer must be able to pay."""
    pool = hidden_cards(world, others)
    for _ in range(MAX_DEALS):
        rng.shuffle(pool)
        deal_hidden_cards(world, others, pool[:], rng)
        if has_answer(world, others):
            return
    deal_hidden_cards(world, others, arrange_payable(world, pool, rng), rng)
    ask_again(world)


def hidden_cards(world: KnockdownState, others: list[int]) -> list[int]:
    """Return all cards that the seat cannot see, sorted, so that their order reveals nothing."""
    pool = [kind for kind in world.deck if kind != CANDLE]
    for other in others:
        pool += world.hands[other].unseen()
    pool.sort()
    return pool


def deal_hidden_cards(world: KnockdownState, others: list[int], pool: list[int], rng: Rng) -> None:
    """Give each other hand its unseen cards from the end of the pool; the rest, with the candles, is the deck."""
    for other in others:
        hand = world.hands[other]
        backs = hand.backs()
        hand.cards = hand.seen[:]
        for _ in range(backs):
            put(hand.cards, pool.pop())
    world.deck = pool
    if world.candles_left:
        world.deck += [CANDLE] * world.candles_left
        rng.shuffle(world.deck)


def has_answer(world: KnockdownState, others: list[int]) -> bool:
    """Return whether the open question has an answer; a state in which it has none cannot occur."""
    if world.question is None or world.question.seat not in others:
        return True
    ask_again(world)
    return bool(world.question.options)


def arrange_payable(world: KnockdownState, pool: list[int], rng: Rng) -> list[int]:
    """Put cards that let the payer pay at the end of the pool; only rare costs need this."""
    asking = world.asking
    if isinstance(asking, PayCost):
        return choose_payable(world, asking.seat, [asking.attack], pool)
    if not isinstance(asking, ContinueCombo):
        raise AssertionError(f"{asking} has no answer")
    rules = world.rules
    sheet = rules.combo_specials[world.fighters[asking.seat]]
    specials = [special for special in sheet if is_in_range(world, asking.seat, rules.attacks[special])]
    rng.shuffle(specials)
    return choose_payable(world, asking.seat, specials, pool)


def choose_payable(world: KnockdownState, seat: int, attacks: list[int], pool: list[int]) -> list[int]:
    """Return the pool with cards at its end that pay for one of these attacks, or for a Dash."""
    rules = world.rules
    wanted = [rules.costs[rules.attacks[attack].cost] for attack in attacks]
    for slots in [*wanted, [DASH]]:
        chosen = find_covering_cards(world, slots, world.hands[seat].seen[:], pool, world.hands[seat].backs())
        if chosen is not None:
            rest = pool[:]
            for kind in chosen:
                rest.remove(kind)
            return rest + chosen
    raise AssertionError("no hand could answer this question")


def find_covering_cards(
    world: KnockdownState, slots: list[int], seen: list[int], pool: list[int], backs: int
) -> list[int] | None:
    """Return at most `backs` unseen cards that fill the slots together with seen ones, or None."""
    if not slots:
        return []
    for index, kind in enumerate(seen):
        for left in remaining_slots(slots, world.rules.symbols[kind]):
            found = find_covering_cards(world, left, seen[:index] + seen[index + 1 :], pool, backs)
            if found is not None:
                return found
    for index, kind in enumerate(pool if backs else []):
        for left in remaining_slots(slots, world.rules.symbols[kind]):
            found = find_covering_cards(world, left, seen, pool[:index] + pool[index + 1 :], backs - 1)
            if found is not None:
                return [*found, kind]
    return None


def remaining_slots(slots: list[int], symbols: list[int]) -> list[list[int]]:
    """Return what can remain of the slots once a card fills the first, and with its other symbol perhaps one more."""
    rest = slots[1:]
    ways: list[list[int]] = []
    for index, symbol in enumerate(symbols):
        if slots[0] & symbol:
            others = symbols[:index] + symbols[index + 1 :]
            ways += [rest[:i] + rest[i + 1 :] for i in range(len(rest)) if any(rest[i] & other for other in others)]
            ways.append(rest)
    return ways


def redeal_skills(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Re-deal the hidden skills of the draft."""
    if world.kept[1] == NOTHING:
        redeal_before_pass(world, seat, rng)
    elif seat == PUBLIC:
        redeal_whole_draft(world, rng)
    else:
        redeal_opponent_skills(world, seat, rng)


def unseen_skills(world: KnockdownState, seen: list[int], rng: Rng) -> list[int]:
    skills = [skill for skill in world.rules.skill_sets[world.skill_set] if skill not in seen]
    rng.shuffle(skills)
    return skills


def redeal_before_pass(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Re-deal before the first pass: the skills of the other seats could be any."""
    mine = [] if seat == PUBLIC else dealt_to(world, seat)
    skills = unseen_skills(world, mine, rng)
    dealt = [mine if owner == seat else sorted(skills.pop() for _ in range(SKILLS_DEALT)) for owner in range(SEATS)]
    world.dealt = dealt[0] + dealt[1]
    if world.kept[0] != NOTHING and seat != 0:
        world.kept[0] = dealt[0][rng.below(SKILLS_DEALT)]


def redeal_opponent_skills(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Re-deal after the pass: the opponent's first skill is any unseen one, the second one of the two passed on."""
    other = 1 - seat
    received = passed_by(world, other)
    passed = passed_by(world, seat)
    face_up = world.skills[other]
    if len(face_up) == 2:
        return
    first = unseen_skills(world, dealt_to(world, seat) + received, rng)[0]
    second = passed[rng.below(2)]
    for skill in face_up:
        if skill in passed:
            second = skill
        else:
            first = skill
    set_draft(world, other, first, second, received)
    redeal_face_down(world, other, rng)


def set_draft(world: KnockdownState, seat: int, first: int, second: int, passed: list[int]) -> None:
    dealt = [dealt_to(world, 0), dealt_to(world, 1)]
    dealt[seat] = sorted([first, *passed])
    world.dealt = dealt[0] + dealt[1]
    world.kept[seat] = first
    if world.kept[SEATS + seat] != NOTHING:
        world.kept[SEATS + seat] = second


def redeal_face_down(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Set the face-down skill to one not shown; before the reveal it could be either."""
    if world.face_down[seat] == NOTHING:
        return
    pair = [world.kept[seat], world.kept[SEATS + seat]]
    hidden = [skill for skill in pair if skill not in world.skills[seat]]
    world.face_down[seat] = hidden[rng.below(len(hidden))]


def redeal_whole_draft(world: KnockdownState, rng: Rng) -> None:
    """Re-deal for a spectator: any draft that leads to the skills shown."""
    face_up = world.skills[0] + world.skills[1]
    skills = unseen_skills(world, face_up, rng)
    pairs: list[list[int]] = []
    for seat in range(SEATS):
        pair = world.skills[seat][:]
        while len(pair) < 2:
            pair.append(skills.pop())
        rng.shuffle(pair)
        pairs.append(pair)
    for seat in range(SEATS):
        passed = [pairs[1 - seat][1], skills.pop()]
        set_draft(world, seat, pairs[seat][0], pairs[seat][1], passed)
    for seat in range(SEATS):
        redeal_face_down(world, seat, rng)
