"""Why an action is illegal: everything that could be tried at a question, with the reasons against it."""

from knockbox.games.knockdown.reasons.refusal import candidates, check_action

__all__ = ["candidates", "check_action"]
