"""`knockbox hint`: suggest a move for a saved match."""

from pathlib import Path

import click
import msgspec

from knockbox.bots.advice import Advice, advise
from knockbox.bots.availability import strongest_bot
from knockbox.bots.registry import SEARCHING_BOTS, check_bot
from knockbox.bots.workers.pool import WorkerPool
from knockbox.bots.workers.search_request import make_searching_bot
from knockbox.cli.errors import InputError
from knockbox.cli.input_errors import as_input_errors
from knockbox.cli.parameters import LANGUAGE, RECORD
from knockbox.cli.replay import warn_about_torn_line
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.game_text import question_text
from knockbox.hosting.hints import HINT_SEED, RenderedHint, find_question
from knockbox.hosting.seating import observation_of
from knockbox.records.commitment import read_secret
from knockbox.records.reader import read_record
from knockbox.records.replay import replay
from knockbox.records.session import Session
from knockbox.records.verify import check_end

BY_HELP = (
    f"Bot to ask: {', '.join(SEARCHING_BOTS)}, with a budget such as expert@10s or hard@2000.  [default: the best]"
)


@click.command("hint")
@click.argument("file", type=RECORD)
@click.option("--seat", help="Seat to advise if several are to move: A or B, or 1 to 6.")
@click.option("--by", help=BY_HELP)
@click.option("--secret", default="", help="Secret of a sealed match.")
@click.option("--json", "as_json", is_flag=True, help="Print the hint as one JSON object.")
@LANGUAGE
def command(file: Path, seat: str | None, by: str | None, secret: str, as_json: bool, language: str) -> None:
    """Suggest a move to the player to move in the record FILE, using only what that player may know.

    Shows the best choice and the runners-up with their winning chances, how certain they are, and what may follow.
    """
    with as_input_errors("run `verify` for details"):
        record = read_record(file, accept_torn=True)
        warn_about_torn_line(record)
        session = replay(record, secret=secret or read_secret(file))
        check_end(record, session)
    with as_input_errors():
        bot = strongest_bot(session.game.key) if by is None else by
        check_bot(bot, session.game.key)
        advice = search_advice(session, select_question(session, file, seat), bot)
    hint = RenderedHint(advice, bot, language, SEAT_NAMES[session.game.key].__getitem__)
    if as_json:
        click.echo(msgspec.json.encode(hint.to_values()))
    else:
        click.echo(heading(session, advice.question, language))
        click.echo("\n".join(hint.lines()))


def search_advice(session: Session, question: Decision, bot: str) -> Advice:
    make_searching_bot(bot, 0)  # raises for a bot that does not search
    observation = observation_of(session, question, question.seat)
    with WorkerPool() as pool:
        return advise(observation, pool.submit(observation, bot, HINT_SEED, session.header.packs).result())


def heading(session: Session, question: Decision, language: str) -> str:
    """Return the player to move and their question."""
    label = SEAT_NAMES[session.game.key][question.seat]
    name = session.header.seats[question.seat].name
    player = label if name == label else f"{label} ({name})"
    return f"{player}: {question_text(session.game, question.prompt, language)}"


def select_question(session: Session, file: Path, label: str | None) -> Decision:
    labels = list(SEAT_NAMES[session.game.key][: session.game.num_players])
    if label is not None and label.upper() not in labels:
        raise InputError(f"--seat: found '{label}'; expected {', '.join(labels)}")
    if session.snapshot.is_over():
        raise InputError(f"`{file}` is over; expected a match in progress")
    question = find_question(session, None if label is None else labels.index(label.upper()))
    if question is None:
        to_move = [labels[each.seat] for each in session.snapshot.questions() if each.seat != PUBLIC]
        found = " and ".join(to_move) or "the referee"
        raise InputError(f"`{file}`: found {found} to move; expected {label.upper() if label else 'a player'}")
    return question
