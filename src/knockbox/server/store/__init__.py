"""The durable store: the logs of all tables, in SQLite or Postgres."""
