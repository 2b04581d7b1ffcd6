"""Answers in short, for a screen on which they would not fit: cards of a hand by the symbols that alone count."""

from collections.abc import Callable
from typing import Final

from knockbox.cli.knockdown.glyphs import symbols
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.zones import unpack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.choices import high_part, low_part
from knockbox.games.knockdown.wording import Wording


def short(wording: Wording, choice: int, prompt: int, block: int) -> str:
    """The words of an answer as short as they can be understood below their question."""
    verb, thing = verb_of(choice), thing_of(choice)
    return SHORT[verb](wording, thing) if verb in SHORT else wording.option_text(choice, prompt, block)


def shown(wording: Wording, card: int) -> str:
    """The symbols of a card."""
    printed = wording.mixture.attacks[wording.names.cards[card]]
    return symbols(wording, [symbol.value for symbol in printed.symbols]).plain


def paid(wording: Wording, cards: int) -> str:
    """The symbols of several cards; sorted, so that equal payments read the same."""
    return ", ".join(sorted(shown(wording, card) for card in unpack(cards)))


def block_of(part: str) -> Callable[[Wording, int], str]:
    return lambda wording, thing: wording.say(f"knockdown-terminal-short-{part}", cards=paid(wording, thing))


def to_space(verb: str) -> Callable[[Wording, int], str]:
    return lambda wording, thing: wording.say(f"knockdown-terminal-short-{verb}", space=thing)


def attack(wording: Wording, thing: int) -> str:
    return wording.say("knockdown-terminal-short-attack", card=wording.attack(thing))


def dash(wording: Wording, thing: int) -> str:
    cards = shown(wording, high_part(thing))
    return wording.say("knockdown-terminal-short-dash", space=low_part(thing), cards=cards)


SHORT: Final[dict[int, Callable[[Wording, int], str]]] = {
    choices.PAY: paid,
    choices.DISCARD: shown,
    choices.BLOCK_WOUNDS: block_of("wounds"),
    choices.BLOCK_EFFECT: block_of("effect"),
    choices.BLOCK_BOTH: block_of("both"),
    choices.MOVE: to_space("move"),
    choices.HOP: to_space("hop"),
    choices.ATTACK: attack,
    choices.PERFORM: Wording.special,
    choices.DASH: dash,
}
