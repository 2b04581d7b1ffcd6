"""What was said of one's own cards and still holds."""

from collections.abc import Callable, Sequence
from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.event import Event
from knockbox.games.dungeon.choices import CAN_FIX, HAVE_JOKER, LEAVE_TO_ME, ZEROS
from knockbox.games.dungeon.events import CardLaid, Said, TalkFlipped
from knockbox.games.dungeon.lattice import NEIGHBOURS, cell_at

OF_ONES_CARDS: Final = (ZEROS, HAVE_JOKER, CAN_FIX, LEAVE_TO_ME)
ABOUT_A_CREATURE: Final = (CAN_FIX, LEAVE_TO_ME)


class Spoken:
    """The last word of each seat on each matter, until a card outdates it."""

    def __init__(self, read: Callable[[str], int]) -> None:
        self.read = read
        self.words: dict[tuple[int, int], int] = {}  # by seat and verb
        self.silent = False

    def notice(self, event: Event) -> None:
        if isinstance(event, Said):
            choice = self.read(event.words)
            if verb_of(choice) in OF_ONES_CARDS:
                self.words[event.seat, verb_of(choice)] = choice
        elif isinstance(event, TalkFlipped):
            self.silent = event.silent
        elif isinstance(event, CardLaid):
            self.outdate(event.seat, cell_at(*event.cell))

    def outdate(self, seat: int, cell: int) -> None:
        """A seat that lays a card also draws one, and a creature that is touched is another matter."""
        touched = [cell + step for step in NEIGHBOURS]
        for speaker, verb in list(self.words):
            is_touched = verb in ABOUT_A_CREATURE and thing_of(self.words[speaker, verb]) in touched
            if is_touched or (speaker == seat and self.is_spent(verb)):
                del self.words[speaker, verb]

    def is_spent(self, verb: int) -> bool:
        """While all may speak, zeros hold until others are told; in silence nobody can tell what he drew."""
        return verb != ZEROS or self.silent


def spoken(story: Sequence[Event], read: Callable[[str], int]) -> list[tuple[int, int]]:
    """Who said what, of all that still holds."""
    heard = Spoken(read)
    for event in story:
        heard.notice(event)
    return [(seat, choice) for (seat, _), choice in heard.words.items()]
