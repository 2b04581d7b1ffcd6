"""A `stdio` session in the same process."""

import json
from typing import Any

import msgspec

from knockbox.cli.stdio.session import StdioSession


class StdioClient:
    """Sends requests to one session."""

    def __init__(self) -> None:
        self.session = StdioSession()

    def send(self, **request: Any) -> Any:
        return self.send_line(json.dumps(request).encode())

    def send_line(self, line: bytes) -> Any:
        return json.loads(msgspec.json.encode(self.session.respond(line)))

    def ok(self, **request: Any) -> Any:
        answer = self.send(**request)
        assert "ok" in answer, answer
        return answer["ok"]

    def error(self, **request: Any) -> str:
        """Return the code of the refusal; assert that the state did not change."""
        before = self.session.match and self.ok(do="truth")
        answer = self.send(**request)
        assert set(answer) == {"error", "detail", "reasons"}, answer
        assert (self.session.match and self.ok(do="truth")) == before
        return str(answer["error"])

    def play(self, inputs: int) -> None:
        """Choose the first option several times."""
        for _ in range(inputs):
            asked = self.ok(do="question")
            self.ok(do="choose", seat=asked["seat"], choice=asked["options"][0]["choice"])
