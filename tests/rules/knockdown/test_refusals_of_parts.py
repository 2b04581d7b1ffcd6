"""Refusals of blocks, Knockdown tests, set-up and printed texts cite the rule that fits first."""

from typing import Any

import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.zones import pack
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import current_question, game_of, match, open_question, options, say, table
from tests.rules.knockdown.reason_checks import DUEL, PROVING_GROUND, ROW, reason_values, refusal_codes

# Blocks


def struck(*hand: str, attack: str = "gate-breaker", **more: Any) -> KnockdownState:
    """Driana is about to answer an attack of Xin'go from the row."""
    duel: dict[str, Any] = {"fighters": ["xingo", "driana"], "places": [3, 4]}
    return say(table(**duel, row=[attack, *ROW[:3]], hands=[[], list(hand)], **more), f"attack {attack}")


@pytest.mark.rule("KD-BLOCK-6")
def test_only_a_strike_is_blocked() -> None:
    rivals: dict[str, Any] = {"fighters": ["xingo", "veroth"], "places": [3, 4]}
    state = table(**rivals, row=ROW, hands=[[], ["shield-bash", "feint"]])
    assert refusal_codes(state, "block wounds feint") == [("KD-BLOCK-6", "nothing-to-block")]
    say(state, "attack stomp")
    assert current_question(state) == (1, "use_reaction")
    assert refusal_codes(state, "block wounds feint") == [("KD-BLOCK-6", "not-a-strike")]
    assert reason_values(state, "block wounds feint") == {"attack": "stomp"}


@pytest.mark.rule("KD-BLOCK-1")
def test_a_block_needs_a_block_card_from_the_hand() -> None:
    state = struck("shield-bash", "high-jab")
    assert refusal_codes(state, "block wounds high-jab") == [("KD-BLOCK-1", "no-block-symbol")]
    assert refusal_codes(state, "block effect feint") == [("KD-BLOCK-1", "not-in-hand")]
    assert refusal_codes(state, "block wounds shield-bash") == []


@pytest.mark.rule("KD-BLOCK-5")
def test_both_parts_take_two_block_cards() -> None:
    assert refusal_codes(struck("shield-bash", "feint"), "block both feint") == [("KD-BLOCK-5", "both-need-two")]


@pytest.mark.rule("KDR-17")
def test_one_block_card_for_one_part_that_is_there() -> None:
    state = struck("shield-bash", "feint")
    assert refusal_codes(state, "block wounds shield-bash+feint") == [("KDR-17", "one-card-a-part")]
    assert refusal_codes(state, "block effect shield-bash+feint") == [("KDR-17", "one-card-a-part")]
    plain = struck("shield-bash", "feint", attack="low-sweep")
    assert refusal_codes(plain, "block effect feint") == [("KDR-17", "no-effect-to-block")]
    assert refusal_codes(plain, "block both shield-bash+feint") == [("KDR-17", "no-effect-to-block")]


@pytest.mark.rule("KDR-70")
def test_with_two_windows_each_part_has_its_own() -> None:
    state = struck("shield-bash", "feint", options={"block_windows": "2"})
    assert refusal_codes(state, "block effect feint") == [("KDR-70", "other-window")]
    assert refusal_codes(say(state, "pass"), "block wounds feint") == [("KDR-70", "other-window")]


@pytest.mark.rule("KD-BLOCK-2", "KDR-53")
def test_a_split_stays_within_the_budget_and_wastes_nothing() -> None:
    state = say(struck("feint", "sortie", "sortie", attack="haymaker"), "block wounds feint")
    assert options(state) == ["split 1 heavy 0 light", "split 0 heavy 1 light"]
    assert refusal_codes(state, "split 1 heavy 1 light") == [("KD-BLOCK-2", "over-budget")]
    assert reason_values(state, "split 1 heavy 1 light") == {"needs": 3, "has": 2}
    assert refusal_codes(state, "split 0 heavy 2 light") == [("KD-BLOCK-2", "more-than-inflicted")]
    assert refusal_codes(state, "split 0 heavy 0 light") == [("KDR-53", "not-maximal")]
    assert refusal_codes(state, "pass") == [("KDR-53", "must-choose")]


# Knockdown test


