"""What is derived from a view agrees with the rules, and reveals nothing hidden."""

from collections.abc import Iterator

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.knockdown.arena import is_in_range, is_in_the_dark
from knockbox.games.knockdown.choices import CALL_TEST, DRAFT_ONE, DRAFT_TWO, PROMPTS
from knockbox.games.knockdown.derived import KnockdownAids
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.odds import dice_failure_chance
from knockbox.games.knockdown.reasons.attempt import SETUP_PROMPTS
from knockbox.games.knockdown.state import NOTHING, SEATS, KnockdownState
from knockbox.tower.odds import failure_chance as tower_fails

ALL_BOXES = ("nemesis", "siege-storm", "tainted-grail")
VIEWERS = (0, 1, PUBLIC)


def play_states(game: Knockdown, seed: int) -> Iterator[KnockdownState]:
    """Yield every state of a match played at random."""
    chance, state = make_rng(seed), game.start(make_rng(seed))
    while (question := game.decision(state)) is not None:
        yield state
        game.step(state, question.options[chance.below(len(question.options))])
    yield state


def derived_for(game: Knockdown, state: KnockdownState, place: int) -> KnockdownAids:
    return game.derived(game.view(state, place))


def derived_for_all(game: Knockdown, state: KnockdownState) -> Iterator[KnockdownAids]:
    for place in VIEWERS:
        yield derived_for(game, state, place)


def with_moved_fighter(game: Knockdown, state: KnockdownState, seat: int, space: int) -> KnockdownState:
    there = game.clone(state)
    there.places[seat] = space
    return there


@pytest.mark.rule("KD-SEQ-4", "KDR-3", "KDR-57", "KDR-59")
@pytest.mark.parametrize("arena", ALL_BOXES)
def test_an_attack_reaches_where_the_rules_would_let_it_hit(arena: str) -> None:
    options = {"fighters": "mgielec,imke", "arena": arena}
    game = build(options | ({"range_through_corridors": "true"} if arena == "nemesis" else {}), *ALL_BOXES)
    for state in play_states(game, 4):
        for attack, spaces in derived_for(game, state, 0).reach.items():
            number = game.names.attacks.index(attack)
            for seat in range(SEATS):
                free = [space for space in range(state.arena.spaces) if space != state.places[seat]]
                worlds = {space: with_moved_fighter(game, state, 1 - seat, space) for space in free}
                reached = [space for space in free if is_in_range(worlds[space], seat, state.rules.attacks[number])]
                assert spaces[seat] == reached


def test_visible_attacks_are_listed_for_each_viewer() -> None:
    game = build({"fighters": "mgielec,imke", "arena": "nemesis", "skills": "nemesis"}, *ALL_BOXES)
    num_unseen = 0
    for state in play_states(game, 2):
        cards = [{game.names.cards[kind] for kind in hand.cards} for hand in state.hands]
        shown = {game.names.cards[kind] for kind in (*state.row, *state.hands[0].seen, *state.hands[1].seen)}
        sheets = {special for sheet in game.names.sheets[:2] for special in sheet if sheet}
        for seat in range(SEATS):
            reach = derived_for(game, state, seat).reach.keys()
            assert shown | cards[seat] <= reach
            declared = {frame.attack for frame in game.view(state, seat).progress.frames}
            assert reach <= shown | cards[seat] | set(game.names.attacks) - set(game.names.cards) | declared
            num_unseen += not cards[1 - seat] <= reach
        assert len(sheets & derived_for(game, state, PUBLIC).reach.keys()) > 0
    assert num_unseen, "no hand had a card that the other seat did not see"


def test_a_sheet_is_listed_once_its_fighter_is_picked() -> None:
    game = build({}, "siege-storm")
    for state in play_states(game, 7):
        picked = [game.names.fighter(fighter) for fighter in state.fighters if fighter >= 0]
        wanted = {special for fighter in picked for special in game.names.sheet(fighter)}
        for aids in derived_for_all(game, state):
            assert {attack for attack in aids.reach if "/" in attack} == wanted


