"""Tables put together card by card, and what speaks against a choice, in a form that tests can compare."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.rng import seeded
from knockbox.engine.state import advance
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import cell_at
from knockbox.games.dungeon.state import ALL_TIME, BEATEN, DungeonState, fresh_state
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell
from knockbox.games.dungeon.tasks.turn import NextTurn
from knockbox.testing.dungeon_table import BOX

TOKENS: Final = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
ROOM: Final = ("room-1112", 0, 0)
BEAST: Final = ("beast-3322-5", 0, 0)
KNIGHT: Final = ("black-knight", 0, 0)
HANDS: Final = (("joker", "room-0113"), ("room-0032", "room-1121"))

Laid = tuple[str, int, int]


class Scene:
    """A game and a table of it at rest; the group plays as seat 0 unless told otherwise."""

    def __init__(self, game: Dungeon, state: DungeonState) -> None:
        self.game = game
        self.state = state

    def say(self, *notations: str) -> "Scene":
        """Answers of whoever is asked; each must be open."""
        for notation in notations:
            choice = self.game.read(notation)
            assert self.state.question is not None and choice in self.state.question.options
            self.game.step(self.state, choice)
        return self

    def offer(self, seat: int, notation: str) -> "Scene":
        choice = self.game.read(notation)
        assert choice in self.game.offers(self.state, seat)
        self.game.accept(self.state, seat, choice)
        return self

    def why(self, notation: str, seat: int = 0) -> list[tuple[str, str]]:
        """Rule and code of each reason against a choice, the one to cite first."""
        refused = self.game.refuse(self.state, seat, self.game.read(notation))
        assert refused.notation == notation
        return [(reason.rule, reason.code) for reason in refused.reasons]

    def values(self, notation: str, seat: int = 0) -> dict[str, str | int]:
        """The values of the first reason."""
        return self.game.refuse(self.state, seat, self.game.read(notation)).reasons[0].values


def scene(
    laid: Sequence[Laid] = (ROOM,),
    hands: Sequence[Sequence[str]] = HANDS,
    options: Mapping[str, str] | None = None,
    deck: Sequence[str] = ("black-knight", "room-0221"),
    beaten: Sequence[str] = (),
    silent: bool = False,
) -> Scene:
    """A table at which seat 0 chooses a card; with empty hands the group has lost, or one last chance."""
    game = build(options or {}, len(hands), BOX)
    kinds, state = game.names.kinds, fresh_state(game.rules, seeded(1))
    for card, x, y in laid:
        lay_card(state, kinds[card], cell_at(x, y), 0)
        state.times[-1] = game.rules.time[kinds[card]]
    for slot in [state.kinds.index(kinds[card]) for card in beaten]:
        state.marks[slot], state.times[slot] = BEATEN, 0
        state.standing.remove(slot)
    state.hands = [sorted(kinds[card] for card in hand) for hand in hands]
    state.deck = [kinds[card] for card in deck]
    state.reserve, state.silent, state.held = ALL_TIME - sum(state.times), silent, game.rules.held
    state.last_layer = 0 if not any(hands) else len(hands) - 1
    state.agenda.append(ChooseCard() if hands[0] else NextTurn())
    advance(state)
    return Scene(game, state)


def knight_drawn() -> Scene:
    """Seat 0 has drawn the Black Knight and must lay him."""
    found = scene(deck=())
    found.state.question = None
    found.state.agenda.append(ChooseCell(found.game.rules.knight))
    advance(found.state)
    return found
