"""Deal the first state of a match from its header, or say why that is impossible."""

from datetime import UTC, datetime
from typing import Any

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, fork, make_rng
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build
from knockbox.records.commitment import committed_rng, matches_commitment
from knockbox.records.errors import BrokenPromiseError, DifferentGameError, HeaderError, SecretMissingError
from knockbox.records.record import CommittedStart, DailyStart, PositionStart, Record, SeedStart, Start
from knockbox.records.towers import skills_of


def deal_match(game: AnyGame, start: Start, secret: str = "") -> Any:
    """Return the first state of a match."""
    if isinstance(start, PositionStart):
        return set_up_position(game, start)
    if isinstance(start, DailyStart):
        return game.start(make_rng(start.seed), with_log=True)
    if isinstance(start, SeedStart):
        return game.start(script_dice(make_rng(start.seed), start.dice), with_log=True)
    return game.start(committed_rng(start, secret or start.secret), with_log=True)


def daily_start(now: datetime) -> DailyStart:
    """Return the deal of the UTC day of `now`, which must have a time zone."""
    return DailyStart(now.astimezone(UTC).date().isoformat())


def set_up_position(game: AnyGame, start: PositionStart) -> Any:
    state = game.set_up(start.position)
    if start.seed is not None:
        state.rng = make_rng(start.seed)
    state.rng = script_dice(state.rng, start.dice)
    return state


def script_dice(rng: Rng, dice: list[int]) -> Rng:
    """Script the dice; then the fast generator continues, forked if the source is keyed."""
    if not dice:
        return rng
    return ScriptedRng((fork(rng) if isinstance(rng, KeyedRng) else rng).memory, dice[:])


def build_game(record: Record) -> AnyGame:
    """Build the game of a record; raise `RecordError` if rules or cards differ or are missing."""
    header = record.header
    try:
        game = build(header.game, header.options, header.packs, len(header.seats))
    except SetupError as error:
        error_type = DifferentGameError if error.part == "pack" else HeaderError
        found = str(error).removeprefix("found ")
        raise error_type(record.path, 1, found, f"the {error.part} this match was played with") from None
    game = game.with_builder_skills(skills_of(header.seats))
    check_equal(record, "rules version", str(game.rules_version), str(header.rules_version))
    check_contents(record, game.content_hash)
    return game


def check_equal(record: Record, what: str, installed: str, recorded: str) -> None:
    if installed != recorded:
        raise DifferentGameError(record.path, 1, f"{what} {recorded}", f"{what} {installed}, as installed here")


def check_contents(record: Record, here: str) -> None:
    """Raise `DifferentGameError` if the content differs; name the packs, as a hash alone does not help."""
    there = record.header.content_hash
    packs = ", ".join(record.header.packs)
    if here != there:
        found = f"a match with {packs} of content hash {there}"
        raise DifferentGameError(record.path, 1, found, f"content hash {here}: the packs installed here differ")


def find_secret(record: Record, known_secret: str) -> str:
    """Return the secret of a committed match: given, or revealed at the end or in a copy; it must match."""
    start = record.header.start
    if not isinstance(start, CommittedStart):
        return ""
    secret = known_secret or start.secret or (record.end.secret if record.end else "")
    if not secret:
        raise SecretMissingError(record.path, 1, "sealed randomness", "the secret, as the match is not over")
    if not matches_commitment(start, secret):
        expected = "the commitment of the revealed secret"
        raise BrokenPromiseError(record.path, 1, f"commitment {start.commitment}", expected)
    return secret


def deal_record(record: Record, game: AnyGame, secret: str) -> Any:
    try:
        return deal_match(game, record.header.start, secret)
    except PositionError as error:
        raise HeaderError(record.path, 1, str(error), "a possible position") from None
