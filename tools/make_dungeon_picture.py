"""Write docs/pictures/dungeon.txt, one screen of the dungeon: `python tools/make_dungeon_picture.py`."""

import io
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from knockbox.cli.dungeon.stage import DungeonStage, dungeon_of
from knockbox.cli.table.screen import Screen
from knockbox.cli.terminal.diary import Diary
from knockbox.records.record import Placed, Player
from knockbox.records.session import Session, new_session
from tools.make_terminal_picture import ROOT, printed

PICTURE: Final = Path("docs") / "pictures" / "dungeon.txt"
WIDTH: Final = 80
HEIGHT: Final = 42
CLOCK_MS: Final = 148_000
OPTIONS: Final = {"adventure": "on", "tokens": "ice", "level": "2"}
PLAYERS: Final = [Player("Olek", "person"), Player("greedy", "bot"), Player("Ana", "person")]

FLOOR: Final = (
    ("room-0113", 0, 0),
    ("joker", 1, 1),
    ("timid-ghost", -1, 1),
    ("room-0032", 2, 0),
    ("room-1022", 0, 2),
    ("room-0203", -2, 0),
    ("room-0221", 3, 1),
)
HANDS: Final = (
    ("room-1013", "room-0311", "joker", "room-0212"),
    ("peckish-goblin", "room-2003", "room-0122", "room-1112"),
    ("room-0131", "joker", "vain-vampire", "room-1202"),
)
STORY: Final = (
    (0, "card room-1013"),
    (0, "lay -3,1"),
    (1, "card peckish-goblin"),
    (1, "lay 2,2 turned"),
    (1, "help 2,2"),
    (2, "have-joker"),
    (0, "leave-to-me -1,1"),
    (2, "card room-0131"),
)
READ: Final = 2
"""So much of the story has been read before."""


def pages() -> dict[Path, str]:
    """The picture by its path in the repository."""
    return {PICTURE: picture()}


def picture() -> str:
    """A table set up by hand, a few inputs, and the question of where to lay a card."""
    session = told_session()
    stage = DungeonStage(dungeon_of(session.game), "en", PLAYERS)
    question = session.game.decision(session.moment.state)
    assert question is not None, "the story ends with a question"  # noqa: S101  (a picture without one is no picture)
    scene = stage.scene(session.moment.state, question.seat, CLOCK_MS)
    diary = Diary(session, stage)
    diary.read_by[question.seat] = READ
    console = Console(
        file=io.StringIO(), width=WIDTH, height=HEIGHT, color_system=None, highlight=False, force_terminal=True
    )
    asked = stage.asked(scene, session.moment.state, question)
    return printed(console, Screen(console, stage.picture).draw(scene, asked, diary.entries(scene, question.seat)))


def told_session() -> Session:
    position: dict[str, Any] = {
        "cards": [{"card": card, "cell": [x, y]} for card, x, y in FLOOR],
        "hands": [list(hand) for hand in HANDS],
        "active": 0,
    }
    session = new_session("dungeon", OPTIONS, [], PLAYERS, Placed(position, seed=3))
    for seat, notation in STORY:
        session.choose(seat, session.game.read(notation))
    return session


def main() -> None:
    for path, text in pages().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
