"""Check choices: whether they exist, whether the match is over, then the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.reasons import grimoire, placing, speech
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons
from knockbox.games.dungeon.reasons.candidate_choices import candidate_choices, unusable_token_choices
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.refusal import unknown_choice

if TYPE_CHECKING:
    from knockbox.games.dungeon.game import Dungeon

ANSWER_VERBS: Final = (c.CARD, c.LAY, c.PUT_BACK, c.PASS)
"""Verbs that only the asked seat may use."""


def candidates(game: Dungeon, state: DungeonState) -> list[Candidate]:
    """Return the options of the open question in order, then illegal choices with their reasons."""
    question = state.question
    if question is None:
        return []
    options = set(question.options)
    return [
        make_candidate(game, state, question, choice, choice in options)
        for choice in candidate_choices(state, question)
    ]


def make_candidate(game: Dungeon, state: DungeonState, question: Decision, choice: int, is_open: bool) -> Candidate:
    reasons = () if is_open else reasons_against(game, state, question, question.seat, choice)
    return Candidate(choice, game.action_to_string(choice), reasons)


def check_action(game: Dungeon, state: DungeonState, seat: int, choice: int) -> Candidate:
    """Return the choice with all reasons against this seat making it now; none if it is legal."""
    nameless = unknown_choice(game, choice, "KKD-TURN-1")
    if nameless is not None:
        return nameless
    notation = game.action_to_string(choice)
    question = state.question
    if question is None:
        return Candidate(choice, notation, (too_late_reason(choice),))
    if is_legal(game, state, question, seat, choice):
        return Candidate(choice, notation)
    return Candidate(choice, notation, reasons_against(game, state, question, seat, choice))


def disabled_side_actions(game: Dungeon, state: DungeonState, seat: int) -> list[Candidate]:
    """KKD-GRIM-0 Return the held tokens without a use now; in the last chance the candidates list them instead."""
    question = state.question
    is_covered = question is None or (question.prompt == c.LAST_CHANCE and question.seat == seat)
    if is_covered or seat == PUBLIC:
        return []
    usable = {verb_of(choice) for choice in game.side_actions(state, seat)}
    return [
        check_action(game, state, seat, choice)
        for choice in unusable_token_choices(state)
        if verb_of(choice) not in usable
    ]


def too_late_reason(choice: int) -> Reason:
    """Return the reason against any choice after the end."""
    if verb_of(choice) in c.SPELLS:
        return Reason("too-late-for-tokens", "KKDR-20")
    return Reason("dungeon-over", "KKD-TURN-1")


def is_legal(game: Dungeon, state: DungeonState, question: Decision, seat: int, choice: int) -> bool:
    """Return whether the choice is an option, a side action or an utterance of this seat."""
    if question.seat == seat and choice in question.options:
        return True
    return choice in game.side_actions(state, seat) or choice in game.utterances(state, seat)


def reasons_against(
    game: Dungeon, state: DungeonState, question: Decision, seat: int, choice: int
) -> tuple[Reason, ...]:
    """Return every reason, the one to cite first; a seat that is not asked learns nothing hidden."""
    attempt = Attempt(game.names, state, question, seat, choice)
    if attempt.verb in ANSWER_VERBS and not attempt.is_asked:
        return (Reason("not-your-question", "KKD-TURN-1"),)
    return tuple(REASONS_BY_VERB[attempt.verb](attempt))


def give_up(attempt: Attempt) -> Reasons:
    """Each player may agree once to give up."""
    if not attempt.is_player:
        return [Reason("only-players", "KKDR-47")]
    return [Reason("gave-up-already", "KKDR-47")]


def time_up(attempt: Attempt) -> Reasons:
    """Only the clock calls time, if there is one."""
    if attempt.rules.has_timer and attempt.seat != PUBLIC:
        return [Reason("clock-decides", "KKDR-15")]
    return [Reason("no-clock", "KKDR-15")]


REASONS_BY_VERB: Final[dict[int, Callable[[Attempt], Reasons]]] = {
    c.CARD: placing.choose_card,
    c.LAY: placing.lay,
    c.FIREBALL: grimoire.aimed_token,
    c.ICE: grimoire.aimed_token,
    c.POISON: grimoire.poison,
    c.SILENCE: grimoire.silence_ball,
    c.SHOW: placing.show,
    c.PUT_BACK: placing.put_back,
    c.GIVE_UP: give_up,
    c.TIME_UP: time_up,
    c.PASS: placing.skip,
    **dict.fromkeys((*c.SPEECH, *c.GESTURES), speech.utterance),
}
"""By verb: the reasons against an illegal choice."""
