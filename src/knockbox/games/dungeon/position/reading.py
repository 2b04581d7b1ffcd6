"""Set up a dungeon from a position: parts may be missing, impossible ones are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from knockbox.engine.state import ask_again
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.position.duties import is_knight, read_asking, read_duties
from knockbox.games.dungeon.position.ending import read_outcome, read_result
from knockbox.games.dungeon.position.piles import deal, read_piles
from knockbox.games.dungeon.position.progress import read_progress
from knockbox.games.dungeon.position.table import check_table, read_laid, read_marks, work_out
from knockbox.games.dungeon.position.tokens import read_poison, read_reserve, read_talk, read_tokens
from knockbox.games.dungeon.position.writing import heading
from knockbox.games.dungeon.state import DungeonState, fresh_state
from knockbox.games.positions.chance import read_rng
from knockbox.games.positions.heading import HEADING, check_heading
from knockbox.games.positions.parts import Part

if TYPE_CHECKING:
    from knockbox.games.dungeon.game import Dungeon

CARDS: Final = ("hands", "shown", "deck", "cards", "burnt")
TOKENS: Final = ("reserve", "silent", "tokens", "pool", "poison")
PROGRESS: Final = ("first", "active", "last_layer", "giving_up")
END: Final = ("outcome", "verdict", "blamed", "prize", "points")
DUTIES: Final = ("asking", "agenda", "rng")
WRITTEN: Final = (*HEADING, "seats", *CARDS, *TOKENS, *PROGRESS, *END, *DUTIES)
BY_HAND: Final = ("deal",)
"""Only for people: a deck to be dealt."""
BESIDE_DEAL: Final = (*HEADING, "seats", "rng", "deal")


def set_up(game: Dungeon, position: Mapping[str, object]) -> DungeonState:
    """The state that a position describes, with its question asked."""
    parts = Part("", position).fields(WRITTEN + BY_HAND)
    check_heading(heading(game), game.options, parts)
    check_seats(game.seats, parts)
    state = fresh_state(game.rules, read_rng(parts.get("rng", Part("rng", {}))))
    if "deal" in parts:
        check_beside_deal(parts)
        deal(state, game.names, parts["deal"])
    else:
        lay_out(state, game.names, parts)
        ask_again(state)
    return state


def lay_out(state: DungeonState, names: Names, parts: Mapping[str, Part]) -> None:
    """Fill an empty table; what is read first is what the rest is judged by."""
    read_outcome(state, parts)
    asked = read_asking(names, parts)
    entries = read_laid(state, names, parts)
    read_piles(state, names, parts, is_knight(state, asked))
    read_poison(state, parts)
    work_out(state)
    read_marks(state, entries)
    check_table(state)
    read_reserve(state, parts)
    read_talk(state, parts)
    read_tokens(state, parts)
    read_progress(state, parts, asked)
    read_result(state, parts)
    read_duties(state, names, parts, asked)


def check_seats(seats: int, parts: Mapping[str, Part]) -> None:
    if "seats" in parts and parts["seats"].whole(1, 6) != seats:
        raise parts["seats"].wrong(f"{seats}, as in the game it is set up for")


def check_beside_deal(parts: Mapping[str, Part]) -> None:
    for name, part in parts.items():
        if name not in BESIDE_DEAL:
            raise part.wrong("nothing beside a deck to be dealt")
