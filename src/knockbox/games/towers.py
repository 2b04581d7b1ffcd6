"""A tower that a game asks for; how it is built and judged is no business of the rules."""

import msgspec


class Tower(msgspec.Struct, frozen=True):
    """Who has to build, of which cubes and for how long, and what the referee may say of it."""

    seat: int
    light: int
    heavy: int
    seconds: int
    stands: int  # the choice that says so
    fell: int  # the other one

    def choice(self, is_standing: bool) -> int:
        return self.stands if is_standing else self.fell
