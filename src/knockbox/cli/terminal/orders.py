"""What a typed line means: an answer, something done or said beside it, a wish to look something up, or nothing."""

from typing import Final, TypeAlias

import msgspec

from knockbox.cli.table.scene import Asked
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.games.registry import AnyGame
from knockbox.text.rulebook import plain

WHY: Final = "why"
HELP: Final = "help"
HINT: Final = "hint"
LOG: Final = "log"
VIEW: Final = "view"
NEXT: Final = "next"
SAVE: Final = "save"
CARD: Final = "card"
RULE: Final = "rule"
OFFERS: Final = "offers"
TALK: Final = "talk"
PAUSE: Final = "pause"

WISHES: Final = {
    "?": WHY,
    "h": HELP,
    "help": HELP,
    "hint": HINT,
    "l": LOG,
    "log": LOG,
    "v": VIEW,
    "view": VIEW,
    "n": NEXT,
    "next": NEXT,
    "s": SAVE,
    "save": SAVE,
    "q": SAVE,
    "quit": SAVE,
    "exit": SAVE,
    "c": CARD,
    "card": CARD,
    "r": RULE,
    "rule": RULE,
    "o": OFFERS,
    "offers": OFFERS,
    "p": PAUSE,
    "pause": PAUSE,
    "t": TALK,
    "talk": TALK,
}
WITH_WORDS: Final = (CARD, RULE)
NUMBERED: Final = (OFFERS, TALK)
A_FEW: Final = 6
COLON: Final = ":"
NOTHING: Final = -1


class Answer(msgspec.Struct, frozen=True):
    """A choice, open or not; `typed` is a notation beyond all choices, of which this one is the nearest."""

    choice: int
    typed: str = ""


class Wish(msgspec.Struct, frozen=True):
    """Something to look up, or to leave."""

    wish: str
    words: str = ""


class Unclear(msgspec.Struct, frozen=True):
    """A line that means nothing here; `key` and `values` are the message that says so."""

    key: str
    values: dict[str, str | int]


Order: TypeAlias = Answer | Wish | Unclear


class Beside(msgspec.Struct, frozen=True):
    """Who types, and what that seat may do and say beside the question."""

    seat: int
    offers: list[int]
    talk: list[int]

    def listed(self, wish: str) -> list[int]:
        return self.offers if wish == OFFERS else self.talk


def split_speaker(line: str, labels: list[str]) -> tuple[str, str]:
    """`2: nod` is said by the seat called 2; nobody is named in any other line."""
    name, colon, rest = line.partition(COLON)
    spoken = name.strip().upper()
    return (spoken, rest.strip()) if colon and spoken in labels else ("", line)


def read_order(line: str, asked: Asked, game: AnyGame, beside: Beside) -> Order:
    """Numbers first, then an open answer in notation, wishes, other notation, the beginning of an answer as shown."""
    if not line:
        return Unclear("nothing-typed", {"count": len(asked.decision.options)})
    if line.isdecimal():
        return read_number(line, asked.decision.options)
    named = choice_named(line, game)
    if named.choice in asked.decision.options and not named.typed:
        return named
    word, _, rest = line.partition(" ")
    wish = WISHES.get(word.lower(), "")
    if wish in NUMBERED and rest.isdecimal():
        return read_number(rest, beside.listed(wish))
    if wish and (wish in WITH_WORDS or not rest):
        return Wish(wish, rest)
    return read_words(line, asked, game) if named.choice == NOTHING else named


def choice_named(line: str, game: AnyGame) -> Answer:
    try:
        return Answer(game.read(line))
    except UnreachableError as error:
        return Answer(error.like, " ".join(line.lower().split()))
    except ChoiceError:
        return Answer(NOTHING)


def read_number(line: str, options: list[int]) -> Order:
    if len(line) < 4 and 1 <= int(line) <= len(options):
        return Answer(options[int(line) - 1])
    return Unclear("not-a-number", {"typed": line[:20], "count": len(options)})


def read_words(line: str, asked: Asked, game: AnyGame) -> Order:
    """An answer that begins like this, or else the one answer that contains it."""
    options, wanted = asked.decision.options, plain(line)
    shown = [plain(answer) for answer in asked.answers]
    exact = [index for index, answer in enumerate(shown) if answer == wanted]
    begun = [index for index, answer in enumerate(shown) if answer.startswith(wanted)]
    inside = [index for index, answer in enumerate(shown) if wanted in answer]
    found = exact or begun or inside if wanted else []
    if len(found) == 1:
        return Answer(options[found[0]])
    if found:
        return Unclear("ambiguous", {"typed": line, "answers": a_few([asked.answers[index] for index in found])})
    return Unclear("not-understood", {"typed": line, "count": len(options), "example": example(asked, game)})


def example(asked: Asked, game: AnyGame) -> str:
    """An answer in notation; while a bot is about to play, nobody at the keyboard has one."""
    options = asked.decision.options
    return game.spell(options[0]) if options else ""


def a_few(answers: list[str]) -> str:
    """The first of many answers; all of them stand above the question anyway."""
    return "; ".join(answers[:A_FEW] + ["…"] * (len(answers) > A_FEW))
