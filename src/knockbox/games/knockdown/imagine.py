"""Worlds a seat could be in: hidden cards, skills and chance are dealt anew, all that it knows is kept."""

from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, fork
from knockbox.engine.state import ask_again
from knockbox.engine.zones import put
from knockbox.games.knockdown.arena import in_range
from knockbox.games.knockdown.cost import DASH
from knockbox.games.knockdown.state import CANDLE, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.combo import ContinueCombo
from knockbox.games.knockdown.tasks.hand import DiscardPicked
from knockbox.games.knockdown.tasks.reaction import PayCost
from knockbox.games.knockdown.tasks.setup import DEALT, dealt_to, passed_by

TRIES: Final = 64


def imagine(state: KnockdownState, seat: int, rng: Rng) -> KnockdownState:
    """A clone in which everything `seat` cannot know is as it might be."""
    world = state.clone()
    world.rng = fork(rng)
    others = [other for other in range(SEATS) if other != seat]
    if world.dealt:
        imagine_skills(world, seat, rng)
    imagine_cards(world, others, rng)
    return world


def reshuffle(state: KnockdownState, rng: Rng) -> KnockdownState:
    """A clone in which hands and skills are as they are; only the deck and the dice are dealt anew."""
    world = state.clone()
    world.rng = fork(rng)
    imagine_cards(world, [], rng)
    return world


def forget(state: KnockdownState, seat: int) -> KnockdownState:
    """A clone in which `seat` has not kept in mind which cards it saw go into other hands.

    KDR-58 Whoever picks among cards that he has seen is told which they are.
    """
    world = state.clone()
    if isinstance(world.asking, DiscardPicked) and world.asking.seat == seat:
        return world
    for other in range(SEATS):
        if other != seat:
            world.hands[other].seen = []
    return world


def imagine_cards(world: KnockdownState, others: list[int], rng: Rng) -> None:
    """Deal backs and deck anew until the one who is asked could be asked: whoever pays is able to pay."""
    pool = gather(world, others)
    for _ in range(TRIES):
        rng.shuffle(pool)
        deal(world, others, pool[:], rng)
        if is_possible(world, others):
            return
    deal(world, others, arrange(world, pool, rng), rng)
    ask_again(world)


def gather(world: KnockdownState, others: list[int]) -> list[int]:
    """All cards that lie where the vantage cannot look, in an order that tells nothing of where they lie."""
    pool = [kind for kind in world.deck if kind != CANDLE]
    for other in others:
        pool += world.hands[other].unseen()
    pool.sort()
    return pool


def deal(world: KnockdownState, others: list[int], pool: list[int], rng: Rng) -> None:
    """Give each other hand its backs from the end of the pool; the rest, and the candles, are the deck."""
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


def is_possible(world: KnockdownState, others: list[int]) -> bool:
    """A question always has an answer: a world in which it had none cannot be."""
    if world.question is None or world.question.seat not in others:
        return True
    ask_again(world)
    return bool(world.question.options)


def arrange(world: KnockdownState, pool: list[int], rng: Rng) -> list[int]:
    """Put cards at the end of the pool with which the payer can pay; only rare costs ever need this."""
    asking = world.asking
    if isinstance(asking, PayCost):
        return cover(world, asking.seat, [asking.attack], pool)
    if not isinstance(asking, ContinueCombo):
        raise AssertionError(f"{asking} is asked without an answer")
    rules = world.rules
    sheet = rules.combo_specials[world.fighters[asking.seat]]
    specials = [special for special in sheet if in_range(world, asking.seat, rules.attacks[special])]
    rng.shuffle(specials)
    return cover(world, asking.seat, specials, pool)


def cover(world: KnockdownState, seat: int, attacks: list[int], pool: list[int]) -> list[int]:
    """The first way, in the order of the shuffled pool, in which one of these attacks (or a Dash) can be paid."""
    rules = world.rules
    wanted = [rules.costs[rules.attacks[attack].cost] for attack in attacks]
    for slots in [*wanted, [DASH]]:
        chosen = choose_cards(world, slots, world.hands[seat].seen[:], pool, world.hands[seat].backs())
        if chosen is not None:
            rest = pool[:]
            for kind in chosen:
                rest.remove(kind)
            return rest + chosen
    raise AssertionError("no hand could have been asked this")


