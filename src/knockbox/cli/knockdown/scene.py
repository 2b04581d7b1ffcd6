"""The table of Knockdown as one viewer knows it, with its texts."""

from functools import cached_property

from knockbox.cli.knockdown.glyphs import REACHES
from knockbox.cli.table.messages import format_interface_message
from knockbox.cli.table.scene import NO_MARK
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.choices import ATTACK
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.queries import TableQueries
from knockbox.games.knockdown.schema import ArenaLayout
from knockbox.games.knockdown.text.log import Cast, cast_of
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.knockdown.views import KnockdownView, Table

SEATS = (0, 1)
LETTERS = "AB"
CLOSED = "closed"


class KnockdownScene:
    """A view of the table, with everything needed to render it as text."""

    def __init__(self, game: Knockdown, wording: Wording, view: KnockdownView, players: list[str]) -> None:
        self.game = game
        self.wording = wording
        self.view = view
        self.players = players

    def format_message(self, key: str, **values: str | int) -> str:
        """Return an interface message."""
        return format_interface_message(self.wording.catalogue, self.game.key, key, **values)

    def subject(self, seat: int) -> str:
        return self.cast.subject(seat)

    def introduce(self, seat: int) -> str:
        """Return player and fighter, so that both players know who is meant."""
        player = self.players[seat]
        fighter = self.cast.fighters[seat]
        return f"{player} ({fighter})" if fighter else player

    def mark(self, seat: int, choice: int) -> str:
        """Mark an attack with a row card that reaches the opponent; any other attack only takes its card."""
        is_reaching = verb_of(choice) == ATTACK and self.queries.reaches(seat, thing_of(choice))
        return REACHES if is_reaching else NO_MARK

    @property
    def viewer(self) -> int:
        return self.view.seat

    @property
    def seat_names(self) -> str:
        return ",".join(self.cast.fighters)

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def arena(self) -> ArenaLayout:
        """Return the arena of the match."""
        return self.game.card_pool.arenas[self.game.names.arenas.index(self.table.arena)].arena

    @cached_property
    def cast(self) -> Cast:
        return cast_of(self.wording, self.players, self.table.fighters)

    @cached_property
    def queries(self) -> TableQueries:
        return TableQueries(self.game.rules, self.game.names, self.table)

    @property
    def doors(self) -> dict[int, str]:
        """Return the corridor entrances, each with the kind of wound it costs to leave there."""
        return {door.space: door.wound.value for door in self.arena.corridors}

    @property
    def candles(self) -> tuple[int, ...]:
        """Return the spaces of the candle tokens."""
        left = self.table.candle
        return () if left is None else (left, self.arena.spaces - 1 - left)

    @property
    def is_mixed(self) -> bool:
        return len(self.game.card_pool.boxes) > 1

    @property
    def setting_text(self) -> str:
        """Return the text with the arena and the skill set."""
        arena = f"arena-{self.arena.id}"
        skills = f"pack-{self.table.skill_set}"
        return self.format_message("stage", arena=self.wording.say(arena), skills=self.wording.say(skills))

    @property
    def attacker(self) -> int:
        """Return the seat whose reach is marked by default: the viewer, else the active one."""
        return self.table.active if self.view.seat == PUBLIC else self.view.seat

    def known_hand(self, seat: int) -> list[str]:
        """Return the cards of a hand that this viewer knows."""
        if self.view.own is not None and self.view.seat == seat:
            return self.view.own.hand
        return [] if self.view.memory == CLOSED else self.table.hands[seat].seen

    def unknown_count(self, seat: int) -> int:
        """Return how many cards of a hand the viewer does not know."""
        return self.table.hands[seat].size - len(self.known_hand(seat))
