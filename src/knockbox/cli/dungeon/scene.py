"""What there is to draw: the dungeon as one vantage knows it, and the words for it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.table.scene import NO_MARK
from knockbox.cli.table.words import interface_word
from knockbox.engine.action import thing_of, verb_of
from knockbox.games.dungeon.choices import LAY, cell_of
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import Place, place
from knockbox.games.dungeon.views import DungeonView, LaidView, Table
from knockbox.games.dungeon.wording import Wording

BEST_FIRST: Final = (WINS, BEATS, "", LOSES)
WEIGHT: Final = 9
"""A creature that stands matters as much as so many other cards where not all can be drawn."""
ACROSS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
FIGHTING: Final = ("standing", "frozen")


class DungeonScene:
    """One view of the table and everything needed to put it into words."""

    def __init__(
        self,
        game: Dungeon,
        wording: Wording,
        view: DungeonView,
        players: Sequence[str],
        left_ms: int | None,
        fates: Mapping[int, str],
    ) -> None:
        self.game = game
        self.wording = wording
        self.view = view
        self.players = players
        self.left_ms = left_ms  # on the clock, if there is one
        self.fates = fates  # a sign for each answer of whoever looks

    def say(self, key: str, **values: str | int) -> str:
        """An interface word."""
        return interface_word(self.wording.catalogue, self.game.key, key, seats=self.game.seats, **values)

    def subject(self, seat: int) -> str:
        return self.players[seat]

    def introduced(self, seat: int) -> str:
        return self.players[seat]

    def mark(self, seat: int, choice: int) -> str:
        return self.fates.get(choice, NO_MARK)

    @property
    def vantage(self) -> int:
        return self.view.seat

    @property
    def billing(self) -> str:
        return ",".join(self.players)

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def has_chests(self) -> bool:
        return self.game.options["chest_hunt"] == "true"

    @property
    def level(self) -> int:
        return int(self.game.options["level"])

    @property
    def is_laying(self) -> bool:
        """Whether whoever looks is asked where to lay a card."""
        return bool(self.laying)

    @property
    def options(self) -> list[int]:
        question = self.view.question
        return question.options or [] if question is not None else []

    @cached_property
    def newest(self) -> list[Place]:
        """The cells of the cards, the newest first; the middle of an empty table."""
        return [card.cell for card in reversed(self.table.cards)] or [(0, 0)]

    @cached_property
    def landmarks(self) -> list[Place]:
        """What should be in sight where not everything fits: the newest card, then rather creatures than rooms."""
        return [*self.newest, *[card.cell for card in self.creatures for _ in range(WEIGHT)]]

    @cached_property
    def free_cells(self) -> list[Place]:
        """KKDR-1 The cells across a corner of a laid card; on an empty table the one in the middle."""
        taken = {card.cell for card in self.table.cards}
        across = {(x + right, y + down) for x, y in taken for right, down in ACROSS}
        return sorted(across - taken) or [(0, 0)]

    @cached_property
    def drawn_cells(self) -> set[Place]:
        return {*self.free_cells, *self.newest} if self.table.outcome == "playing" else set(self.newest)

    @cached_property
    def laying(self) -> dict[Place, list[int]]:
        """The numbers of the answers that lay a card on each cell."""
        found: dict[Place, list[int]] = {}
        for number, choice in enumerate(self.options, start=1):
            if verb_of(choice) == LAY:
                found.setdefault(place(cell_of(thing_of(choice))), []).append(number)
        return found

    def answers_at(self, cell: Place) -> list[str]:
        """The answers that lay a card on a cell, from a long way to write them to a short one; no sign is left out."""
        answers = [(number, self.sign_of(number)) for number in self.laying.get(cell, [])]
        if not answers:
            return []
        better = best_of(answers)
        (number, sign), plain = better[0], "/".join(str(number) for number, _ in better)
        return [written(answers), written(better), f"{sign}{plain}", f"{number}{sign}"]

    def sign_of(self, number: int) -> str:
        return self.fates.get(self.options[number - 1], NO_MARK).strip()

    @property
    def creatures(self) -> list[LaidView]:
        """The creatures that stand, the most urgent first."""
        standing = [card for card in self.table.cards if card.mark in FIGHTING]
        return sorted(standing, key=lambda card: (card.mark == "frozen", card.time, card.cell))


def written(answers: Sequence[tuple[int, str]]) -> str:
    """Numbers with their signs: `3!/4`."""
    return "/".join(f"{number}{sign}" for number, sign in answers)


def best_of(answers: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The answers that promise the most; where there is room for one only, nobody wants the one that loses."""
    signs = {sign for _, sign in answers}
    best = next(sign for sign in BEST_FIRST if sign in signs)
    return [answer for answer in answers if answer[1] == best]
