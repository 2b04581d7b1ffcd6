"""Build Knockdown states for scenario tests, answer by notation, inspect the result.

Example:
    state = table(hands=[["sortie"], []], places=[2, 3], row=["haymaker", "feint", "stomp", "backfist"], dice=[6, 6, 6])
    say(state, "attack haymaker", "call")
    assert wounds(state, 1) == (0, 1)
    assert_dice_used(state)

The parts of `table` are those of a position (see `knockbox.games.knockdown.position`). Unlike in a position, there
are no skills by default, so that they do not affect scenarios that are not about them.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import ScriptedRng, make_rng
from knockbox.games.knockdown import notes
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.position import ask_question, read_state
from knockbox.games.knockdown.position.cards import CANDLE_CARD
from knockbox.games.knockdown.state import CANDLE, KnockdownState
from knockbox.testing.scenario import ScenarioKit

DEFAULT_BOX: Final = "siege-storm"


def describe_end(state: KnockdownState) -> str:
    return f"the match is over, won by seat {state.winner}"


KIT: Final = ScenarioKit[Knockdown, KnockdownState](PROMPTS, vars(notes), CLAUSES, "`table` or `match`", describe_end)
game_of: Final = KIT.game_of
say: Final = KIT.say
take_side_action: Final = KIT.take_side_action
options: Final = KIT.options
current_question: Final = KIT.current_question
open_question: Final = KIT.open_question
log: Final = KIT.log
note_kinds: Final = KIT.note_kinds
events: Final = KIT.events


def game(pack: str | Path = DEFAULT_BOX, options: Mapping[str, str] | None = None) -> Knockdown:
    """Return the game of a pack (its id or path, several with commas) with these options, cached."""
    return build_cached(str(pack), tuple(sorted((options or {}).items())))


@cache
def build_cached(packs: str, options: tuple[tuple[str, str], ...]) -> Knockdown:
    return KIT.register(build(dict(options), *packs.split(",")))


def table(
    *,
    pack: str | Path = DEFAULT_BOX,
    options: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    seed: int = 0,
    **parts: object,
) -> KnockdownState:
    """Return a state with an open question and an empty log.

    `dice` are scripted; all other chance comes from `seed`. The other parts are those of a position: `hands`,
    `row`, `deck`, `places`, `light`, `heavy`, `skills`, `fighters`, `active`, `question`, `next` and so on.
    """
    rng: dict[str, object] = {"seed": seed, "dice": list(dice)} if dice else {"seed": seed}
    state = read_state(game(pack, options), {"rng": rng, "skills": [[], []], **parts})
    state.log = []
    ask_question(state)
    return state


def match(
    *, pack: str | Path = DEFAULT_BOX, options: Mapping[str, str] | None = None, dice: Sequence[int] = (), seed: int = 0
) -> KnockdownState:
    """Return a new match at its first question."""
    return game(pack, options).start(ScriptedRng(make_rng(seed).memory, list(dice)), with_log=True)


def hand(state: KnockdownState, seat: int) -> list[str]:
    return cards(state, state.hands[seat].cards)


def public_hand(state: KnockdownState, seat: int) -> list[str]:
    """Return the public cards of a hand."""
    return cards(state, state.hands[seat].seen)


def row(state: KnockdownState) -> list[str]:
    return cards(state, state.row)


def deck(state: KnockdownState) -> list[str]:
    """Return the deck from the top."""
    return [CANDLE_CARD if kind == CANDLE else cards(state, [kind])[0] for kind in reversed(state.deck)]


def discards(state: KnockdownState) -> list[str]:
    return cards(state, state.discards)


def cards(state: KnockdownState, kinds: Sequence[int]) -> list[str]:
    return [game_of(state).names.cards[kind] for kind in kinds]


def skills(state: KnockdownState, seat: int) -> list[str]:
    """Return the face-up skills of a seat."""
    return [game_of(state).names.skills[skill] for skill in state.skills[seat]]


def wounds(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Return the light and heavy wounds of a seat."""
    return state.light[seat], state.heavy[seat]


def place(state: KnockdownState, seat: int) -> int:
    return state.places[seat]


def tokens(state: KnockdownState, seat: int) -> list[tuple[str, int]]:
    """Return the tokens of a seat in the arena: kind and space."""
    views = game_of(state).view(state, PUBLIC).table.tokens
    return [(token.token, token.space) for token in views if token.seat == seat and token.space is not None]


def tokens_on_sheet(state: KnockdownState, seat: int) -> list[str]:
    """Return the tokens on the sheet of a seat, of either owner."""
    views = game_of(state).view(state, PUBLIC).table.tokens
    return [token.token for token in views if token.bearer == seat]


def assert_dice_used(state: KnockdownState) -> None:
    """Assert that every scripted die was rolled."""
    left = state.rng.dice if isinstance(state.rng, ScriptedRng) else []
    assert not left, f"scripted dice were never rolled: {left}"


@contextmanager
def require_all_dice(state: KnockdownState) -> Iterator[KnockdownState]:
    """Fail at the end of a `with` block if a scripted die was not rolled."""
    yield state
    assert_dice_used(state)
