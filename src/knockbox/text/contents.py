"""Read the list of a game's rules: every id with its kind, the match options and the versions."""

import tomllib
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.errors import MalformedTextError, UnknownGameError

TEXT: Final = Path(__file__).resolve().parent  # in src/, also where the compiled engine links to it


class Kind(Enum):
    """What a rule needs: see the head of `rules/knockdown.toml`."""

    RULE = "rule"
    COMPONENT = "component"
    ADVICE = "advice"


class MatchOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A switch of the rules; the first value is the default."""

    name: str
    values: list[str]
    rules: list[str]


class Contents(msgspec.Struct, frozen=True):
    """The list of one game, chapter by chapter in the order of the book."""

    path: Path
    rules_version: int
    house_rules: frozenset[str]
    options: list[MatchOption]
    chapters: dict[str, dict[str, Kind]]

    def kinds(self) -> dict[str, Kind]:
        return {id: kind for chapter in self.chapters.values() for id, kind in chapter.items()}

    def of_kind(self, wanted: Kind) -> frozenset[str]:
        return frozenset(id for id, kind in self.kinds().items() if kind is wanted)


def games(folder: Path = TEXT) -> list[str]:
    return sorted(path.stem for path in (folder / "rules").glob("*.toml"))


def load_contents(game: str, folder: Path = TEXT) -> Contents:
    if game not in games(folder):
        raise UnknownGameError(game, games(folder))
    path = folder / "rules" / f"{game}.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        head = {key: value for key, value in table.items() if not isinstance(value, dict)}
        chapters = {key: value for key, value in table.items() if isinstance(value, dict)}
        return msgspec.convert({"path": path, **head, "chapters": chapters}, Contents)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise MalformedTextError(path, line_of(path, error), str(error), "a list of ids with their kinds") from error


def known_ids(game: str | None = None, folder: Path = TEXT) -> frozenset[str]:
    """Return every id that code, tests, reasons and documents may cite, of one game or of all."""
    chosen = games(folder) if game is None else [game]
    return frozenset(id for name in chosen for id in load_contents(name, folder).kinds())


def line_of(path: Path, error: Exception) -> int:
    """Find the line a wrong value stands on by the value that msgspec quotes; 1 when it quotes none."""
    quoted = str(error).split("'")
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((n for n, line in enumerate(lines, 1) if len(quoted) > 1 and f'"{quoted[1]}"' in line), 1)
