"""The Knockdown test: by three dice, or by a tower that a referee judges."""

from typing import Final

from knockbox.engine.action import action, verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.task import Task
from knockbox.games.knockdown.choices import CALL, CALL_TEST, FELL, JUDGE_TOWER, PASS_CHOICE, STANDS
from knockbox.games.knockdown.clauses import KDR_65, KO_4, KO_5, KO_6, KO_7, KODICE_2, KODICE_3, KODICE_4
from knockbox.games.knockdown.notes import DICE_ROLLED, TEST_CALLED, TEST_FAILED, TEST_PASSED
from knockbox.games.knockdown.state import ALL, HEAVY, LIGHT, KnockdownRules, KnockdownState
from knockbox.games.knockdown.tasks.ending import win_round
from knockbox.games.knockdown.triggers import OPPONENT_PASSED, YOU_PASSED, trigger
from knockbox.games.knockdown.wounds import heal, total_wounds

NUM_DICE: Final = 3


class OfferTest(Task[KnockdownState]):
    """KD-SEQ-3, KD-KO-7 Step 3: with the K.O. icon the attacker may start a Knockdown test."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        return Decision(self.seat, CALL_TEST, [PASS_CHOICE, action(CALL)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if choice != PASS_CHOICE:
            state.note(TEST_CALLED, KO_7, self.seat)
            state.agenda.append(TakeTest(1 - self.seat))


class TakeTest(Task[KnockdownState]):
    """KDR-27, KDR-65 The defender is tested with any number of wounds; with none they pass at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        if not total_wounds(state, self.seat):
            pass_test(state, self.seat, KDR_65, KO_5)
        elif builds_tower(state.rules, self.seat):
            state.agenda.append(JudgeTower(self.seat))
        else:
            roll_test(state, self.seat)
        return None


def builds_tower(rules: KnockdownRules, seat: int) -> bool:
    """KD-KODICE-1, KDR-69 In tower mode a seat builds, unless `dice_always` applies to it; otherwise it rolls."""
    return rules.uses_tower and not rules.dice_always[seat]


def roll_test(state: KnockdownState, seat: int) -> None:
    """KD-KODICE-2, KD-KODICE-4 Three dice against the total of wounds: equal or more passes, less loses the round."""
    total = 0
    for _ in range(NUM_DICE):
        die = state.rng.die()
        total += die
        state.note(DICE_ROLLED, KODICE_2, seat, die)
    if total >= total_wounds(state, seat):
        pass_test(state, seat, KODICE_2, KODICE_3)
    else:
        fail_test(state, seat, KODICE_4)


class JudgeTower(Task[KnockdownState]):
    """KD-KO-4, KD-KO-6 The referee decides whether the tower stands; if it fell, the attacker wins by K.O."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, state: KnockdownState) -> Decision | None:
        return Decision(PUBLIC, JUDGE_TOWER, [action(STANDS), action(FELL)])

    def hear(self, state: KnockdownState, choice: int) -> None:
        if verb_of(choice) == STANDS:
            pass_test(state, self.seat, KO_4, KO_5)
        else:
            fail_test(state, self.seat, KO_6)


def pass_test(state: KnockdownState, seat: int, rule: int, relief_rule: int) -> None:
    """KDR-28 Play continues where it was."""
    state.note(TEST_PASSED, rule, seat)
    relieve(state, seat, relief_rule)
    trigger(state, seat, YOU_PASSED, OPPONENT_PASSED)


def relieve(state: KnockdownState, seat: int, rule: int) -> None:
    """KD-KO-5, KD-KODICE-3 After a pass half of the light wounds go, rounded down."""
    relief = state.rules.relief_kind
    if relief in (LIGHT, ALL):
        heal(state, seat, LIGHT, state.light[seat] // 2, rule)
    if relief in (HEAVY, ALL):
        heal(state, seat, HEAVY, state.heavy[seat] // 2, rule)


def fail_test(state: KnockdownState, seat: int, rule: int) -> None:
    """KD-END-2 A player who fails loses the round to the attacker."""
    state.note(TEST_FAILED, rule, seat)
    win_round(state, 1 - seat)
