"""Setting up a match: fighters, the skill draft, first player, and the opening draft."""

from collections import Counter

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.engine.errors import OptionError
from knockbox.games.knockdown.events import SkillKept
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import Own
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    events,
    game,
    game_of,
    hand,
    match,
    note_kinds,
    open_question,
    options,
    place,
    row,
    say,
    skills,
    table,
    tokens,
    wounds,
)

SHORT_ROW = ["hammer-fist", "feint", "stomp"]


def until(state: KnockdownState, prompt: str) -> KnockdownState:
    """Take the first option until a question of this name is open."""
    while current_question(state)[1] != prompt:
        say(state, options(state)[0])
    return state


def own(state: KnockdownState, seat: int) -> Own:
    mine = game_of(state).view(state, seat).own
    assert mine is not None
    return mine


def named(state: KnockdownState) -> list[str]:
    """What the open options name, without their verb."""
    return [option.split(" ")[1] for option in options(state)]


# Fighters


@pytest.mark.rule("KD-SETUP-1")
def test_each_player_picks_one_fighter_and_the_two_differ() -> None:
    state = match()
    assert (current_question(state), options(state)) == (
        (0, "pick_fighter"),
        ["pick veroth", "pick xingo", "pick driana"],
    )
    say(state, "pick xingo")
    assert (current_question(state), options(state)) == ((1, "pick_fighter"), ["pick veroth", "pick driana"])
    say(state, "pick driana")
    assert game_of(state).view(state, PUBLIC).table.fighters == ["xingo", "driana"]


@pytest.mark.rule("KD-SETUP-1")
def test_a_fighter_brings_its_tokens() -> None:
    state = say(match(), "pick xingo", "pick driana")
    assert len(state.tokens) == 4
    assert tokens(state, 1) == []


@pytest.mark.rule("KDR-74")
@pytest.mark.parametrize("seed", range(8))
def test_drawn_fighters_are_always_two_different_ones(seed: int) -> None:
    state = match(options={"fighters": "draw"}, seed=seed)
    assert current_question(state) == (0, "keep_first")
    assert -1 not in state.fighters
    assert state.fighters[0] != state.fighters[1]


@pytest.mark.rule("KDR-74")
def test_chance_draws_every_fighter_for_the_second_player_too() -> None:
    drawn = [match(options={"fighters": "draw"}, seed=seed).fighters for seed in range(40)]
    assert len(Counter(map(tuple, drawn))) == 6


@pytest.mark.rule("KDR-74")
def test_fighters_may_be_set_before_the_match() -> None:
    state = match(options={"fighters": "driana,veroth"})
    assert current_question(state) == (0, "keep_first")
    assert game_of(state).view(state, PUBLIC).table.fighters == ["driana", "veroth"]
    with pytest.raises(OptionError, match="expected two different fighters"):
        game(options={"fighters": "driana,driana"})


@pytest.mark.rule("KD-SETUP-3", "KDR-74")
def test_the_figures_go_on_the_starting_spaces_seat_a_on_the_left() -> None:
    state = table(question="pick_fighter", places=[3, 4])
    say(state, "pick veroth", "pick xingo")
    assert (place(state, 0), place(state, 1)) == (1, 5)


# The skill draft


@pytest.mark.rule("KD-SETUP-4")
def test_each_player_is_dealt_three_of_the_twelve_skills() -> None:
    state = match(seed=5, options={"fighters": "veroth,driana"})
    first, second = own(state, 0).dealt, own(state, 1).dealt
    assert len(first) == len(second) == 3
    assert len({*first, *second}) == 6
    assert sorted(named(state)) == sorted(first)


@pytest.mark.rule("KD-SETUP-4")
def test_the_deal_is_shuffled() -> None:
    deals = {tuple(match(seed=seed, options={"fighters": "veroth,driana"}).dealt) for seed in range(10)}
    assert len(deals) == 10


@pytest.mark.rule("KD-SETUP-4")
def test_both_keep_one_pass_two_across_keep_one_of_those_and_the_last_is_out() -> None:
    state = match(seed=5, options={"fighters": "veroth,driana"})
    mine, his = own(state, 0).dealt, own(state, 1).dealt
    say(state, f"keep {mine[0]}")
    assert (current_question(state), named(state)) == ((1, "keep_first"), his)
    say(state, f"keep {his[1]}")
    assert (current_question(state), named(state)) == ((0, "keep_second"), [his[0], his[2]])
    say(state, f"keep {his[2]}")
    assert (current_question(state), named(state)) == ((1, "keep_second"), mine[1:])
    say(state, f"keep {mine[1]}")
    assert sorted(named(state)) == sorted([mine[0], his[2]])
    assert (own(state, 0).kept, own(state, 1).kept) == ([mine[0], his[2]], [his[1], mine[1]])


@pytest.mark.rule("KD-SETUP-5")
def test_each_player_lays_one_skill_face_up_and_the_other_face_down() -> None:
    state = until(match(seed=5), "lay_skill")
    choices = named(state)
    assert len(choices) == 2
    say(state, f"lay {choices[1]}")
    assert current_question(state) == (1, "lay_skill")
    say(state, options(state)[0])
    assert (skills(state, 0), own(state, 0).face_down) == ([choices[1]], choices[0])
    assert len(skills(state, 1)) == 1


@pytest.mark.rule("KDR-31")
def test_first_picks_are_secret_and_may_come_in_any_order() -> None:
    state = match(options={"fighters": "veroth,driana"})
    game = game_of(state)
    assert [question.seat for question in game.pending(state)] == [0, 1]
    before = game.view(state, 1)
    say(state, options(state)[2])
    after = game.view(state, 1)
    assert (before.table, before.own) == (after.table, after.own)
    assert own(state, 1).received == []


