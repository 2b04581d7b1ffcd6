"""Fog on the line of a projectile, and tokens that lie on sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from knockbox.engine.decision import PUBLIC
from knockbox.games.knockdown.events import TokenGiven, TokenRemoved
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.table_reducer import rebuild_table
from knockbox.games.knockdown.views import TokenView
from knockbox.testing.knockdown_table import (
    current_question,
    events,
    game_of,
    hand,
    log,
    note_kinds,
    options,
    place,
    say,
    table,
    tokens,
    tokens_on_sheet,
    wounds,
)
from tests.rules.knockdown.altered_boxes import alter_box
from tests.rules.knockdown.reason_checks import PROVING_GROUND, reason_values, refusal_codes
from tests.rules.knockdown.tainted_grail_tables import ATTACKS, CARDS, FEET, GUARDS, LAST_SPACE, PACK

PROJECTILE = next(id for id, card in ATTACKS.items() if card.range == "projectile")
ANYWHERE = next(id for id, card in ATTACKS.items() if not card.range)
NEAR, FAR = 2, 5
ARCHERS: dict[str, Any] = {"pack": f"{PACK},siege-storm", "arena": PACK, "skill_set": "siege-storm"}
MIXED: dict[str, Any] = {"arena": PACK, "skill_set": "proving-ground"}


def fog(*spaces: int, seat: int = 0) -> list[dict[str, Any]]:
    return [{"seat": seat, "kind": "fog", "space": space} for space in spaces]


def lying(card: str) -> list[str]:
    return [card, *[other for other in CARDS if other != card][:3]]


def reaches(card: str, attacker: int, places: list[int], spaces: list[int]) -> bool:
    """Whether a row card attacks across fog of seat 0, who plays Mgielec; it comes into the hand all the same."""
    laid: dict[str, Any] = {"fighters": ["mgielec", "czerwi"], "active": attacker, "tokens": fog(*spaces)}
    state = say(table(pack=PACK, row=lying(card), places=places, **laid), f"attack {card}")
    declared = next(note for note in log(state) if note.kind == "attack_declared")
    return bool(declared.second)


# The line


@pytest.mark.rule("KDR-59", "KDR-3")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("space", range(LAST_SPACE + 1))
def test_fog_between_or_on_the_targets_space_stops_a_projectile_of_either_side(attacker: int, space: int) -> None:
    places = [NEAR, FAR]
    counted = set(range(NEAR, FAR + 1)) - {places[attacker]}
    assert reaches(PROJECTILE, attacker, places, [space]) == (space not in counted)


@pytest.mark.rule("KDR-59", "KDR-3")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_line_runs_to_the_left_as_to_the_right(attacker: int) -> None:
    places = [FAR, NEAR]
    own, target = places[attacker], places[1 - attacker]
    assert [reaches(PROJECTILE, attacker, places, [space]) for space in (own, 4, target)] == [True, False, False]


@pytest.mark.rule("KDR-59")
def test_beside_each_other_only_fog_on_the_target_stops_a_projectile() -> None:
    assert [reaches(PROJECTILE, 0, [3, 4], [space]) for space in (2, 3, 4, 5)] == [True, True, False, True]


@pytest.mark.rule("KDR-59", "KDR-3")
def test_several_fogs_break_the_line_if_one_of_them_does() -> None:
    assert reaches(PROJECTILE, 0, [NEAR, FAR], [1, NEAR, FAR + 1])
    assert not reaches(PROJECTILE, 0, [NEAR, FAR], [1, NEAR, FAR - 1])


@pytest.mark.rule("KDR-59", "KD-ATK-4")
def test_a_card_whose_projectile_is_stopped_is_taken_without_its_attack() -> None:
    laid: dict[str, Any] = {"fighters": ["mgielec", "czerwi"], "places": [NEAR, FAR]}
    state = table(pack=PACK, row=lying(PROJECTILE), tokens=fog(3), **laid)
    say(state, f"attack {PROJECTILE}")
    assert (wounds(state, 1), place(state, 0), hand(state, 0)) == ((0, 0), NEAR, [PROJECTILE])
    state = table(pack=PACK, row=lying(PROJECTILE), tokens=fog(1), **laid)
    assert wounds(say(state, f"attack {PROJECTILE}"), 1) > (0, 0)


@pytest.mark.rule("KDR-3")
def test_fog_stops_no_other_range_and_no_attack_without_range() -> None:
    ranged = [id for id, card in ATTACKS.items() if "-" in card.range]
    for card in [*ranged, ANYWHERE]:
        gap = int(ATTACKS[card].range[-1]) if card in ranged else 4
        for attacker in (0, 1):
            assert reaches(card, attacker, [1, 1 + gap], [1, gap, 1 + gap])
    assert not reaches(ranged[0], 0, [0, LAST_SPACE], [])


@pytest.mark.rule("KDR-59")
def test_only_tokens_that_break_the_line_stop_a_projectile() -> None:
    traps = [{"seat": 1, "kind": "trap", "space": space} for space in (3, 4)]
    state = table(**ARCHERS, fighters=["mgielec", "driana"], places=[NEAR, FAR], row=lying(PROJECTILE), tokens=traps)
    assert wounds(say(state, f"attack {PROJECTILE}"), 1) > (0, 0)
    state = table(**ARCHERS, fighters=["mgielec", "driana"], places=[NEAR, FAR], row=lying(PROJECTILE), tokens=fog(4))
    assert wounds(say(state, f"attack {PROJECTILE}"), 1) == (0, 0)


def archer(space: int) -> KnockdownState:
    """Driana, with a full hand, before Mgielec and his fog."""
    held = [*FEET[:3], *GUARDS[:1], *CARDS[:2]]
    laid: dict[str, Any] = {"fighters": ["driana", "mgielec"], "places": [NEAR, FAR], "tokens": fog(space, seat=1)}
    return say(table(**ARCHERS, hands=[held, []], row=lying(PROJECTILE), **laid), "combo")


@pytest.mark.rule("KDR-59", "KDR-9")
@pytest.mark.parametrize(("space", "is_open"), [(1, True), (NEAR, True), (3, False), (FAR, False), (6, True)])
def test_a_special_with_a_projectile_is_not_offered_across_fog(space: int, is_open: bool) -> None:
    state = archer(space)
    assert ("perform driana/heartseeker" in options(state)) == is_open
    assert refusal_codes(state, "perform driana/heartseeker") == (
        [] if is_open else [("KDR-9", "does-not-reach"), ("KDR-59", "line-broken")]
    )


@pytest.mark.rule("KDR-59")
def test_the_refusal_names_the_special_that_fog_stops() -> None:
    assert reason_values(archer(4), "perform driana/heartseeker") == {"special": "driana/heartseeker"}


@pytest.mark.rule("KDR-59", "KDR-22")
@pytest.mark.parametrize(("space", "prompt"), [(3, "take_action"), (6, "use_reaction")])
def test_a_reaction_with_a_projectile_is_not_asked_about_across_fog(tmp_path: Path, space: int, prompt: str) -> None:
    box = alter_box(
        PROVING_GROUND, tmp_path, "fighters.toml", 'id = "stone-answer"', {'range = "1"': 'range = "projectile"'}
    )
    laid: dict[str, Any] = {"fighters": ["mgielec", "mason"], "tokens": fog(space), "hands": [[], GUARDS[:1]]}
    state = table(pack=f"{PACK},{box}", **MIXED, places=[NEAR, FAR], row=lying(ANYWHERE), **laid)
    say(state, f"attack {ANYWHERE}")
    while current_question(state)[1] not in ("take_action", "use_reaction"):
        say(state, options(state)[0])
    assert current_question(state)[1] == prompt


@pytest.mark.rule("KDR-3", "KDR-54")
def test_the_strike_of_a_skill_is_not_stopped_by_fog() -> None:
    laid: dict[str, Any] = {"fighters": ["mason", "mgielec"], "row": lying(ANYWHERE)}
    covered = fog(3, FAR, seat=1)
    anywhere = table(
        pack=f"{PACK},{PROVING_GROUND}",
        **MIXED,
        **laid,
        places=[NEAR, FAR],
        tokens=covered,
        skills=[["blind-throw"], []],
    )
    assert wounds(say(anywhere, "blind blind-throw"), 1) == (0, 1)
    thrower: dict[str, Any] = {**laid, "fighters": ["veroth", "mgielec"], "skills": [["whatever-is-at-hand"], []]}
    for places, is_hit in (([3, FAR], True), ([NEAR, FAR], False)):
        state = table(**ARCHERS, **thrower, places=places, tokens=fog(4, seat=1))
        say(state, "blind whatever-is-at-hand")
        assert ("attack_declared" in note_kinds(state)) == is_hit


# Sheets


def told(*tasks: dict[str, Any], **parts: Any) -> KnockdownState:
    """Czerwi, in seat 0, before Mgielec, and texts that are carried out."""
    return table(pack=PACK, fighters=["czerwi", "mgielec"], row=CARDS[:4], next=list(tasks), **parts)


GIVE = {"task": "GiveToken", "seat": 0, "kind": "czerwi/poison", "bearer": 1}
REMOVE = {"task": "RemoveToken", "seat": 0, "kind": "czerwi/poison", "bearer": 1}
POISON = {"seat": 0, "kind": "poison", "sheet": 1}


@pytest.mark.rule("KDR-44")
def test_tokens_of_one_kind_may_lie_together_on_a_sheet_as_long_as_the_supply_lasts() -> None:
    assert [len(tokens_on_sheet(told(*[GIVE] * times), 1)) for times in (1, 2, 3)] == [1, 2, 2]
    assert note_kinds(told(*[GIVE] * 3)) == ["token_placed"] * 2


@pytest.mark.rule("KDR-44", "KD-TG-MGIELEC-1")
def test_a_token_comes_off_a_sheet_one_at_a_time_and_goes_back_to_its_owner() -> None:
    state = told(REMOVE, tokens=[POISON, POISON])
    assert (tokens_on_sheet(state, 1), note_kinds(state)) == (["poison"], ["token_lifted"])
    assert tokens_on_sheet(told(REMOVE, REMOVE, REMOVE, GIVE, tokens=[POISON, POISON]), 1) == ["poison"]


@pytest.mark.rule("KDR-44")
def test_a_token_on_one_sheet_is_not_on_the_other() -> None:
    mine = {**GIVE, "bearer": 0}
    state = told(mine)
    assert (tokens_on_sheet(state, 0), tokens_on_sheet(state, 1)) == (["poison"], [])
    assert tokens_on_sheet(told(mine, REMOVE), 0) == ["poison"]


@pytest.mark.rule("KDR-44")
def test_a_token_speaks_only_while_it_is_in_play_and_once_for_its_kind() -> None:
    used = [note_kinds(table(**at_end(tokens))).count("token_used") for tokens in ([], [POISON], [POISON, POISON])]
    assert used == [0, 1, 1]
    assert "token_used" not in note_kinds(table(**{**at_end([POISON]), "active": 0}))


def at_end(laid: list[dict[str, Any]]) -> dict[str, Any]:
    parts: dict[str, Any] = {"pack": PACK, "fighters": ["czerwi", "mgielec"], "tokens": laid}
    return {**parts, "question": "end_turn", "active": 1, "row": CARDS[:4]}


@pytest.mark.rule("KDR-38")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_wounds_for_each_token_on_a_sheet_or_in_the_arena(count: int) -> None:
    wound = {"seat": 1, "kind": "light", "amount": 2, "rule": "KD-SEQ-2"}
    on_sheet = {"task": "WoundPerBorne", "token": "czerwi/poison", "bearer": 1, **wound}
    assert wounds(told(on_sheet, tokens=[POISON] * count), 1) == (2 * count, 0)
    in_arena = {"task": "WoundPerLaid", "token": "mgielec/fog", **wound}
    laid = [*fog(*range(count), seat=1), {"seat": 1, "kind": "curse", "sheet": 0}]
    assert wounds(told(in_arena, tokens=laid), 1) == (2 * count, 0)


@pytest.mark.rule("KDR-44")
def test_all_tokens_of_a_kind_come_back_from_the_arena_and_none_from_a_sheet() -> None:
    laid = [*fog(0, 4, LAST_SPACE, seat=1), {"seat": 1, "kind": "curse", "sheet": 0}]
    state = told({"task": "RecoverEvery", "seat": 1, "kind": "mgielec/fog"}, tokens=laid)
    assert (tokens(state, 1), tokens_on_sheet(state, 0)) == ([], ["curse"])


@pytest.mark.rule("KDR-44")
def test_with_every_fog_in_the_arena_no_more_is_laid() -> None:
    wherever = {"task": "PlaceToken", "seat": 1, "kind": "mgielec/fog", "low": 1, "high": 3}
    here = {"task": "PlaceHere", "seat": 1, "kind": "mgielec/fog"}
    for task in (wherever, here):
        state = told(task, tokens=fog(0, 1, LAST_SPACE, seat=1), places=[3, 5])
        assert (tokens(state, 1), current_question(state)) == (
            [("fog", 0), ("fog", 1), ("fog", LAST_SPACE)],
            (0, "take_action"),
        )
    assert current_question(told(wherever, tokens=fog(0, 1, seat=1), places=[3, 5])) == (1, "place_token")
    assert tokens(told(here, tokens=fog(0, 1, seat=1), places=[3, 5]), 1) == [("fog", 0), ("fog", 1), ("fog", 5)]


@pytest.mark.rule("KDR-44")
def test_no_space_holds_two_fogs() -> None:
    here = {"task": "PlaceHere", "seat": 1, "kind": "mgielec/fog"}
    assert tokens(told(here, here, places=[3, 5]), 1) == [("fog", 5)]
    state = told({"task": "PlaceToken", "seat": 1, "kind": "mgielec/fog", "low": 1, "high": 1}, places=[3, 5])
    assert options(state) == ["place 4", "place 6"]
    state = told(
        {"task": "PlaceToken", "seat": 1, "kind": "mgielec/fog", "low": 1, "high": 1},
        places=[3, 5],
        tokens=fog(4, seat=1),
    )
    assert options(state) == ["place 6"]


@pytest.mark.rule("KDR-33")
def test_before_a_new_round_tokens_leave_sheets_and_arena_for_their_owners() -> None:
    laid = [POISON, POISON, *fog(0, LAST_SPACE, seat=1), {"seat": 1, "kind": "curse", "sheet": 0}]
    parts: dict[str, Any] = {"pack": PACK, "fighters": ["czerwi", "mgielec"], "row": CARDS[:3], "deck": []}
    state = table(**parts, question="start_turn", tokens=laid)
    assert (state.round, tokens_on_sheet(state, 0), tokens_on_sheet(state, 1), tokens(state, 1)) == (2, [], [], [])
    assert [note.rule for note in log(state) if note.kind == "token_lifted"] == ["KDR-33"] * 5
    assert TokenRemoved("KDR-33", 1, "curse", 0) in events(state)
    assert game_of(state).position(state)["tokens"] == []


def test_everybody_sees_what_lies_on_sheets_and_the_events_rebuild_it() -> None:
    before = told(tokens=[POISON])
    state = told(GIVE, REMOVE, REMOVE, GIVE, tokens=[POISON])
    for seat in (PUBLIC, 0, 1):
        assert game_of(state).view(state, seat).table.tokens == [TokenView(0, "poison", bearer=1)]
    assert [type(event) for event in events(state)] == [TokenGiven, TokenRemoved, TokenRemoved, TokenGiven]
    shown = game_of(state).view(state, PUBLIC).table
    assert rebuild_table(game_of(before).view(before, PUBLIC).table, events(state)) == shown


def test_a_position_keeps_tokens_on_sheets() -> None:
    laid = [POISON, {"seat": 1, "kind": "curse", "sheet": 0}, *fog(4, seat=1)]
    state = told(tokens=laid)
    rules = game_of(state)
    written = json.loads(json.dumps(rules.position(state)))
    assert sorted(map(str, written["tokens"])) == sorted(map(str, laid))
    assert rules.position(rules.set_up(written)) == rules.position(state)
