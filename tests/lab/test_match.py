"""Headless matches between bots."""

from collections.abc import Sequence

import pytest

from knockbox.bots.observation import Bot, PlayerObservation
from knockbox.games.registry import build
from knockbox.lab import match
from knockbox.lab.knockdown.rounds import summarize_rounds
from knockbox.lab.match import play_match


class Quitter:
    """Answers twice, then takes the only offer."""

    name = "quitter"

    def __init__(self) -> None:
        self.patience = 2

    def choose(self, observation: PlayerObservation) -> int:
        self.patience -= 1
        options: Sequence[int] = observation.question.options
        return options[0] if self.patience >= 0 else observation.side_actions[0]

    def speak(self, observation: PlayerObservation) -> list[int]:
        return []


def test_a_bot_may_take_up_an_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, seed: int) -> Bot:
        return Quitter()

    monkeypatch.setattr(match, "make_bot", make)
    played = play_match(build("knockdown", {}), ["quitter", "quitter"], 3, summarize_rounds)
    seat, choice = played.inputs[-1]
    assert build("knockdown", {}).action_to_string(choice) == "resign"
    assert (played.returns[seat], played.returns[1 - seat]) == (-1.0, 1.0)
