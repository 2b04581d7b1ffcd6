"""Record the tests that those beside this draw: `PYTHONPATH=src .venv/bin/python web/tests/tower/record.py`.

Models of hands build, and what the server would say of it is kept in recordings/: one tower that stands, one with
too many cubes.
"""

from pathlib import Path
from typing import Final

import msgspec

from knockbox.engine.rng import make_rng
from knockbox.server.protocol import Message, Tower
from knockbox.server.towers.frames import FrameEncoder, build_verdict, hand_position, held_cube, phase_of
from knockbox.server.towers.live import BotHand, LiveTest
from knockbox.tower.motor import motor_for_skill
from knockbox.tower.parameters import FRAME_TICKS
from knockbox.tower.terms import TowerTerms

FOLDER: Final = Path(__file__).with_name("recordings")
TERMS: Final = {"stands": TowerTerms(seed=5, light=3, heavy=2), "falls": TowerTerms(seed=2, light=8, heavy=5)}
SHOWN: Final = 4 * FRAME_TICKS
"""Ticks between two frames: half as many as the server tells are enough to draw."""
BUILDER, ATTACKER = 1, 0


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, terms in TERMS.items():
        lines = b",\n".join(map(msgspec.json.encode, told_of(terms)))
        (FOLDER / f"{name}.json").write_bytes(b"[\n" + lines + b"\n]\n")


def told_of(terms: TowerTerms) -> list[Message]:
    """All that is said of a test, from the scatter to the verdict."""
    live = LiveTest(terms)
    attempt, picture = live.attempt, FrameEncoder(live.attempt)
    told: list[Message] = [tower(live, picture)]
    attempt.start()
    told.append(tower(live, picture))
    live.set_pointer_source(BotHand(motor_for_skill("normal"), make_rng(terms.seed + 1), attempt.hand.target))
    while not live.is_over:
        phase = phase_of(attempt)
        live.advance(SHOWN)
        told.append(picture.changed_frame())
        if phase_of(attempt) != phase:
            told[-1] = tower(live, picture)
    return told


def tower(live: LiveTest, picture: FrameEncoder) -> Tower:
    attempt = live.attempt
    return Tower(
        seat=BUILDER,
        attacker=ATTACKER,
        phase=phase_of(attempt),
        light=attempt.terms.light,
        heavy=attempt.terms.heavy,
        seconds=attempt.terms.seconds,
        heavies=[cube.is_heavy for cube in attempt.cubes],
        poses=picture.poses(),
        tick=attempt.tick,
        held=held_cube(attempt),
        hand=hand_position(attempt),
        height=picture.height,
        starts_ms=None if attempt.is_started else 20_000,
        restarted=False,
        verdict=build_verdict(attempt),
        trials=1,
    )


if __name__ == "__main__":
    main()
