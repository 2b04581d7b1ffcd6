"""Whoever plays the dungeon for its pictures looks at every card before one is laid, and plays with care."""

from typing import Any

from knockbox.engine.rng import make_rng
from tools.pictures.dungeon_player import DungeonPlayer
from tools.pictures.table_clients import Action, TableView

RNG = make_rng(1)
BACK = {"notation": "put-back", "enabled": True, "choice": 9}


def tried(*notations: str) -> list[Action]:
    return [{"notation": notation, "enabled": True, "choice": choice} for choice, notation in enumerate(notations)]


def lay(danger: int = 0, falls: int = 0, loses: str = "") -> dict[str, Any]:
    return {"wins": False, "loses": loses, "falls": [[0, 0]] * falls, "changes": [], "danger": danger}


def scene(question: str, candidates: list[Action], lays: dict[str, Any], chosen: str = "", laid: int = 1) -> TableView:
    return {
        "question": {"prompt": question, "candidates": candidates},
        "view": {"table": {"cards": [{"mark": "room"}] * laid}, "own": {"chosen": {"card": chosen}}},
        "aids": {"lays": lays},
        "offers": [BACK] if chosen else [],
    }


def cells(card: str, laid: int = 1, **lays: dict[str, Any]) -> TableView:
    return scene("choose_cell", tried(*lays), lays, card, laid)


def test_all_cards_are_looked_at_and_the_best_is_laid() -> None:
    ada = DungeonPlayer()
    hand = scene("choose_card", tried("card moat", "card bed"), {})
    moat, bed = cells("moat", left=lay(danger=3)), cells("bed", left=lay(), right=lay(falls=1))
    assert ada(hand, 0, RNG)["notation"] == "card moat"
    assert ada(moat, 0, RNG) == BACK
    assert ada(hand, 0, RNG)["notation"] == "card bed"
    assert ada(bed, 0, RNG) == BACK
    assert ada(hand, 0, RNG)["notation"] == "card bed"
    assert ada(bed, 0, RNG)["notation"] == "right"


def test_nobody_loses_for_a_creature_that_falls() -> None:
    knight = cells("black-knight", left=lay(falls=2, loses="KKD-END-2"), right=lay(danger=5))
    assert DungeonPlayer()({**knight, "offers": []}, 0, RNG)["notation"] == "right"


def test_a_host_lets_creatures_stand_once_the_floor_has_grown() -> None:
    for laid, expected in ((2, "quiet"), (3, "guest")):
        question = {**cells("ghost", laid, quiet=lay(danger=2), guest=lay(danger=8)), "offers": []}
        assert DungeonPlayer(invites_from=3)(question, 0, RNG)["notation"] == expected
