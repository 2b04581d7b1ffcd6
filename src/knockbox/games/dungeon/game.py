"""Knock, Knock! Dungeon! behind the common contract."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from knockbox.engine.action import action, thing_of, verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.presumed import Presumed
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, answer, interrupt
from knockbox.engine.task import Task
from knockbox.engine.timing import Timing
from knockbox.engine.zones import distinct
from knockbox.games.dungeon.aids import DungeonAids, aids
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
from knockbox.games.dungeon.events import Said
from knockbox.games.dungeon.features import NAMES, features
from knockbox.games.dungeon.hearsay import believe
from knockbox.games.dungeon.imagine import forget, imagine, reshuffle
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.naming import Namer
from knockbox.games.dungeon.notation import notation_of
from knockbox.games.dungeon.options import settle
from knockbox.games.dungeon.pack import Box, find_pack, load_box
from knockbox.games.dungeon.position import position, set_up
from knockbox.games.dungeon.reasons import candidates, closed, refuse
from knockbox.games.dungeon.spoken import spoken
from knockbox.games.dungeon.state import NOTHING, PLAYING, WON, DungeonState, fresh_state
from knockbox.games.dungeon.tasks.ending import call_time, give_up
from knockbox.games.dungeon.tasks.grimoire import aimed_spells, cast, spells
from knockbox.games.dungeon.tasks.place import ChooseCard, ChooseCell, show_card
from knockbox.games.dungeon.tasks.setup import SetUp
from knockbox.games.dungeon.utterance import utterances
from knockbox.games.dungeon.views import DungeonView, view, views

DEFAULT: Final = "first-dungeon"
MINUTE_MS: Final = 60_000


class Dungeon:
    """One to six seats against the Black Knight; one dungeon tried is one match."""

    key = "dungeon"
    rules_version = 1
    prompts = PROMPTS
    seal_rule = ""  # nothing is answered under seal
    hands: tuple[str, ...] = ()  # nothing is built
    feature_names = NAMES

    def __init__(self, box: Box, options: Mapping[str, str], seats: int) -> None:
        self.box = box
        self.seats = seats
        self.options = settle(options, seats)
        self.content_hash = box.content_hash
        self.names = Names(box)
        self.rules = compile_rules(box, self.options, seats)
        self.namer = Namer(self.names, self.rules)
        self.notation = notation_of(self.names, seats)

    def with_hands(self, hands: Sequence[str]) -> "Dungeon":
        return self

    def start(self, rng: Rng, listen: bool = False) -> DungeonState:
        state = fresh_state(self.rules, rng)
        state.log = [] if listen else None
        state.agenda.append(SetUp())
        advance(state)
        return state

    def decision(self, state: DungeonState) -> Decision | None:
        return state.question

    def step(self, state: DungeonState, choice: int) -> None:
        answer(state, choice)

    def clone(self, state: DungeonState) -> DungeonState:
        return state.clone()

    def offers(self, state: DungeonState, seat: int) -> list[int]:
        """KKD-GRIM-0, KKDR-32 Tokens at any moment for any player, shown cards, giving up; the table calls time."""
        question = state.question
        if question is None or not PUBLIC <= seat < self.seats:
            return []
        if seat == PUBLIC:
            return [action(TIME_UP)] if self.rules.timed else []
        if question.prompt == LAST_CHANCE:
            return [] if question.seat == seat else aimed_spells(state) + surrender(state, seat)
        return spells(state) + put_back(state, seat) + shows(state, seat) + surrender(state, seat)

    def closed(self, state: DungeonState, seat: int) -> list[Candidate]:
        return closed(self, state, seat)

    def accept(self, state: DungeonState, seat: int, choice: int) -> None:
        verb = verb_of(choice)
        if verb == GIVE_UP:
            give_up(state, seat)
        elif verb == TIME_UP:
            call_time(state)
        elif verb == SHOW:
            show_card(state, seat, thing_of(choice))
        if state.outcome == PLAYING and verb in (GIVE_UP, SHOW) and not is_asked(state, seat):
            return
        state.agenda += asked_again(state)
        if verb not in (GIVE_UP, TIME_UP, SHOW, PUT_BACK):
            cast(state, seat, choice)
        interrupt(state)

    def utterances(self, state: DungeonState, seat: int) -> list[int]:
        return utterances(state, seat)

    def utter(self, seat: int, choice: int) -> list[Event]:
        rule = "KKD-TALK-2" if verb_of(choice) in SPEECH else "KKDR-18"
        return [Said(rule, seat, self.spell(choice))]

    def hush(self, state: DungeonState) -> Reason | None:
        """KKD-TALK-2, KKDR-18 In silence text and voice are locked; after the end everybody may talk."""
        return Reason("silence", "KKD-TALK-2") if state.silent and state.outcome == PLAYING else None

    def pending(self, state: DungeonState) -> list[Decision]:
        return [] if state.question is None else [state.question]

    def timing(self) -> Timing | None:
        """KKD-END-5, KKDR-15 The clock runs for the whole match; when it is over, the table says so."""
        timer = self.options["timer"]
        return None if timer == "off" else Timing(int(timer) * MINUTE_MS, True, action(TIME_UP), "KKD-END-5")

    def consent(self, state: DungeonState, people: Sequence[int]) -> tuple[int, int] | None:
        """KKDR-47 When all people would give up, bots agree."""
        if not people or not all(state.quitting >> seat & 1 for seat in people):
            return None
        willing = (seat for seat in range(self.seats) if GIVE_UP_CHOICE in self.offers(state, seat))
        seat = next(willing, None)
        return None if seat is None else (seat, GIVE_UP_CHOICE)

    def default(self, state: DungeonState) -> int:
        question = state.question
        if question is None:
            raise ValueError("nobody is asked")
        return question.options[0]

    def presume(self, state: DungeonState, seat: int) -> Presumed | None:
        """Nobody hinders anybody."""
        return None

    def view(self, state: DungeonState, seat: int) -> DungeonView:
        return view(self.names, state, seat)

    def views(self, state: DungeonState) -> list[DungeonView]:
        return views(self.names, state)

    def aids(self, view: DungeonView) -> DungeonAids:
        return aids(self.rules, self.spell, self.names.cards[self.rules.knight], view)

    def imagine(self, state: DungeonState, seat: int, rng: Rng) -> DungeonState:
        return imagine(state, seat, rng)

    def believe(self, state: DungeonState, seat: int, said: list[tuple[int, int]], rng: Rng) -> DungeonState:
        return believe(state, seat, said, rng)

    def spoken(self, story: Sequence[Event]) -> list[tuple[int, int]]:
        return spoken(story, self.read)

    def reshuffle(self, state: DungeonState, rng: Rng) -> DungeonState:
        return reshuffle(state, rng)

    def forget(self, state: DungeonState, seat: int) -> DungeonState:
        return forget(state, seat)

    def style_of(self, state: DungeonState, seat: int) -> str:
        """Nobody in a dungeon is a character."""
        return ""

    def features(self, state: DungeonState, seat: int) -> list[float]:
        return features(state, seat)

    def stakes(self, state: DungeonState, seat: int) -> tuple[float, float]:
        """There is nothing to win but the match."""
        return 0.0, 1.0

    def points(self, state: DungeonState) -> list[int]:
        """Nobody has any before the end."""
        return [0] * self.seats

    def reflex(self, state: DungeonState, rng: Rng) -> int:
        """Anything."""
        question = state.question
        if question is None:
            raise ValueError("nobody is asked")
        return question.options[rng.below(len(question.options))]

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        return self.namer.named(notes)

    def candidates(self, state: DungeonState) -> list[Candidate]:
        return candidates(self, state)

    def refuse(self, state: DungeonState, seat: int, choice: int) -> Candidate:
        return refuse(self, state, seat, choice)

    def spell(self, choice: int) -> str:
        return self.notation.spell(choice)

    def read(self, notation: str) -> int:
        return self.notation.read(notation)

    def position(self, state: DungeonState) -> dict[str, object]:
        return position(self, state)

    def set_up(self, position: Mapping[str, object]) -> DungeonState:
        return set_up(self, position)

    def payoffs(self, state: DungeonState) -> list[float]:
        """KKD-GOAL-1 All win or all lose."""
        if state.outcome == PLAYING:
            return [0.0] * self.seats
        return [1.0 if state.outcome == WON else -1.0] * self.seats


def surrender(state: DungeonState, seat: int) -> list[int]:
    """KKDR-47 To give up is open to each seat that has not agreed to it."""
    return [] if state.quitting >> seat & 1 else [GIVE_UP_CHOICE]


def shows(state: DungeonState, seat: int) -> list[int]:
    """KKDR-40 One card of each player at a time may be shown, also in silence; alone there is nobody to see it."""
    if state.rules.seats == 1 or state.shown[seat] != NOTHING:
        return []
    return [action(SHOW, kind) for kind in distinct(state.hands[seat])]


def put_back(state: DungeonState, seat: int) -> list[int]:
    """A card that was chosen and not yet laid may go back to the hand."""
    return [action(PUT_BACK)] if is_asked(state, seat) and is_about_to_lay(state) else []


def is_asked(state: DungeonState, seat: int) -> bool:
    return state.question is not None and state.question.seat == seat


def is_about_to_lay(state: DungeonState) -> bool:
    """Whether a card of the hand was chosen, and its cell is asked for."""
    return isinstance(state.asking, ChooseCell) and state.asking.kind != state.rules.knight


def asked_again(state: DungeonState) -> list[Task[Any]]:
    """The question that is asked once the table has changed: a card that was chosen may then be chosen anew."""
    if state.outcome != PLAYING or state.asking is None:
        return []
    return [ChooseCard()] if is_about_to_lay(state) else [state.asking]


def build(options: Mapping[str, str], seats: int, *packs: str) -> Dungeon:
    """The game of one pack, named by its id or by a path."""
    (pack,) = packs or (DEFAULT,)
    return Dungeon(load_box(find_pack(pack).resolve()), options, seats)
