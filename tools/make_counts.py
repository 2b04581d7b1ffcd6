"""Write what engines must agree on, perft counts and trace hashes, anew: `python tools/make_counts.py`."""

from pathlib import Path
from typing import Final

from knockbox.testing.counts import perft_of, renew, trace_of

ROOT: Final = Path(__file__).resolve().parent.parent
PERFT: Final = ROOT / "tests" / "perft"
TRACES: Final = ROOT / "tests" / "conformance" / "traces.txt"


def main() -> None:
    for path in sorted(PERFT.glob("*.txt")):
        renew(path, perft_of)
    renew(TRACES, trace_of)


if __name__ == "__main__":
    main()
