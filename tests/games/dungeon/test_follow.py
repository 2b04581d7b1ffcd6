"""The public events rebuild the table, whatever is laid, shown, burnt, frozen or poisoned."""

import pytest

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, seeded
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
from knockbox.games.dungeon.follow import bare_table, rebuild
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.names import tokens_in
from knockbox.games.dungeon.state import PLAYING, WON, DungeonState
from knockbox.games.dungeon.views import Table
from knockbox.testing.dungeon_table import BOX

HOUSE = "first-dungeon"
ADVENTURE = {"adventure": "on", "level": "3", "tokens": "fireball,ice,poison", "chest_hunt": "true"}


def followed(game: Dungeon, state: DungeonState) -> Table:
    """The table by the public events alone, from before the set-up."""
    blank = bare_table(game.seats, tokens_in(game.rules.held), tokens_in(game.rules.grimoire & ~game.rules.held))
    seen = [event.seen_by(PUBLIC) for event in game.events(state.log or [])]
    return rebuild(blank, [event for event in seen if event is not None])


def walk_on(game: Dungeon, state: DungeonState, rng: Rng) -> None:
    """One answer, or one time in four an offer of some seat; to give up is no way to get on."""
    seat = rng.below(game.seats)
    offers = [choice for choice in game.offers(state, seat) if game.spell(choice) not in ("give-up", "put-back")]
    if offers and rng.below(4) == 0:
        game.accept(state, seat, offers[rng.below(len(offers))])
    elif state.question is not None:
        game.step(state, state.question.options[rng.below(len(state.question.options))])


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize(
    ("options", "pack"),
    [({}, HOUSE), (ADVENTURE, HOUSE), (ADVENTURE, BOX)],
    ids=["plain", "adventure", "proving adventure"],
)
def test_events_rebuild_the_table_at_every_step(seats: int, options: dict[str, str], pack: str) -> None:
    game = build(options, seats, pack)
    for seed in range(12):
        state, rng = game.start(seeded(seed), listen=True), seeded(-seed - 1)
        assert followed(game, state) == game.view(state, PUBLIC).table
        while state.question is not None:
            walk_on(game, state, rng)
            assert followed(game, state) == game.view(state, PUBLIC).table


def test_the_walks_meet_every_token_on_the_table() -> None:
    game, met = build(ADVENTURE, 3, BOX), set()
    for seed in range(12):
        state, rng = game.start(seeded(seed), listen=True), seeded(-seed - 1)
        while state.question is not None:
            walk_on(game, state, rng)
        met |= {type(event) for event in game.events(state.log or [])}
    assert {CreatureBurnt, CreatureFrozen, CornerPoisoned, TokenReturned} <= met


def play_well(game: Dungeon, state: DungeonState) -> None:
    """The answer after which the creatures are least dangerous, looked for among all cards and cells."""
    assert state.question is not None
    lines = [[choice] for choice in state.question.options]
    if state.question.prompt == CHOOSE_CARD:
        lines = [[card, cell] for (card,) in lines for cell in answers_after(game, state, card)]
    for choice in min(lines, key=lambda line: dread(after(game, state, line))):
        game.step(state, choice)


def answers_after(game: Dungeon, state: DungeonState, choice: int) -> list[int]:
    question = after(game, state, [choice]).question
    return [] if question is None else question.options


def after(game: Dungeon, state: DungeonState, line: list[int]) -> DungeonState:
    world = game.clone(state)
    for choice in line:
        game.step(world, choice)
    return world


def dread(state: DungeonState) -> int:
    if state.outcome != PLAYING:
        return -1000 if state.outcome == WON else 1000
    return sum(10 + state.dangers[slot] - state.times[slot] for slot in state.standing)


def test_events_rebuild_the_table_up_to_the_black_knight() -> None:
    game, met = build({**ADVENTURE, "level": "1"}, 2, BOX), set()
    for seed in range(4):
        state = game.start(seeded(seed), listen=True)
        while state.question is not None:
            poisons = [choice for choice in game.offers(state, 0) if verb_of(choice) == POISON]
            if poisons and not state.deck:
                game.accept(state, 0, poisons[0])
            else:
                play_well(game, state)
        assert followed(game, state) == game.view(state, PUBLIC).table
        met |= {type(event) for event in game.events(state.log or [])}
    assert {CornerPoisoned, TokenReturned, KnightDrawn, DungeonWon, ChestsCounted, TokenDrawn} <= met


def test_a_seat_that_would_give_up_is_listed_until_a_card_is_laid() -> None:
    game = build({"first_player": "0"}, 2)
    state = game.start(seeded(1), listen=True)
    game.accept(state, 1, game.read("give-up"))
    assert followed(game, state).giving_up == [1]
    for _ in range(2):
        assert state.question is not None
        game.step(state, state.question.options[0])
    assert followed(game, state) == game.view(state, PUBLIC).table
    assert followed(game, state).giving_up == []


def test_a_bare_table_has_all_time_and_nobodys_cards() -> None:
    table = bare_table(2, ["ice"], ["fireball", "poison", "silence"])
    assert (table.reserve, [hand.size for hand in table.hands], table.outcome) == (12, [0, 0], "playing")
    assert (table.tokens, table.pool) == (["ice"], ["fireball", "poison", "silence"])
