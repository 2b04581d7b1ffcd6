"""Positions: states survive a round trip, missing parts get sensible defaults, impossible ones are refused."""

import inspect
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockbox.engine.errors import PositionError
from knockbox.engine.rng import KeyedRng, Rng, ScriptedRng, make_rng
from knockbox.engine.task import Task, field_names, fields_of
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.position import ask_question, read_state
from knockbox.games.knockdown.position.remaining_tasks import START_QUESTIONS
from knockbox.games.knockdown.position.task_codec import field_of, read_task, write_task
from knockbox.games.knockdown.position.task_registry import TASKS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.positions.parts import Part

PROVING_GROUND = str(Path(__file__).resolve().parents[2] / "packs" / "proving-ground")
VARIANT = {"block_windows": "2", "allow_empty_combo": "true", "ko_test": "tower", "redraft": "true"}
STORM = build({})
GROUND = build({}, PROVING_GROUND)
GAMES = [STORM, GROUND, build(VARIANT), build(VARIANT, PROVING_GROUND)]
RNGS: list[Rng] = [make_rng(7), KeyedRng(b"a key", 3), ScriptedRng(11, [1, 6, 2, 6, 3, 6] * 3)]


def play(game: Knockdown, state: KnockdownState, rng: Rng, steps: int) -> list[int]:
    """Answer at random; return the answers."""
    answers: list[int] = []
    while state.question is not None and len(answers) < steps:
        options = state.question.options
        answers.append(options[rng.below(len(options))])
        game.step(state, answers[-1])
    return answers


def json_round_trip(position: dict[str, object]) -> Any:
    """Return a position after a JSON round trip."""
    return json.loads(json.dumps(position))


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.sampled_from(RNGS), st.integers(0, 10_000), st.integers(0, 400))
def test_a_position_comes_back_exactly_and_plays_on_alike(game: Knockdown, rng: Rng, seed: int, depth: int) -> None:
    state = game.start(rng.copy())
    play(game, state, make_rng(seed), depth)
    written = game.position(state)
    twin = game.set_up(json_round_trip(written))
    assert game.position(twin) == written
    assert [game.view(twin, seat) for seat in (-1, 0, 1)] == [game.view(state, seat) for seat in (-1, 0, 1)]
    assert play(game, state, make_rng(1), 60) == play(game, twin, make_rng(1), 60)
    assert game.position(twin) == game.position(state)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_match_comes_back(game: Knockdown) -> None:
    state, rng = game.start(make_rng(5)), make_rng(6)
    while state.question is not None:
        written = game.position(state)
        state = game.set_up(json_round_trip(written))
        assert game.position(state) == written
        play(game, state, rng, 1)
    assert game.position(game.set_up(json_round_trip(game.position(state)))) == game.position(state)


def test_a_resigned_match_comes_back() -> None:
    state = STORM.start(make_rng(1))
    play(STORM, state, make_rng(2), 60)
    STORM.apply_side_action(state, 0, STORM.string_to_action("resign"))
    twin = STORM.set_up(json_round_trip(STORM.position(state)))
    assert STORM.position(twin) == STORM.position(state)
    assert twin.question is None
    assert twin.winner == 1


def test_no_task_is_missing_from_the_registry() -> None:
    known = set(Task.__subclasses__())
    ours = {task for task in known if task.__module__.startswith("knockbox.games.knockdown")}
    assert ours == set(TASKS.values())
    assert len(ours) > 70


@pytest.mark.parametrize("kind", TASKS)
def test_a_task_is_built_again_from_its_parts(kind: str) -> None:
    parts = field_names(TASKS[kind])
    assert parts == sorted(inspect.signature(TASKS[kind]).parameters)
    values = {name: valid_value(kind, name) for name in parts}
    task = TASKS[kind](**values)
    written = write_task(GROUND.names, GROUND.rules, task)
    twin = read_task(GROUND.names, GROUND.rules, Part("task", json_round_trip(written)))
    assert type(twin) is type(task)
    assert fields_of(twin) == fields_of(task) == values


