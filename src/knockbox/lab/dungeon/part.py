"""The part of the dungeon on the page on balance, and the numbers kept beside it."""

import shlex
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from knockbox.lab import numbers
from knockbox.lab.dungeon import balance, deals, difficulty, report
from knockbox.lab.dungeon.difficulty import DEAF, HEARING, USUAL
from knockbox.lab.sections import section, verdict
from knockbox.lab.shares import stray

AnyPlan: TypeAlias = difficulty.Plan | deals.Plan
Played: TypeAlias = difficulty.Results
Searched: TypeAlias = deals.Results

ENOUGH: Final = 50
"""Of so many matches of a group, chance alone moves hardly one in three thousand by 25 points."""

HEAD: Final = """## Knock, Knock! Dungeon!

<!-- Generated from {numbers}, which the commands below write; edit lab/dungeon/part.py. -->
"""

DIFFICULTY: Final = """
Groups of one to six entered each of the four dungeons {count} times without a clock, the bot `{hearing}` on every seat.
Groups of two to six entered the same deals again with the bot `{deaf}`, which plays alike but hears nobody.
These were {matches} matches in all, with the cards of `{box}`, content hash `{hashed}`.
Among {count} matches chance alone moves one result in twenty by more than {stray:.1f} points at most.

```sh
{command}
```

### Verdict on difficulty

| figure | bar |
| --- | --- |
| matches won in dungeon 1 with {usual} | {first} |
| matches won in any dungeon with any number of seats | {any} |
| matches won in each dungeon after the first, for each number of seats | less than in the one before |
| matches won by groups that hear each other, all together | more than by deaf ones |

The figures are compared as they are, with no allowance for chance.

{verdict}

The rules by which matches were lost stand in the [rulebook](../rules/dungeon.md).
"""

DEALS: Final = """
### Verdict on deals

A solver that sees every card looked for a way to win {count} deals of each dungeon with {usual}.
It had at most {seconds:g} seconds for each, and whatever was undecided by then counts as lost.
Every way to win that it found was played at the table, and won.
The cards were those of `{box}`, content hash `{hashed}`.

```sh
{command}
```

| figure | bar |
| --- | --- |
| deals of dungeon 1 for which a way to win was found | {first} |
| deals of dungeon 4 for which a way to win was found | {last} |

{verdict}
"""


class Numbers(msgspec.Struct, frozen=True):
    """All that the part is made from; each study writes its own half."""

    difficulty: Played | None = None
    deals: Searched | None = None


def keep_difficulty(results: Played, page: Path) -> None:
    write(msgspec.structs.replace(kept(page), difficulty=results), page)


def keep_deals(results: Searched, page: Path) -> None:
    write(msgspec.structs.replace(kept(page), deals=results), page)


def numbers_of(page: Path) -> Path:
    return page.with_name(f"dungeon-{page.stem}.json")


def kept(page: Path) -> Numbers:
    path = numbers_of(page)
    return numbers.unpacked(path, Numbers) if path.exists() else Numbers()


def write(found: Numbers, page: Path) -> None:
    halves = {"difficulty": found.difficulty, "deals": found.deals}
    lines = [f'"{name}":'.encode() + numbers.packed(half, half.cells) for name, half in halves.items() if half]
    numbers_of(page).write_bytes(b"{" + b",\n".join(lines) + b"}\n")


def part_of(page: Path, shown: Path) -> str:
    """The part by the numbers beside the page, which readers know as `shown`; without numbers there is none."""
    found, name = kept(page), shown.name if shown.is_absolute() else str(shown)
    if found == Numbers():
        return ""
    hard = written_difficulty(found.difficulty, name) if found.difficulty else ""
    fair = written_deals(found.deals, name) if found.deals else ""
    return HEAD.format(numbers=numbers_of(shown).name) + hard + fair


def written_difficulty(results: Played, page: str) -> str:
    plan, cells = results.plan, results.cells
    text = DIFFICULTY.format(
        count=plan.count,
        hearing=HEARING,
        deaf=DEAF,
        matches=sum(cell.matches for cell in cells),
        box=results.field.box,
        hashed=results.field.content_hash,
        stray=stray(plan.count),
        command=command(plan, page),
        usual=balance.seats_words(USUAL),
        first=balance.FIRST,
        any=balance.ANY,
        verdict=verdict(balance.outside(cells), doubt(plan)),
    )
    return text + "".join(section(table) for table in report.tables(cells))


def written_deals(results: Searched, page: str) -> str:
    plan = results.plan
    text = DEALS.format(
        count=plan.count,
        usual=balance.seats_words(USUAL),
        seconds=plan.seconds,
        box=results.field.box,
        hashed=results.field.content_hash,
        command=command(plan, page),
        first=balance.WINNABLE[1],
        last=balance.WINNABLE[4],
        verdict=verdict(balance.beyond_help(results.cells), doubt(plan)),
    )
    return text + section(report.winnable(results.cells))


def doubt(plan: AnyPlan) -> str:
    """What stands before a verdict that chance alone could have given."""
    if plan.count >= ENOUGH:
        return ""
    what, each = ("matches", "group") if isinstance(plan, difficulty.Plan) else ("deals", "dungeon")
    return f"too few {what} to judge ({plan.count} a {each})"


def command(plan: AnyPlan, page: str) -> str:
    """What plays or searches the same again."""
    words = ["./kb", "match", "dungeon", "--difficulty" if isinstance(plan, difficulty.Plan) else "--solve"]
    words += ["--count", str(plan.count), "--seed", str(plan.seed)]
    words += ["--seconds", f"{plan.seconds:g}"] if isinstance(plan, deals.Plan) else []
    for pack in plan.packs:
        words += ["--box", pack]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--write", page])
