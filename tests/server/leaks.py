"""Small leaks to be planted into the server: each must be found where bytes and times of twin tables are compared."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest
from msgspec.structs import replace

from knockbox.bots.vantage import Vantage, World
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.dungeon.state import DungeonState
from knockbox.hosting import pretence
from knockbox.records.moment import Moment
from knockbox.records.state_hash import state_hash
from knockbox.server.protocol import Scene, ToldEvent
from knockbox.server.tables import audience, company, course, notice, outlook, previews, scenes
from knockbox.server.tables.audience import Audience
from knockbox.server.tables.course import Course
from knockbox.server.tables.table import Table

Patch: TypeAlias = pytest.MonkeyPatch
Leak: TypeAlias = Callable[[Patch], None]
LEAKS: Final[list[Leak]] = []
LATE: Final[list[Leak]] = []
"""Those that show by the clock alone."""


def leak(plant: Leak) -> Leak:
    LEAKS.append(plant)
    return plant


def by_the_clock(plant: Leak) -> Leak:
    LATE.append(plant)
    return plant


def secret(moment: Moment, place: int) -> int:
    """A number made of the cards in the hand of somebody else."""
    other, state = (place + 1) % moment.game.seats, moment.state
    return sum(state.hands[other]) if isinstance(state, DungeonState) else sum(state.hands[other].cards)


def in_scenes(patch: Patch, change: Callable[[Table, Course, int], dict[str, Any]]) -> None:
    """Show something else to everybody."""
    true = scenes.scene

    def told(table: Table, place: int, *words: Any) -> Scene:
        shown = true(table, place, *words)
        return replace(shown, **change(table, table.course, place)) if table.course else shown

    patch.setattr(audience, "scene", told)


@leak
def a_scene_counts_the_options_of_another(patch: Patch) -> None:
    def counted(_: Table, course: Course, place: int) -> dict[str, Any]:
        others = [question for question in course.moment.questions() if question.seat != place]
        return {"asked": [question.seat + 100 * len(question.options) for question in others]}

    in_scenes(patch, counted)


@leak
def a_scene_has_the_hash_of_the_state(patch: Patch) -> None:
    in_scenes(patch, lambda _, course, place: {"frozen": state_hash(course.session.game, course.moment.state)})


@leak
def a_scene_has_the_hash_of_the_last_input(patch: Patch) -> None:
    """It is the same at both tables, as long as nothing was done since they parted."""
    in_scenes(patch, lambda _, course, place: {"frozen": "".join(each.state for each in course.session.inputs[:1])})


@leak
def the_secret_is_out_too_soon(patch: Patch) -> None:
    in_scenes(patch, lambda table, _, place: {"luck": replace(scenes.luck(table), secret=table.opened.secret)})


@leak
def aids_tell_of_another_hand(patch: Patch) -> None:
    """Only to whoever named a language, for nobody else has any."""

    def aids(self: scenes.Painter, _: Any) -> Any:
        return {"reach": secret(self.moment, self.place)} if self.language else None

    patch.setattr(scenes.Painter, "aids", aids)


@leak
def undo_depends_on_another_hand(patch: Patch) -> None:
    in_scenes(patch, lambda _, course, place: {"undo": secret(course.moment, place) % 2 == 0})


@leak
def the_clock_runs_by_another_hand(patch: Patch) -> None:
    def hasty(table: Table, course: Course, place: int) -> dict[str, Any]:
        shown = scenes.clock(table, place, 0)
        return {"clock": replace(shown, left_ms=secret(course.moment, place)) if shown else None}

    in_scenes(patch, hasty)


@leak
def everybody_is_shown_what_is_true(patch: Patch) -> None:
    """What was done in secret is in the next scene of all."""
    in_scenes(patch, lambda _, course, place: {"view": course.session.game.view(course.moment.state, place)})


@leak
def a_refusal_tells_what_another_could_do(patch: Patch) -> None:
    true = Moment.refusal

    def refusal(moment: Moment, seat: int, choice: int) -> Candidate:
        is_theirs = any(choice in question.options for question in moment.questions())
        told = true(moment, seat, choice)
        return replace(told, reasons=(Reason("not-your-question", "KDR-1"),)) if is_theirs else told

    patch.setattr(Moment, "refusal", refusal)


@leak
def a_reason_cites_a_rule_by_a_hidden_card(patch: Patch) -> None:
    true = Moment.candidates

    def candidates(moment: Moment, question: Any) -> list[Candidate]:
        told = Reason("not-your-question", f"KDR-{secret(moment, question.seat)}")
        return [each if each.enabled else replace(each, reasons=(told,)) for each in true(moment, question)]

    patch.setattr(Moment, "candidates", candidates)


@leak
def numbers_of_messages_count_by_another_hand(patch: Patch) -> None:
    true = Course.take

    def take(self: Course, *words: Any) -> None:
        true(self, *words)
        for place in range(len(self.heard)):
            self.heard[place] += secret(self.moment, place) % 2

    patch.setattr(Course, "take", take)


@leak
def numbers_of_questions_count_hidden_inputs(patch: Patch) -> None:
    true = Course.take

    def take(self: Course, *words: Any) -> None:
        true(self, *words)
        self.turns = [turn + 1 for turn in self.turns]

    patch.setattr(Course, "take", take)


@leak
def whoever_notices_nothing_is_told_so(patch: Patch) -> None:
    """An empty message is a message."""
    true = notice.notice

    def loud(*words: Any) -> Any:
        found = true(*words)
        return found._replace(shown=(1 << len(found.after)) - 1)

    patch.setattr(course, "notice", loud)


@leak
def events_are_told_as_they_were(patch: Patch) -> None:
    def told_to(self: Course, place: int, after: int = 0) -> list[ToldEvent]:
        numbered = [(self.numbers[told.input][place], told.event) for told in self.session.told]
        return [ToldEvent(seq, event) for seq, event in numbered if seq > after]

    patch.setattr(Course, "told_to", told_to)


@leak
def a_message_is_longer_by_another_hand(patch: Patch) -> None:
    """Only by spaces, which mean nothing."""
    true = Audience.news

    def news(self: Audience, place: int, *words: Any) -> bytes:
        course = self.table.course
        return true(self, place, *words) + b" " * (secret(course.moment, place) % 7 if course else 0)

    patch.setattr(Audience, "news", news)


@leak
def who_looks_on_is_numbered_by_a_hand(patch: Patch) -> None:
    true = Audience.seats

    def seats(self: Audience) -> Any:
        course = self.table.course
        return replace(true(self), spectators=[secret(course.moment, 0)] if course else [])

    patch.setattr(Audience, "seats", seats)


@leak
def previews_look_at_the_true_table(patch: Patch) -> None:
    def truth(vantage: Vantage, _: Any) -> World:
        state: Any = vantage._state
        return World(vantage.rules, vantage.rules.clone(state))

    patch.setattr(previews, "asked_world", truth)


@leak
def hints_are_given_by_who_sees_all_cards(patch: Patch) -> None:
    true = Vantage.imagine

    def imagine(self: Vantage, rng: Any) -> World:
        state: Any = self._state
        return World(self.rules, self.rules.clone(state)) if self.story else true(self, rng)

    patch.setattr(Vantage, "imagine", imagine)


@leak
def views_are_those_of_the_next_seat(patch: Patch) -> None:
    true = outlook.outlook

    def other(moment: Moment, place: int) -> Any:
        return replace(true(moment, place), view=moment.game.view(moment.state, (place + 1) % moment.game.seats))

    patch.setattr(outlook, "outlook", other)
    patch.setattr(course, "outlook", other)


@leak
def records_are_for_everybody(patch: Patch) -> None:
    patch.setattr("knockbox.server.records.OVER", "playing")


@by_the_clock
def what_is_forced_is_answered_at_once(patch: Patch) -> None:
    """As if an onlooker could look at the true table."""
    patch.setattr(company, "seems_forced", lambda onlooker: len(onlooker.rules.decision(onlooker._state).options) == 1)


@by_the_clock
def what_is_easy_is_answered_soon(patch: Patch) -> None:
    patch.setattr(company, "budget_in", lambda bot: None)


@by_the_clock
def what_seems_forced_is_thought_about_all_the_same(patch: Patch) -> None:
    """Unless it is forced indeed."""

    async def glance(self: company.Company, course: Course, question: Any) -> Any:
        is_free = len(question.options) > 1
        return await self.thought(course, question, "expert") if is_free else await true(self, course, question)

    true = company.Company.glance
    patch.setattr(company.Company, "glance", glance)
    patch.setattr(pretence, "WORLDS", 1)
