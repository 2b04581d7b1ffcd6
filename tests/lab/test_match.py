"""One match between bots, without a board."""

from collections.abc import Sequence

import pytest

from knockbox.bots.vantage import Bot, Vantage
from knockbox.games.registry import build
from knockbox.lab import match
from knockbox.lab.knockdown.rounds import rounds_of
from knockbox.lab.match import play_match


class Quitter:
    """Answers twice, then takes up the only offer there is."""

    name = "quitter"

    def __init__(self) -> None:
        self.patience = 2

    def choose(self, vantage: Vantage) -> int:
        self.patience -= 1
        options: Sequence[int] = vantage.question.options
        return options[0] if self.patience >= 0 else vantage.offers[0]

    def speak(self, vantage: Vantage) -> list[int]:
        return []


def test_a_bot_may_take_up_an_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, seed: int) -> Bot:
        return Quitter()

    monkeypatch.setattr(match, "make", make)
    played = play_match(build("knockdown", {}), ["quitter", "quitter"], 3, rounds_of)
    seat, choice = played.inputs[-1]
    assert build("knockdown", {}).spell(choice) == "resign"
    assert (played.payoffs[seat], played.payoffs[1 - seat]) == (-1.0, 1.0)
