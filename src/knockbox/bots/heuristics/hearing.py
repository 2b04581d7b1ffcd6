"""What a bot in the dungeon makes of what the others say: zeros they hold, creatures they take on, corners to spare."""

from collections.abc import Sequence
from typing import Final

from knockbox.bots.heuristics.floor import ACROSS, spot
from knockbox.engine.event import Event
from knockbox.games.dungeon.events import CardLaid, Said, TalkFlipped

ZEROS: Final = ("none", "falling", "rising", "both")
"""The words of a statement about zeros, by the diagonals they fit on."""
PROMISES: Final = ("can-fix", "leave-to-me")


class Hearing:
    """What was said and still holds: a word about a creature until a card touches it, all else until it is outdated."""

    def __init__(self, story: Sequence[Event]) -> None:
        self.zeros: dict[int, int] = {}  # by seat
        self.promises: dict[int, int] = {}  # place of a creature -> seat
        self.calls: set[int] = set()  # places of creatures
        self.spared: dict[int, int] = {}  # vertex -> seat
        self.silent = False
        for event in story:
            self.notice(event)

    def notice(self, event: Event) -> None:
        if isinstance(event, Said):
            self.hear(event.seat, event.words)
        elif isinstance(event, CardLaid):
            self.watch(event.seat, spot(*event.cell))
        elif isinstance(event, TalkFlipped):
            self.silent = event.silent

    def hear(self, seat: int, words: str) -> None:
        verb, _, thing = words.partition(" ")
        if verb == "zeros":
            self.zeros[seat] = ZEROS.index(thing)
        elif verb in PROMISES:
            self.promises[place_of(thing)] = seat
        elif verb == "help":
            self.calls.add(place_of(thing))
        elif verb == "spare":
            self.spared[place_of(thing)] = seat

    def watch(self, seat: int, place: int) -> None:
        """Whoever lays a card has done what he meant to do; in silence nobody can tell what he drew."""
        touched = {place + step for step in ACROSS}
        self.promises = {at: by for at, by in self.promises.items() if by != seat and at not in touched}
        self.spared = {at: by for at, by in self.spared.items() if by != seat}
        self.calls -= touched
        if self.silent:
            self.zeros.pop(seat, None)


def kept_in_mind(story: Sequence[Event], cards: int) -> list[Event]:
    """All that happened, but of what was said only what came since so many cards were laid."""
    laid, kept = 0, list[Event]()
    for event in reversed(story):
        laid += isinstance(event, CardLaid)
        if laid < cards or not isinstance(event, Said):
            kept.append(event)
    return kept[::-1]


def last_words(story: Sequence[Event], seat: int, verb: str) -> str:
    """What a seat said last of this kind, or nothing."""
    for event in reversed(story):
        if isinstance(event, Said) and event.seat == seat and event.words.startswith(verb):
            return event.words
    return ""


def place_of(words: str) -> int:
    """A place as it is written: `1,-1`."""
    x, _, y = words.partition(",")
    return spot(int(x), int(y))
