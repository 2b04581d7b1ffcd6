"""The Knockdown section of the balance page, and its result file."""

import shlex
from pathlib import Path
from typing import Final

from knockbox.games.knockdown.pack import shipped_packs
from knockbox.games.knockdown.selection import DRAW
from knockbox.lab import result_files
from knockbox.lab.knockdown import balance
from knockbox.lab.knockdown.report import balance_tables, find_imbalances
from knockbox.lab.knockdown.round_robin import RoundRobinPlan, RoundRobinResults
from knockbox.lab.sections import render_section, render_verdict
from knockbox.lab.shares import margin_of_error

MIN_MATCHES_PER_PAIRING: Final = 50
"""Matches per pairing below which no verdict is given: with 50 between equals, chance takes only one pairing in three
thousand outside its range."""

SECTION_TEMPLATE: Final = """## Knockdown

<!-- Generated from {numbers}, which the command below writes; edit lab/knockdown/balance_section.py. -->

Every fighter of the boxes played {count} matches against every other, {matches} in all.
The bot `{bots[0]}` played seat A and the bot `{bots[1]}` seat B; the fighters changed seats after each match.
{places}
Every percentage is given with its total.
Over {count} matches the 95 % margin of error is {stray:.1f} points.

```sh
{command}
```

| box | content hash |
| --- | --- |
{hashes}

### Verdict

| figure | accepted range |
| --- | --- |
| matches won by each fighter | {fighter} |
| matches won by one fighter against another | {pairing} |
| matches won by the first player of round one | {first} |
| rounds ended by K.O. | {knockouts} |

{verdict}

The first player begins a round: in round one by initiative, later as the loser of the previous round.
A round that does not end by K.O. ends when the deck runs out.
*Matches to the first* were won by the first player of round one, *rounds to the first* by that of the round.
*Turns* is the mean number per round, of both players together.
"""


def write_results(results: RoundRobinResults, page: Path) -> None:
    """Write the result file next to the page."""
    results_path(page).write_bytes(encode_round_robin(results))


def results_path(page: Path) -> Path:
    return page.with_suffix(".json")


def encode_round_robin(results: RoundRobinResults) -> bytes:
    return result_files.encode_results(results, results.cells) + b"\n"


def read_round_robin(kept: Path) -> RoundRobinResults:
    return result_files.read_results(kept, RoundRobinResults)


def render_from_file(page: Path, public_path: Path) -> str:
    """Render the section from the result file next to `page`, or return an empty string if there is none."""
    kept = results_path(page)
    return render_balance_section(read_round_robin(kept), public_path) if kept.exists() else ""


def render_balance_section(results: RoundRobinResults, page: Path) -> str:
    """Render the section; of an absolute page path, which is private, only the name is shown."""
    head = SECTION_TEMPLATE.format(
        numbers=results_path(page).name,
        count=results.plan.count,
        matches=sum(cell.matches for cell in results.cells),
        bots=results.plan.bots,
        places=describe_places(results),
        stray=margin_of_error(results.plan.count),
        command=rerun_command(results.plan, page.name if page.is_absolute() else str(page)),
        hashes="\n".join(f"| {id} | `{hashed}` |" for id, hashed in results.field.boxes.items()),
        fighter=balance.FIGHTER_RANGE,
        pairing=balance.PAIRING_RANGE,
        first=balance.FIRST_PLAYER_RANGE,
        knockouts=balance.KNOCKOUT_RANGE,
        verdict=render_verdict(find_imbalances(results), sample_size_caveat(results.plan.count)),
    )
    return head + "".join(render_section(table) for table in balance_tables(results))


def describe_places(results: RoundRobinResults) -> str:
    """Describe arena and skill set: unset ones are drawn, unless there is only one box."""
    usual = next(iter(results.field.boxes)) if len(results.field.boxes) == 1 else DRAW
    arena, skills = (results.plan.options.get(name, usual) for name in ("arena", "skills"))
    if arena == skills == DRAW:
        return "Arena and skill set were drawn by token for each match."
    sources = {"arena": arena, "skill set": skills}
    return " ".join(f"The {what} was {describe_source(value)}." for what, value in sources.items())


def describe_source(value: str) -> str:
    return "drawn by token for each match" if value == DRAW else f"that of `{value}` in every match"


def sample_size_caveat(count: int) -> str:
    """Return a caveat if there are too few matches for a verdict."""
    return f"too few matches to judge ({count} per pairing)" if count < MIN_MATCHES_PER_PAIRING else ""


def rerun_command(plan: RoundRobinPlan, page: str) -> str:
    """Return the command that repeats the study."""
    words = ["./kb", "match", "knockdown", "--round-robin", "--seats", ",".join(plan.bots)]
    words += ["--count", str(plan.count), "--seed", str(plan.seed)]
    for pack in plan.packs if list(plan.packs) != shipped_packs() else ():
        words += ["--box", pack]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--write", page])
