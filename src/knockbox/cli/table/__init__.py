"""Parts shared by the games in the terminal: layout, log, question, and protocols."""
