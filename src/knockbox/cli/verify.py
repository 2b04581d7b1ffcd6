"""`knockbox verify`: replay a record and report whether it is exact, diverged or damaged."""

from pathlib import Path

import click
import msgspec

from knockbox.cli.errors import CHECK_FAILED, SUCCESS, WRONG_INPUT
from knockbox.cli.parameters import RECORD
from knockbox.records.verify import DamagedVerdict, DivergedVerdict, ExactVerdict, RecordVerdict, verify
from knockbox.text.control_characters import escape_in_line
from knockbox.tower.replay import NOT_CONFIRMED

DIFFERENT_GAME = "DifferentGame"
VERDICT_EXIT_CODES = {ExactVerdict: SUCCESS, DivergedVerdict: CHECK_FAILED, DamagedVerdict: WRONG_INPUT}


@click.command("verify")
@click.argument("file", type=RECORD)
@click.option("--secret", default="", help="Secret of a sealed match that is not over.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as one JSON object.")
def command(file: Path, secret: str, as_json: bool) -> int:
    """Replay the record FILE; exit 0 if it is exact, 1 if it diverged, 2 if it is damaged or of another game."""
    verdict = verify(file, secret)
    click.echo(msgspec.json.encode(verdict) if as_json else escape_in_line(describe_verdict(verdict)))
    return VERDICT_EXIT_CODES[type(verdict)]


def describe_verdict(verdict: RecordVerdict) -> str:
    if isinstance(verdict, ExactVerdict):
        chance = ", chance as promised" if verdict.fair else ", public deal" if verdict.public_deal else ""
        towers = f"{describe_towers(verdict)}{describe_untraced(verdict)}"
        return f"exact: {verdict.inputs} inputs, {describe_ending(verdict)}{chance}{towers}"
    if isinstance(verdict, DivergedVerdict):
        return f"diverged at input {verdict.input}: found {verdict.found}; expected {verdict.expected}"
    label = "not playable here" if verdict.problem == DIFFERENT_GAME else "damaged"
    return f"{label} ({verdict.problem}) at line {verdict.line}: found {verdict.found}; expected {verdict.expected}"


def describe_ending(verdict: ExactVerdict) -> str:
    """Describe whether the match is finished, and whether the record has its end line."""
    if verdict.finished:
        return "finished"
    return "over, but its end line is missing" if verdict.end_missing else "not finished"


def describe_towers(verdict: ExactVerdict) -> str:
    """Describe the replayed towers; a recorded verdict counts even if the replay does not confirm it."""
    if not verdict.towers:
        return ""
    counted = format_tower_count(verdict.towers)
    if not verdict.unconfirmed:
        return f", {counted} confirmed"
    return f", {counted}; {NOT_CONFIRMED}: {format_inputs(verdict.unconfirmed)}"


def describe_untraced(verdict: ExactVerdict) -> str:
    """Describe towers without a trace: built from real cubes, or with the trace removed."""
    if not verdict.untraced:
        return ""
    return (
        f", {format_tower_count(len(verdict.untraced))} as reported, without a trace: {format_inputs(verdict.untraced)}"
    )


def format_tower_count(count: int) -> str:
    return f"{count} tower{'s' if count > 1 else ''}"


def format_inputs(inputs: list[int]) -> str:
    return f"input {', '.join(map(str, inputs))}"
