"""The texts of cards, questions, answers, talk and reasons in one language."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

import knockbox.games.dungeon.choices as verbs
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import PROMPTS, SPEECH, UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.lattice import Place, coordinates
from knockbox.games.dungeon.notation import VERB_WORDS, build_notation
from knockbox.games.dungeon.pack import Box
from knockbox.games.dungeon.pack.contents import PackContents
from knockbox.games.dungeon.pack.messages import message_problems
from knockbox.games.dungeon.queries import card_at, corner_at
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.dungeon.state import NOTHING
from knockbox.games.dungeon.text.names import Names
from knockbox.games.dungeon.views import Table
from knockbox.games.packs.errors import broken_pack_error
from knockbox.text.catalogue import load_catalogue
from knockbox.text.language import check_language

Fields: TypeAlias = dict[str, str | int]

NO_VALUE: Final = "none"
WORDING_CACHE_SIZE: Final = 64
"""Cached wordings, each for one box and one language."""
MAX_SEATS: Final = 6
FIRST_LEVEL: Final = 1
CARD_VERBS: Final = (verbs.CARD, verbs.SHOW)
VERTEX_VERBS: Final = (verbs.POISON, verbs.SPARE)
CELL_VERBS: Final = (
    verbs.FIREBALL,
    verbs.ICE,
    verbs.CAN_FIX,
    verbs.LEAVE_TO_ME,
    verbs.HELP,
    verbs.POINT_CARD,
    verbs.POINT_CELL,
)


class Wording:
    """The texts of a box in one language; raises PackError if the box lacks some of them."""

    def __init__(self, box: Box, language: str, is_spoken: bool = False) -> None:
        """With `is_spoken` places are described without coordinates, for readers who never type one."""
        check_box_messages(box, check_language(language))
        self.box = box
        self.language = language
        self.is_spoken = is_spoken
        self.catalogue = load_catalogue(language, box.folder)
        self.names = Names(box)
        self.notation = build_notation(self.names, MAX_SEATS)
        self.forms = cache(self.build_forms)

    def format(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(key, **values)

    # Names.

    def printed_card(self, card: str) -> Room | Creature:
        return self.box.rooms[card] if card in self.box.rooms else self.box.creatures[card]

    def name(self, card: str) -> str:
        """Return the name of a card on its own, outside a sentence."""
        return self.format("dungeon-card-title", **self.card_values(card))

    def scene(self, card: str) -> str:
        """Return what the picture of a card shows, or "" for a room without a name."""
        key = f"{message_prefix(self.printed_card(card))}-{card}.scene"
        return self.format(key) if self.catalogue.has(key) else ""

    def subject(self, card: str) -> str:
        """Return the name of a card as the subject of a sentence."""
        return self.format("dungeon-card-subject", **self.card_values(card))

    def object(self, card: str) -> str:
        """Return the name of a card as the object of a sentence."""
        return self.format("dungeon-card-object", **self.card_values(card))

    def owner(self, card: str) -> str:
        """Return the name of a card as an owner."""
        return self.format("dungeon-card-owner", **self.card_values(card))

    def build_forms(self, card: str) -> Fields:
        """Return the name of a card in all forms that a sentence may need."""
        subject = self.subject(card)
        return {
            "card": self.object(card),
            "subject": subject,
            "start": capitalize(subject),
            "owner": self.owner(card),
            "sort": card_sort(self.printed_card(card)),
        }

    def card_values(self, card: str) -> Fields:
        """Return what identifies a card: its name, or the corners, chests and level of a room without one."""
        printed = self.printed_card(card)
        key = f"{message_prefix(printed)}-{card}"
        name = self.format(key) if self.catalogue.has(key) else NO_VALUE
        fields: Fields = {"sort": card_sort(printed), "name": name, "chests": printed.chests}
        return fields | {"corners": self.corners_text(printed)}

    def corners_text(self, printed: Room | Creature) -> str:
        """Return the values of the corners; the level distinguishes a card of a later dungeon from its twin."""
        if printed.level == FIRST_LEVEL:
            return self.format("dungeon-card-corners", **corner_fields(printed.corners))
        return self.format("dungeon-card-corners-of-level", level=printed.level, **corner_fields(printed.corners))

    def list_cards(self, cards: Iterable[str]) -> str:
        """Return several cards as a list, with equal ones counted."""
        parts = [self.name_copies(self.object(card), count) for card, count in Counter(cards).items()]
        *others, last = parts
        return self.format("dungeon-and", first=", ".join(others), next=last) if others else last

    def name_copies(self, name: str, count: int) -> str:
        return self.format("dungeon-copies", name=name, count=count) if count > 1 else name

    def token(self, token: str) -> str:
        return self.format(f"dungeon-token-{token}")

    def player(self, seat: int, players: Sequence[str]) -> str:
        """KKDR-49 Return the name of a player, or the number of the seat, counted from 1."""
        return players[seat] if seat < len(players) else self.format("dungeon-player", number=seat + 1)

    # Questions and answers.

    def question_text(self, prompt: int) -> str:
        return self.format(f"dungeon-question-{hyphenate(PROMPTS[prompt])}")

    def option_text(
        self, choice: int, prompt: int = NOTHING, table: Table | None = None, players: Sequence[str] = ()
    ) -> str:
        """Return the text of an action or utterance; with a table it names cards, else it gives their places."""
        words = self.format_choice("dungeon-choice", choice, prompt, table, players)
        return self.format("dungeon-choice-say", words=words) if verb_of(choice) in SPEECH else words

    def action_text(self, choice: int, prompt: int, card: str, table: Table | None = None) -> str:
        """Return the text of an action out of context, as in analysis; `card` is the one that it lays, or ""."""
        if not card or verb_of(choice) != verbs.LAY:
            return self.option_text(choice, prompt, table)
        return self.format(
            "dungeon-deed-lay", **self.verb_values(verbs.LAY, thing_of(choice), table, ()), **self.forms(card)
        )

    def move_name(self, choice: int, card: str, table: Table | None = None) -> str:
        """Return the text of an action as a noun phrase, as in commentary; `card` is the one that it lays, or ""."""
        verb = verb_of(choice)
        fields = self.verb_values(verb, thing_of(choice), table, ()) | (self.forms(card) if card else {})
        return self.format(f"recount-feat-{VERB_WORDS[verb]}", **fields)

    def utterance_text(self, seat: int, choice: int, table: Table | None = None, players: Sequence[str] = ()) -> str:
        """Return what others hear or see of a player who speaks or points."""
        name = self.player(seat, players)
        if verb_of(choice) in SPEECH:
            words = self.format_choice("dungeon-choice", choice, NOTHING, table, players)
            return self.format("dungeon-heard", name=name, words=words)
        return self.format_choice("dungeon-seen", choice, NOTHING, table, players, name=name)

    def format_choice(
        self, family: str, choice: int, prompt: int, table: Table | None, players: Sequence[str], **more: str
    ) -> str:
        verb = verb_of(choice)
        fields = self.verb_values(verb, thing_of(choice), table, players)
        question = hyphenate(PROMPTS[prompt]) if prompt >= 0 else NO_VALUE
        return self.format(f"{family}-{VERB_WORDS[verb]}", question=question, **fields, **more)

    def verb_values(self, verb: int, thing: int, table: Table | None, players: Sequence[str]) -> Fields:
        """Return the values for the message of a verb."""
        if verb in CARD_VERBS:
            return self.forms(self.names.cards[thing])
        if verb == verbs.LAY:
            return self.place_values(coordinates(cell_of(thing))) | {
                "turn": "upright" if turn_of(thing) == UPRIGHT else "turned"
            }
        if verb in CELL_VERBS:
            return self.place_values(coordinates(thing)) | self.laid_card_values(coordinates(thing), table)
        if verb in VERTEX_VERBS:
            return self.corner_values(coordinates(thing), table)
        if verb == verbs.ZEROS:
            return {"zeros": verbs.ZERO_WORDS[thing]}
        return {"player": self.player(thing, players)} if verb == verbs.POINT_PLAYER else {}

    def place_values(self, point: Place) -> Fields:
        """KKDR-43 Return a place as coordinates with directions from the start card; if spoken, directions only."""
        x, y = point
        way = self.directions(x, y)
        return {"place": way, "where": way} if self.is_spoken else {"place": f"{x},{y}", "where": f"{x},{y} ({way})"}

    def directions(self, x: int, y: int) -> str:
        steps = [
            self.format(f"dungeon-way-{side}", steps=number) for side, number in direction_steps(x, y) if number > 0
        ]
        return ", ".join(steps) or self.format("dungeon-way-start")

    def laid_card_values(self, cell: Place, table: Table | None) -> Fields:
        card = card_at(table, cell) if table else None
        return self.forms(card.card) if card else {"card": NO_VALUE, "subject": NO_VALUE}

    def corner_values(self, vertex: Place, table: Table | None) -> Fields:
        """Return the corner at a vertex and its card, preferably a standing creature, with the place."""
        owner = corner_at(table, vertex) if table else None
        if owner is None:
            return self.place_values(vertex) | {"owner": NO_VALUE, "corner": NO_VALUE}
        card, corner = owner
        spot = self.place_values(card.cell if self.is_spoken else vertex)
        return spot | self.forms(card.card) | {"corner": CORNER_NAMES[corner]}

    def reason_text(self, reason: Reason) -> str:
        """Return the text of a reason."""
        values: Fields = dict(reason.values)
        if "card" in values:
            values["card"] = self.name(str(values["card"]))
        if "x" in values:
            values |= self.place_values((int(values["x"]), int(values["y"])))
        return self.format(f"reason-{reason.code}", **values)


CORNER_NAMES: Final = ("nw", "ne", "sw", "se")


@lru_cache(WORDING_CACHE_SIZE)
def load_wording(box: Box, language: str) -> Wording:
    """Return the cached wording of a box; it does not depend on the options of a match."""
    return Wording(box, language, is_spoken=True)


def check_box_messages(box: Box, language: str) -> None:
    contents = PackContents(box.pack, box.rooms, box.creatures)
    problems = list(message_problems(contents, box.folder, language))
    if problems:
        raise broken_pack_error(box.folder, problems)


def message_prefix(card: Room | Creature) -> str:
    """Return the prefix of the messages about a card."""
    return "creature" if isinstance(card, Creature) else "room"


def card_sort(card: Room | Creature) -> str:
    """Return the sort by which messages choose their form: knight, creature, room or joker."""
    if isinstance(card, Creature):
        return "knight" if card.knight else "creature"
    return "room" if any(card.corners) else "joker"


def corner_fields(corners: Sequence[int]) -> dict[str, str | int]:
    return dict(zip(CORNER_NAMES, corners, strict=True))


def direction_steps(x: int, y: int) -> tuple[tuple[str, int], ...]:
    return ("left", -x), ("right", x), ("up", -y), ("down", y)


def capitalize(text: str) -> str:
    """Return the text with a capital first letter."""
    return f"{text[:1].upper()}{text[1:]}"


def hyphenate(name: str) -> str:
    return name.replace("_", "-")
