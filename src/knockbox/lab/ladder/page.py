"""The page on strength: a part for each game, made from the numbers beside the page."""

import shlex
from pathlib import Path
from typing import Final

from knockbox.bots.levels import THINKING
from knockbox.bots.registry import budget_of, kind_of, read_name
from knockbox.lab.drafts import check_file, write_whole
from knockbox.lab.errors import LabError
from knockbox.lab.ladder import keeping
from knockbox.lab.ladder.planning import budgeted
from knockbox.lab.ladder.report import clocks, lineups, shortfalls, tables
from knockbox.lab.ladder.results import Results
from knockbox.lab.ladder.rungs import DUNGEON, KNOCKDOWN, LADDERS, SOLVER_SECONDS
from knockbox.lab.sections import section

TITLE: Final = "# Strength\n"
HEAD: Final = f"""{TITLE}
How strong the bots are, measured by matches that they play without a board.

A rung with aims is looked at after 100, 200, 300 and 400 matches, and stops as soon as its aims are settled.
Its intervals are made for that: they hold at all looks together in 95 of 100 ladders.
They count deals, not matches, for matches of one deal are not independent.
A sample in full time, and groups without an aim, are looked at once.
Answers are timed by the clock on the wall: the longest tells as much of how busy the machine was as of the bot.
An aim is *met* or *short* by the figure that was found; *within chance* says that the interval allows for both.
"""

PARTS: Final = {
    KNOCKDOWN: """
## Knockdown

<!-- Generated from {numbers}, which the command below writes; edit lab/ladder/. -->

Fighters, arena and skill set were drawn for each deal from all boxes of the house.
Every deal was played twice: what was dealt to each seat stayed the same, and the bots changed seats.
A match is counted for the bot that is named first.
Behind a bot stands how long it may think about an answer: {time} of its usual budget, unless full time is said.
""",
    DUNGEON: """
## Knock, Knock! Dungeon!

<!-- Generated from {numbers}, which the command below writes; edit lab/ladder/. -->

Groups of four entered each of the four dungeons equally often, without a clock and with the same deals for all.
One bot sat on every seat: `hard` hears and speaks, `mute` plays like `hard` in silence.
The solver sees all cards, and had {solver:g} seconds to find a way to win a deal.
The gap lies between the matches that `greedy` wins and those that the solver wins.
Behind a bot stands how long it may think about an answer: {time} of its usual budget.
""",
}

MACHINE: Final = """
The engine was {engine}, by rules {rules}; {jobs} of {cores} cores played side by side, each bot on one core.

```sh
{command}
```

| box | content hash |
| --- | --- |
{hashes}
"""


LIMITS: Final = {"easy": 0.2, "normal": 0.2, "hard": 1.0, "expert": 3.0}
"""Seconds that an answer may take on one core."""
HARD: Final = (
    "`hard` thinks {usual:g} seconds by design, of the {limit:g} that it may: it is the same search as `expert`, and"
    " with all of it would hardly be weaker, while people would wait longer for a smaller step"
    " ([ADR 26](../adr/0026-a-net-judges-the-leaves.md)); so a share of its time on this ladder is {share:g} seconds,"
    " also for `ismcts` beside it, and the step to `expert` is as wide as that makes it"
)


def numbers_of(page: Path, game: str) -> Path:
    return page.with_name(f"{page.stem}-{game}.json")


def check_place(page: Path) -> None:
    """Whatever is wrong with a page or the numbers beside it is said before the matches, not after."""
    check_file(page)
    if page.exists() and not page.read_bytes().startswith(TITLE.encode()):
        raise LabError(f"`{page}` is something else; only an older page on strength is written over")
    written(page, page)


def keep(results: Results, page: Path) -> None:
    """Write the numbers of a part beside the page."""
    keeping.write(results, numbers_of(page, results.plan.game))


def renew(page: Path) -> None:
    """Write the page anew; a part whose numbers did not change stays as it is."""
    write_whole(page, written(page, page).encode())


def written(page: Path, shown: Path) -> str:
    """All parts by the numbers beside a page, which readers know as `shown`; without numbers there is no page."""
    kept = [numbers_of(page, game) for game in LADDERS]
    found = [keeping.read(path) for path in kept if path.exists()]
    if not found:
        return ""
    return HEAD + "".join(part(results, shown) for results in found) + short(found)


def part(results: Results, shown: Path) -> str:
    plan, page = results.plan, shown.name if shown.is_absolute() else str(shown)
    numbers = numbers_of(shown, plan.game).name
    head = PARTS[plan.game].format(numbers=numbers, time=f"{100 * plan.time:g} %", solver=SOLVER_SECONDS)
    machine = MACHINE.format(
        engine=plan.engine,
        rules=plan.rules_version,
        jobs=results.jobs,
        cores=results.cores,
        command=command(results, page),
        hashes="\n".join(f"| {id} | `{hashed}` |" for id, hashed in plan.boxes.items()),
    )
    return head + machine + "".join(section(table) for table in tables(results))


def command(results: Results, page: str) -> str:
    """What plays the same ladder again."""
    plan = results.plan
    words = ["./kb", "ladder", plan.game, "--seed", str(plan.seed), "--time", f"{plan.time:g}", "--write", page]
    return shlex.join(words)


def short(found: list[Results]) -> str:
    sentences = [sentence for results in found for sentence in (*shortfalls(results), *overdue(results))]
    told = [f"* {sentence}." for sentence in sentences] or ["None: every aim is met beyond chance."]
    rows = [*told, *dict.fromkeys(f"* {words}." for results in found for words in (*caveats(results), *older(results)))]
    return "\n## Shortfalls\n\n" + "\n".join(rows) + "\n"


def overdue(results: Results) -> list[str]:
    """Answers in full time that took longer than they may."""
    found = ((bot, LIMITS.get(kind_of(bot), 0.0), clock) for bot, clock in clocks(results).items() if in_full(bot))
    return [
        f"`{bot}`: its longest answer of {clock.answers} took {clock.longest:.2f} seconds, allowed {limit:g}"
        for bot, limit, clock in found
        if clock.longest > limit > 0
    ]


def in_full(bot: str) -> bool:
    """Whether a bot had all of the time that people give it, or a little more."""
    usual, budget = budget_of(bot), read_name(bot).budget
    return usual is None or budget.seconds >= usual.seconds


def caveats(results: Results) -> list[str]:
    """What a reader must know of a budget that is smaller than it might be."""
    usual, limit = THINKING["hard"].seconds, LIMITS["hard"]
    played = {bot for lineup in lineups(results) for bot in lineup.bots}
    if not any(kind_of(bot) == "hard" for bot in played):
        return []
    return [HARD.format(usual=usual, limit=limit, share=usual * results.plan.time)]


def older(results: Results) -> list[str]:
    """Bots that think otherwise today than when they were measured."""
    rungs = [budgeted(rung, results.plan.time) for rung in LADDERS[results.plan.game]]
    today = {lineup.name: lineup.bots for rung in rungs for lineup in rung.lineups}
    changed = {
        (bot, now)
        for lineup in lineups(results)
        for bot, now in zip(lineup.bots, today.get(lineup.name, lineup.bots), strict=True)
        if bot != now
    }
    return [
        f"`{bot}` was measured; since then it thinks a little less, and would be `{now}`"
        for bot, now in sorted(changed)
    ]
