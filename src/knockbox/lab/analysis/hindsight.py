"""Vantages for looking back at a match that is over; whoever plays gets none of these."""

from collections.abc import Sequence

from knockbox.bots.vantage import Vantage, World
from knockbox.bots.workers.case import asked_world
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng, seeded
from knockbox.lab.analysis.course import Stop


class Recalled(Vantage):
    """The table as the seat of an input knew it when it was asked."""

    def imagine(self, rng: Rng) -> World:
        """Answers under seal may come before their question is on the table."""
        world = self.dealt(rng)
        world.wait_for(self.question.seat, rng)
        return world

    def dealt(self, rng: Rng) -> World:
        """A world the seat could have been in."""
        return super().imagine(rng)


class OpenHands(Recalled):
    """The same table with all hands open: what nobody could know there, but for the cards still to be drawn."""

    def dealt(self, rng: Rng) -> World:
        return World(self._game, self._game.reshuffle(self._state, rng))


class After(Vantage):
    """A vantage with its question answered: what becomes of one choice."""

    def __init__(self, before: Vantage, choice: int) -> None:
        super().__init__(before._game, before._state, before.question, before.story, before.seat)
        self.before = before
        self.choice = choice

    def imagine(self, rng: Rng) -> World:
        world = self.before.imagine(rng)
        world.step(self.choice)
        return world


class Among(Vantage):
    """A vantage of which only some answers and offers count."""

    def __init__(self, before: Vantage, options: list[int], offers: Sequence[int] = ()) -> None:
        question = Decision(before.question.seat, before.question.prompt, options)
        super().__init__(before._game, before._state, question, before.story, before.seat)
        self.before = before
        self.offers = list(offers)

    def imagine(self, rng: Rng) -> World:
        return self.before.imagine(rng)


def supposed(vantage: Vantage, seed: int) -> Vantage:
    """The place of whoever is asked, in a world that another seat imagines: what he truly holds has no part in it."""
    world = asked_world(vantage, seeded(seed))
    question = world.decision()
    if question is None:
        raise ValueError("nobody is asked once a match is over")
    return Vantage(world.game, world.state, question, vantage.story)


def recalled(stop: Stop, kind: type[Recalled] = Recalled) -> Recalled:
    """What the seat of an input knew, while it or another seat was asked."""
    moment = stop.moment
    question = stop.question or moment.game.decision(moment.state)
    if question is None:
        raise ValueError("nobody is asked once a match is over")
    return kind(moment.game, moment.state, question, stop.story(), stop.entry.seat)
