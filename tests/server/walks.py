"""Tables that were played for a while: their logs, to be cut anywhere and woken as often as a test likes."""

from collections.abc import AsyncIterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, seeded
from knockbox.records.moment import Moment
from knockbox.server.forms import Opened
from knockbox.server.tables import log, wishes
from knockbox.server.tables.actor import Actor
from knockbox.testing.caution import careful
from knockbox.testing.laws.walk import draw_input
from tests.server.kit import Kit, run

WORD_ODDS: Final = 12
"""One input in so many is said or shown, where there is something to say."""
OFFER_ODDS: Final = 400


class Setting(NamedTuple):
    """A table as it is opened: a game, how many sit there, boxes, and options as they are written in a shell."""

    game: str
    seats: int
    options: str = ""
    packs: str = ""

    def form(self) -> dict[str, Any]:
        chosen = dict(option.split("=") for option in self.options.split())
        return {"options": chosen, "packs": self.packs.split(), "hints": True}


BOXES: Final = "siege-storm nemesis tainted-grail"
TOKENS: Final = "adventure=on tokens=fireball,ice,poison,silence"
MIXED: Final = Setting("knockdown", 2, "", BOXES)
DRAFTED: Final = Setting("knockdown", 2, "fighters=draw redraft=true block_windows=2 candle_wound=heavy", BOXES)
TIMED: Final = Setting("knockdown", 2, "memory=closed decision_time=45 arena=tainted-grail skills=nemesis", BOXES)
ARMED: Final = Setting("dungeon", 4, f"{TOKENS} timer=10")
SILENT: Final = Setting("dungeon", 3, "level=4 chest_hunt=true timer=off")
CANDID: Final = Setting("dungeon", 3, f"{TOKENS} timer=off")


class Past(NamedTuple):
    """A table and its log; `marks` say how many lines there were after the deal and after each input."""

    opened: Opened
    lines: Sequence[tuple[int, int, bytes]]
    marks: Sequence[int]

    @property
    def inputs(self) -> int:
        return len(self.marks) - 1

    def until(self, inputs: int) -> list[tuple[int, int, bytes]]:
        return list(self.lines[: self.marks[inputs]])


@cache
def played(setting: Setting, seed: int, most: int = 160) -> Past:
    """A table on which so many inputs were made; the last question is still open."""
    pasts: list[Past] = []

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(setting.game, ["here"] * setting.seats, **setting.form())
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        for guest in guests:
            await guest.ask("ready", nonce=f"nonce-{seed}-{guest.visitor.seat}")
            guest.actor.audience.listeners.remove(guest)  # nobody need be told of all that follows
        lines = kit.log.lines[opened.table]
        marks = [len(lines), *[len(lines) async for _ in walk(guests[0].actor, seeded(-seed - 1), most)]]
        pasts.append(Past(opened, lines, marks))

    run(scenario())
    return pasts[0]


async def walk(actor: Actor, rng: Rng, most: int) -> AsyncIterator[None]:
    """Make inputs as long as the match is not over with them."""
    for _ in range(most):
        course = actor.table.course
        assert course is not None
        seat, choice = drawn(course.moment, rng)
        if course.moment.after(seat, choice)[0].is_over():
            return
        await put_in(actor, seat, choice)
        yield


async def put_in(actor: Actor, seat: int, choice: int) -> None:
    course = actor.table.course
    assert course is not None
    await actor.do(lambda now_ms: wishes.input_of(actor.table, course, seat, choice, "", now_ms))


def drawn(moment: Moment, rng: Rng) -> tuple[int, int]:
    """A sealed answer of anybody, a word, an offer, or an answer that leads on."""
    questions, game = moment.questions(), moment.game
    if len(questions) > 1 or moment.held:
        question = questions[rng.below(len(questions))]
        return question.seat, question.options[rng.below(len(question.options))]
    words = [(seat, choice) for seat in range(game.seats) for choice in moment.utterances(seat)]
    if words and rng.below(WORD_ODDS) == 0:
        return words[rng.below(len(words))]
    made = (
        careful(game, moment.state, rng) if game.key == "dungeon" else draw_input(game, moment.state, rng, OFFER_ODDS)
    )
    return made.seat, made.choice


def states_in(lines: Sequence[tuple[int, int, bytes]]) -> list[str]:
    """Every hash of a state that a log knows."""
    entries = [log.read(body) for _, _, body in lines]
    return [entry.state for entry in entries if isinstance(entry, log.Made | log.Dealt)]


def places_of(setting: Setting) -> list[int]:
    """Every seat, and the public."""
    return [*range(setting.seats), PUBLIC]
