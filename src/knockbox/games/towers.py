"""The tower that a game asks for; building and judging it is not part of the rules."""

import msgspec


class TowerRequest(msgspec.Struct, frozen=True):
    """The builder, the cubes, the time limit, and the two possible answers of the referee."""

    seat: int
    light: int
    heavy: int
    seconds: int
    stands_choice: int  # the choice for a tower that stands
    fell_choice: int  # the choice for a tower that fell

    def verdict_choice(self, is_standing: bool) -> int:
        return self.stands_choice if is_standing else self.fell_choice
