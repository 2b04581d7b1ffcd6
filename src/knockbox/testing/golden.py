"""Golden playthroughs: whole matches as text, kept in the repository and reviewed as a diff when rules change.

The first line of a file is its set-up in JSON; everything below it follows from the set-up.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.rng import seeded
from knockbox.engine.state import State
from knockbox.games.registry import AnyGame, build
from knockbox.testing.laws.subject import vantages
from knockbox.testing.laws.walk import Input, draw_input, put_in

VIEWS_EVERY: Final = 30
"""Views are long; a look once in so many inputs, and at the end, is enough."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a playthrough follows from."""

    game: str
    packs: list[str]  # ids, or paths from the folder of the playthrough
    seed: int
    options: dict[str, str] = {}
    offer_odds: int = 0  # one input in so many is an offer
    seats: int | None = None  # the usual number, if it is not said


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
    state: State = game.start(seeded(setup.seed), listen=True)
    rng = seeded(-setup.seed - 1)
    yield from events_of(game, state)
    number = 0
    while game.decision(state) is not None:
        if number % VIEWS_EVERY == 0:
            yield from views_of(game, state)
        number += 1
        yield from one_input(game, state, draw_input(game, state, rng, setup.offer_odds), number)
    yield from views_of(game, state)
    yield f"payoffs {compact(game.payoffs(state))}"


def one_input(game: AnyGame, state: State, made: Input, number: int) -> Iterator[str]:
    """The question with its options, what was chosen, and what came of it."""
    question = game.decision(state)
    assert question is not None
    yield f"#{number} {seat_name(question.seat)} {game.prompts[question.prompt]}"
    yield f"  ? {' | '.join(game.spell(option) for option in question.options)}"
    yield f"  {'+' if made.is_offer else '>'} {seat_name(made.seat)} {game.spell(made.choice)}"
    put_in(game, state, made)
    yield from events_of(game, state)


def events_of(game: AnyGame, state: State) -> Iterator[str]:
    """The events since the last look, each with its rule."""
    notes, state.log = state.log or [], []
    for event in game.events(notes):
        yield f"  ! {event.rule} {told(event)}"


def told(event: Event) -> str:
    parts = msgspec.to_builtins(event)
    kind = parts.pop("type")
    del parts["rule"]
    return f"{kind} {compact(parts)}"


def views_of(game: AnyGame, state: State) -> Iterator[str]:
    for seat in vantages(game):
        yield f"view {seat_name(seat)} {compact(game.view(state, seat))}"


def seat_name(seat: int) -> str:
    """Seats are letters; the referee, the table and spectators are a dash."""
    return "-" if seat == PUBLIC else chr(ord("A") + seat)


def compact(value: object) -> str:
    return msgspec.json.encode(value).decode()