def valid_value(kind: str, name: str) -> int:
    """Return a value that a field of a task can have."""
    field = field_of(GROUND.names, GROUND.rules, kind, name)
    for value in (1, 0):
        try:
            return field.read(Part(name, field.write(value)))
        except PositionError:
            continue
    raise AssertionError(f"{kind}.{name} takes neither 0 nor 1")


def test_an_empty_position_is_the_first_action_of_a_first_round() -> None:
    state = STORM.set_up({})
    found: Any = STORM.position(state)
    assert (state.round, state.turn, state.active, state.actions, state.first) == (1, 1, 0, 0, 0)
    assert found["fighters"] == ["veroth", "xingo"]
    assert found["places"] == [1, 5]
    assert found["light"] == found["heavy"] == [0, 0]
    assert found["row"] == ["high-jab", "gut-punch", "drawbridge-uppercut", "haymaker"]
    assert found["hands"] == [{"cards": [], "seen": []}] * 2
    assert [len(skills) for skills in found["skills"]] == [1, 1]
    assert found["asking"] == {"task": "TakeAction"}
    assert [task["task"] for task in found["agenda"]] == ["TakeAction", "EndEffects", "EndTurn"]
    assert sorted(state.row + state.deck) == STORM.rules.arenas[0].deck


def test_defaults_of_skills_fit_a_draft() -> None:
    state = STORM.set_up({})
    world = STORM.determinize(state, 0, make_rng(3))
    assert world.skills == state.skills
    assert len(set(state.dealt)) == 6


def test_an_empty_position_can_be_played_to_its_end() -> None:
    state = GROUND.set_up({"rng": {"seed": 4}})
    play(GROUND, state, make_rng(9), 5000)
    assert state.winner in (0, 1)


def test_a_plain_list_is_a_hand_that_everybody_saw() -> None:
    state = STORM.set_up({"hands": [["sortie", "feint"], {"cards": ["stomp"]}]})
    assert state.hands[0].seen == state.hands[0].cards == sorted(state.hands[0].cards)
    assert state.hands[1].backs() == 1


def test_the_seat_to_move_may_be_written_as_a_letter() -> None:
    for mover in (1, "B"):
        assert STORM.set_up({"to_move": mover}).active == STORM.set_up({"active": mover}).active == 1


def test_the_top_of_the_deck_lies_over_the_shuffled_rest() -> None:
    state = STORM.set_up({"deck": {"top": ["sortie", "feint"]}})
    deck: Any = STORM.position(state)["deck"]
    assert deck[:2] == ["sortie", "feint"]
    assert len(deck) == 32
    assert state.deck != STORM.set_up({"deck": {"top": ["sortie", "feint"]}, "rng": {"seed": 1}}).deck


def test_with_a_whole_deck_given_the_rest_was_discarded() -> None:
    state = STORM.set_up({"deck": ["sortie"]})
    assert len(state.discards) == 31
    assert sorted(state.deck + state.discards + state.row) == STORM.rules.arenas[0].deck


def test_a_second_round_has_a_victory_and_a_loser_with_two_skills() -> None:
    state = STORM.set_up({"round": 2, "active": 1})
    assert state.victories == [1, 0]
    assert [len(skills) for skills in state.skills] == [1, 2]
    assert STORM.set_up({"victories": [1, 1]}).round == 3


@pytest.mark.parametrize("name", START_QUESTIONS)
def test_a_question_by_name_leads_to_a_question(name: str) -> None:
    state = STORM.set_up({"question": name})
    assert state.question is not None
    if name in PROMPTS:
        assert PROMPTS[state.question.prompt] == name


def test_tasks_can_be_put_before_the_rest_of_the_turn() -> None:
    state = STORM.set_up({"next": [{"task": "OfferTest", "seat": 1}]})
    assert state.question is not None
    assert state.question.seat == 1
    assert len(state.agenda) == 4


def test_a_card_that_is_being_taken_is_counted() -> None:
    agenda = [{"task": "TakeCard", "seat": 0, "kind": "stomp"}, {"task": "TakeAction"}]
    state = STORM.set_up({"agenda": agenda})
    assert len(state.hands[0].cards) == 1
    assert len(state.deck) == 31


