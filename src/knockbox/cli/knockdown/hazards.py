"""Explain the hazards of arenas, with their rules."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.styles import DIM
from knockbox.games.knockdown.schema import ArenaLayout
from knockbox.games.knockdown.text.questions import Wording
from knockbox.text.rulebook import fold_text

MIN_PREFIX_LENGTH: Final = 4
"""Minimum length of a typed prefix."""

ENGLISH_WORDS: Final = {
    "danger": ("edge", "edges", "danger", "dangerous"),
    "corridors": ("corridor", "corridors", "entrance", "entrances"),
    "candles": ("candle", "candles", "dark", "darkness"),
}
"""English words for each hazard, accepted in every language."""

HAZARD_RULES: Final = {
    "danger": ("KD-SS-EDGE-1",),
    "corridors": ("KD-NEM-CORR-1", "KD-NEM-CORR-2", "KD-NEM-CORR-3", "KD-NEM-CORR-4"),
    "candles": ("KD-TG-CAND-1", "KD-TG-CAND-2", "KD-TG-CAND-3"),
}


def hazards_of(arena: ArenaLayout) -> Iterator[str]:
    """Yield the hazards of an arena."""
    if arena.dangerous:
        yield "danger"
    if arena.corridors:
        yield "corridors"
    if arena.candles:
        yield "candles"


def sentence(wording: Wording, hazard: str) -> Text:
    return Text(wording.say(f"knockdown-terminal-welcome-{hazard}"))


def explain_hazard(wording: Wording, hazard: str) -> Iterator[RenderableType]:
    """Yield the sentence about a hazard, and its rules."""
    yield Padding(sentence(wording, hazard), (0, 0, 0, 2))
    more = wording.say("terminal-read-on", rules=", ".join(HAZARD_RULES[hazard]))
    yield Padding(Text(more, style=DIM), (0, 0, 0, 2))


def hazards_named(wording: Wording, typed: str) -> list[str]:
    """Return the hazards that a typed word names."""
    return [
        hazard for hazard in ENGLISH_WORDS if any(is_prefix_of(word, typed) for word in hazard_words(wording, hazard))
    ]


def hazard_words(wording: Wording, hazard: str) -> list[str]:
    return [*ENGLISH_WORDS[hazard], *wording.say(f"knockdown-terminal-called-{hazard}").split(", ")]


def is_prefix_of(word: str, typed: str) -> bool:
    wanted = fold_text(typed)
    return wanted == fold_text(word) or (len(wanted) >= MIN_PREFIX_LENGTH and fold_text(word).startswith(wanted))


def resume_reminder(scene: KnockdownScene) -> Iterator[Text]:
    """Yield the hazards of the arena when a match is resumed."""
    found = list(hazards_of(scene.arena))
    yield from (sentence(scene.wording, hazard) for hazard in found)
    if found:
        yield Text(scene.format_message("arena-again"), style=DIM)
