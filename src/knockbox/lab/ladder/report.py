"""A ladder as tables and sentences, for a terminal or a page."""

from math import isfinite, isnan
from typing import Final

import msgspec

from knockbox.lab.ladder.clock import Clock
from knockbox.lab.ladder.figures import Finding, all_findings, estimate
from knockbox.lab.ladder.intervals import POCOCK, Estimate
from knockbox.lab.ladder.results import Results, Shares, common, shares_of
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, SOLVER, Ahead, Aim, Closed, Lineup, Won
from knockbox.lab.shares import Share
from knockbox.lab.tables import Table, Value

TITLES: Final = {KNOCKDOWN: "Knockdown", DUNGEON: "the dungeon"}
PLACES: Final = {KNOCKDOWN: ("on seat A", "on seat B"), DUNGEON: tuple(f"dungeon {level}" for level in range(1, 5))}
FLOOR: Final = "greedy"
"""The group from which the gap to the solver is measured."""
OPEN: Final = "open"
NONE: Final = "none"


def tables(results: Results) -> list[Table]:
    gap = [gaps(results)] if results.plan.game == DUNGEON else []
    return [aims(results), won(results), *gap, times(results), course(results)]


def title(results: Results, what: str) -> str:
    return f"{what} {TITLES[results.plan.game]}"


def aims(results: Results) -> Table:
    rows: list[list[Value]] = [
        [
            found.aim.title,
            str(found.matches),
            figure_words(found.aim, found.estimate.value),
            interval_words(found.estimate),
            aim_words(found.aim),
            found.verdict,
        ]
        for found in all_findings(results)
    ]
    return Table(title(results, "Aims in"), ["aim", "matches", "found", "95 % interval", "wanted", "verdict"], rows)


def figure_words(aim: Aim, value: float) -> str:
    if isnan(value):
        return NONE
    return f"{100 * value:+.1f} points" if isinstance(aim.figure, Ahead) else f"{100 * value:.1f} %"


def interval_words(found: Estimate) -> str:
    return f"{bound(found.low)} to {bound(found.high)}" if isfinite(found.low + found.high) else OPEN


def bound(value: float) -> str:
    return f"{100 * value:.1f}"


def aim_words(aim: Aim) -> str:
    least = "more than" if aim.beyond else "at least"
    return f"{least} {100 * aim.bar:.3g} {'points' if isinstance(aim.figure, Ahead) else '%'}"


def won(results: Results) -> Table:
    """Every lineup with its matches, in all and by seat or dungeon."""
    places, shares = PLACES[results.plan.game], shares_of(results.cells)
    rows = [won_by(results, lineup, shares) for lineup in lineups(results) if lineup.name in shares]
    return Table(title(results, "Matches won in"), ["who", "bots", "won", "95 % interval", *places], rows)


def gaps(results: Results) -> Table:
    """How much of the way to the solver each group goes."""
    shares = shares_of(results.cells)
    named = [lineup for lineup in lineups(results) if lineup.name not in (FLOOR, SOLVER)]
    rows = [closed(results, lineup, shares) for lineup in named if {FLOOR, lineup.name, SOLVER} <= shares.keys()]
    return Table(title(results, "Gap closed in"), ["who", "gap closed", "95 % interval"], rows)


def lineups(results: Results) -> list[Lineup]:
    return list({lineup.name: lineup for rung in results.plan.rungs for lineup in rung.lineups}.values())


def won_by(results: Results, lineup: Lineup, shares: Shares) -> list[Value]:
    cells = [cell for cell in results.cells if cell.lineup == lineup.name]
    deals, each = sorted(shares[lineup.name]), results.plan.matches
    found = estimate(Won(lineup.name), shares, deals, each, critical(results, lineup))
    whole = Share(sum(sum(cell.won) for cell in cells), len(cells) * each)
    by_place = [Share(sum(cell.won[place] for cell in cells), len(cells)) for place in range(each)]
    return [lineup.name, " v ".join(lineup.bots), whole, interval_words(found), *(percent(part) for part in by_place)]


def percent(share: Share) -> str:
    return f"{share.percent:.1f} %"


def critical(results: Results, lineup: Lineup) -> float:
    """Whoever plays on several rungs is looked at as often as on the one with most looks."""
    return POCOCK[max(len(rung.looks) for rung in results.plan.rungs if lineup in rung.lineups)]


def closed(results: Results, lineup: Lineup, shares: Shares) -> list[Value]:
    """By the deals that all three have played."""
    deals = sorted(set.intersection(*(set(shares[name]) for name in (FLOOR, lineup.name, SOLVER))))
    figure = Closed(lineup.name, FLOOR, SOLVER)
    found = estimate(figure, shares, deals, results.plan.matches, critical(results, lineup))
    return [lineup.name, NONE if isnan(found.value) else f"{100 * found.value:.1f} %", interval_words(found)]


def times(results: Results) -> Table:
    """How long each bot took; under one name it has one budget."""
    rows: list[list[Value]] = []
    for bot, clock in clocks(results).items():
        mean, longest = f"{clock.seconds / clock.answers:.4f}", f"{clock.longest:.4f}"
        rows.append([bot, str(clock.answers), mean, longest])
    head = ["bot", "answers with a choice", "mean seconds", "longest"]
    return Table(title(results, "Time taken in"), head, rows)


def clocks(results: Results) -> dict[str, Clock]:
    """In the order of the ladder."""
    bots = {lineup.name: lineup.bots for lineup in lineups(results)}
    found = {bot: Clock() for each in bots.values() for bot in each if bot != SOLVER}
    for cell in results.cells:
        for bot, clock in zip(bots[cell.lineup], cell.clocks, strict=False):
            found[bot] += clock
    return {bot: clock for bot, clock in found.items() if clock.answers}


def course(results: Results) -> Table:
    """How far each rung was climbed."""
    shares, each = shares_of(results.cells), results.plan.matches
    rows: list[list[Value]] = []
    for rung in results.plan.rungs:
        rest, deals = results.rest(rung), len(common(shares, rung))
        ended = rest.ended or ("unfinished" if deals else "not begun")
        rows.append([rung.name, str(deals * each), str(rung.looks[-1] * each), rest.seconds / 60, ended])
    return Table(title(results, "Rungs of"), ["rung", "matches", "at most", "minutes", "ended"], rows)


def shortfalls(results: Results) -> list[str]:
    """Whatever is not surely met, one sentence each."""
    return [sentence(found) for found in all_findings(results) if found.verdict != "met"]


def missed(results: Results) -> list[str]:
    """Aims that were measured and are not met."""
    return [sentence(found) for found in all_findings(results) if found.ended and not found.met]


class Told(msgspec.Struct, frozen=True):
    """A finding for programs; what cannot be told is null."""

    rung: str
    aim: str
    matches: int
    value: float
    low: float
    high: float
    bar: float
    verdict: str


def told(found: Finding) -> Told:
    return Told(found.rung, found.aim.title, found.matches, *found.estimate, found.aim.bar, found.verdict)


def sentence(found: Finding) -> str:
    start = f"{found.aim.title}: {found.verdict}"
    if not found.matches:
        return start
    figure = f"{figure_words(found.aim, found.estimate.value)} ({interval_words(found.estimate)})"
    return f"{start}; {figure} after {found.matches} matches, wanted {aim_words(found.aim)}"
