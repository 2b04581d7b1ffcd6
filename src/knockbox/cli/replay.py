"""`knockbox replay`: step through a recorded match."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import click

from knockbox.cli.errors import InputError
from knockbox.cli.parameters import LANGUAGE, RECORD
from knockbox.cli.trouble import complaints
from knockbox.games.registry import tower_due
from knockbox.hosting.speech import told
from knockbox.hosting.towers import held_again
from knockbox.records.fair import kept_secret
from knockbox.records.reader import read_record
from knockbox.records.record import Record
from knockbox.records.replay import check_range, open_session, repeat
from knockbox.records.session import Session
from knockbox.records.text import header_lines, result_line, step_lines

Lines: TypeAlias = Callable[[], Iterator[str]]

MOST_DIGITS: Final = 9
PROMPT: Final = "Enter: next, number: go to that input, q: leave > "


@click.command("replay")
@click.argument("file", type=RECORD)
@click.option("--to", "until", type=int, help="Print the match up to this input.")
@click.option("--all", "whole", is_flag=True, help="Print the whole match.")
@click.option("--secret", default="", help="The secret of a match under seal that is not over.")
@LANGUAGE
@click.option("--plain", is_flag=True, help="Print events as names and values, for programs.")
def command(file: Path, until: int | None, whole: bool, secret: str, language: str, plain: bool) -> None:
    """Step through the record FILE: every input, what it caused, and the rule that says so.

    At a terminal it waits after each step; with --to or --all, or when it is not at a terminal, it prints.
    """
    if until is not None and whole:
        raise InputError("--to and --all exclude each other")
    with complaints("`verify` says more about a record"):
        record = read_record(file, accept_torn=True)
        warn_of_torn(record)
        last = check_range(record, until)
        session = open_session(record, secret or kept_secret(file))
        lines = partial(step_lines, session) if plain else partial(spoken_lines, session, language)
        click.echo("\n".join(header_lines(record.header)))
        show(record, session, lines, last, until is None and not whole and sys.stdin.isatty(), language)


def warn_of_torn(record: Record) -> None:
    if record.torn:
        line = len(record.hashes) + 1
        click.echo(f"warning: line {line} was not written to its end; its {record.torn} bytes are left out", err=True)


def show(record: Record, session: Session, lines: Lines, last: int, stepping: bool, language: str) -> None:
    """Print the deal, each input with its tower built again, and the result; when stepping, wait in between."""
    echo_all(lines)
    for target in Wanted(last) if stepping else (last,):
        while len(session.inputs) < target:
            entry, due = record.inputs[len(session.inputs)], tower_due(session.game, session.moment.state)
            repeat(session, entry)
            echo_all(lines)
            if entry.trace and due is not None:
                click.echo(f"   {held_again(entry, due, language)}")
    click.echo(result_line(session))


def echo_all(lines: Lines) -> None:
    for line in lines():
        click.echo(line)


def spoken_lines(session: Session, language: str) -> Iterator[str]:
    """A step in sentences of a language, where the game has words for it."""
    players = [player.shown for player in session.header.seats]
    return step_lines(session, lambda events: told(session.game, session.moment.state, events, players, language))


class Wanted:
    """The inputs a person at the keyboard wants to see next, until the end or `q`."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.now = 0

    def __iter__(self) -> Iterator[int]:
        while self.now < self.last:
            word = self.ask()
            if word == "q":
                return
            self.now = self.target(word)
            yield self.now

    def ask(self) -> str:
        try:
            return input(PROMPT).strip().lower()
        except EOFError:
            return "q"

    def target(self, word: str) -> int:
        """The input a word names; what it does not understand it says, and stays."""
        if not word:
            return self.now + 1
        if word.isdecimal() and len(word) < MOST_DIGITS and self.now < int(word) <= self.last:
            return int(word)
        click.echo(f"found '{word}'; expected Enter, q, or a number from {self.now + 1} to {self.last}")
        return self.now
