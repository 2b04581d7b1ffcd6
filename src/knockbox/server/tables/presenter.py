"""Present a table to a client, from its observation and public facts only."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.registry import SEAT_NAMES
from knockbox.hosting.game_text import SIDE_ACTION_PROMPT, log_lines, option_texts, question_text, reason_text
from knockbox.records.adventure import LAST_LEVEL
from knockbox.records.record import Player
from knockbox.server.protocol import (
    Adventure,
    Clock,
    FinishedDungeon,
    LogLine,
    Luck,
    Question,
    TableView,
    Tried,
    Unplayed,
)
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.log import SEAT_PERSON
from knockbox.server.tables.observation import Observation
from knockbox.server.tables.table import PHASE_OVER, PHASE_PLAYING, Table
from knockbox.text.catalogue import load_catalogue

MAX_UNPLAYED_INPUTS: Final = 1_000
"""Inputs of a frozen table in one message."""


def present_table(table: Table, place: int, language: str, now_ms: int) -> TableView:
    """Return what a place sees now, with texts if there is a language."""
    match = table.match
    if match is None:
        return present_undealt_table(table, place)
    observation = match.observations[place]
    presenter = Presenter(match, place, language)
    is_live = table.phase == PHASE_PLAYING
    return TableView(
        phase=table.phase,
        view=observation.view,
        aids=presenter.derived(observation.view),
        question=presenter.question(observation)
        if is_live and place != PUBLIC
        else None,  # the table itself is the referee
        offers=[*presenter.side_actions(observation.offers), *presenter.disabled_side_actions()] if is_live else [],
        utterances=presenter.side_actions(observation.utterances) if is_live else [],
        asked=observation.seats_to_answer if is_live else [],
        clock=present_clock(table, place, now_ms),
        paused=table.is_paused,
        luck=present_luck(table),
        result=match.session.end.result if match.session.end else None,
        undo=is_live and match.can_undo(place),
        adventure=present_adventure(table),
        frozen=table.freeze_reason,
        unplayed=present_unplayed(table, place),
    )


def present_undealt_table(table: Table, place: int) -> TableView:
    """Return the view before the deal, or of a table that cannot be dealt."""
    return TableView(
        phase=table.phase,
        view=None,
        aids=None,
        question=None,
        offers=[],
        utterances=[],
        asked=[],
        clock=None,
        paused=False,
        luck=present_luck(table),
        result=None,
        undo=False,
        adventure=present_adventure(table),
        frozen=table.freeze_reason,
        unplayed=present_unplayed(table, place),
    )


def present_unplayed(table: Table, place: int) -> list[Unplayed]:
    """Return the notation of the inputs that a place noticed and this version cannot replay, at most the latest."""
    bit = 1 << place % (len(table.seats) + 1)
    seen = [entry for entry in table.unplayed_inputs if entry.seen_by & bit]
    return [
        Unplayed(entry.seat, entry.notation if entry.choice_known_to & bit else "")
        for entry in seen[-MAX_UNPLAYED_INPUTS:]
    ]


def present_clock(table: Table, place: int, now_ms: int) -> Clock | None:
    table_clock = table.clock
    match = table.match
    if table_clock is None or match is None or table.phase != PHASE_PLAYING:
        return None
    timing = table_clock.timing
    question = match.session.game.decision(match.visible_snapshots[place].state)
    seat = question.seat if question is not None and not timing.is_whole_match else None
    left_ms = max(0, table_clock.left_ms(now_ms) - match.hidden_reset_ms[place])
    return Clock(left_ms, table.is_clock_running_for(question), seat, timing.rule)


def present_luck(table: Table) -> Luck:
    """Return the commitment and nonces; the secret only after the match."""
    nonces = table.deal_entry.nonces if table.deal_entry else []
    return Luck(table.opening.commitment, nonces, table.opening.secret if table.phase == PHASE_OVER else "")


def present_adventure(table: Table) -> Adventure | None:
    """Return the public progress of the adventure, without the ids of earlier tables, which would grant access."""
    progress = table.adventure_progress
    if progress is None:
        return None
    tried = [FinishedDungeon(each.level, each.won) for each in progress.results]
    return Adventure(progress.level, LAST_LEVEL, progress.tokens, tried, progress.points, progress.finished)


class Presenter:
    """Renders the questions, choices and events of a place as notation and, given a language, as text."""

    def __init__(self, match: LiveMatch, place: int, language: str) -> None:
        self.match = match
        self.place = place
        self.snapshot = match.visible_snapshots[place]
        self.game = match.session.game
        self.language = language

    def derived(self, view: Any) -> msgspec.Struct | None:
        """Return values for drawing; None without a language, as such clients do not draw."""
        return self.game.derived(view) if self.language else None

    def question(self, observation: Observation) -> Question | None:
        if observation.question is None:
            return None
        prompt = observation.question.prompt
        question = self.snapshot.question_of(self.place)
        candidates = self.snapshot.candidates(question) if question else []
        return Question(
            id=self.match.question_ids[self.place],
            prompt=self.game.prompts[prompt],
            text=question_text(self.game, prompt, self.language) if self.language else "",
            candidates=self.present_candidates(candidates, prompt),
        )

    def side_actions(self, choices: Iterable[int]) -> list[Tried]:
        return self.present_candidates(
            [Candidate(choice, self.game.action_to_string(choice)) for choice in choices], SIDE_ACTION_PROMPT
        )

    def disabled_side_actions(self) -> list[Tried]:
        return self.present_candidates(
            self.game.disabled_side_actions(self.snapshot.state, self.place), SIDE_ACTION_PROMPT
        )

    def present_candidates(self, candidates: Sequence[Candidate], prompt: int) -> list[Tried]:
        if not self.language:
            return [Tried(each.choice, each.notation, each.enabled, each.reasons) for each in candidates]
        choices = [each.choice for each in candidates]
        texts = option_texts(self.game, self.snapshot.state, prompt, choices, self.language) if choices else []
        return [
            Tried(each.choice, each.notation, each.enabled, each.reasons, text, self.reason_texts(each.reasons))
            for each, text in zip(candidates, texts, strict=True)
        ]

    def log_lines(self, events: Sequence[Event]) -> list[LogLine]:
        if not self.language:
            return []
        rendered = log_lines(self.game, self.snapshot.state, events, self.player_names(), self.language)
        return [LogLine(each.text, each.rule, each.first, each.count) for each in rendered]

    def player_names(self) -> list[str]:
        """Return display names; a person without a name is called after the seat, not by its bare letter."""
        labels = SEAT_NAMES[self.game.key]
        seats = self.match.session.header.seats
        words = load_catalogue(self.language)
        return [
            words.format("table-player", seat=label) if player == Player(label, SEAT_PERSON) else player.display_name
            for label, player in zip(labels, seats, strict=False)
        ]

    def reason_texts(self, reasons: Iterable[Reason]) -> tuple[str, ...]:
        return tuple(reason_text(self.game, reason, self.language) for reason in reasons) if self.language else ()
