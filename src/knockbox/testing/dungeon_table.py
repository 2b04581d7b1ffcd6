"""Scenario tests in words: lay out a dungeon, answer by notation, look at what came of it.

Example:
    state = dungeon(laid=["beast-2222-3"], hands=[["room-0014"], ["joker"]], deck=["joker"])
    lay(state, "room-0014 -1,-1 turned")
    assert danger(state, "0,0") == 6
    lay(state, "joker 1,1")
    assert mark(state, "0,0") == "beaten"

A laid card is its id, its cell (the middle if none is named), and if need be `turned`, `time=2`, `beaten` or `frozen`.
The Black Knight is at the bottom of a listed deck, unless he was drawn or laid. All other parts of `dungeon` are
those of a position (see `knockbox.games.dungeon.position`). The cards are those of the proving dungeon of the tests.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from knockbox.engine.rng import seeded
from knockbox.games.dungeon import notes
from knockbox.games.dungeon.choices import PROMPTS
from knockbox.games.dungeon.clauses import CLAUSES
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import cell_at, place
from knockbox.games.dungeon.names import tokens_in
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.views import MARKS, OUTCOMES
from knockbox.testing.words import Words

BOX: Final = str(Path(__file__).resolve().parents[3] / "tests" / "packs" / "proving-dungeon")
KNIGHT: Final = "black-knight"
ALL_TOKENS: Final = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
"""The options of a group that holds the four grimoire tokens."""
MIDDLE: Final = "0,0"


class End(NamedTuple):
    """How a match stands: `playing`, `won` or `lost`, by which rule, and the cells of the cards that are named."""

    outcome: str
    rule: str = ""
    blamed: tuple[str, ...] = ()


def ending(state: DungeonState) -> str:
    return str(end(state))


WORDS: Final = Words[Dungeon, DungeonState](PROMPTS, vars(notes), CLAUSES, "`dungeon`, `dealt` or `match`", ending)
game_of: Final = WORDS.game_of
say: Final = WORDS.say
offer: Final = WORDS.offer
options: Final = WORDS.options
offers: Final = WORDS.offers
utterances: Final = WORDS.utterances
asked: Final = WORDS.asked
log: Final = WORDS.log
happened: Final = WORDS.happened
events: Final = WORDS.events


def game(seats: int = 2, options: Mapping[str, str] | None = None, pack: str = BOX) -> Dungeon:
    """The game of a pack with these options at a table of so many seats, built once."""
    return built(seats, tuple(sorted((options or {}).items())), pack)


@cache
def built(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> Dungeon:
    return WORDS.keep(build(dict(options), seats, pack))


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
    """A table with its question open and its log begun; `drawn`: the seat to move has drawn the Black Knight."""
    rules = game(seats or (len(hands) if hands is not None else 2), options)
    whole: dict[str, object] = {"rng": {"seed": seed}, "cards": [laid_card(words) for words in laid]}
    if hands is not None:
        whole["hands"] = [list(hand) for hand in hands]
    if deck is not None:
        whole["deck"] = list(deck) + [KNIGHT] * (not drawn and not any(is_knight(words) for words in laid))
    if drawn:
        whole["asking"] = {"task": "ChooseCell", "kind": KNIGHT}
    state = rules.set_up(whole | parts)
    state.log = []
    return state


def laid_card(words: str) -> dict[str, object]:
    """A card of a position from its words: `beast-2222-3 1,1 turned time=2`."""
    card, *rest = words.split()
    made: dict[str, object] = {"card": card, "cell": list(place(point(MIDDLE)))}
    for word in rest:
        if "," in word:
            made["cell"] = list(place(point(word)))
        elif word.startswith("time="):
            made["time"] = int(word.removeprefix("time="))
        else:
            made |= {"turned": True} if word == "turned" else {"mark": word}
    return made


def is_knight(words: str) -> bool:
    return words.split()[0] == KNIGHT


def point(words: str) -> int:
    """A cell or a vertex: `1,-1`."""
    x, y = words.split(",")
    return cell_at(int(x), int(y))


def dealt(
    top: Sequence[str], *, seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
) -> DungeonState:
    """A dungeon dealt from a deck whose top cards are these; the other cards of the dungeon lie below in any order."""
    state = game(seats, options).set_up({"rng": {"seed": seed}, "deal": {"top": list(top)}})
    state.log = []
    return state


def match(seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0) -> DungeonState:
    """A new match at its very first question."""
    return game(seats, options).start(seeded(seed), listen=True)


def lay(state: DungeonState, *cards: str) -> DungeonState:
    """Lay card after card, each by whoever is to move: `room-1112 1,1 turned`."""
    for words in cards:
        card, _, where = words.partition(" ")
        say(state, *([] if card == KNIGHT else [f"card {card}"]), f"lay {where}")
    return state


def why_not(state: DungeonState, seat: int, notation: str) -> str:
    """The rule that a refusal cites first."""
    rules = game_of(state)
    return rules.refuse(state, seat, rules.read(notation)).reasons[0].rule


def hand(state: DungeonState, seat: int) -> list[str]:
    return cards(state, state.hands[seat])


def deck(state: DungeonState) -> list[str]:
    """The deck, its top card first."""
    return cards(state, state.deck[::-1])


def laid(state: DungeonState) -> list[str]:
    """The cards on the table in the order of laying, each with its cell."""
    where = [spelled_place(cell) for cell in state.cells]
    return [f"{card} {cell}" for card, cell in zip(cards(state, state.kinds), where, strict=True)]


def burnt(state: DungeonState) -> list[str]:
    """The cards that are out of the game."""
    return cards(state, state.burnt)


def cards(state: DungeonState, kinds: Sequence[int]) -> list[str]:
    return [game_of(state).names.cards[kind] for kind in kinds]


def danger(state: DungeonState, cell: str) -> int:
    """The sum of what is visible at the corners of the card on a cell."""
    return state.dangers[slot(state, cell)]


def time_on(state: DungeonState, cell: str) -> int:
    """The time tokens on the card on a cell."""
    return state.times[slot(state, cell)]


def mark(state: DungeonState, cell: str) -> str:
    """What the card on a cell is: `room`, `standing`, `beaten` or `frozen`."""
    return MARKS[state.marks[slot(state, cell)]]


def tokens(state: DungeonState) -> list[str]:
    """The grimoire tokens that the group holds."""
    return tokens_in(state.held)


def pool(state: DungeonState) -> list[str]:
    """The grimoire tokens that may be drawn after a win."""
    return tokens_in(state.pool)


def twin(state: DungeonState) -> DungeonState:
    """The same table, written as a position and set up again."""
    rules = game_of(state)
    return rules.set_up(rules.position(state))


def slot(state: DungeonState, cell: str) -> int:
    assert point(cell) in state.at, f"no card lies on {cell}; laid: {', '.join(laid(state))}"
    return state.at[point(cell)]


def end(state: DungeonState) -> End:
    """How the match stands, to be compared with `PLAYING`, `WON` or what `lost` says."""
    rule = "" if state.verdict == NOTHING else CLAUSES[state.verdict]
    return End(OUTCOMES[state.outcome], rule, tuple(sorted(spelled_place(cell) for cell in state.offenders)))


def spelled_place(cell: int) -> str:
    x, y = place(cell)
    return f"{x},{y}"


PLAYING: Final = End("playing")
WON: Final = End("won", "KKD-END-1")


def lost(rule: str, *cells: str) -> End:
    """A loss by this rule, in which the cards on these cells are named."""
    return End("lost", rule, tuple(sorted(cells)))
