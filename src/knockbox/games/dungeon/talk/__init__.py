"""Talk and gestures: which are legal, which statements hold, and states consistent with them."""
