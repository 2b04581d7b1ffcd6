"""Tainted Grail: what the box holds, and Mgielec's sheet."""

from typing import Any

import msgspec
import pytest

from knockbox.engine.errors import PositionError
from knockbox.games.knockdown.events import TokenGiven, TokenRemoved
from knockbox.games.knockdown.schema import Fighter, Skill
from knockbox.games.knockdown.state import KnockdownState
from knockbox.testing.knockdown_table import (
    current_question,
    deck,
    events,
    log,
    note_kinds,
    options,
    place,
    row,
    say,
    table,
    tokens,
    tokens_on_sheet,
    wounds,
)
from tests.rules.knockdown.reason_checks import refusal_codes
from tests.rules.knockdown.tainted_grail_tables import (
    ARENA,
    ATTACKS,
    BOX,
    CANDLE,
    DASH_AND_FOOT,
    DASHES,
    FISTS,
    GUARDS,
    LAST_SPACE,
    NUM_CARDS,
    PACK,
    ROW,
    decline_reaction,
    start_combo,
    two_card_payment,
)

FIGHTERS = msgspec.toml.decode((BOX / "fighters.toml").read_bytes(), type=dict[str, Fighter])
SKILLS = msgspec.toml.decode((BOX / "skills.toml").read_bytes(), type=dict[str, Skill])
CURSE = [{"seat": 0, "kind": "curse", "sheet": 1}]
PAID = [DASHES[0], FISTS[0]]


# What the box holds


@pytest.mark.rule("KD-TG-COMP-1")
def test_the_box_holds_36_attack_cards_four_candles_twelve_skills_and_its_tokens() -> None:
    held = {token.id: token.count for fighter in FIGHTERS.values() for token in fighter.tokens}
    assert (NUM_CARDS, ARENA.candles, len(SKILLS), len(FIGHTERS)) == (36, 4, 12, 3)
    assert held == {"curse": 1, "fog": 3, "poison": 2, "elixir": 3}


@pytest.mark.rule("KD-TG-START-1")
def test_the_starting_spaces_of_tainted_grail_are_red_and_as_far_from_either_end() -> None:
    assert (ARENA.start_colour, ARENA.starts[0]) == ("red", LAST_SPACE - ARENA.starts[1])


@pytest.mark.rule("KD-TG-MERGE-1")
@pytest.mark.parametrize("packs", [f"{PACK},siege-storm", f"siege-storm,{PACK}"])
def test_the_arena_is_played_with_its_own_deck_and_candles_whatever_lies_beside_it(packs: str) -> None:
    state = table(pack=packs, arena=PACK, fighters=["veroth", "mgielec"])
    assert set(row(state) + deck(state)) == {*ATTACKS, CANDLE}
    assert (deck(state).count(CANDLE), len(row(state) + deck(state))) == (ARENA.candles, NUM_CARDS + ARENA.candles)
    assert CANDLE not in deck(table(pack=packs, arena="siege-storm"))
    with pytest.raises(PositionError, match="KD-MERGE-3"):
        table(pack=packs, arena=PACK, row=["haymaker", *ROW[:3]])


# Mgielec


def performed(special: str, **parts: Any) -> KnockdownState:
    """Mgielec has paid for a special."""
    return say(start_combo(PAID, **parts), f"perform {special}", f"pay {two_card_payment(*PAID)}")


@pytest.mark.rule("KD-TG-MGIELEC-1")
def test_doom_takes_the_curse_off_the_opponents_sheet() -> None:
    state = performed("doom", tokens=CURSE)
    assert (tokens_on_sheet(state, 1), note_kinds(state).count("token_lifted")) == ([], 1)
    assert TokenRemoved("KDR-44", 0, "curse", 1) in events(state)
    assert wounds(state, 1) > wounds(performed("doom"), 1)


@pytest.mark.rule("KD-TG-MGIELEC-1")
def test_doom_is_a_strike_whose_effect_can_be_blocked_so_that_the_curse_stays() -> None:
    state = performed("doom", tokens=CURSE, theirs=[GUARDS[0]])
    say(decline_reaction(state), f"block effect {GUARDS[0]}")
    assert tokens_on_sheet(state, 1) == ["curse"]
    state = performed("doom", tokens=CURSE, theirs=[GUARDS[0]])
    assert tokens_on_sheet(say(decline_reaction(state), "pass"), 1) == []


@pytest.mark.rule("KD-TG-MGIELEC-1")
def test_without_a_curse_doom_removes_nothing() -> None:
    state = performed("doom", tokens=[{"seat": 0, "kind": "fog", "space": 3}])
    assert (tokens_on_sheet(state, 1), tokens(state, 0), "token_lifted" in note_kinds(state)) == (
        [],
        [("fog", 3)],
        False,
    )
    assert "token_lifted" in note_kinds(performed("doom", tokens=CURSE))


@pytest.mark.rule("KD-TG-MGIELEC-1", "KDR-9")
def test_doom_reaches_from_one_to_five() -> None:
    offered = ["perform mgielec/doom" in options(start_combo(PAID, places=[0, gap])) for gap in range(1, ARENA.spaces)]
    assert offered == [True] * 5 + [False] * (ARENA.spaces - 6)
    assert refusal_codes(start_combo(PAID, places=[0, 6]), "perform mgielec/doom") == [
        ("KDR-9", "special-out-of-range")
    ]
    assert tokens_on_sheet(performed("doom", tokens=CURSE, places=[0, 5]), 1) == []


