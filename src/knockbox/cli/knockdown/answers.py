"""The answers to a question in words, and what helps to choose among them."""

from knockbox.cli.knockdown.glyphs import cost, facts, pool
from knockbox.cli.knockdown.shorts import short
from knockbox.cli.table.scene import Asked
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import Decision
from knockbox.games.knockdown import choices
from knockbox.games.knockdown.filing import asked_block
from knockbox.games.knockdown.odds import failing_now
from knockbox.games.knockdown.state import HEAVY, LIGHT, NOTHING, KnockdownState
from knockbox.games.knockdown.tasks.corridor import toll
from knockbox.games.knockdown.tasks.knockout import JudgeTower, builds
from knockbox.games.knockdown.wording import Wording
from knockbox.games.knockdown.wounds import total_wounds

SKILLS = (choices.KEEP, choices.LAY, choices.ORDER)


def put_into_words(wording: Wording, state: KnockdownState, decision: Decision) -> Asked:
    """The question with its answers in the order of its options."""
    block = asked_block(state.asking)
    return Asked(
        decision,
        tower_call(wording, state) or wording.question_text(decision.prompt),
        [wording.option_text(choice, decision.prompt, block) + price(state, choice) for choice in decision.options],
        [test_call(wording, state, decision.seat, choice) or detail(wording, choice) for choice in decision.options],
        [short(wording, choice, decision.prompt, block) + price(state, choice) for choice in decision.options],
    )


def price(state: KnockdownState, choice: int) -> str:
    """The wound that it costs to take a corridor."""
    if verb_of(choice) != choices.HOP:
        return ""
    kind = toll(state, state.active, thing_of(choice))
    return "" if kind == NOTHING else f" ({pool(int(kind == LIGHT), int(kind == HEAVY)).plain})"


def test_call(wording: Wording, state: KnockdownState, attacker: int, choice: int) -> str:
    """How likely a test is to fail, for whoever may call it; nothing for other answers."""
    if verb_of(choice) != choices.CALL:
        return ""
    test = "tower" if builds(state.rules, 1 - attacker) else "dice"
    percent = round(100 * failing_now(state, 1 - attacker))
    return wording.say("knockdown-terminal-test", test=test, percent=percent)


def tower_call(wording: Wording, state: KnockdownState) -> str:
    """What the people at the table have to do before they judge a tower; nothing if no tower is built."""
    task = state.asking
    if not isinstance(task, JudgeTower):
        return ""
    name = wording.fighter(state.fighters[task.seat])
    count, seconds = total_wounds(state, task.seat), state.rules.tower_seconds
    call = wording.say("knockdown-terminal-tower", name=name, count=count, seconds=seconds)
    return f"{call} {wording.question_text(choices.JUDGE_TOWER)}"


def detail(wording: Wording, choice: int) -> str:
    """What is worth knowing about an answer and stands nowhere else on a small screen."""
    verb, thing = verb_of(choice), thing_of(choice)
    if verb in SKILLS:
        return skill_detail(wording, thing)
    if verb == choices.REACT:
        return special_detail(wording, thing)
    return fighter_detail(wording, thing) if verb == choices.PICK else ""


def skill_detail(wording: Wording, number: int) -> str:
    """A skill, or a kind of token numbered on from the skills."""
    if number >= len(wording.names.skills):
        return token_detail(wording, *wording.names.listeners[number].split("/"))
    printed = wording.mixture.skills[wording.names.skills[number]]
    initiative = wording.say("card-initiative", initiative=printed.initiative)
    return f"{wording.skill_text(number)} ({initiative})"


def token_detail(wording: Wording, owner: str, id: str) -> str:
    token = next(token for token in wording.mixture.fighters[owner].tokens if token.id == id)
    return wording.rules_text(f"fighters.toml, {owner}.{id}.effect", token.when)


def special_detail(wording: Wording, number: int) -> str:
    fighter, _, id = wording.names.attacks[number].partition("/")
    special = next(special for special in wording.mixture.fighters[fighter].specials if special.id == id)
    text = wording.attack_text(number)
    shown = f"{cost(wording, special.cost).plain} · {facts(wording, special).plain}"
    return f"{shown}. {text}" if text else shown


def fighter_detail(wording: Wording, number: int) -> str:
    """Class and special attacks; from several boxes there are too many for that, so the box must do."""
    names = wording.names
    if len(wording.mixture.boxes) > 1:
        return f"{wording.fighter_class(number)} · {box_name(wording, names.fighters[number])}"
    first = len(names.cards)
    sheet = [
        index
        for index in range(first, len(names.attacks))
        if names.attacks[index].startswith(f"{names.fighters[number]}/")
    ]
    return f"{wording.fighter_class(number)}: {', '.join(wording.special(index) for index in sheet)}"


def box_name(wording: Wording, fighter: str) -> str:
    """The box a fighter comes from."""
    box = next(box for box in wording.mixture.boxes if fighter in box.fighters)
    return wording.say(f"pack-{box.pack.id}")
