"""A second reading of the table of refusals, from views alone: which row fits what is tried."""

from collections.abc import Callable
from typing import Final

from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.views import LaidView

KNIGHT: Final = "black-knight"
AIMED: Final = ("fireball", "ice")
TOKENS: Final = {"fireball": "fireball", "ice": "ice", "poison": "poison", "silence-ball": "silence"}
SPEECH: Final = ("have-joker", "can-fix", "leave-to-me", "spare", "help", "stuck", "zeros")


class Try:
    """What a player tries, in words, and all that this seat may look at."""

    def __init__(self, game: Dungeon, state: DungeonState, seat: int, notation: str) -> None:
        assert state.question is not None
        self.view = game.view(state, seat)
        self.table = self.view.table
        self.seats = game.seats
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

    def lays(self) -> bool:
        return self.verb == "lay" and self.is_asked

    def chooses(self) -> bool:
        return self.verb == "card" and self.is_asked

    def must_lay_knight(self) -> bool:
        return self.is_asked and self.view.knight == "drawn" and self.prompt == "choose_cell"

    def target(self) -> LaidView | None:
        return next((card for card in self.table.cards if card.cell == self.place), None)

    def is_near(self, steps: tuple[Place, ...]) -> bool:
        x, y = self.place
        return any(card.cell == (x + right, y + down) for card in self.table.cards for right, down in steps)

    def corner_of(self) -> list[LaidView]:
        """The cards that own the vertex."""
        x, y = self.place
        return [card for card in self.table.cards if card.cell[0] in (x - 1, x) and card.cell[1] in (y - 1, y)]

    def is_in_vain(self, verb: str) -> bool:
        card = self.target() if self.verb == verb else None
        return card is not None and card.card != KNIGHT and card.mark in ("room", "beaten")


SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def beside(it: Try) -> bool:
    return it.lays() and it.is_near(SIDES)


def touches_none(it: Try) -> bool:
    if not it.lays() or it.is_near(CORNERS):
        return False
    return bool(it.table.cards) or it.place != (0, 0)


def knight_first(it: Try) -> bool:
    return it.chooses() and it.must_lay_knight() and it.thing in it.hand


def on_knight(it: Try, verb: str) -> bool:
    card = it.target() if it.verb == verb else None
    return card is not None and card.card == KNIGHT


def poison_in_vain(it: Try) -> bool:
    if it.verb != "poison" or not it.corner_of():
        return False
    return all(card.mark not in ("standing", "frozen") for card in it.corner_of())


def ball_in_talk(it: Try) -> bool:
    return it.verb == "silence-ball" and it.seats > 1 and not it.table.silent


def not_in_hand(it: Try) -> bool:
    if it.verb not in ("card", "show") or it.thing in it.hand:
        return False
    is_due = it.thing == KNIGHT and it.must_lay_knight()
    return it.verb == "show" or (it.is_asked and not is_due)


def look_alike(it: Try) -> bool:
    chosen = it.view.own.chosen if it.view.own is not None else None
    return it.lays() and it.turn == "turned" and chosen is not None and chosen.corners == chosen.corners[::-1]


FITS: Final[dict[str, Callable[[Try], bool]]] = {
    "occupied": lambda it: it.lays() and it.target() is not None,
    "beside": beside,
    "touches-none": touches_none,
    "quarter-turn": lambda it: it.lays() and it.turn in ("quarter", "three-quarters"),
    "passing": lambda it: it.verb == "pass" and it.is_asked,
    "other-than-shown": lambda it: it.chooses() and it.shown not in ("", it.thing),
    "knight-first": knight_first,
    "fire-on-knight": lambda it: on_knight(it, "fireball"),
    "ice-on-knight": lambda it: on_knight(it, "ice"),
    "fire-in-vain": lambda it: it.is_in_vain("fireball"),
    "ice-in-vain": lambda it: it.is_in_vain("ice"),
    "poison-in-vain": poison_in_vain,
    "ball-in-talk": ball_in_talk,
    "not-held": lambda it: it.verb in TOKENS and TOKENS[it.verb] not in it.table.tokens,
    "not-in-hand": not_in_hand,
    "second-shown": lambda it: it.verb == "show" and it.shown != "",
    "look-alike": look_alike,
    "last-chance": lambda it: (it.lays() or it.chooses()) and it.prompt == "last_chance",
    "silence": lambda it: it.verb in SPEECH and it.table.silent and it.seats > 1,
}
"""By the name of a row; what comes after the end is left to the cases of the table."""
