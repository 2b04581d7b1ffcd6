"""The strength page: one section per game, generated from the result files next to the page."""

import shlex
from pathlib import Path
from typing import Final

from knockbox.bots.levels import LEVEL_BUDGETS
from knockbox.bots.registry import default_budget, kind_of, parse_bot_name
from knockbox.lab.atomic_files import check_writable, write_atomically
from knockbox.lab.errors import LabError
from knockbox.lab.ladder import ladder_file
from knockbox.lab.ladder.matchups import DUNGEON, KNOCKDOWN, LADDERS, SOLVER_SECONDS
from knockbox.lab.ladder.planning import matchup_with_budgets
from knockbox.lab.ladder.report import clocks_by_bot, describe_shortfalls, ladder_tables, list_lineups
from knockbox.lab.ladder.results import LadderResults
from knockbox.lab.sections import render_section

PAGE_TITLE: Final = "# Strength\n"
STRENGTH_PAGE_HEAD: Final = f"""{PAGE_TITLE}
How strong the bots are, measured in headless matches.

A matchup with targets is checked after 100, 200, 300 and 400 matches, and stops as soon as its targets are settled.
Its confidence intervals account for that: all looks together hold in 95 of 100 ladders.
The sampling unit is the deal, because the matches of one deal are not independent.
Samples with full time, and matchups without targets, are checked once.
Answers are timed by wall clock, so the longest one depends on the load of the machine as much as on the bot.
A target is *met* or *short* by its estimate; *within chance* means that the interval contains the target.
"""

SECTION_TEMPLATES: Final = {
    KNOCKDOWN: """
## Knockdown

<!-- Generated from {numbers}, which the command below writes; edit lab/ladder/. -->

Fighters, arena and skill set were drawn for each deal from all boxes.
Every deal was played twice: each seat was dealt the same, and the bots changed seats.
Wins are those of the bot named first.
The suffix of a bot is its budget per answer: {time} of its default budget, except in samples with full time.
""",
    DUNGEON: """
## Knock, Knock! Dungeon!

<!-- Generated from {numbers}, which the command below writes; edit lab/ladder/. -->

Groups of four played each of the four dungeons equally often, without a timer, and all on the same deals.
One bot played every seat: `hard` listens and talks, `mute` plays like `hard` without talk.
The solver sees all cards and had {solver:g} seconds to find a way to win a deal.
The gap is the difference between the win rates of `greedy` and of the solver.
The suffix of a bot is its budget per answer: {time} of its default budget.
""",
}

MACHINE_TEMPLATE: Final = """
The engine was {engine}, with rules version {rules}; matches ran on {jobs} of {cores} cores, each bot on one core.

```sh
{command}
```

| box | content hash |
| --- | --- |
{hashes}
"""


ANSWER_LIMITS_SECONDS: Final = {"easy": 0.2, "normal": 0.2, "hard": 1.0, "expert": 3.0}
HARD_BUDGET_NOTE: Final = (
    "`hard` uses {usual:g} of the {limit:g} seconds allowed, by design: it runs the same search as `expert`, and with"
    " the full time would hardly be weaker, while people would wait longer for a smaller step"
    " ([ADR 26](../adr/0026-a-net-evaluates-the-leaves.md)); its share on this ladder is therefore {share:g} seconds,"
    " the same as for `ismcts` against it, and the step to `expert` is as wide as that makes it"
)


def results_path(page: Path, game: str) -> Path:
    return page.with_name(f"{page.stem}-{game}.json")


def check_page(page: Path) -> None:
    """Raise `LabError` if the page or its result files are unusable, before any match is played."""
    check_writable(page)
    if page.exists() and not page.read_bytes().startswith(PAGE_TITLE.encode()):
        raise LabError(f"`{page}` is not a strength page; only an older strength page may be overwritten")
    render_page(page, page)


def write_page_results(results: LadderResults, page: Path) -> None:
    """Write the result file next to the page."""
    ladder_file.write_ladder(results, results_path(page, results.plan.game))


def rewrite_page(page: Path) -> None:
    """Rewrite the page; a section whose results did not change stays as it is."""
    write_atomically(page, render_page(page, page).encode())


