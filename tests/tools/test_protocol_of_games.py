"""Views and events of both games: pages, schemas and TypeScript are whole, and true of matches that are played."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from knockbox.engine.event import Event
from knockbox.engine.rng import Rng, make_rng
from knockbox.engine.state import State
from knockbox.games.registry import SHIPPED_PACKS, AnyGame, build, event_classes, game_keys
from knockbox.testing.careful_play import careful_input_with_side_actions
from knockbox.testing.laws.walk import InputPolicy, draw_input, viewers, walk
from tests.tools.schema_validation import Schema, schema_errors
from tools import make_protocol
from tools.protocol.games import VIEWS, struct_groups_of
from tools.protocol.shapes import Struct, shape_of
from tools.reference import REFERENCE

TO_THE_END = 5000
"""More inputs than any match takes."""
NO_OFFERS = 0
TALK_ODDS = 4
SEATS = 2
OWN_NAMES = {"Record"}
"""Those that TypeScript has of itself."""


@cache
def written() -> dict[Path, str]:
    return {path: text for game in game_keys() for path, text in make_protocol.pages_of(game).items()}


def page(game: str) -> str:
    return written()[REFERENCE / game / "views.md"]


def types(game: str) -> str:
    return written()[make_protocol.WEB / f"{game}.ts"]


@cache
def definitions(game: str) -> dict[str, Schema]:
    found: dict[str, Schema] = json.loads(written()[REFERENCE / game / "views.schema.json"])["$defs"]
    return found


def structs() -> list[tuple[str, Struct]]:
    return [
        (game, kind) for game in game_keys() for family in struct_groups_of(game).values() for kind in family.structs
    ]


def test_what_is_committed_is_current() -> None:
    assert set(written()) <= set(make_protocol.pages())
    assert [str(path) for path, text in written().items() if path.read_text(encoding="utf-8") != text] == []


def test_it_is_the_same_every_time() -> None:
    assert {path: text for game in game_keys() for path, text in make_protocol.pages_of(game).items()} == written()


@pytest.mark.parametrize("game", game_keys())
def test_every_struct_of_a_view_and_every_event_is_known(game: str) -> None:
    families = struct_groups_of(game)
    view, events = families["view"], families["events"]
    assert view.structs[0] is VIEWS[game]
    named = re.findall(r"^class (\w+)\(msgspec.Struct", source("views", game), re.MULTILINE)
    assert {kind.__name__ for kind in view.structs} == set(named)
    happening = re.findall(r"^class (\w+)\(Event", source("events", game), re.MULTILINE)
    assert [kind.__name__ for kind in events.structs] == happening
    assert event_classes(game) == events.structs


def source(module: str, game: str) -> str:
    return (REFERENCE.parents[1] / "src" / "knockbox" / "games" / game / f"{module}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "kind"), structs(), ids=str)
def test_every_struct_is_told_field_by_field(game: str, kind: Struct) -> None:
    shape = shape_of(kind)
    body = re.search(rf"^export interface {shape.name} {{\n(.*?)^}}", types(game), re.MULTILINE | re.DOTALL)
    assert body is not None
    names = [*(["type"] if issubclass(kind, Event) else []), *kind.__struct_fields__]
    assert re.findall(r"^  (\w+):", body[1], re.MULTILINE) == names
    assert list(definitions(game)[shape.name]["properties"]) == names
    assert definitions(game)[shape.name]["required"] == names


@pytest.mark.parametrize("game", game_keys())
def test_the_page_tells_every_field_of_a_view(game: str) -> None:
    told = {name: rows(text) for name, text in re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", page(game), re.M | re.S)}
    families = struct_groups_of(game)
    shown = [kind for name in ("view", "aids") if name in families for kind in families[name].structs]
    assert told == {kind.__name__: list(kind.__struct_fields__) for kind in shown}


def rows(text: str) -> list[str]:
    return re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)


@pytest.mark.parametrize("game", game_keys())
def test_events_are_one_union_and_told_apart_by_their_type(game: str) -> None:
    names = [kind.__name__ for kind in event_classes(game)]
    assert types(game).endswith("export type Event =\n  | " + "\n  | ".join(names) + ";\n")
    assert re.findall(r'^  type: "(\w+)";$', types(game), re.MULTILINE) == names
    assert list(definitions(game)["Event"]["discriminator"]["mapping"]) == names


@pytest.mark.parametrize("game", game_keys())
def test_typescript_guesses_nothing_and_names_only_what_it_has(game: str) -> None:
    code = re.sub(r"/\*\*.*?\*/", "", types(game))
    assert not re.search(r"\b(any|unknown)\b", code)
    exported = re.findall(r"^export (?:interface|type) (\w+)", code, re.MULTILINE)
    assert len(exported) == len(set(exported))
    assert {"View", "Event", VIEWS[game].__name__} <= set(exported)
    used = {name for line in re.findall(r"^  \w+: ([^\"]*);$", code, re.MULTILINE) for name in capitals(line)}
    assert used - OWN_NAMES <= set(exported)


def capitals(line: str) -> list[str]:
    return re.findall(r"\b[A-Z]\w+", line)


def test_comments_are_the_documentation() -> None:
    assert "| `poison` | list of integer (2 items) or `null` | the vertex that is worth 0" in page("dungeon")
    assert "  /** rounds won, by seat */\n  victories: number[];\n" in types("knockdown")
    told = definitions("knockdown")["HandView"]["properties"]["seen"]["description"]
    assert told == "cards that everyone saw go in; the others are backs"


def test_the_reference_leads_to_every_page() -> None:
    index, protocol = (REFERENCE / "README.md").read_text("utf-8"), make_protocol.PAGE.read_text("utf-8")
    for game in game_keys():
        assert f"({game}/views.md)" in index
        assert f"({game}/views.md)" in protocol
        assert f"({game}/events.md)" in protocol


# What is really seen.


class Match(NamedTuple):
    """A match to be played at random."""

    game: str
    packs: tuple[str, ...]
    options: dict[str, str]
    draw: InputPolicy
    seed: int


ADVENTURE = {"adventure": "on", "level": "4", "tokens": "fireball,ice,poison", "chest_hunt": "true"}
SHALLOW = str(Path(__file__).parents[1] / "packs" / "shallow-dungeon")
MATCHES = {
    "knockdown": [Match("knockdown", tuple(SHIPPED_PACKS["knockdown"]()), {}, draw_input, seed) for seed in (3, 4)],
    "dungeon": [
        *(Match("dungeon", (), ADVENTURE, careful_input_with_side_actions, seed) for seed in (1, 4)),
        *(
            Match("dungeon", (SHALLOW,), ADVENTURE | {"level": "1"}, careful_input_with_side_actions, seed)
            for seed in (4, 7)
        ),
    ],
}


WANTED = {"knockdown": {"SkillPassed", "TokenGiven", "MatchWon"}, "dungeon": {"Said", "CornerPoisoned", "DungeonWon"}}


class Seen(NamedTuple):
    """What all vantages saw, as it goes over the wire, and the structs that stood in the views."""

    views: list[bytes]
    aids: list[bytes]
    events: list[bytes]
    parts: set[str]


@cache
def seen(game: str) -> Seen:
    found = Seen([], [], [], set())
    for match in MATCHES[game]:
        play(match, found)
    return found


def play(match: Match, found: Seen) -> None:
    game, rng = build(match.game, match.options, match.packs, SEATS), make_rng(-match.seed)
    state = game.start(make_rng(match.seed), with_log=True)
    look(game, state, found)
    for _ in walk(game, state, make_rng(match.seed), TO_THE_END, NO_OFFERS, match.draw):
        look(game, state, found)
        listen(game, talk(game, state, rng), found)
    assert game.decision(state) is None
    listen(game, game.events(state.log or []), found)


def look(game: AnyGame, state: State, found: Seen) -> None:
    for seat in viewers(game):
        view = game.view(state, seat)
        found.parts.update(structs_in(view))
        found.views.append(msgspec.json.encode(view))
        found.aids.append(msgspec.json.encode(game.derived(view)))


def structs_in(value: Any) -> Iterator[str]:
    if isinstance(value, msgspec.Struct):
        yield type(value).__name__
        for part in msgspec.structs.astuple(value):
            yield from structs_in(part)
    for part in value if isinstance(value, list) else ():
        yield from structs_in(part)


def talk(game: AnyGame, state: State, rng: Rng) -> list[Event]:
    """Now and then somebody says something."""
    seat = rng.below(game.num_players)
    words = game.utterances(state, seat) if rng.below(TALK_ODDS) == 0 else []
    return game.utter(seat, words[rng.below(len(words))]) if words else []


def listen(game: AnyGame, events: list[Event], found: Seen) -> None:
    for seat in viewers(game):
        noticed = [event.seen_by(seat) for event in events]
        found.events.extend(msgspec.json.encode(event) for event in noticed if event is not None)


def strict(game: str) -> dict[str, Schema]:
    """The definitions, with nothing beside what they list."""
    return {
        name: part | {"additionalProperties": False} if "properties" in part else part
        for name, part in definitions(game).items()
    }


@pytest.mark.parametrize("game", game_keys())
def test_all_that_is_seen_of_a_match_fits_the_schema(game: str) -> None:
    parts = strict(game)
    for view in seen(game).views:
        assert schema_errors(json.loads(view), {"$ref": "#/$defs/View"}, parts) == []
    for aids in set(seen(game).aids):
        assert schema_errors(json.loads(aids), parts.get("Aids", {"type": "null"}), parts) == []
    for event in sorted(set(seen(game).events)):
        fact = json.loads(event)
        assert schema_errors(fact, {"$ref": "#/$defs/Event"}, parts) == []
        assert schema_errors(fact, parts[fact["type"]], parts) == []


@pytest.mark.parametrize("game", game_keys())
def test_these_matches_show_every_part_of_a_view_and_much_that_can_happen(game: str) -> None:
    assert seen(game).parts == {kind.__name__ for kind in struct_groups_of(game)["view"].structs}
    kinds = {json.loads(event)["type"] for event in set(seen(game).events)}
    assert 4 * len(kinds) > 3 * len(event_classes(game))
    assert kinds >= WANTED[game]


@pytest.mark.parametrize("game", game_keys())
def test_a_view_that_lacks_a_field_or_has_another_does_not_fit(game: str) -> None:
    parts, view = strict(game), json.loads(seen(game).views[0])
    for name in view:
        less = {key: each for key, each in view.items() if key != name}
        assert schema_errors(less, {"$ref": "#/$defs/View"}, parts) == [f"{name} is missing"]
    assert schema_errors(view | {"deck": []}, {"$ref": "#/$defs/View"}, parts) == ["deck is too much"]
    assert schema_errors(view | {"seat": "A"}, {"$ref": "#/$defs/View"}, parts) == ["'A' is no integer"]
    assert schema_errors(view["table"] | {"hands": [{"size": 1}]}, parts["Table"], parts)


@pytest.mark.parametrize("game", game_keys())
def test_an_event_of_another_type_does_not_fit(game: str) -> None:
    assert schema_errors({"type": "Nothing", "rule": ""}, {"$ref": "#/$defs/Event"}, definitions(game))
