"""What helps to draw a table is what the rules say, and is told of what is in sight alone."""

from collections.abc import Iterator

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import seeded
from knockbox.games.knockdown.aids import KnockdownAids
from knockbox.games.knockdown.arena import in_range
from knockbox.games.knockdown.choices import CALL_TEST, PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.reasons.attempt import SETTING_UP
from knockbox.games.knockdown.state import SEATS, KnockdownState

ALL = ("nemesis", "siege-storm", "tainted-grail")
PLACES = (0, 1, PUBLIC)


def played(game: Knockdown, seed: int) -> Iterator[KnockdownState]:
    """Every moment of a match that is played at random."""
    chance, state = seeded(seed), game.start(seeded(seed))
    while (question := game.decision(state)) is not None:
        yield state
        game.step(state, question.options[chance.below(len(question.options))])
    yield state


def aids_of(game: Knockdown, state: KnockdownState, place: int) -> KnockdownAids:
    return game.aids(game.view(state, place))


def seen(game: Knockdown, state: KnockdownState) -> Iterator[KnockdownAids]:
    for place in PLACES:
        yield aids_of(game, state, place)


def moved(game: Knockdown, state: KnockdownState, seat: int, space: int) -> KnockdownState:
    there = game.clone(state)
    there.places[seat] = space
    return there


@pytest.mark.rule("KD-SEQ-4", "KDR-3", "KDR-57", "KDR-59")
@pytest.mark.parametrize("arena", ALL)
def test_an_attack_reaches_where_the_rules_would_let_it_hit(arena: str) -> None:
    options = {"fighters": "mgielec,imke", "arena": arena}
    game = build(options | ({"range_through_corridors": "true"} if arena == "nemesis" else {}), *ALL)
    for state in played(game, 4):
        for attack, spaces in aids_of(game, state, 0).reach.items():
            number = game.names.attacks.index(attack)
            for seat in range(SEATS):
                free = [space for space in range(state.ground.spaces) if space != state.places[seat]]
                worlds = {space: moved(game, state, 1 - seat, space) for space in free}
                reached = [space for space in free if in_range(worlds[space], seat, state.rules.attacks[number])]
                assert spaces[seat] == reached


def test_what_is_in_sight_is_told_to_whoever_sees_it() -> None:
    game = build({"fighters": "mgielec,imke", "arena": "nemesis", "skills": "nemesis"}, *ALL)
    told = 0
    for state in played(game, 2):
        cards = [{game.names.cards[kind] for kind in hand.cards} for hand in state.hands]
        shown = {game.names.cards[kind] for kind in (*state.row, *state.hands[0].seen, *state.hands[1].seen)}
        sheets = {special for sheet in game.names.sheets[:2] for special in sheet if sheet}
        for seat in range(SEATS):
            reach = aids_of(game, state, seat).reach.keys()
            assert shown | cards[seat] <= reach
            declared = {frame.attack for frame in game.view(state, seat).progress.frames}
            assert reach <= shown | cards[seat] | set(game.names.attacks) - set(game.names.cards) | declared
            told += not cards[1 - seat] <= reach
        assert len(sheets & aids_of(game, state, PUBLIC).reach.keys()) > 0
    assert told, "no hand had a card that the other seat did not see"


def test_a_sheet_is_told_once_its_fighter_is_picked() -> None:
    game = build({}, "siege-storm")
    for state in played(game, 7):
        picked = [game.names.fighter(fighter) for fighter in state.fighters if fighter >= 0]
        wanted = {special for fighter in picked for special in game.names.sheet(fighter)}
        for aids in seen(game, state):
            assert {attack for attack in aids.reach if "/" in attack} == wanted


@pytest.mark.rule("KD-KODICE-2", "KD-KODICE-4", "KDR-65")
def test_the_odds_are_those_of_three_dice() -> None:
    game = build({}, "siege-storm")
    totals = [one + two + three for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    found: set[int] = set()
    for seed in range(3):
        for state in played(game, seed):
            is_fought = state.winner < 0 and state.turn > 0
            wounds = [state.light[seat] + state.heavy[seat] for seat in range(SEATS)]
            chances = [sum(total < each for total in totals) / len(totals) if is_fought else None for each in wounds]
            assert all(aids.odds == chances for aids in seen(game, state))
            found.update(wounds if is_fought else [])
    assert len(found) > 8


def test_nobody_is_tested_before_the_fight_and_after_it() -> None:
    game = build({"redraft": "true"}, "siege-storm")
    prompts: set[int] = set()
    for state in played(game, 3):
        question = game.decision(state)
        if question is None or question.prompt in SETTING_UP:
            assert all(aids.odds == [None, None] for aids in seen(game, state))
        else:
            prompts.add(question.prompt)
            assert all(None not in aids.odds for aids in seen(game, state))
    assert CALL_TEST in prompts, [PROMPTS[prompt] for prompt in prompts]


@pytest.mark.rule("KD-KODICE-1", "KDR-65", "KDR-69")
def test_a_tower_has_no_odds_unless_there_is_nothing_to_build() -> None:
    game = build({"ko_test": "tower", "dice_always": "B"}, "siege-storm")
    found: set[tuple[bool, bool]] = set()
    for state in played(game, 5):
        if state.turn and state.winner < 0:
            odds = aids_of(game, state, PUBLIC).odds
            wounds = [state.light[seat] + state.heavy[seat] for seat in range(SEATS)]
            assert (odds[0] is None) == (wounds[0] > 0)
            assert odds[1] is not None
            found.add((wounds[0] > 0, odds[0] == 0.0))
    assert found == {(True, False), (False, True)}
