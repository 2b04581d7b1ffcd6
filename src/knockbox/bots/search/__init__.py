"""Search through imagined worlds, inside the compiled group."""
