"""The candidates of a question, and the reasons against each illegal one."""

from knockbox.games.dungeon.reasons.refusal import candidates, check_action, disabled_side_actions

__all__ = ["candidates", "check_action", "disabled_side_actions"]
