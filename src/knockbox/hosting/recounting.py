"""Recounts of bots after a match: which seats have one, and its text."""

from knockbox.hosting.game_text import move_name
from knockbox.hosting.seating import is_bot
from knockbox.lab.analysis.replayed_match import ReplayedMatch
from knockbox.lab.recount.recount_text import RecountText
from knockbox.lab.recount.remarks import Recount


def bot_seats(course: ReplayedMatch) -> list[int]:
    return [seat for seat, player in enumerate(course.session.header.seats) if is_bot(player)]


def build_telling(course: ReplayedMatch, recount: Recount, language: str) -> RecountText:
    game = course.game

    def called(input: int, notation: str) -> str:
        return move_name(game, course.points[input - 1].snapshot.state, game.string_to_action(notation), language)

    return RecountText(
        recount, game.key, [player.display_name for player in course.session.header.seats], called, language
    )
