"""The events of a duel, each with the rule that caused it and who may see it."""

from typing import Final

from knockbox.engine.decision import PUBLIC
from knockbox.engine.event import Event

HIDDEN: Final = ""


class FighterPicked(Event, frozen=True, tag=True):
    seat: int
    fighter: str


class FighterDrawn(Event, frozen=True, tag=True):
    """A selection token was drawn, which picks the fighter."""

    seat: int
    fighter: str


class ArenaDrawn(Event, frozen=True, tag=True):
    arena: str
    places: list[int]  # of the figures


class SkillSetDrawn(Event, frozen=True, tag=True):
    skill_set: str


class SkillDealt(Event, frozen=True, tag=True):
    """Seen by its holder; others see a back."""

    seat: int
    skill: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else SkillDealt(self.rule, self.seat, HIDDEN)


class SkillKept(Event, frozen=True, tag=True):
    """Seen by its holder; others see only that a skill was kept."""

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
    """A candle card came up and was discarded; the candle tokens are this far from the ends."""

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
    """Seen by its holder; others see a back."""

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
    """Wounds moved from the sheet of a seat to the opponent's."""

    seat: int
    kind: str
    amount: int


class ModeChosen(Event, frozen=True, tag=True):
    seat: int
    mode: int


class TokenUsed(Event, frozen=True, tag=True):
    """A token in play was used at its moment."""

    seat: int
    token: str


class TokenPlaced(Event, frozen=True, tag=True):
    """A token was placed on a space."""

    seat: int
    token: str
    space: int


class TokenGiven(Event, frozen=True, tag=True):
    """A token was placed on a sheet."""

    seat: int
    token: str
    bearer: int


class TokenRemoved(Event, frozen=True, tag=True):
    """A token was removed from a sheet."""

    seat: int
    token: str
    bearer: int


class TokenSprung(Event, frozen=True, tag=True):
    seat: int
    token: str
    space: int


class TokenGathered(Event, frozen=True, tag=True):
    """The owner of a token entered its space."""

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
