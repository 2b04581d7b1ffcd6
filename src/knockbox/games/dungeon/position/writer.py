"""Write a state as plain JSON values, with names instead of ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.lattice import x_of, y_of
from knockbox.games.dungeon.position.remaining_tasks import write_task
from knockbox.games.dungeon.state import NOBODY, NOTHING, NOWHERE, DungeonState
from knockbox.games.dungeon.text.names import TOKEN_NAMES, Names, token_names
from knockbox.games.dungeon.views import MARKS, OUTCOMES
from knockbox.games.positions.rng import write_rng

if TYPE_CHECKING:
    from knockbox.games.dungeon.game import Dungeon


def write_position(game: Dungeon, state: DungeonState) -> dict[str, object]:
    """Return the position of a state, without what can be derived; equal tables have equal positions."""
    names = game.names
    return (
        position_heading(game)
        | {"options": dict(game.options), "seats": game.num_players}
        | write_cards(state, names)
        | write_tokens(state)
        | write_progress(state)
        | write_end(state)
        | write_agenda(state, names)
    )


def position_heading(game: Dungeon) -> dict[str, object]:
    return {
        "game": game.key,
        "rules_version": game.rules_version,
        "packs": [game.box.pack.id],
        "content_hash": game.content_hash,
    }


def write_cards(state: DungeonState, names: Names) -> dict[str, object]:
    known = names.cards
    return {
        "hands": [[known[kind] for kind in hand] for hand in state.hands],
        "shown": [None if kind == NOTHING else known[kind] for kind in state.shown],
        "deck": [known[kind] for kind in reversed(state.deck)],
        "cards": [write_card(state, names, slot) for slot in range(len(state.cells))],
        "burnt": [known[kind] for kind in state.burnt],
    }


def write_card(state: DungeonState, names: Names, slot: int) -> dict[str, object]:
    return {
        "card": names.cards[state.kinds[slot]],
        "cell": write_place(state.cells[slot]),
        "turned": state.turns[slot] > 0,
        "time": state.times[slot],
        "mark": MARKS[state.marks[slot]],
    }


def write_place(point: int) -> list[int]:
    return [x_of(point), y_of(point)]


def write_tokens(state: DungeonState) -> dict[str, object]:
    return {
        "reserve": state.reserve,
        "silent": state.silent,
        "tokens": token_names(state.held_tokens),
        "pool": token_names(state.pool),
        "poison": None if state.poison == NOWHERE else write_place(state.poison),
    }


def write_progress(state: DungeonState) -> dict[str, object]:
    return {
        "first": state.first,
        "active": state.active,
        "last_layer": None if state.last_layer == NOBODY else state.last_layer,
        "giving_up": [seat for seat in range(state.rules.seats) if state.giving_up_bits >> seat & 1],
    }


def write_end(state: DungeonState) -> dict[str, object]:
    return {
        "outcome": OUTCOMES[state.outcome],
        "verdict": None if state.verdict == NOTHING else CLAUSES[state.verdict],
        "blamed": [write_place(cell) for cell in state.blamed_cells],
        "prize": None if state.drawn_token == NOTHING else TOKEN_NAMES[state.drawn_token],
        "points": state.points,
    }


def write_agenda(state: DungeonState, names: Names) -> dict[str, object]:
    return {
        "asking": None if state.asking is None else write_task(names, state.asking),
        "agenda": [write_task(names, task) for task in reversed(state.agenda)],
        "rng": write_rng(state.rng),
    }
