"""Knockdown in the terminal: the interface to the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.boxes import select_packs
from knockbox.cli.errors import InputError
from knockbox.cli.knockdown.answers import render_question
from knockbox.cli.knockdown.ending import draw_ending
from knockbox.cli.knockdown.hazards import resume_reminder
from knockbox.cli.knockdown.lookup import legend, show_cards
from knockbox.cli.knockdown.picture import KnockdownPicture
from knockbox.cli.knockdown.scene import CLOSED, LETTERS, KnockdownScene
from knockbox.cli.knockdown.welcome import draw_welcome
from knockbox.cli.table.messages import format_interface_message
from knockbox.cli.table.presenter import AnswerLimit, AnyPresenter, ChoiceGroup, TerminalGame
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.knockdown.selection import SELECTION_OPTIONS
from knockbox.games.knockdown.state import KnockdownState
from knockbox.games.knockdown.text.log import render_log
from knockbox.games.knockdown.text.questions import Wording
from knockbox.games.knockdown.text.reasons import reason_text
from knockbox.games.knockdown.views import KnockdownView
from knockbox.games.log_lines import LogLine
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.hosting.seating import COMPUTER_SEAT, PERSON_SEAT
from knockbox.records.record import Player
from knockbox.records.session import Session

SECRET_PROMPTS: Final = ("keep_first", "keep_second", "lay_skill")


class KnockdownPresenter:
    """Two seats; secrets only while skills are drafted and with closed hands."""

    labels = LETTERS
    has_match_clock = False

    def __init__(self, game: Knockdown, language: str, players: list[str]) -> None:
        self.game = game
        self.language = language
        self.players = players
        self.wording = load_wording(game, language)
        self.picture = KnockdownPicture()

    def format_message(self, key: str, **values: str | int) -> str:
        return format_interface_message(self.wording.catalogue, self.game.key, key, **values)

    def scene(self, state: KnockdownState, viewer: int, clock_ms: int) -> KnockdownScene:
        return KnockdownScene(self.game, self.wording, self.game.view(state, viewer), self.players)

    def has_secrets(self, state: KnockdownState, question: Decision) -> bool:
        return has_secrets(self.game.view(state, question.seat), PROMPTS[question.prompt])

    def is_private(self, choice: int) -> bool:
        """Side actions are public."""
        return False

    def render_question(self, scene: KnockdownScene, state: KnockdownState, question: Decision) -> RenderedQuestion:
        return render_question(self.wording, state, question)

    def parse_short_form(self, scene: KnockdownScene, line: str, question: Decision) -> None:
        """Return None: there are no short forms."""

    def option_text(self, scene: KnockdownScene, choice: int, prompt: int) -> str:
        return self.wording.option_text(choice, prompt)

    def group_choices(self, scene: KnockdownScene, choices: Sequence[int]) -> list[ChoiceGroup]:
        """Return no groups: there are few side choices."""
        return []

    def reason_text(self, reason: Reason) -> str:
        return reason_text(self.wording.catalogue, reason)

    def log_lines(self, events: Sequence[Event], scene: KnockdownScene) -> list[LogLine]:
        return render_log(events, scene.cast, self.wording)

    def render_welcome(self, scene: KnockdownScene, seats: Sequence[Player]) -> RenderableType:
        return draw_welcome(scene, seats)

    def reminder(self, scene: KnockdownScene) -> Iterator[Text]:
        return resume_reminder(scene)

    def render_cards(self, scene: KnockdownScene, typed: str, width: int) -> RenderableType:
        return show_cards(scene, typed)

    def headline(self, scene: KnockdownScene) -> str:
        return scene.setting_text if scene.is_mixed else ""

    def keys(self, scene: KnockdownScene) -> list[tuple[str, str]]:
        return [("resign", "resign")]

    def legend(self, scene: KnockdownScene) -> Iterator[tuple[str, str]]:
        return legend(scene)

    def render_ending(self, scene: KnockdownScene, session: Session, width: int) -> RenderableType:
        return draw_ending(scene, session)

    def answer_limit(self, question: Decision, clock_ms: int) -> AnswerLimit | None:
        """KDR-76 Limit the time of each decision of a person; a referee has no limit."""
        timing = self.game.timing()
        if timing is None or question.seat == PUBLIC:
            return None
        seconds = timing.limit_ms // 1000
        return AnswerLimit(
            seconds, timing.choice, f"{self.format_message('too-late', seconds=seconds)} [{timing.rule}]"
        )


def open_presenter(game: AnyGame, language: str, seats: Sequence[Player]) -> AnyPresenter:
    return KnockdownPresenter(require_knockdown(game), language, [player.name for player in seats])


OPPONENTS: Final = (COMPUTER_SEAT, PERSON_SEAT)
KNOCKDOWN_TERMINAL: Final = TerminalGame(
    "knockdown-terminal-opponent",
    {f"{PERSON_SEAT},{kind}": f"knockdown-terminal-opponent-{kind}" for kind in OPPONENTS},
    LETTERS,
    SELECTION_OPTIONS,
    select_packs,
    open_presenter,
)


def require_knockdown(game: AnyGame) -> Knockdown:
    if not isinstance(game, Knockdown):
        raise InputError(f"found a match of '{game.key}'; expected '{Knockdown.key}'")
    return game


def load_wording(game: Knockdown, language: str) -> Wording:
    """Return the texts of the boxes; raise `InputError` if some are missing in that language."""
    try:
        return Wording(game.card_pool, language)
    except PackError as error:
        raise InputError(str(error)) from error


def has_secrets(view: KnockdownView, prompt: str) -> bool:
    """Return whether the seat's screen shows what the other may not see; a face-down skill need not be shown."""
    own = view.own
    if own is None:
        return False
    if prompt in SECRET_PROMPTS:
        return True
    known = [] if view.memory == CLOSED else view.table.hands[view.seat].seen
    return sorted(own.hand) != sorted(known)