@pytest.mark.rule("KD-CARD-2")
def test_a_test_needs_the_icon() -> None:
    state = table(fighters=["xingo", "driana"], places=[3, 4], row=["roundhouse", *ROW[:3]], hands=[["high-kick"], []])
    assert refusal_codes(state, "call") == [("KD-CARD-2", "no-test")]
    say(state, "attack roundhouse")
    assert current_question(state) == (0, "spend_cards")
    assert refusal_codes(state, "call") == [("KD-CARD-2", "no-icon")]
    assert reason_values(state, "call") == {"attack": "roundhouse"}


@pytest.mark.rule("KD-KO-4")
def test_only_the_referee_judges_the_tower() -> None:
    duel: dict[str, Any] = {
        "fighters": ["xingo", "driana"],
        "places": [3, 4],
        "heavy": [0, 3],
        "options": {"ko_test": "tower"},
    }
    state = say(table(**duel, row=ROW), "attack stomp", "call")
    assert current_question(state) == (PUBLIC, "judge_tower")
    assert refusal_codes(state, "stands", 1) == [("KD-TURN-1", "not-your-question")]
    assert refusal_codes(state, "move 2", PUBLIC) == [("KD-TURN-1", "another-question")]
    assert refusal_codes(state, "stands", PUBLIC) == []


# Setting up


@pytest.mark.rule("KDR-36")
def test_a_fighter_that_is_taken_cannot_be_picked() -> None:
    state = say(match(), "pick veroth")
    assert refusal_codes(state, "pick veroth") == [("KDR-36", "fighter-taken")]


@pytest.mark.rule("KD-SETUP-4")
def test_a_skill_that_is_not_offered_cannot_be_kept() -> None:
    state = say(match(), "pick veroth", "pick driana")
    game = game_of(state)
    for seat in (0, 1):
        (question,) = [question for question in game.pending(state) if question.seat == seat]
        closed = [skill for skill in game.rules.skill_sets[0] if action(choices.KEEP, skill) not in question.options]
        for skill in closed:
            (reason,) = game.check_action(state, seat, action(choices.KEEP, skill)).reasons
            assert (reason.rule, reason.code) == ("KD-SETUP-4", "skill-not-offered")


@pytest.mark.rule("KD-SETUP-5")
def test_a_skill_that_was_not_kept_cannot_be_laid() -> None:
    state = say(match(), "pick veroth", "pick driana")
    game = game_of(state)
    while current_question(state)[1] != "lay_skill":
        say(state, options(state)[0])
    strange = next(
        skill for skill in game.rules.skill_sets[0] if action(choices.LAY, skill) not in open_question(state).options
    )
    assert refusal_codes(state, f"lay {game.names.skills[strange]}") == [("KD-SETUP-5", "skill-not-yours")]


def drafting() -> KnockdownState:
    state = match()
    while current_question(state)[1] != "draft_one":
        say(state, options(state)[0])
    return state


@pytest.mark.rule("KD-SETUP-8", "KD-ATK-1")
def test_the_opening_draft_takes_one_card_then_two() -> None:
    state = drafting()
    game, row = game_of(state), sorted(state.row)
    two = game.action_to_string(action(choices.TAKE, pack(row[:2])))
    absent = next(kind for kind in range(game.rules.num_kinds) if kind not in row)
    assert refusal_codes(state, two) == [("KD-SETUP-8", "wrong-number")]
    assert refusal_codes(state, f"take {game.names.cards[absent]}") == [("KD-ATK-1", "not-in-row")]
    say(state, game.action_to_string(action(choices.TAKE, pack(row[2:3]))))
    assert refusal_codes(state, game.action_to_string(action(choices.TAKE, pack(row[:1])))) == [
        ("KD-SETUP-8", "wrong-number")
    ]


# Texts of cards


@pytest.mark.rule("KD-HAND-2", "KDR-58")
def test_a_discard_comes_from_the_hand_and_cannot_be_declined() -> None:
    full = ["high-jab", "high-kick", "shield-bash", "sortie", "pillage", "feint"]
    state = say(table(**DUEL, hands=[full, []]), "attack haymaker")
    assert current_question(state) == (0, "obey_limit")
    assert refusal_codes(state, "discard stomp") == [("KD-HAND-2", "not-in-hand")]
    assert refusal_codes(state, "pass") == [("KD-HAND-2", "must-choose")]


