"""Build dungeon states for scenario tests, answer by notation, inspect the result.

Example:
    state = dungeon(laid=["beast-2222-3"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 -1,-1 turned")
    assert danger(state, "0,0") == 6
    lay(state, "joker 1,1")
    assert mark(state, "0,0") == "beaten"

A laid card is its id, its cell (default: the middle), and optionally `turned`, `time=2`, `beaten` or `frozen`.
The Black Knight is at the bottom of a listed deck unless he is drawn or laid. All other parts of `dungeon` are
those of a position (see `knockbox.games.dungeon.position`). The cards are those of the tests' proving dungeon.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from knockbox.engine.rng import make_rng
from knockbox.games.dungeon import notes
from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import cell_at, coordinates
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.text.names import token_names
from knockbox.games.dungeon.views import MARKS, OUTCOMES
from knockbox.testing.scenario import ScenarioKit

PROVING_DUNGEON: Final = str(Path(__file__).resolve().parents[3] / "tests" / "packs" / "proving-dungeon")
KNIGHT_ID: Final = "black-knight"
ALL_TOKENS: Final = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
"""Options with which the group holds all four grimoire tokens."""
MIDDLE_CELL: Final = "0,0"


class MatchEnd(NamedTuple):
    """The outcome of a match: `playing`, `won` or `lost`, the rule, and the cells of the blamed cards."""

    outcome: str
    rule: str = ""
    blamed: tuple[str, ...] = ()


def describe_end(state: DungeonState) -> str:
    return str(end(state))


KIT: Final = ScenarioKit[Dungeon, DungeonState](
    PROMPTS, vars(notes), CLAUSES, "`dungeon`, `dealt` or `match`", describe_end
)
game_of: Final = KIT.game_of
say: Final = KIT.say
take_side_action: Final = KIT.take_side_action
options: Final = KIT.options
side_actions: Final = KIT.side_actions
utterances: Final = KIT.utterances
current_question: Final = KIT.current_question
log: Final = KIT.log
note_kinds: Final = KIT.note_kinds
events: Final = KIT.events


def game(seats: int = 2, options: Mapping[str, str] | None = None, pack: str = PROVING_DUNGEON) -> Dungeon:
    """Return the game of a pack with these options and seats, cached."""
    return build_cached(seats, tuple(sorted((options or {}).items())), pack)


@cache
def build_cached(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> Dungeon:
    return KIT.register(build(dict(options), seats, pack))


def dungeon(
    *,
    laid: Sequence[str] = ("room-1112",),
    hands: Sequence[Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    drawn: bool = False,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    **parts: object,
) -> DungeonState:
    """Return a state with an open question and an empty log; if `drawn`, the active seat must lay the Black Knight."""
    rules = game(seats or (len(hands) if hands is not None else 2), options)
    whole: dict[str, object] = {"rng": {"seed": seed}, "cards": [parse_laid_card(words) for words in laid]}
    if hands is not None:
        whole["hands"] = [list(hand) for hand in hands]
    if deck is not None:
        whole["deck"] = list(deck) + [KNIGHT_ID] * (not drawn and not any(is_knight(words) for words in laid))
    if drawn:
        whole["asking"] = {"task": "ChooseCell", "kind": KNIGHT_ID}
    state = rules.set_up(whole | parts)
    state.log = []
    return state


def parse_laid_card(words: str) -> dict[str, object]:
    """Parse a laid card, such as `beast-2222-3 1,1 turned time=2`, to its entry in a position."""
    card, *rest = words.split()
    made: dict[str, object] = {"card": card, "cell": list(coordinates(parse_place(MIDDLE_CELL)))}
    for word in rest:
        if "," in word:
            made["cell"] = list(coordinates(parse_place(word)))
        elif word.startswith("time="):
            made["time"] = int(word.removeprefix("time="))
        else:
            made |= {"turned": True} if word == "turned" else {"mark": word}
    return made


def is_knight(words: str) -> bool:
    return words.split()[0] == KNIGHT_ID


def parse_place(words: str) -> int:
    """Parse a cell or a vertex: `1,-1`."""
    x, y = words.split(",")
    return cell_at(int(x), int(y))


def match_from_deck(
    top: Sequence[str], *, seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
) -> DungeonState:
    """Return a match dealt from a deck with these top cards; the others are below in random order."""
    state = game(seats, options).set_up({"rng": {"seed": seed}, "deal": {"top": list(top)}})
    state.log = []
    return state


def match(seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0) -> DungeonState:
    """Return a new match at its first question."""
    return game(seats, options).start(make_rng(seed), with_log=True)


def lay(state: DungeonState, *cards: str) -> DungeonState:
    """Lay cards in order, each by the seat to move: `room-1112 1,1 turned`."""
    for words in cards:
        card, _, where = words.partition(" ")
        say(state, *([] if card == KNIGHT_ID else [f"card {card}"]), f"lay {where}")
    return state


def refusal_rule(state: DungeonState, seat: int, notation: str) -> str:
    """Return the rule of the first reason against a choice."""
    rules = game_of(state)
    return rules.check_action(state, seat, rules.string_to_action(notation)).reasons[0].rule


def hand(state: DungeonState, seat: int) -> list[str]:
    return cards(state, state.hands[seat])


def deck(state: DungeonState) -> list[str]:
    """Return the deck from the top."""
    return cards(state, state.deck[::-1])


def cards_on_table(state: DungeonState) -> list[str]:
    """Return the cards on the table in the order of laying, each with its cell."""
    cells = [format_place(cell) for cell in state.cells]
    return [f"{card} {cell}" for card, cell in zip(cards(state, state.kinds), cells, strict=True)]


def burnt_cards(state: DungeonState) -> list[str]:
    """Return the cards removed from the game."""
    return cards(state, state.burnt)


def cards(state: DungeonState, kinds: Sequence[int]) -> list[str]:
    return [game_of(state).names.cards[kind] for kind in kinds]


def danger(state: DungeonState, cell: str) -> int:
    """Return the danger of the card on a cell."""
    return state.dangers[slot(state, cell)]


def time_on(state: DungeonState, cell: str) -> int:
    """Return the time tokens on the card on a cell."""
    return state.times[slot(state, cell)]


def mark(state: DungeonState, cell: str) -> str:
    """Return the mark of the card on a cell: `room`, `standing`, `beaten` or `frozen`."""
    return MARKS[state.marks[slot(state, cell)]]


def tokens(state: DungeonState) -> list[str]:
    """Return the grimoire tokens that the group holds."""
    return token_names(state.held_tokens)


def pool(state: DungeonState) -> list[str]:
    """Return the grimoire tokens that may be drawn after a win."""
    return token_names(state.pool)


def round_trip(state: DungeonState) -> DungeonState:
    """Return the state after a round trip through a position."""
    rules = game_of(state)
    return rules.set_up(rules.position(state))


def slot(state: DungeonState, cell: str) -> int:
    assert parse_place(cell) in state.slot_by_cell, f"no card is on {cell}; laid: {', '.join(cards_on_table(state))}"
    return state.slot_by_cell[parse_place(cell)]


def end(state: DungeonState) -> MatchEnd:
    """Return the outcome of the match, to be compared with `PLAYING`, `WON` or `lost(...)`."""
    rule = "" if state.verdict == NOTHING else CLAUSES[state.verdict]
    return MatchEnd(OUTCOMES[state.outcome], rule, tuple(sorted(format_place(cell) for cell in state.blamed_cells)))


def format_place(cell: int) -> str:
    x, y = coordinates(cell)
    return f"{x},{y}"


PLAYING: Final = MatchEnd("playing")
WON: Final = MatchEnd("won", "KKD-END-1")


def loss(rule: str, *cells: str) -> MatchEnd:
    """Return a loss by this rule that blames the cards on these cells."""
    return MatchEnd("lost", rule, tuple(sorted(cells)))
