"""Dungeon states built card by card, and the reasons against choices in a form that tests compare."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.rng import make_rng
from knockbox.engine.state import advance
from knockbox.games.dungeon.floor import lay_card
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import cell_at
from knockbox.games.dungeon.state import BEATEN, NUM_TIME_TOKENS, DungeonState, empty_state
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell
from knockbox.games.dungeon.tasks.turn import NextTurn
from knockbox.testing.dungeon_table import PROVING_DUNGEON

ALL_TOKENS: Final = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
ROOM: Final = ("room-1112", 0, 0)
BEAST: Final = ("beast-3322-5", 0, 0)
KNIGHT: Final = ("black-knight", 0, 0)
HANDS: Final = (("joker", "room-0113"), ("room-0032", "room-1121"))

LaidCard = tuple[str, int, int]


class Scene:
    """A game and a state with an open question; the default seat is 0."""

    def __init__(self, game: Dungeon, state: DungeonState) -> None:
        self.game = game
        self.state = state

    def say(self, *notations: str) -> "Scene":
        """Answer the questions in order; each answer must be legal."""
        for notation in notations:
            choice = self.game.string_to_action(notation)
            assert self.state.question is not None and choice in self.state.question.options
            self.game.step(self.state, choice)
        return self

    def take_side_action(self, seat: int, notation: str) -> "Scene":
        choice = self.game.string_to_action(notation)
        assert choice in self.game.side_actions(self.state, seat)
        self.game.apply_side_action(self.state, seat, choice)
        return self

    def refusal_codes(self, notation: str, seat: int = 0) -> list[tuple[str, str]]:
        """Return rule and code of each reason against a choice, the one to cite first."""
        candidate = self.game.check_action(self.state, seat, self.game.string_to_action(notation))
        assert candidate.notation == notation
        return [(reason.rule, reason.code) for reason in candidate.reasons]

    def reason_values(self, notation: str, seat: int = 0) -> dict[str, str | int]:
        """Return the values of the first reason."""
        return self.game.check_action(self.state, seat, self.game.string_to_action(notation)).reasons[0].values


def scene(
    laid: Sequence[LaidCard] = (ROOM,),
    hands: Sequence[Sequence[str]] = HANDS,
    options: Mapping[str, str] | None = None,
    deck: Sequence[str] = ("black-knight", "room-0221"),
    beaten: Sequence[str] = (),
    silent: bool = False,
) -> Scene:
    """Return a scene in which seat 0 chooses a card; with empty hands the group has lost or has a last chance."""
    game = build(options or {}, len(hands), PROVING_DUNGEON)
    kinds = game.names.kind_by_card
    state = empty_state(game.rules, make_rng(1))
    for card, x, y in laid:
        lay_card(state, kinds[card], cell_at(x, y), 0)
        state.times[-1] = game.rules.time[kinds[card]]
    for slot in [state.kinds.index(kinds[card]) for card in beaten]:
        state.marks[slot] = BEATEN
        state.times[slot] = 0
        state.standing.remove(slot)
    state.hands = [sorted(kinds[card] for card in hand) for hand in hands]
    state.deck = [kinds[card] for card in deck]
    state.reserve = NUM_TIME_TOKENS - sum(state.times)
    state.silent = silent
    state.held_tokens = game.rules.starting_tokens
    state.last_layer = 0 if not any(hands) else len(hands) - 1
    state.agenda.append(ChooseCard() if hands[0] else NextTurn())
    advance(state)
    return Scene(game, state)


def scene_with_drawn_knight() -> Scene:
    """Return a scene in which seat 0 has drawn the Black Knight and must lay him."""
    built = scene(deck=())
    built.state.question = None
    built.state.agenda.append(ChooseCell(built.game.rules.knight))
    advance(built.state)
    return built
