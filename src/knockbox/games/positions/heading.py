"""The heading of a position: game, rules version, packs, content and options."""

from collections.abc import Mapping
from typing import Final

from knockbox.games.positions.parts import Part

HEADING_FIELDS: Final = ("game", "rules_version", "packs", "content_hash", "options")


def check_heading(heading: Mapping[str, object], options: Mapping[str, str], parts: Mapping[str, Part]) -> None:
    """Raise PositionError if a position was made for another game, version, content or set of options."""
    for name, value in heading.items():
        if name in parts and (parts[name].value != value or isinstance(parts[name].value, bool)):
            raise parts[name].error(repr(value))
    if "options" in parts:
        for name, part in parts["options"].read_fields(list(options)).items():
            if part.value != options[name]:
                raise part.error(f"'{options[name]}', as in the game it is set up for")
