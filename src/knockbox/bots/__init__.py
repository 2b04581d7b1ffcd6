"""Computer players: they see a table through a vantage and answer with a choice."""
