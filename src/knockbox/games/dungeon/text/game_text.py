"""The texts of a dungeon for hosts that draw no table, such as replay and stdio."""

from collections.abc import Iterable, Sequence

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.text.log import Cast, render_log
from knockbox.games.dungeon.text.questions import load_wording
from knockbox.games.dungeon.views import DungeonView, public_table
from knockbox.games.log_lines import LogLine


class DungeonText:
    """The texts of one game in one language."""

    def __init__(self, game: Dungeon, language: str) -> None:
        self.game = game
        self.wording = load_wording(game.box, language)

    def question_text(self, prompt: int) -> str:
        return self.wording.question_text(prompt)

    def option_texts(self, state: DungeonState, prompt: int, choices: Iterable[int]) -> list[str]:
        table = public_table(self.game.names, state)
        return [self.wording.option_text(choice, prompt, table) for choice in choices]

    def action_text(self, state: DungeonState, prompt: int, choice: int) -> str:
        view = self.game.view(state, state.active)
        return self.wording.action_text(choice, prompt, chosen_card(view), view.table)

    def move_name(self, state: DungeonState, choice: int) -> str:
        view = self.game.view(state, state.active)
        return self.wording.move_name(choice, chosen_card(view), view.table)

    def reason_text(self, reason: Reason) -> str:
        return self.wording.reason_text(reason)

    def log_lines(self, state: DungeonState, events: Sequence[Event], players: Sequence[str]) -> list[LogLine]:
        cast = Cast(number_equal_names(players), public_table(self.game.names, state))
        return render_log(events, cast, self.wording)


def chosen_card(view: DungeonView) -> str:
    """Return the card that the owner of the view has chosen to lay, or ""."""
    return view.own.chosen.card if view.own is not None and view.own.chosen is not None else ""


def number_equal_names(players: Sequence[str]) -> list[str]:
    """KKDR-49 Number players who share a name."""
    return [f"{name} {seat}" if players.count(name) > 1 else name for seat, name in enumerate(players, start=1)]
