"""What can happen in a duel, each fact with the rule that caused it and who may see it."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event
from knockbox.engine.zones import unpack
from knockbox.games.knockdown import notes
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.state import ON_SHEET

HIDDEN: Final = ""
KINDS: Final = ("light", "heavy")


class FighterPicked(Event, frozen=True, tag=True):
    seat: int
    fighter: str


class FighterDrawn(Event, frozen=True, tag=True):
    """A selection token was drawn; the fighter is picked by it."""

    seat: int
    fighter: str


class ArenaDrawn(Event, frozen=True, tag=True):
    arena: str
    places: list[int]  # of the figures


class SkillSetDrawn(Event, frozen=True, tag=True):
    skill_set: str


class SkillDealt(Event, frozen=True, tag=True):
    """Seen by its holder; the others see a back."""

    seat: int
    skill: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else SkillDealt(self.rule, self.seat, HIDDEN)


class SkillKept(Event, frozen=True, tag=True):
    """Seen by its holder; the others see that something was kept."""

    seat: int
    skill: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else SkillKept(self.rule, self.seat, HIDDEN)


class SkillPassed(Event, frozen=True, tag=True):
    """Seen by giver and receiver, not by spectators."""

    seat: int
    skill: str

    def seen_by(self, seat: int) -> Event:
        return self if seat != PUBLIC else SkillPassed(self.rule, self.seat, HIDDEN)


class SkillLaid(Event, frozen=True, tag=True):
    seat: int
    skill: str


class SkillTurned(Event, frozen=True, tag=True):
    seat: int
    skill: str


class SkillUsed(Event, frozen=True, tag=True):
    seat: int
    skill: str


class DeckShuffled(Event, frozen=True, tag=True):
    size: int


class CandlesShuffled(Event, frozen=True, tag=True):
    """Candle cards went into the deck."""

    count: int


class CandleDrawn(Event, frozen=True, tag=True):
    """A candle card came up and was discarded; the candle tokens lie so far from the ends."""

    space: int


class CandlesMoved(Event, frozen=True, tag=True):
    seat: int
    space: int


class RowDealt(Event, frozen=True, tag=True):
    card: str


class RowSwept(Event, frozen=True, tag=True):
    seat: int
    card: str


class FirstPlayerDecided(Event, frozen=True, tag=True):
    seat: int


class CardDrafted(Event, frozen=True, tag=True):
    """A row card came into a hand without its attack."""

    seat: int
    card: str


class CardTaken(Event, frozen=True, tag=True):
    """The card that attacked came into the hand."""

    seat: int
    card: str


class CardDrawn(Event, frozen=True, tag=True):
    """Seen by its holder; the others see a back."""

    seat: int
    card: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat, HIDDEN)


class CardDiscarded(Event, frozen=True, tag=True):
    seat: int
    card: str


class HandShown(Event, frozen=True, tag=True):
    seat: int
    cards: list[str]


class RoundStarted(Event, frozen=True, tag=True):
    seat: int
    round: int


class TurnStarted(Event, frozen=True, tag=True):
    seat: int
    turn: int


class StepDeclared(Event, frozen=True, tag=True):
    seat: int
    space: int


class StepCancelled(Event, frozen=True, tag=True):
    seat: int


class StepLost(Event, frozen=True, tag=True):
    seat: int
    space: int


class FigureMoved(Event, frozen=True, tag=True):
    seat: int
    space: int


class Dashed(Event, frozen=True, tag=True):
    seat: int
    card: str


class AttackDeclared(Event, frozen=True, tag=True):
    seat: int
    attack: str
    in_range: bool


class SpecialPerformed(Event, frozen=True, tag=True):
    seat: int
    attack: str


class ReactionUsed(Event, frozen=True, tag=True):
    seat: int
    attack: str


class AttackCancelled(Event, frozen=True, tag=True):
    seat: int
    attack: str


class ComboStarted(Event, frozen=True, tag=True):
    seat: int


class ComboEnded(Event, frozen=True, tag=True):
    seat: int


class EffectBlocked(Event, frozen=True, tag=True):
    seat: int


class WoundsSpared(Event, frozen=True, tag=True):
    seat: int
    light: int
    heavy: int


class Wounded(Event, frozen=True, tag=True):
    seat: int
    kind: str
    amount: int


class Healed(Event, frozen=True, tag=True):
    seat: int
    kind: str
    amount: int


class Worsened(Event, frozen=True, tag=True):
    seat: int
    amount: int


class WoundsShifted(Event, frozen=True, tag=True):
    """Wounds went from the sheet of a seat to that of the other."""

    seat: int
    kind: str
    amount: int


class ModeChosen(Event, frozen=True, tag=True):
    seat: int
    mode: int


class TokenUsed(Event, frozen=True, tag=True):
    """The moment of a token in play has come."""

    seat: int
    token: str


class TokenPlaced(Event, frozen=True, tag=True):
    """A token was laid on a space."""

    seat: int
    token: str
    space: int


class TokenGiven(Event, frozen=True, tag=True):
    """A token was laid on a sheet."""

    seat: int
    token: str
    bearer: int


class TokenRemoved(Event, frozen=True, tag=True):
    """A token was taken off a sheet."""

    seat: int
    token: str
    bearer: int


class TokenSprung(Event, frozen=True, tag=True):
    seat: int
    token: str
    space: int


class TokenGathered(Event, frozen=True, tag=True):
    """The owner of a token came onto it."""

    seat: int
    token: str
    space: int


class TokenLifted(Event, frozen=True, tag=True):
    seat: int
    token: str
    space: int


class TestCalled(Event, frozen=True, tag=True):
    __test__ = False  # not a test case
    seat: int


class DiceRolled(Event, frozen=True, tag=True):
    seat: int
    die: int


class TestPassed(Event, frozen=True, tag=True):
    __test__ = False
    seat: int


class TestFailed(Event, frozen=True, tag=True):
    __test__ = False
    seat: int


class RoundWon(Event, frozen=True, tag=True):
    seat: int
    round: int


class VictoryTaken(Event, frozen=True, tag=True):
    seat: int
    victories: int


class TableCleared(Event, frozen=True, tag=True):
    round: int


class Resigned(Event, frozen=True, tag=True):
    seat: int


class TimedOut(Event, frozen=True, tag=True):
    seat: int
    times: int


class MatchWon(Event, frozen=True, tag=True):
    seat: int


Make = Callable[[Names, str, int, int, int], Event]


def with_card(kind: Callable[[str, int, str], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.cards[first])


def with_skill(kind: Callable[[str, int, str], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.skills[first])


def with_attack(kind: Callable[[str, int, str], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.attack(first))


def with_token(kind: Callable[[str, int, str, int], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.tokens[first], second)


def space_or_sheet(space: Callable[[str, int, str, int], Event], sheet: Callable[[str, int, str, int], Event]) -> Make:
    """A token on a space is told apart from one on a sheet."""

    def make(names: Names, rule: str, seat: int, first: int, second: int) -> Event:
        if second >= ON_SHEET:
            return sheet(rule, seat, names.tokens[first], second - ON_SHEET)
        return space(rule, seat, names.tokens[first], second)

    return make


def with_wounds(kind: Callable[[str, int, str, int], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, KINDS[first], second)


def with_number(kind: Callable[[str, int, int], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat, first)


def with_seat(kind: Callable[[str, int], Event]) -> Make:
    return lambda names, rule, seat, first, second: kind(rule, seat)


MAKERS: Final[dict[int, Make]] = {
    notes.FIGHTER_PICKED: lambda names, rule, seat, first, second: FighterPicked(rule, seat, names.fighter(first)),
    notes.SKILL_DEALT: with_skill(SkillDealt),
    notes.SKILL_KEPT: with_skill(SkillKept),
    notes.SKILL_PASSED: with_skill(SkillPassed),
    notes.SKILL_LAID: with_skill(SkillLaid),
    notes.SKILL_TURNED: with_skill(SkillTurned),
    notes.SKILL_USED: with_skill(SkillUsed),
    notes.DECK_SHUFFLED: lambda names, rule, seat, first, second: DeckShuffled(rule, first),
    notes.ROW_DEALT: lambda names, rule, seat, first, second: RowDealt(rule, names.cards[first]),
    notes.ROW_SWEPT: with_card(RowSwept),
    notes.FIRST_PLAYER: with_seat(FirstPlayerDecided),
    notes.CARD_DRAFTED: with_card(CardDrafted),
    notes.CARD_TAKEN: with_card(CardTaken),
    notes.CARD_DRAWN: with_card(CardDrawn),
    notes.CARD_DISCARDED: with_card(CardDiscarded),
    notes.HAND_SHOWN: lambda names, rule, seat, first, second: HandShown(
        rule, seat, [names.cards[kind] for kind in unpack(first)]
    ),
    notes.ROUND_STARTED: with_number(RoundStarted),
    notes.TURN_STARTED: with_number(TurnStarted),
    notes.STEP_DECLARED: with_number(StepDeclared),
    notes.STEP_CANCELLED: with_seat(StepCancelled),
    notes.STEP_LOST: with_number(StepLost),
    notes.FIGURE_MOVED: with_number(FigureMoved),
    notes.DASHED: with_card(Dashed),
    notes.ATTACK_DECLARED: lambda names, rule, seat, first, second: AttackDeclared(
        rule, seat, names.attack(first), bool(second)
    ),
    notes.SPECIAL_PERFORMED: with_attack(SpecialPerformed),
    notes.REACTION_USED: with_attack(ReactionUsed),
    notes.ATTACK_CANCELLED: with_attack(AttackCancelled),
    notes.COMBO_STARTED: with_seat(ComboStarted),
    notes.COMBO_ENDED: with_seat(ComboEnded),
    notes.EFFECT_BLOCKED_NOTE: with_seat(EffectBlocked),
    notes.WOUNDS_SPARED: lambda names, rule, seat, first, second: WoundsSpared(rule, seat, first, second),
    notes.WOUNDED_NOTE: with_wounds(Wounded),
    notes.HEALED: with_wounds(Healed),
    notes.WORSENED: with_number(Worsened),
    notes.MODE_CHOSEN: with_number(ModeChosen),
    notes.TOKEN_PLACED: space_or_sheet(TokenPlaced, TokenGiven),
    notes.TOKEN_SPRUNG: with_token(TokenSprung),
    notes.TOKEN_GATHERED: with_token(TokenGathered),
    notes.TOKEN_LIFTED: space_or_sheet(TokenLifted, TokenRemoved),
    notes.TOKEN_USED: lambda names, rule, seat, first, second: TokenUsed(rule, seat, names.tokens[first]),
    notes.TEST_CALLED: with_seat(TestCalled),
    notes.DICE_ROLLED: with_number(DiceRolled),
    notes.TEST_PASSED: with_seat(TestPassed),
    notes.TEST_FAILED: with_seat(TestFailed),
    notes.ROUND_WON: with_number(RoundWon),
    notes.VICTORY_TAKEN: with_number(VictoryTaken),
    notes.TABLE_CLEARED: lambda names, rule, seat, first, second: TableCleared(rule, first),
    notes.RESIGNED: with_seat(Resigned),
    notes.TIMED_OUT: with_number(TimedOut),
    notes.MATCH_WON: with_seat(MatchWon),
    notes.FIGHTER_DRAWN: lambda names, rule, seat, first, second: FighterDrawn(rule, seat, names.fighter(first)),
    notes.ARENA_DRAWN: lambda names, rule, seat, first, second: ArenaDrawn(
        rule, names.arenas[first], names.starts[first][:]
    ),
    notes.SKILL_SET_DRAWN: lambda names, rule, seat, first, second: SkillSetDrawn(rule, names.skill_sets[first]),
    notes.WOUNDS_SHIFTED: with_wounds(WoundsShifted),
    notes.CANDLES_SHUFFLED: lambda names, rule, seat, first, second: CandlesShuffled(rule, first),
    notes.CANDLE_DRAWN: lambda names, rule, seat, first, second: CandleDrawn(rule, first),
    notes.CANDLES_MOVED: with_number(CandlesMoved),
}


def named(names: Names, log: list[tuple[int, ...]]) -> list[Event]:
    """Turn the engine's notes into events."""
    return [MAKERS[kind](names, CLAUSES[rule], seat, first, second) for kind, rule, seat, first, second in log]
