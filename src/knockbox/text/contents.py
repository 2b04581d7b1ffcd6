"""Read the list of a game's rules: every id with its kind, the match options and the version."""

import tomllib
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

from knockbox.text.errors import MalformedTextError, UnknownGameError

TEXT_FOLDER: Final = Path(__file__).resolve().parent  # in src/, also where the compiled engine links to it


class RuleKind(Enum):
    """Whether a rule needs code: see the head of `rules/knockdown.toml`."""

    RULE = "rule"
    COMPONENT = "component"
    ADVICE = "advice"


class MatchOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match option; the first value is the default."""

    name: str
    values: list[str]
    rules: list[str]


class RuleIndex(msgspec.Struct, frozen=True):
    """The rules of one game, by chapter in the order of the rulebook."""

    path: Path
    rules_version: int
    house_rules: frozenset[str]
    options: list[MatchOption]
    chapters: dict[str, dict[str, RuleKind]]

    def kinds(self) -> dict[str, RuleKind]:
        return {id: kind for chapter in self.chapters.values() for id, kind in chapter.items()}

    def ids_of_kind(self, wanted: RuleKind) -> frozenset[str]:
        return frozenset(id for id, kind in self.kinds().items() if kind is wanted)


def games_with_rules(folder: Path = TEXT_FOLDER) -> list[str]:
    return sorted(path.stem for path in (folder / "rules").glob("*.toml"))


def load_rule_index(game: str, folder: Path = TEXT_FOLDER) -> RuleIndex:
    if game not in games_with_rules(folder):
        raise UnknownGameError(game, games_with_rules(folder))
    path = folder / "rules" / f"{game}.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        head = {key: value for key, value in table.items() if not isinstance(value, dict)}
        chapters = {key: value for key, value in table.items() if isinstance(value, dict)}
        return msgspec.convert({"path": path, **head, "chapters": chapters}, RuleIndex)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise MalformedTextError(path, error_line(path, error), str(error), "a list of ids with their kinds") from error


def known_ids(game: str | None = None, folder: Path = TEXT_FOLDER) -> frozenset[str]:
    """Return every id that code, tests, reasons and documents may cite, of one game or of all."""
    chosen = games_with_rules(folder) if game is None else [game]
    return frozenset(id for name in chosen for id in load_rule_index(name, folder).kinds())


def error_line(path: Path, error: Exception) -> int:
    """Return the line of the value that an error of msgspec quotes; 1 if it quotes none."""
    quoted = str(error).split("'")
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((n for n, line in enumerate(lines, 1) if len(quoted) > 1 and f'"{quoted[1]}"' in line), 1)
