"""Play at twin tables: the same inputs while a place cannot tell the tables apart, with leak probes in between."""

from collections import Counter
from collections.abc import Iterator

from knockbox.engine.decision import PUBLIC
from knockbox.games.dungeon.state import DungeonState
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables import log
from knockbox.server.tables.reducer import apply
from knockbox.server.tables.replay import start_table
from tests.conformance.dungeon_setups import situations as rarities
from tests.server.leak_probes import run_probes
from tests.server.played_tables import PlayedTable, TableSetup, places_of, play_table
from tests.server.twin_tables import Side, Twins, is_hidden, twins_at

STEPS = 6
EXTRA_ODDS = 12
ALIKE_ODDS = 4
"""One in this many hidden inputs differs between the tables although it could be the same."""
EARLY_INPUTS = 4
"""Up to this many inputs, players make hidden choices at the same time."""
QUESTIONS = 3
HIDDEN_TRIES = 3


def starting_points(setting: TableSetup, seeds: range, stride: int) -> Iterator[tuple[PlayedTable, int, int]]:
    """Yield starting points: a played table, a number of inputs, and a place; places take turns."""
    for seed in seeds:
        past, places = play_table(setting, seed), places_of(setting)
        for number, inputs in enumerate(range(seed % min(stride, EARLY_INPUTS), past.inputs + 1, stride)):
            yield past, inputs, places[(number + seed) % len(places)]


async def play_stretch(past: PlayedTable, inputs: int, place: int, seed: int) -> Counter[str]:
    """Make two tables diverge, probe them, and play on; return a tally of what happened."""
    twins = await twins_at(past, inputs, place, seed)
    if not twins.diverge():
        return Counter(["no secret"])
    twins.tally["parted"] += 1
    twins.tally += situations(twins.left)
    await run_probes(twins, QUESTIONS)
    for _ in range(STEPS):
        if not await step(twins):
            break
        await run_probes(twins, 1)
    twins.check_no_secrets_sent()
    for side in twins.sides:
        side.actor.stop()
    return twins.tally


def situations(side: Side) -> Counter[str]:
    """Tally what is special where the tables diverge: the open questions, and rare situations of a dungeon."""
    asked = [f"asked {side.game.prompts[question.prompt]}" for question in side.snapshot.questions()]
    state = side.snapshot.state
    return Counter(asked + (rarities(state) if isinstance(state, DungeonState) else []))


async def step(twins: Twins) -> bool:
    """Make one more input at both tables; return whether they are still alike and not over."""
    twins.advance_time()
    drawn, secret = draw_common_input(twins), draw_hidden_inputs(twins)
    is_alike = drawn is not None and twins.stays_alike(*drawn)
    if secret and (not is_alike or twins.rng.below(2)):
        return await hidden_step(twins, *secret)
    if drawn is None or not is_alike:
        twins.tally["apart" if drawn else "nothing in common"] += 1
        return False
    await twins.run_on_both("an input", lambda side: choose_accepted(side, *drawn))
    is_over = twins.left.snapshot.is_over()
    twins.tally["ends" if is_over else "inputs"] += 1
    return not is_over


def draw_common_input(twins: Twins) -> tuple[int, int] | None:
    """Return an answer, side action or talk action that is legal at both tables."""
    rng, extras = twins.rng, twins.common_extras()
    if extras and rng.below(EXTRA_ODDS) == 0:
        return extras[rng.below(len(extras))]
    answers = twins.common_inputs()
    return answers[rng.below(len(answers))] if answers else None


def draw_hidden_inputs(twins: Twins) -> tuple[int, int, int] | None:
    """Return a hidden input of another seat for each table, mostly the same one."""
    asked = [
        question.seat for question in twins.left.snapshot.questions() if question.seat not in (twins.place, PUBLIC)
    ]
    for seat in asked:
        here, there = (options_of(side, seat) for side in twins.sides)
        common = [choice for choice in here if choice in there]
        if common and twins.rng.below(ALIKE_ODDS):
            here = there = [common[twins.rng.below(len(common))]]
        found = [
            hidden_choices(twins, side, seat, options) for side, options in zip(twins.sides, (here, there), strict=True)
        ]
        if all(found):
            return seat, found[0][0], found[1][0]
    return None


def options_of(side: Side, seat: int) -> list[int]:
    question = side.snapshot.question_of(seat)
    return question.options if question else []


def hidden_choices(twins: Twins, side: Side, seat: int, options: list[int]) -> list[int]:
    tried = [options[twins.rng.below(len(options))] for _ in range(HIDDEN_TRIES) if options]
    return [choice for choice in tried if is_hidden(side, seat, choice)]


async def hidden_step(twins: Twins, seat: int, choice: int, other: int) -> bool:
    """Make a hidden input at one table before the other, and sometimes undo and repeat it there."""
    twins.tally["hidden inputs"] += 1
    await choose_accepted(twins.left, seat, choice)
    await probe_hidden_difference(twins)
    if twins.left.match.can_undo(seat) and twins.rng.below(2):
        await twins.left.players[seat].ask("undo")
        twins.tally["undone"] += 1
        await probe_hidden_difference(twins)
        await choose_accepted(twins.left, seat, choice)
    await choose_accepted(twins.right, seat, other)
    await probe_hidden_difference(twins)
    twins.tally["apart in secret"] += choice != other
    return choice == other


async def choose_accepted(side: Side, seat: int, choice: int) -> None:
    reply = await side.choose(seat, choice)
    assert reply["is"] == "accepted", reply


async def probe_hidden_difference(twins: Twins) -> None:
    """Probe while the tables differ in a hidden input."""
    twins.check("an input in secret, or none")
    twins.advance_time()
    await run_probes(twins, 1)


def snapshots_of(past: PlayedTable) -> Iterator[tuple[int, MatchSnapshot]]:
    """Yield every snapshot of a played table, with the number of inputs before it."""
    lines = [log.StampedEntry(seq, at_ms, log.decode_entry(body)) for seq, at_ms, body in past.lines]
    table = start_table(past.opened.table, lines[0])
    for line in lines[1 : past.marks[0]]:
        apply(table, line)
    course = table.match
    assert course is not None
    moment = course.snapshot
    yield 0, moment
    for number, mark in enumerate(past.marks[1:], 1):
        entry = lines[mark - 1].entry
        assert isinstance(entry, log.InputMade)
        moment, _ = moment.apply(entry.seat, entry.choice)
        yield number, moment
