"""From the command line to a table with a match on it."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from knockbox.cli.errors import InputError
from knockbox.cli.main import program
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.table.stage import AnyStage
from knockbox.records.errors import RecordError
from knockbox.records.fair import commitment_to, new_secret
from knockbox.records.home import free_path, records_folder
from knockbox.records.reader import read_record
from knockbox.records.record import SUFFIX, Committed, Player, Record, Seeded, Start
from knockbox.records.replay import resume
from knockbox.records.session import Session, new_session, record_to
from knockbox.records.start import deal_of_the_day

NONCE_BYTES = 8


def open_match(
    game: str,
    options: Mapping[str, str],
    packs: Sequence[str],
    seats: Sequence[Player],
    seed: int | None,
    is_daily: bool = False,
) -> Session:
    """Deal a new match, not yet recorded; without a seed chance is promised before it and can be checked after."""
    secret = new_secret()
    start = deal_of_the_day(datetime.now(UTC)) if is_daily else start_of(seed, secret, len(seats))
    return new_session(game, options, packs, seats, start, secret)


def start_of(seed: int | None, secret: str, players: int) -> Start:
    return Seeded(seed) if seed is not None else committed(secret, players)


def committed(secret: str, players: int) -> Committed:
    return Committed(commitment_to(secret), [secrets.token_hex(NONCE_BYTES) for _ in range(players)])


def stage_of(session: Session, language: str) -> AnyStage:
    return PROGRAMMES[session.game.key].open(session.game, language, session.header.seats)


def keep(session: Session) -> Path:
    """Record the match from its first input on."""
    path = free_path(records_folder(), session.header.game, datetime.now())
    record_to(session, path)
    return path


def resumed(path: Path, game: str) -> tuple[Session, bool]:
    """A match that is not over, and whether its last line was torn; `game` is the one that was named, if any."""
    record = read_record(path, accept_torn=True)
    if not is_wanted(record, game):
        raise InputError(f"`{path}` is a match of '{record.header.game}'; expected '{game or ', '.join(PROGRAMMES)}'")
    if record.end is not None:
        raise InputError(f"`{path}` is over", f"`{program()} replay {path}` shows it")
    return resume(path), bool(record.torn)


def newest_unfinished(game: str) -> Path:
    """The record written to last whose match goes on; records that cannot be read are passed over."""
    folder = records_folder()
    paths = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        if is_unfinished(path, game):
            return path
    wanted, named = (f" of '{game}'", f" {game}") if game else ("", "")
    raise InputError(f"no unfinished match{wanted} in `{folder}`", f"`{program()} terminal{named}` starts a new one")


def is_unfinished(path: Path, game: str) -> bool:
    try:
        record: Record = read_record(path, accept_torn=True)
    except (RecordError, OSError):
        return False
    return record.end is None and is_wanted(record, game)


def is_wanted(record: Record, game: str) -> bool:
    """Whether a record is one of the named game, or of any that can be played here."""
    return record.header.game == game if game else record.header.game in PROGRAMMES
