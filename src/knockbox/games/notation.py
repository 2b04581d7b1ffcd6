"""Notation of choices: a verb, and the thing that it names in a format of its own."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, Protocol

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.errors import ChoiceError, UnreachableError

MAX_SUGGESTIONS: Final = 3
WHOLE_NUMBER_PATTERN: Final = re.compile(r"-?[0-9]{1,9}")
"""Numbers that an error quotes, even if no choice can hold them."""


class Form(Protocol):
    """The format of the thing that a verb names."""

    def to_string(self, thing: int) -> str: ...

    def read(self, text: str) -> int: ...


class Notation:
    """The notation of one game with one pack: `read` accepts everything that `to_string` writes."""

    def __init__(self, words: Mapping[int, str], forms: Mapping[int, Form]) -> None:
        self.word_by_verb = words
        self.forms = forms
        self.verb_by_word = {word: verb for verb, word in words.items()}

    def to_string(self, choice: int) -> str:
        """Return the canonical notation of a choice; raise ChoiceError for an unknown one."""
        verb = verb_of(choice)
        thing = thing_of(choice)
        if choice < 0 or verb not in self.word_by_verb:
            raise ChoiceError(f"choice {choice} has no known verb; expected an int made by this game")
        try:
            return f"{self.word_by_verb[verb]} {self.forms[verb].to_string(thing)}".rstrip()
        except IndexError:
            raise ChoiceError(f"choice {choice} ('{self.word_by_verb[verb]}') names nothing of this pack") from None

    def read(self, text: str) -> int:
        """Return the choice that a notation names, ignoring case and extra spaces; raise ChoiceError if none."""
        words = text.lower().split()
        for length in (2, 1):
            verb = self.verb_by_word.get(" ".join(words[:length]))
            if verb is not None and len(words) >= length:
                return self.read_thing(verb, " ".join(words[length:]))
        found = " ".join(words[:1])
        raise ChoiceError(f"'{text.strip()}': {unknown_name_message('verb', found, list(self.verb_by_word))}")

    def read_thing(self, verb: int, text: str) -> int:
        try:
            return action(verb, self.forms[verb].read(text))
        except UnreachableError as error:
            raise UnreachableError(str(error), action(verb, error.nearest_choice), error.values) from None


class NoThing:
    """The format of a verb that names no thing."""

    def to_string(self, thing: int) -> str:
        if thing:
            raise IndexError(thing)
        return ""

    def read(self, text: str) -> int:
        if text:
            raise ChoiceError(f"found '{text}' after the verb, expected nothing")
        return 0


class NamedThing:
    """The format of a thing by its id; `fighter/special` may be shortened to `special` where that is unambiguous."""

    def __init__(self, what: str, names: Sequence[str], first: int = 0) -> None:
        self.what = what
        self.names = names
        self.first = first
        short = [name.rpartition("/")[2] for name in names]
        self.numbers = {name: number for number, name in enumerate(short, first) if short.count(name) == 1}
        self.numbers |= {name: number for number, name in enumerate(names, first)}

    def to_string(self, thing: int) -> str:
        if thing < self.first:
            raise IndexError(thing)
        return self.names[thing - self.first]

    def read(self, text: str) -> int:
        if text not in self.numbers:
            raise ChoiceError(unknown_name_message(self.what, text, list(self.numbers)))
        return self.numbers[text]


class NumberInRange:
    """The format of a number from `low` to `high`; numbers up to `most` are read, for the rules to reject.

    With a `value`, the name of the number in reasons, and perhaps a `rule` to cite, the rules reject every other
    number too, as if it were `most`.
    """

    def __init__(self, what: str, low: int, high: int, max_readable: int, value: str = "", rule: str = "") -> None:
        self.what = what
        self.low = low
        self.high = high
        self.max_readable = max_readable
        self.value = value
        self.rule = rule

    def to_string(self, thing: int) -> str:
        if not self.low <= thing <= self.max_readable:
            raise IndexError(thing)
        return str(thing)

    def read(self, text: str) -> int:
        if is_number(text) and self.low <= int(text) <= self.max_readable:
            return int(text)
        message = f"found {quote(text)}, expected {self.what} from {self.low} to {self.high}"
        if not self.value or not WHOLE_NUMBER_PATTERN.fullmatch(text):
            raise ChoiceError(message)
        cited = f"{message} ({self.rule})" if self.rule else message
        raise UnreachableError(cited, self.max_readable, {self.value: int(text)})


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


def unknown_name_message(what: str, found: str, known: Sequence[str]) -> str:
    """Return a message with what was found and the closest known names, or all of them if none is close."""
    nearest = get_close_matches(found, known, MAX_SUGGESTIONS)
    expected = " or ".join(nearest) if nearest else f"one of {', '.join(known)}"
    return f"found {quote(found)}, expected {indefinite_article(what)} {what}: {expected}"


def indefinite_article(what: str) -> str:
    return "an" if what[0] in "aeiou" else "a"


def quote(found: str) -> str:
    return f"'{found}'" if found else "nothing"
