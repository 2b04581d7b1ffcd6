"""Laws that cannot fail prove nothing: they must detect every fault planted in a dungeon."""

from typing import Final

import msgspec
import pytest

from knockbox.engine.action import action
from knockbox.engine.decision import Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Candidate, Reason
from knockbox.engine.rng import Rng
from knockbox.engine.state import ask_again
from knockbox.games.dungeon.choices import HAVE_JOKER
from knockbox.games.dungeon.determinize import determinize, hidden_cards, redeal
from knockbox.games.dungeon.events import CardDealt, CardDrawn, CreatureBeaten, TokenReturned
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.state import NOTHING, DungeonState
from knockbox.games.dungeon.tasks.place import ChooseCell
from knockbox.games.dungeon.views import CardView, DungeonView
from knockbox.testing.dungeon_subject import build_subject, chosen_kind
from knockbox.testing.faulty_games import Fault, Faults, Methods, question_of, run_law_on_fault
from knockbox.testing.laws import BrokenLawError

State = DungeonState
FAULTS: Final = Faults[Dungeon]()
breaks: Final = FAULTS.breaks
TOKENS: Final = {"adventure": "on", "tokens": "fireball,ice,poison,silence"}
SEATS: Final = 2


def neighbour(seat: int) -> int:
    """Return a seat whose hand `seat` must not know; for spectators (-1) the first."""
    return (seat + 1) % SEATS


def secret(state: State, seat: int) -> int:
    """Return a number derived from what the seat must not know."""
    return sum(state.hands[neighbour(seat)]) + sum(state.deck[-1:])


# Law 2: being asked reveals nothing.


@breaks(2)
def the_prompt_depends_on_a_hand(true: Dungeon) -> Methods:
    def decision(state: State) -> Decision:
        return Decision(
            question_of(state).seat, sum(state.hands[question_of(state).seat]) % 2, question_of(state).options
        )

    return {"decision": decision}


@breaks(2)
def who_has_a_joker_is_asked_first(true: Dungeon) -> Methods:
    def decision(state: State) -> Decision:
        question = question_of(state)
        holders = [seat for seat in range(SEATS) if any(state.rules.has_silence[kind] for kind in state.hands[seat])]
        return Decision(holders[0] if holders else question.seat, question.prompt, question.options)

    return {"decision": decision}


# Law 5: determinized states.


