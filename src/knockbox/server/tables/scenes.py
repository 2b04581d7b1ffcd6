"""The table as it is sent to somebody: made of an outlook and of what everybody may know, and of nothing else."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.speech import OFFER, lines, option_texts, question_text, reason_text
from knockbox.records.adventure import LAST_LEVEL
from knockbox.records.record import Player
from knockbox.server.protocol import Adventure, Clock, LogLine, Luck, Question, Scene, Trial, Tried, Unplayed
from knockbox.server.tables.course import Course
from knockbox.server.tables.log import PERSON
from knockbox.server.tables.outlook import Outlook
from knockbox.server.tables.table import OVER, PLAYING, Table
from knockbox.text.catalogue import catalogue

MOST_UNPLAYED: Final = 1_000
"""Inputs of a frozen table that are told at once."""


def scene(table: Table, place: int, language: str, now_ms: int) -> Scene:
    """What a seat, or the public, sees now, with texts if there is a language."""
    course = table.course
    if course is None:
        return empty_scene(table, place)
    seen, painter = course.outlooks[place], Painter(course, place, language)
    is_live = table.phase == PLAYING
    return Scene(
        phase=table.phase,
        view=seen.view,
        aids=painter.aids(seen.view),
        question=painter.question(seen) if is_live and place != PUBLIC else None,  # the referee is the table itself
        offers=[*painter.beside(seen.offers), *painter.closed()] if is_live else [],
        utterances=painter.beside(seen.utterances) if is_live else [],
        asked=seen.asked if is_live else [],
        clock=clock(table, place, now_ms),
        paused=table.is_paused,
        luck=luck(table),
        result=course.session.end.result if course.session.end else None,
        undo=is_live and course.can_undo(place),
        adventure=adventure(table),
        frozen=table.frozen,
        unplayed=unplayed(table, place),
    )


def empty_scene(table: Table, place: int) -> Scene:
    """Before the deal, or where no deal can be made."""
    return Scene(
        phase=table.phase,
        view=None,
        aids=None,
        question=None,
        offers=[],
        utterances=[],
        asked=[],
        clock=None,
        paused=False,
        luck=luck(table),
        result=None,
        undo=False,
        adventure=adventure(table),
        frozen=table.frozen,
        unplayed=unplayed(table, place),
    )


def unplayed(table: Table, place: int) -> list[Unplayed]:
    """What a place noticed, as it was written, where this program has no view of it; of very much the latest."""
    bit = 1 << place % (len(table.chairs) + 1)
    noticed = [entry for entry in table.unplayed if entry.shown & bit]
    return [Unplayed(entry.seat, entry.notation if entry.told & bit else "") for entry in noticed[-MOST_UNPLAYED:]]


def clock(table: Table, place: int, now_ms: int) -> Clock | None:
    shown, course = table.clock, table.course
    if shown is None or course is None or table.phase != PLAYING:
        return None
    timing = shown.timing
    question = course.session.game.decision(course.seen[place].state)
    seat = question.seat if question is not None and not timing.is_whole_match else None
    left_ms = max(0, shown.left_ms(now_ms) - course.unseen_ms[place])
    return Clock(left_ms, table.is_hurried(question), seat, timing.rule)


def luck(table: Table) -> Luck:
    """The secret stays one until the match is over."""
    nonces = table.dealt.nonces if table.dealt else []
    return Luck(table.opened.commitment, nonces, table.opened.secret if table.phase == OVER else "")


def adventure(table: Table) -> Adventure | None:
    """All of it is written on the table for everybody; the names of former tables would let people in, and are not."""
    journey = table.journey
    if journey is None:
        return None
    tried = [Trial(each.level, each.won) for each in journey.tried]
    return Adventure(journey.level, LAST_LEVEL, journey.tokens, tried, journey.points, journey.finished)


class Painter:
    """Puts the choices of a place into notation and, in a language, into words."""

    def __init__(self, course: Course, place: int, language: str) -> None:
        self.course = course
        self.place = place
        self.moment = course.seen[place]
        self.game = course.session.game
        self.language = language

    def aids(self, view: Any) -> msgspec.Struct | None:
        """Whoever wants no words draws nothing."""
        return self.game.aids(view) if self.language else None

    def question(self, seen: Outlook) -> Question | None:
        if seen.question is None:
            return None
        prompt = seen.question.prompt
        question = self.moment.question_of(self.place)
        candidates = self.moment.candidates(question) if question else []
        return Question(
            id=self.course.turns[self.place],
            prompt=self.game.prompts[prompt],
            text=question_text(self.game, prompt, self.language) if self.language else "",
            candidates=self.tried(candidates, prompt),
        )

    def beside(self, choices: Iterable[int]) -> list[Tried]:
        return self.tried([Candidate(choice, self.game.spell(choice)) for choice in choices], OFFER)

    def closed(self) -> list[Tried]:
        return self.tried(self.game.closed(self.moment.state, self.place), OFFER)

    def tried(self, candidates: Sequence[Candidate], prompt: int) -> list[Tried]:
        if not self.language:
            return [Tried(each.choice, each.notation, each.enabled, each.reasons) for each in candidates]
        choices = [each.choice for each in candidates]
        texts = option_texts(self.game, self.moment.state, prompt, choices, self.language) if choices else []
        return [
            Tried(each.choice, each.notation, each.enabled, each.reasons, text, self.told(each.reasons))
            for each, text in zip(candidates, texts, strict=True)
        ]

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        if not self.language:
            return []
        said = lines(self.game, self.moment.state, events, self.players(), self.language)
        return [LogLine(each.text, each.rule, each.first, each.count) for each in said]

    def players(self) -> list[str]:
        """As they are called; whoever gave no name is a player of some seat, and no bare letter."""
        labels, seats = SEAT_NAMES[self.game.key], self.course.session.header.seats
        words = catalogue(self.language)
        return [
            words.format("table-player", seat=label) if player == Player(label, PERSON) else player.shown
            for label, player in zip(labels, seats, strict=False)
        ]

    def told(self, reasons: Iterable[Reason]) -> tuple[str, ...]:
        return tuple(reason_text(self.game, reason, self.language) for reason in reasons) if self.language else ()
