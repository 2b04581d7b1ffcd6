"""What the arenas add to the game, in the sentences of the first screen and with the rules to read on."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from knockbox.cli.knockdown.scene import KnockdownScene
from knockbox.cli.table.styles import DIM
from knockbox.games.knockdown.schema import Arena
from knockbox.games.knockdown.wording import Wording
from knockbox.text.rulebook import plain

SHORTEST: Final = 4
"""Fewer letters may begin a word of anything."""

ENGLISH: Final = {
    "danger": ("edge", "edges", "danger", "dangerous"),
    "corridors": ("corridor", "corridors", "entrance", "entrances"),
    "candles": ("candle", "candles", "dark", "darkness"),
}
"""Words for each hazard that are understood in every language."""

RULES: Final = {
    "danger": ("KD-SS-EDGE-1",),
    "corridors": ("KD-NEM-CORR-1", "KD-NEM-CORR-2", "KD-NEM-CORR-3", "KD-NEM-CORR-4"),
    "candles": ("KD-TG-CAND-1", "KD-TG-CAND-2", "KD-TG-CAND-3"),
}


def hazards(arena: Arena) -> Iterator[str]:
    """What is special about an arena."""
    if arena.dangerous:
        yield "danger"
    if arena.corridors:
        yield "corridors"
    if arena.candles:
        yield "candles"


def sentence(wording: Wording, hazard: str) -> Text:
    return Text(wording.say(f"knockdown-terminal-welcome-{hazard}"))


def explained(wording: Wording, hazard: str) -> Iterator[RenderableType]:
    """The sentence about a hazard, and where to read more."""
    yield Padding(sentence(wording, hazard), (0, 0, 0, 2))
    more = wording.say("terminal-read-on", rules=", ".join(RULES[hazard]))
    yield Padding(Text(more, style=DIM), (0, 0, 0, 2))


def meant(wording: Wording, typed: str) -> list[str]:
    """The hazards that somebody asks about."""
    return [hazard for hazard in ENGLISH if any(is_begun(word, typed) for word in words(wording, hazard))]


def words(wording: Wording, hazard: str) -> list[str]:
    return [*ENGLISH[hazard], *wording.say(f"knockdown-terminal-called-{hazard}").split(", ")]


def is_begun(word: str, typed: str) -> bool:
    wanted = plain(typed)
    return wanted == plain(word) or (len(wanted) >= SHORTEST and plain(word).startswith(wanted))


def reminder(scene: KnockdownScene) -> Iterator[Text]:
    """The same for somebody who comes back to a match."""
    found = list(hazards(scene.arena))
    yield from (sentence(scene.wording, hazard) for hazard in found)
    if found:
        yield Text(scene.say("arena-again"), style=DIM)
