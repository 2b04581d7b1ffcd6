"""What helps to draw a floor: what would come of laying the chosen card, and where to look; from a view alone."""

from collections.abc import Callable

import msgspec

from knockbox.engine.action import thing_of
from knockbox.games.dungeon.choices import CHOOSE_CELL, PROMPTS, cell_of, turn_of
from knockbox.games.dungeon.lattice import Place, place
from knockbox.games.dungeon.prospect import Lay, Prospect
from knockbox.games.dungeon.sight import FIGHTING, best_chain, by_cell, loudness
from knockbox.games.dungeon.state import DungeonRules
from knockbox.games.dungeon.views import DungeonView, LaidView, Table


class DungeonAids(msgspec.Struct, frozen=True):
    """What follows from a view by the rules, for whoever draws it."""

    lays: dict[
        str, Lay
    ]  # by notation: what would come of each way to lay the chosen card; empty unless a cell is asked for
    loudness: list[str]  # of the cards of the table, in their order: calm, warm, brim (5), fight or alarm (6 and more)
    dangers: list[Place]  # cells worth a look: creatures that stand, the most urgent first, or else the loudest cards
    chain: list[Place]  # cells of the chest cards that would count if the dungeon were won now


def aids(rules: DungeonRules, spell: Callable[[int], str], knight: str, view: DungeonView) -> DungeonAids:
    return DungeonAids(
        lays=lays(rules, spell, knight, view),
        loudness=[loudness(card.danger, card.mark) for card in view.table.cards],
        dangers=[card.cell for card in dangers(view.table)],
        chain=best_chain(by_cell(view.table)) if rules.chest_hunt else [],
    )


def lays(rules: DungeonRules, spell: Callable[[int], str], knight: str, view: DungeonView) -> dict[str, Lay]:
    """KKDR-12 Whoever lays a card is warned of what it does."""
    chosen, question = view.own.chosen if view.own else None, view.question
    if chosen is None or question is None or question.options is None or question.prompt != PROMPTS[CHOOSE_CELL]:
        return {}
    prospect = Prospect(rules, knight, view.table, chosen)
    things = [(choice, thing_of(choice)) for choice in question.options]
    return {spell(choice): prospect.lay(place(cell_of(thing)), turn_of(thing) > 0) for choice, thing in things}


def dangers(table: Table) -> list[LaidView]:
    """KKD-DANGER-5, KKD-ALARM-2 A fight that runs out comes before one that can wait; the frozen can wait longest."""
    fights = [card for card in table.cards if card.mark in FIGHTING]
    if fights:
        return sorted(fights, key=lambda card: (card.mark == "frozen", card.time, -card.danger))
    loudest = max((card.danger for card in table.cards), default=0)
    return [card for card in table.cards if card.danger == loudest]
