"""The match of a table: inputs are evaluated, then written to the log, then committed here."""

from itertools import takewhile
from typing import Final, NamedTuple

from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.records.record import RecordInput
from knockbox.records.session import Session
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.start import deal_match
from knockbox.server.protocol import ToldEvent
from knockbox.server.tables.log import InputMade
from knockbox.server.tables.observation import Observation, observe
from knockbox.server.tables.visibility import PlayedInput, compute_visibility

SNAPSHOT_INTERVAL_INPUTS: Final = 20
"""Inputs between two cached snapshots of a finished match."""
MAX_UNDO_STEPS: Final = 200
"""Limited because each step keeps a whole state in memory."""


class PendingInput(NamedTuple):
    """An evaluated input that is not committed yet, and its results."""

    entry: InputMade
    snapshot: MatchSnapshot
    events: list[Event]
    observations: list[Observation] | None = None  # None if read from the log: computed when needed


class UndoStep(NamedTuple):
    """A private input that its seat can undo, and the snapshot before it."""

    snapshot: MatchSnapshot | None  # None if too old to be kept
    clock_ms: int  # elapsed time when the clock was reset
    undone_input: RecordInput  # the input to undo


class LiveMatch:
    """A session, and what each place (every seat, then the public) has seen of it."""

    def __init__(self, session: Session) -> None:
        places = session.game.num_players + 1
        self.session = session
        self.last_seq = [1] * places  # last `seq` sent to each place; the deal is 1
        self.question_ids = [1] * places  # `seq` at which the current question of each place was set
        self.resync_seq = [0] * places  # a client below this `seq` needs a full snapshot message
        self.seq_history: list[tuple[int, ...]] = [
            tuple(self.last_seq)
        ]  # `last_seq` after the deal and after each input
        self.visible_snapshots = [
            session.snapshot
        ] * places  # last snapshot shown to each place, without others' private inputs
        self.hidden_reset_ms = [0] * places  # clock resets since then that the place must not notice
        self.undo_steps: list[UndoStep] = []  # private inputs at the end of the match that can be undone
        self.cached_observations: list[Observation] | None = None
        self.replay_cache: dict[int, MatchSnapshot] = {}  # of a finished match, by number of inputs

    @property
    def snapshot(self) -> MatchSnapshot:
        return self.session.snapshot

    @property
    def observations(self) -> list[Observation]:
        if self.cached_observations is None:
            places = [*range(len(self.visible_snapshots) - 1), PUBLIC]
            self.cached_observations = [
                observe(snapshot, place) for snapshot, place in zip(self.visible_snapshots, places, strict=True)
            ]
        return self.cached_observations

    @property
    def clock_question(self) -> Decision | None:
        """The question that the decision clock is running for."""
        return self.session.game.decision(self.snapshot.state)

    def evaluate(self, seat: int, choice: int, action: str, clock_ms: int, trace: str = "") -> PendingInput:
        """Return what an input leads to. Raise `IllegalChoiceError` if it is illegal."""
        before = self.snapshot
        snapshot, events = before.apply(seat, choice)
        visibility = compute_visibility(PlayedInput(seat, choice, before, snapshot, events), self.observations)
        record_input = self.session.make_input(seat, choice, snapshot, 0)
        entry = InputMade(
            seat=seat,
            choice=choice,
            notation=record_input.notation,
            state=record_input.state,
            seen_by=visibility.seen_by,
            view_changed_for=visibility.view_changed_for,
            choice_known_to=visibility.choice_known_to,
            is_chance=visibility.involves_chance,
            revealed_hidden=visibility.revealed_hidden,
            action=action,
            clock_ms=clock_ms,
            result=snapshot.game.returns(snapshot.state) if snapshot.is_over() else [],
            trace=trace,
        )
        return PendingInput(entry, snapshot, events, visibility.observations)

    def replay(self, entry: InputMade) -> PendingInput:
        """Evaluate an input from the log; the caller compares the resulting state."""
        snapshot, events = self.snapshot.apply(entry.seat, entry.choice)
        return PendingInput(entry, snapshot, events)

    def commit(self, step: PendingInput, clock_ms: int, reset_ms: int = 0) -> None:
        """Commit an input that is in the log; `reset_ms` is the elapsed time if the clock is reset."""
        entry = step.entry
        session = self.session
        number = len(session.inputs) + 1
        record_input = RecordInput(number, entry.seat, entry.choice, entry.notation, entry.state, clock_ms, entry.trace)
        if step.snapshot is not self.snapshot:  # talk actions must not reveal private inputs made before them
            self.record_undo_step(entry, record_input, reset_ms)
            self.update_visible(entry, step.snapshot, reset_ms)
        session.append_input(record_input, step.snapshot, step.events)
        session.close_if_over()
        self.cached_observations = step.observations
        for place in range(len(self.last_seq)):
            self.last_seq[place] += entry.seen_by >> place & 1
            if entry.view_changed_for >> place & 1:
                self.question_ids[place] = self.last_seq[place]
        self.seq_history.append(tuple(self.last_seq))

    def record_undo_step(self, entry: InputMade, record_input: RecordInput, reset_ms: int) -> None:
        """Record an undo step, or drop all if the input was not private; old steps lose their snapshot."""
        if not entry.is_private:
            self.undo_steps = []
            return
        self.undo_steps.append(UndoStep(self.snapshot, reset_ms, record_input))
        if len(self.undo_steps) > MAX_UNDO_STEPS:
            self.undo_steps[-MAX_UNDO_STEPS - 1] = self.undo_steps[-MAX_UNDO_STEPS - 1]._replace(snapshot=None)

    def update_visible(self, entry: InputMade, snapshot: MatchSnapshot, reset_ms: int) -> None:
        """Update what each place has seen; for a place that notices nothing the clock seems to run on."""
        for place in range(len(self.visible_snapshots)):
            if entry.seen_by >> place & 1:
                self.visible_snapshots[place] = snapshot
                self.hidden_reset_ms[place] = 0
            else:
                self.hidden_reset_ms[place] += reset_ms

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat can undo the last input now."""
        return self.is_last_input_private(seat) and self.undo_steps[-1].snapshot is not None

    def is_last_input_private(self, seat: int) -> bool:
        """Return whether the last input is a private one of this seat, however old."""
        return bool(self.undo_steps) and self.undo_steps[-1].undone_input.seat == seat and self.session.end is None

    def undo(self) -> None:
        """Undo the last private input; its seat gets a full update, and talk actions made since stay."""
        if self.undo_steps[-1].snapshot is None:  # the log comes from a version that kept more undo steps
            self.rebuild_undo_steps()
        step = self.undo_steps.pop()
        removed = step.undone_input
        self.remove_input(removed)
        assert step.snapshot is not None, "the snapshot was rebuilt"  # noqa: S101
        self.session.snapshot = self.visible_snapshots[removed.seat] = step.snapshot
        self.hidden_reset_ms = [
            0 if place == removed.seat else hidden_ms - step.clock_ms
            for place, hidden_ms in enumerate(self.hidden_reset_ms)
        ]
        self.cached_observations = None
        self.last_seq[removed.seat] += 1
        self.question_ids[removed.seat] = self.resync_seq[removed.seat] = self.last_seq[removed.seat]

    def rebuild_undo_steps(self) -> None:
        """Replay the match to restore the snapshots of the latest undo steps."""
        first = max(0, len(self.undo_steps) - MAX_UNDO_STEPS)
        positions = {step.undone_input.seq: number for number, step in enumerate(self.undo_steps[first:], first)}
        snapshot = self.initial_snapshot()
        for entry in self.session.inputs:
            if entry.seq in positions:
                number = positions[entry.seq]
                self.undo_steps[number] = self.undo_steps[number]._replace(snapshot=snapshot)
            snapshot, _ = snapshot.apply(entry.seat, entry.choice)

    def remove_input(self, removed: RecordInput) -> None:
        """Remove an input from the record; talk actions after it move to the state before it."""
        session = self.session
        before = removed.seq - 1
        state = session.inputs[before - 1].state if before else session.header.state
        talk = [replace(entry, seq=entry.seq - 1, state=state) for entry in session.inputs[removed.seq :]]
        session.inputs[before:] = talk
        session.events = [
            replace(seen, input=seen.input - 1) if seen.input > removed.seq else seen
            for seen in session.events
            if seen.input != removed.seq
        ]
        del self.seq_history[removed.seq]

    def snapshot_after(self, number: int) -> MatchSnapshot:
        """Return the snapshot of a finished match after an input, replayed from the nearest cached snapshot."""
        start = max((cached for cached in self.replay_cache if cached <= number), default=0)
        snapshot = self.replay_cache[start] if start else self.initial_snapshot()
        for place in range(start, number):
            entry = self.session.inputs[place]
            snapshot, _ = snapshot.apply(entry.seat, entry.choice)
            if (place + 1) % SNAPSHOT_INTERVAL_INPUTS == 0:
                self.replay_cache[place + 1] = snapshot
        return snapshot

    def initial_snapshot(self) -> MatchSnapshot:
        session = self.session
        state = deal_match(session.game, session.header.start, session.secret)
        state.log = None
        return MatchSnapshot(session.game, state, {})

    def events_seen_by(self, place: int, after: int = 0) -> list[ToldEvent]:
        """Return the events that a place noticed after a `seq`."""
        recent = takewhile(lambda logged: self.seq_history[logged.input][place] > after, reversed(self.session.events))
        seen = [(self.seq_history[logged.input][place], logged.event.seen_by(place)) for logged in recent]
        return [ToldEvent(seq, event) for seq, event in reversed(seen) if event is not None]
