"""What is measured of the server, and what it is held to."""

from collections.abc import Callable, Iterator, Mapping
from math import ceil
from typing import Final, NamedTuple

import msgspec

from benchmarks.figures import Figure, all_hold, holds
from benchmarks.server.builder import TEST_SECONDS
from benchmarks.server.crowd import Orders
from benchmarks.server.duel import PERIOD_SECONDS, Place
from benchmarks.server.gauges import buckets_gained, gained
from benchmarks.server.rounds import COUNT, MEMORY, ROUNDS, merged
from benchmarks.server.spread import bucketed
from benchmarks.server.trial import Trial, tried
from knockbox.text.language import LANGUAGES

NOWHERE: Final = Place("", 0)
MILLISECONDS, PERCENT, RATE = "ms", "%", "a second"
BOT: Final = "hard"

P50_MS: Final = 5.0
P99_MS: Final = 50.0
HELD_MS: Final = 100.0
MEMORY_MIB: Final = 1024.0
IDLE_PERCENT: Final = 2.0
TOWER_PERCENT: Final = 1.0
FEWEST_JUDGED: Final = 0.5
"""The aims; the last is the share of the towers for which there is time."""

IDLE_DUELS: Final = 1000
BOT_DUELS: Final = 100
BOT_SHOWS: Final = 8
TOWERS: Final = 50
TOWER_DUELS: Final = 100
STEP: Final = 1.5
MOST_TABLES: Final = 20_000


class Asked(NamedTuple):
    """What all parts take from the command line."""

    tables: int = 500
    seconds: float = 60.0
    database: str = ""
    bot_tables: int = BOT_DUELS

    def orders(self, duels: int, share: float = 1.0) -> Orders:
        """So many tables for one round: its share of the time, and half as long again to warm up."""
        seconds = self.seconds * share / ROUNDS
        return Orders(NOWHERE, duels, warm_seconds=seconds / 2, seconds=seconds)


class Part(msgspec.Struct, frozen=True):
    """The figures of one part."""

    ok: bool
    name: str
    title: str
    figures: list[Figure]


Try = Callable[[Orders, str], Trial]
Say = Callable[[str], None]


def load(asked: Asked, attempt: Try, say: Say) -> Part:
    trials = repeated(asked.orders(asked.tables), asked, attempt)
    return part("load", f"{asked.tables} tables, one action a second each", merged([loaded(each) for each in trials]))


def loaded(trial: Trial) -> list[Figure]:
    found = [*choices(trial, P50_MS, P99_MS), *errors(trial), memory(trial), processor(trial)]
    return [*found, *writing(trial), *crowd(trial)]


def texts(asked: Asked, attempt: Try, say: Say) -> Part:
    """The same for people who read: browsers name a language, programs do not."""
    orders = msgspec.structs.replace(asked.orders(asked.tables), languages=LANGUAGES)
    trials = repeated(orders, asked, attempt)
    return part("texts", f"{asked.tables} tables of people who read", merged([loaded(each) for each in trials]))


def idle(asked: Asked, attempt: Try, say: Say) -> Part:
    orders = msgspec.structs.replace(asked.orders(IDLE_DUELS), is_idle=True)
    trials = repeated(orders, asked, attempt)
    found = [[processor(each, IDLE_PERCENT), *errors(each)[:1], memory(each)] for each in trials]
    return part("idle", f"{2 * IDLE_DUELS:,} connections that say nothing but pong", merged(found))


def bots(asked: Asked, attempt: Try, say: Say) -> Part:
    orders = msgspec.structs.replace(asked.orders(asked.bot_tables), bots=BOT_SHOWS, bot=BOT)
    found = [beside_bots(each) for each in repeated(orders, asked, attempt)]
    return part("bots", f"{asked.bot_tables} tables of people beside {BOT_SHOWS} of bots `{BOT}`", merged(found))


def beside_bots(trial: Trial) -> list[Figure]:
    return [*choices(trial, None, P99_MS), *errors(trial), *thinking(trial), processor(trial), *crowd(trial)]


def towers(asked: Asked, attempt: Try, say: Say) -> Part:
    """What a tower costs is the difference to the same tables without any; nothing is measured before all are built."""
    plain = asked.orders(TOWER_DUELS)
    plain = msgspec.structs.replace(plain, warm_seconds=max(plain.warm_seconds, TEST_SECONDS + PERIOD_SECONDS))
    alone = [share_of(each, "own_seconds") for each in repeated(plain, asked, attempt)]
    trials = repeated(msgspec.structs.replace(plain, builders=TOWERS), asked, attempt)
    least = FEWEST_JUDGED * TOWERS * asked.seconds / TEST_SECONDS
    found = [beside_towers(each, sum(alone) / len(alone), least) for each in trials]
    return part("towers", f"{TOWERS} towers at once beside {TOWER_DUELS} tables of people", merged(found))


def beside_towers(trial: Trial, alone: float, least: float) -> list[Figure]:
    """`least` is how many towers of all rounds must have been judged: a cost of none would be no cost."""
    cost = (share_of(trial, "own_seconds") - alone) / TOWERS
    built = figure("towers judged", trial.outcome.towers, COUNT, least, at_most=False)
    one = figure("processor time of one tower", cost, PERCENT, TOWER_PERCENT)
    return [*choices(trial, None, P99_MS), *errors(trial), built, one, processor(trial), *crowd(trial)]


