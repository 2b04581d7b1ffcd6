"""Carry out the requests of `knockbox stdio` at one table."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import FieldInfo

from knockbox.bots.advice import advise
from knockbox.bots.company import adviser
from knockbox.bots.registry import check_bot
from knockbox.bots.workers.case import case_of, think
from knockbox.cli.boxes import boxes_called
from knockbox.cli.stdio.errors import MISFITS, WRONG_INPUT, Refusal, refusal
from knockbox.cli.stdio.requests import (
    REQUESTS,
    Build,
    Choose,
    Events,
    Help,
    Hint,
    Load,
    New,
    Offers,
    Question,
    Quit,
    Request,
    Save,
    Truth,
    Utterances,
    Vantage,
    View,
    parse,
)
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate
from knockbox.games.registry import SEAT_NAMES, SHIPPED, settle_seats
from knockbox.hosting import hints
from knockbox.hosting.seating import vantage_of
from knockbox.hosting.speech import OFFER, option_texts, question_text
from knockbox.hosting.towers import built_at
from knockbox.records.moment import Moment
from knockbox.records.reader import read_record
from knockbox.records.record import Placed, Player, Seeded, Start
from knockbox.records.replay import branched_header, replay
from knockbox.records.session import Session, new_session
from knockbox.records.state_hash import state_hash
from knockbox.text.language import known
from knockbox.tower.verdict import RULES, Fault

T = TypeVar("T")
M = TypeVar("M")

SEED_RANGE = 2**53
PROGRAM = Player("stdio", "program")
ENOUGH = 1000
"""Simulations for a hint, if nothing else is asked for: the same hint everywhere."""


class Desk:
    """One table and the program that talks to it."""

    def __init__(self) -> None:
        self.playing: Session | None = None
        self.is_leaving = False

    def respond(self, line: bytes) -> dict[str, Any]:
        """Answer one line; whatever goes wrong with it, the table stays as it was."""
        try:
            return {"ok": self.carry_out(parse(line))}
        except Refusal as error:
            return error.told()
        except WRONG_INPUT as error:
            return refusal(error).told()

    def carry_out(self, request: Request) -> Any:
        return ANSWERS[type(request)](self, request)

    @property
    def session(self) -> Session:
        if self.playing is None:
            raise Refusal("no-match", "no match is on the table; `new` or `load` first")
        return self.playing

    @property
    def moment(self) -> Moment:
        return self.session.moment

    def seat(self, vantage: Vantage) -> int:
        """The int of a seat; spectators and the referee share one."""
        if isinstance(vantage, str):
            return PUBLIC
        if not 0 <= vantage < self.session.game.seats:
            seats = ", ".join(map(str, range(self.session.game.seats)))
            raise Refusal("bad-seat", f"found seat {vantage}; expected {seats}, 'public' or 'referee'")
        return vantage

    def new(self, request: New) -> dict[str, Any]:
        written = request.position or {}
        options = {**part_of(written, "options", dict[str, str], {}), **request.options}
        seats = [PROGRAM] * settle_seats(request.game, seats_of(request))
        self.playing = new_session(request.game, options, packs_of(request), seats, start_of(request))
        return self.summary()

    def summary(self) -> dict[str, Any]:
        header = self.session.header
        told = {"game": header.game, "rules_version": header.rules_version, "packs": header.packs}
        told |= {"content_hash": header.content_hash, "options": header.options, "seats": len(header.seats)}
        if not isinstance(header.start, Placed):
            told["seed"] = getattr(header.start, "seed", None)
        return told | self.progress()

    def progress(self) -> dict[str, Any]:
        """How far the match is, who may answer, and how it ended if it did."""
        moment = self.moment
        over = moment.is_over()
        asked = [seat_word(question.seat) for question in moment.questions()]
        told: dict[str, Any] = {"inputs": len(self.session.inputs), "over": over, "asked": asked}
        return told | {"payoffs": moment.game.payoffs(moment.state)} if over else told

    def question(self, request: Question) -> dict[str, Any]:
        language = known(request.lang)
        question = self.open_question(request.seat)
        if question is None:
            return self.progress()
        game, prompt = self.moment.game, question.prompt
        told: dict[str, Any] = {"seat": seat_word(question.seat), "prompt": game.prompts[prompt]}
        told["text"] = question_text(game, prompt, language)
        if request.all:
            candidates = self.moment.candidates(question)
            return told | {"candidates": self.told_candidates(candidates, prompt, language)}
        return told | {"options": self.told_options(question.options, prompt, language)}

    def open_question(self, vantage: Vantage | None) -> Decision | None:
        if vantage is not None:
            seat = self.seat(vantage)
            found = self.moment.question_of(seat)
            if found is None:
                raise Refusal("not-asked", f"seat {vantage} is not asked; asked: {self.progress()['asked']}")
            return found
        return next(iter(self.moment.questions()), None)

    def told_options(self, choices: Sequence[int], prompt: int, language: str) -> list[dict[str, Any]]:
        game, state = self.moment.game, self.moment.state
        texts = option_texts(game, state, prompt, choices, language)
        told = zip(choices, texts, strict=True)
        return [{"choice": choice, "notation": game.spell(choice), "text": text} for choice, text in told]

    def told_candidates(self, candidates: Sequence[Candidate], prompt: int, language: str) -> list[dict[str, Any]]:
        options = self.told_options([each.choice for each in candidates], prompt, language)
        return [
            told | {"enabled": each.enabled, "reasons": msgspec.to_builtins(each.reasons)}
            for told, each in zip(options, candidates, strict=True)
        ]

    def hint(self, request: Hint) -> dict[str, Any]:
        language, seat = known(request.lang), None if request.seat is None else self.seat(request.seat)
        question, header = hints.advisable(self.session, seat), self.session.header
        if question is None:
            raise Refusal("not-asked", f"found nobody who could need a hint; asked: {self.progress()['asked']}")
        bot = request.by or f"{adviser(header.game)}@{ENOUGH}"
        check_bot(bot, header.game)
        vantage = vantage_of(self.session, question, question.seat)
        with self.position_excused():
            advice = advise(vantage, think(case_of(vantage, header.packs, bot, hints.SEED), hints.SEED))
        return hints.Hint(advice, bot, language, SEAT_NAMES[header.game].__getitem__).told()

    def offers(self, request: Offers) -> list[dict[str, Any]]:
        game, state = self.moment.game, self.moment.state
        return self.beside(request, lambda seat: game.offers(state, seat))

    def utterances(self, request: Utterances) -> list[dict[str, Any]]:
        return self.beside(request, self.moment.utterances)

    def beside(self, request: Offers | Utterances, open_to: Callable[[int], list[int]]) -> list[dict[str, Any]]:
        """What is open to one seat or to all, beside the question."""
        language = known(request.lang)
        seats = [*range(self.session.game.seats), PUBLIC] if request.seat is None else [self.seat(request.seat)]
        return [
            {"seat": seat_word(seat), **told}
            for seat in seats
            for told in self.told_options(open_to(seat), OFFER, language)
        ]

    def choose(self, request: Choose) -> dict[str, Any]:
        seat, choice = self.seat(request.seat), request.choice
        self.play(seat, self.moment.read(seat, choice) if isinstance(choice, str) else choice)
        return self.played()

    def build(self, request: Build) -> dict[str, Any]:
        check_bot(request.by, self.session.header.game)
        found = built_at(self.session, request.by)
        if found is None:
            raise Refusal("not-asked", f"no tower is asked for; asked: {self.progress()['asked']}")
        due, built = found
        self.play(PUBLIC, due.choice(built.stands), built.trace)
        return {"stands": built.stands, "fault": told_fault(built.fault), "trace": built.trace, **self.played()}

    def played(self) -> dict[str, Any]:
        entry = self.session.inputs[-1]
        return {"choice": entry.choice, "notation": entry.notation, "state": entry.state, **self.progress()}

    def play(self, seat: int, choice: int, trace: str = "") -> None:
        with self.position_excused():
            self.session.choose(seat, choice, trace=trace)

    @contextmanager
    def position_excused(self) -> Iterator[None]:
        """A position written by hand may lead where no match does; to go on from it is refused, the table stays."""
        try:
            yield
        except WRONG_INPUT:
            raise
        except MISFITS as error:
            if not isinstance(self.session.header.start, Placed):
                raise
            detail = f"found a position from which this cannot be carried out ({error!r}); expected one of a match"
            raise Refusal("bad-position", detail) from None

    def view(self, request: View) -> Any:
        return msgspec.to_builtins(self.moment.game.view(self.moment.state, self.seat(request.seat)))

    def truth(self, request: Truth) -> dict[str, Any]:
        game, state = self.moment.game, self.moment.state
        return {"position": game.position(state), "state": state_hash(game, state)}

    def events(self, request: Events) -> list[dict[str, Any]]:
        if request.seat == "all":
            told = [each for each in self.session.told if each.input > request.since]
        else:
            told = self.session.events_for(self.seat(request.seat), request.since)
        return [{"input": each.input, "event": msgspec.to_builtins(each.event)} for each in told]

    def save(self, request: Save) -> dict[str, Any]:
        self.session.save(path_of(request.path))
        return {"path": request.path, **self.progress()}

    def help(self, request: Help) -> dict[str, list[str]]:
        """Each request with its fields; those in brackets may be left out."""
        return {name: [field_word(field) for field in msgspec.structs.fields(kind)] for name, kind in REQUESTS.items()}

    def quit(self, request: Quit) -> str:
        self.is_leaving = True
        return "bye"

    def load(self, request: Load) -> dict[str, Any]:
        record = read_record(path_of(request.path), request.accept_torn)
        session = replay(record, request.input)
        if session.end is None:
            session.header = branched_header(record, len(session.inputs))
        self.playing = session
        return {**self.summary(), "torn": record.torn}


def start_of(request: New) -> Start:
    if request.position is not None:
        return Placed(request.position, request.seed, request.dice)
    seed = secrets.randbelow(SEED_RANGE) if request.seed is None else request.seed
    return Seeded(seed, request.dice)


def packs_of(request: New) -> list[str]:
    """The packs that are named, by the request or else by its position; none only if nothing names any."""
    written = request.position or {}
    if request.packs is None and "packs" not in written:
        return []
    named = part_of(written, "packs", list[str], []) if request.packs is None else request.packs
    if not named or "" in named:
        found = "an empty name" if named else "an empty list"
        raise Refusal("bad-pack", f"packs: found {found}; expected ids or paths, or all; left out it is the default")
    return [pack for name in named for pack in boxes_called(name, SHIPPED[request.game]())]


def seats_of(request: New) -> int | None:
    """How many play, by the request or else by its position, if either says so."""
    return part_of(request.position or {}, "seats", int, None) if request.seats is None else request.seats


def part_of(position: dict[str, Any], name: str, kind: type[T], missing: M) -> T | M:
    """The options, packs or seats a position was written with; it may leave them out."""
    try:
        return msgspec.convert(position[name], kind) if name in position else missing
    except msgspec.ValidationError as error:
        raise Refusal("bad-position", f"{name}: {error}") from None


def told_fault(fault: Fault | None) -> dict[str, Any] | None:
    """The condition that a tower did not meet, its rule, and the cubes at which that was seen."""
    if fault is None:
        return None
    return {"condition": fault.condition, "rule": RULES[fault.condition], "cubes": list(fault.cubes)}


def seat_word(seat: int) -> int | str:
    return "referee" if seat == PUBLIC else seat


def path_of(text: str) -> Path:
    if not text or "\0" in text:
        raise Refusal("no-file", f"found {text!r}; expected a path")
    return Path(text)


def field_word(field: FieldInfo) -> str:
    return field.name if field.required else f"[{field.name}]"


ANSWERS: dict[type[Request], Callable[[Desk, Any], Any]] = {
    New: Desk.new,
    Question: Desk.question,
    Hint: Desk.hint,
    Offers: Desk.offers,
    Utterances: Desk.utterances,
    Choose: Desk.choose,
    Build: Desk.build,
    View: Desk.view,
    Truth: Desk.truth,
    Events: Desk.events,
    Save: Desk.save,
    Load: Desk.load,
    Help: Desk.help,
    Quit: Desk.quit,
}
