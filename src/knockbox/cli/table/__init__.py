"""The table drawn for a terminal: each part is a function from a scene to something Rich can print."""
