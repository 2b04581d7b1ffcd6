"""The texts of match options."""

from collections.abc import Mapping, Sequence

from knockbox.server.catalogue.shapes import OptionText
from knockbox.text.catalogue import load_catalogue
from knockbox.text.contents import MatchOption, load_rule_index


def make_option_texts(game: str, values: Mapping[str, Sequence[str]], lang: str) -> list[OptionText]:
    """Return the rulebook options with these values; other accepted values are summed up in one word."""
    listed = {option.name: option for option in load_rule_index(game).options}
    return [make_option_text(game, listed[name], usual, lang) for name, usual in values.items()]


def make_option_text(game: str, option: MatchOption, values: Sequence[str], lang: str) -> OptionText:
    """Return the text of an option; the first of its values is the default."""
    text = load_catalogue(lang).format(f"option-{game}-{option.name.replace('_', '-')}")
    more = next((value for value in option.values if value not in values), "")
    return OptionText(option.name, list(values), values[0], more, text, option.rules)
