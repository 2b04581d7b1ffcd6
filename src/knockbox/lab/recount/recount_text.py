"""Renders a recount as sentences, addressed to the person it played with."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from knockbox.lab.recount.remarks import Recount, Remark
from knockbox.records.text import seat_name
from knockbox.text.catalogue import load_catalogue

ActionTexts: TypeAlias = Callable[[int, str], str]
"""Returns the text of an action, given its input number and notation."""
PLAIN_STYLE: Final = "plain"
EXPECTED_LOSS: Final = 0.25
"""Win probability below which the defeat was no surprise."""


class RecountText:
    """Renders remarks in one language; the texts of actions come from `called`."""

    def __init__(
        self, recount: Recount, game: str, players: Sequence[str], action_text: ActionTexts, language: str
    ) -> None:
        self.recount = recount
        self.game = game
        self.players = players
        self.action_text = action_text
        self.catalogue = load_catalogue(language)

    def heading(self) -> str:
        return self.catalogue.format("recount-heading", name=self.name(self.recount.seat))

    def sentences(self) -> list[str]:
        return [self.sentence(remark) for remark in self.recount.remarks]

    def sentence(self, remark: Remark) -> str:
        return self.catalogue.format(f"recount-{remark.kind}", **self.values(remark)).strip()

    def values(self, remark: Remark) -> dict[str, str | int]:
        """Return the values available to the message of a remark."""
        recount = self.recount
        return {
            "style": recount.style or PLAIN_STYLE,
            "thinks": format_flag(recount.thinks),
            "shared": format_flag(recount.shared),
            "won": format_flag(recount.won),
            "own": format_flag(remark.seat == recount.seat),
            "kept": format_flag(remark.goal_input > 0),
            "clear": format_flag(remark.clear),
            "risen": format_flag(remark.after > remark.before),
            "mood": self.ending_mood(remark),
            "name": self.name(remark.seat),
            "round": remark.round,
            "last": remark.round - 1,
            "chance": percent(remark.before),
            "rest": 100 - percent(remark.before),
            "before": percent(remark.before),
            "after": percent(remark.after),
            "feat": self.action_text(remark.input, remark.feat) if remark.feat else "",
            "goal": self.action_text(remark.input, remark.goal) if remark.goal else "",
        }

    def ending_mood(self, remark: Remark) -> str:
        if self.recount.won:
            return "sure"
        return "seen" if remark.before < EXPECTED_LOSS else "open"

    def name(self, seat: int) -> str:
        """Return a player's name, with the seat if several players share it."""
        name = self.players[seat]
        return f"{name} ({seat_name(self.game, seat)})" if self.players.count(name) > 1 else name


def format_flag(holds: bool) -> str:
    return "yes" if holds else "no"


def percent(share: float) -> int:
    return round(100 * share)
