"""What questions, answers and events are called in the language of a person."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.games.knockdown.chronicle import cast_of, chronicle
from knockbox.games.knockdown.filing import asked_block
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.wording import Wording
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.records.text import event_lines

OFFER: Final = -1
"""The prompt of what is done beside the question."""


def question_text(game: AnyGame, prompt: int, language: str) -> str:
    """The question as it is asked, or its name where no words are at hand."""
    wording = wording_of(game, language)
    return wording.question_text(prompt) if wording else game.prompts[prompt]


def option_text(game: AnyGame, state: Any, prompt: int, choice: int, language: str) -> str:
    """The option as it is said at the question `prompt`, or its notation where no words are at hand."""
    wording = wording_of(game, language)
    return wording.option_text(choice, prompt, asked_block(state.asking)) if wording else game.spell(choice)


def told(game: AnyGame, state: Any, events: Sequence[Event], players: Sequence[str], language: str) -> list[str]:
    """What happened as sentences with their rules, or in plain values where no words are at hand."""
    wording = wording_of(game, language)
    if wording is None or not isinstance(game, Knockdown):
        return event_lines(events)
    fighters = game.view(state, PUBLIC).table.fighters
    return [line.cited() for line in chronicle(events, cast_of(wording, players, fighters), wording)]


def wording_of(game: AnyGame, language: str) -> Wording | None:
    return words_of_knockdown(game, language) if isinstance(game, Knockdown) else None


@lru_cache(maxsize=8)
def words_of_knockdown(game: Knockdown, language: str) -> Wording | None:
    """The words of a box; one from outside may have none in this language."""
    try:
        return Wording(game.mixture, language)
    except PackError:
        return None
