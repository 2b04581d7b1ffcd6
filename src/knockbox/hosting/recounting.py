"""Bots that look back at a match: who of its players is one, and what it says in the words of the game."""

from knockbox.hosting.seating import is_bot
from knockbox.hosting.speech import feat_text
from knockbox.lab.analysis.course import Course
from knockbox.lab.recount.remarks import Recount
from knockbox.lab.recount.telling import Telling


def bot_seats(course: Course) -> list[int]:
    return [seat for seat, player in enumerate(course.session.header.seats) if is_bot(player)]


def telling_of(course: Course, told: Recount, language: str) -> Telling:
    game = course.game

    def called(input: int, notation: str) -> str:
        return feat_text(game, course.stops[input - 1].moment.state, game.read(notation), language)

    return Telling(told, game.key, [player.shown for player in course.session.header.seats], called, language)
