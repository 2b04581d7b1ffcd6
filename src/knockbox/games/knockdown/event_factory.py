"""Turn the notes of a state's log into events: ints become names."""

from collections.abc import Callable
from typing import Final

from knockbox.engine.event import Event
from knockbox.engine.zones import unpack
from knockbox.games.knockdown import notes
from knockbox.games.knockdown.clauses import CLAUSES
from knockbox.games.knockdown.events import (
    ArenaDrawn,
    AttackCancelled,
    AttackDeclared,
    CandleDrawn,
    CandlesMoved,
    CandlesShuffled,
    CardDiscarded,
    CardDrafted,
    CardDrawn,
    CardTaken,
    ComboEnded,
    ComboStarted,
    Dashed,
    DeckShuffled,
    DiceRolled,
    EffectBlocked,
    FighterDrawn,
    FighterPicked,
    FigureMoved,
    FirstPlayerDecided,
    HandShown,
    Healed,
    MatchWon,
    ModeChosen,
    ReactionUsed,
    Resigned,
    RoundStarted,
    RoundWon,
    RowDealt,
    RowSwept,
    SkillDealt,
    SkillKept,
    SkillLaid,
    SkillPassed,
    SkillSetDrawn,
    SkillTurned,
    SkillUsed,
    SpecialPerformed,
    StepCancelled,
    StepDeclared,
    StepLost,
    TableCleared,
    TestCalled,
    TestFailed,
    TestPassed,
    TimedOut,
    TokenGathered,
    TokenGiven,
    TokenLifted,
    TokenPlaced,
    TokenRemoved,
    TokenSprung,
    TokenUsed,
    TurnStarted,
    VictoryTaken,
    Worsened,
    Wounded,
    WoundsShifted,
    WoundsSpared,
)
from knockbox.games.knockdown.state import ON_SHEET
from knockbox.games.knockdown.text.names import Names

WOUND_KIND_NAMES: Final = ("light", "heavy")

EventMaker = Callable[[Names, str, int, int, int], Event]


def with_card(kind: Callable[[str, int, str], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.cards[first])


def with_skill(kind: Callable[[str, int, str], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.skills[first])


def with_attack(kind: Callable[[str, int, str], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.attack(first))


def with_token(kind: Callable[[str, int, str, int], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, names.tokens[first], second)


def space_or_sheet(
    space: Callable[[str, int, str, int], Event], sheet: Callable[[str, int, str, int], Event]
) -> EventMaker:
    """Make one event for a token on a space and another for one on a sheet."""

    def make(names: Names, rule: str, seat: int, first: int, second: int) -> Event:
        if second >= ON_SHEET:
            return sheet(rule, seat, names.tokens[first], second - ON_SHEET)
        return space(rule, seat, names.tokens[first], second)

    return make


def with_wounds(kind: Callable[[str, int, str, int], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, WOUND_KIND_NAMES[first], second)


def with_number(kind: Callable[[str, int, int], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat, first)


def with_seat(kind: Callable[[str, int], Event]) -> EventMaker:
    return lambda names, rule, seat, first, second: kind(rule, seat)


EVENT_MAKERS: Final[dict[int, EventMaker]] = {
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


def make_events(names: Names, log: list[tuple[int, ...]]) -> list[Event]:
    """Convert the engine's notes to events."""
    return [EVENT_MAKERS[kind](names, CLAUSES[rule], seat, first, second) for kind, rule, seat, first, second in log]
