"""Choices as people write them: a verb, and the thing it names in a form of its own."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, Protocol

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.errors import ChoiceError, UnreachableError

NEAREST: Final = 3
WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
"""Numbers that are quoted in a refusal, whether or not a choice can hold them."""


class Form(Protocol):
    """How the thing of a verb is written."""

    def spell(self, thing: int) -> str: ...

    def read(self, text: str) -> int: ...


class Notation:
    """The words of one game with one pack: `read` takes whatever `spell` writes."""

    def __init__(self, words: Mapping[int, str], forms: Mapping[int, Form]) -> None:
        self.verbs = words
        self.forms = forms
        self.words = {word: verb for verb, word in words.items()}

    def spell(self, choice: int) -> str:
        """The one way in which a choice is written."""
        verb, thing = verb_of(choice), thing_of(choice)
        if choice < 0 or verb not in self.verbs:
            raise ChoiceError(f"choice {choice} has no known verb; expected an int made by this game")
        try:
            return f"{self.verbs[verb]} {self.forms[verb].spell(thing)}".rstrip()
        except IndexError:
            raise ChoiceError(f"choice {choice} ('{self.verbs[verb]}') names nothing of this pack") from None

    def read(self, text: str) -> int:
        """The choice that a notation names; capitals and extra spaces do not matter."""
        words = text.lower().split()
        for length in (2, 1):
            verb = self.words.get(" ".join(words[:length]))
            if verb is not None and len(words) >= length:
                return self.read_thing(verb, " ".join(words[length:]))
        found = " ".join(words[:1])
        raise ChoiceError(f"'{text.strip()}': {unknown('verb', found, list(self.words))}")

    def read_thing(self, verb: int, text: str) -> int:
        try:
            return action(verb, self.forms[verb].read(text))
        except UnreachableError as error:
            raise UnreachableError(str(error), action(verb, error.like), error.values) from None


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


class Number:
    """A number from `low` to `high`; up to `most` it can be written, for the rules to refuse.

    With a `value`, by which reasons call the number, and perhaps the `rule` that refuses it, the rules refuse every
    other number too, as if it were `most`.
    """

    def __init__(self, what: str, low: int, high: int, most: int, value: str = "", rule: str = "") -> None:
        self.what = what
        self.low = low
        self.high = high
        self.most = most
        self.value = value
        self.rule = rule

    def spell(self, thing: int) -> str:
        if not self.low <= thing <= self.most:
            raise IndexError(thing)
        return str(thing)

    def read(self, text: str) -> int:
        if is_number(text) and self.low <= int(text) <= self.most:
            return int(text)
        message = f"found {quoted(text)}, expected {self.what} from {self.low} to {self.high}"
        if not self.value or not WHOLE_NUMBER.fullmatch(text):
            raise ChoiceError(message)
        cited = f"{message} ({self.rule})" if self.rule else message
        raise UnreachableError(cited, self.most, {self.value: int(text)})


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def unknown(what: str, found: str, known: Sequence[str]) -> str:
    """Say what was found and which names come nearest; all of them if none does."""
    nearest = get_close_matches(found, known, NEAREST)
    expected = " or ".join(nearest) if nearest else f"one of {', '.join(known)}"
    return f"found {quoted(found)}, expected {article(what)} {what}: {expected}"


def article(what: str) -> str:
    return "an" if what[0] in "aeiou" else "a"


def quoted(found: str) -> str:
    return f"'{found}'" if found else "nothing"
