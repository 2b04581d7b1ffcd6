"""Play an adventure in the terminal: dungeon after dungeon, saved in between so that it can be resumed."""

from pathlib import Path
from shlex import quote

from rich.text import Text

from knockbox.cli.main import program
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.table.styles import BOLD
from knockbox.cli.terminal.adventure_records import find_records
from knockbox.cli.terminal.context import TerminalContext
from knockbox.cli.terminal.keyboard import LeaveMatch
from knockbox.cli.terminal.line_parser import COMMAND_WORDS, SAVE
from knockbox.cli.terminal.match_setup import make_committed_start, open_presenter, start_recording
from knockbox.cli.terminal.terminal_match import TerminalMatch
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.records.adventure import (
    LAST_LEVEL,
    SavedAdventure,
    build_next_game,
    is_next_dungeon,
    next_options,
    record_match,
)
from knockbox.records.adventure_store import create_adventure, lock_adventure, save_adventure
from knockbox.records.commitment import new_secret, read_secret
from knockbox.records.errors import AdventureError
from knockbox.records.folders import adventures_folder
from knockbox.records.record import SEED_LIMIT, SeedStart, Start
from knockbox.records.replay import replay, resume
from knockbox.records.session import Session, new_session


def start_adventure(adventure: SavedAdventure) -> SavedAdventure:
    """Create an adventure; raise if records of a deleted one with this name exist, which would count as its own."""
    for record in find_records(adventure):
        found = f"the record `{record.path}` of a deleted adventure of that name"
        raise AdventureError(f"adventure '{adventure.name}'", found, "another name, or move such records elsewhere")
    create_adventure(adventures_folder(), adventure)
    return adventure


def play_adventure(context: TerminalContext, name: str, seed: int | None) -> int:
    """Play dungeon after dungeon until all are won or someone quits; the adventure is locked meanwhile."""
    with lock_adventure(adventures_folder(), name) as adventure:
        return play_dungeons(context, adventure, seed)


def play_dungeons(context: TerminalContext, adventure: SavedAdventure, seed: int | None) -> int:
    adventure = record_finished_dungeons(adventure)
    while not adventure.finished:
        session, path = next_dungeon(adventure, seed)
        presenter = open_presenter(session, context.language)
        introduce_dungeon(context, presenter, adventure, session)
        code = TerminalMatch(session, path, presenter, context).run()
        if session.end is None:
            return code
        adventure = record_finished_dungeons(adventure)
        if not adventure.finished and not wants_next_dungeon(context, presenter, adventure):
            return 0
    return congratulate(context, adventure)


def next_dungeon(adventure: SavedAdventure, seed: int | None) -> tuple[Session, Path]:
    """Return the unfinished dungeon, or deal a new one."""
    unfinished = [
        each for each in find_records(adventure) if each.end is None and is_next_dungeon(adventure, each.header)
    ]
    if unfinished:
        path = max(reversed(unfinished), key=lambda record: bool(read_secret(record.path))).path  # a copy has no secret
        return resume(path), path
    session = deal_dungeon(adventure, None if seed is None else attempt_seed(seed, len(adventure.results)))
    return session, start_recording(session)


def attempt_seed(seed: int, attempts: int) -> int:
    """Return a different seed for each attempt, within the range a record can hold."""
    return (seed + attempts) % SEED_LIMIT if attempts else seed


def deal_dungeon(adventure: SavedAdventure, seed: int | None) -> Session:
    secret = new_secret()
    start: Start = SeedStart(seed) if seed is not None else make_committed_start(secret, len(adventure.seats))
    options = next_options(adventure)
    return new_session(adventure.game, options, adventure.packs, adventure.seats, start, secret, adventure.name)


def record_finished_dungeons(adventure: SavedAdventure) -> SavedAdventure:
    """Add every dungeon finished since the adventure was last saved."""
    for record in find_records(adventure):
        if record.end is not None and is_next_dungeon(adventure, record.header):
            adventure = record_match(adventure, replay(record), record.path.name)
            save_adventure(adventures_folder(), adventure)
    return adventure


def introduce_dungeon(
    context: TerminalContext, presenter: AnyPresenter, adventure: SavedAdventure, session: Session
) -> None:
    """Print which dungeon comes next, with its introduction."""
    scene = presenter.scene(session.snapshot.state, -1, session.clock_ms())
    if session.inputs:
        context.console.print(Text(presenter.format_message("resumed", inputs=len(session.inputs))))
    context.console.print(Text(adventure_status(presenter, adventure), style=BOLD))
    context.console.print(presenter.render_welcome(scene, session.header.seats))


def adventure_status(presenter: AnyPresenter, adventure: SavedAdventure) -> str:
    won = sum(result.won for result in adventure.results)
    counts = {"tried": len(adventure.results), "won": won, "points": adventure.points}
    return presenter.format_message("adventure", name=adventure.name, level=adventure.level, last=LAST_LEVEL, **counts)


def wants_next_dungeon(context: TerminalContext, presenter: AnyPresenter, adventure: SavedAdventure) -> bool:
    """Ask whether to enter the next dungeon now."""
    context.console.print(Text(adventure_status(presenter, adventure), style=BOLD))
    offer = presenter.format_message("adventure-next", level=adventure.level, command=resume_command(adventure))
    context.console.print(Text(offer), soft_wrap=True)  # unbroken, so that the command can be copied
    try:
        return COMMAND_WORDS.get(context.keyboard.read().lower()) != SAVE
    except LeaveMatch:
        return False


def resume_command(adventure: SavedAdventure) -> str:
    """Return the command that resumes an adventure."""
    return f"{program()} terminal {adventure.game} --adventure {quote(adventure.name)}"


def congratulate(context: TerminalContext, adventure: SavedAdventure) -> int:
    """Print that all dungeons are won."""
    presenter = TERMINAL_GAMES[adventure.game].open_presenter(
        build_next_game(adventure), context.language, adventure.seats
    )
    context.console.print(Text(adventure_status(presenter, adventure), style=BOLD))
    context.console.print(Text(presenter.format_message("adventure-over", name=adventure.name), style="bold green"))
    return 0
