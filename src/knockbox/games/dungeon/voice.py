"""The dungeon in words for whoever has no table to draw: replay and programs."""

from collections.abc import Iterable, Sequence

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.chronicle import Line
from knockbox.games.dungeon.chronicle import Cast, chronicle
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.views import DungeonView, table_part
from knockbox.games.dungeon.wording import wording_of


class DungeonVoice:
    """The words of one game in one language."""

    def __init__(self, game: Dungeon, language: str) -> None:
        self.game = game
        self.wording = wording_of(game.box, language)

    def question_text(self, prompt: int) -> str:
        return self.wording.question_text(prompt)

    def option_texts(self, state: DungeonState, prompt: int, choices: Iterable[int]) -> list[str]:
        table = table_part(self.game.names, state)
        return [self.wording.option_text(choice, prompt, table) for choice in choices]

    def deed_text(self, state: DungeonState, prompt: int, choice: int) -> str:
        view = self.game.view(state, state.active)
        return self.wording.deed_text(choice, prompt, laid_by(view), view.table)

    def feat_text(self, state: DungeonState, choice: int) -> str:
        view = self.game.view(state, state.active)
        return self.wording.feat_text(choice, laid_by(view), view.table)

    def reason_text(self, reason: Reason) -> str:
        return self.wording.reason_text(reason)

    def lines(self, state: DungeonState, events: Sequence[Event], players: Sequence[str]) -> list[Line]:
        cast = Cast(numbered(players), table_part(self.game.names, state))
        return chronicle(events, cast, self.wording)


def laid_by(view: DungeonView) -> str:
    """The name of the card that is about to be laid, which only its owner knows before."""
    return view.own.chosen.card if view.own is not None and view.own.chosen is not None else ""


def numbered(players: Sequence[str]) -> list[str]:
    """KKDR-49 Players of one name are told apart by their numbers."""
    return [f"{name} {seat}" if players.count(name) > 1 else name for seat, name in enumerate(players, start=1)]
