"""What would come of laying one card: sums, falls, alarms and the end, worked out around its cell alone."""

import msgspec

from knockbox.games.dungeon.clauses import CLAUSES, END_2, END_3, END_4, KKDR_11
from knockbox.games.dungeon.lattice import Place
from knockbox.games.dungeon.sight import ACROSS, FIGHTING, by_cell, chains, loudness, vertex_of
from knockbox.games.dungeon.state import SAFE, DungeonRules
from knockbox.games.dungeon.views import HELD, CardView, LaidView, Table


class SumChange(msgspec.Struct, frozen=True):
    """A danger that would change."""

    cell: Place
    before: int
    after: int
    loudness: str  # as it would be then: calm, warm, brim, fight or alarm


class Lay(msgspec.Struct, frozen=True):
    """What would come of laying the chosen card in one way, as far as the rules go on without chance."""

    danger: int  # of the card itself
    loudness: str  # of the card itself
    changes: list[SumChange]  # of cards that it touches
    falls: list[Place]  # cells of creatures that would be beaten
    alarms: list[Place]  # cells of rooms and beaten creatures that would stand above 5
    short: bool  # whether the reserve cannot supply its time tokens
    expires: list[Place]  # cells of creatures that would give their last time token and stand above 5
    loses: str  # the rule by which the dungeon would be lost, "" if it would not
    wins: bool
    chain: int  # chests that would count then, 0 without the chest hunt


class Prospect:
    """The table around a card that is about to be laid: what is the same for all its cells is worked out once."""

    def __init__(self, rules: DungeonRules, knight: str, table: Table, card: CardView) -> None:
        self.at = by_cell(table)
        self.card = card
        self.poison = table.poison
        self.tokens = table.tokens
        self.knight = knight
        self.fights = {each.cell: each for each in table.cards if each.mark in FIGHTING}
        self.frozen = {cell for cell, each in self.fights.items() if each.mark == "frozen"}
        self.is_knight_held = any(each.mark == HELD for each in table.cards)
        self.is_short = card.time > table.reserve
        self.last_gasps = [] if self.is_knight else [cell for cell, each in self.fights.items() if each.time == 1]
        self.runs_out = self.is_last_card(rules, table)
        self.is_hunt = rules.chest_hunt
        self.links = links(self.at) if rules.chest_hunt else {}
        self.most_chests = max(self.links.values(), default=(0, 0))[0]

    @property
    def is_knight(self) -> bool:
        return self.card.card == self.knight

    def is_last_card(self, rules: DungeonRules, table: Table) -> bool:
        """KKDR-11, KKD-DRAW-2 Whether nobody has a card once this one is laid."""
        left = sum(hand.size for hand in table.hands) - (not self.is_knight)
        goes_without = rules.seats == 1 and self.card.silence
        return left == 0 and (table.deck == 0 or goes_without)

    def lay(self, cell: Place, turned: bool) -> Lay:
        values = self.values(cell, turned)
        touched = self.touched(cell)
        sums = {each.cell: each.danger - each.corners[3 - corner] + values[corner] for corner, each in touched}
        alarms = [] if self.is_short else self.alarms(cell, sum(values), sums)
        falls = [] if self.is_short or alarms else self.falls(cell, sum(values), sums)
        wins = not self.is_short and not alarms and self.wins(cell, falls)
        expires = [] if self.is_short or alarms or wins else self.expires(cell, falls)
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
            loses=self.verdict(cell, alarms, falls, expires, wins),
            wins=wins,
            chain=self.chests(touched),
        )

    def values(self, cell: Place, turned: bool) -> list[int]:
        """KKDR-43, KKD-GRIM-3 The corners as they would lie; a poisoned one is worth nothing."""
        corners = self.card.corners[::-1] if turned else self.card.corners
        if self.poison is None:
            return corners
        return [0 if vertex_of(cell, corner) == self.poison else value for corner, value in enumerate(corners)]

    def touched(self, cell: Place) -> list[tuple[int, LaidView]]:
        """KKDR-3 The up to four cards across the corners, each with the corner of the new card that covers it."""
        x, y = cell
        found = [self.at.get((x + dx, y + dy)) for dx, dy in ACROSS]
        return [(corner, card) for corner, card in enumerate(found) if card is not None]

    def alarms(self, cell: Place, danger: int, sums: dict[Place, int]) -> list[Place]:
        """KKD-DANGER-2, KKD-DANGER-4 Rooms and beaten creatures above 5."""
        own = [cell] if not self.card.time and danger > SAFE else []
        return own + [each for each, after in sums.items() if after > SAFE and each not in self.fights]

    def falls(self, cell: Place, danger: int, sums: dict[Place, int]) -> list[Place]:
        """KKD-DANGER-3, KKDR-31 Creatures at 5 or less, the new one included."""
        own = [cell] if self.card.time and danger <= SAFE else []
        return own + [each for each, after in sums.items() if after <= SAFE and each in self.fights]

    def wins(self, cell: Place, falls: list[Place]) -> bool:
        """KKDR-9, KKDR-14 The Black Knight is down, and no frozen creature stands any more."""
        names = [self.card.card if each == cell else self.at[each].card for each in falls]
        return (self.is_knight_held or self.knight in names) and self.frozen <= set(falls)

    def expires(self, cell: Place, falls: list[Place]) -> list[Place]:
        """KKD-ALARM-2, KKDR-8 Creatures with one token left that this card does not beat."""
        own = [cell] if self.card.time == 1 and not self.is_knight else []
        return [each for each in self.last_gasps + own if each not in falls]

    def verdict(self, cell: Place, alarms: list[Place], falls: list[Place], expires: list[Place], wins: bool) -> str:
        """KKDR-42 The first rule that applies decides."""
        if self.is_short:
            return CLAUSES[END_4]
        if alarms:
            return CLAUSES[END_2]
        if expires:
            return CLAUSES[END_3]
        is_over = self.runs_out and not wins and not self.has_last_chance(cell, falls)
        return CLAUSES[KKDR_11] if is_over else ""

    def has_last_chance(self, cell: Place, falls: list[Place]) -> bool:
        """KKDR-33, KKDR-35 Whether a token of the group would have a target."""
        left = [(each.card, each.mark) for place, each in self.fights.items() if place not in falls]
        if self.card.time and cell not in falls:
            left.append((self.card.card, "standing"))
        common = [mark for card, mark in left if card != self.knight]
        return bool(
            ("poison" in self.tokens and left)
            or ("fireball" in self.tokens and common)
            or ("ice" in self.tokens and "standing" in common)
        )

    def chests(self, touched: list[tuple[int, LaidView]]) -> int:
        """KKDR-46 A chest card links the chains that it touches."""
        if not self.card.chests or not self.is_hunt:
            return self.most_chests
        linked = {self.links[card.cell] for _, card in touched if card.cell in self.links}
        return max(self.most_chests, self.card.chests + sum(chests for chests, _ in linked))


def links(at: dict[Place, LaidView]) -> dict[Place, tuple[int, int]]:
    """For each chest card how many chests hang together there, and the number of that chain."""
    found = chains(at)
    totals = [sum(at[cell].chests for cell in chain) for chain in found]
    return {cell: (totals[number], number) for number, chain in enumerate(found) for cell in chain}
