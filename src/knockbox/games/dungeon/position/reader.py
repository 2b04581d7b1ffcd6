"""Set up a state from a position: fields may be missing, impossible ones raise PositionError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from knockbox.engine.state import ask_again
from knockbox.games.dungeon.position.ending import read_outcome, read_result
from knockbox.games.dungeon.position.piles import deal_deck, read_piles
from knockbox.games.dungeon.position.progress import read_progress
from knockbox.games.dungeon.position.remaining_tasks import is_laying_knight, read_agenda, read_asking
from knockbox.games.dungeon.position.table import check_table, compute_derived, read_laid, read_marks
from knockbox.games.dungeon.position.tokens import read_poison, read_reserve, read_talk, read_tokens
from knockbox.games.dungeon.position.writer import position_heading
from knockbox.games.dungeon.state import DungeonState, empty_state
from knockbox.games.dungeon.text.names import Names
from knockbox.games.positions.heading import HEADING_FIELDS, check_heading
from knockbox.games.positions.parts import Part
from knockbox.games.positions.rng import read_rng

if TYPE_CHECKING:
    from knockbox.games.dungeon.game import Dungeon

CARD_FIELDS: Final = ("hands", "shown", "deck", "cards", "burnt")
TOKEN_FIELDS: Final = ("reserve", "silent", "tokens", "pool", "poison")
PROGRESS_FIELDS: Final = ("first", "active", "last_layer", "giving_up")
END_FIELDS: Final = ("outcome", "verdict", "blamed", "prize", "points")
AGENDA_FIELDS: Final = ("asking", "agenda", "rng")
STATE_FIELDS: Final = (
    *HEADING_FIELDS,
    "seats",
    *CARD_FIELDS,
    *TOKEN_FIELDS,
    *PROGRESS_FIELDS,
    *END_FIELDS,
    *AGENDA_FIELDS,
)
SHORTHAND_FIELDS: Final = ("deal",)
"""Fields that are read but never written."""
DEAL_FIELDS: Final = (*HEADING_FIELDS, "seats", "rng", "deal")


def set_up(game: Dungeon, position: Mapping[str, object]) -> DungeonState:
    """Return the state that a position describes, with its question open."""
    parts = Part("", position).read_fields(STATE_FIELDS + SHORTHAND_FIELDS)
    check_heading(position_heading(game), game.options, parts)
    check_seats(game.num_players, parts)
    state = empty_state(game.rules, read_rng(parts.get("rng", Part("rng", {}))))
    if "deal" in parts:
        check_deal_fields(parts)
        deal_deck(state, game.names, parts["deal"])
    else:
        read_state(state, game.names, parts)
        ask_again(state)
    return state


def read_state(state: DungeonState, names: Names, parts: Mapping[str, Part]) -> None:
    """Fill an empty table; later fields are checked against earlier ones."""
    read_outcome(state, parts)
    asked = read_asking(names, parts)
    entries = read_laid(state, names, parts)
    read_piles(state, names, parts, is_laying_knight(state, asked))
    read_poison(state, parts)
    compute_derived(state)
    read_marks(state, entries)
    check_table(state)
    read_reserve(state, parts)
    read_talk(state, parts)
    read_tokens(state, parts)
    read_progress(state, parts, asked)
    read_result(state, parts)
    read_agenda(state, names, parts, asked)


def check_seats(seats: int, parts: Mapping[str, Part]) -> None:
    if "seats" in parts and parts["seats"].read_int(1, 6) != seats:
        raise parts["seats"].error(f"{seats}, as in the game it is set up for")


def check_deal_fields(parts: Mapping[str, Part]) -> None:
    for name, part in parts.items():
        if name not in DEAL_FIELDS:
            raise part.error("nothing next to a deck to be dealt")
