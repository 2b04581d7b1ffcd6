"""The dungeon as one viewer knows it, with its texts."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from knockbox.cli.dungeon.glyphs import BEATS, LOSES, WINS
from knockbox.cli.table.messages import format_interface_message
from knockbox.cli.table.scene import NO_MARK
from knockbox.engine.action import thing_of, verb_of
from knockbox.games.dungeon.choices import LAY, cell_of
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import Place, coordinates
from knockbox.games.dungeon.text.questions import Wording
from knockbox.games.dungeon.views import DungeonView, LaidView, Table

SIGNS_BEST_FIRST: Final = (WINS, BEATS, "", LOSES)
CREATURE_WEIGHT: Final = 9
"""Weight of an undefeated creature, relative to other cards, when not all can be drawn."""
DIAGONALS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
FIGHTING_MARKS: Final = ("standing", "frozen")


class DungeonScene:
    """A view of the table, with everything needed to render it as text."""

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
        self.left_ms = left_ms  # remaining time, if there is a clock
        self.preview_signs = fates  # preview sign of each option of the viewer

    def format_message(self, key: str, **values: str | int) -> str:
        """Return an interface message."""
        return format_interface_message(
            self.wording.catalogue, self.game.key, key, seats=self.game.num_players, **values
        )

    def subject(self, seat: int) -> str:
        return self.players[seat]

    def introduce(self, seat: int) -> str:
        return self.players[seat]

    def mark(self, seat: int, choice: int) -> str:
        return self.preview_signs.get(choice, NO_MARK)

    @property
    def viewer(self) -> int:
        return self.view.seat

    @property
    def seat_names(self) -> str:
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
        """Return whether the viewer is asked where to lay a card."""
        return bool(self.answers_by_cell)

    @property
    def options(self) -> list[int]:
        question = self.view.question
        return question.options or [] if question is not None else []

    @cached_property
    def cells_newest_first(self) -> list[Place]:
        """Return the cells of the cards, newest first; the middle of an empty table."""
        return [card.cell for card in reversed(self.table.cards)] or [(0, 0)]

    @cached_property
    def landmarks(self) -> list[Place]:
        """Return cells to keep in view if not all fit: the newest card, then creatures before rooms."""
        return [*self.cells_newest_first, *[card.cell for card in self.creatures for _ in range(CREATURE_WEIGHT)]]

    @cached_property
    def free_cells(self) -> list[Place]:
        """KKDR-1 Return the free cells diagonal to a laid card; on an empty table the middle."""
        taken = {card.cell for card in self.table.cards}
        across = {(x + right, y + down) for x, y in taken for right, down in DIAGONALS}
        return sorted(across - taken) or [(0, 0)]

    @cached_property
    def drawn_cells(self) -> set[Place]:
        return (
            {*self.free_cells, *self.cells_newest_first}
            if self.table.outcome == "playing"
            else set(self.cells_newest_first)
        )

    @cached_property
    def answers_by_cell(self) -> dict[Place, list[int]]:
        """Return the numbers of the answers that lay a card on each cell."""
        numbers: dict[Place, list[int]] = {}
        for number, choice in enumerate(self.options, start=1):
            if verb_of(choice) == LAY:
                numbers.setdefault(coordinates(cell_of(thing_of(choice))), []).append(number)
        return numbers

    def answers_at(self, cell: Place) -> list[str]:
        """Return labels for the answers that lay a card on a cell, longest first; every label keeps its sign."""
        answers = [(number, self.sign_of(number)) for number in self.answers_by_cell.get(cell, [])]
        if not answers:
            return []
        best = best_answers(answers)
        number, sign = best[0]
        plain = "/".join(str(number) for number, _ in best)
        return [format_answers(answers), format_answers(best), f"{sign}{plain}", f"{number}{sign}"]

    def sign_of(self, number: int) -> str:
        return self.preview_signs.get(self.options[number - 1], NO_MARK).strip()

    @property
    def creatures(self) -> list[LaidView]:
        """Return the undefeated creatures, most urgent first."""
        standing = [card for card in self.table.cards if card.mark in FIGHTING_MARKS]
        return sorted(standing, key=lambda card: (card.mark == "frozen", card.time, card.cell))


def format_answers(answers: Sequence[tuple[int, str]]) -> str:
    """Return numbers with their signs: `3!/4`."""
    return "/".join(f"{number}{sign}" for number, sign in answers)


def best_answers(answers: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the answers with the best sign, which matter most if only one fits."""
    signs = {sign for _, sign in answers}
    best = next(sign for sign in SIGNS_BEST_FIRST if sign in signs)
    return [answer for answer in answers if answer[1] == best]
