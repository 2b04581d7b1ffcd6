"""Observations for reviewing a finished match; players never get these."""

from collections.abc import Sequence

from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.bots.workers.search_request import determinize_at_question
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng, make_rng
from knockbox.lab.analysis.replayed_match import ReplayPoint


class RecalledObservation(PlayerObservation):
    """The match as the seat of an input knew it at the time."""

    def determinize(self, rng: Rng) -> Determinization:
        """Sample a world and advance it to the question: sealed answers may be given before their question is open."""
        world = self.sample_deal(rng)
        world.advance_to_seat(self.question.seat, rng)
        return world

    def sample_deal(self, rng: Rng) -> Determinization:
        """Sample a state the seat could have been in."""
        return super().determinize(rng)


class OpenHandsObservation(RecalledObservation):
    """The match with all hands revealed; only cards still to be drawn are sampled."""

    def sample_deal(self, rng: Rng) -> Determinization:
        return Determinization(self._game, self._game.reshuffle(self._state, rng))


class ObservationAfter(PlayerObservation):
    """An observation with its question already answered by a given choice."""

    def __init__(self, before: PlayerObservation, choice: int) -> None:
        super().__init__(before._game, before._state, before.question, before.history, before.seat)
        self.before = before
        self.choice = choice

    def determinize(self, rng: Rng) -> Determinization:
        world = self.before.determinize(rng)
        world.step(self.choice)
        return world


class RestrictedObservation(PlayerObservation):
    """An observation restricted to some answers and offers."""

    def __init__(self, before: PlayerObservation, options: list[int], offers: Sequence[int] = ()) -> None:
        question = Decision(before.question.seat, before.question.prompt, options)
        super().__init__(before._game, before._state, question, before.history, before.seat)
        self.before = before
        self.side_actions = list(offers)

    def determinize(self, rng: Rng) -> Determinization:
        return self.before.determinize(rng)


def observe_asked_seat(observation: PlayerObservation, seed: int) -> PlayerObservation:
    """Return the observation of the asked seat in a world sampled by another seat; its true hand is not used."""
    world = determinize_at_question(observation, make_rng(seed))
    question = world.decision()
    if question is None:
        raise ValueError("no open question: the match is over")
    return PlayerObservation(world.game, world.state, question, observation.history)


def recall(point: ReplayPoint, kind: type[RecalledObservation] = RecalledObservation) -> RecalledObservation:
    """Return the observation of an input's seat, while it or another seat was asked."""
    moment = point.snapshot
    question = point.question or moment.game.decision(moment.state)
    if question is None:
        raise ValueError("no open question: the match is over")
    return kind(moment.game, moment.state, question, point.history(), point.entry.seat)
