"""Derived data of dungeon views: previews of laying a card come true, and reveal no hidden cards."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import perf_counter

import pytest

from knockbox.engine.action import thing_of
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import advance
from knockbox.games.dungeon.choices import CHOOSE_CELL, UPRIGHT, cell_of
from knockbox.games.dungeon.derived import DungeonAids
from knockbox.games.dungeon.events import CreatureBeaten
from knockbox.games.dungeon.floor import danger_of, lay_card
from knockbox.games.dungeon.game import Dungeon, build
from knockbox.games.dungeon.lattice import CORNERS, coordinates
from knockbox.games.dungeon.lay_preview import Lay
from knockbox.games.dungeon.queries import loudness
from knockbox.games.dungeon.state import BEATEN, FROZEN, MAX_SAFE_DANGER, STANDING, DungeonState
from knockbox.games.dungeon.tasks.danger import loud_rooms
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.tasks.turn import NextTurn
from knockbox.games.dungeon.views import DungeonView
from knockbox.testing.careful_play import careful_input_with_side_actions
from knockbox.testing.dungeon_table import ALL_TOKENS, dungeon, game_of, say, take_side_action
from knockbox.testing.laws.walk import apply_input, draw_input, legal_answers

SHALLOW_DUNGEON = str(Path(__file__).parents[2] / "packs" / "shallow-dungeon")
CHEST_HUNT = {"adventure": "on", "level": "4", "tokens": "fireball,ice,poison", "chest_hunt": "true"}
MAX_CARDS = 60
MAX_SECONDS = 0.005
"""For a table of sixty cards on the interpreted engine."""


@cache
def games() -> list[Dungeon]:
    deep = [build(CHEST_HUNT, seats) for seats in (1, 2, 4, 6)]
    return [
        *deep,
        *(build(CHEST_HUNT | {"level": "1"}, seats, SHALLOW_DUNGEON) for seats in (1, 2, 3)),
        build({}, 1),
        build({}, 3),
    ]


def play_states(game: Dungeon, seed: int, is_careful: bool = True) -> Iterator[DungeonState]:
    """Yield every state of a match; careful play gets far, random play fails in many ways."""
    chance, state = make_rng(seed), game.start(make_rng(seed), with_log=True)
    while game.decision(state) is not None:
        yield state
        apply_input(
            game, state, (careful_input_with_side_actions if is_careful else draw_input)(game, state, chance, 6)
        )


def derived_for(game: Dungeon, state: DungeonState, vantage: int) -> DungeonAids:
    return game.derived(game.view(state, vantage))


def lay_previews(game: Dungeon, state: DungeonState) -> Iterator[tuple[int, Lay]]:
    """Yield each way to lay the chosen card, if there is one, with its preview."""
    question = game.decision(state)
    if question is None or question.prompt != CHOOSE_CELL:
        return
    lays = derived_for(game, state, question.seat).lays
    assert list(lays) == [game.action_to_string(choice) for choice in question.options]
    yield from zip(question.options, lays.values(), strict=True)


def test_previews_of_laying_a_card_come_true() -> None:
    for number, game in enumerate(games()):
        for seed in range(2):
            for state in play_states(game, 10 * number + seed, is_careful=seed == 0):
                for choice, lay in lay_previews(game, state):
                    check(game, state, choice, lay)


def test_previews_come_true_on_rare_tables() -> None:
    found: Counter[str] = Counter()
    for seed in range(150):
        game = games()[seed % len(games())]
        state = random_table(game, make_rng(seed))
        for choice, lay in lay_previews(game, state):
            check(game, state, choice, lay)
            found.update(kinds_of(game, state, lay))
    wanted = {"falls", "alarms", "short", "expires", "wins", "poisoned", "frozen", "held", "knight", "beaten"}
    assert wanted | {"KKD-END-2", "KKD-END-3", "KKD-END-4", "KKDR-11"} <= set(found), found


def random_table(game: Dungeon, chance: Rng) -> DungeonState:
    """Return a random reachable table: some cards laid, some creatures beaten or frozen, a corner poisoned."""
    state = game.start(chance)
    for _ in range(chance.below(25)):
        lay_quietly(game, state, chance)
    if chance.below(2):
        state.deck = [] if chance.below(2) else state.deck[:1]
        state.hands = [hand[: chance.below(3)] for hand in state.hands]
        state.hands[state.active] = state.hands[state.active] or state.deck[1:] or [0]
        if not state.deck:
            lay_card(state, game.rules.knight, open_cell(state, chance), UPRIGHT)
    mark(game, state, chance)
    state.reserve = chance.below(13)
    return ask_for_cell(game, state, chance)


def lay_quietly(game: Dungeon, state: DungeonState, chance: Rng) -> None:
    """Lay a card of the deck unless it makes a room loud."""
    if len(state.deck) < 3:
        return
    kind, cell = state.deck.pop(), open_cell(state, chance)
    attempt = game.clone(state)
    lay_card(attempt, kind, cell, UPRIGHT)
    if not loud_rooms(attempt, cell):
        lay_card(state, kind, cell, UPRIGHT)


def open_cell(state: DungeonState, chance: Rng) -> int:
    return cell_of(thing_of(state.upright_choices[chance.below(len(state.upright_choices))]))


def mark(game: Dungeon, state: DungeonState, chance: Rng) -> None:
    """Poison a corner, give creatures time, freeze one; beaten ones count as rooms."""
    if chance.below(2):
        state.poison = state.cells[chance.below(len(state.cells))] + CORNERS[chance.below(4)]
        state.dangers = [danger_of(state, slot) for slot in range(len(state.cells))]
    for slot in state.standing:
        is_down = state.dangers[slot] <= MAX_SAFE_DANGER
        state.marks[slot] = BEATEN if is_down else STANDING
        state.times[slot] = 0 if is_down else 1 + chance.below(4)
    state.standing = [slot for slot in state.standing if state.marks[slot] == STANDING]
    common = [slot for slot in state.standing if state.kinds[slot] != game.rules.knight]
    if common and chance.below(2):
        state.marks[common[0]], state.times[common[0]] = FROZEN, 0


def ask_for_cell(game: Dungeon, state: DungeonState, chance: Rng) -> DungeonState:
    """Ask for the cell of a card of the hand or of the drawn Black Knight."""
    kind = state.hands[state.active][0]
    if len(state.deck) == 1 and chance.below(2):
        kind = state.deck.pop()
    state.agenda = [NextTurn()] if kind == game.rules.knight else []
    state.agenda.append(ChooseCell(kind))
    state.question = state.asking = None
    advance(state)
    return state


def kinds_of(game: Dungeon, state: DungeonState, lay: Lay) -> Iterator[str]:
    yield from (name for name in ("falls", "alarms", "short", "expires", "wins", "loses") if getattr(lay, name))
    yield lay.loses
    yield from (card.mark for card in game.view(state, PUBLIC).table.cards)
    yield "poisoned" if state.poison >= 0 else ""
    yield game.view(state, PUBLIC).knight.replace("drawn", "knight")


def check(game: Dungeon, state: DungeonState, choice: int, lay: Lay) -> None:
    before, world = game.view(state, PUBLIC), game.clone(state)
    world.log = []
    game.step(world, choice)
    after = game.view(world, PUBLIC)
    beaten = [event.cell for event in game.events(world.log) if isinstance(event, CreatureBeaten)]
    assert sorted(lay.falls) == sorted(beaten)
    assert lay.wins == (after.table.outcome == "won")
    assert lay.loses == (after.table.verdict if after.table.outcome == "lost" else "")
    short = [coordinates(cell_of(thing_of(choice)))] if lay.short else []
    assert sorted(lay.alarms + lay.expires + short) == sorted(after.table.blamed)
    assert lay.short == (after.table.verdict == "KKD-END-4")
    if before.table.poison == after.table.poison:  # a win clears it off the table
        check_numbers(before, after, lay)


def check_numbers(before: DungeonView, after: DungeonView, lay: Lay) -> None:
    new = after.table.cards[-1]
    assert new.danger == lay.danger
    old, now = ({card.cell: card for card in view.table.cards} for view in (before, after))
    sums = {cell: (old[cell].danger, now[cell].danger) for cell in old if old[cell].danger != now[cell].danger}
    assert {change.cell: (change.before, change.after) for change in lay.changes} == sums
    assert lay.chain == after.chain
    heard = [(new, lay.loudness), *((now[change.cell], change.loudness) for change in lay.changes)]
    assert all(told == loudness(card.danger, card.mark) for card, told in heard)


@pytest.mark.rule("KKDR-29", "KKD-DANGER-5")
@pytest.mark.parametrize(
    ("danger", "room", "creature"),
    [(0, "calm", "calm"), (2, "calm", "calm"), (3, "warm", "warm"), (5, "brim", "brim"), (6, "alarm", "fight")],
)
def test_five_is_the_brim_and_six_an_alarm_or_a_fight(danger: int, room: str, creature: str) -> None:
    marks = {"room": room, "beaten": room, "held": room, "standing": creature, "frozen": creature}
    assert {mark: loudness(danger, mark) for mark in marks} == marks


def test_every_card_of_the_table_has_a_loudness() -> None:
    game, found = games()[1], set[str]()
    for state in play_states(game, 3):
        view = game.view(state, PUBLIC)
        told = game.derived(view).loudness
        assert told == [loudness(card.danger, card.mark) for card in view.table.cards]
        found.update(told)
    assert {"calm", "warm", "brim", "fight"} <= found


@pytest.mark.rule("KKD-CHEST-2", "KKDR-46")
def test_the_chain_that_counts_is_shown() -> None:
    game, lengths = games()[1], set()
    for state in (state for seed in range(4) for state in play_states(game, seed)):
        view = game.view(state, PUBLIC)
        chests = {card.cell: card.chests for card in view.table.cards}
        chain = game.derived(view).chain
        assert sum(chests[cell] for cell in chain) == view.chain
        lengths.add(len(chain))
    assert max(lengths) > 1
    assert all(derived_for(build({}, 2), state, 0).chain == [] for state in play_states(build({}, 2), 1))


@pytest.mark.rule("KKDR-17")
def test_only_the_player_who_lays_the_card_gets_previews() -> None:
    game, told = games()[2], 0
    for state in play_states(game, 5):
        question = game.decision(state)
        for vantage in (PUBLIC, *range(game.num_players)):
            is_laying = question is not None and question.seat == vantage and question.prompt == CHOOSE_CELL
            assert bool(derived_for(game, state, vantage).lays) == is_laying
            told += is_laying
    assert told


@pytest.mark.rule("KKD-ALARM-2")
def test_the_most_urgent_fight_comes_first() -> None:
    laid = ["beast-2222-3 time=3", "room-1112 1,1", "beast-1113-4 2,0 time=1", "beast-2222-6 -1,-1 frozen"]
    state = dungeon(laid=laid, hands=[["joker"], ["joker"]], options=ALL_TOKENS)
    assert derived_for(game_of(state), state, PUBLIC).dangers == [(2, 0), (0, 0), (-1, -1)]


def test_without_a_fight_the_loudest_cards_are_listed() -> None:
    state = dungeon(laid=["room-1112", "joker 1,1", "room-0014 -1,1"], hands=[["joker"], ["joker"]])
    table = game_of(state).view(state, PUBLIC).table
    loudest = max(card.danger for card in table.cards)
    wanted = [card.cell for card in table.cards if card.danger == loudest]
    assert derived_for(game_of(state), state, 1).dangers == wanted


@pytest.mark.rule("KKDR-33")
def test_a_last_card_does_not_lose_while_a_token_has_a_target() -> None:
    state = dungeon(laid=["beast-3333-5", "black-knight 1,1"], hands=[["joker"], []], deck=[], options=ALL_TOKENS)
    say(state, "card joker")
    assert derived_for(game_of(state), state, 0).lays["lay -1,-1"].loses == ""
    take_side_action(state, 0, "fireball 0,0")


def test_sixty_cards_cost_little() -> None:
    game = build({"chest_hunt": "true", "level": "4", "adventure": "on"}, 2)
    view = crowded_table(game)
    fastest = min(measure_seconds(game, view) for _ in range(5))
    assert fastest < MAX_SECONDS, f"{fastest * 1000:.1f} ms"


def measure_seconds(game: Dungeon, view: DungeonView) -> float:
    start = perf_counter()
    assert len(game.derived(view).lays) > MAX_CARDS
    return perf_counter() - start


def crowded_table(game: Dungeon) -> DungeonView:
    """Return a table of sixty random cards, whatever their sums, and a chosen card."""
    chance, state = make_rng(1), game.start(make_rng(1))
    while len(state.cells) < MAX_CARDS:
        cell = cell_of(thing_of(state.upright_choices[chance.below(len(state.upright_choices))]))
        lay_card(state, state.deck[len(state.cells) % len(state.deck)], cell, UPRIGHT)
    game.step(state, legal_answers(game, state)[0].choice)
    return game.view(state, state.active)