def choose_cards(
    world: KnockdownState, slots: list[int], seen: list[int], pool: list[int], backs: int
) -> list[int] | None:
    """Unseen cards that together with seen ones fill the slots, at most as many as there are backs."""
    if not slots:
        return []
    for index, kind in enumerate(seen):
        for left in unfilled(slots, world.rules.symbols[kind]):
            found = choose_cards(world, left, seen[:index] + seen[index + 1 :], pool, backs)
            if found is not None:
                return found
    for index, kind in enumerate(pool if backs else []):
        for left in unfilled(slots, world.rules.symbols[kind]):
            found = choose_cards(world, left, seen, pool[:index] + pool[index + 1 :], backs - 1)
            if found is not None:
                return [*found, kind]
    return None


def unfilled(slots: list[int], symbols: list[int]) -> list[list[int]]:
    """What can be left of the slots once a card fills the first, and with its other symbol perhaps one more."""
    rest, ways = slots[1:], []
    for index, symbol in enumerate(symbols):
        if slots[0] & symbol:
            others = symbols[:index] + symbols[index + 1 :]
            ways += [rest[:i] + rest[i + 1 :] for i in range(len(rest)) if any(rest[i] & other for other in others)]
            ways.append(rest)
    return ways


def imagine_skills(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Deal the hidden skills of the draft anew."""
    if world.kept[1] == NOTHING:
        imagine_deal(world, seat, rng)
    elif seat == PUBLIC:
        imagine_draft(world, rng)
    else:
        imagine_other(world, seat, rng)


def unseen_skills(world: KnockdownState, seen: list[int], rng: Rng) -> list[int]:
    skills = [skill for skill in world.rules.skill_sets[world.skill_set] if skill not in seen]
    rng.shuffle(skills)
    return skills


def imagine_deal(world: KnockdownState, seat: int, rng: Rng) -> None:
    """Before the first passing: the skills in the other hands could be any."""
    mine = [] if seat == PUBLIC else dealt_to(world, seat)
    skills = unseen_skills(world, mine, rng)
    dealt = [mine if owner == seat else sorted(skills.pop() for _ in range(DEALT)) for owner in range(SEATS)]
    world.dealt = dealt[0] + dealt[1]
    if world.kept[0] != NOTHING and seat != 0:
        world.kept[0] = dealt[0][rng.below(DEALT)]


def imagine_other(world: KnockdownState, seat: int, rng: Rng) -> None:
    """After the passing: the first skill of the other is any unseen one, the second one of the two passed to him."""
    other = 1 - seat
    received, passed = passed_by(world, other), passed_by(world, seat)
    shown = world.skills[other]
    if len(shown) == 2:
        return
    first = unseen_skills(world, dealt_to(world, seat) + received, rng)[0]
    second = passed[rng.below(2)]
    for skill in shown:
        if skill in passed:
            second = skill
        else:
            first = skill
    set_draft(world, other, first, second, received)
    turn_down(world, other, rng)


def set_draft(world: KnockdownState, seat: int, first: int, second: int, passed: list[int]) -> None:
    dealt = [dealt_to(world, 0), dealt_to(world, 1)]
    dealt[seat] = sorted([first, *passed])
    world.dealt = dealt[0] + dealt[1]
    world.kept[seat] = first
    if world.kept[SEATS + seat] != NOTHING:
        world.kept[SEATS + seat] = second


def turn_down(world: KnockdownState, seat: int, rng: Rng) -> None:
    """The face-down skill is the one not shown; before the reveal it could be either."""
    if world.face_down[seat] == NOTHING:
        return
    pair = [world.kept[seat], world.kept[SEATS + seat]]
    hidden = [skill for skill in pair if skill not in world.skills[seat]]
    world.face_down[seat] = hidden[rng.below(len(hidden))]


def imagine_draft(world: KnockdownState, rng: Rng) -> None:
    """For a spectator: any draft that leads to the skills shown."""
    shown = world.skills[0] + world.skills[1]
    skills = unseen_skills(world, shown, rng)
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
        turn_down(world, seat, rng)
