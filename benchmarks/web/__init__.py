"""How soon a choice shows in the browser."""
