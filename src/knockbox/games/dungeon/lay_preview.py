"""Preview the effects of laying one card: dangers, beaten creatures, alarms and the end of the match."""

import msgspec

from knockbox.games.dungeon.clauses import CLAUSES, END_2, END_3, END_4, KKDR_11
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.queries import (
    DIAGONAL_OFFSETS,
    FIGHTING_MARKS,
    cards_by_cell,
    chest_chains,
    loudness,
    vertex_of,
)
from knockbox.games.dungeon.state import MAX_SAFE_DANGER, DungeonRules
from knockbox.games.dungeon.views import HELD, CardView, LaidView, Table


class SumChange(msgspec.Struct, frozen=True):
    """A change of the danger of a card."""

    cell: Place
    before: int
    after: int
    loudness: str  # after the change: calm, warm, brim, fight or alarm


class Lay(msgspec.Struct, frozen=True):
    """The effects of laying the chosen card in one way, as far as they need no chance."""

    danger: int  # of the card itself
    loudness: str  # of the card itself
    changes: list[SumChange]  # of the cards that it touches
    falls: list[Place]  # cells of creatures that would be beaten
    alarms: list[Place]  # cells of rooms and beaten creatures that would be above 5
    short: bool  # whether the reserve cannot supply its time tokens
    expires: list[Place]  # cells of creatures that would give their last time token and be above 5
    loses: str  # the rule by which the dungeon would be lost, or ""
    wins: bool
    chain: int  # chests that would count then; 0 without the chest hunt


