"""`knockbox terminal`: play a game with bots, or several people at one keyboard."""

from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.text import Text

from knockbox.bots.company import LEVELS, USUAL_LEVEL
from knockbox.bots.registry import BEHIND, bots
from knockbox.cli.boxes import selects, with_selection
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import SEED, read_options
from knockbox.cli.stages import PROGRAMMES
from knockbox.cli.table.styles import COMPLAINT
from knockbox.cli.terminal.adventure import set_forth, travel
from knockbox.cli.terminal.curtain import clear
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.opening import keep, newest_unfinished, open_match, resumed, stage_of
from knockbox.cli.terminal.play import Play
from knockbox.cli.terminal.room import Room, room_for
from knockbox.cli.terminal.seats import choose_seats, read_seats
from knockbox.cli.trouble import complaints
from knockbox.engine.decision import PUBLIC
from knockbox.games.registry import check_game
from knockbox.hosting.compiled_engine import CompiledEngineWatch
from knockbox.records.adventure import Adventure, check_name, new_adventure
from knockbox.records.home import adventures_folder
from knockbox.records.record import Player
from knockbox.records.shelf import load, path_of
from knockbox.text.language import known, preferred

LATEST: Final = "latest"
DEFAULT: Final = "knockdown"
NAMING: Final = ("game", "adventure")
SEATS_HELP: Final = (
    f"For each seat person, computer, or a bot: {', '.join(bots())}. {BEHIND} A computer is a bot of the --level.  "
    "[default: person,computer; in the dungeon person and three computers]"
)
LEVEL_HELP: Final = f"How well the computer plays: {', '.join(LEVELS)}.  [default: {USUAL_LEVEL}]"
ADVENTURE_HELP: Final = "Begin an adventure of four dungeons, or go on with it."
RESUME_HELP: Final = "Go on with a match; without FILE with the newest unfinished one."


class Wanted(msgspec.Struct, frozen=True):
    """The words of the command line that make a match what it is."""

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
        """Whether nothing was said but which game."""
        return not [word for name, word in self.said() if name not in NAMING and word not in ("", (), None, False)]

    def said(self) -> list[tuple[str, Any]]:
        return list(msgspec.structs.asdict(self).items())


def read_name(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str:
    """The name of an adventure; to leave the option out is no name, to leave its value blank is a slip."""
    if value is not None:
        with complaints():
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
@click.option("--names", default="", help="What people are called, such as Ana,Olek.")
@selects
@click.option("--lang", default="", help="en, es or pl; the default is the locale's.")
@click.option("--seed", type=SEED, help="Deal by this seed; without one chance is sealed and can be verified.")
@click.option("--daily", is_flag=True, help="The dungeon of the day, the same for everybody.")
@click.option("--adventure", callback=read_name, metavar="NAME", help=ADVENTURE_HELP)
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A match option; may be repeated.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help=RESUME_HELP)
@click.option("--auto/--no-auto", default=True, help="Give the only answer at once when there is but one.")
def command(lang: str, resume: str | None, auto: bool, **words: Any) -> int:
    """Play GAME in the terminal: knockdown, which is the default, or dungeon.

    Every answer is saved, and Ctrl-C or `s` leaves the match for later.
    """
    wanted = Wanted(**words)
    with complaints():
        check_game(wanted.game or DEFAULT)
        room = room_for(known(lang or preferred()), auto)
        try:
            with room.thinkers, CompiledEngineWatch(room.thinkers):
                return go_on(room, wanted, resume) if resume is not None else set_out(room, wanted)
        except Leaving as leaving:
            return leaving.code


def set_out(room: Room, wanted: Wanted) -> int:
    """A match, or an adventure."""
    refuse_foreign(wanted.game or DEFAULT, wanted)
    if wanted.daily and (wanted.seed is not None or wanted.adventure):
        raise InputError("--daily stands alone: the day is the seed, and an adventure has deals of its own")
    if wanted.adventure:
        return travel(room, adventure_called(room, wanted).name, wanted.seed)
    return begin(room, wanted)


def adventure_called(room: Room, wanted: Wanted) -> Adventure:
    """The adventure of that name; one that is begun goes on as it is."""
    folder = adventures_folder()
    if not path_of(folder, wanted.adventure).exists():
        options, packs, players = settled(room, wanted)
        return set_forth(new_adventure(wanted.adventure, options, packs, players))
    if wanted.seats or wanted.level or wanted.names or wanted.named or wanted.pairs:
        beside = "only --seed, --lang and --auto may stand beside it"
        raise InputError(f"the adventure '{wanted.adventure}' goes on as it was begun; {beside}")
    return load(folder, wanted.adventure)


def settled(room: Room, wanted: Wanted) -> tuple[dict[str, str], tuple[str, ...], list[Player]]:
    """Options, packs and players."""
    game = wanted.game or DEFAULT
    options = with_selection(
        read_options(wanted.pairs), fighters=wanted.fighters, arena=wanted.arena, skills=wanted.skills
    )
    packs = PROGRAMMES[game].packs(wanted.named, options)
    seats = choose_seats(room, game, wanted.seats, wanted.level, wanted.is_bare)
    players = read_seats(game, seats, wanted.names)
    return options, packs, players


def begin(room: Room, wanted: Wanted) -> int:
    """A new match: deal, greet, record, play."""
    options, packs, players = settled(room, wanted)
    session = open_match(wanted.game or DEFAULT, options, packs, players, wanted.seed, wanted.daily)
    stage = stage_of(session, room.language)
    path = keep(session)
    if room.console.is_terminal:
        clear(room.console)
    room.console.print(stage.welcome(stage.scene(session.moment.state, PUBLIC, 0), players))
    return Play(session, path, stage, room).run()


def go_on(room: Room, wanted: Wanted, file: str) -> int:
    """A match from its record."""
    if not wanted.is_bare or wanted.adventure:
        raise InputError("--resume goes on with a match as it is; only --lang and --auto may stand beside it")
    path = newest_unfinished(wanted.game) if file == LATEST else Path(file)
    session, is_torn = resumed(path, wanted.game)
    stage = stage_of(session, room.language)
    if is_torn:
        room.console.print(Text(stage.say("torn"), style=COMPLAINT))
    room.console.print(Text(stage.say("resumed", inputs=len(session.inputs))))
    for line in stage.reminder(stage.scene(session.moment.state, PUBLIC, session.clock_ms())):
        room.console.print(line)
    return Play(session, path, stage, room).run()


def refuse_foreign(game: str, wanted: Wanted) -> None:
    """What belongs to one game means nothing for another."""
    said = {name for name, word in wanted.said() if word}
    for other, programme in PROGRAMMES.items():
        for name in programme.options:
            if name in said and other != game:
                raise InputError(f"--{name} belongs to {other}; found the game '{game}'")
