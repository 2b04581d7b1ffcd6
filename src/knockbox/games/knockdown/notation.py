"""The notation of choices: `attack haymaker`, `pay high-jab+sortie`, `split 1 heavy 2 light`."""

import re
from typing import Final

import knockbox.games.knockdown.choices as verbs
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.engine.zones import pack, unpack
from knockbox.games.knockdown.choices import SPACE_BITS, high_part, low_part
from knockbox.games.knockdown.tasks.block import HEAVY_BLOCK_COST
from knockbox.games.knockdown.text.names import Names
from knockbox.games.notation import Form, NamedThing, Notation, NoThing, NumberInRange, quote

CARD_SEPARATOR: Final = "+"
MAX_MODE: Final = 9
SPLIT_LIMIT: Final = 1 << SPACE_BITS
WOUNDS_PATTERN: Final = re.compile(r"([0-9]{1,9}) heavy ([0-9]{1,9}) light")


def build_notation(names: Names, spaces: int) -> Notation:
    """Return the notation for one card pool; the cards of a set may be written in any order."""
    return Notation(VERB_WORDS, verb_forms(names, spaces))


VERB_WORDS: Final[dict[int, str]] = {
    verbs.PICK: "pick",
    verbs.KEEP: "keep",
    verbs.LAY: "lay",
    verbs.TAKE: "take",
    verbs.MOVE: "move",
    verbs.ATTACK: "attack",
    verbs.BLIND: "blind",
    verbs.COMBO: "combo",
    verbs.PERFORM: "perform",
    verbs.DASH: "dash",
    verbs.STOP: "stop",
    verbs.PAY: "pay",
    verbs.REACT: "react",
    verbs.PASS: "pass",
    verbs.BLOCK_WOUNDS: "block wounds",
    verbs.BLOCK_EFFECT: "block effect",
    verbs.BLOCK_BOTH: "block both",
    verbs.SPLIT: "split",
    verbs.CALL: "call",
    verbs.STANDS: "stands",
    verbs.FELL: "fell",
    verbs.DISCARD: "discard",
    verbs.GO: "go",
    verbs.PLACE: "place",
    verbs.LIFT: "lift",
    verbs.MODE: "mode",
    verbs.DO: "do",
    verbs.ORDER: "order",
    verbs.BACK: "back",
    verbs.SWEEP: "sweep",
    verbs.RESIGN: "resign",
    verbs.TIME_OUT: "time-out",
    verbs.END_TURN: "end-turn",
    verbs.HOP: "hop",
}


def verb_forms(names: Names, spaces: int) -> dict[int, Form]:
    """Return the form of what each verb names."""
    card = NamedThing("card", names.cards)
    skill = NamedThing("skill", names.skills)
    fighter = NamedThing("fighter", names.fighters)
    special = NamedThing("special attack", names.attacks[len(names.cards) :], len(names.cards))
    space = space_form(spaces)
    step = space_form(spaces, "KD-MOVE-5")
    mode = NumberInRange("an alternative", 1, MAX_MODE, MAX_MODE, "mode", "KDR-20")
    forms: dict[int, Form] = dict.fromkeys(VERB_WORDS, NoThing())
    forms |= dict.fromkeys((verbs.KEEP, verbs.LAY, verbs.BLIND), skill)
    forms |= dict.fromkeys((verbs.ATTACK, verbs.DISCARD, verbs.SWEEP), card)
    forms |= dict.fromkeys((verbs.PERFORM, verbs.REACT), special)
    forms |= dict.fromkeys((verbs.PLACE, verbs.LIFT, verbs.HOP), space) | dict.fromkeys((verbs.MOVE, verbs.GO), step)
    forms |= dict.fromkeys((verbs.TAKE, verbs.PAY), CardSet(card, 1, 6))
    forms |= dict.fromkeys((verbs.BLOCK_WOUNDS, verbs.BLOCK_EFFECT, verbs.BLOCK_BOTH), CardSet(card, 1, 2))
    forms |= {verbs.ORDER: NamedThing("skill or token", names.listeners)}
    forms |= {verbs.PICK: fighter, verbs.MODE: mode, verbs.DASH: DashTarget(card, step), verbs.SPLIT: WoundSplit()}
    return forms


def space_form(spaces: int, rule: str = "") -> NumberInRange:
    """Return the form of a space; no arena has the last space that can be written, nor any beyond."""
    return NumberInRange("a space", 0, spaces - 1, SPLIT_LIMIT - 1, "space", rule)


class CardSet:
    """A set of cards, such as `high-jab+sortie`."""

    def __init__(self, card: NamedThing, minimum: int, maximum: int) -> None:
        self.card = card
        self.minimum = minimum
        self.maximum = maximum

    def to_string(self, thing: int) -> str:
        cards = unpack(thing)
        if not self.minimum <= len(cards) <= self.maximum or cards != sorted(cards):
            raise IndexError(thing)
        return CARD_SEPARATOR.join(self.card.to_string(kind) for kind in cards)

    def read(self, text: str) -> int:
        names = text.split(CARD_SEPARATOR)
        if len(names) < self.minimum or len(names) > self.maximum:
            count = str(self.minimum) if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}"
            raise ChoiceError(f"found {len(names)} cards in '{text}', expected {count} joined by '{CARD_SEPARATOR}'")
        return pack(sorted(self.card.read(name.strip()) for name in names))


class DashTarget:
    """The card and the space of a Dash: `sortie 4`."""

    def __init__(self, card: NamedThing, space: NumberInRange) -> None:
        self.card = card
        self.space = space

    def to_string(self, thing: int) -> str:
        return f"{self.card.to_string(high_part(thing))} {self.space.to_string(low_part(thing))}"

    def read(self, text: str) -> int:
        name, _, space = text.partition(" ")
        card = self.card.read(name)
        try:
            return card << SPACE_BITS | self.space.read(space)
        except UnreachableError as error:
            raise UnreachableError(str(error), card << SPACE_BITS | error.nearest_choice, error.values) from None


class WoundSplit:
    """The wounds that a block ignores: `1 heavy 2 light`."""

    def to_string(self, thing: int) -> str:
        if high_part(thing) >= SPLIT_LIMIT:
            raise IndexError(thing)
        return f"{high_part(thing)} heavy {low_part(thing)} light"

    def read(self, text: str) -> int:
        message = f"found {quote(text)}, expected wounds such as '1 heavy 2 light'"
        found = WOUNDS_PATTERN.fullmatch(text)
        if found is None:
            raise ChoiceError(message)
        heavy = int(found[1])
        light = int(found[2])
        like = min(heavy, SPLIT_LIMIT - 1) << SPACE_BITS | min(light, SPLIT_LIMIT - 1)
        if max(heavy, light) >= SPLIT_LIMIT:
            raise UnreachableError(f"{message} (KD-BLOCK-2)", like, {"needs": HEAVY_BLOCK_COST * heavy + light})
        return like
