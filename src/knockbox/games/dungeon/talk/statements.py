"""Statements of players about their own cards, and how long they hold."""

from collections.abc import Callable, Sequence
from typing import Final

from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.event import Event
from knockbox.games.dungeon.choices import CAN_FIX, HAVE_JOKER, LEAVE_TO_ME, ZEROS
from knockbox.games.dungeon.events import CardLaid, Said, TalkFlipped
from knockbox.games.dungeon.lattice import NEIGHBOURS, cell_at

OWN_CARD_VERBS: Final = (ZEROS, HAVE_JOKER, CAN_FIX, LEAVE_TO_ME)
CREATURE_VERBS: Final = (CAN_FIX, LEAVE_TO_ME)


class StatementTracker:
    """Keeps the last statement of each seat per verb until a laid card outdates it."""

    def __init__(self, string_to_action: Callable[[str], int]) -> None:
        self.string_to_action = string_to_action
        self.choices: dict[tuple[int, int], int] = {}  # by seat and verb
        self.silent = False

    def observe(self, event: Event) -> None:
        if isinstance(event, Said):
            choice = self.string_to_action(event.words)
            if verb_of(choice) in OWN_CARD_VERBS:
                self.choices[event.seat, verb_of(choice)] = choice
        elif isinstance(event, TalkFlipped):
            self.silent = event.silent
        elif isinstance(event, CardLaid):
            self.drop_outdated(event.seat, cell_at(*event.cell))

    def drop_outdated(self, seat: int, cell: int) -> None:
        """Drop statements about touched creatures, and those of a seat whose hand changes as it lays and draws."""
        touched = [cell + step for step in NEIGHBOURS]
        for speaker, verb in list(self.choices):
            is_touched = verb in CREATURE_VERBS and thing_of(self.choices[speaker, verb]) in touched
            if is_touched or (speaker == seat and self.is_outdated_by_lay(verb)):
                del self.choices[speaker, verb]

    def is_outdated_by_lay(self, verb: int) -> bool:
        """Return whether a change of hand outdates a statement.

        While players may talk, zeros hold until the seat states others; in silence a seat cannot correct them.
        """
        return verb != ZEROS or self.silent


def current_statements(history: Sequence[Event], string_to_action: Callable[[str], int]) -> list[tuple[int, int]]:
    """Return the statements that still hold as pairs of seat and choice."""
    tracker = StatementTracker(string_to_action)
    for event in history:
        tracker.observe(event)
    return [(seat, choice) for (seat, _), choice in tracker.choices.items()]
