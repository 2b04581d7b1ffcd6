"""Play the terminal game through pipes."""

import io
from pathlib import Path

import pytest

from knockbox.cli.main import main
from knockbox.records.reader import read_record


class PipedGame:
    """Runs the terminal game with some default arguments."""

    words: tuple[str, ...] = ()

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        self.code = 0
        self.complaint = ""

    def play(self, typed: list[str], *arguments: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.code = main(["terminal", *self.words, *arguments])
        output, self.complaint = self.capsys.readouterr()
        return output

    def records(self) -> list[Path]:
        """Return the records by modification time."""
        return sorted((self.home / "records").glob("*.kbr"), key=lambda path: path.stat().st_mtime_ns)

    def record(self) -> Path:
        """Return the most recently written record."""
        return self.records()[-1]

    def inputs(self) -> list[tuple[int, str]]:
        return [(entry.seat, entry.notation) for entry in read_record(self.record()).inputs]
