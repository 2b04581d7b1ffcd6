"""`knockbox hint`: what the player to move of a saved match could do."""

from pathlib import Path

import click
import msgspec

from knockbox.bots.advice import Advice, advise
from knockbox.bots.company import adviser
from knockbox.bots.registry import SEARCHING, check_bot
from knockbox.bots.workers.case import searcher
from knockbox.bots.workers.thinkers import Thinkers
from knockbox.cli.errors import InputError
from knockbox.cli.parameters import LANGUAGE, RECORD
from knockbox.cli.replay import warn_of_torn
from knockbox.cli.trouble import complaints
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.hints import SEED, Hint, advisable
from knockbox.hosting.seating import vantage_of
from knockbox.hosting.speech import question_text
from knockbox.records.fair import kept_secret
from knockbox.records.reader import read_record
from knockbox.records.replay import replay
from knockbox.records.session import Session
from knockbox.records.verify import compare_end

BY_HELP = f"Who is asked: {', '.join(SEARCHING)}, with a budget such as expert@10s or hard@2000.  [default: the best]"


@click.command("hint")
@click.argument("file", type=RECORD)
@click.option("--seat", help="Whose question, where several are asked at once: A or B, or 1 to 6.")
@click.option("--by", help=BY_HELP)
@click.option("--secret", default="", help="The secret of a match under seal.")
@click.option("--json", "as_json", is_flag=True, help="Print the hint as one JSON object.")
@LANGUAGE
def command(file: Path, seat: str | None, by: str | None, secret: str, as_json: bool, language: str) -> None:
    """Say what the player to move in the record FILE could do, by nothing but what that player may know.

    A hint has the best answer and the next best with their chances to win, how sure that is, and what may follow.
    """
    with complaints("`verify` says more about a record"):
        record = read_record(file, accept_torn=True)
        warn_of_torn(record)
        session = replay(record, secret=secret or kept_secret(file))
        compare_end(record, session)
    with complaints():
        bot = adviser(session.game.key) if by is None else by
        check_bot(bot, session.game.key)
        advice = advised(session, asked_in(session, file, seat), bot)
    hint = Hint(advice, bot, language, SEAT_NAMES[session.game.key].__getitem__)
    if as_json:
        click.echo(msgspec.json.encode(hint.told()))
    else:
        click.echo(heading(session, advice.question, language))
        click.echo("\n".join(hint.lines()))


def advised(session: Session, question: Decision, bot: str) -> Advice:
    searcher(bot, 0)  # complains of one that does not search
    vantage = vantage_of(session, question, question.seat)
    with Thinkers() as thinkers:
        return advise(vantage, thinkers.ask(vantage, bot, SEED, session.header.packs).result())


def heading(session: Session, question: Decision, language: str) -> str:
    """Who is asked, and what."""
    label, name = SEAT_NAMES[session.game.key][question.seat], session.header.seats[question.seat].name
    called = label if name == label else f"{label} ({name})"
    return f"{called}: {question_text(session.game, question.prompt, language)}"


def asked_in(session: Session, file: Path, label: str | None) -> Decision:
    labels = list(SEAT_NAMES[session.game.key][: session.game.seats])
    if label is not None and label.upper() not in labels:
        raise InputError(f"--seat: found '{label}'; expected {', '.join(labels)}")
    if session.moment.is_over():
        raise InputError(f"`{file}` is over; expected a match in which somebody is to move")
    question = advisable(session, None if label is None else labels.index(label.upper()))
    if question is None:
        asked = [labels[each.seat] for each in session.moment.questions() if each.seat != PUBLIC]
        found = " and ".join(asked) or "the referee"
        raise InputError(f"`{file}`: found {found} to move; expected {label.upper() if label else 'a player'}")
    return question
