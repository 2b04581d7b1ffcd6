"""Knock, Knock! Dungeon! as it is played at a keyboard."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.boxes import read_boxes
from knockbox.cli.dungeon.answers import families, put_into_words, read_short
from knockbox.cli.dungeon.farewell import draw_ending
from knockbox.cli.dungeon.foresight import foresee
from knockbox.cli.dungeon.lookup import show_cards, signs
from knockbox.cli.dungeon.picture import DungeonPicture, clock_face
from knockbox.cli.dungeon.scene import DungeonScene
from knockbox.cli.dungeon.welcome import specials, welcome
from knockbox.cli.errors import InputError
from knockbox.cli.table.scene import Asked
from knockbox.cli.table.stage import AnyStage, Family, Patience, Programme
from knockbox.cli.table.words import interface_word
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.event import Event
from knockbox.engine.reason import Reason
from knockbox.games.chronicle import Line
from knockbox.games.dungeon.choices import (
    CARD,
    LAY,
    SHOW,
    TURNED,
    UPRIGHT,
    cell_of,
    turn_of,
)
from knockbox.games.dungeon.chronicle import Cast, chronicle
from knockbox.games.dungeon.game import Dungeon
from knockbox.games.dungeon.lattice import place
from knockbox.games.dungeon.pack import boxes
from knockbox.games.dungeon.state import DungeonState
from knockbox.games.dungeon.wording import Wording
from knockbox.games.packs.errors import PackError
from knockbox.games.registry import AnyGame
from knockbox.hosting.seating import COMPUTER, PERSON, is_bot
from knockbox.records.record import Player
from knockbox.records.session import Session

LABELS: Final = ("1", "2", "3", "4", "5", "6")


class DungeonStage:
    """One to six people and bots; every hand is a secret from all others."""

    labels = LABELS

    def __init__(self, game: Dungeon, language: str, seats: Sequence[Player]) -> None:
        self.game = game
        self.language = language
        self.wording = words_of(game, language)
        self.players = [self.called(seat, player) for seat, player in enumerate(seats)]
        self.people = [label for label, player in zip(LABELS, seats, strict=False) if not is_bot(player)]
        self.picture = DungeonPicture()

    def called(self, seat: int, player: Player) -> str:
        """KKDR-49 People by their names or as player 1 to 6; bots by what they are and their number."""
        if is_bot(player):
            return self.say("bot", kind=player.name, number=seat + 1)
        return self.say("player", number=seat + 1) if player.name in LABELS else player.name

    @property
    def limit_ms(self) -> int | None:
        """KKDR-15 What the clock of the match allows."""
        timing = self.game.timing()
        return None if timing is None else timing.limit_ms

    @property
    def has_match_clock(self) -> bool:
        return self.limit_ms is not None

    def say(self, key: str, **values: str | int) -> str:
        return interface_word(self.wording.catalogue, self.game.key, key, seats=self.game.seats, **values)

    def scene(self, state: DungeonState, vantage: int, clock_ms: int) -> DungeonScene:
        left_ms = None if self.limit_ms is None else self.limit_ms - clock_ms
        fates = foresee(self.game, state, vantage) if vantage != PUBLIC else {}
        return DungeonScene(self.game, self.wording, self.game.view(state, vantage), self.players, left_ms, fates)

    def has_secrets(self, state: DungeonState, question: Decision) -> bool:
        """KKD-SETUP-10 A hand is never shown to others."""
        return question.seat != PUBLIC

    def is_private(self, choice: int) -> bool:
        """KKD-SETUP-10 To name a card is to ask whether it is in the hand."""
        return verb_of(choice) in (CARD, SHOW)

    def asked(self, scene: DungeonScene, state: DungeonState, question: Decision) -> Asked:
        return put_into_words(scene, question)

    def read(self, scene: DungeonScene, line: str, question: Decision) -> int | None:
        return read_short(scene, line, question)

    def option_text(self, scene: DungeonScene, choice: int, prompt: int) -> str:
        """A card that lies sideways can only be refused, and must not read like one that is turned (KKD-PLACE-5)."""
        if verb_of(choice) == LAY and turn_of(thing_of(choice)) not in (UPRIGHT, TURNED):
            return self.say("sideways", place="{},{}".format(*place(cell_of(thing_of(choice)))))
        return self.wording.option_text(choice, prompt, scene.table, self.players)

    def families(self, scene: DungeonScene, choices: Sequence[int]) -> list[Family]:
        """KKDR-43 Corners to be spared and things to be pointed at: there are more and more of them."""
        return [*families(scene, choices)]

    def reason_text(self, reason: Reason) -> str:
        return self.wording.reason_text(reason)

    def lines(self, events: Sequence[Event], scene: DungeonScene) -> list[Line]:
        return chronicle(events, Cast(self.players, scene.table), self.wording)

    def welcome(self, scene: DungeonScene, seats: Sequence[Player]) -> RenderableType:
        return welcome(scene)

    def reminder(self, scene: DungeonScene) -> Iterator[Text]:
        for words in specials(scene):
            yield Text(words)

    def cards(self, scene: DungeonScene, typed: str, width: int) -> RenderableType:
        return show_cards(scene, typed, width)

    def headline(self, scene: DungeonScene) -> str:
        return ""

    def keys(self, scene: DungeonScene) -> list[tuple[str, str]]:
        """Alone there is nobody to talk to, and one person at the keyboard speaks for nobody else."""
        talk = [("t", "talk")] if self.game.seats > 1 else []
        others = [(f"{label}: …", "speaker") for label in self.people[1:2]]
        return [*talk, *others, ("put-back", "put-back"), ("give-up", "give-up"), (f"c {self.say('map')}", "map")]

    def signs(self, scene: DungeonScene) -> Iterator[tuple[str, str]]:
        return signs(scene)

    def ending(self, scene: DungeonScene, session: Session, width: int) -> RenderableType:
        return draw_ending(scene, session, width)

    def patience(self, question: Decision, clock_ms: int) -> Patience | None:
        """KKD-END-5, KKDR-15 The clock runs for the whole match; when it is over, the table says so."""
        timing = self.game.timing()
        if timing is None:
            return None
        left_ms = timing.limit_ms - clock_ms
        return Patience(left_ms / 1000, timing.choice, f"{self.say('too-late')} [{timing.rule}]", clock_face(left_ms))


def dungeon_of(game: AnyGame) -> Dungeon:
    if not isinstance(game, Dungeon):
        raise InputError(f"found a match of '{game.key}'; expected '{Dungeon.key}'")
    return game


def words_of(game: Dungeon, language: str) -> Wording:
    """The words of the pack; one that lacks some cannot be played in that language."""
    try:
        return Wording(game.box, language)
    except PackError as error:
        raise InputError(str(error)) from error


def open_stage(game: AnyGame, language: str, seats: Sequence[Player]) -> AnyStage:
    return DungeonStage(dungeon_of(game), language, seats)


def packs_named(named: Sequence[str], options: Mapping[str, str]) -> tuple[str, ...]:
    """The pack that was named; without one the first of the house."""
    return tuple(pack for word in named for pack in read_boxes(word, boxes()))


COMPANIES: Final = {
    f"{PERSON},{COMPUTER},{COMPUTER},{COMPUTER}": "team",
    PERSON: "alone",
    f"{PERSON},{COMPUTER}": "pair",
    f"{PERSON},{PERSON}": "people",
}
PROGRAMME: Final = Programme(
    "dungeon-terminal-company",
    {seats: f"dungeon-terminal-company-{word}" for seats, word in COMPANIES.items()},
    LABELS,
    ("adventure", "daily"),
    packs_named,
    open_stage,
)
