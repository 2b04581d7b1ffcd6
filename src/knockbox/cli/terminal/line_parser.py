"""Parse typed lines: answers, side actions, talk and commands."""

from typing import Final, TypeAlias

import msgspec

from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.errors import ChoiceError, UnreachableError
from knockbox.games.registry import AnyGame
from knockbox.text.rulebook import fold_text

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

COMMAND_WORDS: Final = {
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
COMMANDS_WITH_TEXT: Final = (CARD, RULE)
COMMANDS_WITH_NUMBER: Final = (OFFERS, TALK)
MAX_AMBIGUOUS_ANSWERS: Final = 6
COLON: Final = ":"
NO_CHOICE: Final = -1


class Answer(msgspec.Struct, frozen=True):
    """A choice, legal or not; `typed` is notation that no choice can represent, with this one as the nearest."""

    choice: int
    typed: str = ""


class PromptCommand(msgspec.Struct, frozen=True):
    """A command, such as a lookup or quitting."""

    name: str
    text: str = ""


class UnclearLine(msgspec.Struct, frozen=True):
    """A line that could not be understood; `key` and `values` are the message to print."""

    key: str
    values: dict[str, str | int]


ParsedLine: TypeAlias = Answer | PromptCommand | UnclearLine


class SideChoices(msgspec.Struct, frozen=True):
    """The seat that types, with its side actions and talk."""

    seat: int
    offers: list[int]
    talk: list[int]

    def choices_for(self, command: str) -> list[int]:
        return self.offers if command == OFFERS else self.talk


def split_speaker(line: str, labels: list[str]) -> tuple[str, str]:
    """Split `2: nod` into the seat label and the rest; other lines have no label."""
    name, colon, rest = line.partition(COLON)
    spoken = name.strip().upper()
    return (spoken, rest.strip()) if colon and spoken in labels else ("", line)


def parse_line(line: str, rendered: RenderedQuestion, game: AnyGame, side_choices: SideChoices) -> ParsedLine:
    """Parse a line: numbers first, then legal notation, commands, other notation, and the text of an answer."""
    if not line:
        return UnclearLine("nothing-typed", {"count": len(rendered.decision.options)})
    if line.isdecimal():
        return parse_number(line, rendered.decision.options)
    named = parse_notation(line, game)
    if named.choice in rendered.decision.options and not named.typed:
        return named
    word, _, rest = line.partition(" ")
    wish = COMMAND_WORDS.get(word.lower(), "")
    if wish in COMMANDS_WITH_NUMBER and rest.isdecimal():
        return parse_number(rest, side_choices.choices_for(wish))
    if wish and (wish in COMMANDS_WITH_TEXT or not rest):
        return PromptCommand(wish, rest)
    return match_answer_text(line, rendered, game) if named.choice == NO_CHOICE else named


def parse_notation(line: str, game: AnyGame) -> Answer:
    try:
        return Answer(game.string_to_action(line))
    except UnreachableError as error:
        return Answer(error.nearest_choice, " ".join(line.lower().split()))
    except ChoiceError:
        return Answer(NO_CHOICE)


def parse_number(line: str, options: list[int]) -> ParsedLine:
    if len(line) < 4 and 1 <= int(line) <= len(options):
        return Answer(options[int(line) - 1])
    return UnclearLine("not-a-number", {"typed": line[:20], "count": len(options)})


def match_answer_text(line: str, rendered: RenderedQuestion, game: AnyGame) -> ParsedLine:
    """Return the answer equal to the line, else the one that starts with it, else the one that contains it."""
    options = rendered.decision.options
    typed = fold_text(line)
    answers = [fold_text(answer) for answer in rendered.answers]
    exact = [index for index, answer in enumerate(answers) if answer == typed]
    prefixed = [index for index, answer in enumerate(answers) if answer.startswith(typed)]
    inside = [index for index, answer in enumerate(answers) if typed in answer]
    matches = exact or prefixed or inside if typed else []
    if len(matches) == 1:
        return Answer(options[matches[0]])
    if matches:
        return UnclearLine(
            "ambiguous", {"typed": line, "answers": join_first([rendered.answers[index] for index in matches])}
        )
    return UnclearLine("not-understood", {"typed": line, "count": len(options), "example": example(rendered, game)})


def example(rendered: RenderedQuestion, game: AnyGame) -> str:
    """Return an answer in notation, or an empty string while a bot is about to play."""
    options = rendered.decision.options
    return game.action_to_string(options[0]) if options else ""


def join_first(answers: list[str]) -> str:
    """Join the first answers; all of them are on the screen anyway."""
    return "; ".join(answers[:MAX_AMBIGUOUS_ANSWERS] + ["…"] * (len(answers) > MAX_AMBIGUOUS_ANSWERS))
