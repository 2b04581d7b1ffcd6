"""Knock, Knock! Dungeon! in the terminal: the interface to the game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.boxes import parse_boxes
from knockbox.cli.dungeon.answers import group_choices, parse_short_form, render_question
from knockbox.cli.dungeon.ending import draw_ending
from knockbox.cli.dungeon.lookup import legend, show_cards
from knockbox.cli.dungeon.picture import DungeonPicture, format_clock
from knockbox.cli.dungeon.preview import preview_options
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.welcome import draw_welcome, special_sentences
from knockbox.cli.errors import InputError
from knockbox.cli.table.messages import format_interface_message
from knockbox.cli.table.presenter import AnswerLimit, AnyPresenter, ChoiceGroup, TerminalGame
from knockbox.cli.table.scene import RenderedQuestion
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import (
    CARD,
    LAY,
    SHOW,
    TURNED,
    UPRIGHT,
    cell_of,
    turn_of,
)
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import coordinates
from knockbox.games.dungeon.pack import shipped_packs
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.text.log import Cast, render_log
from knockbox.games.dungeon.text.questions import Wording
from knockbox.games.log_lines import LogLine
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.hosting.seating import COMPUTER_SEAT, PERSON_SEAT, is_bot
from knockbox.records.record import Player
from knockbox.records.session import Session

LABELS: Final = ("1", "2", "3", "4", "5", "6")


class DungeonPresenter:
    """One to six people and bots; every hand is secret."""

    labels = LABELS

    def __init__(self, game: Dungeon, language: str, seats: Sequence[Player]) -> None:
        self.game = game
        self.language = language
        self.wording = load_wording(game, language)
        self.players = [self.display_name(seat, player) for seat, player in enumerate(seats)]
        self.people = [label for label, player in zip(LABELS, seats, strict=False) if not is_bot(player)]
        self.picture = DungeonPicture()

    def display_name(self, seat: int, player: Player) -> str:
        """KKDR-49 Call people by name or as player 1 to 6, and bots by kind and number."""
        if is_bot(player):
            return self.format_message("bot", kind=player.name, number=seat + 1)
        return self.format_message("player", number=seat + 1) if player.name in LABELS else player.name

    @property
    def limit_ms(self) -> int | None:
        """KKDR-15 Return the time limit of the match."""
        timing = self.game.timing()
        return None if timing is None else timing.limit_ms

    @property
    def has_match_clock(self) -> bool:
        return self.limit_ms is not None

    def format_message(self, key: str, **values: str | int) -> str:
        return format_interface_message(
            self.wording.catalogue, self.game.key, key, seats=self.game.num_players, **values
        )

    def scene(self, state: DungeonState, viewer: int, clock_ms: int) -> DungeonScene:
        left_ms = None if self.limit_ms is None else self.limit_ms - clock_ms
        fates = preview_options(self.game, state, viewer) if viewer != PUBLIC else {}
        return DungeonScene(self.game, self.wording, self.game.view(state, viewer), self.players, left_ms, fates)

    def has_secrets(self, state: DungeonState, question: Decision) -> bool:
        """KKD-SETUP-10 A hand is never shown to others."""
        return question.seat != PUBLIC

    def is_private(self, choice: int) -> bool:
        """KKD-SETUP-10 Treat choices that name a card as private: they ask whether it is in the hand."""
        return verb_of(choice) in (CARD, SHOW)

    def render_question(self, scene: DungeonScene, state: DungeonState, question: Decision) -> RenderedQuestion:
        return render_question(scene, question)

    def parse_short_form(self, scene: DungeonScene, line: str, question: Decision) -> int | None:
        return parse_short_form(scene, line, question)

    def option_text(self, scene: DungeonScene, choice: int, prompt: int) -> str:
        """Return the text of an option; a sideways card is always illegal and must not look turned (KKD-PLACE-5)."""
        if verb_of(choice) == LAY and turn_of(thing_of(choice)) not in (UPRIGHT, TURNED):
            return self.format_message("sideways", place="{},{}".format(*coordinates(cell_of(thing_of(choice)))))
        return self.wording.option_text(choice, prompt, scene.table, self.players)

    def group_choices(self, scene: DungeonScene, choices: Sequence[int]) -> list[ChoiceGroup]:
        """KKDR-43 Group corners to spare and things to point at, whose number grows."""
        return [*group_choices(scene, choices)]

    def reason_text(self, reason: Reason) -> str:
        return self.wording.reason_text(reason)

    def log_lines(self, events: Sequence[Event], scene: DungeonScene) -> list[LogLine]:
        return render_log(events, Cast(self.players, scene.table), self.wording)

    def render_welcome(self, scene: DungeonScene, seats: Sequence[Player]) -> RenderableType:
        return draw_welcome(scene)

    def reminder(self, scene: DungeonScene) -> Iterator[Text]:
        for words in special_sentences(scene):
            yield Text(words)

    def render_cards(self, scene: DungeonScene, typed: str, width: int) -> RenderableType:
        return show_cards(scene, typed, width)

    def headline(self, scene: DungeonScene) -> str:
        return ""

    def keys(self, scene: DungeonScene) -> list[tuple[str, str]]:
        """Return further keys; talk needs other players, and speaking for a seat needs several people here."""
        talk = [("t", "talk")] if self.game.num_players > 1 else []
        others = [(f"{label}: …", "speaker") for label in self.people[1:2]]
        return [
            *talk,
            *others,
            ("put-back", "put-back"),
            ("give-up", "give-up"),
            (f"c {self.format_message('map')}", "map"),
        ]

    def legend(self, scene: DungeonScene) -> Iterator[tuple[str, str]]:
        return legend(scene)

    def render_ending(self, scene: DungeonScene, session: Session, width: int) -> RenderableType:
        return draw_ending(scene, session, width)

    def answer_limit(self, question: Decision, clock_ms: int) -> AnswerLimit | None:
        """KKD-END-5, KKDR-15 Limit the time of the whole match."""
        timing = self.game.timing()
        if timing is None:
            return None
        left_ms = timing.limit_ms - clock_ms
        return AnswerLimit(
            left_ms / 1000, timing.choice, f"{self.format_message('too-late')} [{timing.rule}]", format_clock(left_ms)
        )


def require_dungeon(game: AnyGame) -> Dungeon:
    if not isinstance(game, Dungeon):
        raise InputError(f"found a match of '{game.key}'; expected '{Dungeon.key}'")
    return game


def load_wording(game: Dungeon, language: str) -> Wording:
    """Return the texts of the pack; raise `InputError` if some are missing in that language."""
    try:
        return Wording(game.box, language)
    except PackError as error:
        raise InputError(str(error)) from error


def open_presenter(game: AnyGame, language: str, seats: Sequence[Player]) -> AnyPresenter:
    return DungeonPresenter(require_dungeon(game), language, seats)


def select_packs(named: Sequence[str], options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the named packs; without one, the game uses its default."""
    return tuple(pack for word in named for pack in parse_boxes(word, shipped_packs()))


LINEUPS: Final = {
    f"{PERSON_SEAT},{COMPUTER_SEAT},{COMPUTER_SEAT},{COMPUTER_SEAT}": "team",
    PERSON_SEAT: "alone",
    f"{PERSON_SEAT},{COMPUTER_SEAT}": "pair",
    f"{PERSON_SEAT},{PERSON_SEAT}": "people",
}
DUNGEON_TERMINAL: Final = TerminalGame(
    "dungeon-terminal-company",
    {seats: f"dungeon-terminal-company-{word}" for seats, word in LINEUPS.items()},
    LABELS,
    ("adventure", "daily"),
    select_packs,
    open_presenter,
)
