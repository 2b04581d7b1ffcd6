"""At random tables, whatever is tried: a second reading of the table of refusals comes to the same first row."""

from collections.abc import Iterator
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import ChoiceError
from knockbox.engine.zones import pack
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.notation import VERB_WORDS
from knockbox.games.knockdown.state import KnockdownState
from tests.games.random_play import play_knockdown
from tests.rules.knockdown.reason_checks import PROVING_GROUND
from tests.rules.knockdown.refusal_oracle import ROW_PREDICATES, Try
from tests.rules.refusals import load

ROWS = load("knockdown").rows
TABLES: list[tuple[tuple[str, ...], tuple[tuple[str, str], ...]]] = [
    (("siege-storm",), ()),
    (("nemesis",), ()),
    (("tainted-grail",), ()),
    ((str(PROVING_GROUND),), (("redraft", "true"),)),
    (("siege-storm", "nemesis", "tainted-grail"), (("fighters", "draw"),)),
]
SETS = (c.TAKE, c.PAY, c.BLOCK_WOUNDS, c.BLOCK_EFFECT, c.BLOCK_BOTH)

matches = st.tuples(st.integers(0, len(TABLES) - 1), st.integers(0, 100_000), st.integers(0, 300))


@cache
def game_at(number: int) -> Knockdown:
    boxes, options = TABLES[number]
    return build(dict(options), *boxes)


def attempts(game: Knockdown, state: KnockdownState) -> Iterator[str]:
    """All candidates, and every verb with every thing it can name, sets with one card or two."""
    yield from (candidate.notation for candidate in game.candidates(state))
    for verb in VERB_WORDS:
        kinds = range(game.rules.num_kinds)
        things = [pack([kind]) for kind in kinds] if verb in SETS else list(range(game.rules.num_printed_attacks))
        things += [pack([kind, other]) for kind in kinds for other in kinds[kind::7]] if verb in SETS else []
        things += [kind << c.SPACE_BITS | space for kind in kinds for space in range(9)] if verb == c.DASH else []
        yield from spelled(game, [action(verb, thing) for thing in things])


def spelled(game: Knockdown, choices: list[int]) -> Iterator[str]:
    for choice in choices:
        try:
            yield game.action_to_string(choice)
        except ChoiceError:
            continue


def first_row(game: Knockdown, state: KnockdownState, notation: str) -> str | None:
    """The first row that fits, or none if no row speaks of it."""
    tried = Try(game, state, notation)
    return next((row for row in ROWS if row in ROW_PREDICATES and ROW_PREDICATES[row](tried)), None)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(matches)
def test_two_readings_of_the_table_come_to_the_same_first_row(match: tuple[int, int, int]) -> None:
    game = game_at(match[0])
    state = play_knockdown(game, *match[1:])
    assert state.question is not None
    if state.question.seat == PUBLIC:
        return
    for notation in dict.fromkeys(attempts(game, state)):
        reasons = game.check_action(state, state.question.seat, game.string_to_action(notation)).reasons
        row = first_row(game, state, notation) if reasons else None
        if row is not None:
            assert reasons[0].rule == ROWS[row].rule, f"{notation}: {reasons}, expected {row}"


def test_the_second_reading_knows_every_row_that_can_be_seen() -> None:
    unseen = {"superfluous", "two-symbols", "hand-card", "not-maximal", "foreign-deck"}
    assert set(ROWS) - set(ROW_PREDICATES) == unseen
