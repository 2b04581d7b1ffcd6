"""Two who play each other over the wire until the table looks as a picture wants it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from knockbox.engine.rng import Rng, seeded

Scene = dict[str, Any]
Wanted = Callable[[Scene], bool]
"""Whether the scene of the first seat is the one to be pictured."""

NAMES: Final = ("Ada", "Ben")
LIKED: Final = (("attack", "perform", "react", "call"), ("combo", "move", "dash", "block"))
"""What makes a lively match, the best first; everything else is as good as anything."""
WAIT_SECONDS: Final = 30
MOST_MATCHES: Final = 40
NONCE: Final = "0" * 32


class Sparring:
    """Both seats of a table, and what each of them sees."""

    def __init__(self, url: str, table: str, tokens: list[str], seed: int, lines: list[ClientConnection]) -> None:
        self.url = url
        self.table = table
        self.tokens = tokens
        self.rng = seeded(seed)
        self.lines = lines
        self.scenes: list[Scene] = [{}, {}]
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
            self.answer(self.asked())
        return True

    def asked(self) -> int:
        """The first seat with a question; whoever is asked is told sooner or later."""
        for seat in (0, 1):
            if self.scenes[seat].get("question"):
                return seat
        seat = self.scenes[0]["asked"][0]
        self.hear_until(seat, lambda message: bool(message.get("scene", {}).get("question")))
        return int(seat)

    def answer(self, seat: int) -> None:
        question = self.scenes[seat]["question"]
        choice = liked(self.scenes[seat], seat, self.rng)
        self.ask(seat, {"do": "choose", "question": question["id"], "choice": choice})
        other = 1 - seat
        if self.scenes[seat]["phase"] == "over":
            self.hear_until(other, lambda message: message.get("scene", {}).get("phase") == "over")
        elif not self.scenes[seat].get("question") and not self.scenes[other].get("question"):
            self.hear_until(other, lambda message: bool(message.get("scene", {}).get("question")))

    def ask(self, seat: int, wish: dict[str, Any]) -> None:
        self.wishes += 1
        name = f"spar-{self.wishes}"
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


def liked(scene: Scene, seat: int, rng: Rng) -> int:
    enabled = [each for each in scene["question"]["candidates"] if each["enabled"] and reaches(each, scene, seat)]
    enabled = enabled or [each for each in scene["question"]["candidates"] if each["enabled"]]
    for verbs in LIKED:
        found = [each for each in enabled if each["notation"].split(" ")[0] in verbs]
        if found:
            return int(found[rng.below(len(found))]["choice"])
    return int(enabled[rng.below(len(enabled))]["choice"])


def reaches(candidate: dict[str, Any], scene: Scene, seat: int) -> bool:
    """Nobody beats the air; what is no attack needs no reach."""
    verb, _, attack = candidate["notation"].partition(" ")
    if verb != "attack":
        return True
    return scene["view"]["table"]["places"][1 - seat] in scene["aids"]["reach"].get(attack, [[], []])[seat]


@contextmanager
def staged(url: str, box: str, fighters: str, is_wanted: Wanted) -> Iterator[Sparring]:
    """The first of many matches that comes to look as wanted."""
    for seed in range(1, MOST_MATCHES + 1):
        with sparring(url, box, fighters, seed) as both:
            if both.play_until(is_wanted):
                yield both
                return
    raise LookupError(f"{fighters} in {box}: in {MOST_MATCHES} matches the table never looked as wanted")


@contextmanager
def sparring(url: str, box: str, fighters: str, seed: int) -> Iterator[Sparring]:
    """A new table with both seats taken; they stay there as long as the block lasts."""
    form = {
        "game": "knockdown",
        "seats": ["here", "here"],
        "names": NAMES,
        "packs": ["siege-storm", "nemesis", "tainted-grail"],
        "options": {"fighters": fighters, "arena": box, "skills": box},
    }
    with urlopen(Request(f"{url}api/tables", json.dumps(form).encode())) as answer:  # noqa: S310  (our own address)
        opened = json.load(answer)
    socket = f"{url.replace('http', 'ws', 1)}api/tables/{opened['table']}/socket"
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(socket, max_size=None)) for _ in NAMES]
        both = Sparring(url, opened["table"], [seat["token"] for seat in opened["seats"]], seed, lines)
        both.be_ready()
        yield both
