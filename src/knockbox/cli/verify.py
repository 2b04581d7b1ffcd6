"""`knockbox verify`: replay a record and say whether it is exact, diverged or damaged."""

from pathlib import Path

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, WELL, WRONG_INPUT
from knockbox.cli.parameters import RECORD
from knockbox.records.verify import Damaged, Diverged, Exact, Verdict, verify
from knockbox.text.control_characters import escape_in_line
from knockbox.tower.replay import NOT_CONFIRMED

DIFFERENT = "DifferentGame"
CODES = {Exact: WELL, Diverged: CHECK_FAILED, Damaged: WRONG_INPUT}


@click.command("verify")
@click.argument("file", type=RECORD)
@click.option("--secret", default="", help="The secret of a match under seal that is not over.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as one JSON object.")
def command(file: Path, secret: str, as_json: bool) -> int:
    """Replay the record FILE: exact (exit 0), diverged at an input (1), or damaged or of another game (2)."""
    verdict = verify(file, secret)
    click.echo(msgspec.json.encode(verdict) if as_json else escape_in_line(words(verdict)))
    return CODES[type(verdict)]


def words(verdict: Verdict) -> str:
    if isinstance(verdict, Exact):
        chance = ", chance as promised" if verdict.fair else ", public deal" if verdict.public_deal else ""
        return f"exact: {verdict.inputs} inputs, {ending(verdict)}{chance}{towers(verdict)}{untraced(verdict)}"
    if isinstance(verdict, Diverged):
        return f"diverged at input {verdict.input}: found {verdict.found}; expected {verdict.expected}"
    label = "not playable here" if verdict.problem == DIFFERENT else "damaged"
    return f"{label} ({verdict.problem}) at line {verdict.line}: found {verdict.found}; expected {verdict.expected}"


def ending(verdict: Exact) -> str:
    """Whether the match came to its end, and the record says so."""
    if verdict.finished:
        return "finished"
    return "over, but its end line is missing" if verdict.end_missing else "not finished"


def towers(verdict: Exact) -> str:
    """What came of the towers that were held again; a recorded verdict holds even where it is not confirmed."""
    if not verdict.towers:
        return ""
    counted = counted_towers(verdict.towers)
    if not verdict.unconfirmed:
        return f", {counted} confirmed"
    return f", {counted}; {NOT_CONFIRMED}: {named(verdict.unconfirmed)}"


def untraced(verdict: Exact) -> str:
    """Of cubes of wood there is no trace; nor of a tower whose trace somebody took out."""
    if not verdict.untraced:
        return ""
    return f", {counted_towers(len(verdict.untraced))} as told, without a trace: {named(verdict.untraced)}"


def counted_towers(count: int) -> str:
    return f"{count} tower{'s' if count > 1 else ''}"


def named(inputs: list[int]) -> str:
    return f"input {', '.join(map(str, inputs))}"
