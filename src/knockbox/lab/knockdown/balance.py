"""Balance figures of a round robin and the ranges they are checked against."""

from collections.abc import Iterable, Sequence
from typing import Final

from knockbox.lab.knockdown.cells import PairingCell
from knockbox.lab.shares import AcceptedRange, Share, describe_miss

FIGHTER_RANGE: Final = AcceptedRange(35, 65)
PAIRING_RANGE: Final = AcceptedRange(25, 75)
FIRST_PLAYER_RANGE: Final = AcceptedRange(42, 58)
KNOCKOUT_RANGE: Final = AcceptedRange(40, 85)


def fighter_win_share(fighter: str, cells: Iterable[PairingCell]) -> Share:
    """Return the share of a fighter's matches that the fighter won."""
    won = matches = 0
    for cell in cells:
        if fighter in (cell.one, cell.other):
            won += cell.wins if fighter == cell.one else cell.matches - cell.wins
            matches += cell.matches
    return Share(won, matches)


def pairing_win_share(fighter: str, other: str, cells: Iterable[PairingCell]) -> Share:
    return fighter_win_share(fighter, [cell for cell in cells if {cell.one, cell.other} == {fighter, other}])


def opener_win_share(cells: Sequence[PairingCell]) -> Share:
    """Return the share of matches won by the first player of round one."""
    return Share(sum(cell.opener_wins for cell in cells), sum(cell.matches for cell in cells))


def first_player_win_share(cells: Sequence[PairingCell]) -> Share:
    """Return the share of rounds won by their first player."""
    return Share(sum(cell.first_player_wins for cell in cells), sum(cell.rounds for cell in cells))


def knockout_share(cells: Sequence[PairingCell]) -> Share:
    return Share(sum(cell.knockouts for cell in cells), sum(cell.rounds for cell in cells))


def mean_turns(cells: Sequence[PairingCell]) -> float:
    """Return the mean number of turns per round, of both players together."""
    return sum(cell.turns for cell in cells) / sum(cell.rounds for cell in cells)


def find_imbalances(fighters: Sequence[str], cells: Sequence[PairingCell]) -> list[str]:
    """Return one sentence for each figure outside its range."""
    found = [describe_miss(fighter, fighter_win_share(fighter, cells), FIGHTER_RANGE) for fighter in fighters]
    for number, one in enumerate(fighters):
        rest = fighters[number + 1 :]
        found += [
            describe_miss(f"{one} against {other}", pairing_win_share(one, other, cells), PAIRING_RANGE)
            for other in rest
        ]
    found.append(describe_miss("the first player of round one", opener_win_share(cells), FIRST_PLAYER_RANGE))
    found.append(describe_miss("rounds ended by K.O.", knockout_share(cells), KNOCKOUT_RANGE))
    return [sentence for sentence in found if sentence]
