"""Puts the web app into the wheel, so that whoever installs it needs no Node; `./kb wheel` makes the app first."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MADE = Path(".build") / "web"


class AppHook(BuildHookInterface[Any]):
    """Runs when the wheel is built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Without the app a wheel still plays in the terminal and serves programs."""
        app = Path(os.environ.get("KNOCKBOX_WEB") or Path(self.root) / MADE)
        if version == "editable":
            return
        if (app / "index.html").is_file():
            build_data["force_include"][str(app)] = "knockbox/web"
        else:
            self.app.display_warning(f"no web app in {app}: the wheel will have no page for browsers")
