"""The shipped test kit: laws, table builders, scripted chance."""
