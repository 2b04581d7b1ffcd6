"""Rewrite perft counts and trace hashes, on which engines must agree: `python tools/make_counts.py`."""

from pathlib import Path
from typing import Final

from knockbox.testing.reference_results import compute_perft, compute_trace, update_results

ROOT: Final = Path(__file__).resolve().parent.parent
PERFT: Final = ROOT / "tests" / "perft"
TRACES: Final = ROOT / "tests" / "conformance" / "traces.txt"


def main() -> None:
    for path in sorted(PERFT.glob("*.txt")):
        update_results(path, compute_perft)
    update_results(TRACES, compute_trace)


if __name__ == "__main__":
    main()
