"""Knockdown behind the common contract."""

from collections.abc import Mapping, Sequence
from typing import Final

from knockbox.engine.action import action, verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.knowledge import Hand
from knockbox.engine.presumed import Presumed
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import advance, answer, interrupt
from knockbox.engine.timing import Timing
from knockbox.games.knockdown.aids import KnockdownAids, aids
from knockbox.games.knockdown.choices import PASS_CHOICE, PROMPTS, RESIGN, STOP_CHOICE, TIME_OUT
from knockbox.games.knockdown.compile import compile_rules
from knockbox.games.knockdown.features import NAMES, features
from knockbox.games.knockdown.imagine import forget, imagine, reshuffle
from knockbox.games.knockdown.names import Names
from knockbox.games.knockdown.naming import named
from knockbox.games.knockdown.notation import notation_of
from knockbox.games.knockdown.odds import HANDS, stakes
from knockbox.games.knockdown.options import settle
from knockbox.games.knockdown.pack import Box, find_pack, load_box, mix
from knockbox.games.knockdown.position import position, set_up
from knockbox.games.knockdown.presume import presume
from knockbox.games.knockdown.reasons import candidates, refuse
from knockbox.games.knockdown.reflex import reflex
from knockbox.games.knockdown.selection import SELECTED, read_picks, selected, settle_selection
from knockbox.games.knockdown.state import NOBODY, NOTHING, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.ending import resign, run_late
from knockbox.games.knockdown.tasks.setup import KeepFirst, KeepSecond, LaySkill, SetUp
from knockbox.games.knockdown.views import KnockdownView, view, views

DEFAULT: Final = ("siege-storm",)
SEALED: Final = (KeepFirst, KeepSecond, LaySkill)


