"""What packs of every game have in common: reading, checking, finding them."""