class LayPreviewer:
    """Previews one card on a table; computes once what is the same for every cell."""

    def __init__(self, rules: DungeonRules, knight: str, table: Table, card: CardView) -> None:
        self.card_by_cell = cards_by_cell(table)
        self.card = card
        self.poison = table.poison
        self.tokens = table.tokens
        self.knight = knight
        self.fights = {each.cell: each for each in table.cards if each.mark in FIGHTING_MARKS}
        self.frozen = {cell for cell, each in self.fights.items() if each.mark == "frozen"}
        self.is_knight_held = any(each.mark == HELD for each in table.cards)
        self.is_short = card.time > table.reserve
        self.expiring_cells = [] if self.is_knight else [cell for cell, each in self.fights.items() if each.time == 1]
        self.empties_hands = self.is_last_card(rules, table)
        self.is_chest_hunt = rules.is_chest_hunt
        self.chain_by_cell = chains_by_cell(self.card_by_cell) if rules.is_chest_hunt else {}
        self.best_chain_chests = max(self.chain_by_cell.values(), default=(0, 0))[0]

    @property
    def is_knight(self) -> bool:
        return self.card.card == self.knight

    def is_last_card(self, rules: DungeonRules, table: Table) -> bool:
        """KKDR-11, KKD-DRAW-2 Return whether all hands are empty once this card is laid."""
        left = sum(hand.size for hand in table.hands) - (not self.is_knight)
        goes_without = rules.seats == 1 and self.card.silence
        return left == 0 and (table.deck == 0 or goes_without)

    def preview(self, cell: Place, turned: bool) -> Lay:
        values = self.corner_values(cell, turned)
        touched = self.touched_cards(cell)
        sums = {each.cell: each.danger - each.corners[3 - corner] + values[corner] for corner, each in touched}
        alarms = [] if self.is_short else self.alarm_cells(cell, sum(values), sums)
        falls = [] if self.is_short or alarms else self.beaten_cells(cell, sum(values), sums)
        wins = not self.is_short and not alarms and self.is_win(cell, falls)
        expires = [] if self.is_short or alarms or wins else self.expired_cells(cell, falls)
        return Lay(
            danger=sum(values),
            loudness=loudness(sum(values), "standing" if self.card.time else "room"),
            changes=[
                SumChange(each.cell, each.danger, sums[each.cell], loudness(sums[each.cell], each.mark))
                for _, each in touched
                if each.danger != sums[each.cell]
            ],
            falls=falls,
            alarms=alarms,
            short=self.is_short,
            expires=expires,
            loses=self.losing_rule(cell, alarms, falls, expires, wins),
            wins=wins,
            chain=self.chain_chests(touched),
        )

    def corner_values(self, cell: Place, turned: bool) -> list[int]:
        """KKDR-43, KKD-GRIM-3 Return the corners in the chosen orientation; a poisoned one is worth 0."""
        corners = self.card.corners[::-1] if turned else self.card.corners
        if self.poison is None:
            return corners
        return [0 if vertex_of(cell, corner) == self.poison else value for corner, value in enumerate(corners)]

    def touched_cards(self, cell: Place) -> list[tuple[int, LaidView]]:
        """KKDR-3 Return the up to four cards across the corners, each with the covering corner of the new card."""
        x, y = cell
        neighbours = [self.card_by_cell.get((x + dx, y + dy)) for dx, dy in DIAGONAL_OFFSETS]
        return [(corner, card) for corner, card in enumerate(neighbours) if card is not None]

    def alarm_cells(self, cell: Place, danger: int, sums: dict[Place, int]) -> list[Place]:
        """KKD-DANGER-2, KKD-DANGER-4 Return the cells of rooms and beaten creatures above 5."""
        own = [cell] if not self.card.time and danger > MAX_SAFE_DANGER else []
        return own + [each for each, after in sums.items() if after > MAX_SAFE_DANGER and each not in self.fights]

    def beaten_cells(self, cell: Place, danger: int, sums: dict[Place, int]) -> list[Place]:
        """KKD-DANGER-3, KKDR-31 Return the cells of creatures at 5 or less, the new one included."""
        own = [cell] if self.card.time and danger <= MAX_SAFE_DANGER else []
        return own + [each for each, after in sums.items() if after <= MAX_SAFE_DANGER and each in self.fights]

    def is_win(self, cell: Place, falls: list[Place]) -> bool:
        """KKDR-9, KKDR-14 Return whether the Black Knight is down and no frozen creature is left."""
        names = [self.card.card if each == cell else self.card_by_cell[each].card for each in falls]
        return (self.is_knight_held or self.knight in names) and self.frozen <= set(falls)

    def expired_cells(self, cell: Place, falls: list[Place]) -> list[Place]:
        """KKD-ALARM-2, KKDR-8 Return the cells of creatures with one token left that this card does not beat."""
        own = [cell] if self.card.time == 1 and not self.is_knight else []
        return [each for each in self.expiring_cells + own if each not in falls]

    def losing_rule(
        self, cell: Place, alarms: list[Place], falls: list[Place], expires: list[Place], wins: bool
    ) -> str:
        """KKDR-42 The first rule that applies decides."""
        if self.is_short:
            return CLAUSES[END_4]
        if alarms:
            return CLAUSES[END_2]
        if expires:
            return CLAUSES[END_3]
        is_over = self.empties_hands and not wins and not self.has_last_chance(cell, falls)
        return CLAUSES[KKDR_11] if is_over else ""

    def has_last_chance(self, cell: Place, falls: list[Place]) -> bool:
        """KKDR-33, KKDR-35 Return whether a token of the group would have a target."""
        left = [(each.card, each.mark) for place, each in self.fights.items() if place not in falls]
        if self.card.time and cell not in falls:
            left.append((self.card.card, "standing"))
        common = [mark for card, mark in left if card != self.knight]
        return bool(
            ("poison" in self.tokens and left)
            or ("fireball" in self.tokens and common)
            or ("ice" in self.tokens and "standing" in common)
        )

    def chain_chests(self, touched: list[tuple[int, LaidView]]) -> int:
        """KKDR-46 Return the best chain; a chest card links the chains that it touches."""
        if not self.card.chests or not self.is_chest_hunt:
            return self.best_chain_chests
        linked = {self.chain_by_cell[card.cell] for _, card in touched if card.cell in self.chain_by_cell}
        return max(self.best_chain_chests, self.card.chests + sum(chests for chests, _ in linked))


def chains_by_cell(at: dict[Place, LaidView]) -> dict[Place, tuple[int, int]]:
    """Return for each chest card the chests of its chain, and the number of that chain."""
    groups = chest_chains(at)
    totals = [sum(at[cell].chests for cell in chain) for chain in groups]
    return {cell: (totals[number], number) for number, chain in enumerate(groups) for cell in chain}
