"""From what was seen at each input to an account of the whole match."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

import knockbox
from knockbox.games.knockdown.events import RoundStarted
from knockbox.lab.analysis.correction import Correction, correction_of
from knockbox.lab.analysis.course import Course, Stop
from knockbox.lab.analysis.findings import Analysis, Better, Moment, Part, Step, Tally
from knockbox.lab.analysis.looking import Look
from knockbox.lab.analysis.marks import BLUNDER, INACCURACY, MISTAKE, UNLUCKY, Loss, loss_of, loss_of_leaving, luck_of
from knockbox.lab.analysis.work import Sight, Task

MADE_BY: Final = f"knockbox analyse {knockbox.__version__}"
SHARED: Final = frozenset({"dungeon"})
"""Games in which all seats win or lose together."""
DIGITS: Final = 4


def account(course: Course, task: Task, sights: Iterable[Sight]) -> Analysis:
    header, correction = course.session.header, correction_of(course.game.key, task.judge)
    seen = {sight.input: sight for sight in sights}
    teller = Teller(course, correction)
    start = teller.start(seen)
    moments = teller.moments(seen, start)
    return Analysis(
        made_by=MADE_BY,
        record=task.path.name,
        game=header.game,
        rules_version=header.rules_version,
        packs=header.packs,
        players=[player.shown for player in header.seats],
        judge=task.judge,
        budget=str(task.budget),
        seed=task.seed,
        correction=correction.numbers,
        shared=header.game in SHARED,
        result=course.result,
        start=start,
        rounds=rounds_of(course),
        tallies=[tally(seat, player.shown, moments) for seat, player in enumerate(header.seats)],
        moments=moments,
    )


class Teller:
    """Tells inputs in their order; each leaves the chances of all seats behind."""

    def __init__(self, course: Course, correction: Correction) -> None:
        self.course = course
        self.correction = correction
        self.seats = len(course.session.header.seats)
        self.shared = course.game.key in SHARED

    def start(self, seen: Mapping[int, Sight]) -> list[float]:
        """What the first choice could have made of the match."""
        for stop in self.course.stops:
            sight = seen.get(stop.entry.seq)
            if sight is not None and sight.known is not None:
                return self.chances(stop.entry.seat, loss_of(sight.known, self.correction).best)
        return [0.5] * self.seats

    def chances(self, seat: int, chance: float) -> list[float]:
        """Of every seat, by what one seat knew."""
        near = round(chance, DIGITS)
        return [near if self.shared or other == seat else round(1 - near, DIGITS) for other in range(self.seats)]

    def moments(self, seen: Mapping[int, Sight], start: list[float]) -> list[Moment]:
        told: list[Moment] = []
        for stop in self.course.stops:
            chances = told[-1].chances if told else start
            told.append(self.moment(stop, seen.get(stop.entry.seq), chances))
        return told

    def moment(self, stop: Stop, sight: Sight | None, chances: list[float]) -> Moment:
        """An input; without a look at it nothing is known that was not known before."""
        if self.course.ends_with(stop):
            chances = [(1 + payoff) / 2 for payoff in self.course.result or []]
        if sight is None:
            return plain(stop, chances)
        if sight.stands is not None:
            return plain(stop, self.chances(stop.entry.seat, self.correction.chance(sight.stands.chance)))
        if sight.left is not None:
            loss = loss_of_leaving(sight.left, 2 * chances[stop.entry.seat] - 1, self.correction)
            return judged(plain(stop, chances), loss)
        if sight.known is None or sight.opened is None:
            raise ValueError(f"input {stop.entry.seq} was looked at by halves")
        known, opened = (loss_of(look, self.correction) for look in (sight.known, sight.opened))
        if not self.course.ends_with(stop):
            chances = self.chances(stop.entry.seat, known.chosen)
        return judged(
            plain(stop, chances),
            known,
            luck=luck_of(known, opened),
            better=self.better(sight.known, known),
            opened=self.better(sight.opened, opened),
        )

    def better(self, look: Look, loss: Loss) -> Better | None:
        """The choice that was missed, if one was."""
        if not loss.size:
            return None
        spell = self.course.game.spell
        return Better(
            choice=look.best.choice,
            notation=spell(look.best.choice),
            chance=round(loss.best, DIGITS),
            lost=round(loss.size, DIGITS),
            doubt=round(loss.doubt, DIGITS),
            sureness=loss.sureness,
            plan=[Step(seat, choice, spell(choice)) for seat, choice in look.plan],
        )


def plain(stop: Stop, chances: list[float]) -> Moment:
    """An input that was not looked at."""
    entry, question = stop.entry, stop.question
    answered = question if question is not None and entry.choice in question.options else None
    return Moment(
        input=entry.seq,
        seat=entry.seat,
        kind=stop.kind,
        question=stop.moment.game.prompts[answered.prompt] if answered else "",
        choice=entry.choice,
        notation=entry.notation,
        options=len(answered.options) if answered else 0,
        chances=chances,
    )


def judged(
    moment: Moment, loss: Loss, luck: str = "", better: Better | None = None, opened: Better | None = None
) -> Moment:
    return msgspec.structs.replace(
        moment,
        before=round(loss.best, DIGITS),
        after=round(loss.chosen, DIGITS),
        lost=round(loss.size, DIGITS),
        mark=loss.mark,
        luck=luck,
        better=better,
        opened=opened,
    )


def rounds_of(course: Course) -> list[Part]:
    """Where rounds begin; a dungeon has none."""
    told = course.session.told
    return [Part(each.input, each.event.round) for each in told if isinstance(each.event, RoundStarted)]


def tally(seat: int, name: str, moments: Sequence[Moment]) -> Tally:
    own = [moment for moment in moments if moment.seat == seat and moment.before is not None]
    called = Counter(word for moment in own for word in (moment.mark, moment.luck))
    return Tally(
        seat=seat,
        name=name,
        choices=len(own),
        lost=round(sum(moment.lost for moment in own), DIGITS),
        inaccuracies=called[INACCURACY],
        mistakes=called[MISTAKE],
        blunders=called[BLUNDER],
        unlucky=called[UNLUCKY],
    )
