"""Knockdown behind the `Game` contract."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.action import action, verb_of
from knockbox.engine.continuation import Continuation
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.knowledge import Hand
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, answer, interrupt
from knockbox.engine.timing import Timing
from knockbox.games.knockdown.choices import PASS_CHOICE, PROMPTS, RESIGN, STOP_CHOICE, TIME_OUT
from knockbox.games.knockdown.compile import compile_rules
from knockbox.games.knockdown.continuation import expected_continuation
from knockbox.games.knockdown.derived import KnockdownAids, derive
from knockbox.games.knockdown.determinize import determinize, forget, reshuffle
from knockbox.games.knockdown.event_factory import make_events
from knockbox.games.knockdown.features import FEATURE_NAMES, features
from knockbox.games.knockdown.notation import build_notation
from knockbox.games.knockdown.odds import DEFAULT_BUILDER_SKILLS, win_odds
from knockbox.games.knockdown.options import resolve_options
from knockbox.games.knockdown.pack import Box, find_pack, load_box, mix_boxes
from knockbox.games.knockdown.position import set_up, write_position
from knockbox.games.knockdown.reasons import candidates, check_action
from knockbox.games.knockdown.rollout import rollout_action
from knockbox.games.knockdown.selection import SELECTION_OPTIONS, read_picks, resolve_selection, selected_boxes
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.ending import count_time_out, resign
from knockbox.games.knockdown.tasks.setup import KeepFirst, KeepSecond, LaySkill, SetUp
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.views import KnockdownView, view, views

DEFAULT_PACK_IDS: Final = ("siege-storm",)
SEALED_TASKS: Final = (KeepFirst, KeepSecond, LaySkill)


class Knockdown:
    """Knockdown: two seats, an arena, best of three rounds; built from one box or from several mixed."""

    key = "knockdown"
    rules_version = 3
    num_players = SEATS
    prompts = PROMPTS
    seal_rule = "KDR-31"
    feature_names = FEATURE_NAMES

    def __init__(
        self, boxes: Sequence[Box], options: Mapping[str, str], builder_skills: tuple[str, ...] = DEFAULT_BUILDER_SKILLS
    ) -> None:
        self.boxes = boxes
        selection = resolve_selection(options, boxes)
        arenas = selected_boxes(selection["arena"], boxes)
        skill_sets = selected_boxes(selection["skills"], boxes)
        rule_options = {name: value for name, value in options.items() if name not in SELECTION_OPTIONS}
        self.card_pool = mix_boxes(boxes, arenas, skill_sets)
        self.options = {**selection, **resolve_options(rule_options, [box.arena for box in arenas])}
        self.content_hash = self.card_pool.content_hash
        self.names = Names(self.card_pool)
        self.builder_skills = builder_skills
        self.rules = compile_rules(
            self.card_pool, self.options, read_picks(selection, self.names.fighters), builder_skills
        )
        self.notation = build_notation(self.names, max(arena.spaces for arena in self.rules.arenas))

    def with_builder_skills(self, skills: Sequence[str]) -> "Knockdown":
        """KDR-29 Return the game with these skills, which change the odds of a tower; with dice, return `self`."""
        builder_skills = tuple(skills)
        if not self.rules.uses_tower or builder_skills == self.builder_skills:
            return self
        return Knockdown(self.boxes, self.options, builder_skills)

    def start(self, rng: Rng, with_log: bool = False) -> KnockdownState:
        state = empty_state(self, rng)
        state.log = [] if with_log else None
        state.agenda.append(SetUp())
        advance(state)
        return state

    def decision(self, state: KnockdownState) -> Decision | None:
        return state.question

    def step(self, state: KnockdownState, choice: int) -> None:
        if self.rules.has_decision_time:
            reset_delays(state)
        answer(state, choice)

    def clone(self, state: KnockdownState) -> KnockdownState:
        return state.clone()

    def side_actions(self, state: KnockdownState, seat: int) -> list[int]:
        """KDR-75, KDR-76 Return resigning for a player, at any time, and the time-out of the asked seat for PUBLIC."""
        if state.winner != NOBODY or seat not in (PUBLIC, 0, 1):
            return []
        if seat != PUBLIC:
            return [action(RESIGN)]
        timed = self.rules.has_decision_time and state.question is not None and state.question.seat != PUBLIC
        return [action(TIME_OUT)] if timed else []

    def disabled_side_actions(self, state: KnockdownState, seat: int) -> list[Candidate]:
        """Return nothing: the only side action of a player is to resign, which is never disabled."""
        return []

    def apply_side_action(self, state: KnockdownState, seat: int, choice: int) -> None:
        if verb_of(choice) == RESIGN:
            resign(state, seat)
            interrupt(state)
        else:
            handle_time_out(self, state)

    def utterances(self, state: KnockdownState, seat: int) -> list[int]:
        """Return nothing: the rules do not regulate what players say."""
        return []

    def utter(self, seat: int, choice: int) -> list[Event]:
        return []

    def talk_restriction(self, state: KnockdownState) -> Reason | None:
        """Return None: talk is free."""
        return None

    def pending(self, state: KnockdownState) -> list[Decision]:
        """KDR-31 Return the open question, and that of the other seat if both answer in secret."""
        if state.question is None:
            return []
        waiting = [state.question]
        if isinstance(state.asking, SEALED_TASKS) and state.agenda and type(state.agenda[-1]) is type(state.asking):
            other = state.agenda[-1].do(state)
            waiting += [other] if other is not None else []
        return waiting

    def timing(self) -> Timing | None:
        """KDR-76 Return the time for each decision of a player, or None if it is unlimited."""
        limit = self.options["decision_time"]
        return None if limit == "off" else Timing(int(limit) * 1000, False, action(TIME_OUT), "KDR-76")

    def consent(self, state: KnockdownState, people: Sequence[int]) -> tuple[int, int] | None:
        """Return None: no action needs the consent of others."""
        return None

    def default(self, state: KnockdownState) -> int:
        """KDR-76 Return the default answer: no block, no Reaction, stop where that is legal, else the first option."""
        question = state.question
        if question is None:
            raise ValueError("no question is open")
        for choice in (PASS_CHOICE, STOP_CHOICE):
            if choice in question.options:
                return choice
        return question.options[0]

    def expected_continuation(self, state: KnockdownState, seat: int) -> Continuation | None:
        return expected_continuation(state, seat)

    def view(self, state: KnockdownState, seat: int) -> KnockdownView:
        return view(self.names, self.options["memory"], state, seat)

    def views(self, state: KnockdownState) -> list[KnockdownView]:
        return views(self.names, self.options["memory"], state)

    def derived(self, view: KnockdownView) -> KnockdownAids:
        return derive(self.rules, self.names, view)

    def determinize(self, state: KnockdownState, seat: int, rng: Rng) -> KnockdownState:
        return determinize(state, seat, rng)

    def determinize_consistent(
        self, state: KnockdownState, seat: int, statements: list[tuple[int, int]], rng: Rng
    ) -> KnockdownState:
        return determinize(state, seat, rng)

    def statements(self, history: Sequence[Event]) -> list[tuple[int, int]]:
        """Return nothing: players make no statements about their cards."""
        return []

    def reshuffle(self, state: KnockdownState, rng: Rng) -> KnockdownState:
        return reshuffle(state, rng)

    def forget(self, state: KnockdownState, seat: int) -> KnockdownState:
        return forget(state, seat)

    def style_of(self, state: KnockdownState, seat: int) -> str:
        """Return the style of the fighter once it is picked, if its box gives it one."""
        style = self.card_pool.characters.get(self.names.fighter(state.fighters[seat]))
        return style.value if style is not None else ""

    def features(self, state: KnockdownState, seat: int) -> list[float]:
        return features(state, seat)

    def win_odds(self, state: KnockdownState, seat: int) -> tuple[float, float]:
        return win_odds(state, seat)

    def points(self, state: KnockdownState) -> list[int]:
        """KD-END-6 Return the rounds won by each seat."""
        return state.victories[:]

    def rollout_action(self, state: KnockdownState, rng: Rng) -> int:
        return rollout_action(state, rng)

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        return make_events(self.names, notes)

    def candidates(self, state: KnockdownState) -> list[Candidate]:
        return candidates(self, state)

    def check_action(self, state: KnockdownState, seat: int, choice: int) -> Candidate:
        return check_action(self, state, seat, choice)

    def action_to_string(self, choice: int) -> str:
        return self.notation.to_string(choice)

    def string_to_action(self, notation: str) -> int:
        return self.notation.read(notation)

    def position(self, state: KnockdownState) -> dict[str, object]:
        return write_position(self, state)

    def set_up(self, position: Mapping[str, object]) -> KnockdownState:
        return set_up(self, position)

    def returns(self, state: KnockdownState) -> list[float]:
        if state.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0 if seat == state.winner else -1.0 for seat in range(SEATS)]


def reset_delays(state: KnockdownState) -> None:
    """KDR-76 Reset the row of time-outs of the seat that answers in time."""
    if state.question is not None and state.question.seat != PUBLIC:
        state.delays[state.question.seat] = 0


def handle_time_out(game: Knockdown, state: KnockdownState) -> None:
    if state.question is None:
        return
    if count_time_out(state, state.question.seat):
        interrupt(state)
    else:
        answer(state, game.default(state))


def empty_state(game: Knockdown, rng: Rng) -> KnockdownState:
    """Return an empty table before the set-up."""
    return KnockdownState(
        rules=game.rules,
        agenda=[],
        asking=None,
        question=None,
        rng=rng,
        arena=game.rules.arenas[0],
        skill_set=0,
        fighters=[NOTHING, NOTHING],
        dealt=[],
        kept=[NOTHING] * (2 * SEATS),
        face_down=[NOTHING, NOTHING],
        skills=[[], []],
        listening=0,
        victories=[0, 0],
        round=1,
        winner=NOBODY,
        first=0,
        active=0,
        turn=0,
        actions=0,
        stall=0,
        taken=False,
        last_taken=NOTHING,
        delays=[0, 0],
        places=game.rules.arenas[0].starts[:],
        light=[0, 0],
        heavy=[0, 0],
        hands=[Hand([], []), Hand([], [])],
        row=[],
        deck=[],
        discards=[],
        candle=NOTHING,
        candles_left=0,
        tokens=[],
        combo=0,
        paid=[],
        frames=[],
    )


def build(options: Mapping[str, str], *packs: str) -> Knockdown:
    """Return the game of one pack or of several mixed, each named by its id or by a path."""
    return Knockdown([load_box(find_pack(pack).resolve()) for pack in packs or DEFAULT_PACK_IDS], options)
