"""Parse or ask for the seats: people and bots."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from knockbox.bots.availability import BOT_LEVELS, DEFAULT_LEVEL, check_trained, levels_for
from knockbox.bots.errors import UnknownBotError
from knockbox.bots.registry import bot_names, check_bot, kind_of
from knockbox.cli.errors import INTERRUPTED, InputError
from knockbox.cli.table.styles import BOLD, ERROR_STYLE, NUMBER
from knockbox.cli.terminal.context import TerminalContext
from knockbox.cli.terminal.keyboard import LeaveMatch
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.games.registry import allowed_seats, describe_range
from knockbox.hosting.seating import COMPUTER_SEAT, PERSON_SEAT
from knockbox.records.record import BOT_KIND, Player
from knockbox.text.catalogue import load_catalogue

NAME_COUNTS: Final = ("no names", "one name", "two names", "three names", "four names", "five names", "six names")
EXAMPLE_NAMES: Final = ("Ana", "Olek", "Eva", "Jan", "Luz", "Ida")
SEED_BYTES: Final = 7
MAX_PLAYER_NAME_LENGTH: Final = 40


def parse_seats(game: str, seats: str, names: str) -> list[Player]:
    """Return players from `person,greedy` and optional names `Ana,Olek`; a bot keeps its own name."""
    kinds = seats.split(",")
    allowed = allowed_seats(game)
    labels = TERMINAL_GAMES[game].labels
    if len(kinds) not in allowed:
        expected = f"expected {describe_range(allowed)}, such as {next(iter(TERMINAL_GAMES[game].lineups))}"
        raise InputError(f"--seats: found {len(kinds)} seats ({seats}); {expected}")
    player_names = names.split(",") if names else list(labels[: len(kinds)])
    if len(player_names) != len(kinds) or not all(is_name(name.strip()) for name in player_names):
        raise InputError(f"--names: found {names!r}; expected {expected_names(len(kinds))}")
    return [parse_seat(game, kind.strip(), name.strip()) for kind, name in zip(kinds, player_names, strict=True)]


def expected_names(seats: int) -> str:
    return (
        f"{NAME_COUNTS[seats]} of at most {MAX_PLAYER_NAME_LENGTH} letters, such as {','.join(EXAMPLE_NAMES[:seats])}"
    )


def is_name(name: str) -> bool:
    """Return whether a name is printable and short enough."""
    return 0 < len(name) <= MAX_PLAYER_NAME_LENGTH and name.isprintable()


def choose_seats(context: TerminalContext, game: str, seats: str, level: str, is_bare: bool) -> str:
    """Return seats with a bot for each `computer`; ask for what is missing if the keyboard is live."""
    check_seat_options(seats, level)
    is_asked = is_bare and context.keyboard.is_live
    try:
        company = seats or choose_lineup(context, game, is_asked)
        return with_level(company, level or choose_level(context, game, is_asked and COMPUTER_SEAT in company))
    except KeyboardInterrupt:
        raise LeaveMatch(INTERRUPTED) from None


def choose_lineup(context: TerminalContext, game: str, asks: bool) -> str:
    """Ask who plays; Enter takes the first line-up."""
    companies = TERMINAL_GAMES[game].lineups
    offered = list(companies)
    return offered[ask_number(context, TERMINAL_GAMES[game].question, list(companies.values()), 1) - 1 if asks else 0]


def choose_level(context: TerminalContext, game: str, asks: bool) -> str:
    """Ask how well the computer plays; Enter takes the default level."""
    levels = levels_for(game)
    if not asks:
        return DEFAULT_LEVEL
    messages = [f"terminal-level-{level}" for level in levels]
    return levels[ask_number(context, "terminal-level", messages, levels.index(DEFAULT_LEVEL) + 1) - 1]


def check_seat_options(seats: str, level: str) -> None:
    if level and kind_of(level) not in BOT_LEVELS:
        raise InputError(f"--level: found '{level}'; expected {', '.join(BOT_LEVELS)}")
    if level and seats and COMPUTER_SEAT not in seats:
        raise InputError(f"--level: found the seats {seats}; expected a {COMPUTER_SEAT} among them")


def with_level(seats: str, level: str) -> str:
    """Replace each `computer` by the level: `person,computer` becomes `person,hard`."""
    kinds = [level if kind.strip() == COMPUTER_SEAT else kind for kind in seats.split(",")]
    return ",".join(kinds)


def ask_number(context: TerminalContext, question: str, messages: Sequence[str], default: int) -> int:
    """Ask for one of several options; Enter takes the default."""
    words = load_catalogue(context.language)
    context.console.print(Text(words.format(question), style=BOLD))
    for number, message in enumerate(messages, start=1):
        context.console.print(Text.assemble((f" {number}  ", NUMBER), words.format(message)))
    known = {"": default} | {str(number): number for number in range(1, len(messages) + 1)}
    prompt = f"{words.format('terminal-prompt')} [{default}]"
    while (typed := context.keyboard.read(prompt)) not in known:
        message_text = words.format("terminal-not-a-number", typed=typed[:20], count=len(messages))
        context.console.print(Text(message_text, style=ERROR_STYLE))
    return known[typed]


def parse_seat(game: str, kind: str, name: str) -> Player:
    if kind == PERSON_SEAT:
        return Player(name, PERSON_SEAT)
    try:
        check_bot(kind, game)
        check_trained(kind, game)
    except UnknownBotError:
        raise InputError(
            f"--seats: unknown bot '{kind}'; known: {PERSON_SEAT}, {COMPUTER_SEAT}, {', '.join(bot_names())}"
        ) from None
    return Player(kind, BOT_KIND)
