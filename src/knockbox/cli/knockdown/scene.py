"""What there is to draw: the table as one vantage knows it, and the words for it."""

from functools import cached_property

from knockbox.cli.knockdown.glyphs import REACHED
from knockbox.cli.table.scene import NO_MARK
from knockbox.cli.table.words import interface_word
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.choices import ATTACK
from knockbox.games.knockdown.chronicle import Cast, cast_of
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.schema import Arena
from knockbox.games.knockdown.sight import Sight
from knockbox.games.knockdown.views import KnockdownView, Table
from knockbox.games.knockdown.wording import Wording

SEATS = (0, 1)
LETTERS = "AB"
CLOSED = "closed"


class KnockdownScene:
    """One view of the table and everything needed to put it into words."""

    def __init__(self, game: Knockdown, wording: Wording, view: KnockdownView, players: list[str]) -> None:
        self.game = game
        self.wording = wording
        self.view = view
        self.players = players

    def say(self, key: str, **values: str | int) -> str:
        """An interface word."""
        return interface_word(self.wording.catalogue, self.game.key, key, **values)

    def subject(self, seat: int) -> str:
        return self.cast.subject(seat)

    def introduced(self, seat: int) -> str:
        """Player and fighter, so that both know who is meant."""
        player, fighter = self.players[seat], self.cast.fighters[seat]
        return f"{player} ({fighter})" if fighter else player

    def mark(self, seat: int, choice: int) -> str:
        """An attack with a row card that reaches the opponent; any other attack only takes its card."""
        is_reaching = verb_of(choice) == ATTACK and self.sight.reaches(seat, thing_of(choice))
        return REACHED if is_reaching else NO_MARK

    @property
    def vantage(self) -> int:
        return self.view.seat

    @property
    def billing(self) -> str:
        return ",".join(self.cast.fighters)

    @property
    def table(self) -> Table:
        return self.view.table

    @property
    def arena(self) -> Arena:
        """The arena that was set or drawn."""
        return self.game.mixture.arenas[self.game.names.arenas.index(self.table.arena)].arena

    @cached_property
    def cast(self) -> Cast:
        return cast_of(self.wording, self.players, self.table.fighters)

    @cached_property
    def sight(self) -> Sight:
        return Sight(self.game.rules, self.game.names, self.table)

    @property
    def doors(self) -> dict[int, str]:
        """The entrances of the arena's corridors, each with the kind of wound it costs to come out there."""
        return {door.space: door.wound.value for door in self.arena.corridors}

    @property
    def candles(self) -> tuple[int, ...]:
        """The spaces on which the candle tokens lie."""
        left = self.table.candle
        return () if left is None else (left, self.arena.spaces - 1 - left)

    @property
    def is_mixed(self) -> bool:
        return len(self.game.mixture.boxes) > 1

    @property
    def stage(self) -> str:
        """Which arena and whose skills are played."""
        arena, skills = f"arena-{self.arena.id}", f"pack-{self.table.skill_set}"
        return self.say("stage", arena=self.wording.say(arena), skills=self.wording.say(skills))

    @property
    def reader(self) -> int:
        """Whose attacks are judged where it does not say: those of the one who looks, else of the one who acts."""
        return self.table.active if self.view.seat == PUBLIC else self.view.seat

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand that this vantage knows."""
        if self.view.own is not None and self.view.seat == seat:
            return self.view.own.hand
        return [] if self.view.memory == CLOSED else self.table.hands[seat].seen

    def backs(self, seat: int) -> int:
        """How many cards of a hand it does not know."""
        return self.table.hands[seat].size - len(self.hand(seat))
