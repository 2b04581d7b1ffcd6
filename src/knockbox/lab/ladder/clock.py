"""How long bots take for their answers."""

from time import perf_counter

import msgspec

from knockbox.bots.vantage import Bot, Vantage


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """Answers to questions with more than one, counted and timed; whoever has no choice needs no time."""

    answers: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def after(self, seconds: float) -> "Clock":
        return Clock(self.answers + 1, self.seconds + seconds, max(self.longest, seconds))

    def __add__(self, other: "Clock") -> "Clock":
        longest = max(self.longest, other.longest)
        return Clock(self.answers + other.answers, self.seconds + other.seconds, longest)

    def rounded(self) -> "Clock":
        return Clock(self.answers, round(self.seconds, 4), round(self.longest, 4))


class TimedBot:
    """A bot beside whom a clock runs while it chooses."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.clock = Clock()

    def choose(self, vantage: Vantage) -> int:
        begun = perf_counter()
        choice = self.bot.choose(vantage)
        if len(vantage.question.options) > 1:
            self.clock = self.clock.after(perf_counter() - begun)
        return choice

    def speak(self, vantage: Vantage) -> list[int]:
        return self.bot.speak(vantage)
