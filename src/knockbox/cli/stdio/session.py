"""Handle the requests of `knockbox stdio` for one match."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import FieldInfo

from knockbox.bots.advice import advise
from knockbox.bots.availability import strongest_bot
from knockbox.bots.registry import check_bot
from knockbox.bots.workers.search_request import make_request, run_search
from knockbox.cli.boxes import expand_box
from knockbox.cli.stdio.errors import BAD_POSITION_ERRORS, REQUEST_ERRORS, Refusal, refusal_for
from knockbox.cli.stdio.requests import (
    REQUESTS,
    BuildRequest,
    ChooseRequest,
    EventsRequest,
    HelpRequest,
    HintRequest,
    LoadRequest,
    NewRequest,
    OffersRequest,
    QuestionRequest,
    QuitRequest,
    SaveRequest,
    SeatOrRole,
    StdioRequest,
    TruthRequest,
    UtterancesRequest,
    ViewRequest,
    parse,
)
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate
from knockbox.games.registry import SEAT_NAMES, SHIPPED_PACKS, resolve_seats
from knockbox.hosting import hints
from knockbox.hosting.game_text import SIDE_ACTION_PROMPT, option_texts, question_text
from knockbox.hosting.seating import observation_of
from knockbox.hosting.towers import build_due_tower
from knockbox.records.reader import read_record
from knockbox.records.record import Player, PositionStart, SeedStart, Start
from knockbox.records.replay import make_branch_header, replay
from knockbox.records.session import Session, new_session
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.state_hash import state_hash
from knockbox.text.language import check_language
from knockbox.tower.verdict import CONDITION_RULES, TowerFault

T = TypeVar("T")
M = TypeVar("M")

SEED_RANGE = 2**53
PROGRAM_PLAYER = Player("stdio", "program")
HINT_SIMULATIONS = 1000
"""Default budget of a hint, in simulations so that it is the same everywhere."""


class StdioSession:
    """A connection to one program, with at most one match."""

    def __init__(self) -> None:
        self.match: Session | None = None
        self.is_done = False

    def respond(self, line: bytes) -> dict[str, Any]:
        """Answer one line; after an error the match is unchanged."""
        try:
            return {"ok": self.handle(parse(line))}
        except Refusal as error:
            return error.to_dict()
        except REQUEST_ERRORS as error:
            return refusal_for(error).to_dict()

    def handle(self, request: StdioRequest) -> Any:
        return HANDLERS[type(request)](self, request)

    @property
    def session(self) -> Session:
        if self.match is None:
            raise Refusal("no-match", "no match is loaded; send `new` or `load` first")
        return self.match

    @property
    def snapshot(self) -> MatchSnapshot:
        return self.session.snapshot

    def seat(self, seat: SeatOrRole) -> int:
        """Return the seat as an int; spectators and the referee share one."""
        if isinstance(seat, str):
            return PUBLIC
        if not 0 <= seat < self.session.game.num_players:
            seats = ", ".join(map(str, range(self.session.game.num_players)))
            raise Refusal("bad-seat", f"found seat {seat}; expected {seats}, 'public' or 'referee'")
        return seat

    def new(self, request: NewRequest) -> dict[str, Any]:
        position = request.position or {}
        options = {**position_field(position, "options", dict[str, str], {}), **request.options}
        seats = [PROGRAM_PLAYER] * resolve_seats(request.game, requested_seats(request))
        self.match = new_session(request.game, options, requested_packs(request), seats, make_start(request))
        return self.summary()

    def summary(self) -> dict[str, Any]:
        header = self.session.header
        summary = {"game": header.game, "rules_version": header.rules_version, "packs": header.packs}
        summary |= {"content_hash": header.content_hash, "options": header.options, "seats": len(header.seats)}
        if not isinstance(header.start, PositionStart):
            summary["seed"] = getattr(header.start, "seed", None)
        return summary | self.progress()

    def progress(self) -> dict[str, Any]:
        """Return the number of inputs, the seats to move, and the payoffs of a finished match."""
        moment = self.snapshot
        over = moment.is_over()
        asked = [seat_label(question.seat) for question in moment.questions()]
        progress: dict[str, Any] = {"inputs": len(self.session.inputs), "over": over, "asked": asked}
        return progress | {"payoffs": moment.game.returns(moment.state)} if over else progress

    def question(self, request: QuestionRequest) -> dict[str, Any]:
        language = check_language(request.lang)
        question = self.open_question(request.seat)
        if question is None:
            return self.progress()
        game, prompt = self.snapshot.game, question.prompt
        answer: dict[str, Any] = {"seat": seat_label(question.seat), "prompt": game.prompts[prompt]}
        answer["text"] = question_text(game, prompt, language)
        if request.all:
            candidates = self.snapshot.candidates(question)
            return answer | {"candidates": self.format_candidates(candidates, prompt, language)}
        return answer | {"options": self.format_options(question.options, prompt, language)}

    def open_question(self, vantage: SeatOrRole | None) -> Decision | None:
        if vantage is not None:
            seat = self.seat(vantage)
            found = self.snapshot.question_of(seat)
            if found is None:
                raise Refusal("not-asked", f"seat {vantage} is not asked; asked: {self.progress()['asked']}")
            return found
        return next(iter(self.snapshot.questions()), None)

    def format_options(self, choices: Sequence[int], prompt: int, language: str) -> list[dict[str, Any]]:
        game, state = self.snapshot.game, self.snapshot.state
        texts = option_texts(game, state, prompt, choices, language)
        pairs = zip(choices, texts, strict=True)
        return [{"choice": choice, "notation": game.action_to_string(choice), "text": text} for choice, text in pairs]

    def format_candidates(self, candidates: Sequence[Candidate], prompt: int, language: str) -> list[dict[str, Any]]:
        options = self.format_options([each.choice for each in candidates], prompt, language)
        return [
            option | {"enabled": each.enabled, "reasons": msgspec.to_builtins(each.reasons)}
            for option, each in zip(options, candidates, strict=True)
        ]

    def hint(self, request: HintRequest) -> dict[str, Any]:
        language, seat = check_language(request.lang), None if request.seat is None else self.seat(request.seat)
        question, header = hints.find_question(self.session, seat), self.session.header
        if question is None:
            raise Refusal("not-asked", f"found no player to move; asked: {self.progress()['asked']}")
        bot = request.by or f"{strongest_bot(header.game)}@{HINT_SIMULATIONS}"
        check_bot(bot, header.game)
        observation = observation_of(self.session, question, question.seat)
        with self.bad_position_as_refusal():
            advice = advise(
                observation, run_search(make_request(observation, header.packs, bot, hints.HINT_SEED), hints.HINT_SEED)
            )
        return hints.RenderedHint(advice, bot, language, SEAT_NAMES[header.game].__getitem__).to_values()

    def offers(self, request: OffersRequest) -> list[dict[str, Any]]:
        game, state = self.snapshot.game, self.snapshot.state
        return self.side_options(request, lambda seat: game.side_actions(state, seat))

    def utterances(self, request: UtterancesRequest) -> list[dict[str, Any]]:
        return self.side_options(request, self.snapshot.utterances)

    def side_options(
        self, request: OffersRequest | UtterancesRequest, open_to: Callable[[int], list[int]]
    ) -> list[dict[str, Any]]:
        """Return the side actions or talk of one seat or of all."""
        language = check_language(request.lang)
        seats = [*range(self.session.game.num_players), PUBLIC] if request.seat is None else [self.seat(request.seat)]
        return [
            {"seat": seat_label(seat), **option}
            for seat in seats
            for option in self.format_options(open_to(seat), SIDE_ACTION_PROMPT, language)
        ]

    def choose(self, request: ChooseRequest) -> dict[str, Any]:
        seat, choice = self.seat(request.seat), request.choice
        self.play(seat, self.snapshot.string_to_action(seat, choice) if isinstance(choice, str) else choice)
        return self.last_input()

    def build(self, request: BuildRequest) -> dict[str, Any]:
        check_bot(request.by, self.session.header.game)
        found = build_due_tower(self.session, request.by)
        if found is None:
            raise Refusal("not-asked", f"no tower is to be built; asked: {self.progress()['asked']}")
        due, built = found
        self.play(PUBLIC, due.verdict_choice(built.stands), built.trace)
        return {"stands": built.stands, "fault": format_fault(built.fault), "trace": built.trace, **self.last_input()}

    def last_input(self) -> dict[str, Any]:
        entry = self.session.inputs[-1]
        return {"choice": entry.choice, "notation": entry.notation, "state": entry.state, **self.progress()}

    def play(self, seat: int, choice: int, trace: str = "") -> None:
        with self.bad_position_as_refusal():
            self.session.choose(seat, choice, trace=trace)

    @contextmanager
    def bad_position_as_refusal(self) -> Iterator[None]:
        """Convert errors caused by a hand-written position that no match can reach to a refusal."""
        try:
            yield
        except REQUEST_ERRORS:
            raise
        except BAD_POSITION_ERRORS as error:
            if not isinstance(self.session.header.start, PositionStart):
                raise
            detail = f"found a position in which this request fails ({error!r}); expected one that a match can reach"
            raise Refusal("bad-position", detail) from None

    def view(self, request: ViewRequest) -> Any:
        return msgspec.to_builtins(self.snapshot.game.view(self.snapshot.state, self.seat(request.seat)))

    def truth(self, request: TruthRequest) -> dict[str, Any]:
        game, state = self.snapshot.game, self.snapshot.state
        return {"position": game.position(state), "state": state_hash(game, state)}

    def events(self, request: EventsRequest) -> list[dict[str, Any]]:
        if request.seat == "all":
            entries = [each for each in self.session.events if each.input > request.since]
        else:
            entries = self.session.events_for(self.seat(request.seat), request.since)
        return [{"input": each.input, "event": msgspec.to_builtins(each.event)} for each in entries]

    def save(self, request: SaveRequest) -> dict[str, Any]:
        self.session.save(parse_path(request.path))
        return {"path": request.path, **self.progress()}

    def help(self, request: HelpRequest) -> dict[str, list[str]]:
        """Return each request with its fields; optional ones are in brackets."""
        return {name: [field_label(field) for field in msgspec.structs.fields(kind)] for name, kind in REQUESTS.items()}

    def quit(self, request: QuitRequest) -> str:
        self.is_done = True
        return "bye"

    def load(self, request: LoadRequest) -> dict[str, Any]:
        record = read_record(parse_path(request.path), request.accept_torn)
        session = replay(record, request.input)
        if session.end is None:
            session.header = make_branch_header(record, len(session.inputs))
        self.match = session
        return {**self.summary(), "torn": record.torn_bytes}


def make_start(request: NewRequest) -> Start:
    if request.position is not None:
        return PositionStart(request.position, request.seed, request.dice)
    seed = secrets.randbelow(SEED_RANGE) if request.seed is None else request.seed
    return SeedStart(seed, request.dice)


def requested_packs(request: NewRequest) -> list[str]:
    """Return the packs of the request, else of its position, else none."""
    position = request.position or {}
    if request.packs is None and "packs" not in position:
        return []
    names = position_field(position, "packs", list[str], []) if request.packs is None else request.packs
    if not names or "" in names:
        found = "an empty name" if names else "an empty list"
        raise Refusal("bad-pack", f"packs: found {found}; expected ids, paths or `all`; omit the field for the default")
    return [pack for name in names for pack in expand_box(name, SHIPPED_PACKS[request.game]())]


def requested_seats(request: NewRequest) -> int | None:
    """Return the number of seats of the request, else of its position, else None."""
    return position_field(request.position or {}, "seats", int, None) if request.seats is None else request.seats


def position_field(position: dict[str, Any], name: str, kind: type[T], missing: M) -> T | M:
    """Return the options, packs or seats of a position, or `missing`."""
    try:
        return msgspec.convert(position[name], kind) if name in position else missing
    except msgspec.ValidationError as error:
        raise Refusal("bad-position", f"{name}: {error}") from None


def format_fault(fault: TowerFault | None) -> dict[str, Any] | None:
    """Return the condition a tower failed, its rule, and the cubes concerned."""
    if fault is None:
        return None
    return {"condition": fault.condition, "rule": CONDITION_RULES[fault.condition], "cubes": list(fault.cubes)}


def seat_label(seat: int) -> int | str:
    return "referee" if seat == PUBLIC else seat


def parse_path(text: str) -> Path:
    if not text or "\0" in text:
        raise Refusal("no-file", f"found {text!r}; expected a path")
    return Path(text)


def field_label(field: FieldInfo) -> str:
    return field.name if field.required else f"[{field.name}]"


HANDLERS: dict[type[StdioRequest], Callable[[StdioSession, Any], Any]] = {
    NewRequest: StdioSession.new,
    QuestionRequest: StdioSession.question,
    HintRequest: StdioSession.hint,
    OffersRequest: StdioSession.offers,
    UtterancesRequest: StdioSession.utterances,
    ChooseRequest: StdioSession.choose,
    BuildRequest: StdioSession.build,
    ViewRequest: StdioSession.view,
    TruthRequest: StdioSession.truth,
    EventsRequest: StdioSession.events,
    SaveRequest: StdioSession.save,
    LoadRequest: StdioSession.load,
    HelpRequest: StdioSession.help,
    QuitRequest: StdioSession.quit,
}
