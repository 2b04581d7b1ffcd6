"""Who sits where: people, bots, and what of theirs is secret."""

from typing import Final

from knockbox.bots.registry import bots, make
from knockbox.bots.vantage import Vantage
from knockbox.cli.errors import InputError
from knockbox.engine.decision import Decision
from knockbox.games.knockdown.views import KnockdownView
from knockbox.records.record import Player, Seeded
from knockbox.records.session import Session

PERSON: Final = "person"
BOT: Final = "bot"
SEAT_LETTERS: Final = ("A", "B")
SEALED: Final = ("keep_first", "keep_second", "lay_skill")
CLOSED: Final = "closed"
SEED_LIMIT: Final = 2**62
LONGEST_NAME: Final = 40


def read_seats(seats: str, names: str) -> list[Player]:
    """Players from `person,greedy` and, if given, `Ana,Olek`; a bot keeps its own name."""
    kinds = seats.split(",")
    called = names.split(",") if names else list(SEAT_LETTERS)
    if len(kinds) != len(SEAT_LETTERS):
        raise InputError(f"--seats: found {len(kinds)} seats ({seats}); expected 2, such as person,greedy")
    if len(called) != len(SEAT_LETTERS) or not all(is_name(name.strip()) for name in called):
        expected = f"two names of at most {LONGEST_NAME} letters, such as Ana,Olek"
        raise InputError(f"--names: found {names!r}; expected {expected}")
    return [read_seat(kind.strip(), name.strip()) for kind, name in zip(kinds, called, strict=True)]


def is_name(name: str) -> bool:
    """Whether a name can be shown in a line and written in a record."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def read_seat(kind: str, name: str) -> Player:
    if kind == PERSON:
        return Player(name, PERSON)
    if kind not in bots():
        raise InputError(f"--seats: unknown bot '{kind}'; known: {PERSON}, {', '.join(bots())}")
    return Player(kind, BOT)


def is_bot(player: Player) -> bool:
    return player.kind == BOT


def bot_choice(session: Session, question: Decision) -> int:
    """What the bot on the asked seat answers; the same table gives the same answer, also after a pause."""
    seed = (chance_base(session) * 1_000_003 + len(session.inputs) * 2 + question.seat) % SEED_LIMIT
    bot = make(session.header.seats[question.seat].name, seed)
    return bot.choose(Vantage(session.game, session.moment.state, question))


def chance_base(session: Session) -> int:
    start = session.header.start
    return start.seed if isinstance(start, Seeded) else int(session.secret[:15] or "0", 16)


def has_secrets(view: KnockdownView, prompt: str) -> bool:
    """Whether the seat's screen shows what the other may not see; a skill lying face down need not be shown."""
    own = view.own
    if own is None:
        return False
    if prompt in SEALED:
        return True
    known = [] if view.memory == CLOSED else view.table.hands[view.seat].seen
    return sorted(own.hand) != sorted(known)
