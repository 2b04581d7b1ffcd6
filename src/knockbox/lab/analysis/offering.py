"""What might have been done beside a question, such as using a token, held against the answer that was given."""

from typing import Final

from knockbox.bots.heuristics.sweeps import WAYS
from knockbox.bots.sweeping import sweep
from knockbox.bots.thought import Opinion
from knockbox.bots.vantage import Vantage, World
from knockbox.engine.rng import seeded
from knockbox.lab.analysis.hindsight import Among
from knockbox.lab.analysis.looking import Eye, Look, half, shared, weighed

TRIED: Final = 3
"""Tables that are judged in each world: with the offer taken now, never, and after the answer."""
LATER: Final = 0x5EED
"""Other worlds than those in which the offer was found, so that it does not keep its luck."""


def offers_at(vantage: Vantage) -> list[int]:
    """Those worth a thought; at the first half of a question there is still time for them."""
    ways = WAYS[vantage.game]
    if vantage.prompt in ways.halves:
        return []
    return [offer for offer in vantage.offers if vantage.spell(offer).partition(" ")[0] in ways.offers]


def beside(eye: Eye, vantage: Vantage, look: Look) -> Look:
    """The same look, or one at the offer that was better than every answer, by more than it is worth to keep it."""
    offers = offers_at(vantage) if eye.sweeps(vantage) else []
    if not offers:
        return look
    among = Among(vantage, [look.best.choice], offers)
    found = sweep(among, eye.judge_of(vantage), seeded(~eye.seed), half(eye.budget)).best.choice
    return compared(eye, vantage, look, found) if found in offers else look


def compared(eye: Eye, vantage: Vantage, look: Look, offer: int) -> Look:
    """A closer look at an offer and at the answer; whoever could still take the offer afterwards has not missed it."""
    chosen, price = look.chosen.choice, WAYS[vantage.game].sparing / 2
    row = [step for _, step in eye.thought(vantage, [chosen], eye.seed, half(eye.budget)).plan]
    better, *others = tried(eye, vantage, offer, row)
    other = max(others, key=lambda opinion: opinion.chance)
    if better.chance - max(other.chance, look.best.chance) <= price:
        return look
    return Look(weighed(offer, better), weighed(chosen, other), [(vantage.seat, offer)], price)


def tried(eye: Eye, vantage: Vantage, offer: int, row: list[int]) -> list[Opinion]:
    """What came of an offer, of a row of answers, and of the answers and the offer after them, in the same worlds."""
    judge, rng, meter = eye.judge_of(vantage), seeded(eye.seed ^ LATER), shared(eye.budget, TRIED).meter()
    found = [Opinion(choice, 0) for choice in (offer, row[0], row[0])]
    while meter.take(1):
        world = vantage.imagine(rng)
        tables = [taken(world, vantage.seat, offer), answered(world, row)]
        tables.append(taken(tables[1], vantage.seat, offer))
        worths = [judge.worth(table.state, rng)[vantage.seat] for table in tables]
        found = [more(opinion, worth) for opinion, worth in zip(found, worths, strict=True)]
    return found


def more(opinion: Opinion, worth: float) -> Opinion:
    """An opinion after one more try."""
    return opinion + Opinion(opinion.choice, 1, worth, worth * worth)


def answered(world: World, row: list[int]) -> World:
    """A world after some answers."""
    after = world.clone()
    for choice in row:
        after.step(choice)
    return after


def taken(world: World, seat: int, offer: int) -> World:
    """A world after an offer, if it is still open there."""
    after = world.clone()
    if offer in after.game.offers(after.state, seat):
        after.game.accept(after.state, seat, offer)
    return after
