"""Check ids, numbers and `pack.toml` of a pack of any game."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from knockbox.games.packs.schema import Pack

ID_PATTERN: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
VERSION_PATTERN: Final = re.compile(r"[1-9][0-9]{0,3}")
MAX_VERSION: Final = 9999


def with_place(place: str, problems: Iterable[str]) -> Iterator[str]:
    return (f"{place}{problem}" for problem in problems)


def id_misprints(id: str) -> Iterator[str]:
    if not ID_PATTERN.fullmatch(id):
        yield f": found the id '{id}', expected lower-case letters and digits with single dashes"


def number_misprints(field: str, found: int, low: int, high: int) -> Iterator[str]:
    if not low <= found <= high:
        yield f"{field}: found {found}, expected a whole number from {low} to {high}"


def pack_misprints(pack: Pack, game: str) -> Iterator[str]:
    yield from with_place("id", id_misprints(pack.id))
    if pack.game != game:
        yield f"game: found '{pack.game}', expected '{game}'"
    yield from number_misprints("version", pack.version, 1, MAX_VERSION)
    for version in pack.history if pack.version > 0 else ():
        if not VERSION_PATTERN.fullmatch(version) or int(version) > pack.version:
            yield f"history.{version}: found '{version}', expected a version from 1 to {pack.version}"
