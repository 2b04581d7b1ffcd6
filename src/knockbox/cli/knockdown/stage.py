"""Knockdown as it is played at a keyboard."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.boxes import packs_for
from knockbox.cli.errors import InputError
from knockbox.cli.knockdown.answers import put_into_words
from knockbox.cli.knockdown.farewell import draw_ending
from knockbox.cli.knockdown.grounds import reminder
from knockbox.cli.knockdown.lookup import show_cards, signs
from knockbox.cli.knockdown.picture import KnockdownPicture
from knockbox.cli.knockdown.scene import CLOSED, LETTERS, KnockdownScene
from knockbox.cli.knockdown.welcome import welcome
from knockbox.cli.table.scene import Asked
from knockbox.cli.table.stage import AnyStage, Family, Patience, Programme
from knockbox.cli.table.words import interface_word
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.chronicle import Line
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.chronicle import chronicle
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.reasons.telling import tell
from knockbox.games.knockdown.selection import SELECTED
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.views import KnockdownView
from knockbox.games.knockdown.wording import Wording
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.hosting.seating import COMPUTER, PERSON
from knockbox.records.record import Player
from knockbox.records.session import Session

SEALED: Final = ("keep_first", "keep_second", "lay_skill")


class KnockdownStage:
    """A duel: two seats, secrets only while skills are drafted and cards are blind."""

    labels = LETTERS
    has_match_clock = False

    def __init__(self, game: Knockdown, language: str, players: list[str]) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.wording = words_of(game, language)
        self.picture = KnockdownPicture()

    def say(self, key: str, **values: str | int) -> str:
        return interface_word(self.wording.catalogue, self.game.key, key, **values)

    def scene(self, state: KnockdownState, vantage: int, clock_ms: int) -> KnockdownScene:
        return KnockdownScene(self.game, self.wording, self.game.view(state, vantage), self.players)

    def has_secrets(self, state: KnockdownState, question: Decision) -> bool:
        return has_secrets(self.game.view(state, question.seat), PROMPTS[question.prompt])

    def is_private(self, choice: int) -> bool:
        """Whatever is done beside the question is done in the open."""
        return False

    def asked(self, scene: KnockdownScene, state: KnockdownState, question: Decision) -> Asked:
        return put_into_words(self.wording, state, question)

    def read(self, scene: KnockdownScene, line: str, question: Decision) -> None:
        """Everything is typed as it is shown."""

    def option_text(self, scene: KnockdownScene, choice: int, prompt: int) -> str:
        return self.wording.option_text(choice, prompt)

    def families(self, scene: KnockdownScene, choices: Sequence[int]) -> list[Family]:
        """In a duel there is little to do beside the question."""
        return []

    def reason_text(self, reason: Reason) -> str:
        return tell(self.wording.catalogue, reason)

    def lines(self, events: Sequence[Event], scene: KnockdownScene) -> list[Line]:
        return chronicle(events, scene.cast, self.wording)

    def welcome(self, scene: KnockdownScene, seats: Sequence[Player]) -> RenderableType:
        return welcome(scene, seats)

    def reminder(self, scene: KnockdownScene) -> Iterator[Text]:
        return reminder(scene)

    def cards(self, scene: KnockdownScene, typed: str, width: int) -> RenderableType:
        return show_cards(scene, typed)

    def headline(self, scene: KnockdownScene) -> str:
        return scene.stage if scene.is_mixed else ""

    def keys(self, scene: KnockdownScene) -> list[tuple[str, str]]:
        return [("resign", "resign")]

    def signs(self, scene: KnockdownScene) -> Iterator[tuple[str, str]]:
        return signs(scene)

    def ending(self, scene: KnockdownScene, session: Session, width: int) -> RenderableType:
        return draw_ending(scene, session)

    def patience(self, question: Decision, clock_ms: int) -> Patience | None:
        """KDR-76 A person may take so long for each decision; a referee is never hurried."""
        timing = self.game.timing()
        if timing is None or question.seat == PUBLIC:
            return None
        seconds = timing.limit_ms // 1000
        return Patience(seconds, timing.choice, f"{self.say('too-late', seconds=seconds)} [{timing.rule}]")


def open_stage(game: AnyGame, language: str, seats: Sequence[Player]) -> AnyStage:
    return KnockdownStage(knockdown_of(game), language, [player.name for player in seats])


OPPONENTS: Final = (COMPUTER, PERSON)
PROGRAMME: Final = Programme(
    "knockdown-terminal-opponent",
    {f"{PERSON},{kind}": f"knockdown-terminal-opponent-{kind}" for kind in OPPONENTS},
    LETTERS,
    SELECTED,
    packs_for,
    open_stage,
)


def knockdown_of(game: AnyGame) -> Knockdown:
    if not isinstance(game, Knockdown):
        raise InputError(f"found a match of '{game.key}'; expected '{Knockdown.key}'")
    return game


def words_of(game: Knockdown, language: str) -> Wording:
    """The words of the box; one that lacks some cannot be played in that language."""
    try:
        return Wording(game.mixture, language)
    except PackError as error:
        raise InputError(str(error)) from error


def has_secrets(view: KnockdownView, prompt: str) -> bool:
    """Whether the seat's screen shows what the other may not see; a skill lying face down need not be shown."""
    own = view.own
    if own is None:
        return False
    if prompt in SEALED:
        return True
    known = [] if view.memory == CLOSED else view.table.hands[view.seat].seen
    return sorted(own.hand) != sorted(known)
