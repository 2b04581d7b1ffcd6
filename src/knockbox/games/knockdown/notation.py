"""Choices as people write them: `attack haymaker`, `pay high-jab+sortie`, `split 1 heavy 2 light`."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Protocol

import knockbox.games.knockdown.choices as verbs
from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.errors import ChoiceError
from knockbox.engine.zones import pack, unpack
from knockbox.games.knockdown.choices import SPACE_BITS, high_part, low_part
from knockbox.games.knockdown.names import Names

JOIN: Final = "+"
NEAREST: Final = 3
MODES: Final = 9
SPLIT_LIMIT: Final = 1 << SPACE_BITS


class Form(Protocol):
    """How the thing of a verb is written."""

    def spell(self, thing: int) -> str: ...

    def read(self, text: str) -> int: ...


class Notation:
    """The words of one pack: `read` takes whatever `spell` writes, and cards of a set in any order."""

    def __init__(self, names: Names, spaces: int) -> None:
        self.forms = forms_of(names, spaces)
        self.words = {word: verb for verb, word in WORDS.items()}

    def spell(self, choice: int) -> str:
        """The one way in which a choice is written."""
        verb, thing = verb_of(choice), thing_of(choice)
        if choice < 0 or verb not in WORDS:
            raise ChoiceError(f"choice {choice} has no known verb; expected an int made by this game")
        try:
            return f"{WORDS[verb]} {self.forms[verb].spell(thing)}".rstrip()
        except IndexError:
            raise ChoiceError(f"choice {choice} ('{WORDS[verb]}') names nothing of this pack") from None

    def read(self, text: str) -> int:
        """The choice that a notation names; capitals and extra spaces do not matter."""
        words = text.lower().split()
        for length in (2, 1):
            verb = self.words.get(" ".join(words[:length]))
            if verb is not None and len(words) >= length:
                return action(verb, self.forms[verb].read(" ".join(words[length:])))
        found = " ".join(words[:1])
        raise ChoiceError(f"'{text.strip()}': {unknown('verb', found, list(self.words))}")


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


class Bare:
    """A verb that names no thing."""

    def spell(self, thing: int) -> str:
        if thing:
            raise IndexError(thing)
        return ""

    def read(self, text: str) -> int:
        if text:
            raise ChoiceError(f"found '{text}' after the verb, expected nothing")
        return 0


class Named:
    """One thing by its id; what is called `fighter/special` answers to `special` where no other does."""

    def __init__(self, what: str, names: Sequence[str], first: int = 0) -> None:
        self.what = what
        self.names = names
        self.first = first
        short = [name.rpartition("/")[2] for name in names]
        self.numbers = {name: number for number, name in enumerate(short, first) if short.count(name) == 1}
        self.numbers |= {name: number for number, name in enumerate(names, first)}

    def spell(self, thing: int) -> str:
        if thing < self.first:
            raise IndexError(thing)
        return self.names[thing - self.first]

    def read(self, text: str) -> int:
        if text not in self.numbers:
            raise ChoiceError(unknown(self.what, text, list(self.numbers)))
        return self.numbers[text]


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


class Number:
    """A space, or an alternative of a text; up to `most` it can be written, for the rules to refuse."""

    def __init__(self, what: str, low: int, high: int, most: int) -> None:
        self.what = what
        self.low = low
        self.high = high
        self.most = most

    def spell(self, thing: int) -> str:
        if not self.low <= thing <= self.most:
            raise IndexError(thing)
        return str(thing)

    def read(self, text: str) -> int:
        if not is_number(text) or not self.low <= int(text) <= self.most:
            raise ChoiceError(f"found {quoted(text)}, expected {self.what} from {self.low} to {self.high}")
        return int(text)


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


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def is_small(text: str) -> bool:
    return is_number(text) and int(text) < SPLIT_LIMIT


def unknown(what: str, found: str, known: Sequence[str]) -> str:
    """Say what was found and which names come nearest; all of them if none does."""
    nearest = get_close_matches(found, known, NEAREST)
    expected = " or ".join(nearest) if nearest else f"one of {', '.join(known)}"
    return f"found {quoted(found)}, expected {article(what)} {what}: {expected}"


def article(what: str) -> str:
    return "an" if what[0] in "aeiou" else "a"


def quoted(found: str) -> str:
    return f"'{found}'" if found else "nothing"
