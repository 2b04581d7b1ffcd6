"""Logs of tables that were played for a while, to be cut anywhere and loaded as often as a test needs."""

from collections.abc import AsyncIterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, make_rng
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.forms import Opened
from knockbox.server.tables import commands, log
from knockbox.server.tables.actor import Actor
from knockbox.testing.careful_play import careful_input
from knockbox.testing.laws.walk import draw_input
from tests.server.kit import Kit, run

TALK_ODDS: Final = 12
"""One input in this many is a talk action, where one is legal."""
OFFER_ODDS: Final = 400


class TableSetup(NamedTuple):
    """How a table is opened: game, number of seats, options as written in a shell, and packs."""

    game: str
    seats: int
    options: str = ""
    packs: str = ""

    def form(self) -> dict[str, Any]:
        chosen = dict(option.split("=") for option in self.options.split())
        return {"options": chosen, "packs": self.packs.split(), "hints": True}


BOXES: Final = "siege-storm nemesis tainted-grail"
TOKENS: Final = "adventure=on tokens=fireball,ice,poison,silence"
MIXED: Final = TableSetup("knockdown", 2, "", BOXES)
DRAFTED: Final = TableSetup("knockdown", 2, "fighters=draw redraft=true block_windows=2 candle_wound=heavy", BOXES)
TIMED: Final = TableSetup("knockdown", 2, "memory=closed decision_time=45 arena=tainted-grail skills=nemesis", BOXES)
ARMED: Final = TableSetup("dungeon", 4, f"{TOKENS} timer=10")
SILENT: Final = TableSetup("dungeon", 3, "level=4 chest_hunt=true timer=off")
CANDID: Final = TableSetup("dungeon", 3, f"{TOKENS} timer=off")


class PlayedTable(NamedTuple):
    """A table and its log; `marks` are the numbers of entries after the deal and after each input."""

    opened: Opened
    lines: Sequence[tuple[int, int, bytes]]
    marks: Sequence[int]

    @property
    def inputs(self) -> int:
        return len(self.marks) - 1

    def log_until(self, inputs: int) -> list[tuple[int, int, bytes]]:
        return list(self.lines[: self.marks[inputs]])


@cache
def play_table(setting: TableSetup, seed: int, max_inputs: int = 160) -> PlayedTable:
    """Play a table for up to `max_inputs` inputs; the last question is still open."""
    pasts: list[PlayedTable] = []

    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open(setting.game, ["here"] * setting.seats, **setting.form())
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        for guest in guests:
            await guest.ask("ready", nonce=f"nonce-{seed}-{guest.visitor.seat}")
            guest.actor.broadcaster.listeners.remove(guest)  # saves sending all that follows
        lines = kit.store.logs[opened.table]
        marks = [len(lines), *[len(lines) async for _ in make_inputs(guests[0].actor, make_rng(-seed - 1), max_inputs)]]
        pasts.append(PlayedTable(opened, lines, marks))

    run(scenario())
    return pasts[0]


async def make_inputs(actor: Actor, rng: Rng, most: int) -> AsyncIterator[None]:
    """Make inputs until the next one would end the match."""
    for _ in range(most):
        course = actor.table.match
        assert course is not None
        seat, choice = draw_input_for(course.snapshot, rng)
        if course.snapshot.apply(seat, choice)[0].is_over():
            return
        await make_input(actor, seat, choice)
        yield


async def make_input(actor: Actor, seat: int, choice: int) -> None:
    course = actor.table.match
    assert course is not None
    await actor.execute(lambda now_ms: commands.evaluate_input(actor.table, course, seat, choice, "", now_ms))


def draw_input_for(moment: MatchSnapshot, rng: Rng) -> tuple[int, int]:
    """Draw a sealed answer, a talk action, a side action, or an answer."""
    questions, game = moment.questions(), moment.game
    if len(questions) > 1 or moment.sealed_answers:
        question = questions[rng.below(len(questions))]
        return question.seat, question.options[rng.below(len(question.options))]
    words = [(seat, choice) for seat in range(game.num_players) for choice in moment.utterances(seat)]
    if words and rng.below(TALK_ODDS) == 0:
        return words[rng.below(len(words))]
    made = (
        careful_input(game, moment.state, rng)
        if game.key == "dungeon"
        else draw_input(game, moment.state, rng, OFFER_ODDS)
    )
    return made.seat, made.choice


def state_hashes(lines: Sequence[tuple[int, int, bytes]]) -> list[str]:
    """Return every state hash in a log."""
    entries = [log.decode_entry(body) for _, _, body in lines]
    return [entry.state for entry in entries if isinstance(entry, log.InputMade | log.CardsDealt)]


def places_of(setting: TableSetup) -> list[int]:
    """Return every seat, and the public."""
    return [*range(setting.seats), PUBLIC]
