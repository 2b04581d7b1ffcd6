"""A match in progress: inputs are checked, carried out and recorded here, and nowhere else."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import knockbox
from knockbox.engine.event import Event
from knockbox.games.registry import AnyGame, build, settle_packs
from knockbox.records.fair import open_envelope, secret_beside
from knockbox.records.moment import Moment
from knockbox.records.record import SCHEMA, Committed, End, Header, Input, Player, Start
from knockbox.records.start import deal
from knockbox.records.state_hash import state_hash
from knockbox.records.towers import check_trace, hands_of
from knockbox.records.writer import RecordWriter, create, write_record


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the input that caused it; 0 is the deal. It is in no circle, and there are many of them."""

    input: int
    event: Event


class Session:
    """The table of one match, with all that happened at it."""

    def __init__(self, header: Header, moment: Moment, secret: str = "", writer: RecordWriter | None = None) -> None:
        self.header = header
        self.moment = moment
        self.secret = secret
        self.writer = writer
        self.inputs: list[Input] = []
        self.told: list[Told] = []
        self.end: End | None = None

    @property
    def game(self) -> AnyGame:
        return self.moment.game

    def choose(self, seat: int, choice: int, *, clock_ms: int = 0, trace: str = "") -> list[Event]:
        """Carry out one input; it is written before it counts, and refused or failed inputs change nothing."""
        moment, events = self.moment.after(seat, choice)
        if trace:
            check_trace(self, seat, choice, trace)
        entry = self.entry_of(seat, choice, moment, clock_ms, trace)
        if self.writer is not None:
            self.writer.append(entry)
        self.go_on(entry, moment, events)
        self.close_if_over()
        return events

    def entry_of(self, seat: int, choice: int, moment: Moment, clock_ms: int, trace: str = "") -> Input:
        """What is written of an input; a clock that was read never runs back."""
        notation, shown_ms = self.game.spell(choice), max(clock_ms, self.clock_ms()) if clock_ms else 0
        state = state_hash(self.game, moment.state)
        return Input(len(self.inputs) + 1, seat, choice, notation, state, shown_ms, trace)

    def clock_ms(self) -> int:
        """How far the clock of a timed match had run when it was last read; a match goes on from there."""
        return max((entry.clock_ms for entry in self.inputs), default=0)

    def go_on(self, entry: Input, moment: Moment, events: Sequence[Event]) -> None:
        """Take over an input that is recorded already."""
        self.inputs.append(entry)
        self.moment = moment
        self.told += [Told(entry.seq, event) for event in events]

    def close_if_over(self) -> None:
        """Write the end, with the secret if there was one."""
        if self.end is not None or not self.moment.is_over():
            return
        end = End(self.game.payoffs(self.moment.state), self.secret)
        if self.writer is not None:
            self.writer.append(end)
            open_envelope(self.writer.path)
        self.end = end
        self.close()

    def close(self) -> None:
        """Let go of the file; a session that is over has done so."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None

    def events_for(self, seat: int, since: int = -1) -> list[Told]:
        """What a seat noticed after input `since`."""
        late = [told for told in self.told if told.input > since]
        seen = [(told.input, told.event.seen_by(seat)) for told in late]
        return [Told(number, event) for number, event in seen if event is not None]

    def save(self, path: Path) -> None:
        """Write the whole match so far into a new file."""
        write_record(path, self.header, self.inputs, self.end)


def new_session(
    game: str,
    options: Mapping[str, str],
    packs: Sequence[str],
    seats: Sequence[Player],
    start: Start,
    secret: str = "",
    adventure: str = "",
) -> Session:
    """Deal a new match, recorded in memory only."""
    return begin(build(game, options, packs, len(seats)), packs, seats, start, secret, adventure)


def begin(
    rules: AnyGame, packs: Sequence[str], seats: Sequence[Player], start: Start, secret: str = "", adventure: str = ""
) -> Session:
    """The same with a game that is built already, with these packs."""
    rules = rules.with_hands(hands_of(seats))
    state = deal(rules, start, secret)
    notes, state.log = state.log or [], None
    header = Header(
        schema=SCHEMA,
        made_by=f"knockbox {knockbox.__version__}",
        game=rules.key,
        rules_version=rules.rules_version,
        packs=settle_packs(rules.key, packs),
        content_hash=rules.content_hash,
        options=dict(rules.options),
        seats=list(seats),
        start=start,
        state=state_hash(rules, state),
        adventure=adventure,
    )
    session = Session(header, Moment(rules, state, {}), secret if isinstance(start, Committed) else "")
    session.told = [Told(0, event) for event in rules.events(notes)]
    return session


def record_to(session: Session, path: Path, durable: bool = False) -> None:
    """Keep a new session in a file from its first input on, and its secret beside it until the end."""
    with secret_beside(path, session.secret):
        session.writer = create(path, session.header, durable)
