"""Knock, Knock! Dungeon! behind the `Game` contract."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.continuation import Continuation
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, answer, interrupt
from knockbox.engine.task import Task
from knockbox.engine.timing import Timing
from knockbox.engine.zones import distinct
from knockbox.games.dungeon.choices import (
    GIVE_UP,
    GIVE_UP_CHOICE,
    LAST_CHANCE,
    PROMPTS,
    PUT_BACK,
    SHOW,
    SPEECH,
    TIME_UP,
)
from knockbox.games.dungeon.compile import compile_rules
from knockbox.games.dungeon.derived import DungeonAids, derive
from knockbox.games.dungeon.determinize import determinize, forget, reshuffle
from knockbox.games.dungeon.event_factory import EventFactory
from knockbox.games.dungeon.events import Said
from knockbox.games.dungeon.features import FEATURE_NAMES, features
from knockbox.games.dungeon.notation import build_notation
from knockbox.games.dungeon.options import resolve_options
from knockbox.games.dungeon.pack import Box, find_pack, load_box
from knockbox.games.dungeon.position import set_up, write_position
from knockbox.games.dungeon.reasons import candidates, check_action, disabled_side_actions
from knockbox.games.dungeon.state import NOTHING, PLAYING, WON, DungeonState, empty_state
from knockbox.games.dungeon.talk.belief import determinize_consistent
from knockbox.games.dungeon.talk.legal import legal_utterances
from knockbox.games.dungeon.talk.statements import current_statements
from knockbox.games.dungeon.tasks.ending import call_time, give_up
from knockbox.games.dungeon.tasks.grimoire import aimed_spells, cast_spell, spells
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell, show_card
from knockbox.games.dungeon.tasks.setup import SetUp
from knockbox.games.dungeon.text.names import Names
from knockbox.games.dungeon.views import DungeonView, view, views

DEFAULT_PACK_ID: Final = "first-dungeon"
MINUTE_MS: Final = 60_000


class Dungeon:
    """The game for one to six seats; one attempt at a dungeon is one match."""

    key = "dungeon"
    rules_version = 1
    prompts = PROMPTS
    seal_rule = ""  # no sealed answers
    builder_skills: tuple[str, ...] = ()  # no towers
    feature_names = FEATURE_NAMES

    def __init__(self, box: Box, options: Mapping[str, str], seats: int) -> None:
        self.box = box
        self.num_players = seats
        self.options = resolve_options(options, seats)
        self.content_hash = box.content_hash
        self.names = Names(box)
        self.rules = compile_rules(box, self.options, seats)
        self.event_factory = EventFactory(self.names, self.rules)
        self.notation = build_notation(self.names, seats)

    def with_builder_skills(self, skills: Sequence[str]) -> "Dungeon":
        return self

    def start(self, rng: Rng, with_log: bool = False) -> DungeonState:
        state = empty_state(self.rules, rng)
        state.log = [] if with_log else None
        state.agenda.append(SetUp())
        advance(state)
        return state

    def decision(self, state: DungeonState) -> Decision | None:
        return state.question

    def step(self, state: DungeonState, choice: int) -> None:
        answer(state, choice)

    def clone(self, state: DungeonState) -> DungeonState:
        return state.clone()

    def side_actions(self, state: DungeonState, seat: int) -> list[int]:
        """KKD-GRIM-0, KKDR-32 Any player may use tokens, show a card or give up at any moment; the table calls time."""
        question = state.question
        if question is None or not PUBLIC <= seat < self.num_players:
            return []
        if seat == PUBLIC:
            return [action(TIME_UP)] if self.rules.has_timer else []
        if question.prompt == LAST_CHANCE:
            return [] if question.seat == seat else aimed_spells(state) + give_up_actions(state, seat)
        return spells(state) + put_back_actions(state, seat) + show_actions(state, seat) + give_up_actions(state, seat)

    def disabled_side_actions(self, state: DungeonState, seat: int) -> list[Candidate]:
        return disabled_side_actions(self, state, seat)

    def apply_side_action(self, state: DungeonState, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        if verb == GIVE_UP:
            give_up(state, seat)
        elif verb == TIME_UP:
            call_time(state)
        elif verb == SHOW:
            show_card(state, seat, thing_of(choice))
        if state.outcome == PLAYING and verb in (GIVE_UP, SHOW) and not is_asked(state, seat):
            return
        state.agenda += tasks_after_interrupt(state)
        if verb not in (GIVE_UP, TIME_UP, SHOW, PUT_BACK):
            cast_spell(state, seat, choice)
        interrupt(state)

    def utterances(self, state: DungeonState, seat: int) -> list[int]:
        return legal_utterances(state, seat)

    def utter(self, seat: int, choice: int) -> list[Event]:
        rule = "KKD-TALK-2" if verb_of(choice) in SPEECH else "KKDR-18"
        return [Said(rule, seat, self.action_to_string(choice))]

    def talk_restriction(self, state: DungeonState) -> Reason | None:
        """KKD-TALK-2, KKDR-18 Silence locks text and voice; after the end all may talk."""
        return Reason("silence", "KKD-TALK-2") if state.silent and state.outcome == PLAYING else None

    def pending(self, state: DungeonState) -> list[Decision]:
        return [] if state.question is None else [state.question]

    def timing(self) -> Timing | None:
        """KKD-END-5, KKDR-15 One clock runs for the whole match; when it runs out, the table calls time."""
        timer = self.options["timer"]
        return None if timer == "off" else Timing(int(timer) * MINUTE_MS, True, action(TIME_UP), "KKD-END-5")

    def consent(self, state: DungeonState, people: Sequence[int]) -> tuple[int, int] | None:
        """KKDR-47 When all people agree to give up, the bots do too."""
        if not people or not all(state.giving_up_bits >> seat & 1 for seat in people):
            return None
        willing = (seat for seat in range(self.num_players) if GIVE_UP_CHOICE in self.side_actions(state, seat))
        seat = next(willing, None)
        return None if seat is None else (seat, GIVE_UP_CHOICE)

    def default(self, state: DungeonState) -> int:
        question = state.question
        if question is None:
            raise ValueError("no question is open")
        return question.options[0]

    def expected_continuation(self, state: DungeonState, seat: int) -> Continuation | None:
        """Return None: players never wait for opponents."""
        return None

    def view(self, state: DungeonState, seat: int) -> DungeonView:
        return view(self.names, state, seat)

    def views(self, state: DungeonState) -> list[DungeonView]:
        return views(self.names, state)

    def derived(self, view: DungeonView) -> DungeonAids:
        return derive(self.rules, self.action_to_string, self.names.cards[self.rules.knight], view)

    def determinize(self, state: DungeonState, seat: int, rng: Rng) -> DungeonState:
        return determinize(state, seat, rng)

    def determinize_consistent(
        self, state: DungeonState, seat: int, statements: list[tuple[int, int]], rng: Rng
    ) -> DungeonState:
        return determinize_consistent(state, seat, statements, rng)

    def statements(self, history: Sequence[Event]) -> list[tuple[int, int]]:
        return current_statements(history, self.string_to_action)

    def reshuffle(self, state: DungeonState, rng: Rng) -> DungeonState:
        return reshuffle(state, rng)

    def forget(self, state: DungeonState, seat: int) -> DungeonState:
        return forget(state, seat)

    def style_of(self, state: DungeonState, seat: int) -> str:
        """Return "": seats have no characters."""
        return ""

    def features(self, state: DungeonState, seat: int) -> list[float]:
        return features(state, seat)

    def win_odds(self, state: DungeonState, seat: int) -> tuple[float, float]:
        """Return the odds of a plain win: a match has no rounds to win."""
        return 0.0, 1.0

    def points(self, state: DungeonState) -> list[int]:
        """Return zeros: seats score nothing during a match."""
        return [0] * self.num_players

    def rollout_action(self, state: DungeonState, rng: Rng) -> int:
        """Return a random option."""
        question = state.question
        if question is None:
            raise ValueError("no question is open")
        return question.options[rng.below(len(question.options))]

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        return self.event_factory.make_events(notes)

    def candidates(self, state: DungeonState) -> list[Candidate]:
        return candidates(self, state)

    def check_action(self, state: DungeonState, seat: int, choice: int) -> Candidate:
        return check_action(self, state, seat, choice)

    def action_to_string(self, choice: int) -> str:
        return self.notation.to_string(choice)

    def string_to_action(self, notation: str) -> int:
        return self.notation.read(notation)

    def position(self, state: DungeonState) -> dict[str, object]:
        return write_position(self, state)

    def set_up(self, position: Mapping[str, object]) -> DungeonState:
        return set_up(self, position)

    def returns(self, state: DungeonState) -> list[float]:
        """KKD-GOAL-1 All win or all lose."""
        if state.outcome == PLAYING:
            return [0.0] * self.num_players
        return [1.0 if state.outcome == WON else -1.0] * self.num_players


def give_up_actions(state: DungeonState, seat: int) -> list[int]:
    """KKDR-47 Each seat may agree once to give up."""
    return [] if state.giving_up_bits >> seat & 1 else [GIVE_UP_CHOICE]


def show_actions(state: DungeonState, seat: int) -> list[int]:
    """KKDR-40 Each player may show one card at a time, also in silence; a solo player has no one to show it to."""
    if state.rules.seats == 1 or state.shown[seat] != NOTHING:
        return []
    return [action(SHOW, kind) for kind in distinct(state.hands[seat])]


def put_back_actions(state: DungeonState, seat: int) -> list[int]:
    """Return the action that puts a chosen card back into the hand before it is laid."""
    return [action(PUT_BACK)] if is_asked(state, seat) and is_about_to_lay(state) else []


def is_asked(state: DungeonState, seat: int) -> bool:
    return state.question is not None and state.question.seat == seat


def is_about_to_lay(state: DungeonState) -> bool:
    """Return whether a card of the hand is chosen and its cell is not."""
    return isinstance(state.asking, ChooseCell) and state.asking.kind != state.rules.knight


def tasks_after_interrupt(state: DungeonState) -> list[Task[Any]]:
    """Return the task that asks again after the table has changed; a chosen card is chosen afresh."""
    if state.outcome != PLAYING or state.asking is None:
        return []
    return [ChooseCard()] if is_about_to_lay(state) else [state.asking]


def build(options: Mapping[str, str], seats: int, *packs: str) -> Dungeon:
    """Build the game of one pack, given by its id or path."""
    (pack,) = packs or (DEFAULT_PACK_ID,)
    return Dungeon(load_box(find_pack(pack).resolve()), options, seats)
