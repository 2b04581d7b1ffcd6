"""What can be wrong with a pack."""


class PackError(ValueError):
    """A pack cannot be played; says which file, which item, what was found and what was expected."""
