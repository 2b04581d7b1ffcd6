"""Why a fighter, a skill or a printed alternative is not to be had, and why a question cannot be declined."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.knockdown import choices as c
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, two_actions
from knockbox.games.knockdown.tasks.effect import Choose
from knockbox.games.knockdown.tasks.hand import Draw

RULES: Final[dict[int, str]] = {
    c.PICK_FIGHTER: "KD-SETUP-1",
    c.KEEP_FIRST: "KD-SETUP-4",
    c.KEEP_SECOND: "KD-SETUP-4",
    c.LAY_SKILL: "KD-SETUP-5",
    c.DRAFT_ONE: "KD-SETUP-8",
    c.DRAFT_TWO: "KD-SETUP-8",
    c.TAKE_ACTION: "KD-TURN-3",
    c.CONTINUE_COMBO: "KD-COMBO-2",
    c.PAY_COST: "KD-SPEC-1",
    c.USE_REACTION: "KDR-22",
    c.DECLARE_BLOCK: "KD-BLOCK-1",
    c.SPLIT_BLOCK: "KDR-53",
    c.CALL_TEST: "KD-KO-7",
    c.JUDGE_TOWER: "KD-KO-4",
    c.OBEY_LIMIT: "KD-HAND-2",
    c.DASH_ON: "KDR-52",
    c.CHOOSE_MODE: "KDR-20",
    c.CHOOSE_MAY: "KDR-20",
    c.SPEND_CARDS: "KDR-20",
    c.ORDER_SKILLS: "KDR-20",
    c.GO_STEP: "KD-MOVE-1",
    c.GO_BLINK: "KDR-73",
    c.GO_YANK: "KDR-73",
    c.PLACE_TOKEN: "KDR-44",
    c.LIFT_TOKEN: "KDR-44",
    c.TAKE_ROW: "KDR-40",
    c.SWEEP_ROW: "KDR-40",
    c.DISCARD_OWN: "KDR-58",
    c.PICK_DISCARD: "KDR-58",
    c.GO_CORRIDOR: "KD-NEM-CORR-2",
}
"""The rule that asks each question."""


def pick(attempt: Attempt) -> Reasons:
    if attempt.prompt != c.PICK_FIGHTER:
        return []
    return [Reason("fighter-taken", "KDR-36", {"fighter": attempt.names.fighters[attempt.thing]})]


def keep(attempt: Attempt) -> Reasons:
    if attempt.prompt not in (c.KEEP_FIRST, c.KEEP_SECOND):
        return []
    return [Reason("skill-not-offered", "KD-SETUP-4", {"skill": attempt.names.skills[attempt.thing]})]


def lay(attempt: Attempt) -> Reasons:
    if attempt.prompt != c.LAY_SKILL:
        return []
    return [Reason("skill-not-yours", "KD-SETUP-5", {"skill": attempt.names.skills[attempt.thing]})]


def order(attempt: Attempt) -> Reasons:
    if attempt.prompt != c.ORDER_SKILLS:
        return []
    skills = len(attempt.names.skills)
    if attempt.thing >= skills:
        return [Reason("token-not-waiting", "KDR-20", {"token": attempt.names.tokens[attempt.thing - skills]})]
    return [Reason("skill-not-waiting", "KDR-20", {"skill": attempt.names.skills[attempt.thing]})]


def mode(attempt: Attempt) -> Reasons:
    task = attempt.state.asking
    if not isinstance(task, Choose):
        return []
    if attempt.thing in range(1, task.count + 1):
        block = attempt.rules.blocks[attempt.seat][task.first + attempt.thing - 1]
        draws = all(isinstance(part, Draw) for part in block)
        return [Reason("nothing-to-draw", "KDR-62") if draws else Reason("nothing-to-do", "KDR-38")]
    return [Reason("no-such-mode", "KDR-20", {"last": task.count})]


def stop(attempt: Attempt) -> Reasons:
    """Why a question must be answered; where it can be declined, the other word for it would have done so."""
    if attempt.prompt == c.TAKE_ACTION:
        return [two_actions(attempt)]
    if any(choice in attempt.options for choice in (c.PASS_CHOICE, c.STOP_CHOICE)):
        return []
    if attempt.prompt == c.CONTINUE_COMBO:
        return [Reason("stop-too-soon", "KDR-10")]
    return [Reason("must-choose", RULES[attempt.prompt])]


def end_turn(attempt: Attempt) -> Reasons:
    """A turn ends by itself after its second action, never before."""
    is_early = attempt.state.actions < 2 or attempt.prompt == c.TAKE_ACTION
    return [two_actions(attempt)] if is_early and attempt.in_own_turn() else []


def nothing(attempt: Attempt) -> Reasons:
    """A choice that belongs to another question and to no rule of its own."""
    return []
