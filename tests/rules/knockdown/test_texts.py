"""How the text of a card is carried out: who decides, how far, and who chooses a discard."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.events import Healed, Wounded
from knockbox.testing.knockdown_table import (
    current_question,
    discards,
    events,
    hand,
    note_kinds,
    options,
    place,
    public_hand,
    require_all_dice,
    say,
    table,
    wounds,
)

BENCH = Path(__file__).resolve().parents[2] / "packs" / "proving-ground"
ROW = ["hammer-fist", "high-jab", "stomp", "backfist"]
BENCH_ROW = ["salt", "recoil", "chain", "jump-through"]


# Who decides


@pytest.mark.rule("KDR-20")
def test_of_an_or_the_player_called_you_chooses_one_side() -> None:
    state = say(table(row=["hold-the-rampart", *ROW[:3]], light=[1, 0]), "attack hold-the-rampart")
    assert (current_question(state), options(state)) == ((0, "choose_mode"), ["mode 1", "mode 2"])
    say(state, "mode 1")
    assert (wounds(state, 0), hand(state, 0)) == ((0, 0), ["hold-the-rampart"])


@pytest.mark.rule("KDR-20", "KDR-44")
@pytest.mark.parametrize("first", ["mason/mine", "runner/flag"])
def test_the_active_player_orders_tokens_that_spring_at_once(first: str) -> None:
    laid = [{"seat": 0, "kind": "flag", "space": 3}, {"seat": 1, "kind": "mine", "space": 3}]
    state = table(pack=BENCH, fighters=["runner", "mason"], places=[2, 6], row=BENCH_ROW, tokens=laid)
    say(state, "move 3")
    assert (current_question(state), options(state)) == ((0, "order_skills"), ["order mason/mine", "order runner/flag"])
    assert (wounds(state, 0), hand(state, 0), place(state, 0)) == ((0, 0), [], 3)
    say(state, f"order {first}")
    order = [note for note in note_kinds(state) if note in ("card_drawn", "wounded_note")]
    assert order == (["wounded_note", "card_drawn"] if first == "mason/mine" else ["card_drawn", "wounded_note"])
    assert (wounds(state, 0), len(hand(state, 0)), place(state, 0)) == ((0, 1), 1, 2)


@pytest.mark.rule("KDR-20")
def test_what_you_may_do_you_may_leave() -> None:
    for answer, space in (("pass", 3), ("do", 1)):
        state = say(table(places=[3, 4], row=["hit-and-run", *ROW[:3]]), "attack hit-and-run")
        assert (current_question(state), options(state)) == ((0, "choose_may"), ["pass", "do"])
        assert place(say(state, answer), 0) == space


@pytest.mark.rule("KDR-20")
def test_you_on_a_skill_is_its_owner_even_in_the_turn_of_the_other() -> None:
    state = table(places=[1, 5], row=ROW, skills=[[], ["bloodhound"]])
    say(state, "move 2")
    assert current_question(state) == (1, "choose_may")
    assert place(say(state, "do"), 1) == 4


@pytest.mark.rule("KDR-20")
def test_up_to_lets_you_stop_at_any_step() -> None:
    state = table(row=["crossroads", *BENCH_ROW[:3]], pack=BENCH, places=[2, 6])
    say(state, "attack crossroads", "mode 3")
    assert (current_question(state), options(state)) == ((0, "go_step"), ["stop", "go 1", "go 3"])
    assert place(say(state.clone(), "stop"), 0) == 2
    say(state, "go 3")
    assert (place(state, 0), current_question(state)) == (3, (0, "take_action"))


@pytest.mark.rule("KDR-20")
def test_when_several_skills_wait_at_once_the_active_player_orders_them() -> None:
    for first, suffered in (("shoulder-charge", 0), ("bloodhound", 1)):
        state = table(places=[1, 4], row=ROW, skills=[["shoulder-charge"], ["bloodhound"]])
        say(state, "move 2")
        assert (current_question(state)[0], current_question(state)[1]) == (0, "order_skills")
        assert sorted(options(state)) == ["order bloodhound", "order shoulder-charge"]
        say(state, f"order {first}", "do")
        assert wounds(state, 1) == (suffered, 0)
        assert (current_question(state), note_kinds(state).count("skill_used")) == ((0, "take_action"), 1 + suffered)


@pytest.mark.rule("KDR-20")
def test_a_single_skill_needs_no_order() -> None:
    state = say(table(places=[2, 4], row=ROW, skills=[["shoulder-charge"], []]), "move 3")
    assert (current_question(state), wounds(state, 1)) == ((0, "take_action"), (1, 0))


# As far as possible


@pytest.mark.rule("KDR-38")
def test_a_figure_is_moved_as_far_as_there_is_room() -> None:
    state = say(table(places=[4, 5], row=["gate-breaker", *ROW[:3]]), "attack gate-breaker")
    assert (place(state, 1), wounds(state, 1)) == (6, (1, 1))


@pytest.mark.rule("KDR-38")
def test_a_figure_that_is_drawn_near_stops_beside_the_other() -> None:
    state = say(table(places=[1, 3], row=["grappling-hook", *ROW[:3]]), "attack grappling-hook")
    assert (place(state, 0), place(state, 1)) == (1, 2)


@pytest.mark.rule("KDR-38")
def test_wounds_are_healed_as_far_as_there_are_any() -> None:
    hands = [["plain-punch", "plain-kick"], []]
    state = table(pack=BENCH, fighters=["mason", "runner"], row=BENCH_ROW, light=[1, 0], heavy=[3, 0], hands=hands)
    say(state, "combo", "perform mortar", "pay plain-punch+plain-kick")
    assert wounds(state, 0) == (0, 2)


@pytest.mark.rule("KDR-38")
@pytest.mark.parametrize(("light", "after"), [(0, (0, 1)), (1, (0, 2)), (5, (3, 3))])
def test_light_wounds_are_worsened_as_far_as_there_are_any(light: int, after: tuple[int, int]) -> None:
    with require_all_dice(
        table(
            pack=BENCH,
            question="call_test",
            row=BENCH_ROW,
            light=[0, 2 * light],
            heavy=[0, 1],
            skills=[["sour-grapes"], []],
            dice=[6, 6, 6],
        )
    ) as state:
        say(state, "call")
    assert wounds(state, 1) == after


@pytest.mark.rule("KDR-38")
def test_a_discard_from_an_empty_hand_does_nothing() -> None:
    state = say(table(places=[2, 3], row=["gut-punch", *ROW[:3]]), "attack gut-punch")
    assert (wounds(state, 1), discards(state)) == ((2, 0), [])
    assert current_question(state) == (0, "take_action")


# Discards


@pytest.mark.rule("KDR-58")
def test_whoever_discards_chooses_the_card() -> None:
    state = table(
        fighters=["veroth", "driana"], places=[2, 3], row=["gut-punch", *ROW[:3]], hands=[[], ["sortie", "feint"]]
    )
    say(state, "attack gut-punch", "pass")
    assert (current_question(state), sorted(options(state))) == (
        (1, "discard_own"),
        ["discard feint", "discard sortie"],
    )
    say(state, "discard sortie")
    assert (hand(state, 1), discards(state)) == (["feint"], ["sortie"])


@pytest.mark.rule("KDR-58")
def test_at_random_is_left_to_chance() -> None:
    cards = ["sortie", "feint", "high-kick", "pillage"]
    gone = set()
    for seed in range(12):
        state = table(fighters=["xingo", "driana"], row=["war-horn", *ROW[:3]], hands=[[], cards], seed=seed)
        say(state, "attack war-horn", "sweep stomp")
        assert len(hand(state, 1)) == 3
        gone.update(discards(state))
    assert gone == {*cards, "stomp"}


@pytest.mark.rule("KDR-58")
def test_of_your_choice_is_the_choice_of_the_texts_you_among_the_cards_he_may_see() -> None:
    lying = ["feint", *ROW[:3]]
    state = table(fighters=["xingo", "driana"], places=[2, 3], row=lying, hands=[[], {"cards": ["sortie", "pillage"]}])
    say(state, "attack feint")
    assert (current_question(state), sorted(options(state))) == (
        (0, "pick_discard"),
        ["discard pillage", "discard sortie"],
    )
    say(state, "discard sortie")
    assert (hand(state, 1), discards(state)) == (["pillage"], ["sortie"])


@pytest.mark.rule("KDR-58")
def test_of_your_choice_an_unknown_card_is_picked_blind() -> None:
    held = {"cards": ["high-kick", "sortie", "pillage"], "seen": ["high-kick"]}
    gone = set()
    for seed in range(8):
        state = table(next=[{"task": "DiscardPicked", "seat": 0, "count": 1}], row=ROW, hands=[[], held], seed=seed)
        assert options(state) == ["discard high-kick", "back"]
        say(state, "back")
        assert public_hand(state, 1) == ["high-kick"]
        gone.update(discards(state))
    assert gone == {"sortie", "pillage"}


@pytest.mark.rule("KDR-58")
@pytest.mark.parametrize("task", ["DiscardChosen", "DiscardRandom", "DiscardPicked"])
def test_who_must_discard_more_than_he_holds_discards_all(task: str) -> None:
    hands = [[], ["sortie", "pillage"]]
    seat = 0 if task == "DiscardPicked" else 1
    state = table(next=[{"task": task, "seat": seat, "count": 3}], row=ROW, hands=hands)
    while current_question(state)[1] != "take_action":
        say(state, options(state)[0])
    assert (hand(state, 1), sorted(discards(state))) == ([], ["pillage", "sortie"])


@pytest.mark.rule("KDR-58")
def test_cards_that_are_spent_are_chosen_by_their_holder() -> None:
    hands = [["high-jab", "high-kick", "sortie"], []]
    state = say(table(places=[2, 4], row=["roundhouse", *ROW[:3]], hands=hands), "attack roundhouse")
    assert (current_question(state), options(state)) == ((0, "spend_cards"), ["pass", "pay high-kick"])
    say(state, "pay high-kick")
    assert (wounds(state, 1), discards(state)) == ((1, 1), ["high-kick"])


@pytest.mark.rule("KDR-58")
def test_so_many_cards_are_spent_exactly() -> None:
    hands = [["plain-sprint", "double-sprint", "jump-through", "plain-punch"], []]
    state = table(pack=BENCH, fighters=["mason", "runner"], row=["toll", *BENCH_ROW[:3]], hands=hands)
    say(state, "attack toll")
    assert sorted(options(state)) == sorted(
        ["pass", "pay plain-sprint+double-sprint", "pay plain-sprint+jump-through", "pay double-sprint+jump-through"]
    )


@pytest.mark.rule("KD-SKILL-3", "KDR-44")
def test_a_log_line_cites_the_rule_of_the_text_behind_it() -> None:
    healed = table(places=[1, 5], light=[2, 0], skills=[["second-wind"], []])
    say(healed, "move 2", "move 1")
    assert Healed("KD-SKILL-3", 0, "light", 1) in events(healed)
    traps = [{"seat": 1, "kind": "trap", "space": 2}]
    sprung = table(fighters=["veroth", "driana"], places=[1, 5], tokens=traps)
    say(sprung, "move 2")
    assert Wounded("KDR-44", 0, "light", 2) in events(sprung)
