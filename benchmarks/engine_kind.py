"""The first slice of our workers: which engine they run."""

from benchmarks.slices import Slice
from knockbox.cli.main import engine_kind

ENGINE_SLICES: dict[str, Slice] = {
    "compiled?": lambda _seconds, _seed: {"compiled?": float(engine_kind() == "compiled")}
}
