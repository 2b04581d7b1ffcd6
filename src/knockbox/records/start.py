"""From a header to the table before the first input, or a plain word why that cannot be."""

from datetime import UTC, datetime
from typing import Any

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, fork, seeded
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build
from knockbox.records.errors import BrokenPromiseError, DifferentGameError, HeaderError, SecretMissingError
from knockbox.records.fair import chance_of, keeps_promise
from knockbox.records.record import Committed, Daily, Placed, Record, Seeded, Start
from knockbox.records.towers import hands_of


def deal(game: AnyGame, start: Start, secret: str = "") -> Any:
    """The first state of a match."""
    if isinstance(start, Placed):
        return place(game, start)
    if isinstance(start, Daily):
        return game.start(seeded(start.seed), listen=True)
    if isinstance(start, Seeded):
        return game.start(scripted(seeded(start.seed), start.dice), listen=True)
    return game.start(chance_of(start, secret or start.secret), listen=True)


def deal_of_the_day(now: datetime) -> Daily:
    """The deal that all the world has at this moment; `now` must know its time zone."""
    return Daily(now.astimezone(UTC).date().isoformat())


def place(game: AnyGame, start: Placed) -> Any:
    state = game.set_up(start.position)
    if start.seed is not None:
        state.rng = seeded(start.seed)
    state.rng = scripted(state.rng, start.dice)
    return state


def scripted(rng: Rng, dice: list[int]) -> Rng:
    """Dice fall as written; then a fast generator goes on, one forked off if the source was keyed."""
    if not dice:
        return rng
    return ScriptedRng((fork(rng) if isinstance(rng, KeyedRng) else rng).memory, dice[:])


def game_of(record: Record) -> AnyGame:
    """The game a record was played with; other rules or other cards, or none, are an error, never another match."""
    header = record.header
    try:
        game = build(header.game, header.options, header.packs, len(header.seats))
    except SetupError as error:
        kind, found = DifferentGameError if error.part == "pack" else HeaderError, str(error).removeprefix("found ")
        raise kind(record.path, 1, found, f"the {error.part} this match was played with") from None
    game = game.with_hands(hands_of(header.seats))
    compare(record, "rules version", str(game.rules_version), str(header.rules_version))
    compare_contents(record, game.content_hash)
    return game


def compare(record: Record, what: str, here: str, there: str) -> None:
    if here != there:
        raise DifferentGameError(record.path, 1, f"{what} {there}", f"{what} {here}, which is the one here")


def compare_contents(record: Record, here: str) -> None:
    """Which boxes the match was played with is said, for a hash alone tells nobody what to look for."""
    there, packs = record.header.content_hash, ", ".join(record.header.packs)
    if here != there:
        found = f"a match with {packs} of content hash {there}"
        raise DifferentGameError(record.path, 1, found, f"content hash {here}: what is in the boxes here differs")


def secret_of(record: Record, given: str) -> str:
    """The secret of a committed match: given, revealed at the end or in a copy; it must be the promised one."""
    start = record.header.start
    if not isinstance(start, Committed):
        return ""
    secret = given or start.secret or (record.end.secret if record.end else "")
    if not secret:
        raise SecretMissingError(record.path, 1, "chance under seal", "the secret, for the match is not over")
    if not keeps_promise(start, secret):
        expected = "the commitment of the revealed secret"
        raise BrokenPromiseError(record.path, 1, f"commitment {start.commitment}", expected)
    return secret


def first_state(record: Record, game: AnyGame, secret: str) -> Any:
    try:
        return deal(game, record.header.start, secret)
    except PositionError as error:
        raise HeaderError(record.path, 1, str(error), "a position that can be") from None
