"""Write docs/pictures/terminal.txt, one screen of the terminal game: `python tools/make_terminal_picture.py`."""

import io
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType

from knockbox.bots.registry import make
from knockbox.cli.knockdown.stage import KnockdownStage, knockdown_of
from knockbox.cli.table.screen import Screen
from knockbox.cli.terminal.diary import Diary
from knockbox.cli.terminal.opening import open_match
from knockbox.cli.terminal.seats import read_seats
from knockbox.engine.decision import Decision
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.views import Table
from knockbox.hosting.bots import seed_of
from knockbox.hosting.seating import vantage_of
from knockbox.records.session import Session

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = Path("docs") / "pictures" / "terminal.txt"
WIDTH: Final = 100
HEIGHT: Final = 44
SEED: Final = 4


def pages() -> dict[Path, str]:
    """The picture by its path in the repository."""
    return {PICTURE: picture(SEED)}


def picture(seed: int) -> str:
    """Two bots play up to a good moment; it is drawn as the one who is asked would see it."""
    session = open_match(
        "knockdown", {"fighters": "veroth,driana"}, (), read_seats("knockdown", "greedy,greedy", ""), seed
    )
    question = play_on(session)
    game = knockdown_of(session.game)
    stage = KnockdownStage(game, "en", ["A", "B"])
    scene = stage.scene(session.moment.state, question.seat, 0)
    diary = Diary(session, stage)
    diary.read_by[question.seat] = last_input_of(session, question.seat) - 1
    console = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, color_system=None, highlight=False, force_terminal=True
    )
    asked = stage.asked(scene, session.moment.state, question)
    drawing = Screen(console, stage.picture).draw(scene, asked, diary.entries(scene, question.seat))
    return printed(console, drawing)


def play_on(session: Session) -> Decision:
    """Let the bots play until there is something to see: wounds on both sides, a trap, cards in hand."""
    game = knockdown_of(session.game)
    while (question := game.decision(session.moment.state)) is not None:
        table = game.view(session.moment.state, question.seat).table
        if PROMPTS[question.prompt] == "take_action" and is_worth_seeing(table, question.seat):
            return question
        vantage = vantage_of(session, question, question.seat)
        session.choose(question.seat, make("greedy", seed_of(session, question.seat)).choose(vantage))
    raise SystemExit("no moment of this match is worth a picture; choose another SEED")


def is_worth_seeing(table: Table, seat: int) -> bool:
    return all(table.light) and any(table.heavy) and bool(table.tokens) and table.hands[seat].size >= 3 and seat == 0


def last_input_of(session: Session, seat: int) -> int:
    return max(entry.seq for entry in session.inputs if entry.seat == seat)


def printed(console: Console, drawing: RenderableType) -> str:
    """The text without blanks at the ends of lines."""
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)  # noqa: S101  (we made it)
    return "".join(f"{line.rstrip()}\n" for line in console.file.getvalue().splitlines())


def main() -> None:
    for path, text in pages().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
