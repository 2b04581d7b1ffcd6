"""What a position belongs to: one game, one version of its rules, one content and one set of options."""

from collections.abc import Mapping
from typing import Final

from knockbox.games.positions.parts import Part

HEADING: Final = ("game", "rules_version", "packs", "content_hash", "options")


def check_heading(heading: Mapping[str, object], options: Mapping[str, str], parts: Mapping[str, Part]) -> None:
    """Whatever a position says of these must be as in the game that it is set up for."""
    for name, value in heading.items():
        if name in parts and (parts[name].value != value or isinstance(parts[name].value, bool)):
            raise parts[name].wrong(repr(value))
    if "options" in parts:
        for name, part in parts["options"].fields(list(options)).items():
            if part.value != options[name]:
                raise part.wrong(f"'{options[name]}', as in the game it is set up for")
