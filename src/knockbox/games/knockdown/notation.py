"""Choices as people write them: `attack haymaker`, `pay high-jab+sortie`, `split 1 heavy 2 light`."""

import re
from typing import Final

import knockbox.games.knockdown.choices as verbs
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.engine.zones import pack, unpack
from knockbox.games.knockdown.choices import SPACE_BITS, high_part, low_part
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.tasks.block import HEAVY_PRICE
from knockbox.games.notation import Bare, Form, Named, Notation, Number, quoted

JOIN: Final = "+"
MODES: Final = 9
SPLIT_LIMIT: Final = 1 << SPACE_BITS
WOUNDS: Final = re.compile(r"([0-9]{1,9}) heavy ([0-9]{1,9}) light")


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
    space, step = space_form(spaces), space_form(spaces, "KD-MOVE-5")
    mode = Number("an alternative", 1, MODES, MODES, "mode", "KDR-20")
    forms: dict[int, Form] = dict.fromkeys(WORDS, Bare())
    forms |= dict.fromkeys((verbs.KEEP, verbs.LAY, verbs.BLIND), skill)
    forms |= dict.fromkeys((verbs.ATTACK, verbs.DISCARD, verbs.SWEEP), card)
    forms |= dict.fromkeys((verbs.PERFORM, verbs.REACT), special)
    forms |= dict.fromkeys((verbs.PLACE, verbs.LIFT, verbs.HOP), space) | dict.fromkeys((verbs.MOVE, verbs.GO), step)
    forms |= dict.fromkeys((verbs.TAKE, verbs.PAY), Several(card, 1, 6))
    forms |= dict.fromkeys((verbs.BLOCK_WOUNDS, verbs.BLOCK_EFFECT, verbs.BLOCK_BOTH), Several(card, 1, 2))
    forms |= {verbs.ORDER: Named("skill or token", names.listeners)}
    forms |= {verbs.PICK: fighter, verbs.MODE: mode, verbs.DASH: Step(card, step), verbs.SPLIT: Split()}
    return forms


def space_form(spaces: int, rule: str = "") -> Number:
    """A space of the arena; no arena has the last space that can be written, nor any beyond."""
    return Number("a space", 0, spaces - 1, SPLIT_LIMIT - 1, "space", rule)


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
        name, _, space = text.partition(" ")
        card = self.card.read(name)
        try:
            return card << SPACE_BITS | self.space.read(space)
        except UnreachableError as error:
            raise UnreachableError(str(error), card << SPACE_BITS | error.like, error.values) from None


class Split:
    """The wounds that a block ignores: `1 heavy 2 light`."""

    def spell(self, thing: int) -> str:
        if high_part(thing) >= SPLIT_LIMIT:
            raise IndexError(thing)
        return f"{high_part(thing)} heavy {low_part(thing)} light"

    def read(self, text: str) -> int:
        message = f"found {quoted(text)}, expected wounds such as '1 heavy 2 light'"
        found = WOUNDS.fullmatch(text)
        if found is None:
            raise ChoiceError(message)
        heavy, light = int(found[1]), int(found[2])
        like = min(heavy, SPLIT_LIMIT - 1) << SPACE_BITS | min(light, SPLIT_LIMIT - 1)
        if max(heavy, light) >= SPLIT_LIMIT:
            raise UnreachableError(f"{message} (KD-BLOCK-2)", like, {"needs": HEAVY_PRICE * heavy + light})
        return like
