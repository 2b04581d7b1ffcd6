"""`knockbox terminal`: play a game in the terminal, with bots or several people at one keyboard."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.text import Text

from knockbox.bots.availability import BOT_LEVELS, DEFAULT_LEVEL
from knockbox.bots.registry import NAME_SYNTAX_HELP, bot_names
from knockbox.cli.boxes import add_selection_options, with_selection
from knockbox.cli.errors import InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.parameters import SEED, read_options
from knockbox.cli.table.styles import ERROR_STYLE
from knockbox.cli.terminal.adventure import play_adventure, start_adventure
from knockbox.cli.terminal.context import TerminalContext, make_context
from knockbox.cli.terminal.keyboard import LeaveMatch
from knockbox.cli.terminal.match_setup import (
    find_newest_unfinished,
    load_unfinished,
    open_match,
    open_presenter,
    start_recording,
)
from knockbox.cli.terminal.privacy_screen import clear_screen
from knockbox.cli.terminal.seats import choose_seats, parse_seats
from knockbox.cli.terminal.terminal_match import TerminalMatch
from knockbox.cli.terminal_games import TERMINAL_GAMES
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import check_game
from knockbox.hosting.compiled_engine import CompiledEngineWatch
from knockbox.records.adventure import SavedAdventure, check_name, new_adventure
from knockbox.records.adventure_store import adventure_path, load_adventure
from knockbox.records.folders import adventures_folder
from knockbox.records.record import Player
from knockbox.text.language import check_language, preferred_language

LATEST_RECORD: Final = "latest"
DEFAULT_GAME: Final = "knockdown"
GAME_OPTIONS: Final = ("game", "adventure")
SEATS_HELP: Final = (
    f"Each seat: `person`, `computer` (a bot of the --level) or a bot: {', '.join(bot_names())}. {NAME_SYNTAX_HELP}  "
    "[default: person,computer; in the dungeon person and three computers]"
)
LEVEL_HELP: Final = f"How well the computer plays: {', '.join(BOT_LEVELS)}.  [default: {DEFAULT_LEVEL}]"
ADVENTURE_HELP: Final = "Start or resume an adventure of four dungeons."
RESUME_HELP: Final = "Resume a match; without FILE, the newest unfinished one."


class TerminalOptions(msgspec.Struct, frozen=True):
    """Options of `knockbox terminal` that define a match."""

    game: str
    seats: str
    level: str
    names: str
    named: tuple[str, ...]
    fighters: str
    arena: str
    skills: str
    seed: int | None
    daily: bool
    adventure: str
    pairs: tuple[str, ...]

    @property
    def is_bare(self) -> bool:
        """Return whether no option but the game is set."""
        return not [
            word for name, word in self.items() if name not in GAME_OPTIONS and word not in ("", (), None, False)
        ]

    def items(self) -> list[tuple[str, Any]]:
        return list(msgspec.structs.asdict(self).items())


def read_name(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """Return the name of an adventure, or an empty string if the option is missing; reject a blank value."""
    if value is not None:
        with as_input_errors():
            check_name(value)
    return value or ""


@click.command("terminal")
@click.argument("game", default="")
@click.option(
    "--seats",
    default="",
    help=SEATS_HELP,
)
@click.option("--level", default="", metavar="LEVEL", help=LEVEL_HELP)
@click.option("--names", default="", help="Names of the people, such as Ana,Olek.")
@add_selection_options
@click.option("--lang", default="", help="Language: en, es or pl.  [default: from the locale]")
@click.option("--seed", type=SEED, help="Seed of the deal.  [default: sealed chance that can be verified]")
@click.option("--daily", is_flag=True, help="Play the dungeon of the day, the same for everyone.")
@click.option("--adventure", callback=read_name, metavar="NAME", help=ADVENTURE_HELP)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Match option; may be repeated.")
@click.option("--resume", is_flag=False, flag_value=LATEST_RECORD, metavar="[FILE]", help=RESUME_HELP)
@click.option("--auto/--no-auto", default=True, help="Choose automatically when there is only one option.")
def command(lang: str, resume: str | None, auto: bool, **options: Any) -> int:
    """Play GAME in the terminal: knockdown (the default) or dungeon.

    Every choice is saved. Press Ctrl-C or type `s` to leave and resume later.
    """
    cli_options = TerminalOptions(**options)
    with as_input_errors():
        check_game(cli_options.game or DEFAULT_GAME)
        room = make_context(check_language(lang or preferred_language()), auto)
        try:
            with room.pool, CompiledEngineWatch(room.pool):
                return resume_match(room, cli_options, resume) if resume is not None else start_play(room, cli_options)
        except LeaveMatch as leaving:
            return leaving.code


def start_play(context: TerminalContext, cli_options: TerminalOptions) -> int:
    """Start a match or an adventure."""
    reject_foreign_options(cli_options.game or DEFAULT_GAME, cli_options)
    if cli_options.daily and (cli_options.seed is not None or cli_options.adventure):
        raise InputError("--daily cannot be combined with --seed or --adventure")
    if cli_options.adventure:
        return play_adventure(context, open_adventure(context, cli_options).name, cli_options.seed)
    return start_match(context, cli_options)


def open_adventure(context: TerminalContext, cli_options: TerminalOptions) -> SavedAdventure:
    """Return the adventure of that name, created if it does not exist; an existing one keeps its options."""
    folder = adventures_folder()
    if not adventure_path(folder, cli_options.adventure).exists():
        options, packs, players = resolve_players(context, cli_options)
        return start_adventure(new_adventure(cli_options.adventure, options, packs, players))
    if cli_options.seats or cli_options.level or cli_options.names or cli_options.named or cli_options.pairs:
        allowed = "expected only --seed, --lang and --auto"
        raise InputError(f"the adventure '{cli_options.adventure}' exists already and keeps its options; {allowed}")
    return load_adventure(folder, cli_options.adventure)


def resolve_players(
    context: TerminalContext, cli_options: TerminalOptions
) -> tuple[dict[str, str], tuple[str, ...], list[Player]]:
    """Return the options, packs and players of a match."""
    game = cli_options.game or DEFAULT_GAME
    options = with_selection(
        read_options(cli_options.pairs),
        fighters=cli_options.fighters,
        arena=cli_options.arena,
        skills=cli_options.skills,
    )
    packs = TERMINAL_GAMES[game].select_packs(cli_options.named, options)
    seats = choose_seats(context, game, cli_options.seats, cli_options.level, cli_options.is_bare)
    players = parse_seats(game, seats, cli_options.names)
    return options, packs, players


def start_match(context: TerminalContext, cli_options: TerminalOptions) -> int:
    """Deal, record and play a new match."""
    options, packs, players = resolve_players(context, cli_options)
    session = open_match(cli_options.game or DEFAULT_GAME, options, packs, players, cli_options.seed, cli_options.daily)
    presenter = open_presenter(session, context.language)
    path = start_recording(session)
    if context.console.is_terminal:
        clear_screen(context.console)
    context.console.print(presenter.render_welcome(presenter.scene(session.snapshot.state, PUBLIC, 0), players))
    return TerminalMatch(session, path, presenter, context).run()


def resume_match(context: TerminalContext, cli_options: TerminalOptions, file: str) -> int:
    """Resume a match from its record."""
    if not cli_options.is_bare or cli_options.adventure:
        raise InputError("--resume keeps the options of the match; expected only --lang and --auto")
    path = find_newest_unfinished(cli_options.game) if file == LATEST_RECORD else Path(file)
    session, is_torn = load_unfinished(path, cli_options.game)
    presenter = open_presenter(session, context.language)
    if is_torn:
        context.console.print(Text(presenter.format_message("torn"), style=ERROR_STYLE))
    context.console.print(Text(presenter.format_message("resumed", inputs=len(session.inputs))))
    for line in presenter.reminder(presenter.scene(session.snapshot.state, PUBLIC, session.clock_ms())):
        context.console.print(line)
    return TerminalMatch(session, path, presenter, context).run()


def reject_foreign_options(game: str, cli_options: TerminalOptions) -> None:
    """Raise `InputError` for an option of another game."""
    given = {name for name, word in cli_options.items() if word}
    for other, programme in TERMINAL_GAMES.items():
        for name in programme.options:
            if name in given and other != game:
                raise InputError(f"--{name} belongs to {other}; found the game '{game}'")
