"""Golden playthroughs: whole matches as text, committed and reviewed as a diff when rules change.

The first line of a file is its set-up in JSON; the rest follows from the set-up. A match may begin with a position,
and with inputs such as `A card joker` or `- time-up`; then random or careful play finishes it.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import PositionError
from knockbox.engine.event import Event
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State
from knockbox.games.errors import SetupError
from knockbox.games.registry import AnyGame, build
from knockbox.testing.careful_play import careful_input
from knockbox.testing.laws.walk import Input, all_side_actions, apply_input, draw_input, legal_answers, viewers

SEAT_LETTERS: Final = "-ABCDEF"
VIEW_INTERVAL: Final = 30
"""Inputs between two listings of views, which are long; twice as many if brief. The end lists them too."""


class PlaythroughSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The set-up of a playthrough."""

    game: str
    packs: list[str]  # ids, or paths relative to the folder of the playthrough
    seed: int
    options: dict[str, str] = {}
    offer_odds: int = 0  # one input in this many is a side action; 0: none
    seats: int | None = None  # None: the default number
    title: str = ""  # part of the file name, instead of the seed
    position: dict[str, Any] = {}  # where the match begins
    inputs: list[str] = []  # seat and notation: answers, side actions and utterances
    play: Literal["random", "careful"] = "random"  # policy after the inputs
    brief: bool = False  # folds options, and limits views of seats to what spectators do not see

    @property
    def name(self) -> str:
        packs = "+".join(Path(pack).name for pack in self.packs)
        return f"{self.game}-{packs}-{self.title or self.seed}"


def list_playthroughs(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))


def read_setup(path: Path) -> PlaythroughSetup:
    """Read the set-up in the first line of a playthrough."""
    return msgspec.json.decode(path.read_text(encoding="utf-8").partition("\n")[0], type=PlaythroughSetup)


def render_playthrough(setup: PlaythroughSetup, folder: Path) -> str:
    """Return the whole playthrough as text."""
    packs = [str(folder / pack) if (folder / pack).is_dir() else pack for pack in setup.packs]
    game = build(setup.game, setup.options, packs, setup.seats)
    return "\n".join([to_json(setup), *playthrough_lines(game, setup)]) + "\n"


def first_difference(path: Path) -> str:
    """Return the first difference between a file and its current playthrough, or ""."""
    committed = path.read_text(encoding="utf-8").splitlines()
    current = render_playthrough(read_setup(path), path.parent).splitlines()
    for number, (old, new) in enumerate(zip(committed, current, strict=False), 1):
        if old != new:
            return f"{path.name}, line {number}:\n- {old}\n+ {new}"
    if len(committed) != len(current):
        return f"{path.name}: found {len(committed)} lines, expected {len(current)}"
    return ""


def update_playthrough(path: Path) -> bool:
    """Rewrite the playthrough; return whether it changed."""
    text = render_playthrough(read_setup(path), path.parent)
    is_changed = text != path.read_text(encoding="utf-8")
    if is_changed:
        path.write_text(text, encoding="utf-8")
    return is_changed


def playthrough_lines(game: AnyGame, setup: PlaythroughSetup) -> Iterator[str]:
    """Play the match and yield its lines."""
    state = open_match(game, setup)
    rng = make_rng(-setup.seed - 1)
    script = list(setup.inputs)
    number = 0
    yield from event_lines(game, state)
    while game.decision(state) is not None:
        if number % (VIEW_INTERVAL << setup.brief) == 0:
            yield from view_lines(game, state, setup.brief)
        number += 1
        yield from question_lines(game, state, number, setup.brief)
        while script and (said := utterance_lines(game, state, script[0])):
            yield from said
            del script[0]
        made = scripted_input(game, state, script.pop(0)) if script else draw_next_input(game, state, rng, setup)
        yield from apply_and_describe(game, state, made)
    if script:
        raise SetupError("input", f"found '{script[0]}' after the end; expected no more inputs")
    yield from view_lines(game, state, setup.brief)
    yield f"payoffs {to_json(game.returns(state))}"


