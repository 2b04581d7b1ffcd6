"""What speaks against a choice: first whether it is one at all, then whether the dungeon is over, then the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from knockbox.engine.action import verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.dungeon import choices as c
from knockbox.games.dungeon.reasons import grimoire, placing, speech
from knockbox.games.dungeon.reasons.attempt import Attempt, Reasons
from knockbox.games.dungeon.reasons.tries import tries, vain_spells
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.refusal import unknown

if TYPE_CHECKING:
    from knockbox.games.dungeon.game import Dungeon

ANSWERS: Final = (c.CARD, c.LAY, c.PUT_BACK, c.PASS)
"""What only the asked seat may try."""


def candidates(game: Dungeon, state: DungeonState) -> list[Candidate]:
    """All that could be tried at the open question: its options in their order, then what is closed and why."""
    question = state.question
    if question is None:
        return []
    options = set(question.options)
    return [judged(game, state, question, choice, choice in options) for choice in tries(state, question)]


def judged(game: Dungeon, state: DungeonState, question: Decision, choice: int, is_open: bool) -> Candidate:
    reasons = () if is_open else against(game, state, question, question.seat, choice)
    return Candidate(choice, game.spell(choice), reasons)


def refuse(game: Dungeon, state: DungeonState, seat: int, choice: int) -> Candidate:
    """The choice with all that speaks against this seat making it now; open if nothing does."""
    nameless = unknown(game, choice, "KKD-TURN-1")
    if nameless is not None:
        return nameless
    notation = game.spell(choice)
    question = state.question
    if question is None:
        return Candidate(choice, notation, (too_late(choice),))
    if is_open(game, state, question, seat, choice):
        return Candidate(choice, notation)
    return Candidate(choice, notation, against(game, state, question, seat, choice))


def closed(game: Dungeon, state: DungeonState, seat: int) -> list[Candidate]:
    """KKD-GRIM-0 Tokens that lie before the group and have no use now; in the last chance the question lists them."""
    question = state.question
    is_told = question is None or (question.prompt == c.LAST_CHANCE and question.seat == seat)
    if is_told or seat == PUBLIC:
        return []
    usable = {verb_of(choice) for choice in game.offers(state, seat)}
    return [refuse(game, state, seat, choice) for choice in vain_spells(state) if verb_of(choice) not in usable]


def too_late(choice: int) -> Reason:
    """No token is used after the end; nothing else is done then either."""
    if verb_of(choice) in c.SPELLS:
        return Reason("too-late-for-tokens", "KKDR-20")
    return Reason("dungeon-over", "KKD-TURN-1")


def is_open(game: Dungeon, state: DungeonState, question: Decision, seat: int, choice: int) -> bool:
    """Whether it is an answer of this seat, an offer to it, or something it may say."""
    if question.seat == seat and choice in question.options:
        return True
    return choice in game.offers(state, seat) or choice in game.utterances(state, seat)


def against(game: Dungeon, state: DungeonState, question: Decision, seat: int, choice: int) -> tuple[Reason, ...]:
    """Every rule that the seat would break, the one to cite first; who is not asked learns nothing hidden."""
    attempt = Attempt(game.names, state, question, seat, choice)
    if attempt.verb in ANSWERS and not attempt.is_asked:
        return (Reason("not-your-question", "KKD-TURN-1"),)
    return tuple(AGAINST[attempt.verb](attempt))


def give_up(attempt: Attempt) -> Reasons:
    """Each player agrees to give up once."""
    if not attempt.is_player:
        return [Reason("only-players", "KKDR-47")]
    return [Reason("gave-up-already", "KKDR-47")]


def time_up(attempt: Attempt) -> Reasons:
    """The clock decides, if there is one, and no player."""
    if attempt.rules.timed and attempt.seat != PUBLIC:
        return [Reason("clock-decides", "KKDR-15")]
    return [Reason("no-clock", "KKDR-15")]


AGAINST: Final[dict[int, Callable[[Attempt], Reasons]]] = {
    c.CARD: placing.card,
    c.LAY: placing.lay,
    c.FIREBALL: grimoire.aimed,
    c.ICE: grimoire.aimed,
    c.POISON: grimoire.poison,
    c.SILENCE: grimoire.silence_ball,
    c.SHOW: placing.show,
    c.PUT_BACK: placing.put_back,
    c.GIVE_UP: give_up,
    c.TIME_UP: time_up,
    c.PASS: placing.skip,
    **dict.fromkeys((*c.SPEECH, *c.GESTURES), speech.said),
}
"""By verb: what a seat would have to hear while the table waits."""
