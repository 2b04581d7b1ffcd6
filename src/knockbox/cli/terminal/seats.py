"""Who sits where: people and bots."""

from typing import Final

from rich.text import Text

from knockbox.bots.errors import UnknownBotError
from knockbox.bots.registry import bots, check_bot, make
from knockbox.bots.vantage import Bot, Vantage
from knockbox.cli.errors import INTERRUPTED, InputError
from knockbox.cli.seating import BOT, PERSON
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.table.styles import BOLD, COMPLAINT, NUMBER
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.room import Room
from knockbox.engine.decision import Decision
from knockbox.games.registry import range_words, seats_of
from knockbox.records.record import Daily, Player, Seeded
from knockbox.records.session import Session
from knockbox.text.catalogue import catalogue

NUMBERS: Final = ("no names", "one name", "two names", "three names", "four names", "five names", "six names")
EXAMPLE: Final = ("Ana", "Olek", "Eva", "Jan", "Luz", "Ida")
SEED_LIMIT: Final = 2**62
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


def choose_seats(room: Room, game: str, is_bare: bool) -> str:
    """Ask who plays, if there is somebody to ask and nothing was said yet; Enter takes the usual company."""
    companies = list(PROGRAMMES[game].companies)
    if not is_bare or not room.keyboard.is_live:
        return companies[0]
    try:
        return companies[ask_number(room, game) - 1]
    except KeyboardInterrupt:
        raise Leaving(INTERRUPTED) from None


def ask_number(room: Room, game: str) -> int:
    words, programme = catalogue(room.language), PROGRAMMES[game]
    room.console.print(Text(words.format(programme.question), style=BOLD))
    for number, message in enumerate(programme.companies.values(), start=1):
        room.console.print(Text.assemble((f" {number}  ", NUMBER), words.format(message)))
    known = {"": 1} | {str(number): number for number in range(1, len(programme.companies) + 1)}
    prompt = f"{words.format('terminal-prompt')} [1]"
    while (typed := room.keyboard.read(prompt)) not in known:
        complaint = words.format("terminal-not-a-number", typed=typed[:20], count=len(programme.companies))
        room.console.print(Text(complaint, style=COMPLAINT))
    return known[typed]


def read_seat(game: str, kind: str, name: str) -> Player:
    if kind == PERSON:
        return Player(name, PERSON)
    try:
        check_bot(kind, game)
    except UnknownBotError:
        raise InputError(f"--seats: unknown bot '{kind}'; known: {PERSON}, {', '.join(bots())}") from None
    return Player(kind, BOT)


def bot_choice(session: Session, question: Decision) -> int:
    """What the bot on the asked seat answers; the same table gives the same answer, also after a pause."""
    return bot_on(session, question.seat).choose(vantage_of(session, question, question.seat))


def bot_talk(session: Session, question: Decision, seat: int) -> list[int]:
    """What the bot on a seat says while it or another is asked."""
    return bot_on(session, seat).speak(vantage_of(session, question, seat))


def bot_on(session: Session, seat: int) -> Bot:
    seed = (chance_base(session) * 1_000_003 + len(session.inputs) * 2 + seat) % SEED_LIMIT
    return make(session.header.seats[seat].name, seed)


def vantage_of(session: Session, question: Decision, seat: int) -> Vantage:
    """The table as a seat knows it, with all that it noticed so far."""
    story = [told.event for told in session.events_for(seat)]
    return Vantage(session.game, session.moment.state, question, story, seat)


def chance_base(session: Session) -> int:
    """A number that the match has to itself; a table that was set up by hand is told by its first state."""
    start = session.header.start
    if isinstance(start, Seeded | Daily):
        return start.seed
    return int(session.secret[:15] or session.header.state, 16)
