"""A scene as the server would send it in the middle of a match, for whoever records scenes."""

from typing import Final

from knockbox.server.protocol import Luck, TableView
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.presenter import Presenter

LANGUAGE: Final = "en"


def painted(course: LiveMatch, seat: int) -> TableView:
    """As a seat sees it; neither clock nor promise of the shuffle is drawn by the table of a game."""
    seen, painter = course.observations[seat], Presenter(course, seat, LANGUAGE)
    return TableView(
        phase="playing",
        view=seen.view,
        aids=painter.derived(seen.view),
        question=painter.question(seen),
        offers=painter.side_actions(seen.offers),
        utterances=[],
        asked=seen.seats_to_answer,
        clock=None,
        paused=False,
        luck=Luck("", [], ""),
        result=None,
        undo=False,
        adventure=None,
        frozen="",
    )
