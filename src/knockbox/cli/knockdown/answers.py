"""Texts of the answers to a question, with details that help to choose."""

from knockbox.cli.knockdown.glyphs import cost, facts, pool
from knockbox.cli.knockdown.short_answers import short_answer
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.effect_index import offered_block
from knockbox.games.knockdown.odds import current_failure_chance
from knockbox.games.knockdown.state import HEAVY, LIGHT, NOTHING, KnockdownState
from knockbox.games.knockdown.tasks.corridor import corridor_wound
from knockbox.games.knockdown.tasks.knockout import JudgeTower, builds_tower
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.knockdown.wounds import total_wounds

SKILL_VERBS = (choices.KEEP, choices.LAY, choices.ORDER)


def render_question(wording: Wording, state: KnockdownState, decision: Decision) -> RenderedQuestion:
    """Return the question with its answers in the order of its options."""
    block = offered_block(state.asking)
    return RenderedQuestion(
        decision,
        tower_instructions(wording, state) or wording.question_text(decision.prompt),
        [wording.option_text(choice, decision.prompt, block) + price(state, choice) for choice in decision.options],
        [
            test_odds(wording, state, decision.seat, choice) or answer_detail(wording, choice)
            for choice in decision.options
        ],
        [short_answer(wording, choice, decision.prompt, block) + price(state, choice) for choice in decision.options],
    )


def price(state: KnockdownState, choice: int) -> str:
    """Return the wound that a corridor costs."""
    if verb_of(choice) != choices.HOP:
        return ""
    kind = corridor_wound(state, state.active, thing_of(choice))
    return "" if kind == NOTHING else f" ({pool(int(kind == LIGHT), int(kind == HEAVY)).plain})"


def test_odds(wording: Wording, state: KnockdownState, attacker: int, choice: int) -> str:
    """Return how likely a test is to fail, for the answer that calls it; empty for other answers."""
    if verb_of(choice) != choices.CALL:
        return ""
    test = "tower" if builds_tower(state.rules, 1 - attacker) else "dice"
    percent = round(100 * current_failure_chance(state, 1 - attacker))
    return wording.say("knockdown-terminal-test", test=test, percent=percent)


def tower_instructions(wording: Wording, state: KnockdownState) -> str:
    """Return what to do before judging a tower; empty if no tower is built."""
    task = state.asking
    if not isinstance(task, JudgeTower):
        return ""
    name = wording.fighter(state.fighters[task.seat])
    count = total_wounds(state, task.seat)
    seconds = state.rules.tower_seconds
    call = wording.say("knockdown-terminal-tower", name=name, count=count, seconds=seconds)
    return f"{call} {wording.question_text(choices.JUDGE_TOWER)}"


def answer_detail(wording: Wording, choice: int) -> str:
    """Return details of an answer that a small screen shows nowhere else."""
    verb, thing = verb_of(choice), thing_of(choice)
    if verb in SKILL_VERBS:
        return skill_detail(wording, thing)
    if verb == choices.REACT:
        return special_detail(wording, thing)
    return fighter_detail(wording, thing) if verb == choices.PICK else ""


def skill_detail(wording: Wording, number: int) -> str:
    """Return details of a skill, or of a kind of token, numbered after the skills."""
    if number >= len(wording.names.skills):
        return token_detail(wording, *wording.names.listeners[number].split("/"))
    printed = wording.card_pool.skills[wording.names.skills[number]]
    initiative = wording.say("card-initiative", initiative=printed.initiative)
    return f"{wording.skill_text(number)} ({initiative})"


def token_detail(wording: Wording, owner: str, id: str) -> str:
    token = next(token for token in wording.card_pool.fighters[owner].tokens if token.id == id)
    return wording.rules_text(f"fighters.toml, {owner}.{id}.effect", token.when)


def special_detail(wording: Wording, number: int) -> str:
    fighter, _, id = wording.names.attacks[number].partition("/")
    special = next(special for special in wording.card_pool.fighters[fighter].specials if special.id == id)
    text = wording.attack_text(number)
    line = f"{cost(wording, special.cost).plain} · {facts(wording, special).plain}"
    return f"{line}. {text}" if text else line


def fighter_detail(wording: Wording, number: int) -> str:
    """Return class and special attacks, or with several boxes the box, because there are too many."""
    names = wording.names
    if len(wording.card_pool.boxes) > 1:
        return f"{wording.fighter_class(number)} · {box_name(wording, names.fighters[number])}"
    first = len(names.cards)
    sheet = [
        index
        for index in range(first, len(names.attacks))
        if names.attacks[index].startswith(f"{names.fighters[number]}/")
    ]
    return f"{wording.fighter_class(number)}: {', '.join(wording.special(index) for index in sheet)}"


def box_name(wording: Wording, fighter: str) -> str:
    """Return the name of the box of a fighter."""
    box = next(box for box in wording.card_pool.boxes if fighter in box.fighters)
    return wording.say(f"pack-{box.pack.id}")
