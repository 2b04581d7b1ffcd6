"""Write docs/pictures/terminal.txt, one screen of the terminal game: `python tools/make_terminal_picture.py`."""

import io
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType

from knockbox.bots.registry import make_bot
from knockbox.cli.knockdown.presenter import KnockdownPresenter, require_knockdown
from knockbox.cli.table.screen import Screen
from knockbox.cli.terminal.match_log import MatchLog
from knockbox.cli.terminal.match_setup import open_match
from knockbox.cli.terminal.seats import parse_seats
from knockbox.engine.decision import Decision
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.views import Table
from knockbox.hosting.bots import bot_seed
from knockbox.hosting.seating import observation_of
from knockbox.records.session import Session

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = Path("docs") / "pictures" / "terminal.txt"
WIDTH: Final = 100
HEIGHT: Final = 44
SEED: Final = 4


def pages() -> dict[Path, str]:
    """Return the picture by its path in the repository."""
    return {PICTURE: picture(SEED)}


def picture(seed: int) -> str:
    """Let two bots play to a good moment and draw it as the player to move sees it."""
    session = open_match(
        "knockdown", {"fighters": "veroth,driana"}, (), parse_seats("knockdown", "greedy,greedy", ""), seed
    )
    question = play_to_good_moment(session)
    game = require_knockdown(session.game)
    presenter = KnockdownPresenter(game, "en", ["A", "B"])
    scene = presenter.scene(session.snapshot.state, question.seat, 0)
    match_log = MatchLog(session, presenter)
    match_log.read_by[question.seat] = last_input_of(session, question.seat) - 1
    console = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, color_system=None, highlight=False, force_terminal=True
    )
    rendered = presenter.render_question(scene, session.snapshot.state, question)
    drawing = Screen(console, presenter.picture).draw(scene, rendered, match_log.entries(scene, question.seat))
    return render_text(console, drawing)


def play_to_good_moment(session: Session) -> Decision:
    """Let the bots play until there is enough to show: wounds on both sides, a trap, cards in hand."""
    game = require_knockdown(session.game)
    while (question := game.decision(session.snapshot.state)) is not None:
        table = game.view(session.snapshot.state, question.seat).table
        if PROMPTS[question.prompt] == "take_action" and is_worth_seeing(table, question.seat):
            return question
        observation = observation_of(session, question, question.seat)
        session.choose(question.seat, make_bot("greedy", bot_seed(session, question.seat)).choose(observation))
    raise SystemExit("found no moment worth a picture in this match; choose another SEED")


def is_worth_seeing(table: Table, seat: int) -> bool:
    return all(table.light) and any(table.heavy) and bool(table.tokens) and table.hands[seat].size >= 3 and seat == 0


def last_input_of(session: Session, seat: int) -> int:
    return max(entry.seq for entry in session.inputs if entry.seat == seat)


def render_text(console: Console, drawing: RenderableType) -> str:
    """Return the rendered text without trailing blanks."""
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)  # noqa: S101  (we made it)
    return "".join(f"{line.rstrip()}\n" for line in console.file.getvalue().splitlines())


def main() -> None:
    for path, text in pages().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