@pytest.mark.rule("KDR-58")
def test_of_your_choice_means_among_the_cards_you_have_seen() -> None:
    state = table(fighters=["xingo", "driana"], places=[3, 4], row=["feint", *ROW[:3]], hands=[[], ["sortie"]])
    say(state, "attack feint")
    assert current_question(state) == (0, "pick_discard")
    assert refusal_codes(state, "discard pillage") == [("KDR-58", "card-not-seen")]
    assert refusal_codes(state, "back") == [("KDR-58", "no-unknown-card")]


@pytest.mark.rule("KDR-73", "KD-MOVE-5")
def test_a_blink_lands_inside_within_reach_and_never_on_the_opponent() -> None:
    state = say(table(fighters=["xingo", "driana"], places=[0, 2], row=["smoke-roll", *ROW[:3]]), "attack smoke-roll")
    assert current_question(state) == (0, "go_blink")
    assert refusal_codes(state, "go 9") == [("KD-MOVE-5", "off-arena")]
    assert refusal_codes(state, "go 2") == [("KDR-73", "blink-onto-opponent")]
    assert refusal_codes(state, "go 5") == [("KDR-73", "blink-too-far")]
    assert refusal_codes(state, "go 0") == [("KDR-73", "blink-in-place")]


@pytest.mark.rule("KDR-37", "KDR-73")
def test_a_blink_without_up_to_is_made_exactly() -> None:
    row = ["jump-through", "salt", "recoil", "chain"]
    state = say(table(pack=PROVING_GROUND, fighters=["mason", "warden"], places=[4, 7], row=row), "attack jump-through")
    assert options(state) == ["go 2", "go 6"]
    assert refusal_codes(state, "go 3") == [("KDR-37", "blink-exactly")]
    assert refusal_codes(state, "stop") == [("KDR-73", "must-choose")]


@pytest.mark.rule("KDR-73")
def test_a_yanked_opponent_comes_beside_you_and_may_not_stay() -> None:
    row = ["chain", "salt", "recoil", "jump-through"]
    state = say(table(pack=PROVING_GROUND, fighters=["mason", "runner"], places=[4, 7], row=row), "attack chain")
    assert options(state) == ["go 3", "go 5"]
    assert refusal_codes(state, "go 7") == [("KDR-73", "yank-must-move")]
    assert refusal_codes(state, "go 6") == [("KDR-73", "yank-not-beside-you")]


@pytest.mark.rule("KDR-44")
def test_a_token_lies_on_a_free_space_within_its_range() -> None:
    state = table(fighters=["driana", "xingo"], places=[1, 3], row=ROW, hands=[["sortie", "high-kick"], []])
    say(state, "combo", "perform set-the-snare", "pay sortie")
    assert refusal_codes(state, "place 3") == [("KDR-44", "space-occupied")]
    assert refusal_codes(state, "place 5") == [("KDR-44", "token-out-of-range")]
    say(state, "place 2", "stop", "stop")
    say(state, "combo", "perform set-the-snare", "pay high-kick")
    assert refusal_codes(state, "place 2") == [("KDR-44", "token-there")]


@pytest.mark.rule("KDR-40")
def test_a_text_takes_one_card_of_the_row() -> None:
    state = say(table(**DUEL | {"row": ["pillage", *ROW[:3]]}), "attack pillage")
    assert current_question(state) == (0, "take_row")
    assert refusal_codes(state, "take haymaker+war-horn") == [("KDR-40", "wrong-number")]
    assert refusal_codes(state, "take sortie") == [("KD-ATK-1", "not-in-row")]


@pytest.mark.rule("KDR-20")
def test_only_printed_alternatives_can_be_chosen() -> None:
    state = say(table(**DUEL | {"row": ["hold-the-rampart", *ROW[:3]]}), "attack hold-the-rampart")
    assert refusal_codes(state, "mode 3") == [("KDR-20", "no-such-mode")]
    assert reason_values(state, "mode 3") == {"last": 2}


@pytest.mark.rule("KDR-62")
def test_the_alternative_of_drawing_needs_a_card_in_the_deck() -> None:
    parts = DUEL | {"row": ["hold-the-rampart", *ROW[:3]], "deck": []}
    state = say(table(**parts), "attack hold-the-rampart")
    assert refusal_codes(state, "mode 2") == [("KDR-62", "nothing-to-draw")]
    assert [candidate.notation for candidate in game_of(state).candidates(state)] == ["mode 1", "mode 2"]
