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
from typing import Final, NamedTuple

from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.rng import ScriptedRng, seeded
from knockbox.games.knockdown import notes
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.position import lay_out, wake
from knockbox.games.knockdown.position.cards import CANDLE_CARD
from knockbox.games.knockdown.state import CANDLE, KnockdownState

BOX: Final = "siege-storm"
NOTES: Final = {number: name.lower() for name, number in vars(notes).items() if name.isupper()}
BUILT: Final[list[Knockdown]] = []
"""Every game that was built here: a state finds its own by the rules it shares with it."""


class Note(NamedTuple):
    """One line of the log: what happened, by which rule, to whom, and two ints whose meaning depends on the kind."""

    kind: str
    rule: str
    seat: int
    first: int
    second: int


def game(pack: str | Path = BOX, options: Mapping[str, str] | None = None) -> Knockdown:
    """The game of a pack (its id or its path, several with commas) with these options, built once."""
    return built(str(pack), tuple(sorted((options or {}).items())))


@cache
def built(packs: str, options: tuple[tuple[str, str], ...]) -> Knockdown:
    made = build(dict(options), *packs.split(","))
    BUILT.append(made)
    return made


def game_of(state: KnockdownState) -> Knockdown:
    """The game a state belongs to."""
    for candidate in BUILT:
        if candidate.rules is state.rules:
            return candidate
    raise AssertionError("this state was not set up by `table` or `match`")


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


def say(state: KnockdownState, *notations: str) -> KnockdownState:
    """Answer question after question; each answer must be open."""
    for notation in notations:
        rules = game_of(state)
        choice, question = rules.read(notation), open_question(state)
        assert choice in question.options, f"'{notation}' is not open; {describe(state)}"
        rules.step(state, choice)
    return state


def offer(state: KnockdownState, seat: int, notation: str) -> KnockdownState:
    """Do something beside the question, such as `resign`; `PUBLIC` calls `time-out`."""
    rules = game_of(state)
    choice, offered = rules.read(notation), rules.offers(state, seat)
    assert choice in offered, f"'{notation}' is not offered to seat {seat}; offered: {spelled(rules, offered)}"
    rules.accept(state, seat, choice)
    return state


def options(state: KnockdownState) -> list[str]:
    """The open answers in notation; none when the match is over."""
    return spelled(game_of(state), state.question.options) if state.question is not None else []


def spelled(rules: Knockdown, choices: Sequence[int]) -> list[str]:
    return [rules.spell(choice) for choice in choices]


def asked(state: KnockdownState) -> tuple[int, str]:
    """Who is asked, and the name of the question."""
    question = open_question(state)
    return question.seat, PROMPTS[question.prompt]


def open_question(state: KnockdownState) -> Decision:
    assert state.question is not None, f"nobody is asked: the match is over, won by seat {state.winner}"
    return state.question


def describe(state: KnockdownState) -> str:
    seat, prompt = asked(state)
    whom = "the referee" if seat == PUBLIC else f"seat {seat}"
    return f"{whom} is asked {prompt}: {', '.join(options(state))}"


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


def log(state: KnockdownState) -> list[Note]:
    """All that happened since the table was laid."""
    assert state.log is not None, "this state keeps no log"
    return [Note(NOTES[kind], CLAUSES[rule], seat, first, second) for kind, rule, seat, first, second in state.log]


def happened(state: KnockdownState) -> list[str]:
    """The kinds of the notes in the log, in order."""
    return [note.kind for note in log(state)]


def events(state: KnockdownState) -> list[Event]:
    """The log as named facts."""
    return game_of(state).events(state.log or [])


def assert_dice_used(state: KnockdownState) -> None:
    """Every scripted die was rolled."""
    left = state.rng.dice if isinstance(state.rng, ScriptedRng) else []
    assert not left, f"scripted dice were never rolled: {left}"


@contextmanager
def rolling(state: KnockdownState) -> Iterator[KnockdownState]:
    """Play inside a `with` block that fails at its end if a scripted die was not rolled."""
    yield state
    assert_dice_used(state)
