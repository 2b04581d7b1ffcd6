"""An independent implementation of the table of refusals from views alone: which rows apply to a choice."""

from collections.abc import Callable
from typing import Final

from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.views import LaidView

KNIGHT: Final = "black-knight"
AIMED_VERBS: Final = ("fireball", "ice")
TOKEN_BY_VERB: Final = {"fireball": "fireball", "ice": "ice", "poison": "poison", "silence-ball": "silence"}
SPEECH_VERBS: Final = ("have-joker", "can-fix", "leave-to-me", "spare", "help", "stuck", "zeros")


class Try:
    """An attempted choice in notation, with what the seat may see."""

    def __init__(self, game: Dungeon, state: DungeonState, seat: int, notation: str) -> None:
        assert state.question is not None
        self.view = game.view(state, seat)
        self.table = self.view.table
        self.seats = game.num_players
        self.seat = seat
        self.prompt = game.prompts[state.question.prompt]
        self.is_asked = state.question.seat == seat
        self.verb, _, self.thing = notation.partition(" ")

    @property
    def place(self) -> Place:
        x, _, y = self.thing.partition(" ")[0].partition(",")
        return int(x), int(y)

    @property
    def turn(self) -> str:
        return self.thing.partition(" ")[2]

    @property
    def hand(self) -> list[str]:
        assert self.view.own is not None
        return [card.card for card in self.view.own.hand]

    @property
    def shown(self) -> str:
        return self.table.hands[self.seat].shown

    def is_laying(self) -> bool:
        return self.verb == "lay" and self.is_asked

    def is_choosing(self) -> bool:
        return self.verb == "card" and self.is_asked

    def must_lay_knight(self) -> bool:
        return self.is_asked and self.view.knight == "drawn" and self.prompt == "choose_cell"

    def target_card(self) -> LaidView | None:
        return next((card for card in self.table.cards if card.cell == self.place), None)

    def is_near(self, steps: tuple[Place, ...]) -> bool:
        x, y = self.place
        return any(card.cell == (x + right, y + down) for card in self.table.cards for right, down in steps)

    def vertex_owners(self) -> list[LaidView]:
        """Return the cards that own the vertex."""
        x, y = self.place
        return [card for card in self.table.cards if card.cell[0] in (x - 1, x) and card.cell[1] in (y - 1, y)]

    def is_wrong_target(self, verb: str) -> bool:
        card = self.target_card() if self.verb == verb else None
        return card is not None and card.card != KNIGHT and card.mark in ("room", "beaten")


SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def is_next_to_card(it: Try) -> bool:
    return it.is_laying() and it.is_near(SIDES)


def touches_no_card(it: Try) -> bool:
    if not it.is_laying() or it.is_near(CORNERS):
        return False
    return bool(it.table.cards) or it.place != (0, 0)


def must_lay_knight_first(it: Try) -> bool:
    return it.is_choosing() and it.must_lay_knight() and it.thing in it.hand


def is_on_knight(it: Try, verb: str) -> bool:
    card = it.target_card() if it.verb == verb else None
    return card is not None and card.card == KNIGHT


def is_poison_wasted(it: Try) -> bool:
    if it.verb != "poison" or not it.vertex_owners():
        return False
    return all(card.mark not in ("standing", "frozen") for card in it.vertex_owners())


def is_ball_wasted(it: Try) -> bool:
    return it.verb == "silence-ball" and it.seats > 1 and not it.table.silent


def is_not_in_hand(it: Try) -> bool:
    if it.verb not in ("card", "show") or it.thing in it.hand:
        return False
    is_due = it.thing == KNIGHT and it.must_lay_knight()
    return it.verb == "show" or (it.is_asked and not is_due)


def looks_same_turned(it: Try) -> bool:
    chosen = it.view.own.chosen if it.view.own is not None else None
    return it.is_laying() and it.turn == "turned" and chosen is not None and chosen.corners == chosen.corners[::-1]


ROW_PREDICATES: Final[dict[str, Callable[[Try], bool]]] = {
    "occupied": lambda it: it.is_laying() and it.target_card() is not None,
    "beside": is_next_to_card,
    "touches-none": touches_no_card,
    "quarter-turn": lambda it: it.is_laying() and it.turn in ("quarter", "three-quarters"),
    "passing": lambda it: it.verb == "pass" and it.is_asked,
    "other-than-shown": lambda it: it.is_choosing() and it.shown not in ("", it.thing),
    "knight-first": must_lay_knight_first,
    "fire-on-knight": lambda it: is_on_knight(it, "fireball"),
    "ice-on-knight": lambda it: is_on_knight(it, "ice"),
    "fire-in-vain": lambda it: it.is_wrong_target("fireball"),
    "ice-in-vain": lambda it: it.is_wrong_target("ice"),
    "poison-in-vain": is_poison_wasted,
    "ball-in-talk": is_ball_wasted,
    "not-held": lambda it: it.verb in TOKEN_BY_VERB and TOKEN_BY_VERB[it.verb] not in it.table.tokens,
    "not-in-hand": is_not_in_hand,
    "second-shown": lambda it: it.verb == "show" and it.shown != "",
    "look-alike": looks_same_turned,
    "last-chance": lambda it: (it.is_laying() or it.is_choosing()) and it.prompt == "last_chance",
    "silence": lambda it: it.verb in SPEECH_VERBS and it.table.silent and it.seats > 1,
}
"""By row: whether it applies; choices after the end are left to the cases of the table."""