def render_page(page: Path, public_path: Path) -> str:
    """Render all sections from the result files next to `page`, or return an empty string if there are none.

    `shown` is the path that readers see.
    """
    paths = [results_path(page, game) for game in LADDERS]
    found = [ladder_file.read_ladder(path) for path in paths if path.exists()]
    if not found:
        return ""
    return (
        STRENGTH_PAGE_HEAD + "".join(render_game(results, public_path) for results in found) + render_shortfalls(found)
    )


def render_game(results: LadderResults, public_path: Path) -> str:
    plan = results.plan
    page = public_path.name if public_path.is_absolute() else str(public_path)
    numbers = results_path(public_path, plan.game).name
    head = SECTION_TEMPLATES[plan.game].format(numbers=numbers, time=f"{100 * plan.time:g} %", solver=SOLVER_SECONDS)
    machine = MACHINE_TEMPLATE.format(
        engine=plan.engine,
        rules=plan.rules_version,
        jobs=results.jobs,
        cores=results.cores,
        command=rerun_command(results, page),
        hashes="\n".join(f"| {id} | `{hashed}` |" for id, hashed in plan.boxes.items()),
    )
    return head + machine + "".join(render_section(table) for table in ladder_tables(results))


def rerun_command(results: LadderResults, page: str) -> str:
    """Return the command that repeats the ladder."""
    plan = results.plan
    words = ["./kb", "ladder", plan.game, "--seed", str(plan.seed), "--time", f"{plan.time:g}", "--write", page]
    return shlex.join(words)


def render_shortfalls(all_results: list[LadderResults]) -> str:
    sentences = [
        sentence for results in all_results for sentence in (*describe_shortfalls(results), *describe_overruns(results))
    ]
    items = [f"* {sentence}." for sentence in sentences] or ["None: every target is met beyond chance."]
    notes = dict.fromkeys(
        f"* {words}." for results in all_results for words in (*budget_notes(results), *outdated_budget_notes(results))
    )
    return "\n## Shortfalls\n\n" + "\n".join([*items, *notes]) + "\n"


def describe_overruns(results: LadderResults) -> list[str]:
    """Return a sentence for each bot whose longest answer with full time exceeded its limit."""
    limits = (
        (bot, ANSWER_LIMITS_SECONDS.get(kind_of(bot), 0.0), clock)
        for bot, clock in clocks_by_bot(results).items()
        if has_full_budget(bot)
    )
    return [
        f"`{bot}`: its longest answer of {clock.answers} took {clock.longest_seconds:.2f} seconds, allowed {limit:g}"
        for bot, limit, clock in limits
        if clock.longest_seconds > limit > 0
    ]


def has_full_budget(bot: str) -> bool:
    """Return whether a bot had at least its default budget."""
    usual = default_budget(bot)
    budget = parse_bot_name(bot).budget
    return usual is None or budget.seconds >= usual.seconds


def budget_notes(results: LadderResults) -> list[str]:
    """Return notes about budgets that are smaller than allowed."""
    usual = LEVEL_BUDGETS["hard"].seconds
    limit = ANSWER_LIMITS_SECONDS["hard"]
    played = {bot for lineup in list_lineups(results) for bot in lineup.bots}
    if not any(kind_of(bot) == "hard" for bot in played):
        return []
    return [HARD_BUDGET_NOTE.format(usual=usual, limit=limit, share=usual * results.plan.time)]


def outdated_budget_notes(results: LadderResults) -> list[str]:
    """Return notes about bots whose budget has changed since they were measured."""
    matchups = [matchup_with_budgets(matchup, results.plan.time) for matchup in LADDERS[results.plan.game]]
    today = {lineup.name: lineup.bots for matchup in matchups for lineup in matchup.lineups}
    changed = {
        (bot, now)
        for lineup in list_lineups(results)
        for bot, now in zip(lineup.bots, today.get(lineup.name, lineup.bots), strict=True)
        if bot != now
    }
    return [
        f"`{bot}` was measured; with today's slightly smaller budget it would be `{now}`"
        for bot, now in sorted(changed)
    ]
