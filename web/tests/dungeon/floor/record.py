"""Record the scenes that the tests draw: `PYTHONPATH=src .venv/bin/python -m web.tests.dungeon.floor.record`.

Dungeons are played with care until a scene of each kind was seen; the first one is kept, in scenes/, as the server
would send it to whoever is asked. The crowded floor is laid out at random, whatever its sums come to.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.engine.action import thing_of
from knockbox.engine.decision import Decision
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.dungeon.choices import UPRIGHT, cell_of
from knockbox.games.dungeon.floor import lay_card
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import Session, new_session
from knockbox.server.catalogue.texts import catalogue_of
from knockbox.server.protocol import TableView
from knockbox.server.tables.live_match import LiveMatch
from knockbox.testing.careful_play import careful_input
from web.tests.painting import LANGUAGE, painted

FOLDER: Final = Path(__file__).with_name("scenes")
BOX: Final = "first-dungeon"
HUNT: Final = {"adventure": "on", "level": "4", "tokens": "fireball,ice,poison", "chest_hunt": "true", "timer": "off"}
MOST_MATCHES: Final = 40
MOST_CARDS: Final = 60
Wanted = Callable[[TableView], bool]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, content in recorded().items():
        (FOLDER / name).write_bytes(content)


def recorded() -> dict[str, bytes]:
    """By the name of the file."""
    scenes = first_scenes() | {"crowded": crowded()}
    written = {f"{name}.json": msgspec.json.encode(scenes[name]) + b"\n" for name in sorted(scenes)}
    return written | {"catalogue.json": catalogue()}


def first_scenes() -> dict[str, TableView]:
    """By name; more dungeons are played until none is missing."""
    found: dict[str, TableView] = {}
    for seed in range(MOST_MATCHES):
        for scene in scenes_of(seed):
            found |= {name: scene for name, is_wanted in WANTED.items() if name not in found and is_wanted(scene)}
        if len(found) == len(WANTED):
            return found
    raise SystemExit(f"never seen in {MOST_MATCHES} dungeons: {', '.join(sorted(WANTED.keys() - found))}")


def lays(scene: TableView) -> list[Any]:
    return list(scene.aids.lays.values())


def is_asked(scene: TableView, prompt: str) -> bool:
    return scene.question is not None and scene.question.prompt == prompt


WANTED: Final[Mapping[str, Wanted]] = {
    "card": lambda scene: is_asked(scene, "choose_card") and len(scene.view.table.cards) > 4,
    "falls": lambda scene: any(lay.falls for lay in lays(scene)) and any(lay.alarms for lay in lays(scene)),
    "expires": lambda scene: any(lay.expires for lay in lays(scene)),
    "even": lambda scene: bool(lays(scene)) and not any("turned" in way for way in scene.aids.lays),
    "chain": lambda scene: bool(lays(scene)) and len(scene.aids.chain) > 1,
}


def scenes_of(seed: int) -> Iterator[TableView]:
    """What the seat that is asked sees, through one dungeon."""
    session, rng = match(seed), make_rng(seed + 1)
    while questions := session.snapshot.questions():
        yield painted(LiveMatch(session), questions[0].seat)
        session.choose(questions[0].seat, answer(session, rng))


def answer(session: Session, rng: Rng) -> int:
    return careful_input(session.game, session.snapshot.state, rng, 0).choice


def match(seed: int) -> Session:
    players = [Player("Ada", "person"), Player("Ben", "person")]
    return new_session("dungeon", HUNT, [BOX], players, SeedStart(seed))


def crowded() -> TableView:
    """Sixty cards, and one about to be laid."""
    session, chance = match(1), make_rng(1)
    state = session.snapshot.state
    for kind in (state.rules.deck * 2)[: MOST_CARDS - len(state.cells)]:
        near = sorted(state.upright_choices, key=lambda choice: spread(cell_of(thing_of(choice))))
        lay_card(state, kind, cell_of(thing_of(near[chance.below(6)])), UPRIGHT)
        state.times[-1] = state.rules.time[kind]
    asked = first_question(session)
    session.choose(asked.seat, asked.options[0])
    return painted(LiveMatch(session), asked.seat)


def spread(cell: int) -> int:
    """How far a cell is from the middle."""
    return (cell % 128 - 64) ** 2 + (cell // 128 - 64) ** 2


def first_question(session: Session) -> Decision:
    return session.snapshot.questions()[0]


def catalogue() -> bytes:
    """The words of the box, without the rules, which the floor does not draw."""
    words: dict[str, Any] = msgspec.json.decode(catalogue_of("dungeon", (BOX,), LANGUAGE))
    return msgspec.json.encode(words | {"chapters": [], "options": []}) + b"\n"


if __name__ == "__main__":
    main()
