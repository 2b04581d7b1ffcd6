"""Duels without a board: rounds and their endings, a round robin of all fighters, and its balance."""
