"""The match options of a game as people read them."""

from collections.abc import Mapping, Sequence

from knockbox.server.catalogue.shapes import OptionText
from knockbox.text.catalogue import catalogue
from knockbox.text.contents import MatchOption, load_contents


def options_of(game: str, values: Mapping[str, Sequence[str]], lang: str) -> list[OptionText]:
    """The options of the rulebook that have these values; whatever else one takes is called by a word."""
    listed = {option.name: option for option in load_contents(game).options}
    return [worded(game, listed[name], usual, lang) for name, usual in values.items()]


def worded(game: str, option: MatchOption, values: Sequence[str], lang: str) -> OptionText:
    """The first of its values is the default."""
    text = catalogue(lang).format(f"option-{game}-{option.name.replace('_', '-')}")
    more = next((value for value in option.values if value not in values), "")
    return OptionText(option.name, list(values), values[0], more, text, option.rules)
