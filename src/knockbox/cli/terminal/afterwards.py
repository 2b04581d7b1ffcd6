"""After a match at the keyboard: whoever likes may hear what the bots were up to."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from knockbox.bots.errors import ModelError
from knockbox.cli.recounted import finished, recount_of, say
from knockbox.cli.table.stage import AnyStage
from knockbox.cli.table.styles import COMPLAINT, DIM
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.room import Room
from knockbox.hosting.recounting import bot_seats, telling_of

TELL: Final = ("t", "tell", "recount")


def offer_recount(room: Room, stage: AnyStage, path: Path) -> None:
    """Ask once, at a terminal where somebody can answer; whoever leaves instead has played to the end anyway."""
    if not room.keyboard.is_live or not room.console.is_terminal:
        return
    with suppress(Leaving, KeyboardInterrupt):
        if room.keyboard.read(stage.say("recount-offer")).lower() in TELL:
            tell(room, stage, path)


def tell(room: Room, stage: AnyStage, path: Path) -> None:
    course = finished(path)
    for seat in bot_seats(course):
        try:
            with room.console.status(Text(stage.say("remembering"), style=DIM)):
                told = recount_of(course, seat)
        except ModelError as error:
            room.console.print(Text(str(error), style=COMPLAINT))
            return
        say(room.console, telling_of(course, told, room.language))
