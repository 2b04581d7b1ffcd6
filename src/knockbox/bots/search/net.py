"""A small net that was taught by matches: numbers of a table in, the chance to win out."""

from __future__ import annotations

from math import exp


class Net:
    """One hidden layer of rectified sums; its answer is a logit."""

    __slots__ = ("bias", "biases", "output", "rows")

    def __init__(self, rows: list[list[float]], biases: list[float], output: list[float], bias: float) -> None:
        self.rows = rows  # of each hidden unit: a weight for each number
        self.biases = biases
        self.output = output
        self.bias = bias

    def logit(self, numbers: list[float]) -> float:
        total = self.bias
        live = [index for index in range(len(numbers)) if numbers[index] != 0.0]
        for unit in range(len(self.rows)):
            row = self.rows[unit]
            held = self.biases[unit]
            for index in live:
                held += row[index] * numbers[index]
            if held > 0.0:
                total += self.output[unit] * held
        return total

    def chance(self, numbers: list[float]) -> float:
        """The chance to win, from 0 to 1."""
        return 1.0 / (1.0 + exp(-self.logit(numbers)))
