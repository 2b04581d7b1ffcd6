"""Run the commands with `python -m knockbox`."""

import sys

from knockbox.cli.main import main

sys.exit(main())
