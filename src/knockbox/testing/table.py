"""Scenario tests in words: lay a Knockdown table, answer by notation, look at what came of it.

Example:
    state = table(hands=[["sortie"], []], places=[2, 3], row=["haymaker", "feint", "stomp", "backfist"], dice=[6, 6, 6])
    say(state, "attack haymaker", "call")
    assert wounds(state, 1) == (0, 1)
    assert_dice_used(state)

The parts of `table` are those of a position (see `knockbox.games.knockdown.position`). Unlike a position it has no
skills unless they are given, so that no skill disturbs a scenario that is not about it.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import ScriptedRng, seeded
from knockbox.games.knockdown import notes
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.position import lay_out, wake
from knockbox.games.knockdown.position.cards import CANDLE_CARD
from knockbox.games.knockdown.state import CANDLE, KnockdownState
from knockbox.testing.words import Words

BOX: Final = "siege-storm"


def ending(state: KnockdownState) -> str:
    return f"the match is over, won by seat {state.winner}"


WORDS: Final = Words[Knockdown, KnockdownState](PROMPTS, vars(notes), CLAUSES, "`table` or `match`", ending)
game_of: Final = WORDS.game_of
say: Final = WORDS.say
offer: Final = WORDS.offer
options: Final = WORDS.options
asked: Final = WORDS.asked
open_question: Final = WORDS.open_question
log: Final = WORDS.log
happened: Final = WORDS.happened
events: Final = WORDS.events


def game(pack: str | Path = BOX, options: Mapping[str, str] | None = None) -> Knockdown:
    """The game of a pack (its id or its path, several with commas) with these options, built once."""
    return built(str(pack), tuple(sorted((options or {}).items())))


@cache
def built(packs: str, options: tuple[tuple[str, str], ...]) -> Knockdown:
    return WORDS.keep(build(dict(options), *packs.split(",")))


def table(
    *,
    pack: str | Path = BOX,
    options: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    seed: int = 0,
    **parts: object,
) -> KnockdownState:
    """A table with its question open and its log begun.

    `dice` fall as written; all other chance comes from `seed`. Every other part is one of a position: `hands`,
    `row`, `deck`, `places`, `light`, `heavy`, `skills`, `fighters`, `active`, `question`, `next` and so on.
    """
    rng: dict[str, object] = {"seed": seed, "dice": list(dice)} if dice else {"seed": seed}
    state = lay_out(game(pack, options), {"rng": rng, "skills": [[], []], **parts})
    state.log = []
    wake(state)
    return state


def match(
    *, pack: str | Path = BOX, options: Mapping[str, str] | None = None, dice: Sequence[int] = (), seed: int = 0
) -> KnockdownState:
    """A new match at its very first question."""
    return game(pack, options).start(ScriptedRng(seeded(seed).memory, list(dice)), listen=True)


def hand(state: KnockdownState, seat: int) -> list[str]:
    return cards(state, state.hands[seat].cards)


def seen(state: KnockdownState, seat: int) -> list[str]:
    """The cards of a hand that everybody knows."""
    return cards(state, state.hands[seat].seen)


def row(state: KnockdownState) -> list[str]:
    return cards(state, state.row)


def deck(state: KnockdownState) -> list[str]:
    """The deck, its top card first."""
    return [CANDLE_CARD if kind == CANDLE else cards(state, [kind])[0] for kind in reversed(state.deck)]


def discards(state: KnockdownState) -> list[str]:
    return cards(state, state.discards)


def cards(state: KnockdownState, kinds: Sequence[int]) -> list[str]:
    return [game_of(state).names.cards[kind] for kind in kinds]


def skills(state: KnockdownState, seat: int) -> list[str]:
    """The face-up skills of a seat."""
    return [game_of(state).names.skills[skill] for skill in state.skills[seat]]


def wounds(state: KnockdownState, seat: int) -> tuple[int, int]:
    """Light and heavy wounds of a seat."""
    return state.light[seat], state.heavy[seat]


def place(state: KnockdownState, seat: int) -> int:
    return state.places[seat]


def tokens(state: KnockdownState, seat: int) -> list[tuple[str, int]]:
    """The tokens of a seat in the arena: kind and space."""
    lying = game_of(state).view(state, PUBLIC).table.tokens
    return [(token.token, token.space) for token in lying if token.seat == seat and token.space is not None]


def borne(state: KnockdownState, seat: int) -> list[str]:
    """The tokens on the sheet of a seat, whosever they are."""
    lying = game_of(state).view(state, PUBLIC).table.tokens
    return [token.token for token in lying if token.bearer == seat]


def assert_dice_used(state: KnockdownState) -> None:
    """Every scripted die was rolled."""
    left = state.rng.dice if isinstance(state.rng, ScriptedRng) else []
    assert not left, f"scripted dice were never rolled: {left}"


@contextmanager
def rolling(state: KnockdownState) -> Iterator[KnockdownState]:
    """Play inside a `with` block that fails at its end if a scripted die was not rolled."""
    yield state
    assert_dice_used(state)
