"""The texts of a Knockdown match for replays and programs."""

from collections.abc import Iterable, Sequence

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.knockdown.effect_index import offered_block
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.text.log import cast_of, render_log
from knockbox.games.knockdown.text.questions import load_wording
from knockbox.games.knockdown.text.reasons import reason_text
from knockbox.games.log_lines import LogLine


class KnockdownText:
    """The texts of one game in one language; implements `GameText`."""

    def __init__(self, game: Knockdown, language: str) -> None:
        self.game = game
        self.wording = load_wording(game.card_pool, language)

    def question_text(self, prompt: int) -> str:
        return self.wording.question_text(prompt)

    def option_texts(self, state: KnockdownState, prompt: int, choices: Iterable[int]) -> list[str]:
        block = offered_block(state.asking)
        return [self.wording.option_text(choice, prompt, block) for choice in choices]

    def action_text(self, state: KnockdownState, prompt: int, choice: int) -> str:
        return self.option_texts(state, prompt, [choice])[0]

    def move_name(self, state: KnockdownState, choice: int) -> str:
        return self.wording.move_name(choice)

    def reason_text(self, reason: Reason) -> str:
        return reason_text(self.wording.catalogue, reason)

    def log_lines(self, state: KnockdownState, events: Sequence[Event], players: Sequence[str]) -> list[LogLine]:
        fighters = [self.game.names.fighter(number) for number in state.fighters]
        return render_log(events, cast_of(self.wording, players, fighters), self.wording)