@breaks(5)
def the_chosen_card_is_peeked_at(true: Dungeon) -> Methods:
    def peek(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if isinstance(state.asking, ChooseCell):
            world.asking = state.asking
            ask_again(world)
        return world

    return {"determinize": peek}


@breaks(5)
def shown_cards_are_dealt_again(true: Dungeon) -> Methods:
    def forget(state: State, seat: int, rng: Rng) -> State:
        bare = state.clone()
        bare.shown = [NOTHING] * SEATS
        world = determinize(bare, seat, rng)
        world.shown = state.shown[:]
        return world

    return {"determinize": forget}


@breaks(5)
def a_shown_card_is_chosen_among_others(true: Dungeon) -> Methods:
    """The hand keeps the shown card, but any card of it may be the chosen one."""

    def forget(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        if chosen_kind(state) not in (NOTHING, state.rules.knight) and state.active != seat:
            hand = world.hands[world.active]
            world.asking = ChooseCell(hand[rng.below(len(hand))])
        return world

    return {"determinize": forget}


@breaks(5)
def the_knight_is_shuffled_in(true: Dungeon) -> Methods:
    def shuffle(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        rng.shuffle(world.deck)
        return world

    return {"determinize": shuffle}


@breaks(5)
def the_next_hand_is_seen(true: Dungeon) -> Methods:
    def look(state: State, seat: int, rng: Rng) -> State:
        return determinize(state, neighbour(seat), rng)

    return {"determinize": look}


@breaks(5)
def imagining_is_copying(true: Dungeon) -> Methods:
    def copy(state: State, seat: int, rng: Rng) -> State:
        world = true.clone(state)
        world.rng = determinize(state, seat, rng).rng
        return world

    return {"determinize": copy}


# Law 8: two worlds.


@breaks(8)
def the_view_shows_another_hand(true: Dungeon) -> Methods:
    def view(state: State, seat: int) -> DungeonView:
        return msgspec.structs.replace(true.view(state, seat), own=true.view(state, neighbour(seat)).own)

    return {"view": view}


@breaks(8)
def the_view_shows_the_chosen_card(true: Dungeon) -> Methods:
    def view(state: State, seat: int) -> DungeonView:
        own = true.view(state, state.active).own
        chosen: CardView | None = own.chosen if own else None
        shown = true.view(state, seat)
        return msgspec.structs.replace(shown, knight=chosen.card if chosen else shown.knight)

    return {"view": view}


@breaks(8)
def the_view_shows_how_often_a_card_can_be_laid(true: Dungeon) -> Methods:
    """A card that looks the same turned has half the options: their number reveals it."""

    def view(state: State, seat: int) -> DungeonView:
        return msgspec.structs.replace(true.view(state, seat), chain=len(question_of(state).options))

    return {"view": view}


@breaks(8)
def only_who_has_a_joker_may_say_so(true: Dungeon) -> Methods:
    """Utterances depend on what others could say."""

    def utterances(state: State, seat: int) -> list[int]:
        words = true.utterances(state, seat)
        jokers = any(state.rules.has_silence[kind] for kind in state.hands[neighbour(seat)])
        return words if jokers else [word for word in words if word != action(HAVE_JOKER)]

    return {"utterances": utterances}


@breaks(8)
def a_reason_names_the_top_card(true: Dungeon) -> Methods:
    def candidates(state: State) -> list[Candidate]:
        told = Reason("no-passing", "KKDR-12", {"card": true.names.card(state.deck[-1] if state.deck else 0)})
        return [msgspec.structs.replace(each, reasons=(told,)) for each in true.candidates(state)]

    return {"candidates": candidates}


@breaks(8)
def a_refusal_tells_what_was_chosen(true: Dungeon) -> Methods:
    """A reason reveals whether the card that another seat lays looks the same turned."""

    def refuse(state: State, seat: int, choice: int) -> Candidate:
        refused = true.check_action(state, seat, choice)
        told = Reason("not-your-question", "KKD-TURN-1", {"kind": chosen_kind(state)})
        return refused if refused.enabled else msgspec.structs.replace(refused, reasons=(told,))

    return {"check_action": refuse}


@breaks(8)
def an_offer_depends_on_a_secret(true: Dungeon) -> Methods:
    return {"side_actions": lambda state, seat: true.side_actions(state, seat)[secret(state, seat) % 2 :]}


@breaks(8)
def the_house_answer_depends_on_a_secret(true: Dungeon) -> Methods:
    def default(state: State) -> int:
        options = question_of(state).options
        return options[secret(state, question_of(state).seat) % len(options)]

    return {"default": default}


class SeenByAll(Event, frozen=True, tag=True):
    """An event that shows a card to every seat."""

    card: str


@breaks(8)
def an_event_shows_a_drawn_card(true: Dungeon) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events(notes)
        return [SeenByAll(each.rule, each.card) if isinstance(each, CardDrawn) else each for each in known]

    return {"events": events}


@breaks(8)
def a_shown_card_tells_of_the_rest_of_the_hand(true: Dungeon) -> Methods:
    """Only a side action reveals it."""

    def accept(state: State, seat: int, choice: int) -> None:
        hand = sum(state.hands[seat])
        true.apply_side_action(state, seat, choice)
        state.points = hand

    return {"apply_side_action": accept}


# Law 10: things are conserved.


@breaks(10)
def a_time_token_is_lost(true: Dungeon) -> Methods:
    def step(state: State, choice: int) -> None:
        before = state.reserve
        true.step(state, choice)
        state.reserve -= int(state.reserve > before + 1)

    return {"step": step}


@breaks(10)
def a_burnt_card_is_not_laid_aside(true: Dungeon) -> Methods:
    def accept(state: State, seat: int, choice: int) -> None:
        true.apply_side_action(state, seat, choice)
        state.burnt.clear()

    return {"apply_side_action": accept}


@breaks(10)
def a_used_token_is_thrown_away(true: Dungeon) -> Methods:
    def accept(state: State, seat: int, choice: int) -> None:
        pool = state.pool
        true.apply_side_action(state, seat, choice)
        state.pool = pool

    return {"apply_side_action": accept}


# Law 11: events rebuild the table.


@breaks(11)
def a_fallen_creature_is_not_told(true: Dungeon) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        return [each for each in true.events(notes) if not isinstance(each, CreatureBeaten)]

    return {"events": events}


@breaks(11)
def a_token_goes_back_unseen(true: Dungeon) -> Methods:
    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        return [each for each in true.events(notes) if not isinstance(each, TokenReturned)]

    return {"events": events}


@breaks(11)
def backs_are_not_told(true: Dungeon) -> Methods:
    """Others do not learn that a card was dealt."""

    class Whispered(CardDealt, frozen=True):
        def seen_by(self, seat: int) -> Event:
            return self if seat == self.seat else SeenByAll(self.rule, "")

    def events(notes: list[tuple[int, ...]]) -> list[Event]:
        known = true.events(notes)
        return [Whispered(each.rule, each.seat, each.card) if isinstance(each, CardDealt) else each for each in known]

    return {"events": events}


# Law 13: determinized states do not depend on what a seat cannot know.


@breaks(13)
def cards_are_shuffled_as_they_lie(true: Dungeon) -> Methods:
    """Each place is as likely as expected, but the shuffle depends on the hidden order of the cards."""

    def shuffle(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        unseen = state.deck[1:]
        for other in range(SEATS):
            unseen += [] if other == seat else hidden_cards(state.hands[other], state.shown[other])
        rng.shuffle(unseen)
        redeal(world, seat, unseen)
        return world

    return {"determinize": shuffle}


@breaks(13)
def a_secret_costs_chance(true: Dungeon) -> Methods:
    def dither(state: State, seat: int, rng: Rng) -> State:
        world = determinize(state, seat, rng)
        for _ in range(secret(state, seat) % 3):
            rng.below(2)
        return world

    return {"determinize": dither}


@pytest.mark.once
@pytest.mark.parametrize(("law", "fault"), FAULTS.planted, ids=FAULTS.names)
def test_a_planted_fault_is_found(law: int, fault: Fault[Dungeon]) -> None:
    with pytest.raises(BrokenLawError, match=f"law {law}:"):
        run_law_on_fault(law, build_subject(TOKENS, SEATS), fault)
