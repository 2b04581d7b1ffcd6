"""Reasons against a fighter, a skill or a printed alternative, and against declining a question."""

from typing import Final

from knockbox.engine.reason import Reason
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.reasons.attempt import Attempt, Reasons, two_actions
from knockbox.games.knockdown.tasks.effect import Choose
from knockbox.games.knockdown.tasks.hand import Draw

PROMPT_RULES: Final[dict[int, str]] = {
    choices.PICK_FIGHTER: "KD-SETUP-1",
    choices.KEEP_FIRST: "KD-SETUP-4",
    choices.KEEP_SECOND: "KD-SETUP-4",
    choices.LAY_SKILL: "KD-SETUP-5",
    choices.DRAFT_ONE: "KD-SETUP-8",
    choices.DRAFT_TWO: "KD-SETUP-8",
    choices.TAKE_ACTION: "KD-TURN-3",
    choices.CONTINUE_COMBO: "KD-COMBO-2",
    choices.PAY_COST: "KD-SPEC-1",
    choices.USE_REACTION: "KDR-22",
    choices.DECLARE_BLOCK: "KD-BLOCK-1",
    choices.SPLIT_BLOCK: "KDR-53",
    choices.CALL_TEST: "KD-KO-7",
    choices.JUDGE_TOWER: "KD-KO-4",
    choices.OBEY_LIMIT: "KD-HAND-2",
    choices.DASH_ON: "KDR-52",
    choices.CHOOSE_MODE: "KDR-20",
    choices.CHOOSE_MAY: "KDR-20",
    choices.SPEND_CARDS: "KDR-20",
    choices.ORDER_SKILLS: "KDR-20",
    choices.GO_STEP: "KD-MOVE-1",
    choices.GO_BLINK: "KDR-73",
    choices.GO_YANK: "KDR-73",
    choices.PLACE_TOKEN: "KDR-44",
    choices.LIFT_TOKEN: "KDR-44",
    choices.TAKE_ROW: "KDR-40",
    choices.SWEEP_ROW: "KDR-40",
    choices.DISCARD_OWN: "KDR-58",
    choices.PICK_DISCARD: "KDR-58",
    choices.GO_CORRIDOR: "KD-NEM-CORR-2",
}
"""The rule that asks each question."""


def pick(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.PICK_FIGHTER:
        return []
    return [Reason("fighter-taken", "KDR-36", {"fighter": attempt.names.fighters[attempt.thing]})]


def keep(attempt: Attempt) -> Reasons:
    if attempt.prompt not in (choices.KEEP_FIRST, choices.KEEP_SECOND):
        return []
    return [Reason("skill-not-offered", "KD-SETUP-4", {"skill": attempt.names.skills[attempt.thing]})]


def lay(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.LAY_SKILL:
        return []
    return [Reason("skill-not-yours", "KD-SETUP-5", {"skill": attempt.names.skills[attempt.thing]})]


def order(attempt: Attempt) -> Reasons:
    if attempt.prompt != choices.ORDER_SKILLS:
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
    """Return why a question must be answered; nothing if it can be declined by another word."""
    if attempt.prompt == choices.TAKE_ACTION:
        return [two_actions(attempt)]
    if any(choice in attempt.options for choice in (choices.PASS_CHOICE, choices.STOP_CHOICE)):
        return []
    if attempt.prompt == choices.CONTINUE_COMBO:
        return [Reason("stop-too-soon", "KDR-10")]
    return [Reason("must-choose", PROMPT_RULES[attempt.prompt])]


def end_turn(attempt: Attempt) -> Reasons:
    """A turn ends automatically after its second action, never before."""
    is_early = attempt.state.actions < 2 or attempt.prompt == choices.TAKE_ACTION
    return [two_actions(attempt)] if is_early and attempt.is_own_turn() else []


def no_reasons(attempt: Attempt) -> Reasons:
    """A choice that belongs to another question and breaks no rule of its own."""
    return []
