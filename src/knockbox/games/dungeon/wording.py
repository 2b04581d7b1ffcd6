"""Knock, Knock! Dungeon! said to people in their language: names of cards, questions, answers, spoken sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

import knockbox.games.dungeon.choices as verbs
from knockbox.engine.action import thing_of, verb_of
from knockbox.engine.reason import Reason
from knockbox.games.dungeon.choices import PROMPTS, SPEECH, UPRIGHT, cell_of, turn_of
from knockbox.games.dungeon.lattice import Place, place
from knockbox.games.dungeon.names import Names
from knockbox.games.dungeon.notation import WORDS, notation_of
from knockbox.games.dungeon.pack import Box
from knockbox.games.dungeon.pack.reading import Contents
from knockbox.games.dungeon.pack.words import missing_words
from knockbox.games.dungeon.schema import Creature, Room
from knockbox.games.dungeon.sight import corner_at, laid_at
from knockbox.games.dungeon.state import NOTHING
from knockbox.games.dungeon.views import Table
from knockbox.games.packs.errors import broken
from knockbox.text.catalogue import catalogue
from knockbox.text.language import known

Fields: TypeAlias = dict[str, str | int]

UNSAID: Final = "none"
KEPT: Final = 64
"""Wordings that stay made, each for some boxes and a language."""
MOST_SEATS: Final = 6
FIRST_LEVEL: Final = 1
OF_CARDS: Final = (verbs.CARD, verbs.SHOW)
OF_VERTICES: Final = (verbs.POISON, verbs.SPARE)
OF_CELLS: Final = (
    verbs.FIREBALL,
    verbs.ICE,
    verbs.CAN_FIX,
    verbs.LEAVE_TO_ME,
    verbs.HELP,
    verbs.POINT_CARD,
    verbs.POINT_CELL,
)


class Wording:
    """The words of a box in one language; a box that lacks some of them is refused."""

    def __init__(self, box: Box, language: str, is_spoken: bool = False) -> None:
        """`is_spoken` is for whoever hears of places, or sees them without numbers, and never types one."""
        require_words(box, known(language))
        self.box = box
        self.language = language
        self.is_spoken = is_spoken
        self.catalogue = catalogue(language, box.folder)
        self.names = Names(box)
        self.notation = notation_of(self.names, MOST_SEATS)
        self.forms = cache(self.all_forms)  # of a card, as often as it is spoken of

    def say(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(key, **values)

    # Names.

    def printed(self, card: str) -> Room | Creature:
        return self.box.rooms[card] if card in self.box.rooms else self.box.creatures[card]

    def name(self, card: str) -> str:
        """The name of a card standing alone."""
        return self.say("dungeon-card-title", **self.features(card))

    def scene(self, card: str) -> str:
        """What goes on in the picture of a card; nothing for a room that its box does not name."""
        key = f"{word_of(self.printed(card))}-{card}.scene"
        return self.say(key) if self.catalogue.has(key) else ""

    def subject(self, card: str) -> str:
        """A card of which a sentence tells something."""
        return self.say("dungeon-card-subject", **self.features(card))

    def object(self, card: str) -> str:
        """A card to which something is done."""
        return self.say("dungeon-card-object", **self.features(card))

    def owner(self, card: str) -> str:
        """A card to which something belongs."""
        return self.say("dungeon-card-owner", **self.features(card))

    def all_forms(self, card: str) -> Fields:
        """A card in all forms that a sentence may need."""
        subject = self.subject(card)
        return {
            "card": self.object(card),
            "subject": subject,
            "start": capital(subject),
            "owner": self.owner(card),
            "sort": sort_of(self.printed(card)),
        }

    def features(self, card: str) -> Fields:
        """What tells a card from others: its name, or of a room without one corners, chests and a later dungeon."""
        printed = self.printed(card)
        key = f"{word_of(printed)}-{card}"
        name = self.say(key) if self.catalogue.has(key) else UNSAID
        fields: Fields = {"sort": sort_of(printed), "name": name, "chests": printed.chests}
        return fields | {"corners": self.corners(printed)}

    def corners(self, printed: Room | Creature) -> str:
        """The values of the corners; a card of a later dungeon is told from its twin of the first."""
        if printed.level == FIRST_LEVEL:
            return self.say("dungeon-card-corners", **corner_fields(printed.corners))
        return self.say("dungeon-card-corners-of-level", level=printed.level, **corner_fields(printed.corners))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards in a row, equal ones counted."""
        parts = [self.copies(self.object(card), count) for card, count in Counter(cards).items()]
        *others, last = parts
        return self.say("dungeon-and", first=", ".join(others), next=last) if others else last

    def copies(self, name: str, count: int) -> str:
        return self.say("dungeon-copies", name=name, count=count) if count > 1 else name

    def token(self, token: str) -> str:
        return self.say(f"dungeon-token-{token}")

    def player(self, seat: int, players: Sequence[str]) -> str:
        """KKDR-49 A name, or the number by which people count the seats."""
        return players[seat] if seat < len(players) else self.say("dungeon-player", number=seat + 1)

    # Questions and answers.

    def question_text(self, prompt: int) -> str:
        """What the player is asked."""
        return self.say(f"dungeon-question-{dashed(PROMPTS[prompt])}")

    def option_text(
        self, choice: int, prompt: int = NOTHING, table: Table | None = None, players: Sequence[str] = ()
    ) -> str:
        """One answer, offer or utterance; with a table, cards are called by their names, else by their places."""
        words = self.sentence("dungeon-choice", choice, prompt, table, players)
        return self.say("dungeon-choice-say", words=words) if verb_of(choice) in SPEECH else words

    def deed_text(self, choice: int, prompt: int, card: str, table: Table | None = None) -> str:
        """A choice for somebody who looks back at it alone: `card` is the one that is laid by it, if one is."""
        if not card or verb_of(choice) != verbs.LAY:
            return self.option_text(choice, prompt, table)
        return self.say("dungeon-deed-lay", **self.about(verbs.LAY, thing_of(choice), table, ()), **self.forms(card))

    def feat_text(self, choice: int, card: str, table: Table | None = None) -> str:
        """A choice as a name, for somebody who tells the match; `card` is the one that is laid by it."""
        verb, thing = verb_of(choice), thing_of(choice)
        fields = self.about(verb, thing, table, ()) | (self.forms(card) if card else {})
        return self.say(f"recount-feat-{WORDS[verb]}", **fields)

    def utterance_text(self, seat: int, choice: int, table: Table | None = None, players: Sequence[str] = ()) -> str:
        """What others hear or see of somebody who speaks or points."""
        name = self.player(seat, players)
        if verb_of(choice) in SPEECH:
            words = self.sentence("dungeon-choice", choice, NOTHING, table, players)
            return self.say("dungeon-heard", name=name, words=words)
        return self.sentence("dungeon-seen", choice, NOTHING, table, players, name=name)

    def sentence(
        self, family: str, choice: int, prompt: int, table: Table | None, players: Sequence[str], **more: str
    ) -> str:
        verb, thing = verb_of(choice), thing_of(choice)
        fields = self.about(verb, thing, table, players)
        question = dashed(PROMPTS[prompt]) if prompt >= 0 else UNSAID
        return self.say(f"{family}-{WORDS[verb]}", question=question, **fields, **more)

    def about(self, verb: int, thing: int, table: Table | None, players: Sequence[str]) -> Fields:
        """What the message of a verb may speak of."""
        if verb in OF_CARDS:
            return self.forms(self.names.cards[thing])
        if verb == verbs.LAY:
            return self.spot(place(cell_of(thing))) | {"turn": "upright" if turn_of(thing) == UPRIGHT else "turned"}
        if verb in OF_CELLS:
            return self.spot(place(thing)) | self.laid(place(thing), table)
        if verb in OF_VERTICES:
            return self.corner(place(thing), table)
        if verb == verbs.ZEROS:
            return {"zeros": verbs.ZERO_WORDS[thing]}
        return {"player": self.player(thing, players)} if verb == verbs.POINT_PLAYER else {}

    def spot(self, point: Place) -> Fields:
        """KKDR-43 A place as it is written, and where that is as seen from the start card; or only said."""
        x, y = point
        way = self.way(x, y)
        return {"place": way, "where": way} if self.is_spoken else {"place": f"{x},{y}", "where": f"{x},{y} ({way})"}

    def way(self, x: int, y: int) -> str:
        steps = [self.say(f"dungeon-way-{side}", steps=number) for side, number in sides(x, y) if number > 0]
        return ", ".join(steps) or self.say("dungeon-way-start")

    def laid(self, cell: Place, table: Table | None) -> Fields:
        card = laid_at(table, cell) if table else None
        return self.forms(card.card) if card else {"card": UNSAID, "subject": UNSAID}

    def corner(self, vertex: Place, table: Table | None) -> Fields:
        """The corner of a standing creature if one owns the vertex, else of any card; it is said where that lies."""
        found = corner_at(table, vertex) if table else None
        if found is None:
            return self.spot(vertex) | {"owner": UNSAID, "corner": UNSAID}
        card, corner = found
        spot = self.spot(card.cell if self.is_spoken else vertex)
        return spot | self.forms(card.card) | {"corner": CORNERS[corner]}

    def reason_text(self, reason: Reason) -> str:
        """Why not; a card is called by its name alone."""
        values: Fields = dict(reason.values)
        if "card" in values:
            values["card"] = self.name(str(values["card"]))
        if "x" in values:
            values |= self.spot((int(values["x"]), int(values["y"])))
        return self.say(f"reason-{reason.code}", **values)


