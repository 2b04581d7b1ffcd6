"""At random tables, whatever is tried: a second reading of the table of refusals comes to the same first row."""

from collections.abc import Iterator
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.notation import PLACE_VERBS, VERB_WORDS
from knockbox.games.dungeon.state import DungeonState
from tests.games.random_play import play_dungeon
from tests.rules.dungeon.refusal_oracle import ROW_PREDICATES, Try
from tests.rules.refusals import load

ROWS = load("dungeon").rows
ALL = (("adventure", "on"), ("level", "4"), ("tokens", "fireball,ice,poison,silence"))
SOME = (("adventure", "on"), ("level", "2"), ("tokens", "ice,poison"))
TABLES = [(2, ()), (2, ALL), (3, SOME), (4, ALL), (1, ()), (1, SOME)]
ENDINGS = (c.GIVE_UP, c.TIME_UP)

matches = st.tuples(st.integers(0, len(TABLES) - 1), st.integers(0, 100_000), st.integers(0, 90))


@cache
def game_at(number: int) -> Dungeon:
    seats, options = TABLES[number]
    return build(dict(options), seats)


def attempts(game: Dungeon, state: DungeonState) -> Iterator[str]:
    """All candidates, and every verb with every card, or every place on and around the table."""
    yield from (candidate.notation for candidate in game.candidates(state))
    cells = [card.cell for card in game.view(state, 0).table.cards]
    near = {(x + right, y + down) for x, y in cells for right in (-2, -1, 0, 1, 2) for down in (-2, -1, 0, 1, 2)}
    places = [f"{x},{y}" for x, y in sorted({*near, (0, 0), (1, 1), (40, -40)})]
    for verb, word in VERB_WORDS.items():
        if verb == c.LAY:
            yield from (f"lay {place}{turn}" for place in places for turn in ("", " quarter", " turned"))
        elif verb in PLACE_VERBS:
            yield from (f"{word} {place}" for place in places)
        elif verb in (c.CARD, c.SHOW):
            yield from (f"{word} {card}" for card in game.names.cards)
        elif verb in (c.ZEROS, c.POINT_PLAYER):
            yield "zeros both" if verb == c.ZEROS else "point-player 0"
        else:
            yield word


@settings(max_examples=25, deadline=None, derandomize=True)
@given(matches)
def test_two_readings_of_the_table_come_to_the_same_first_row(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_dungeon(game, *match[1:], ENDINGS)
    for seat in range(game.num_players):
        for notation in dict.fromkeys(attempts(game, state)):
            reasons = game.check_action(state, seat, game.string_to_action(notation)).reasons
            row = first_row(game, state, seat, notation) if reasons else None
            if row is not None:
                assert reasons[0].rule == ROWS[row].rule, f"{notation}: {reasons}, expected {row}"


def first_row(game: Dungeon, state: DungeonState, seat: int, notation: str) -> str | None:
    """The first row that fits, or none if no row speaks of it."""
    tried = Try(game, state, seat, notation)
    return next((row for row in ROWS if row in ROW_PREDICATES and ROW_PREDICATES[row](tried)), None)


def test_the_second_reading_knows_every_row_but_those_about_the_end() -> None:
    assert set(ROWS) - set(ROW_PREDICATES) == {"token-too-late", "too-late"}
