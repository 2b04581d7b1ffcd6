"""Implementation of `./kb`: set up, compile, check, run commands (standard library only)."""
