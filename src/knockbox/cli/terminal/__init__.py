"""`knockbox terminal`: play Knockdown against a bot, or two people at one keyboard."""

from pathlib import Path
from typing import Final

import click
from rich.text import Text

from knockbox.cli.boxes import packs_for, selects, with_selection
from knockbox.cli.errors import INTERRUPTED, InputError
from knockbox.cli.parameters import SEED, read_options
from knockbox.cli.table.scene import Scene
from knockbox.cli.terminal.curtain import clear
from knockbox.cli.terminal.grounds import reminder
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.opening import keep, knockdown_of, newest_unfinished, open_match, resumed, words_of
from knockbox.cli.terminal.play import Play
from knockbox.cli.terminal.room import Room, room_for
from knockbox.cli.terminal.seats import PERSON, read_seats
from knockbox.cli.terminal.welcome import ask_opponent, welcome
from knockbox.cli.trouble import complaints
from knockbox.engine.decision import PUBLIC
from knockbox.text.catalogue import catalogue
from knockbox.text.language import known, preferred

LATEST: Final = "latest"
DEFAULT_SEATS: Final = "person,greedy"
RESUME_HELP: Final = "Go on with a match; without FILE with the newest unfinished one."


@click.command("terminal")
@click.option("--seats", default="", help="person, greedy or random for each seat.  [default: person,greedy]")
@click.option("--names", default="", help="What people are called, such as Ana,Olek.")
@selects
@click.option("--lang", default="", help="en, es or pl; the default is the locale's.")
@click.option("--seed", type=SEED, help="Deal by this seed; without one chance is sealed and can be verified.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A match option; may be repeated.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help=RESUME_HELP)
@click.option("--auto/--no-auto", default=True, help="Give the only answer at once when there is but one.")
def command(
    seats: str,
    names: str,
    named: tuple[str, ...],
    fighters: str,
    arena: str,
    skills: str,
    lang: str,
    seed: int | None,
    pairs: tuple[str, ...],
    resume: str | None,
    auto: bool,
) -> int:
    """Play Knockdown in the terminal; every answer is saved, and Ctrl-C or `s` leaves the match for later."""
    with complaints():
        room = room_for(known(lang or preferred()), auto)
        is_bare = not (seats or names or named or fighters or arena or skills or pairs or seed is not None)
        if resume is not None:
            if not is_bare:
                raise InputError("--resume goes on with a match as it is; only --lang and --auto may stand beside it")
            return go_on(room, resume)
        options = with_selection(read_options(pairs), fighters=fighters, arena=arena, skills=skills)
        try:
            return begin(room, seats or choose_seats(room, is_bare), names, options, packs_for(named, options), seed)
        except Leaving as leaving:
            return leaving.code


def choose_seats(room: Room, is_bare: bool) -> str:
    """Ask who the opponent is, if there is somebody to ask and nothing was said yet."""
    if not is_bare or not room.keyboard.is_live:
        return DEFAULT_SEATS
    try:
        return f"{PERSON},{ask_opponent(room.console, room.keyboard, catalogue(room.language))}"
    except KeyboardInterrupt:
        raise Leaving(INTERRUPTED) from None


def begin(room: Room, seats: str, names: str, options: dict[str, str], packs: tuple[str, ...], seed: int | None) -> int:
    """A new match: deal, greet, record, play."""
    players = read_seats(seats, names)
    session = open_match(options, packs, players, seed)
    game = knockdown_of(session)
    wording = words_of(game, room.language)
    path = keep(session)
    if room.console.is_terminal:
        clear(room.console)
    scene = Scene(game, wording, game.view(session.moment.state, PUBLIC), [player.name for player in players])
    welcome(room.console, scene, players)
    return Play(session, path, wording, room).run()


def go_on(room: Room, file: str) -> int:
    """A match from its record."""
    path = newest_unfinished() if file == LATEST else Path(file)
    session, is_torn = resumed(path)
    game = knockdown_of(session)
    wording = words_of(game, room.language)
    if is_torn:
        room.console.print(Text(wording.say("terminal-torn"), style="yellow"))
    room.console.print(Text(wording.say("terminal-resumed", inputs=len(session.inputs))))
    players = [player.name for player in session.header.seats]
    scene = Scene(game, wording, game.view(session.moment.state, PUBLIC), players)
    for line in reminder(scene):
        room.console.print(line)
    return Play(session, path, wording, room).run()
