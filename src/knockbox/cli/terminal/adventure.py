"""An adventure at this keyboard: dungeon after dungeon, noted between them, so that it can be left and gone on with."""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote

from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.stage import AnyStage
from knockbox.cli.table.styles import BOLD
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.opening import committed, keep, stage_of
from knockbox.cli.terminal.orders import SAVE, WISHES
from knockbox.cli.terminal.play import Play
from knockbox.cli.terminal.room import Room
from knockbox.records.adventure import LAST_LEVEL, Adventure, after, options_of
from knockbox.records.errors import RecordError
from knockbox.records.fair import new_secret
from knockbox.records.home import adventures_folder, records_folder
from knockbox.records.reader import read_record
from knockbox.records.record import SUFFIX, Record, Seeded, Start
from knockbox.records.replay import replay, resume
from knockbox.records.session import Session, new_session
from knockbox.records.shelf import save


def travel(room: Room, adventure: Adventure, seed: int | None) -> int:
    """Try dungeon after dungeon until all are won or somebody leaves."""
    adventure = caught_up(room, adventure)
    while not adventure.finished:
        session, path = next_dungeon(adventure, seed)
        stage = stage_of(session, room.language)
        announce(room, stage, adventure, session)
        code = Play(session, path, stage, room).run()
        if session.end is None:
            return code
        adventure = caught_up(room, adventure)
        if not adventure.finished and not goes_on(room, stage, adventure):
            return 0
    return praise(room, adventure)


def next_dungeon(adventure: Adventure, seed: int | None) -> tuple[Session, Path]:
    """The dungeon that was left in the middle, or a new one."""
    for record in records_of(adventure):
        if record.end is None:
            return resume(record.path), record.path
    session = deal(adventure, None if seed is None else seed + len(adventure.tried))
    return session, keep(session)


def deal(adventure: Adventure, seed: int | None) -> Session:
    secret = new_secret()
    start: Start = Seeded(seed) if seed is not None else committed(secret, len(adventure.seats))
    options, seats = options_of(adventure), adventure.seats
    return new_session(adventure.game, options, adventure.packs, seats, start, secret, adventure.name)


def caught_up(room: Room, adventure: Adventure) -> Adventure:
    """Note every dungeon that came to its end since the adventure was last written."""
    for record in records_of(adventure):
        level = int(record.header.options["level"])
        if record.end is not None and level == adventure.level and not adventure.finished:
            session = replay(record)
            stage = stage_of(session, room.language)
            tokens, points = stage.spoils(session.moment.state)
            adventure = after(adventure, level, record.end.result[0] > 0, tokens, points, record.path.name)
            save(adventures_folder(), adventure)
    return adventure


def records_of(adventure: Adventure) -> Iterator[Record]:
    """The records of an adventure that are not noted yet, the oldest first."""
    known = {tried.record for tried in adventure.tried}
    paths = [path for path in records_folder().glob(f"*{SUFFIX}") if path.name not in known and path.is_file()]
    for path in sorted(paths, key=lambda path: (path.stat().st_mtime, path.name)):
        record = readable(path) if is_named(path, adventure.name) else None
        if record is not None and record.header.adventure == adventure.name:
            yield record


def is_named(path: Path, name: str) -> bool:
    """Whether a header speaks of the adventure; most need not be read to their end."""
    with path.open("rb") as file:
        return name.encode() in file.readline()


def readable(path: Path) -> Record | None:
    try:
        return read_record(path, accept_torn=True)
    except (RecordError, OSError):
        return None


def announce(room: Room, stage: AnyStage, adventure: Adventure, session: Session) -> None:
    """Which dungeon it is, and what there is to know about it."""
    scene = stage.scene(session.moment.state, -1, session.clock_ms())
    if session.inputs:
        room.console.print(Text(stage.say("resumed", inputs=len(session.inputs))))
    room.console.print(Text(standing(stage, adventure), style=BOLD))
    room.console.print(stage.welcome(scene, session.header.seats))


def standing(stage: AnyStage, adventure: Adventure) -> str:
    won = sum(tried.won for tried in adventure.tried)
    counts = {"tried": len(adventure.tried), "won": won, "points": adventure.points}
    return stage.say("adventure", name=adventure.name, level=adventure.level, last=LAST_LEVEL, **counts)


def goes_on(room: Room, stage: AnyStage, adventure: Adventure) -> bool:
    """Whether the people want to enter the next dungeon at once."""
    room.console.print(Text(standing(stage, adventure), style=BOLD))
    offer = stage.say("adventure-next", level=adventure.level, command=command(adventure))
    room.console.print(Text(offer), soft_wrap=True)  # a command that can be copied
    try:
        return WISHES.get(room.keyboard.read().lower()) != SAVE
    except Leaving:
        return False


def command(adventure: Adventure) -> str:
    """How to go on with it."""
    return f"{program()} terminal {adventure.game} --adventure {quote(adventure.name)}"


def praise(room: Room, adventure: Adventure) -> int:
    """All dungeons are won."""
    *_, last = adventure.tried
    session = replay(read_record(records_folder() / last.record))
    stage = stage_of(session, room.language)
    room.console.print(Text(standing(stage, adventure), style=BOLD))
    room.console.print(Text(stage.say("adventure-over", name=adventure.name), style="bold green"))
    return 0
