"""A bot's own account of a finished match."""
