"""Knockdown in words for whoever has no table to draw: replay and programs."""

from collections.abc import Iterable, Sequence

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.chronicle import Line
from knockbox.games.knockdown.chronicle import cast_of, chronicle
from knockbox.games.knockdown.filing import asked_block
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.reasons.telling import tell
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.wording import wording_of


class KnockdownVoice:
    """The words of one game in one language."""

    def __init__(self, game: Knockdown, language: str) -> None:
        self.game = game
        self.wording = wording_of(game.mixture, language)

    def question_text(self, prompt: int) -> str:
        return self.wording.question_text(prompt)

    def option_texts(self, state: KnockdownState, prompt: int, choices: Iterable[int]) -> list[str]:
        block = asked_block(state.asking)
        return [self.wording.option_text(choice, prompt, block) for choice in choices]

    def deed_text(self, state: KnockdownState, prompt: int, choice: int) -> str:
        return self.option_texts(state, prompt, [choice])[0]

    def feat_text(self, state: KnockdownState, choice: int) -> str:
        return self.wording.feat_text(choice)

    def reason_text(self, reason: Reason) -> str:
        return tell(self.wording.catalogue, reason)

    def lines(self, state: KnockdownState, events: Sequence[Event], players: Sequence[str]) -> list[Line]:
        fighters = [self.game.names.fighter(number) for number in state.fighters]
        return chronicle(events, cast_of(self.wording, players, fighters), self.wording)
