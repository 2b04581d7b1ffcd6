"""What `./kb` does: set up, compile, check, hand over (standard library only)."""
