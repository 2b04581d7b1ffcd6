"""Record the scenes that the tests beside this draw: `PYTHONPATH=src .venv/bin/python -m web.tests.knockdown.record`.

Matches are played at random until every kind of question was asked; of each the shortest scene is kept, in scenes/,
as the server would send it to whoever is asked.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from knockbox.engine.rng import Rng, make_rng
from knockbox.games.knockdown.choices import PROMPTS
from knockbox.records.record import Player, SeedStart
from knockbox.records.session import Session, new_session
from knockbox.server.catalogue.texts import catalogue_of
from knockbox.server.protocol import TableView
from knockbox.server.tables.live_match import LiveMatch
from web.tests.painting import LANGUAGE, painted

FOLDER: Final = Path(__file__).with_name("scenes")
BOXES: Final = ("siege-storm", "nemesis", "tainted-grail")
TOWERS: Final = ("dice", "dice", "dice", "tower")
"""How tests are made, match by match: a tower is judged by the referee, who sees what everybody sees."""
MOST_MATCHES: Final = 400


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, content in recorded().items():
        (FOLDER / name).write_bytes(content)


def recorded() -> dict[str, bytes]:
    """By the name of the file."""
    found = shortest_scenes()
    scenes = {f"{prompt}.json": msgspec.json.format(found[prompt], indent=1) + b"\n" for prompt in sorted(found)}
    return scenes | {"catalogue.json": catalogue()}


def shortest_scenes() -> dict[str, bytes]:
    """By prompt; more matches are played until none is missing."""
    found: dict[str, bytes] = {}
    wanted = set(PROMPTS)
    for seed in range(MOST_MATCHES):
        for prompt, scene in scenes_of(seed):
            if prompt not in found or len(scene) < len(found[prompt]):
                found[prompt] = scene
        if wanted <= set(found) and seed >= len(BOXES):
            return found
    raise SystemExit(f"never asked in {MOST_MATCHES} matches: {', '.join(sorted(wanted - set(found)))}")


def scenes_of(seed: int) -> Iterator[tuple[str, bytes]]:
    """What each seat that is asked sees, through one match at random."""
    session, rng = match(seed), make_rng(seed + 1)
    while questions := session.snapshot.questions():
        course = LiveMatch(session)
        for question in questions:
            scene = painted(course, question.seat)
            if scene.question is not None and is_telling(scene):
                yield scene.question.prompt, msgspec.json.encode(scene)
        asked = questions[0]
        session.choose(asked.seat, drawn(asked.options, rng))


def match(seed: int) -> Session:
    box, test = BOXES[seed % len(BOXES)], TOWERS[seed % len(TOWERS)]
    players = [Player("Ada", "person"), Player("Ben", "person")]
    return new_session("knockdown", {"fighters": "choose", "ko_test": test}, [box], players, SeedStart(seed))


def drawn(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def is_telling(scene: TableView) -> bool:
    """Whether there is something to choose between."""
    question = scene.question
    return question is not None and sum(each.enabled for each in question.candidates) > 1


def catalogue() -> bytes:
    """The words of all boxes, without the rules, which the table does not draw."""
    words: dict[str, Any] = msgspec.json.decode(catalogue_of("knockdown", BOXES, LANGUAGE))
    return msgspec.json.encode(words | {"chapters": [], "options": []})


if __name__ == "__main__":
    main()
