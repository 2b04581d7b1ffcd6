"""What the rules derive from a view to help draw it: the effects of laying a card, and cards worth a look."""

from collections.abc import Callable

import msgspec

from knockbox.engine.action import thing_of
from knockbox.games.dungeon.choices import CHOOSE_CELL, PROMPTS, cell_of, turn_of
from knockbox.games.dungeon.lattice import Place, coordinates
from knockbox.games.dungeon.lay_preview import Lay, LayPreviewer
from knockbox.games.dungeon.queries import FIGHTING_MARKS, best_chain, cards_by_cell, loudness
from knockbox.games.dungeon.state import DungeonRules
from knockbox.games.dungeon.views import DungeonView, LaidView, Table


class DungeonAids(msgspec.Struct, frozen=True):
    """What the rules derive from a view, for clients that draw it."""

    lays: dict[
        str, Lay
    ]  # by notation: the effects of each way to lay the chosen card; empty unless the question asks for a cell
    loudness: list[str]  # by card of the table: calm, warm, brim (5), fight or alarm (6 and more)
    dangers: list[Place]  # cells worth a look: standing creatures, the most urgent first, or else the loudest cards
    chain: list[Place]  # cells of the chest cards that would count if the dungeon were won now


def derive(rules: DungeonRules, action_to_string: Callable[[int], str], knight: str, view: DungeonView) -> DungeonAids:
    return DungeonAids(
        lays=preview_lays(rules, action_to_string, knight, view),
        loudness=[loudness(card.danger, card.mark) for card in view.table.cards],
        dangers=[card.cell for card in cards_to_watch(view.table)],
        chain=best_chain(cards_by_cell(view.table)) if rules.is_chest_hunt else [],
    )


def preview_lays(
    rules: DungeonRules, action_to_string: Callable[[int], str], knight: str, view: DungeonView
) -> dict[str, Lay]:
    """KKDR-12 A player who lays a card is warned of what it does."""
    chosen = view.own.chosen if view.own else None
    question = view.question
    if chosen is None or question is None or question.options is None or question.prompt != PROMPTS[CHOOSE_CELL]:
        return {}
    prospect = LayPreviewer(rules, knight, view.table, chosen)
    things = [(choice, thing_of(choice)) for choice in question.options]
    return {
        action_to_string(choice): prospect.preview(coordinates(cell_of(thing)), turn_of(thing) > 0)
        for choice, thing in things
    }


def cards_to_watch(table: Table) -> list[LaidView]:
    """KKD-DANGER-5, KKD-ALARM-2 Return the fights, the most urgent first and the frozen last, or the loudest cards."""
    fights = [card for card in table.cards if card.mark in FIGHTING_MARKS]
    if fights:
        return sorted(fights, key=lambda card: (card.mark == "frozen", card.time, -card.danger))
    loudest = max((card.danger for card in table.cards), default=0)
    return [card for card in table.cards if card.danger == loudest]