@pytest.mark.rule("KDR-31")
def test_second_picks_and_the_skill_laid_are_sealed_as_well() -> None:
    for prompt in ("keep_second", "lay_skill"):
        state = until(match(options={"fighters": "veroth,driana"}), prompt)
        game = game_of(state)
        assert [(question.seat, question.prompt) for question in game.pending(state)] == [
            (seat, open_question(state).prompt) for seat in (0, 1)
        ]
        before = game.view(state, 1)
        say(state, options(state)[0])
        assert game.view(state, 1).table == before.table
        assert game.view(state, 1).own == before.own


@pytest.mark.rule("KDR-31")
def test_the_face_up_skills_are_revealed_together_after_both_have_chosen() -> None:
    state = until(match(options={"fighters": "veroth,driana"}), "lay_skill")
    say(state, options(state)[0])
    assert (skills(state, 0), skills(state, 1)) == ([], [])
    say(state, options(state)[0])
    assert (len(skills(state, 0)), len(skills(state, 1))) == (1, 1)


@pytest.mark.rule("KDR-31")
def test_picks_are_shown_to_their_owner_alone() -> None:
    state = until(match(options={"fighters": "veroth,driana"}), "lay_skill")
    kept = [event for event in events(state) if isinstance(event, SkillKept)]
    assert len(kept) == 4
    for event in kept:
        assert event.seen_by(event.seat) == event
        hidden = SkillKept(event.rule, event.seat, "")
        assert event.seen_by(1 - event.seat) == event.seen_by(PUBLIC) == hidden


# Row, first player, opening draft


@pytest.mark.rule("KD-SETUP-6")
def test_the_deck_is_shuffled_and_four_cards_form_the_row() -> None:
    rows = [row(until(match(seed=seed), "draft_one")) for seed in range(6)]
    assert all(len(cards) == 4 for cards in rows)
    assert len({tuple(cards) for cards in rows}) == 6
    state = until(match(), "draft_one")
    box = Counter(state.rules.arenas[0].deck)
    assert len(state.deck) == 32
    assert Counter(state.deck + state.row) == box


@pytest.mark.rule("KD-SETUP-7", "KD-SKILL-4")
@pytest.mark.parametrize(("mine", "his", "first"), [("old-scores", "pavise", 1), ("pavise", "old-scores", 0)])
def test_the_higher_initiative_starts_round_one(mine: str, his: str, first: int) -> None:
    state = table(
        skills=[[mine], [his]],
        agenda=[{"task": "DecideFirst"}, {"task": "OpenDraft"}, {"task": "StartRound"}],
        row=["haymaker", "feint", "stomp", "backfist"],
        first=1 - first,
    )
    assert current_question(state) == (first, "draft_one")
    until(state, "take_action")
    assert (state.round, state.turn, state.active) == (1, 1, first)


@pytest.mark.rule("KD-SKILL-4")
def test_initiative_does_not_decide_who_starts_later_rounds() -> None:
    state = table(question="start_turn", row=SHORT_ROW, deck=[], heavy=[1, 0], skills=[["old-scores"], ["quick-feet"]])
    assert (state.round, current_question(state)) == (2, (0, "take_action"))


@pytest.mark.rule("KD-SETUP-8")
def test_first_player_takes_one_card_second_two_and_first_the_last() -> None:
    state = table(question="draft_one", row=["haymaker", "feint", "stomp", "backfist"], first=1)
    assert current_question(state) == (1, "draft_one")
    assert sorted(options(state)) == ["take backfist", "take feint", "take haymaker", "take stomp"]
    say(state, "take stomp")
    assert current_question(state) == (0, "draft_two")
    assert len(options(state)) == 3
    say(state, "take haymaker+feint")
    assert (sorted(hand(state, 0)), sorted(hand(state, 1))) == (["feint", "haymaker"], ["backfist", "stomp"])


@pytest.mark.rule("KD-SETUP-8")
def test_of_equal_cards_the_second_player_may_take_both() -> None:
    state = table(question="draft_one", row=["haymaker", "haymaker", "stomp", "feint"])
    assert len(options(state)) == 3
    say(state, "take stomp")
    assert sorted(options(state)) == ["take haymaker+feint", "take haymaker+haymaker"]


@pytest.mark.rule("KD-SETUP-8")
def test_no_attack_is_resolved_by_the_draft() -> None:
    state = table(question="draft_one", row=["haymaker", "stomp", "high-jab", "backfist"], places=[2, 3])
    say(state, "take haymaker", "take stomp+high-jab")
    assert wounds(state, 0) == wounds(state, 1) == (0, 0)
    assert "attack_declared" not in note_kinds(state)


@pytest.mark.rule("KD-SETUP-9")
def test_after_the_draft_the_row_is_filled_with_four_new_cards() -> None:
    new = ["sortie", "pillage", "high-kick", "axe-kick"]
    state = table(question="draft_one", row=["haymaker", "stomp", "high-jab", "backfist"], deck={"top": new})
    say(state, "take haymaker", "take stomp+high-jab")
    assert row(state) == new
    kinds = note_kinds(state)
    assert kinds.index("row_dealt") < kinds.index("round_started")


@pytest.mark.rule("KD-SETUP-6", "KD-SETUP-9")
def test_a_whole_set_up_ends_in_the_first_turn_of_the_first_player() -> None:
    state = until(match(seed=2), "take_action")
    assert (len(hand(state, 0)), len(hand(state, 1)), len(row(state)), len(deck(state))) == (2, 2, 4, 28)
    assert (state.turn, current_question(state)[0]) == (1, state.first)
