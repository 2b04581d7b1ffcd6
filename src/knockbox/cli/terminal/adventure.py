"""An adventure at this keyboard: dungeon after dungeon, noted between them, so that it can be left and gone on with."""

from pathlib import Path
from shlex import quote

from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.table.stage import AnyStage
from knockbox.cli.table.styles import BOLD
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.opening import committed, keep, stage_of
from knockbox.cli.terminal.orders import SAVE, WISHES
from knockbox.cli.terminal.play import Play
from knockbox.cli.terminal.room import Room
from knockbox.cli.terminal.tries import records_of
from knockbox.records.adventure import LAST_LEVEL, Adventure, after_match, is_next, options_of, rules_of
from knockbox.records.errors import AdventureError
from knockbox.records.fair import kept_secret, new_secret
from knockbox.records.home import adventures_folder
from knockbox.records.record import SEED_LIMIT, Seeded, Start
from knockbox.records.replay import replay, resume
from knockbox.records.session import Session, new_session
from knockbox.records.shelf import begin, in_hand, save


def set_forth(adventure: Adventure) -> Adventure:
    """Begin an adventure; records of one that is gone would be taken for its own."""
    for record in records_of(adventure):
        found = f"the record `{record.path}` of an adventure of that name that is gone"
        raise AdventureError(f"adventure '{adventure.name}'", found, "another name, or such records elsewhere")
    begin(adventures_folder(), adventure)
    return adventure


def travel(room: Room, name: str, seed: int | None) -> int:
    """Try dungeon after dungeon until all are won or somebody leaves; nobody else goes on with it meanwhile."""
    with in_hand(adventures_folder(), name) as noted:
        return go_through(room, noted, seed)


def go_through(room: Room, adventure: Adventure, seed: int | None) -> int:
    adventure = caught_up(adventure)
    while not adventure.finished:
        session, path = next_dungeon(adventure, seed)
        stage = stage_of(session, room.language)
        announce(room, stage, adventure, session)
        code = Play(session, path, stage, room).run()
        if session.end is None:
            return code
        adventure = caught_up(adventure)
        if not adventure.finished and not goes_on(room, stage, adventure):
            return 0
    return praise(room, adventure)


def next_dungeon(adventure: Adventure, seed: int | None) -> tuple[Session, Path]:
    """The dungeon that was left in the middle, or a new one."""
    left = [each for each in records_of(adventure) if each.end is None and is_next(adventure, each.header)]
    if left:
        path = max(reversed(left), key=lambda record: bool(kept_secret(record.path))).path  # a copy has no secret
        return resume(path), path
    session = deal(adventure, None if seed is None else seed_of_try(seed, len(adventure.tried)))
    return session, keep(session)


def seed_of_try(seed: int, tried: int) -> int:
    """Each try has a deal of its own, and a seed that a record can hold."""
    return (seed + tried) % SEED_LIMIT if tried else seed


def deal(adventure: Adventure, seed: int | None) -> Session:
    secret = new_secret()
    start: Start = Seeded(seed) if seed is not None else committed(secret, len(adventure.seats))
    options, seats = options_of(adventure), adventure.seats
    return new_session(adventure.game, options, adventure.packs, seats, start, secret, adventure.name)


def caught_up(adventure: Adventure) -> Adventure:
    """Note every dungeon that came to its end since the adventure was last written."""
    for record in records_of(adventure):
        if record.end is not None and is_next(adventure, record.header):
            adventure = after_match(adventure, replay(record), record.path.name)
            save(adventures_folder(), adventure)
    return adventure


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
    stage = PROGRAMMES[adventure.game].open(rules_of(adventure), room.language, adventure.seats)
    room.console.print(Text(standing(stage, adventure), style=BOLD))
    room.console.print(Text(stage.say("adventure-over", name=adventure.name), style="bold green"))
    return 0
