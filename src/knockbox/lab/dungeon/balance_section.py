"""The dungeon section of the balance page, and its result file."""

import shlex
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.lab import result_files
from knockbox.lab.dungeon import balance, deals, difficulty, report
from knockbox.lab.dungeon.difficulty import DEAF_BOT, DEFAULT_GROUP_SIZE, HEARING_BOT
from knockbox.lab.sections import render_section, render_verdict
from knockbox.lab.shares import margin_of_error

StudyPlan: TypeAlias = difficulty.DifficultyPlan | deals.SolvePlan
DifficultyStudy: TypeAlias = difficulty.DifficultyResults
SolveStudy: TypeAlias = deals.SolveResults

MIN_SAMPLE_SIZE: Final = 50
"""Matches per group, or deals per dungeon, below which no verdict is given: with 50, chance moves hardly one result in
three thousand by 25 points."""

SECTION_HEAD: Final = """## Knock, Knock! Dungeon!

<!-- Generated from {numbers}, which the commands below write; edit lab/dungeon/balance_section.py. -->
"""

DIFFICULTY_TEMPLATE: Final = """
Groups of one to six played each of the four dungeons {count} times without a timer, with `{hearing}` on every seat.
Groups of two to six played the same deals again with the bot `{deaf}`, which plays alike but ignores talk.
That makes {matches} matches in all, with the cards of `{box}`, content hash `{hashed}`.
Over {count} matches the 95 % margin of error is at most {stray:.1f} points.

```sh
{command}
```

### Verdict on difficulty

| figure | accepted range |
| --- | --- |
| matches won in dungeon 1 with {usual} | {first} |
| matches won in any dungeon with any number of seats | {any} |
| matches won in each dungeon after the first, for each number of seats | less than in the one before |
| matches won by groups that hear each other, all together | more than by deaf groups |

The figures are compared without a margin of error.

{verdict}

See the [rulebook](../rules/dungeon.md) for the rules by which matches were lost.
"""

DEALS_TEMPLATE: Final = """
### Verdict on deals

A solver that sees every card searched for a way to win {count} deals of each dungeon with {usual}.
It had at most {seconds:g} seconds per deal; a deal that was undecided by then counts as lost.
Every way to win that it found was replayed, and won.
The cards were those of `{box}`, content hash `{hashed}`.

```sh
{command}
```

| figure | accepted range |
| --- | --- |
| deals of dungeon 1 for which a way to win was found | {first} |
| deals of dungeon 4 for which a way to win was found | {last} |

{verdict}
"""


class DungeonResults(msgspec.Struct, frozen=True):
    """The content of the result file; each study writes its own half."""

    difficulty: DifficultyStudy | None = None
    deals: SolveStudy | None = None


def write_difficulty(results: DifficultyStudy, page: Path) -> None:
    write_dungeon_results(msgspec.structs.replace(read_dungeon_results(page), difficulty=results), page)


def write_deals(results: SolveStudy, page: Path) -> None:
    write_dungeon_results(msgspec.structs.replace(read_dungeon_results(page), deals=results), page)


def results_path(page: Path) -> Path:
    return page.with_name(f"dungeon-{page.stem}.json")


def read_dungeon_results(page: Path) -> DungeonResults:
    path = results_path(page)
    return result_files.read_results(path, DungeonResults) if path.exists() else DungeonResults()


def write_dungeon_results(results: DungeonResults, page: Path) -> None:
    halves = {"difficulty": results.difficulty, "deals": results.deals}
    lines = [
        f'"{name}":'.encode() + result_files.encode_results(half, half.cells) for name, half in halves.items() if half
    ]
    results_path(page).write_bytes(b"{" + b",\n".join(lines) + b"}\n")


def render_from_file(page: Path, public_path: Path) -> str:
    """Render the section from the result file next to `page`, or return an empty string if there is none."""
    found, name = read_dungeon_results(page), public_path.name if public_path.is_absolute() else str(public_path)
    if found == DungeonResults():
        return ""
    hard = render_difficulty(found.difficulty, name) if found.difficulty else ""
    fair = render_deals(found.deals, name) if found.deals else ""
    return SECTION_HEAD.format(numbers=results_path(public_path).name) + hard + fair


def render_difficulty(results: DifficultyStudy, page: str) -> str:
    plan, cells = results.plan, results.cells
    text = DIFFICULTY_TEMPLATE.format(
        count=plan.count,
        hearing=HEARING_BOT,
        deaf=DEAF_BOT,
        matches=sum(cell.matches for cell in cells),
        box=results.field.box,
        hashed=results.field.content_hash,
        stray=margin_of_error(plan.count),
        command=rerun_command(plan, page),
        usual=balance.format_seats(DEFAULT_GROUP_SIZE),
        first=balance.FIRST_DUNGEON_RANGE,
        any=balance.ANY_DUNGEON_RANGE,
        verdict=render_verdict(balance.find_imbalances(cells), sample_size_caveat(plan)),
    )
    return text + "".join(render_section(table) for table in report.difficulty_tables(cells))


def render_deals(results: SolveStudy, page: str) -> str:
    plan = results.plan
    text = DEALS_TEMPLATE.format(
        count=plan.count,
        usual=balance.format_seats(DEFAULT_GROUP_SIZE),
        seconds=plan.seconds,
        box=results.field.box,
        hashed=results.field.content_hash,
        command=rerun_command(plan, page),
        first=balance.WINNABLE_RANGES[1],
        last=balance.WINNABLE_RANGES[4],
        verdict=render_verdict(balance.find_unwinnable(results.cells), sample_size_caveat(plan)),
    )
    return text + render_section(report.winnable_table(results.cells))


def sample_size_caveat(plan: StudyPlan) -> str:
    """Return a caveat if there are too few matches or deals for a verdict."""
    if plan.count >= MIN_SAMPLE_SIZE:
        return ""
    what, each = ("matches", "group") if isinstance(plan, difficulty.DifficultyPlan) else ("deals", "dungeon")
    return f"too few {what} to judge ({plan.count} per {each})"


def rerun_command(plan: StudyPlan, page: str) -> str:
    """Return the command that repeats the study."""
    words = ["./kb", "match", "dungeon", "--difficulty" if isinstance(plan, difficulty.DifficultyPlan) else "--solve"]
    words += ["--count", str(plan.count), "--seed", str(plan.seed)]
    words += ["--seconds", f"{plan.seconds:g}"] if isinstance(plan, deals.SolvePlan) else []
    for pack in plan.packs:
        words += ["--box", pack]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--write", page])
