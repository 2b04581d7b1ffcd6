"""Studies of Knockdown: rounds and their endings, a round robin of all fighters, and its balance."""
