"""The dungeon played by pipe: what is typed goes in, what is printed comes out."""

import io
import random
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.records.reader import read_record

PEOPLE = "person,person,person"


class Table:
    """Plays by pipe: what is typed goes in, what is printed comes out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        self.code = 0
        self.complaint = ""

    def play(self, typed: list[str], *arguments: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.code = main(["terminal", "dungeon", *arguments])
        output, self.complaint = self.capsys.readouterr()
        return output

    def enter(self, *typed: str, seats: str = "person,random", seed: int = 5) -> str:
        """The first question is typed at; seat 0 begins."""
        option = ("--option", "first_player=0")
        return self.play(list(typed), "--seats", seats, "--seed", str(seed), "--lang", "en", *option)

    def record(self) -> Path:
        """The record written to last."""
        return max((self.home / "records").glob("*.kbr"), key=lambda path: path.stat().st_mtime_ns)

    def inputs(self) -> list[tuple[int, str]]:
        return [(entry.seat, entry.notation) for entry in read_record(self.record()).inputs]


def numbers(seed: int, count: int = 600) -> list[str]:
    """Answers of somebody who types numbers; those that are too big are refused and cost nothing."""
    chance = random.Random(seed)  # noqa: S311  (nothing to protect)
    return [str(chance.choice((1, 2, 3, 4, 6, 8, 11))) for _ in range(count)]
