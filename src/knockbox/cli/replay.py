"""`knockbox replay`: step through a recorded match."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import click

from knockbox.cli.errors import InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.parameters import LANGUAGE, RECORD
from knockbox.games.registry import tower_due
from knockbox.hosting.game_text import event_sentences
from knockbox.hosting.towers import rebuilt_tower_text
from knockbox.records.commitment import read_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.replay import check_range, open_session, replay_input
from knockbox.records.session import Session
from knockbox.records.text import header_lines, result_line, step_lines

LineSource: TypeAlias = Callable[[], Iterator[str]]

MAX_NUMBER_DIGITS: Final = 9
PROMPT: Final = "Enter: next, number: go to that input, q: quit > "


@click.command("replay")
@click.argument("file", type=RECORD)
@click.option("--to", "until", type=int, help="Print the match up to this input.")
@click.option("--all", "whole", is_flag=True, help="Print the whole match.")
@click.option("--secret", default="", help="Secret of a sealed match that is not over.")
@LANGUAGE
@click.option("--plain", is_flag=True, help="Print events as names and values, for programs.")
def command(file: Path, until: int | None, whole: bool, secret: str, language: str, plain: bool) -> None:
    """Step through the record FILE: every input, its events, and the rules behind them.

    At a terminal, wait after each step. With --to or --all, or without a terminal, print everything.
    """
    if until is not None and whole:
        raise InputError("--to and --all exclude each other")
    with as_input_errors("run `verify` for details"):
        record = read_record(file, accept_torn=True)
        warn_about_torn_line(record)
        last = check_range(record, until)
        session = open_session(record, secret or read_secret(file))
        lines = partial(step_lines, session) if plain else partial(sentence_lines, session, language)
        click.echo("\n".join(header_lines(record.header)))
        print_steps(record, session, lines, last, until is None and not whole and sys.stdin.isatty(), language)


def warn_about_torn_line(record: Record) -> None:
    if record.torn_bytes:
        line = len(record.hashes) + 1
        click.echo(f"warning: line {line} is incomplete; ignoring its {record.torn_bytes} bytes", err=True)


def print_steps(
    record: Record, session: Session, lines: LineSource, last: int, is_stepping: bool, language: str
) -> None:
    """Print the deal, each input with its tower replayed, and the result; when stepping, wait in between."""
    print_lines(lines)
    for target in StepPrompt(last) if is_stepping else (last,):
        while len(session.inputs) < target:
            entry = record.inputs[len(session.inputs)]
            due = tower_due(session.game, session.snapshot.state)
            replay_input(session, entry)
            print_lines(lines)
            if entry.trace and due is not None:
                click.echo(f"   {rebuilt_tower_text(entry, due, language)}")
    click.echo(result_line(session))


def print_lines(lines: LineSource) -> None:
    for line in lines():
        click.echo(line)


def sentence_lines(session: Session, language: str) -> Iterator[str]:
    """Return the lines of a step, with events as sentences in a language."""
    players = [player.display_name for player in session.header.seats]
    return step_lines(
        session, lambda events: event_sentences(session.game, session.snapshot.state, events, players, language)
    )


class StepPrompt:
    """Iterates over the inputs the user wants to go to, until the end or `q`."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.current = 0

    def __iter__(self) -> Iterator[int]:
        while self.current < self.last:
            word = self.ask()
            if word == "q":
                return
            self.current = self.parse_target(word)
            yield self.current

    def ask(self) -> str:
        try:
            return input(PROMPT).strip().lower()
        except EOFError:
            return "q"

    def parse_target(self, word: str) -> int:
        """Return the input to go to; for an invalid word, print an error and stay."""
        if not word:
            return self.current + 1
        if word.isdecimal() and len(word) < MAX_NUMBER_DIGITS and self.current < int(word) <= self.last:
            return int(word)
        click.echo(f"found '{word}'; expected Enter, q, or a number from {self.current + 1} to {self.last}")
        return self.current
