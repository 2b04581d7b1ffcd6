"""Public events rebuild the table, with cards laid, shown, burnt, frozen and poisoned."""

import pytest

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.dungeon.choices import CHOOSE_CARD, POISON
from knockbox.games.dungeon.events import (
    ChestsCounted,
    CornerPoisoned,
    CreatureBurnt,
    CreatureFrozen,
    DungeonWon,
    KnightDrawn,
    TokenDrawn,
    TokenReturned,
)
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.state import PLAYING, WON, DungeonState
from knockbox.games.dungeon.table_reducer import empty_table, rebuild_table
from knockbox.games.dungeon.text.names import token_names
from knockbox.games.dungeon.views import Table
from knockbox.testing.dungeon_table import PROVING_DUNGEON

HOUSE = "first-dungeon"
ADVENTURE = {"adventure": "on", "level": "3", "tokens": "fireball,ice,poison", "chest_hunt": "true"}


def rebuilt_table(game: Dungeon, state: DungeonState) -> Table:
    """Return the table rebuilt from public events alone, starting before the set-up."""
    blank = empty_table(
        game.num_players,
        token_names(game.rules.starting_tokens),
        token_names(game.rules.all_tokens & ~game.rules.starting_tokens),
    )
    seen = [event.seen_by(PUBLIC) for event in game.events(state.log or [])]
    return rebuild_table(blank, [event for event in seen if event is not None])


def apply_random_input(game: Dungeon, state: DungeonState, rng: Rng) -> None:
    """Apply an answer, or one time in four a side action of a random seat except giving up."""
    seat = rng.below(game.num_players)
    offers = [
        choice
        for choice in game.side_actions(state, seat)
        if game.action_to_string(choice) not in ("give-up", "put-back")
    ]
    if offers and rng.below(4) == 0:
        game.apply_side_action(state, seat, offers[rng.below(len(offers))])
    elif state.question is not None:
        game.step(state, state.question.options[rng.below(len(state.question.options))])


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize(
    ("options", "pack"),
    [({}, HOUSE), (ADVENTURE, HOUSE), (ADVENTURE, PROVING_DUNGEON)],
    ids=["plain", "adventure", "proving adventure"],
)
def test_events_rebuild_the_table_at_every_step(seats: int, options: dict[str, str], pack: str) -> None:
    game = build(options, seats, pack)
    for seed in range(12):
        state, rng = game.start(make_rng(seed), with_log=True), make_rng(-seed - 1)
        assert rebuilt_table(game, state) == game.view(state, PUBLIC).table
        while state.question is not None:
            apply_random_input(game, state, rng)
            assert rebuilt_table(game, state) == game.view(state, PUBLIC).table


def test_the_walks_meet_every_token_on_the_table() -> None:
    game, met = build(ADVENTURE, 3, PROVING_DUNGEON), set()
    for seed in range(12):
        state, rng = game.start(make_rng(seed), with_log=True), make_rng(-seed - 1)
        while state.question is not None:
            apply_random_input(game, state, rng)
        met |= {type(event) for event in game.events(state.log or [])}
    assert {CreatureBurnt, CreatureFrozen, CornerPoisoned, TokenReturned} <= met


def apply_best_answer(game: Dungeon, state: DungeonState) -> None:
    """Apply the answer that leaves the creatures least dangerous, over all cards and cells."""
    assert state.question is not None
    lines = [[choice] for choice in state.question.options]
    if state.question.prompt == CHOOSE_CARD:
        lines = [[card, cell] for (card,) in lines for cell in answers_after(game, state, card)]
    for choice in min(lines, key=lambda line: total_danger(state_after(game, state, line))):
        game.step(state, choice)


def answers_after(game: Dungeon, state: DungeonState, choice: int) -> list[int]:
    question = state_after(game, state, [choice]).question
    return [] if question is None else question.options


def state_after(game: Dungeon, state: DungeonState, line: list[int]) -> DungeonState:
    world = game.clone(state)
    for choice in line:
        game.step(world, choice)
    return world


def total_danger(state: DungeonState) -> int:
    if state.outcome != PLAYING:
        return -1000 if state.outcome == WON else 1000
    return sum(10 + state.dangers[slot] - state.times[slot] for slot in state.standing)


def test_events_rebuild_the_table_up_to_the_black_knight() -> None:
    game, met = build({**ADVENTURE, "level": "1"}, 2, PROVING_DUNGEON), set()
    for seed in range(4):
        state = game.start(make_rng(seed), with_log=True)
        while state.question is not None:
            poisons = [choice for choice in game.side_actions(state, 0) if verb_of(choice) == POISON]
            if poisons and not state.deck:
                game.apply_side_action(state, 0, poisons[0])
            else:
                apply_best_answer(game, state)
        assert rebuilt_table(game, state) == game.view(state, PUBLIC).table
        met |= {type(event) for event in game.events(state.log or [])}
    assert {CornerPoisoned, TokenReturned, KnightDrawn, DungeonWon, ChestsCounted, TokenDrawn} <= met


def test_a_seat_that_gives_up_is_listed_until_a_card_is_laid() -> None:
    game = build({"first_player": "0"}, 2)
    state = game.start(make_rng(1), with_log=True)
    game.apply_side_action(state, 1, game.string_to_action("give-up"))
    assert rebuilt_table(game, state).giving_up == [1]
    for _ in range(2):
        assert state.question is not None
        game.step(state, state.question.options[0])
    assert rebuilt_table(game, state) == game.view(state, PUBLIC).table
    assert rebuilt_table(game, state).giving_up == []


def test_an_empty_table_has_all_time_tokens_and_no_cards() -> None:
    table = empty_table(2, ["ice"], ["fireball", "poison", "silence"])
    assert (table.reserve, [hand.size for hand in table.hands], table.outcome) == (12, [0, 0], "playing")
    assert (table.tokens, table.pool) == (["ice"], ["fireball", "poison", "silence"])
