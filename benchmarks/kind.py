"""What every worker of ours is asked first: which engine it runs."""

from benchmarks.slices import Slice
from knockbox.cli.main import engine_kind

KIND: dict[str, Slice] = {"compiled?": lambda _seconds, _seed: {"compiled?": float(engine_kind() == "compiled")}}