@pytest.mark.rule("KD-KODICE-2", "KD-KODICE-4", "KDR-65")
def test_the_odds_are_those_of_three_dice() -> None:
    game = build({}, "siege-storm")
    totals = [one + two + three for one in range(1, 7) for two in range(1, 7) for three in range(1, 7)]
    found: set[int] = set()
    for seed in range(3):
        for state in play_states(game, seed):
            is_fought = state.winner < 0 and state.turn > 0
            wounds = [state.light[seat] + state.heavy[seat] for seat in range(SEATS)]
            chances = [sum(total < each for total in totals) / len(totals) if is_fought else None for each in wounds]
            assert all(aids.odds == chances for aids in derived_for_all(game, state))
            found.update(wounds if is_fought else [])
    assert len(found) > 8


def test_there_are_no_odds_before_and_after_the_fight() -> None:
    game = build({"redraft": "true"}, "siege-storm")
    prompts: set[int] = set()
    for state in play_states(game, 3):
        question = game.decision(state)
        if question is None or question.prompt in SETUP_PROMPTS:
            assert all(aids.odds == [None, None] for aids in derived_for_all(game, state))
        else:
            prompts.add(question.prompt)
            assert all(None not in aids.odds for aids in derived_for_all(game, state))
    assert CALL_TEST in prompts, [PROMPTS[prompt] for prompt in prompts]


@pytest.mark.rule("KD-KODICE-1", "KDR-29", "KDR-65", "KDR-69")
def test_a_tower_has_the_odds_that_were_measured_and_dice_have_their_own() -> None:
    game = build({"ko_test": "tower", "dice_always": "B"}, "siege-storm").with_builder_skills(["hard", "hard"])
    found: set[int] = set()
    for state in play_states(game, 5):
        if state.turn and state.winner < 0:
            aids = derived_for(game, state, PUBLIC)
            wounds = [state.light[seat] + state.heavy[seat] for seat in range(SEATS)]
            assert aids.odds == [tower_fails(wounds[0], "hard"), dice_failure_chance(wounds[1])]
            assert aids.builds == [True, False]
            found.add(wounds[0])
    assert {0, 2, 4} <= found


@pytest.mark.rule("KDR-29", "KDR-69")
@pytest.mark.parametrize(("always", "builds"), [("none", [True, True]), ("A", [False, True]), ("both", [False, False])])
def test_each_seat_builds_or_rolls(always: str, builds: list[bool]) -> None:
    game = build({"ko_test": "tower", "dice_always": always}, "siege-storm")
    state = next(state for state in play_states(game, 5) if state.turn and sum(state.light) > 3)
    wounds = [state.light[seat] + state.heavy[seat] for seat in range(SEATS)]
    aids = derived_for(game, state, PUBLIC)
    assert aids.builds == builds
    assert aids.odds == [
        tower_fails(wounds[seat]) if own else dice_failure_chance(wounds[seat]) for seat, own in enumerate(builds)
    ]


@pytest.mark.rule("KDR-29")
def test_a_hand_that_builds_better_fails_less_often() -> None:
    game = build({"ko_test": "tower"}, "siege-storm")
    state = next(state for state in play_states(game, 5) if state.turn)
    state.light = [11, 11]
    by_skill = [
        derived_for(game.with_builder_skills([skill, "normal"]), state, 0).odds
        for skill in ("easy", "normal", "expert")
    ]
    assert [odds[1] for odds in by_skill] == [by_skill[0][1]] * 3
    assert by_skill[0][0] > by_skill[1][0] > by_skill[2][0]  # type: ignore[operator]  # a match in play has odds


def test_hands_make_no_difference_where_dice_are_rolled() -> None:
    game = build({}, "siege-storm")
    assert game.with_builder_skills(["expert", "easy"]) is game
    towers = build({"ko_test": "tower"}, "siege-storm")
    assert towers.with_builder_skills(["normal", "normal"]) is towers


