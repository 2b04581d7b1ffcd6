"""A small neural net: features of a state in, win probability out."""

from __future__ import annotations

from math import exp


class Net:
    """One hidden layer of rectified linear units; the output is a logit."""

    __slots__ = ("bias", "biases", "output", "rows")

    def __init__(self, rows: list[list[float]], biases: list[float], output: list[float], bias: float) -> None:
        self.rows = rows  # per hidden unit: one weight per feature
        self.biases = biases
        self.output = output
        self.bias = bias

    def logit(self, features: list[float]) -> float:
        total = self.bias
        live = [index for index in range(len(features)) if features[index] != 0.0]
        for unit in range(len(self.rows)):
            row = self.rows[unit]
            activation = self.biases[unit]
            for index in live:
                activation += row[index] * features[index]
            if activation > 0.0:
                total += self.output[unit] * activation
        return total

    def win_probability(self, features: list[float]) -> float:
        """Return the win probability, from 0 to 1."""
        return 1.0 / (1.0 + exp(-self.logit(features)))
