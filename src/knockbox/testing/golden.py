"""Golden playthroughs: whole matches as text, kept in the repository and reviewed as a diff when rules change.

The first line of a file is its set-up in JSON; everything below it follows from the set-up. A match may begin with a
position, and with inputs such as `A card joker` or `- time-up`; then it is played on at random or with care.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.event import Event
from knockbox.engine.rng import Rng, seeded
from knockbox.engine.state import State
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build
from knockbox.testing.caution import careful
from knockbox.testing.laws.walk import Input, draw_input, open_answers, open_offers, put_in, vantages

SEAT_NAMES: Final = "-ABCDEF"
VIEWS_EVERY: Final = 30
"""Views are long; a look once in so many inputs, half as often if brief, and at the end, is enough."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a playthrough follows from."""

    game: str
    packs: list[str]  # ids, or paths from the folder of the playthrough
    seed: int
    options: dict[str, str] = {}
    offer_odds: int = 0  # one input in so many is an offer
    seats: int | None = None  # the usual number, if it is not said
    title: str = ""  # what the file is called after, instead of its seed
    position: dict[str, Any] = {}  # where the match begins
    inputs: list[str] = []  # seat and notation: answers, offers and utterances
    play: Literal["random", "careful"] = "random"  # how it goes on after them
    brief: bool = False  # options are folded; views of seats hold only what spectators do not see

    @property
    def name(self) -> str:
        packs = "+".join(Path(pack).name for pack in self.packs)
        return f"{self.game}-{packs}-{self.title or self.seed}"


def playthroughs(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))


def set_up_of(path: Path) -> Setup:
    """The set-up in the first line of a playthrough."""
    return msgspec.json.decode(path.read_text(encoding="utf-8").partition("\n")[0], type=Setup)


def written(setup: Setup, folder: Path) -> str:
    """The whole playthrough."""
    packs = [str(folder / pack) if (folder / pack).is_dir() else pack for pack in setup.packs]
    game = build(setup.game, setup.options, packs, setup.seats)
    return "\n".join([compact(setup), *lines(game, setup)]) + "\n"


def difference(path: Path) -> str:
    """Where a playthrough no longer follows from its set-up; nothing if it does."""
    kept, now = path.read_text(encoding="utf-8").splitlines(), written(set_up_of(path), path.parent).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        if old != new:
            return f"{path.name}, line {number}:\n- {old}\n+ {new}"
    if len(kept) != len(now):
        return f"{path.name}: found {len(kept)} lines, expected {len(now)}"
    return ""


def update(path: Path) -> bool:
    """Write the playthrough anew; true if it changed."""
    text = written(set_up_of(path), path.parent)
    changed = text != path.read_text(encoding="utf-8")
    if changed:
        path.write_text(text, encoding="utf-8")
    return changed


def lines(game: AnyGame, setup: Setup) -> Iterator[str]:
    """The match, line by line."""
    state, rng = opened(game, setup), seeded(-setup.seed - 1)
    script, number = list(setup.inputs), 0
    yield from events_of(game, state)
    while game.decision(state) is not None:
        if number % (VIEWS_EVERY << setup.brief) == 0:
            yield from views_of(game, state, setup.brief)
        number += 1
        yield from asked(game, state, number, setup.brief)
        while script and (said := utterance(game, state, script[0])):
            yield from said
            del script[0]
        made = scripted(game, state, script.pop(0)) if script else drawn(game, state, rng, setup)
        yield from one_input(game, state, made)
    if script:
        raise SetupError("input", f"found '{script[0]}' after the end; expected no more inputs")
    yield from views_of(game, state, setup.brief)
    yield f"payoffs {compact(game.payoffs(state))}"


def opened(game: AnyGame, setup: Setup) -> State:
    """The match at its first question, with its log begun."""
    if not setup.position:
        started: State = game.start(seeded(setup.seed), listen=True)
        return started
    try:
        state: State = game.set_up({"rng": {"seed": setup.seed}} | setup.position)
    except PositionError as error:
        raise SetupError("position", str(error)) from None
    state.log = []
    return state