class Knockdown:
    """Two seats, an arena, best of three rounds; from one box, or from several that are mixed."""

    key = "knockdown"
    rules_version = 3
    seats = SEATS
    prompts = PROMPTS
    seal_rule = "KDR-31"
    feature_names = NAMES

    def __init__(self, boxes: Sequence[Box], options: Mapping[str, str], hands: tuple[str, ...] = HANDS) -> None:
        self.boxes = boxes
        selection = settle_selection(options, boxes)
        arenas, skill_sets = (selected(selection[name], boxes) for name in ("arena", "skills"))
        given = {name: value for name, value in options.items() if name not in SELECTED}
        self.mixture = mix(boxes, arenas, skill_sets)
        self.options = {**selection, **settle(given, [box.arena for box in arenas])}
        self.content_hash = self.mixture.content_hash
        self.names = Names(self.mixture)
        self.hands = hands
        self.rules = compile_rules(self.mixture, self.options, read_picks(selection, self.names.fighters), hands)
        self.notation = notation_of(self.names, max(ground.spaces for ground in self.rules.grounds))

    def with_hands(self, hands: Sequence[str]) -> "Knockdown":
        """KDR-29 Who builds well fails less often; where dice are rolled hands make no difference."""
        named = tuple(hands)
        return self if not self.rules.tower or named == self.hands else Knockdown(self.boxes, self.options, named)

    def start(self, rng: Rng, listen: bool = False) -> KnockdownState:
        state = fresh_state(self, rng)
        state.log = [] if listen else None
        state.agenda.append(SetUp())
        advance(state)
        return state

    def decision(self, state: KnockdownState) -> Decision | None:
        return state.question

    def step(self, state: KnockdownState, choice: int) -> None:
        if self.rules.timed:
            stop_clock(state)
        answer(state, choice)

    def clone(self, state: KnockdownState) -> KnockdownState:
        return state.clone()

    def offers(self, state: KnockdownState, seat: int) -> list[int]:
        """KDR-75, KDR-76 A player may resign at any moment; the table may call time on the one who is asked."""
        if state.winner != NOBODY or seat not in (PUBLIC, 0, 1):
            return []
        if seat != PUBLIC:
            return [action(RESIGN)]
        timed = self.rules.timed and state.question is not None and state.question.seat != PUBLIC
        return [action(TIME_OUT)] if timed else []

    def closed(self, state: KnockdownState, seat: int) -> list[Candidate]:
        """All that is done beside the question is to resign."""
        return []

    def accept(self, state: KnockdownState, seat: int, choice: int) -> None:
        if verb_of(choice) == RESIGN:
            resign(state, seat)
            interrupt(state)
        else:
            call_time(self, state)

    def utterances(self, state: KnockdownState, seat: int) -> list[int]:
        """Whatever duellists call out, the rules do not hear it."""
        return []

    def utter(self, seat: int, choice: int) -> list[Event]:
        return []

    def hush(self, state: KnockdownState) -> Reason | None:
        """Who fights may shout."""
        return None

    def pending(self, state: KnockdownState) -> list[Decision]:
        """KDR-31 Sealed answers of one secret may come in any order."""
        if state.question is None:
            return []
        waiting = [state.question]
        if isinstance(state.asking, SEALED) and state.agenda and type(state.agenda[-1]) is type(state.asking):
            other = state.agenda[-1].do(state)
            waiting += [other] if other is not None else []
        return waiting

    def timing(self) -> Timing | None:
        """KDR-76 Each decision of a player may have its time."""
        limit = self.options["decision_time"]
        return None if limit == "off" else Timing(int(limit) * 1000, False, action(TIME_OUT), "KDR-76")

    def consent(self, state: KnockdownState, people: Sequence[int]) -> tuple[int, int] | None:
        """A duel asks nobody's leave."""
        return None

    def default(self, state: KnockdownState) -> int:
        """KDR-76 The house answer: no block, no Reaction, stop where that is legal, else the first option."""
        question = state.question
        if question is None:
            raise ValueError("nobody is asked")
        for choice in (PASS_CHOICE, STOP_CHOICE):
            if choice in question.options:
                return choice
        return question.options[0]

    def presume(self, state: KnockdownState, seat: int) -> Presumed | None:
        return presume(state, seat)

    def view(self, state: KnockdownState, seat: int) -> KnockdownView:
        return view(self.names, self.options["memory"], state, seat)

    def views(self, state: KnockdownState) -> list[KnockdownView]:
        return views(self.names, self.options["memory"], state)

    def aids(self, view: KnockdownView) -> KnockdownAids:
        return aids(self.rules, self.names, view)

    def imagine(self, state: KnockdownState, seat: int, rng: Rng) -> KnockdownState:
        return imagine(state, seat, rng)

    def believe(self, state: KnockdownState, seat: int, said: list[tuple[int, int]], rng: Rng) -> KnockdownState:
        return imagine(state, seat, rng)

    def spoken(self, story: Sequence[Event]) -> list[tuple[int, int]]:
        """Nobody speaks of his cards in a duel."""
        return []

    def reshuffle(self, state: KnockdownState, rng: Rng) -> KnockdownState:
        return reshuffle(state, rng)

    def forget(self, state: KnockdownState, seat: int) -> KnockdownState:
        return forget(state, seat)

    def style_of(self, state: KnockdownState, seat: int) -> str:
        """That of the fighter, once it is picked and if its box gives it one."""
        style = self.mixture.characters.get(self.names.fighter(state.fighters[seat]))
        return style.value if style is not None else ""

    def features(self, state: KnockdownState, seat: int) -> list[float]:
        return features(state, seat)

    def stakes(self, state: KnockdownState, seat: int) -> tuple[float, float]:
        return stakes(state, seat)

    def points(self, state: KnockdownState) -> list[int]:
        """KD-END-6 Rounds won."""
        return state.victories[:]

    def reflex(self, state: KnockdownState, rng: Rng) -> int:
        return reflex(state, rng)

    def events(self, notes: list[tuple[int, ...]]) -> list[Event]:
        return named(self.names, notes)

    def candidates(self, state: KnockdownState) -> list[Candidate]:
        return candidates(self, state)

    def refuse(self, state: KnockdownState, seat: int, choice: int) -> Candidate:
        return refuse(self, state, seat, choice)

    def spell(self, choice: int) -> str:
        return self.notation.spell(choice)

    def read(self, notation: str) -> int:
        return self.notation.read(notation)

    def position(self, state: KnockdownState) -> dict[str, object]:
        return position(self, state)

    def set_up(self, position: Mapping[str, object]) -> KnockdownState:
        return set_up(self, position)

    def payoffs(self, state: KnockdownState) -> list[float]:
        if state.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0 if seat == state.winner else -1.0 for seat in range(SEATS)]


def stop_clock(state: KnockdownState) -> None:
    """KDR-76 An answer in time ends a row of delays."""
    if state.question is not None and state.question.seat != PUBLIC:
        state.delays[state.question.seat] = 0


def call_time(game: Knockdown, state: KnockdownState) -> None:
    if state.question is None:
        return
    if run_late(state, state.question.seat):
        interrupt(state)
    else:
        answer(state, game.default(state))


def fresh_state(game: Knockdown, rng: Rng) -> KnockdownState:
    """An empty table before the set-up."""
    return KnockdownState(
        rules=game.rules,
        agenda=[],
        asking=None,
        question=None,
        rng=rng,
        ground=game.rules.grounds[0],
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
        places=game.rules.grounds[0].starts[:],
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
    """The game of one pack or of several that are mixed, each named by its id or by a path."""
    return Knockdown([load_box(find_pack(pack).resolve()) for pack in packs or DEFAULT], options)
