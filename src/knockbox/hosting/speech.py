"""What questions, answers and events are called in the language of a person."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.chronicle import Line
from knockbox.games.dungeon.voice import DungeonVoice
from knockbox.games.knockdown.voice import KnockdownVoice
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.records.text import event_lines

OFFER: Final = -1
"""The prompt of what is done beside the question."""
KEPT: Final = 256
"""Games whose voices stay at hand; the words themselves are kept by boxes and language."""

REASONS_KEPT: Final = 16_384
"""Reasons that stay said: what is closed now was mostly closed a turn ago."""


class Voice(Protocol):
    """A game in words of one language; a pack that lacks some of them has no voice."""

    def question_text(self, prompt: int) -> str: ...

    def option_texts(self, state: Any, prompt: int, choices: Iterable[int]) -> list[str]: ...

    def deed_text(self, state: Any, prompt: int, choice: int) -> str: ...

    def feat_text(self, state: Any, choice: int) -> str: ...

    def reason_text(self, reason: Reason) -> str: ...

    def lines(self, state: Any, events: Sequence[Event], players: Sequence[str]) -> list[Line]: ...


VOICES: Final[dict[str, Callable[[Any, str], Voice]]] = {"knockdown": KnockdownVoice, "dungeon": DungeonVoice}


def question_text(game: AnyGame, prompt: int, language: str) -> str:
    """The question as it is asked, or its name where no words are at hand."""
    voice = voice_of(game, language)
    return voice.question_text(prompt) if voice else game.prompts[prompt]


def option_text(game: AnyGame, state: Any, prompt: int, choice: int, language: str) -> str:
    """The option as it is said at the question `prompt`, or its notation where no words are at hand."""
    return option_texts(game, state, prompt, [choice], language)[0]


def option_texts(game: AnyGame, state: Any, prompt: int, choices: Sequence[int], language: str) -> list[str]:
    """Several options of one question, in their order: the table is looked at once for all of them."""
    voice = voice_of(game, language)
    return voice.option_texts(state, prompt, choices) if voice else [game.spell(choice) for choice in choices]


def deed_text(game: AnyGame, state: Any, prompt: int, choice: int, language: str) -> str:
    """An option for whoever reads of it alone, without what was answered before; or its notation."""
    voice = voice_of(game, language)
    return voice.deed_text(state, prompt, choice) if voice else game.spell(choice)


def feat_text(game: AnyGame, state: Any, choice: int, language: str) -> str:
    """A choice of weight as a name for whoever tells a match, or its notation where no words are at hand."""
    voice = voice_of(game, language)
    return voice.feat_text(state, choice) if voice else game.spell(choice)


def reason_text(game: AnyGame, reason: Reason, language: str) -> str:
    """Why not, as it is said, or as a code where no words are at hand."""
    rules: Any = game  # see `voice_of`
    return reason_in(rules, reason.code, reason.rule, tuple(reason.values.items()), language)


@lru_cache(REASONS_KEPT)
def reason_in(game: Any, code: str, rule: str, values: tuple[tuple[str, str | int], ...], language: str) -> str:
    voice = voice_of(game, language)
    return voice.reason_text(Reason(code, rule, dict(values))) if voice else code


def told(game: AnyGame, state: Any, events: Sequence[Event], players: Sequence[str], language: str) -> list[str]:
    """What happened as sentences with their rules, or in plain values where no words are at hand."""
    voice = voice_of(game, language)
    return [line.cited() for line in voice.lines(state, events, players)] if voice else event_lines(game.key, events)


def lines(game: AnyGame, state: Any, events: Sequence[Event], players: Sequence[str], language: str) -> list[Line]:
    """What happened as lines of a log, or in plain values where no words are at hand."""
    voice = voice_of(game, language)
    return voice.lines(state, events, players) if voice else plain_lines(game, events)


def plain_lines(game: AnyGame, events: Sequence[Event]) -> list[Line]:
    texts = enumerate(zip(event_lines(game.key, events), events, strict=True))
    return [Line(text, event.rule, type(event).__name__, number, 1) for number, (text, event) in texts]


def voice_of(game: AnyGame, language: str) -> Voice | None:
    rules: Any = game  # a protocol cannot promise that it can be hashed
    return voice_in(rules, language) if game.key in VOICES else None


@lru_cache(KEPT)
def voice_in(game: Any, language: str) -> Voice | None:
    """The words of a game; a box from outside may have none in this language."""
    try:
        return VOICES[game.key](game, language)
    except PackError:
        return None
