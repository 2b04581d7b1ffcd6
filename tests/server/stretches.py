"""Stretches of play at twin tables: the same inputs as long as a place cannot tell them apart, and questions."""

from collections import Counter
from collections.abc import Iterator

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.state import DungeonState
from knockbox.records.moment import Moment
from knockbox.server.tables import log
from knockbox.server.tables.changes import apply
from knockbox.server.tables.replay import begin_table
from tests.conformance.delves import situations as rarities
from tests.server.interview import interview
from tests.server.twins import Side, Twins, is_hidden, twins_at
from tests.server.walks import Past, Setting, places_of, played

STEPS = 6
EXTRA_ODDS = 12
ALIKE_ODDS = 4
"""One secret in so many is another one at each table, though it could be the same."""
EARLY = 4
"""Before so many inputs secrets are made all at once."""
QUESTIONS = 3
TRIES = 3


def points(setting: Setting, seeds: range, stride: int) -> Iterator[tuple[Past, int, int]]:
    """Places at tables: a past, a number of inputs, and who looks; all of them by turns."""
    for seed in seeds:
        past, places = played(setting, seed), places_of(setting)
        for number, inputs in enumerate(range(seed % min(stride, EARLY), past.inputs + 1, stride)):
            yield past, inputs, places[(number + seed) % len(places)]


async def stretch(past: Past, inputs: int, place: int, seed: int) -> Counter[str]:
    """Part two tables, ask, and play on; returns what happened on the way."""
    twins = await twins_at(past, inputs, place, seed)
    if not twins.part_ways():
        return Counter(["no secret"])
    twins.tally["parted"] += 1
    twins.tally += situations(twins.left)
    await interview(twins, QUESTIONS)
    for _ in range(STEPS):
        if not await step(twins):
            break
        await interview(twins, 1)
    twins.check_unsaid()
    for side in twins.sides:
        side.actor.rest()
    return twins.tally


def situations(side: Side) -> Counter[str]:
    """What is special about the moment at which tables part: who is asked what, and what of a dungeon is rare."""
    asked = [f"asked {side.game.prompts[question.prompt]}" for question in side.moment.questions()]
    state = side.moment.state
    return Counter(asked + (rarities(state) if isinstance(state, DungeonState) else []))


async def step(twins: Twins) -> bool:
    """One more input at both tables; says whether they are still alike and can be played on."""
    twins.go_on()
    drawn, secret = drawn_input(twins), drawn_secret(twins)
    is_alike = drawn is not None and twins.stays_alike(*drawn)
    if secret and (not is_alike or twins.rng.below(2)):
        return await hidden_step(twins, *secret)
    if drawn is None or not is_alike:
        twins.tally["apart" if drawn else "nothing in common"] += 1
        return False
    await twins.both("an input", lambda side: accepted(side, *drawn))
    is_over = twins.left.moment.is_over()
    twins.tally["ends" if is_over else "inputs"] += 1
    return not is_over


def drawn_input(twins: Twins) -> tuple[int, int] | None:
    """An answer that can be given at both tables, or something that can be done or said there."""
    rng, extras = twins.rng, twins.common_extras()
    if extras and rng.below(EXTRA_ODDS) == 0:
        return extras[rng.below(len(extras))]
    answers = twins.common_inputs()
    return answers[rng.below(len(answers))] if answers else None


def drawn_secret(twins: Twins) -> tuple[int, int, int] | None:
    """An input of somebody else that nobody sees, at the one table and at the other; the same where it can be."""
    asked = [question.seat for question in twins.left.moment.questions() if question.seat not in (twins.place, PUBLIC)]
    for seat in asked:
        here, there = (options_of(side, seat) for side in twins.sides)
        common = [choice for choice in here if choice in there]
        if common and twins.rng.below(ALIKE_ODDS):
            here = there = [common[twins.rng.below(len(common))]]
        found = [
            some_hidden(twins, side, seat, options) for side, options in zip(twins.sides, (here, there), strict=True)
        ]
        if all(found):
            return seat, found[0][0], found[1][0]
    return None


def options_of(side: Side, seat: int) -> list[int]:
    question = side.moment.question_of(seat)
    return question.options if question else []


def some_hidden(twins: Twins, side: Side, seat: int, options: list[int]) -> list[int]:
    tried = [options[twins.rng.below(len(options))] for _ in range(TRIES) if options]
    return [choice for choice in tried if is_hidden(side, seat, choice)]


async def hidden_step(twins: Twins, seat: int, choice: int, other: int) -> bool:
    """What nobody else sees may be done at one table and not yet at the other, and be taken back there."""
    twins.tally["hidden inputs"] += 1
    await accepted(twins.left, seat, choice)
    await interview_unawares(twins)
    if twins.left.course.can_undo(seat) and twins.rng.below(2):
        await twins.left.mates[seat].ask("undo")
        twins.tally["undone"] += 1
        await interview_unawares(twins)
        await accepted(twins.left, seat, choice)
    await accepted(twins.right, seat, other)
    await interview_unawares(twins)
    twins.tally["apart in secret"] += choice != other
    return choice == other


async def accepted(side: Side, seat: int, choice: int) -> None:
    reply = await side.choose(seat, choice)
    assert reply["is"] == "accepted", reply


async def interview_unawares(twins: Twins) -> None:
    """Ask while the tables differ in what was done in secret."""
    twins.check("an input in secret, or none")
    twins.go_on()
    await interview(twins, 1)


def moments_of(past: Past) -> Iterator[tuple[int, Moment]]:
    """Every moment of a past, with the number of inputs before it."""
    lines = [log.Line(seq, at_ms, log.read(body)) for seq, at_ms, body in past.lines]
    table = begin_table(past.opened.table, lines[0])
    for line in lines[1 : past.marks[0]]:
        apply(table, line)
    course = table.course
    assert course is not None
    moment = course.moment
    yield 0, moment
    for number, mark in enumerate(past.marks[1:], 1):
        entry = lines[mark - 1].entry
        assert isinstance(entry, log.Made)
        moment, _ = moment.after(entry.seat, entry.choice)
        yield number, moment
