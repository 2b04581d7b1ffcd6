"""Who sits where: people and bots."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from knockbox.bots.company import LEVELS, USUAL_LEVEL, check_taught, levels_for
from knockbox.bots.errors import UnknownBotError
from knockbox.bots.registry import bots, check_bot, kind_of
from knockbox.cli.errors import INTERRUPTED, InputError
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.table.styles import BOLD, COMPLAINT, NUMBER
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.room import Room
from knockbox.games.registry import range_words, seats_of
from knockbox.hosting.seating import COMPUTER, PERSON
from knockbox.records.record import BOT, Player
from knockbox.text.catalogue import catalogue

NUMBERS: Final = ("no names", "one name", "two names", "three names", "four names", "five names", "six names")
EXAMPLE: Final = ("Ana", "Olek", "Eva", "Jan", "Luz", "Ida")
SEED_BYTES: Final = 7
LONGEST_NAME: Final = 40


def read_seats(game: str, seats: str, names: str) -> list[Player]:
    """Players from `person,greedy` and, if given, `Ana,Olek`; a bot keeps its own name."""
    kinds, allowed, labels = seats.split(","), seats_of(game), PROGRAMMES[game].labels
    if len(kinds) not in allowed:
        expected = f"expected {range_words(allowed)}, such as {next(iter(PROGRAMMES[game].companies))}"
        raise InputError(f"--seats: found {len(kinds)} seats ({seats}); {expected}")
    called = names.split(",") if names else list(labels[: len(kinds)])
    if len(called) != len(kinds) or not all(is_name(name.strip()) for name in called):
        raise InputError(f"--names: found {names!r}; expected {names_for(len(kinds))}")
    return [read_seat(game, kind.strip(), name.strip()) for kind, name in zip(kinds, called, strict=True)]


def names_for(seats: int) -> str:
    return f"{NUMBERS[seats]} of at most {LONGEST_NAME} letters, such as {','.join(EXAMPLE[:seats])}"


def is_name(name: str) -> bool:
    """Whether a name can be shown in a line and written in a record."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def choose_seats(room: Room, game: str, seats: str, level: str, is_bare: bool) -> str:
    """Seats with a bot for each computer; what was not said is asked, if there is somebody to ask."""
    check_words(seats, level)
    is_asked = is_bare and room.keyboard.is_live
    try:
        company = seats or choose_company(room, game, is_asked)
        return with_level(company, level or choose_level(room, game, is_asked and COMPUTER in company))
    except KeyboardInterrupt:
        raise Leaving(INTERRUPTED) from None


def choose_company(room: Room, game: str, is_asked: bool) -> str:
    """Who plays; Enter takes the usual company."""
    companies = PROGRAMMES[game].companies
    offered = list(companies)
    return offered[ask_number(room, PROGRAMMES[game].question, list(companies.values()), 1) - 1 if is_asked else 0]


def choose_level(room: Room, game: str, is_asked: bool) -> str:
    """How well the computer plays; Enter takes the usual level."""
    levels = levels_for(game)
    if not is_asked:
        return USUAL_LEVEL
    messages = [f"terminal-level-{level}" for level in levels]
    return levels[ask_number(room, "terminal-level", messages, levels.index(USUAL_LEVEL) + 1) - 1]


def check_words(seats: str, level: str) -> None:
    if level and kind_of(level) not in LEVELS:
        raise InputError(f"--level: found '{level}'; expected {', '.join(LEVELS)}")
    if level and seats and COMPUTER not in seats:
        raise InputError(f"--level: found the seats {seats}; expected a {COMPUTER} among them")


def with_level(seats: str, level: str) -> str:
    """`person,computer` becomes `person,hard`."""
    kinds = [level if kind.strip() == COMPUTER else kind for kind in seats.split(",")]
    return ",".join(kinds)


def ask_number(room: Room, question: str, messages: Sequence[str], usual: int) -> int:
    """Which of several; Enter takes the usual one."""
    words = catalogue(room.language)
    room.console.print(Text(words.format(question), style=BOLD))
    for number, message in enumerate(messages, start=1):
        room.console.print(Text.assemble((f" {number}  ", NUMBER), words.format(message)))
    known = {"": usual} | {str(number): number for number in range(1, len(messages) + 1)}
    prompt = f"{words.format('terminal-prompt')} [{usual}]"
    while (typed := room.keyboard.read(prompt)) not in known:
        complaint = words.format("terminal-not-a-number", typed=typed[:20], count=len(messages))
        room.console.print(Text(complaint, style=COMPLAINT))
    return known[typed]


def read_seat(game: str, kind: str, name: str) -> Player:
    if kind == PERSON:
        return Player(name, PERSON)
    try:
        check_bot(kind, game)
        check_taught(kind, game)
    except UnknownBotError:
        raise InputError(f"--seats: unknown bot '{kind}'; known: {PERSON}, {COMPUTER}, {', '.join(bots())}") from None
    return Player(kind, BOT)
