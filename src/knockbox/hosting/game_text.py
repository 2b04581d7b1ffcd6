"""Texts of questions, actions, reasons and events in a language."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.text.game_text import DungeonText
from knockbox.games.knockdown.text.game_text import KnockdownText
from knockbox.games.log_lines import LogLine
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.records.text import event_lines

SIDE_ACTION_PROMPT: Final = -1
"""The prompt of side actions."""
GAME_TEXT_CACHE_SIZE: Final = 256
"""Games whose texts are cached; the words themselves are cached by packs and language."""

REASON_CACHE_SIZE: Final = 16_384
"""Large, as most actions that are illegal now were illegal a turn ago."""


class GameText(Protocol):
    """The texts of a game in one language; a pack that lacks some of them has none."""

    def question_text(self, prompt: int) -> str: ...

    def option_texts(self, state: Any, prompt: int, choices: Iterable[int]) -> list[str]: ...

    def action_text(self, state: Any, prompt: int, choice: int) -> str: ...

    def move_name(self, state: Any, choice: int) -> str: ...

    def reason_text(self, reason: Reason) -> str: ...

    def log_lines(self, state: Any, events: Sequence[Event], players: Sequence[str]) -> list[LogLine]: ...


GAME_TEXTS: Final[dict[str, Callable[[Any, str], GameText]]] = {"knockdown": KnockdownText, "dungeon": DungeonText}


def question_text(game: AnyGame, prompt: int, language: str) -> str:
    """Return the text of a question, or its name if there are no texts."""
    voice = game_text_of(game, language)
    return voice.question_text(prompt) if voice else game.prompts[prompt]


def option_text(game: AnyGame, state: Any, prompt: int, choice: int, language: str) -> str:
    """Return the text of an option at the question `prompt`, or its notation if there are no texts."""
    return option_texts(game, state, prompt, [choice], language)[0]


def option_texts(game: AnyGame, state: Any, prompt: int, choices: Sequence[int], language: str) -> list[str]:
    """Return the texts of several options of one question, in order; faster than one by one."""
    voice = game_text_of(game, language)
    return (
        voice.option_texts(state, prompt, choices) if voice else [game.action_to_string(choice) for choice in choices]
    )


def action_text(game: AnyGame, state: Any, prompt: int, choice: int, language: str) -> str:
    """Return the text of an option on its own, without the answers before it; or its notation."""
    voice = game_text_of(game, language)
    return voice.action_text(state, prompt, choice) if voice else game.action_to_string(choice)


def move_name(game: AnyGame, state: Any, choice: int, language: str) -> str:
    """Return an important choice as a noun phrase for the account of a match, or its notation if there are no texts."""
    voice = game_text_of(game, language)
    return voice.move_name(state, choice) if voice else game.action_to_string(choice)


def reason_text(game: AnyGame, reason: Reason, language: str) -> str:
    """Return the text of a reason, or its code if there are no texts."""
    rules: Any = game  # see `game_text_of`
    return cached_reason_text(rules, reason.code, reason.rule, tuple(reason.values.items()), language)


@lru_cache(REASON_CACHE_SIZE)
def cached_reason_text(
    game: Any, code: str, rule: str, values: tuple[tuple[str, str | int], ...], language: str
) -> str:
    voice = game_text_of(game, language)
    return voice.reason_text(Reason(code, rule, dict(values))) if voice else code


def event_sentences(
    game: AnyGame, state: Any, events: Sequence[Event], players: Sequence[str], language: str
) -> list[str]:
    """Return events as sentences that cite their rules, or as plain values if there are no texts."""
    voice = game_text_of(game, language)
    return (
        [line.text_with_rule() for line in voice.log_lines(state, events, players)]
        if voice
        else event_lines(game.key, events)
    )


def log_lines(
    game: AnyGame, state: Any, events: Sequence[Event], players: Sequence[str], language: str
) -> list[LogLine]:
    """Return events as lines of a log, or as plain values if there are no texts."""
    voice = game_text_of(game, language)
    return voice.log_lines(state, events, players) if voice else plain_log_lines(game, events)


def plain_log_lines(game: AnyGame, events: Sequence[Event]) -> list[LogLine]:
    texts = enumerate(zip(event_lines(game.key, events), events, strict=True))
    return [LogLine(text, event.rule, type(event).__name__, number, 1) for number, (text, event) in texts]


def game_text_of(game: AnyGame, language: str) -> GameText | None:
    rules: Any = game  # a protocol cannot declare that it is hashable
    return load_game_text(rules, language) if game.key in GAME_TEXTS else None


@lru_cache(GAME_TEXT_CACHE_SIZE)
def load_game_text(game: Any, language: str) -> GameText | None:
    """Load the texts of a game; a third-party pack may have none in this language."""
    try:
        return GAME_TEXTS[game.key](game, language)
    except PackError:
        return None
