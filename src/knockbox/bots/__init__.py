"""Computer players: each receives a `PlayerObservation` and answers with an action."""
