"""The part of a round robin on the page on balance, and the numbers kept beside it."""

import shlex
from pathlib import Path
from typing import Final

from knockbox.games.knockdown.pack import boxes
from knockbox.games.knockdown.selection import DRAW
from knockbox.lab import numbers
from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.report import outside, tables
from knockbox.lab.knockdown.round_robin import Plan, Results
from knockbox.lab.sections import section, verdict
from knockbox.lab.shares import stray

ENOUGH: Final = 50
"""Of so many matches between equals, chance alone takes one pairing in three thousand beyond its bar."""

HEAD: Final = """## Knockdown

<!-- Generated from {numbers}, which the command below writes; edit lab/knockdown/part.py. -->

Every fighter of the boxes met every other in {count} matches, {matches} in all.
In seat A sat the bot `{bots[0]}`, in seat B the bot `{bots[1]}`; the fighters changed seats after each match.
{places}
Every percentage stands with the number it is a part of.
Among {count} matches chance alone moves one result in twenty by more than {stray:.1f} points.

```sh
{command}
```

| box | content hash |
| --- | --- |
{hashes}

### Verdict

| figure | bar |
| --- | --- |
| matches won by each fighter | {fighter} |
| matches won by one fighter against another | {pairing} |
| matches won by the first player of round one | {first} |
| rounds ended by K.O. | {knockouts} |

{verdict}

The first player is the one who begins: in round one by initiative, later as the loser of the round before.
A round that does not end by K.O. ends when the deck runs dry.
Matches to the first were won by the first player of round one, rounds to the first by the first player of that round.
The turns are those of a round, of both players together, on average.
"""


def keep(results: Results, page: Path) -> None:
    """Write the numbers of the part beside the page."""
    numbers_of(page).write_bytes(packed(results))


def numbers_of(page: Path) -> Path:
    return page.with_suffix(".json")


def packed(results: Results) -> bytes:
    return numbers.packed(results, results.cells) + b"\n"


def unpacked(kept: Path) -> Results:
    return numbers.unpacked(kept, Results)


def part_of(page: Path, shown: Path) -> str:
    """The part by the numbers beside the page, which readers know as `shown`; without numbers there is none."""
    kept = numbers_of(page)
    return written(unpacked(kept), shown) if kept.exists() else ""


def written(results: Results, page: Path) -> str:
    """The part of the page at a path; a path from the root of a disk is nobody else's, so only its name is shown."""
    head = HEAD.format(
        numbers=numbers_of(page).name,
        count=results.plan.count,
        matches=sum(cell.matches for cell in results.cells),
        bots=results.plan.bots,
        places=places(results),
        stray=stray(results.plan.count),
        command=command(results.plan, page.name if page.is_absolute() else str(page)),
        hashes="\n".join(f"| {id} | `{hashed}` |" for id, hashed in results.field.boxes.items()),
        fighter=balance.FIGHTER,
        pairing=balance.PAIRING,
        first=balance.FIRST,
        knockouts=balance.KNOCKOUTS,
        verdict=verdict(outside(results), doubt(results.plan.count)),
    )
    return head + "".join(section(table) for table in tables(results))


def places(results: Results) -> str:
    """Where the matches were played: what was not set was drawn, and from one box there is nothing to draw."""
    usual = next(iter(results.field.boxes)) if len(results.field.boxes) == 1 else DRAW
    arena, skills = (results.plan.options.get(name, usual) for name in ("arena", "skills"))
    if arena == skills == DRAW:
        return "Arena and skill set were drawn by token for each match."
    told = {"arena": arena, "skill set": skills}
    return " ".join(f"The {what} was {came_from(value)}." for what, value in told.items())


def came_from(value: str) -> str:
    return "drawn by token for each match" if value == DRAW else f"that of `{value}` in every match"


def doubt(count: int) -> str:
    """What stands before a verdict that chance alone could have given."""
    return f"too few matches to judge ({count} a pairing)" if count < ENOUGH else ""


def command(plan: Plan, page: str) -> str:
    """What plays the same again."""
    words = ["./kb", "match", "knockdown", "--round-robin", "--seats", ",".join(plan.bots)]
    words += ["--count", str(plan.count), "--seed", str(plan.seed)]
    for pack in plan.packs if list(plan.packs) != boxes() else ():
        words += ["--box", pack]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--write", page])
