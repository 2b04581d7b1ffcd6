"""What can be wrong with what the core is handed from outside."""


class OptionError(ValueError):
    """A match option that does not exist, or a value it does not take."""


class ChoiceError(ValueError):
    """A choice that cannot be read or is not open."""


class PositionError(ValueError):
    """A position that cannot be."""
