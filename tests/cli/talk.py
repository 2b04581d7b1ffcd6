"""The engine for programs, spoken to in one process."""

import json
from typing import Any

import msgspec

from knockbox.cli.stdio.desk import Desk


class Talk:
    """A conversation with one desk."""

    def __init__(self) -> None:
        self.desk = Desk()

    def say(self, **request: Any) -> Any:
        return self.raw(json.dumps(request).encode())

    def raw(self, line: bytes) -> Any:
        return json.loads(msgspec.json.encode(self.desk.respond(line)))

    def ok(self, **request: Any) -> Any:
        answer = self.say(**request)
        assert "ok" in answer, answer
        return answer["ok"]

    def error(self, **request: Any) -> str:
        """The code of the refusal; the table must be as before."""
        before = self.desk.playing and self.ok(do="truth")
        answer = self.say(**request)
        assert set(answer) == {"error", "detail", "reasons"}, answer
        assert (self.desk.playing and self.ok(do="truth")) == before
        return str(answer["error"])

    def play(self, inputs: int) -> None:
        """Answer with first options."""
        for _ in range(inputs):
            asked = self.ok(do="question")
            self.ok(do="choose", seat=asked["seat"], choice=asked["options"][0]["choice"])
