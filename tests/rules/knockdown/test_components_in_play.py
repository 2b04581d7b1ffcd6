"""What the icons, types and skills of the cards do at the table."""

from pathlib import Path

import pytest

from knockbox.testing.knockdown_table import (
    current_question,
    match,
    note_kinds,
    options,
    place,
    require_all_dice,
    say,
    skills,
    table,
    wounds,
)

BENCH = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW = ["hammer-fist", "feint", "stomp", "backfist"]


# The K.O. icon


@pytest.mark.rule("KD-CARD-2")
@pytest.mark.parametrize(("card", "icon"), [("drawbridge-uppercut", True), ("high-jab", False), ("boiling-oil", False)])
def test_only_an_attack_with_the_icon_lets_the_test_be_called(card: str, icon: bool) -> None:
    state = say(table(places=[2, 3], row=[card, *ROW[:3]], heavy=[0, 9]), f"attack {card}")
    assert sum(wounds(state, 1)) > 9
    assert current_question(state)[1] == ("call_test" if icon else "take_action")


@pytest.mark.rule("KD-CARD-2")
def test_the_icon_of_a_special_attack_counts_alike() -> None:
    cards = ["high-jab", "high-jab", "high-kick", "low-sweep"]
    state = table(fighters=["veroth", "xingo"], places=[2, 3], row=ROW, heavy=[1, 9], hands=[cards, []])
    say(state, "combo", "perform fists-of-fury", "pay high-jab+high-jab", "pass")
    assert current_question(state) == (0, "call_test")
    say(state, "pass", "perform frenzied-blow", "pay high-kick+low-sweep", "mode 1")
    assert wounds(state, 1) == (3, 10)
    assert current_question(state) == (0, "take_action")


# Types


@pytest.mark.rule("KD-TYPE-1")
@pytest.mark.parametrize(("card", "blockable"), [("high-jab", True), ("stomp", False), ("boiling-oil", False)])
def test_strikes_of_the_row_can_be_blocked_and_abilities_cannot(card: str, blockable: bool) -> None:
    lying = [card, "hammer-fist", "feint", "backfist"]
    state = table(fighters=["veroth", "driana"], places=[2, 3], row=lying, hands=[[], ["shield-bash"]])
    say(state, f"attack {card}")
    assert (current_question(state) == (1, "declare_block")) == blockable
    assert sum(wounds(state, 1)) == (0 if blockable else 1)


@pytest.mark.rule("KD-TYPE-1")
def test_strikes_among_the_specials_can_be_blocked_and_abilities_cannot() -> None:
    cards = ["counter-jab", "spear-wall", "sortie", "high-jab"]
    state = table(fighters=["xingo", "driana"], places=[2, 3], row=ROW, hands=[cards, ["shield-bash", "shield-bash"]])
    say(state, "combo", "perform short-circuit", "pay counter-jab+spear-wall")
    assert wounds(state, 1) == (3, 0)
    assert "effect_blocked_note" not in note_kinds(state)
    say(state, "perform phase-cut", "pay high-jab+sortie")
    assert (current_question(state), wounds(state, 1)) == ((1, "declare_block"), (3, 0))


@pytest.mark.rule("KD-TYPE-1")
def test_reactions_cannot_be_blocked() -> None:
    hands = [["shield-bash"], ["sortie"]]
    state = table(fighters=["driana", "veroth"], places=[2, 3], row=ROW, hands=hands)
    say(state, "move 1", "react fury-grab", "pay sortie")
    assert wounds(state, 0) == (1, 0)
    assert (current_question(state), place(state, 0)) == ((0, "take_action"), 2)


@pytest.mark.rule("KD-TYPE-1")
def test_a_reaction_in_the_row_cannot_be_blocked_either() -> None:
    row = ["early-answer", "salt", "recoil", "chain"]
    state = table(pack=BENCH, fighters=["mason", "runner"], places=[3, 4], row=row, hands=[[], ["plain-guard"]])
    say(state, "attack early-answer")
    assert wounds(state, 1) == (2, 0)
    assert (current_question(state), place(state, 1)) == ((0, "call_test"), 5)


# Skills


@pytest.mark.rule("KD-SKILL-2")
def test_only_a_face_up_skill_is_active() -> None:
    for up, down, healed in ((["second-wind"], "pavise", 1), (["pavise"], "second-wind", 0)):
        state = table(row=ROW, light=[2, 0], skills=[up, ["no-quarter"]], face_down=[down, "riposte"])
        say(state, "move 0", "move 1")
        assert wounds(state, 0) == (2 - healed, 0)


@pytest.mark.rule("KD-SKILL-2")
def test_a_skill_that_is_turned_up_works_from_then_on() -> None:
    state = table(
        question="start_turn",
        row=ROW[:3],
        deck=[],
        heavy=[1, 0],
        skills=[["pavise"], ["no-quarter"]],
        face_down=["scrounger", "riposte"],
    )
    assert (state.round, skills(state, 0)) == (2, ["pavise", "scrounger"])
    assert len(state.hands[0].cards) == 1


@pytest.mark.rule("KD-SKILL-2")
def test_every_player_has_an_active_skill_once_the_match_has_begun() -> None:
    state = match(seed=4)
    while current_question(state)[1] != "draft_one":
        say(state, options(state)[0])
    assert len(skills(state, 0)) == len(skills(state, 1)) == 1
    assert state.listening


@pytest.mark.rule("KD-SKILL-3")
def test_a_skill_works_again_and_again_whenever_its_moment_comes() -> None:
    state = table(row=ROW, light=[5, 0], skills=[["second-wind"], []])
    for _ in range(3):
        say(state, "move 0", "move 1", "move 6", "move 5")
    assert wounds(state, 0) == (2, 0)


@pytest.mark.rule("KD-SKILL-3")
def test_a_skill_does_nothing_while_its_condition_does_not_hold() -> None:
    state = table(row=ROW, light=[5, 0], skills=[["second-wind"], []], places=[1, 3])
    say(state, "move 0", "move 1")
    assert wounds(state, 0) == (5, 0)
    assert "skill_used" not in note_kinds(state)


@pytest.mark.rule("KD-SKILL-3")
def test_the_end_of_an_attack_is_a_moment_for_skills() -> None:
    row = ["plain-punch", "salt", "recoil", "chain"]
    state = table(pack=BENCH, fighters=["mason", "runner"], places=[3, 4], row=row, skills=[["step-away"], []])
    say(state, "attack plain-punch")
    assert (current_question(state), wounds(state, 1)) == ((0, "choose_may"), (1, 0))
    say(state, "do")
    assert place(state, 0) == 2


@pytest.mark.rule("KD-SKILL-3")
def test_a_block_is_a_moment_for_skills() -> None:
    state = table(
        fighters=["veroth", "driana"],
        places=[2, 3],
        row=["high-jab", *ROW[:3]],
        hands=[[], ["shield-bash"]],
        skills=[[], ["riposte"]],
    )
    say(state, "attack high-jab", "block wounds shield-bash")
    assert (wounds(state, 0), wounds(state, 1)) == ((1, 0), (2, 0))


@pytest.mark.rule("KD-SKILL-3")
def test_a_passed_test_is_a_moment_for_skills() -> None:
    with require_all_dice(
        table(question="call_test", heavy=[0, 3], dice=[1, 1, 1], skills=[["no-quarter"], []])
    ) as state:
        say(state, "call")
    assert wounds(state, 1) == (0, 4)
