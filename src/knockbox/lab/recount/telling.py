"""A recount in sentences of a language, as the bot would say them to the one it played with."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from knockbox.lab.recount.remarks import Recount, Remark
from knockbox.records.text import seat_name
from knockbox.text.catalogue import catalogue

Called: TypeAlias = Callable[[int, str], str]
"""What a feat at an input is called; it is given in notation."""
PLAIN: Final = "plain"
LOST: Final = 0.25
"""Below this chance the end was no surprise."""


class Telling:
    """Says remarks; what feats are called it has to be told."""

    def __init__(self, recount: Recount, game: str, players: Sequence[str], called: Called, language: str) -> None:
        self.recount = recount
        self.game = game
        self.players = players
        self.called = called
        self.catalogue = catalogue(language)

    def heading(self) -> str:
        return self.catalogue.format("recount-heading", name=self.name(self.recount.seat))

    def sentences(self) -> list[str]:
        return [self.sentence(remark) for remark in self.recount.remarks]

    def sentence(self, remark: Remark) -> str:
        return self.catalogue.format(f"recount-{remark.kind}", **self.values(remark)).strip()

    def values(self, remark: Remark) -> dict[str, str | int]:
        """All that any remark may speak of."""
        recount = self.recount
        return {
            "style": recount.style or PLAIN,
            "thinks": yes(recount.thinks),
            "shared": yes(recount.shared),
            "won": yes(recount.won),
            "own": yes(remark.seat == recount.seat),
            "kept": yes(remark.goal_input > 0),
            "clear": yes(remark.clear),
            "risen": yes(remark.after > remark.before),
            "mood": self.mood(remark),
            "name": self.name(remark.seat),
            "round": remark.round,
            "last": remark.round - 1,
            "chance": percent(remark.before),
            "rest": 100 - percent(remark.before),
            "before": percent(remark.before),
            "after": percent(remark.after),
            "feat": self.called(remark.input, remark.feat) if remark.feat else "",
            "goal": self.called(remark.input, remark.goal) if remark.goal else "",
        }

    def mood(self, remark: Remark) -> str:
        if self.recount.won:
            return "sure"
        return "seen" if remark.before < LOST else "open"

    def name(self, seat: int) -> str:
        """A player; those of one name are told apart by their seats."""
        name = self.players[seat]
        return f"{name} ({seat_name(self.game, seat)})" if self.players.count(name) > 1 else name


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


def percent(share: float) -> int:
    return round(100 * share)
