"""Timing of bots' answers."""

from time import perf_counter

import msgspec

from knockbox.bots.observation import Bot, PlayerObservation


class AnswerClock(msgspec.Struct, frozen=True, array_like=True):
    """Number and duration of free answers; forced ones are not counted."""

    answers: int = 0
    seconds: float = 0.0
    longest_seconds: float = 0.0

    def add_answer(self, seconds: float) -> "AnswerClock":
        return AnswerClock(self.answers + 1, self.seconds + seconds, max(self.longest_seconds, seconds))

    def __add__(self, other: "AnswerClock") -> "AnswerClock":
        longest = max(self.longest_seconds, other.longest_seconds)
        return AnswerClock(self.answers + other.answers, self.seconds + other.seconds, longest)

    def rounded(self) -> "AnswerClock":
        return AnswerClock(self.answers, round(self.seconds, 4), round(self.longest_seconds, 4))


class TimedBot:
    """Measures how long a bot takes to choose."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.clock = AnswerClock()

    def choose(self, observation: PlayerObservation) -> int:
        begun = perf_counter()
        choice = self.bot.choose(observation)
        if len(observation.question.options) > 1:
            self.clock = self.clock.add_answer(perf_counter() - begun)
        return choice

    def speak(self, observation: PlayerObservation) -> list[int]:
        return self.bot.speak(observation)
