"""Skills in a position: dealt, kept, face down and face up; missing ones are filled in consistently."""

from collections.abc import Mapping, Sequence

from knockbox.engine.errors import PositionError
from knockbox.engine.task import fields_of
from knockbox.games.knockdown.position.task_codec import KnockdownTask, has_task
from knockbox.games.knockdown.state import NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.setup import SKILLS_DEALT, dealt_to, passed_by
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.triggers import update_listening
from knockbox.games.positions.parts import Part, read_name_list

DRAFT_TASKS = ("SetUp", "DealSkills", "KeepFirst", "PassSkills", "KeepSecond", "LaySkill", "RevealSkills")
TASKS_AFTER_PASS = ("KeepSecond", "LaySkill", "RevealSkills")
"""What `PassSkills` puts on the agenda."""
SKILLS_PER_SEAT = 2


def read_skills(state: KnockdownState, names: Names, parts: Mapping[str, Part], tasks: Sequence[KnockdownTask]) -> None:
    """Read the skills; during the draft only what is given counts, afterwards each seat has its skills."""
    read_given_skills(state, names, parts)
    check_skill_set(state, names)
    check_held(state, names)
    if not has_task(tasks, *DRAFT_TASKS):
        fill_missing_skills(state, parts)
    check_draft(state)
    check_steps(state, tasks)
    update_listening(state)


def read_given_skills(state: KnockdownState, names: Names, parts: Mapping[str, Part]) -> None:
    known = names.skills
    if "skills" in parts:
        state.skills = [
            read_name_list(part, known, "skill", 0, SKILLS_PER_SEAT) for part in parts["skills"].read_by_seat(SEATS)
        ]
    if "face_down" in parts:
        state.face_down = [part.read_optional_name("skill", known) for part in parts["face_down"].read_by_seat(SEATS)]
    if "kept" in parts:
        kept = [part.read_list(SKILLS_PER_SEAT, SKILLS_PER_SEAT) for part in parts["kept"].read_by_seat(SEATS)]
        state.kept = [pair[turn].read_optional_name("skill", known) for turn in range(SKILLS_PER_SEAT) for pair in kept]
    if "dealt" in parts and parts["dealt"].value != []:
        dealt = parts["dealt"].read_by_seat(SEATS)
        state.dealt = [
            skill
            for part in dealt
            for skill in sorted(read_name_list(part, known, "skill", SKILLS_DEALT, SKILLS_DEALT))
        ]


def check_skill_set(state: KnockdownState, names: Names) -> None:
    """KDR-36 All skills of a match come from one box."""
    mine = [NOTHING, *state.rules.skill_sets[state.skill_set]]
    for skill in state.skills[0] + state.skills[1] + state.face_down + state.kept + state.dealt:
        if skill not in mine:
            expected = f"only skills of '{names.skill_sets[state.skill_set]}', the skill set of this match (KDR-36)"
            raise PositionError(f"skills: found '{names.skills[skill]}', expected {expected}")


def held_skills(state: KnockdownState, seat: int) -> list[int]:
    """Return the skills of a seat, face up and face down."""
    return state.skills[seat] + [skill for skill in state.face_down[seat : seat + 1] if skill != NOTHING]


def check_held(state: KnockdownState, names: Names) -> None:
    held = held_skills(state, 0) + held_skills(state, 1)
    for skill in held:
        if held.count(skill) > 1:
            raise PositionError(f"skills: found '{names.skills[skill]}' held twice, expected each skill once")
    for seat in range(SEATS):
        if len(held_skills(state, seat)) > SKILLS_PER_SEAT:
            raise PositionError(f"skills[{seat}]: found 3 with the one face down, expected at most {SKILLS_PER_SEAT}")


def fill_missing_skills(state: KnockdownState, parts: Mapping[str, Part]) -> None:
    """KD-END-7 A player who lost a round has two skills face up, otherwise one up and one down."""
    for seat in range(SEATS):
        lost = state.victories[1 - seat] > 0
        if "skills" not in parts:
            wanted = SKILLS_PER_SEAT if lost and state.face_down[seat] == NOTHING else 1
            state.skills[seat] = unused_skills(state)[:wanted]
        if "face_down" not in parts and len(state.skills[seat]) == 1 and not lost:
            state.face_down[seat] = unused_skills(state)[0]
    if "kept" not in parts and all(len(held_skills(state, seat)) == SKILLS_PER_SEAT for seat in range(SEATS)):
        state.kept = [held_skills(state, seat)[turn] for turn in range(SKILLS_PER_SEAT) for seat in range(SEATS)]
    if "dealt" not in parts and NOTHING not in state.kept:
        state.dealt = reconstruct_deal(state)


def unused_skills(state: KnockdownState) -> list[int]:
    """Return the skills that no seat holds or kept."""
    gone = [*held_skills(state, 0), *held_skills(state, 1), *state.kept]
    return [skill for skill in state.rules.skill_sets[state.skill_set] if skill not in gone]


def reconstruct_deal(state: KnockdownState) -> list[int]:
    """Return a deal from which both could have kept what they kept."""
    out = unused_skills(state)
    dealt: list[int] = []
    for seat in range(SEATS):
        dealt += sorted([state.kept[seat], state.kept[SEATS + 1 - seat], out[seat]])
    return dealt


def check_draft(state: KnockdownState) -> None:
    """The first skill kept was dealt, the second was passed on, and the held ones are among them (KD-SETUP-4)."""
    if len(set(state.dealt)) < len(state.dealt):
        raise PositionError("dealt: found a skill twice, expected six different ones")
    for seat in range(SEATS):
        first, second = state.kept[seat], state.kept[SEATS + seat]
        if first != NOTHING and first not in dealt_to(state, seat):
            raise PositionError(
                f"kept[{seat}][0]: found a skill that was not dealt to the seat, expected one of 'dealt'"
            )
        if second != NOTHING and second not in passed_by(state, 1 - seat):
            raise PositionError(f"kept[{seat}][1]: found a skill that was not passed to the seat, expected one passed")
        if state.dealt and set(held_skills(state, seat)) - {first, second}:
            raise PositionError(f"skills[{seat}]: found a skill that was not kept, expected those of 'kept'")


def check_steps(state: KnockdownState, tasks: Sequence[KnockdownTask]) -> None:
    """No step of the draft comes without the results of the steps before it (KD-SETUP-4, KD-SETUP-5)."""
    coming = {(type(task).__name__, fields_of(task).get("seat", seat)) for task in tasks for seat in range(SEATS)}
    for seat in range(SEATS):
        kept = state.kept[seat], state.kept[SEATS + seat]
        ready = {
            "KeepFirst": (bool(state.dealt), "DealSkills"),
            "PassSkills": (kept[0] != NOTHING, "KeepFirst"),
            "KeepSecond": (state.kept[1 - seat] != NOTHING, "PassSkills"),
            "LaySkill": (NOTHING not in kept, "KeepSecond"),
            "RevealSkills": (state.face_down[seat] != NOTHING, "LaySkill"),
            "DecideFirst": (bool(state.skills[seat]), "RevealSkills"),
        }
        planned = TASKS_AFTER_PASS if ("PassSkills", seat) in coming else ()
        for step, (done, source) in ready.items():
            if (step, seat) in coming and not done and (source, seat) not in coming and source not in planned:
                raise PositionError(f"agenda: found {step} for seat {seat} too early, expected {source} before it")