@pytest.mark.rule("KD-TG-MGIELEC-2")
def test_chain_yank_blinks_the_opponent_to_either_side_of_you() -> None:
    state = performed("chain-yank", places=[2, 5])
    assert (current_question(state), options(state)) == ((0, "go_yank"), ["go 1", "go 3"])
    for side in (1, 3):
        assert place(say(state.clone(), f"go {side}"), 1) == side


@pytest.mark.rule("KD-TG-MGIELEC-2")
def test_at_the_end_of_the_arena_only_one_side_is_left() -> None:
    assert place(performed("chain-yank", places=[0, 3]), 1) == 1
    assert place(performed("chain-yank", places=[LAST_SPACE, LAST_SPACE - 3]), 1) == LAST_SPACE - 1


@pytest.mark.rule("KD-TG-MGIELEC-2", "KDR-9")
def test_chain_yank_reaches_from_two_to_four() -> None:
    offered = ["perform mgielec/chain-yank" in options(start_combo(PAID, places=[0, gap])) for gap in range(1, 7)]
    assert offered == [False, True, True, True, False, False]
    assert [place(performed("chain-yank", places=[0, gap]), 1) for gap in (2, 3, 4)] == [1, 1, 1]


@pytest.mark.rule("KD-TG-MGIELEC-2")
def test_a_blocked_chain_leaves_the_opponent_where_he_is() -> None:
    state = decline_reaction(performed("chain-yank", places=[0, 3], theirs=[GUARDS[0]]))
    assert place(say(state.clone(), f"block effect {GUARDS[0]}"), 1) == 3
    assert place(say(state, "pass"), 1) == 1


@pytest.mark.rule("KD-TG-MGIELEC-3")
@pytest.mark.parametrize(("mode", "light", "heavy"), [("mode 1", 1, 0), ("mode 2", 0, 1)])
def test_revenge_may_move_one_wound_to_the_sheet_of_a_cursed_opponent(mode: str, light: int, heavy: int) -> None:
    state = performed("revenge", tokens=CURSE, light=[3, 0], heavy=[3, 0])
    assert (current_question(state), options(state)) == ((0, "choose_may"), ["pass", "do"])
    kept = say(state.clone(), "pass")
    say(state, "do", mode)
    assert (wounds(kept, 0), wounds(state, 0)) == ((3, 3), (3 - light, 3 - heavy))
    assert wounds(state, 1) == (wounds(kept, 1)[0] + light, wounds(kept, 1)[1] + heavy)


@pytest.mark.rule("KD-TG-MGIELEC-3", "KDR-38")
def test_a_wound_that_you_do_not_have_cannot_be_moved() -> None:
    state = performed("revenge", tokens=CURSE, light=[1, 0])
    before = wounds(state, 1)
    assert wounds(say(state.clone(), "do", "mode 2"), 1) == before
    assert wounds(say(state, "do", "mode 1"), 1) == (before[0] + 1, before[1])


@pytest.mark.rule("KD-TG-MGIELEC-3")
def test_without_a_curse_on_the_opponent_revenge_moves_nothing() -> None:
    state = performed("revenge", light=[3, 0], heavy=[3, 0])
    assert (wounds(state, 0), current_question(state)) == ((3, 3), (0, "take_action"))
    state = say(performed("revenge", tokens=CURSE, light=[3, 0]), "do", "mode 1")
    assert wounds(state, 0) == (2, 0)


@pytest.mark.rule("KD-TG-MGIELEC-4", "KDR-44")
def test_curse_lays_a_token_on_the_opponents_sheet_and_cannot_be_blocked() -> None:
    state = decline_reaction(performed("lay-curse", theirs=[GUARDS[0]], places=[0, LAST_SPACE]))
    assert current_question(state)[1] != "declare_block"
    assert (tokens_on_sheet(state, 1), tokens_on_sheet(state, 0)) == (["curse"], [])
    assert TokenGiven("KDR-44", 0, "curse", 1) in events(state)


@pytest.mark.rule("KDR-44", "KD-TG-MGIELEC-4")
def test_a_second_curse_changes_nothing_while_the_only_token_is_in_play() -> None:
    state = start_combo([*PAID, DASH_AND_FOOT])
    say(state, "perform lay-curse", f"pay {two_card_payment(*PAID)}", "mode 1", "stop", "combo")
    wounded, laid = wounds(state, 1), tokens(state, 0)
    say(state, "perform lay-curse", f"pay {DASH_AND_FOOT}")
    assert (wounds(state, 1), tokens(state, 0), current_question(state)[1]) == (wounded, laid, "take_action")
    given = [note for note in log(state) if note.kind == "token_placed" and note.second >= ARENA.spaces]
    assert (tokens_on_sheet(state, 1), len(given)) == (["curse"], 1)


@pytest.mark.rule("KDR-44", "KD-TG-MGIELEC-4", "KD-TG-MGIELEC-1")
def test_a_curse_that_doom_took_off_can_be_laid_again() -> None:
    state = say(start_combo([*PAID, DASH_AND_FOOT], tokens=CURSE), "perform doom", f"pay {DASH_AND_FOOT}", "pass")
    assert tokens_on_sheet(state, 1) == []
    say(state, "perform lay-curse", f"pay {two_card_payment(*PAID)}")
    assert tokens_on_sheet(state, 1) == ["curse"]
