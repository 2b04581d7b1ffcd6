"""Hash of a whole state."""

from hashlib import blake2b

import msgspec

from knockbox.engine.state import State
from knockbox.games.registry import AnyGame


def state_hash(game: AnyGame, state: State) -> str:
    """Return sixteen hex digits: BLAKE2 of the position as JSON with sorted keys."""
    canonical = msgspec.json.encode(game.position(state), order="sorted")
    return blake2b(canonical, digest_size=8, person=b"knockbox-state").hexdigest()
