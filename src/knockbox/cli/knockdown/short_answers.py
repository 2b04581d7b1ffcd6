"""Short answers for a small screen: cards of a hand by their symbols."""

from collections.abc import Callable
from typing import Final

from knockbox.cli.knockdown.glyphs import symbols
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.zones import unpack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.choices import high_part, low_part
from knockbox.games.knockdown.text.questions import Wording


def short_answer(wording: Wording, choice: int, prompt: int, block: int) -> str:
    """Return the shortest text of an answer that is clear below its question."""
    verb = verb_of(choice)
    thing = thing_of(choice)
    return SHORT_TEXTS[verb](wording, thing) if verb in SHORT_TEXTS else wording.option_text(choice, prompt, block)


def card_symbols(wording: Wording, card: int) -> str:
    """Return the symbols of a card."""
    printed = wording.card_pool.attacks[wording.names.cards[card]]
    return symbols(wording, [symbol.value for symbol in printed.symbols]).plain


def payment_symbols(wording: Wording, cards: int) -> str:
    """Return the symbols of several cards, sorted so that equal payments have equal texts."""
    return ", ".join(sorted(card_symbols(wording, card) for card in unpack(cards)))


def block_text(part: str) -> Callable[[Wording, int], str]:
    return lambda wording, thing: wording.say(f"knockdown-terminal-short-{part}", cards=payment_symbols(wording, thing))


def space_text(verb: str) -> Callable[[Wording, int], str]:
    return lambda wording, thing: wording.say(f"knockdown-terminal-short-{verb}", space=thing)


def attack_text(wording: Wording, thing: int) -> str:
    return wording.say("knockdown-terminal-short-attack", card=wording.attack(thing))


def dash_text(wording: Wording, thing: int) -> str:
    cards = card_symbols(wording, high_part(thing))
    return wording.say("knockdown-terminal-short-dash", space=low_part(thing), cards=cards)


SHORT_TEXTS: Final[dict[int, Callable[[Wording, int], str]]] = {
    choices.PAY: payment_symbols,
    choices.DISCARD: card_symbols,
    choices.BLOCK_WOUNDS: block_text("wounds"),
    choices.BLOCK_EFFECT: block_text("effect"),
    choices.BLOCK_BOTH: block_text("both"),
    choices.MOVE: space_text("move"),
    choices.HOP: space_text("hop"),
    choices.ATTACK: attack_text,
    choices.PERFORM: Wording.special,
    choices.DASH: dash_text,
}