CORNERS: Final = ("nw", "ne", "sw", "se")


@lru_cache(KEPT)
def wording_of(box: Box, language: str) -> Wording:
    """Tables with the same boxes share what is said at them, whatever their options are."""
    return Wording(box, language, is_spoken=True)


def require_words(box: Box, language: str) -> None:
    contents = Contents(box.pack, box.rooms, box.creatures)
    problems = list(missing_words(contents, box.folder, language))
    if problems:
        raise broken(box.folder, problems)


def word_of(card: Room | Creature) -> str:
    """How the messages about a card begin."""
    return "creature" if isinstance(card, Creature) else "room"


def sort_of(card: Room | Creature) -> str:
    """How a card is called: creatures have names, the Black Knight one that all rules know."""
    if isinstance(card, Creature):
        return "knight" if card.knight else "creature"
    return "room" if any(card.corners) else "joker"


def corner_fields(corners: Sequence[int]) -> dict[str, str | int]:
    return dict(zip(CORNERS, corners, strict=True))


def sides(x: int, y: int) -> tuple[tuple[str, int], ...]:
    return ("left", -x), ("right", x), ("up", -y), ("down", y)


def capital(text: str) -> str:
    """Words as they stand at the beginning of a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def dashed(name: str) -> str:
    return name.replace("_", "-")