@pytest.mark.rule("KD-TG-CAND-1", "KD-TG-CAND-2", "KD-TG-CAND-3")
def test_the_light_goes_out_where_a_turn_would_end_in_the_dark() -> None:
    game = build({"fighters": "mgielec,czerwi"}, "tainted-grail")
    known: set[str] = set()
    for state in play_states(game, 6):
        lights = derived_for(game, state, PUBLIC).lights
        dark = [
            space for space in range(state.arena.spaces) if is_in_the_dark(with_moved_fighter(game, state, 0, space), 0)
        ]
        assert [space for space, light in enumerate(lights) if light in ("candle", "dark")] == dark
        known.update(lights)
    assert known == {"lit", "candle", "dark", "next"}


@pytest.mark.rule("KD-TG-CAND-1", "KD-TG-CAND-2", "KDR-34")
def test_the_next_candle_comes_where_predicted() -> None:
    """No card of these fighters moves the candles at the same time."""
    game, drawn = build({"fighters": "mgielec,czerwi"}, "tainted-grail"), 0
    before, expected = (0, 0), list[int]()
    for state in play_states(game, 6):
        lights = derived_for(game, state, PUBLIC).lights
        if (state.round, state.candles_left) == (before[0], before[1] - 1):
            assert spaces_with("candle", lights) == expected
            drawn += 1
        before, expected = (state.round, state.candles_left), spaces_with("next", lights)
        assert not (expected and state.candles_left == 0)
    assert drawn > 1


def spaces_with(light: str, lights: list[str]) -> list[int]:
    return [space for space, each in enumerate(lights) if each == light]


def test_an_arena_without_candles_is_lit() -> None:
    game = build({"fighters": "veroth,xingo"}, "siege-storm")
    assert all(set(derived_for(game, state, 0).lights) == {"lit"} for state in play_states(game, 1))


@pytest.mark.rule("KD-SETUP-7", "KD-NEXT-4")
def test_initiatives_are_listed_while_they_decide() -> None:
    game = build({"fighters": "veroth,xingo"}, "siege-storm")
    rounds: set[int] = set()
    for state in play_states(game, 3):
        laid = [state.rules.initiative[skills[0]] if skills else None for skills in state.skills]
        wanted = laid if state.round == 1 else [None, None]
        assert all(aids.initiatives == wanted for aids in derived_for_all(game, state))
        if wanted[0] is not None and wanted[1] is not None and wanted[0] != wanted[1]:
            assert state.first == int(wanted[1] > wanted[0])
        rounds.add(state.round)
    assert len(rounds) > 1


@pytest.mark.rule("KD-SETUP-5", "KD-END-7")
def test_a_skill_lies_face_down_until_its_round_is_lost() -> None:
    game = build({"fighters": "veroth,xingo"}, "siege-storm")
    seen_pairs: set[tuple[bool, ...]] = set()
    for state in play_states(game, 3):
        laid = [state.face_down[seat] != NOTHING if state.skills[seat] else False for seat in range(SEATS)]
        assert all(aids.face_down == laid for aids in derived_for_all(game, state))
        seen_pairs.add(tuple(laid))
    assert {(False, False), (True, True)} < seen_pairs


@pytest.mark.rule("KD-SETUP-8")
def test_drafts_count_the_cards_yet_to_take() -> None:
    game = build({"fighters": "veroth,xingo", "redraft": "true"}, "siege-storm")
    waiting: list[tuple[list[int], list[int]]] = []
    for state in play_states(game, 3):
        question, held = game.decision(state), [len(hand.cards) for hand in state.hands]
        drafts = derived_for(game, state, PUBLIC).drafts
        if question is not None and question.prompt in (DRAFT_ONE, DRAFT_TWO):
            waiting.append((held, drafts))
            continue
        assert drafts == [0, 0]
        assert all([has + more for has, more in zip(*each, strict=True)] == held for each in waiting)
        waiting.clear()
