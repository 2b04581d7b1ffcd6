"""Run the commands with `python -m knockbox`."""

import sys

from knockbox.cli.main import main

if __name__ == "__main__":  # a process that helps with a round robin imports this too
    sys.exit(main())
