"""A scene as the server would send it in the middle of a match, for whoever records scenes."""

from typing import Final

from knockbox.server.protocol import Luck, Scene
from knockbox.server.tables.course import Course
from knockbox.server.tables.scenes import Painter

LANGUAGE: Final = "en"


def painted(course: Course, seat: int) -> Scene:
    """As a seat sees it; neither clock nor promise of the shuffle is drawn by the table of a game."""
    seen, painter = course.outlooks[seat], Painter(course, seat, LANGUAGE)
    return Scene(
        phase="playing",
        view=seen.view,
        aids=painter.aids(seen.view),
        question=painter.question(seen),
        offers=painter.beside(seen.offers),
        utterances=[],
        asked=seen.asked,
        clock=None,
        paused=False,
        luck=Luck("", [], ""),
        result=None,
        undo=False,
        adventure=None,
        frozen="",
    )
