"""Open new matches, and find and load unfinished ones."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from knockbox.cli.errors import InputError
from knockbox.cli.main import program
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.records.commitment import commitment_to, new_secret
from knockbox.records.errors import RecordError
from knockbox.records.folders import new_record_path, records_folder
from knockbox.records.reader import read_record
from knockbox.records.record import RECORD_SUFFIX, CommittedStart, Player, Record, SeedStart, Start
from knockbox.records.replay import resume
from knockbox.records.session import Session, new_session, record_session
from knockbox.records.start import daily_start

NONCE_BYTES = 8


def open_match(
    game: str,
    options: Mapping[str, str],
    packs: Sequence[str],
    seats: Sequence[Player],
    seed: int | None,
    is_daily: bool = False,
) -> Session:
    """Deal a new match, not yet recorded; without a seed, chance is committed to and can be verified afterwards."""
    secret = new_secret()
    start = daily_start(datetime.now(UTC)) if is_daily else make_start(seed, secret, len(seats))
    return new_session(game, options, packs, seats, start, secret)


def make_start(seed: int | None, secret: str, players: int) -> Start:
    return SeedStart(seed) if seed is not None else make_committed_start(secret, players)


def make_committed_start(secret: str, players: int) -> CommittedStart:
    return CommittedStart(commitment_to(secret), [secrets.token_hex(NONCE_BYTES) for _ in range(players)])


def open_presenter(session: Session, language: str) -> AnyPresenter:
    return TERMINAL_GAMES[session.game.key].open_presenter(session.game, language, session.header.seats)


def start_recording(session: Session) -> Path:
    """Start recording the match and return the path."""
    path = new_record_path(records_folder(), session.header.game, datetime.now())
    record_session(session, path)
    return path


def load_unfinished(path: Path, game: str) -> tuple[Session, bool]:
    """Resume an unfinished match and return whether its last line was torn; `game` may restrict it."""
    record = read_record(path, accept_torn=True)
    if not is_playable(record, game):
        raise InputError(
            f"`{path}` is a match of '{record.header.game}'; expected '{game or ', '.join(TERMINAL_GAMES)}'"
        )
    if record.end is not None:
        raise InputError(f"`{path}` is over", f"run `{program()} replay {path}` to view it")
    return resume(path), bool(record.torn_bytes)


def find_newest_unfinished(game: str) -> Path:
    """Return the most recently written record of an unfinished match; unreadable records are skipped."""
    folder = records_folder()
    paths = [path for path in folder.glob(f"*{RECORD_SUFFIX}") if path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        if is_unfinished(path, game):
            return path
    of_game = f" of '{game}'" if game else ""
    argument = f" {game}" if game else ""
    raise InputError(
        f"no unfinished match{of_game} in `{folder}`", f"run `{program()} terminal{argument}` to start one"
    )


def is_unfinished(path: Path, game: str) -> bool:
    try:
        record: Record = read_record(path, accept_torn=True)
    except (RecordError, OSError):
        return False
    return record.end is None and is_playable(record, game)


def is_playable(record: Record, game: str) -> bool:
    """Return whether a record is of the given game, or of any playable one if none is given."""
    return record.header.game == game if game else record.header.game in TERMINAL_GAMES