JUDGE = {"task": "JudgeTower", "seat": 0}
FRAME = {"by": 0, "with": "stomp", "spared_light": 0, "spared_heavy": 0, "marks": [], "reacted": []}
CLOSE = {"task": "CloseFrame"}
REACT = {"task": "React", "seat": 1, "trigger": "opponent attacking"}
SIX = ["high-jab", "gut-punch", "haymaker", "high-kick", "low-sweep", "feint"]

IMPOSSIBLE: dict[str, tuple[dict[Any, Any], str]] = {
    "another game": ({"game": "dungeon"}, "game: found 'dungeon', expected 'knockdown'"),
    "another version": ({"rules_version": 9}, "rules_version: found 9, expected 3"),
    "another pack": ({"packs": ["nemesis"]}, "packs: found ['nemesis'], expected ['siege-storm']"),
    "another content": ({"content_hash": "00"}, "content_hash: found '00', expected '"),
    "another option": ({"options": {"ko_test": "tower"}}, "options.ko_test: found 'tower', expected 'dice'"),
    "an unknown option": ({"options": {"ko_tets": "dice"}}, "options.ko_tets: unknown field, expected ko_test"),
    "an unknown field": ({"hand": []}, "hand: unknown field, expected hands"),
    "a field that is no text": ({3: []}, "3: unknown field, expected one of game"),
    "no list": ({"hands": "sortie"}, "hands: found 'sortie', expected a list"),
    "three hands": ({"hands": [[], [], []]}, "hands: found 3 entries, expected 2"),
    "no hand": ({"hands": [4, []]}, "hands[0]: found 4, expected a list"),
    "an unknown card": ({"hands": [["sorty"], []]}, "hands[0][0]: found 'sorty', expected a card: sortie"),
    "a number for a card": ({"row": [3]}, "row[0]: found 3, expected a card: one of high-jab"),
    "an unknown part of a hand": ({"hands": [{"card": []}, []]}, "hands[0].card: unknown field, expected cards"),
    "too many copies": ({"row": ["feint"], "discards": ["feint"]}, "cards: found 2 of 'feint' in hands, row, deck"),
    "too many copies on top": ({"deck": {"top": ["feint"] * 2}}, "cards: found 2 of 'feint'"),
    "an unknown part of a deck": ({"deck": {"bottom": []}}, "deck.bottom: unknown field, expected one of top"),
    "seven cards": ({"hands": [[*SIX, "stomp"], []]}, "hands[0]: found 7 cards, expected at most 6 (KD-HAND-2)"),
    "a long row": ({"row": SIX}, "row: found 6 entries, expected 0 to 4"),
    "a hand seen but not held": (
        {"hands": [{"cards": ["feint"], "seen": ["sortie"]}, []]},
        "hands[0].seen: found ['sortie'], expected only cards that are held",
    ),
    "a deck with gaps": (
        {"row": [], "deck": ["sortie"], "discards": []},
        "deck: found 1 cards in hands, row, deck, discards and cards being taken, expected all 36; missing: high-jab,",
    ),
    "one space for two": ({"places": [3, 3]}, "places: found [3, 3], expected two different spaces"),
    "a space outside": ({"places": [0, 7]}, "places[1]: found 7, expected a whole number from 0 to 6"),
    "a space that is true": ({"places": [True, 3]}, "places[0]: found True, expected a whole number"),
    "half a space": ({"places": [1.5, 3]}, "places[0]: found 1.5, expected a whole number"),
    "negative wounds": ({"light": [-1, 0]}, "light[0]: found -1, expected a whole number from 0"),
    "negative heavy wounds": ({"heavy": [0, -1]}, "heavy[1]: found -1, expected a whole number from 0"),
    "an unknown fighter": ({"fighters": ["verot", "xingo"]}, "fighters[0]: found 'verot', expected a fighter: veroth"),
    "one fighter twice": ({"fighters": ["xingo", "xingo"]}, "expected two different fighters (KDR-36)"),
    "no fighter": ({"fighters": ["xingo", None]}, "expected two fighters, as no pick is left"),
    "a skill held twice": ({"skills": [["pavise"], ["pavise"]]}, "skills: found 'pavise' held twice"),
    "a skill up and down": (
        {"skills": [["pavise"], []], "face_down": ["pavise", None]},
        "skills: found 'pavise' held twice",
    ),
    "three skills": (
        {"skills": [["pavise", "riposte"], []], "face_down": ["scrounger", None]},
        "skills[0]: found 3 with the one face down, expected at most 2",
    ),
    "a skill that was not kept": (
        {"skills": [["pavise"], []], "kept": [["riposte", "scrounger"], ["old-scores", "no-quarter"]]},
        "skills[0]: found a skill that was not kept",
    ),
    "a skill dealt twice": ({"dealt": [["pavise", "riposte", "scrounger"]] * 2}, "dealt: found a skill twice"),
    "victories of two": ({"victories": [2, 2], "winner": 0}, "victories: found [2, 2], expected 2 for the winner"),
    "a win without winner": ({"victories": [2, 0]}, "victories: found [2, 0], expected 2 for the winner alone"),
    "three victories": ({"victories": [3, 0]}, "victories[0]: found 3, expected a whole number from 0 to 2"),
    "another round": ({"round": 3, "victories": [1, 0]}, "round: found 3, expected 2 with victories [1, 0]"),
    "a third action": ({"actions": 3}, "actions: found 3, expected a whole number from 0 to 2"),
    "an unknown seat": ({"active": "C"}, "active: found 'C', expected seat 0 or 1"),
    "a seat that is true": ({"active": True}, "active: found True, expected seat 0 or 1"),
    "another seat asked": ({"active": 0, "to_move": 1}, "to_move: found 1, expected 0, the seat that is asked"),
    "taken by a number": ({"taken": 1}, "taken: found 1, expected true or false"),
    "a token of no fighter": (
        {"tokens": [{"seat": 0, "kind": "trap", "space": 3}]},
        "tokens[0].kind: found 'trap', expected a token of this fighter: there is none here",
    ),
    "half a token": ({"tokens": [{"seat": 0}]}, "tokens[0]: found {'seat': 0}, expected the fields seat, kind"),
    "an unknown task": (
        {"agenda": [{"task": "TakeActio"}]},
        "agenda[0].task: found 'TakeActio', expected a task: Take",
    ),
    "no task": ({"agenda": ["TakeAction"]}, "agenda[0]: found 'TakeAction', expected a task such as"),
    "a task without its part": (
        {"agenda": [{"task": "OfferTest"}]},
        "agenda[0]: found {'task': 'OfferTest'}, expected",
    ),
    "a task with a part too many": (
        {"agenda": [{"task": "TakeAction", "seat": 0}]},
        "agenda[0].seat: unknown field, expected one of task",
    ),
    "a task with a wrong part": (
        {"agenda": [{"task": "OfferTest", "seat": 2}]},
        "agenda[0].seat: found 2, expected seat 0 or 1",
    ),
    "an agenda that ends": ({"agenda": []}, "agenda: leads to no question, expected one, or a winner"),
    "an asking that asks nothing": ({"asking": {"task": "EndTurn"}}, "asking: found EndTurn, which asks nothing here"),
    "an asking without answer": (
        {"row": [], "asking": {"task": "DraftOne", "seat": 0}, "agenda": [{"task": "StartRound"}]},
        "asking: found DraftOne without an answer, expected a legal one",
    ),
    "an agenda after the end": ({"winner": 0, "agenda": [JUDGE]}, "agenda: found tasks after the match was won"),
    "a question after the end": ({"winner": 0, "question": "take_action"}, "question: found 'take_action', expected"),
    "a question next to an agenda": (
        {"agenda": [JUDGE], "question": "take_action"},
        "expected nothing next to an agenda",
    ),
    "an unknown question": ({"question": "take_actions"}, "question: found 'take_actions', expected a question: take_"),
    "a frame that is not closed": ({"frames": [FRAME]}, "frames: found 1 that the agenda does not close"),
    "a close without frame": ({"next": [CLOSE]}, "agenda: found CloseFrame with no frame open"),
    "a reaction of the attacker": (
        {"frames": [FRAME], "next": [REACT | {"seat": 0}, CLOSE]},
        "agenda: found React of seat 0, expected the defender, seat 1",
    ),
    "a pool of the defender": (
        {"frames": [FRAME], "next": [{"task": "InflictPool", "seat": 1}, CLOSE]},
        "agenda: found InflictPool of seat 1, expected the attacker, seat 0",
    ),
    "a pool of a step": (
        {"frames": [FRAME | {"with": None}], "next": [{"task": "InflictPool", "seat": 0}, CLOSE]},
        "agenda: found InflictPool while a step is declared",
    ),
    "an unknown mark": ({"frames": [FRAME | {"marks": ["bent"]}]}, "frames[0].marks[0]: found 'bent', expected a mark"),
    "a draft with a gap": (
        {"next": [{"task": "DecideFirst"}], "skills": [[], []]},
        "agenda: found DecideFirst for seat 0 too early, expected RevealSkills before it",
    ),
    "a draft of nothing": (
        {"row": ["sortie"], "question": "draft_one"},
        "row: found 1 cards, expected 4 for the draft to come (KD-SETUP-8)",
    ),
    "a draft out of order": (
        {"next": [{"task": "OpenDraft"}, {"task": "LayRow"}]},
        "agenda: found LayRow after OpenDraft, expected it before",
    ),
    "a key that is none": ({"rng": {"key": "xyz"}}, "rng.key: found 'xyz', expected a key in hexadecimal digits"),
    "an empty key": ({"rng": {"key": ""}}, "rng.key: found '', expected a key of 1 to 64 bytes"),
    "a key and a seed": ({"rng": {"key": "00", "seed": 1}}, "expected key, perhaps drawn"),
    "memory and seed": ({"rng": {"memory": 1, "seed": 1}}, "expected either memory or seed"),
    "a die of seven": ({"rng": {"dice": [7]}}, "rng.dice[0]: found 7, expected a whole number from 1 to 6"),
    "a wide memory": ({"rng": {"memory": 1 << 62}}, "rng.memory: found 4611686018427387904, expected a whole number"),
    "an unknown last card": ({"last_taken": "sorty"}, "last_taken: found 'sorty', expected a card: sortie"),
    "a special of the other": (
        {"combo": ["xingo/flicker"]},
        "combo[0]: found 'xingo/flicker', expected a special attack: one of veroth/",
    ),
}


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE.values(), ids=list(IMPOSSIBLE))
def test_an_impossible_position_says_where_what_and_why(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        STORM.set_up(position)
    assert message in str(caught.value)


def test_tokens_go_no_further_than_the_supply() -> None:
    traps: list[Any] = [{"seat": "A", "kind": "trap", "space": space} for space in (0, 2, 3, 4, 6)]
    parts = {"fighters": ["driana", "xingo"], "places": [1, 5]}
    assert STORM.position(STORM.set_up(parts | {"tokens": traps[:4]}))["tokens"] == [
        trap | {"seat": 0} for trap in traps[:4]
    ]
    with pytest.raises(PositionError, match="found more 'trap' than the 4 that the fighter brings"):
        STORM.set_up(parts | {"tokens": traps})
    with pytest.raises(PositionError, match="no second token of this kind on its space"):
        STORM.set_up(parts | {"tokens": traps[:1] * 2})


def test_a_table_on_which_the_agenda_breaks_is_refused() -> None:
    state = read_state(STORM, {})
    state.places = []
    with pytest.raises(PositionError, match="agenda: cannot be carried out from this position"):
        ask_question(state)


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(PositionError, match="position: found 3, expected an object"):
        STORM.set_up(3)  # type: ignore[arg-type]  # the mistake itself


JUNK_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 40) | st.sampled_from(["A", "sortie", "pavise", "veroth", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["task", "seat", "cards"]), inner),
    max_leaves=6,
)


@settings(max_examples=300)
@given(st.sampled_from(list(STORM.position(STORM.set_up({})))), JUNK_VALUES, st.integers(0, 150))
def test_a_spoilt_part_never_breaks_the_reader(name: str, junk: Any, depth: int) -> None:
    state = STORM.start(make_rng(depth))
    play(STORM, state, make_rng(depth + 1), depth)
    try:
        spoilt = STORM.set_up(json_round_trip(STORM.position(state)) | {name: junk})
    except PositionError:
        return
    assert spoilt.question is not None or spoilt.winner in (0, 1)
