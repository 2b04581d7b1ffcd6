"""The durable store: the logs of all tables in SQLite or Postgres, by the same code as far as they are alike."""
