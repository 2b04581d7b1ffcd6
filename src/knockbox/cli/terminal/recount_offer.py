"""After a match, offer the recounts of the bots."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from knockbox.bots.errors import ModelError
from knockbox.cli.bot_recounts import build_recount, load_finished_match, print_recount
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.table.styles import DIM, ERROR_STYLE
from knockbox.cli.terminal.context import TerminalContext
from knockbox.cli.terminal.keyboard import LeaveMatch
from knockbox.hosting.recounting import bot_seats, build_telling

RECOUNT_ANSWERS: Final = ("t", "tell", "recount")


def offer_recount(context: TerminalContext, presenter: AnyPresenter, path: Path) -> None:
    """Ask once, at a terminal with a live keyboard; quitting here is fine, because the match is over."""
    if not context.keyboard.is_live or not context.console.is_terminal:
        return
    with suppress(LeaveMatch, KeyboardInterrupt):
        if context.keyboard.read(presenter.format_message("recount-offer")).lower() in RECOUNT_ANSWERS:
            print_bot_recounts(context, presenter, path)


def print_bot_recounts(context: TerminalContext, presenter: AnyPresenter, path: Path) -> None:
    replayed_match = load_finished_match(path)
    for seat in bot_seats(replayed_match):
        try:
            with context.console.status(Text(presenter.format_message("remembering"), style=DIM)):
                recount = build_recount(replayed_match, seat)
        except ModelError as error:
            context.console.print(Text(str(error), style=ERROR_STYLE))
            return
        print_recount(context.console, build_telling(replayed_match, recount, context.language))
