"""Tables of players, event-sourced: all state of a table is derived from its log."""
