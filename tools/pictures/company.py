"""People who play with each other over the wire until the table looks as a picture wants it."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from knockbox.engine.rng import Rng, seeded

Scene = dict[str, Any]
Deed = dict[str, Any]
"""A candidate of the question, or an offer beside it."""
Wanted = Callable[[Scene], bool]
"""Whether the scene of the first seat is the one to be pictured."""
Player = Callable[[Scene, int, Rng], Deed]
"""What somebody does who is asked on a seat."""

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
WAIT_SECONDS: Final = 30
MOST_MATCHES: Final = 40
NONCE: Final = "0" * 32
REFEREE: Final = -1


@dataclass(frozen=True)
class Match:
    """What is played, by how many, and how they play; each company has a player of its own, who may remember."""

    game: str
    seats: int
    packs: tuple[str, ...]
    options: Mapping[str, str]
    player: Callable[[], Player]


class Company:
    """All seats of a table, and what each of them sees."""

    def __init__(self, table: str, tokens: list[str], lines: list[ClientConnection], player: Player, rng: Rng) -> None:
        self.table = table
        self.tokens = tokens
        self.lines = lines
        self.player = player
        self.rng = rng
        self.scenes: list[Scene] = [{} for _ in lines]
        self.latest = 0  # whoever answered last, and so knows best who is asked
        self.wishes = 0

    def seat_path(self, seat: int = 0) -> str:
        """Where in the app a seat is taken over."""
        return f"#/t/{self.table}/seat/{seat}/{self.tokens[seat]}"

    def be_ready(self) -> None:
        for seat, line in enumerate(self.lines):
            line.send(json.dumps({"do": "hello", "token": self.tokens[seat], "lang": "en"}))
            self.hear_until(seat, lambda message: message["is"] == "snapshot")
        for seat in range(len(self.lines)):
            self.ask(seat, {"do": "ready", "nonce": NONCE})
        for seat, scene in enumerate(self.scenes):
            if scene["phase"] == "seating":
                self.hear_until(seat, lambda message: message.get("scene", {}).get("phase") == "playing")

    def play_until(self, is_wanted: Wanted) -> bool:
        """Whether the table looked as wanted before the match was over."""
        while not is_wanted(self.scenes[0]):
            if self.scenes[0]["phase"] == "over":
                return False
            if is_judged(self.scenes[self.latest]):
                return is_wanted(self.hear_of_the_tower())
            self.answer(self.asked())
        return True

    def hear_of_the_tower(self) -> Scene:
        """How the first seat sees a table at which a tower is due."""
        if not is_judged(self.scenes[0]):
            self.hear_until(0, lambda message: is_judged(message.get("scene", {})))
        return self.scenes[0]

    def asked(self) -> int:
        """The first seat with a question; whoever is asked is told sooner or later."""
        for seat, scene in enumerate(self.scenes):
            if scene.get("question"):
                return seat
        seat = next(each for each in self.scenes[self.latest]["asked"] if each >= 0)
        self.hear_until(seat, lambda message: bool(message.get("scene", {}).get("question")))
        return int(seat)

    def answer(self, seat: int) -> None:
        self.do(seat, self.player(self.scenes[seat], seat, self.rng))
        self.latest = seat
        if self.scenes[seat]["phase"] == "over":
            for other in range(len(self.lines)):
                self.hear_the_end(other)

    def do(self, seat: int, deed: Deed) -> None:
        """Answer the question, or do something beside it."""
        scene = self.scenes[seat]
        question = scene["question"]["id"] if scene["question"] and deed in scene["question"]["candidates"] else None
        self.ask(seat, {"do": "choose", "question": question, "choice": deed["choice"]})

    def utter(self, seat: int, words: str) -> None:
        """Say or show something, as soon as that may be done."""
        while not (found := [each for each in self.scenes[seat]["utterances"] if each["notation"] == words]):
            self.hear_until(seat, lambda message: "scene" in message)
        self.do(seat, found[0])

    def hear_the_end(self, seat: int) -> None:
        if self.scenes[seat]["phase"] != "over":
            self.hear_until(seat, lambda message: message.get("scene", {}).get("phase") == "over")

    def ask(self, seat: int, wish: dict[str, Any]) -> None:
        self.wishes += 1
        name = f"wish-{self.wishes}"
        self.lines[seat].send(json.dumps({**wish, "id": name}))
        reply = self.hear_until(seat, lambda message: message.get("id") == name)
        if reply["is"] != "accepted":
            raise LookupError(f"seat {seat} was refused {wish}: {reply}")

    def hear_until(self, seat: int, is_enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.lines[seat].recv(WAIT_SECONDS))
            self.note(seat, message)
            if is_enough(message):
                return message

    def note(self, seat: int, message: dict[str, Any]) -> None:
        if message["is"] == "ping":
            self.lines[seat].send(json.dumps({"do": "pong", "n": message["n"]}))
        if "scene" in message:
            self.scenes[seat] = message["scene"]


def is_judged(scene: Scene) -> bool:
    """Whether nobody at the table can go on before a tower is judged."""
    return scene.get("asked") == [REFEREE]


@contextmanager
def staged(url: str, match: Match, is_wanted: Wanted) -> Iterator[Company]:
    """The first of many companies whose table comes to look as wanted."""
    for seed in range(1, MOST_MATCHES + 1):
        with gathered(url, match, seed) as company:
            if company.play_until(is_wanted):
                yield company
                return
    raise LookupError(f"{match.game}: in {MOST_MATCHES} matches with {match.options} the table never looked as wanted")


@contextmanager
def gathered(url: str, match: Match, seed: int) -> Iterator[Company]:
    """A new table with all its seats taken; they stay there as long as the block lasts."""
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
        company = Company(opened["table"], tokens, lines, match.player(), seeded(seed))
        company.be_ready()
        yield company
