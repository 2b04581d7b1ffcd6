"""Scripted players that play over the protocol until the table suits a picture."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from knockbox.engine.rng import Rng, make_rng

TableView = dict[str, Any]
Action = dict[str, Any]
"""A candidate of the question, or a side action."""
SceneTest = Callable[[TableView], bool]
"""Return whether the scene of the first seat suits the picture."""
Player = Callable[[TableView, int, Rng], Action]
"""Chooses an action for a seat."""

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
WAIT_SECONDS: Final = 30
MAX_MATCHES: Final = 40
NONCE: Final = "0" * 32
REFEREE: Final = -1


@dataclass(frozen=True)
class Match:
    """Game, seats, packs, options, and a factory of players, which may keep state per match."""

    game: str
    seats: int
    packs: tuple[str, ...]
    options: Mapping[str, str]
    player: Callable[[], Player]


class TableClients:
    """The clients of all seats of a table, with their latest scenes."""

    def __init__(self, table: str, tokens: list[str], lines: list[ClientConnection], player: Player, rng: Rng) -> None:
        self.table = table
        self.tokens = tokens
        self.sockets = lines
        self.player = player
        self.rng = rng
        self.scenes: list[TableView] = [{} for _ in lines]
        self.last_seat = 0  # seat that answered last, which has the latest scene
        self.wishes = 0

    def seat_path(self, seat: int = 0) -> str:
        """Return the path in the app that takes over a seat."""
        return f"#/t/{self.table}/seat/{seat}/{self.tokens[seat]}"

    def report_ready(self) -> None:
        for seat, line in enumerate(self.sockets):
            line.send(json.dumps({"do": "hello", "token": self.tokens[seat], "lang": "en"}))
            self.read_until(seat, lambda message: message["is"] == "snapshot")
        for seat in range(len(self.sockets)):
            self.send_command(seat, {"do": "ready", "nonce": NONCE})
        for seat, scene in enumerate(self.scenes):
            if scene["phase"] == "seating":
                self.read_until(seat, lambda message: message.get("scene", {}).get("phase") == "playing")

    def play_until(self, is_wanted: SceneTest) -> bool:
        """Play and return whether the table suited the picture before the match ended."""
        while not is_wanted(self.scenes[0]):
            if self.scenes[0]["phase"] == "over":
                return False
            if awaits_verdict(self.scenes[self.last_seat]):
                return is_wanted(self.scene_with_tower())
            self.answer(self.seat_to_move())
        return True

    def scene_with_tower(self) -> TableView:
        """Return the scene of the first seat when a tower is due."""
        if not awaits_verdict(self.scenes[0]):
            self.read_until(0, lambda message: awaits_verdict(message.get("scene", {})))
        return self.scenes[0]

    def seat_to_move(self) -> int:
        """Return the first seat with a question, waiting for messages if necessary."""
        for seat, scene in enumerate(self.scenes):
            if scene.get("question"):
                return seat
        seat = next(each for each in self.scenes[self.last_seat]["asked"] if each >= 0)
        self.read_until(seat, lambda message: bool(message.get("scene", {}).get("question")))
        return int(seat)

    def answer(self, seat: int) -> None:
        self.send_action(seat, self.player(self.scenes[seat], seat, self.rng))
        self.last_seat = seat
        if self.scenes[seat]["phase"] == "over":
            for other in range(len(self.sockets)):
                self.read_to_end(other)

    def send_action(self, seat: int, action: Action) -> None:
        """Answer the question or take a side action."""
        scene = self.scenes[seat]
        question = scene["question"]["id"] if scene["question"] and action in scene["question"]["candidates"] else None
        self.send_command(seat, {"do": "choose", "question": question, "choice": action["choice"]})

    def utter(self, seat: int, words: str) -> None:
        """Say or show something as soon as it is allowed."""
        while not (found := [each for each in self.scenes[seat]["utterances"] if each["notation"] == words]):
            self.read_until(seat, lambda message: "scene" in message)
        self.send_action(seat, found[0])

    def read_to_end(self, seat: int) -> None:
        if self.scenes[seat]["phase"] != "over":
            self.read_until(seat, lambda message: message.get("scene", {}).get("phase") == "over")

    def send_command(self, seat: int, command: dict[str, Any]) -> None:
        self.wishes += 1
        name = f"wish-{self.wishes}"
        self.sockets[seat].send(json.dumps({**command, "id": name}))
        reply = self.read_until(seat, lambda message: message.get("id") == name)
        if reply["is"] != "accepted":
            raise LookupError(f"seat {seat} was refused {command}: {reply}")

    def read_until(self, seat: int, is_enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.sockets[seat].recv(WAIT_SECONDS))
            self.record_message(seat, message)
            if is_enough(message):
                return message

    def record_message(self, seat: int, message: dict[str, Any]) -> None:
        if message["is"] == "ping":
            self.sockets[seat].send(json.dumps({"do": "pong", "n": message["n"]}))
        if "scene" in message:
            self.scenes[seat] = message["scene"]


def awaits_verdict(scene: TableView) -> bool:
    """Return whether the match waits for the verdict on a tower."""
    return scene.get("asked") == [REFEREE]


@contextmanager
def play_to_scene(url: str, match: Match, is_wanted: SceneTest) -> Iterator[TableClients]:
    """Yield the first of many tables that suits the picture."""
    for seed in range(1, MAX_MATCHES + 1):
        with open_table(url, match, seed) as company:
            if company.play_until(is_wanted):
                yield company
                return
    raise LookupError(f"{match.game}: in {MAX_MATCHES} matches with {match.options} no table suited the picture")


@contextmanager
def open_table(url: str, match: Match, seed: int) -> Iterator[TableClients]:
    """Open a table and take all its seats for the duration of the block."""
    form = {
        "game": match.game,
        "seats": ["here"] * match.seats,
        "names": NAMES[: match.seats],
        "packs": match.packs,
        "options": match.options,
    }
    with urlopen(Request(f"{url}api/tables", json.dumps(form).encode())) as answer:  # noqa: S310  (our own address)
        opened = json.load(answer)
    socket = f"{url.replace('http', 'ws', 1)}api/tables/{opened['table']}/socket"
    tokens = [seat["token"] for seat in opened["seats"]]
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(socket, max_size=None, max_queue=None)) for _ in tokens]
        company = TableClients(opened["table"], tokens, lines, match.player(), make_rng(seed))
        company.report_ready()
        yield company
