"""The answers to a question in words, and what helps to choose among them."""

from knockbox.cli.table.glyphs import cost, facts
from knockbox.cli.table.scene import Asked
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.filing import asked_block
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.tasks.knockout import JudgeTower
from knockbox.games.knockdown.wording import Wording
from knockbox.games.knockdown.wounds import total_wounds

SKILLS = (choices.KEEP, choices.LAY, choices.ORDER)


def put_into_words(wording: Wording, state: KnockdownState, decision: Decision) -> Asked:
    """The question with its answers in the order of its options."""
    block = asked_block(state.asking)
    return Asked(
        decision,
        tower_call(wording, state) or wording.question_text(decision.prompt),
        [wording.option_text(choice, decision.prompt, block) for choice in decision.options],
        [detail(wording, choice) for choice in decision.options],
    )


def tower_call(wording: Wording, state: KnockdownState) -> str:
    """What the people at the table have to do before they judge a tower; nothing if no tower is built."""
    task = state.asking
    if not isinstance(task, JudgeTower):
        return ""
    name = wording.fighter(state.fighters[task.seat])
    call = wording.say("terminal-tower", name=name, count=total_wounds(state, task.seat))
    return f"{call} {wording.question_text(choices.JUDGE_TOWER)}"


def detail(wording: Wording, choice: int) -> str:
    """What is worth knowing about an answer and stands nowhere else on a small screen."""
    verb, thing = verb_of(choice), thing_of(choice)
    if verb in SKILLS:
        return skill_detail(wording, thing)
    if verb == choices.REACT:
        return special_detail(wording, thing)
    if verb == choices.CALL:
        return wording.say("terminal-test")
    return fighter_detail(wording, thing) if verb == choices.PICK else ""


def skill_detail(wording: Wording, number: int) -> str:
    printed = wording.mixture.skills[wording.names.skills[number]]
    initiative = wording.say("card-initiative", initiative=printed.initiative)
    return f"{wording.skill_text(number)} ({initiative})"


def special_detail(wording: Wording, number: int) -> str:
    fighter, _, id = wording.names.attacks[number].partition("/")
    special = next(special for special in wording.mixture.fighters[fighter].specials if special.id == id)
    text = wording.attack_text(number)
    shown = f"{cost(wording, special.cost).plain} · {facts(wording, special).plain}"
    return f"{shown}. {text}" if text else shown


def fighter_detail(wording: Wording, number: int) -> str:
    """Class and special attacks."""
    names = wording.names
    first = len(names.cards)
    sheet = [
        index
        for index in range(first, len(names.attacks))
        if names.attacks[index].startswith(f"{names.fighters[number]}/")
    ]
    return f"{wording.fighter_class(number)}: {', '.join(wording.special(index) for index in sheet)}"