def capacity(asked: Asked, attempt: Try, say: Say) -> Part:
    """More and more tables, until they are too many."""
    found: list[Figure] = []
    held = 0
    for tables in ramp(asked.tables):
        trials = repeated(asked.orders(tables, 0.5), asked, attempt)
        p99, *beside = merged([stage(tables, each) for each in trials])
        found += [p99, *beside]
        say(f"capacity: {tables} tables, p99 {p99.measured:.1f} ms")
        if 2 * sum(map(is_held, trials)) < ROUNDS:
            break
        held = tables
    last = figure("tables held by one process", held, COUNT)
    return part("capacity", f"tables until p99 passes {HELD_MS:g} ms", [*found, last])


PARTS: Final[Mapping[str, Callable[[Asked, Try, Say], Part]]] = {
    "load": load,
    "texts": texts,
    "idle": idle,
    "bots": bots,
    "towers": towers,
    "capacity": capacity,
}


def repeated(orders: Orders, asked: Asked, attempt: Try) -> list[Trial]:
    return [attempt(orders, asked.database) for _ in range(ROUNDS)]


def part(name: str, title: str, found: list[Figure]) -> Part:
    return Part(all_hold(found), name, title, found)


def figure(name: str, measured: float, unit: str, bound: float | None = None, at_most: bool = True) -> Figure:
    return Figure(name, measured, measured, measured, unit, bound, at_most, holds(measured, bound, at_most))


def choices(trial: Trial, p50_ms: float | None, p99_ms: float | None) -> list[Figure]:
    """From a choice to the event at the other seat."""
    seen = trial.outcome.seen
    return [
        figure("choices measured", seen.count, COUNT),
        figure("choices that the other cannot notice", trial.outcome.unseen, COUNT),
        figure("choice to event, p50", seen.p50, MILLISECONDS, p50_ms),
        figure("choice to event, p90", seen.p90, MILLISECONDS),
        figure("choice to event, p99", seen.p99, MILLISECONDS, p99_ms),
        figure("choice to event, slowest", seen.highest, MILLISECONDS),
    ]


def errors(trial: Trial) -> list[Figure]:
    """Each kind is named, so that one knows where to look."""
    outcome = trial.outcome
    kinds = [figure(f"errors: {why}", count, COUNT) for why, count in sorted(outcome.errors.items())]
    total = figure("errors", sum(outcome.errors.values()), COUNT, 0)
    return [total, figure("choices not answered in a second", outcome.late, COUNT, 0), *kinds]


def memory(trial: Trial) -> Figure:
    return figure("memory of the server at most", trial.after.peak_mib, MEMORY, MEMORY_MIB)


def processor(trial: Trial, bound: float | None = None) -> Figure:
    return figure("processor time of the server", share_of(trial, "own_seconds"), PERCENT, bound)


def share_of(trial: Trial, gauge: str) -> float:
    """Of one core, in percent."""
    spent: float = getattr(trial.after, gauge) - getattr(trial.before, gauge)
    return 100 * spent / (trial.after.at - trial.before.at)


def writing(trial: Trial) -> list[Figure]:
    """How lines of the log become transactions."""
    before, after = trial.before, trial.after
    commits = gained(before, after, "commits_total")
    appends = gained(before, after, "batch_size_sum")
    return [
        figure("transactions", commits / (after.at - before.at), RATE),
        figure("lines of the log in one, mean", appends / commits if commits else 0.0, "lines"),
    ]


def thinking(trial: Trial) -> list[Figure]:
    """From a question to a bot's answer, waiting for its turn included, as the server's metrics have it."""
    before, after = trial.before, trial.after
    buckets = buckets_gained(before, after, "bot_seconds", f'level="{BOT}"')
    return [
        figure("answers of bots", max(buckets.values(), default=0.0) / (after.at - before.at), RATE),
        figure("question to a bot's answer, p50", 1000 * bucketed(buckets, 0.5), MILLISECONDS),
        figure("question to a bot's answer, p99", 1000 * bucketed(buckets, 0.99), MILLISECONDS),
        figure("processor time of bots", share_of(trial, "bot_seconds"), PERCENT),
    ]


def crowd(trial: Trial) -> list[Figure]:
    """How late the crowd itself was: what it measures cannot be better than that."""
    lag = trial.outcome.lag
    return [
        figure("the crowd's own delay, p50", lag.p50, MILLISECONDS),
        figure("the crowd's own delay, p99", lag.p99, MILLISECONDS),
    ]


def stage(tables: int, trial: Trial) -> list[Figure]:
    return [
        figure(f"{tables} tables, p99", trial.outcome.seen.p99, MILLISECONDS),
        figure(f"{tables} tables, processor time of the server", share_of(trial, "own_seconds"), PERCENT),
        figure(f"{tables} tables, the crowd's own delay, p99", trial.outcome.lag.p99, MILLISECONDS),
    ]


def is_held(trial: Trial) -> bool:
    outcome = trial.outcome
    is_prompt = outcome.seen.count > 0 and outcome.seen.p99 <= HELD_MS
    return is_prompt and not outcome.errors and not outcome.late


def ramp(first: int) -> Iterator[int]:
    tables = first
    while tables <= MOST_TABLES:
        yield tables
        tables = ceil(tables * STEP)


def measured(names: list[str], asked: Asked, say: Say, attempt: Try = tried) -> list[Part]:
    """The parts one after the other, each with servers of its own."""
    found = []
    for name in names:
        say(f"measuring {name}")
        found.append(PARTS[name](asked, attempt, say))
    return found