def asked(game: AnyGame, state: State, number: int, brief: bool) -> Iterator[str]:
    """The question with its options."""
    question = game.decision(state)
    assert question is not None
    yield f"#{number} {seat_name(question.seat)} {game.prompts[question.prompt]}"
    options = [game.spell(option) for option in question.options]
    yield f"  ? {' | '.join(folded(options) if brief else options)}"


def folded(options: list[str]) -> list[str]:
    """An option that is the one before it and a word more is written behind it: `lay 1,-1 (turned)`."""
    rows: list[str] = []
    for before, option in pairwise(["", *options]):
        if before and option.startswith(f"{before} "):
            rows[-1] += f" ({option.removeprefix(before).strip()})"
        else:
            rows.append(option)
    return rows


def one_input(game: AnyGame, state: State, made: Input) -> Iterator[str]:
    """What was chosen, and what came of it."""
    yield f"  {'+' if made.is_offer else '>'} {seat_name(made.seat)} {game.spell(made.choice)}"
    put_in(game, state, made)
    yield from events_of(game, state)


def drawn(game: AnyGame, state: State, rng: Rng, setup: Setup) -> Input:
    draw = careful if setup.play == "careful" else draw_input
    return draw(game, state, rng, setup.offer_odds)


def utterance(game: AnyGame, state: State, written: str) -> list[str]:
    """What everybody hears, if the input is something that is said; else nothing."""
    seat, choice = read_input(game, written)
    if choice not in game.utterances(state, seat):
        return []
    return [f"  ~ {seat_name(seat)} {game.spell(choice)}", *map(line_of, game.utter(seat, choice))]


def scripted(game: AnyGame, state: State, written: str) -> Input:
    """An input of the set-up; it must be open."""
    seat, choice = read_input(game, written)
    for made in open_answers(game, state) + open_offers(game, state):
        if (made.seat, made.choice) == (seat, choice):
            return made
    codes = ", ".join(reason.code for reason in game.refuse(state, seat, choice).reasons)
    raise SetupError("input", f"found '{written}', expected something open ({codes})")


def read_input(game: AnyGame, written: str) -> tuple[int, int]:
    """Seat and choice of `A card joker`."""
    letter, _, notation = written.partition(" ")
    try:
        return SEAT_NAMES.index(letter) + PUBLIC, game.read(notation)
    except ValueError as error:
        raise SetupError("input", f"found '{written}', expected a seat and a notation: {error}") from None


def events_of(game: AnyGame, state: State) -> Iterator[str]:
    """The events since the last look, each with its rule."""
    notes, state.log = state.log or [], []
    yield from map(line_of, game.events(notes))


def line_of(event: Event) -> str:
    parts = msgspec.to_builtins(event)
    kind, rule = parts.pop("type"), parts.pop("rule")
    return f"  ! {rule} {kind} {compact(parts)}"


def views_of(game: AnyGame, state: State, brief: bool) -> Iterator[str]:
    everybody = msgspec.to_builtins(game.view(state, PUBLIC))
    for seat in vantages(game):
        view = game.view(state, seat)
        shown = beside(msgspec.to_builtins(view), everybody) if brief and seat != PUBLIC else view
        yield f"view {seat_name(seat)} {compact(shown)}"


def beside(view: Mapping[str, object], everybody: Mapping[str, object]) -> dict[str, object]:
    """The parts of a view that differ from what everybody sees."""
    return {part: value for part, value in view.items() if value != everybody[part]}


def seat_name(seat: int) -> str:
    """Seats are letters; the referee, the table and spectators are a dash."""
    return SEAT_NAMES[seat - PUBLIC]


def compact(value: object) -> str:
    return msgspec.json.encode(value).decode()