def open_match(game: AnyGame, setup: PlaythroughSetup) -> State:
    """Return the match at its first question, with a log."""
    if not setup.position:
        started: State = game.start(make_rng(setup.seed), with_log=True)
        return started
    try:
        state: State = game.set_up({"rng": {"seed": setup.seed}} | setup.position)
    except PositionError as error:
        raise SetupError("position", str(error)) from None
    state.log = []
    return state


def question_lines(game: AnyGame, state: State, number: int, brief: bool) -> Iterator[str]:
    """Yield the question and its options."""
    question = game.decision(state)
    assert question is not None
    yield f"#{number} {seat_name(question.seat)} {game.prompts[question.prompt]}"
    options = [game.action_to_string(option) for option in question.options]
    yield f"  ? {' | '.join(fold_options(options) if brief else options)}"


def fold_options(options: list[str]) -> list[str]:
    """Append an option that extends the one before it in brackets: `lay 1,-1 (turned)`."""
    rows: list[str] = []
    for before, option in pairwise(["", *options]):
        if before and option.startswith(f"{before} "):
            rows[-1] += f" ({option.removeprefix(before).strip()})"
        else:
            rows.append(option)
    return rows


def apply_and_describe(game: AnyGame, state: State, made: Input) -> Iterator[str]:
    """Apply an input; yield its line and those of its events."""
    yield f"  {'+' if made.is_side_action else '>'} {seat_name(made.seat)} {game.action_to_string(made.choice)}"
    apply_input(game, state, made)
    yield from event_lines(game, state)


def draw_next_input(game: AnyGame, state: State, rng: Rng, setup: PlaythroughSetup) -> Input:
    draw = careful_input if setup.play == "careful" else draw_input
    return draw(game, state, rng, setup.offer_odds)


def utterance_lines(game: AnyGame, state: State, text: str) -> list[str]:
    """Return the lines of an utterance, or none if the input is not one."""
    seat, choice = read_input(game, text)
    if choice not in game.utterances(state, seat):
        return []
    return [f"  ~ {seat_name(seat)} {game.action_to_string(choice)}", *map(event_line, game.utter(seat, choice))]


def scripted_input(game: AnyGame, state: State, text: str) -> Input:
    """Return an input of the script; raise SetupError if it is illegal."""
    seat, choice = read_input(game, text)
    for made in legal_answers(game, state) + all_side_actions(game, state):
        if (made.seat, made.choice) == (seat, choice):
            return made
    codes = ", ".join(reason.code for reason in game.check_action(state, seat, choice).reasons)
    raise SetupError("input", f"found '{text}', expected a legal input ({codes})")


def read_input(game: AnyGame, text: str) -> tuple[int, int]:
    """Parse an input such as `A card joker` to seat and choice."""
    letter, _, notation = text.partition(" ")
    try:
        return SEAT_LETTERS.index(letter) + PUBLIC, game.string_to_action(notation)
    except ValueError as error:
        raise SetupError("input", f"found '{text}', expected a seat and a notation: {error}") from None


def event_lines(game: AnyGame, state: State) -> Iterator[str]:
    """Yield the new events, each with its rule, and clear the log."""
    notes = state.log or []
    state.log = []
    yield from map(event_line, game.events(notes))


def event_line(event: Event) -> str:
    parts = msgspec.to_builtins(event)
    kind = parts.pop("type")
    rule = parts.pop("rule")
    return f"  ! {rule} {kind} {to_json(parts)}"


def view_lines(game: AnyGame, state: State, brief: bool) -> Iterator[str]:
    public = msgspec.to_builtins(game.view(state, PUBLIC))
    for seat in viewers(game):
        view = game.view(state, seat)
        listed = private_parts(msgspec.to_builtins(view), public) if brief and seat != PUBLIC else view
        yield f"view {seat_name(seat)} {to_json(listed)}"


def private_parts(view: Mapping[str, object], public: Mapping[str, object]) -> dict[str, object]:
    """Return the parts of a view that differ from the public view."""
    return {part: value for part, value in view.items() if value != public[part]}


def seat_name(seat: int) -> str:
    """Return the letter of a seat, or a dash for the referee, the table and spectators."""
    return SEAT_LETTERS[seat - PUBLIC]


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
