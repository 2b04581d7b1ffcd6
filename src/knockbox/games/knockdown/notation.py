"""Choices as people write them: `attack haymaker`, `pay high-jab+sortie`, `split 1 heavy 2 light`."""

from typing import Final

import knockbox.games.knockdown.choices as verbs
from knockbox.engine.errors import ChoiceError
from knockbox.engine.zones import pack, unpack
from knockbox.games.knockdown.choices import SPACE_BITS, high_part, low_part
from knockbox.games.knockdown.names import Names
from knockbox.games.notation import Bare, Form, Named, Notation, Number, is_number, quoted

JOIN: Final = "+"
MODES: Final = 9
SPLIT_LIMIT: Final = 1 << SPACE_BITS


def notation_of(names: Names, spaces: int) -> Notation:
    """The words of one pack; cards of a set may be written in any order."""
    return Notation(WORDS, forms_of(names, spaces))


WORDS: Final[dict[int, str]] = {
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


def forms_of(names: Names, spaces: int) -> dict[int, Form]:
    """For each verb the form of what it names."""
    card, skill, fighter = Named("card", names.cards), Named("skill", names.skills), Named("fighter", names.fighters)
    special = Named("special attack", names.attacks[len(names.cards) :], len(names.cards))
    space, mode = Number("a space", 0, spaces - 1, SPLIT_LIMIT - 1), Number("an alternative", 1, MODES, MODES)
    forms: dict[int, Form] = dict.fromkeys(WORDS, Bare())
    forms |= dict.fromkeys((verbs.KEEP, verbs.LAY, verbs.BLIND), skill)
    forms |= dict.fromkeys((verbs.ATTACK, verbs.DISCARD, verbs.SWEEP), card)
    forms |= dict.fromkeys((verbs.PERFORM, verbs.REACT), special)
    forms |= dict.fromkeys((verbs.MOVE, verbs.GO, verbs.PLACE, verbs.LIFT, verbs.HOP), space)
    forms |= dict.fromkeys((verbs.TAKE, verbs.PAY), Several(card, 1, 6))
    forms |= dict.fromkeys((verbs.BLOCK_WOUNDS, verbs.BLOCK_EFFECT, verbs.BLOCK_BOTH), Several(card, 1, 2))
    forms |= {verbs.ORDER: Named("skill or token", names.listeners)}
    forms |= {verbs.PICK: fighter, verbs.MODE: mode, verbs.DASH: Step(card, space), verbs.SPLIT: Split()}
    return forms


class Several:
    """Some cards together, such as `high-jab+sortie`."""

    def __init__(self, card: Named, least: int, most: int) -> None:
        self.card = card
        self.least = least
        self.most = most

    def spell(self, thing: int) -> str:
        cards = unpack(thing)
        if not self.least <= len(cards) <= self.most or cards != sorted(cards):
            raise IndexError(thing)
        return JOIN.join(self.card.spell(kind) for kind in cards)

    def read(self, text: str) -> int:
        names = text.split(JOIN)
        if len(names) < self.least or len(names) > self.most:
            count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise ChoiceError(f"found {len(names)} cards in '{text}', expected {count} joined by '{JOIN}'")
        return pack(sorted(self.card.read(name.strip()) for name in names))


class Step:
    """The card and the space of a Dash: `sortie 4`."""

    def __init__(self, card: Named, space: Number) -> None:
        self.card = card
        self.space = space

    def spell(self, thing: int) -> str:
        return f"{self.card.spell(high_part(thing))} {self.space.spell(low_part(thing))}"

    def read(self, text: str) -> int:
        card, _, space = text.partition(" ")
        return self.card.read(card) << SPACE_BITS | self.space.read(space)


class Split:
    """The wounds that a block ignores: `1 heavy 2 light`."""

    def spell(self, thing: int) -> str:
        if high_part(thing) >= SPLIT_LIMIT:
            raise IndexError(thing)
        return f"{high_part(thing)} heavy {low_part(thing)} light"

    def read(self, text: str) -> int:
        match text.split():
            case [heavy, "heavy", light, "light"] if is_small(heavy) and is_small(light):
                return int(heavy) << SPACE_BITS | int(light)
        raise ChoiceError(f"found {quoted(text)}, expected wounds such as '1 heavy 2 light'")


def is_small(text: str) -> bool:
    return is_number(text) and int(text) < SPLIT_LIMIT
