"""Small leaks to plant into the server; comparing bytes and times of twin tables must find each of them."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest
from msgspec.structs import replace

from knockbox.bots.observation import Determinization, PlayerObservation
from knockbox.engine.reason import Candidate, Reason
from knockbox.games.dungeon.state import DungeonState
from knockbox.hosting import answer_delay
from knockbox.records.snapshot import MatchSnapshot
from knockbox.records.state_hash import state_hash
from knockbox.server.protocol import TableView, ToldEvent
from knockbox.server.tables import bot_runner, broadcaster, live_match, observation, presenter, previews, visibility
from knockbox.server.tables.broadcaster import Broadcaster
from knockbox.server.tables.live_match import LiveMatch
from knockbox.server.tables.table import Table

Patch: TypeAlias = pytest.MonkeyPatch
Leak: TypeAlias = Callable[[Patch], None]
LEAKS: Final[list[Leak]] = []
TIMING_LEAKS: Final[list[Leak]] = []
"""Leaks that show by timing alone."""


def leak(plant: Leak) -> Leak:
    LEAKS.append(plant)
    return plant


def timing_leak(plant: Leak) -> Leak:
    TIMING_LEAKS.append(plant)
    return plant


def hidden_number(moment: MatchSnapshot, place: int) -> int:
    """Return a number made of the cards in another player's hand."""
    other, state = (place + 1) % moment.game.num_players, moment.state
    return sum(state.hands[other]) if isinstance(state, DungeonState) else sum(state.hands[other].cards)


def patch_views(patch: Patch, change: Callable[[Table, LiveMatch, int], dict[str, Any]]) -> None:
    """Patch the view of the table that is sent to everyone."""
    true = presenter.present_table

    def told(table: Table, place: int, *words: Any) -> TableView:
        shown = true(table, place, *words)
        return replace(shown, **change(table, table.match, place)) if table.match else shown

    patch.setattr(broadcaster, "present_table", told)


@leak
def a_scene_counts_the_options_of_another(patch: Patch) -> None:
    def counted(_: Table, match: LiveMatch, place: int) -> dict[str, Any]:
        others = [question for question in match.snapshot.questions() if question.seat != place]
        return {"asked": [question.seat + 100 * len(question.options) for question in others]}

    patch_views(patch, counted)


@leak
def a_scene_has_the_hash_of_the_state(patch: Patch) -> None:
    patch_views(patch, lambda _, match, place: {"frozen": state_hash(match.session.game, match.snapshot.state)})


@leak
def a_scene_has_the_hash_of_the_last_input(patch: Patch) -> None:
    """The same at both tables until the first input after they diverge."""
    patch_views(patch, lambda _, match, place: {"frozen": "".join(each.state for each in match.session.inputs[:1])})


@leak
def the_secret_is_out_too_soon(patch: Patch) -> None:
    patch_views(
        patch, lambda table, _, place: {"luck": replace(presenter.present_luck(table), secret=table.opening.secret)}
    )


@leak
def aids_tell_of_another_hand(patch: Patch) -> None:
    """Only for clients with a language, as others have no aids."""

    def aids(self: presenter.Presenter, _: Any) -> Any:
        return {"reach": hidden_number(self.snapshot, self.place)} if self.language else None

    patch.setattr(presenter.Presenter, "derived", aids)


@leak
def undo_depends_on_another_hand(patch: Patch) -> None:
    patch_views(patch, lambda _, match, place: {"undo": hidden_number(match.snapshot, place) % 2 == 0})


@leak
def the_clock_runs_by_another_hand(patch: Patch) -> None:
    def hasty(table: Table, match: LiveMatch, place: int) -> dict[str, Any]:
        shown = presenter.present_clock(table, place, 0)
        return {"clock": replace(shown, left_ms=hidden_number(match.snapshot, place)) if shown else None}

    patch_views(patch, hasty)


@leak
def everybody_is_shown_what_is_true(patch: Patch) -> None:
    """Private inputs are in the next view of every place."""
    patch_views(patch, lambda _, match, place: {"view": match.session.game.view(match.snapshot.state, place)})


@leak
def a_refusal_tells_what_another_could_do(patch: Patch) -> None:
    true = MatchSnapshot.explain_refusal

    def refusal(moment: MatchSnapshot, seat: int, choice: int) -> Candidate:
        is_theirs = any(choice in question.options for question in moment.questions())
        told = true(moment, seat, choice)
        return replace(told, reasons=(Reason("not-your-question", "KDR-1"),)) if is_theirs else told

    patch.setattr(MatchSnapshot, "explain_refusal", refusal)


@leak
def a_reason_cites_a_rule_by_a_hidden_card(patch: Patch) -> None:
    true = MatchSnapshot.candidates

    def candidates(moment: MatchSnapshot, question: Any) -> list[Candidate]:
        told = Reason("not-your-question", f"KDR-{hidden_number(moment, question.seat)}")
        return [each if each.enabled else replace(each, reasons=(told,)) for each in true(moment, question)]

    patch.setattr(MatchSnapshot, "candidates", candidates)


@leak
def numbers_of_messages_count_by_another_hand(patch: Patch) -> None:
    true = LiveMatch.commit

    def take(self: LiveMatch, *words: Any) -> None:
        true(self, *words)
        for place in range(len(self.last_seq)):
            self.last_seq[place] += hidden_number(self.snapshot, place) % 2

    patch.setattr(LiveMatch, "commit", take)


@leak
def numbers_of_questions_count_hidden_inputs(patch: Patch) -> None:
    true = LiveMatch.commit

    def take(self: LiveMatch, *words: Any) -> None:
        true(self, *words)
        self.question_ids = [turn + 1 for turn in self.question_ids]

    patch.setattr(LiveMatch, "commit", take)


@leak
def whoever_notices_nothing_is_told_so(patch: Patch) -> None:
    """An empty message is a message."""
    true = visibility.compute_visibility

    def loud(*words: Any) -> Any:
        found = true(*words)
        return found._replace(seen_by=(1 << len(found.observations)) - 1)

    patch.setattr(live_match, "compute_visibility", loud)


@leak
def events_are_told_as_they_were(patch: Patch) -> None:
    def told_to(self: LiveMatch, place: int, after: int = 0) -> list[ToldEvent]:
        numbered = [(self.seq_history[told.input][place], told.event) for told in self.session.events]
        return [ToldEvent(seq, event) for seq, event in numbered if seq > after]

    patch.setattr(LiveMatch, "events_seen_by", told_to)


@leak
def a_message_is_longer_by_another_hand(patch: Patch) -> None:
    """Only by spaces, which mean nothing."""
    true = Broadcaster.encode_update

    def news(self: Broadcaster, place: int, *words: Any) -> bytes:
        match = self.table.match
        return true(self, place, *words) + b" " * (hidden_number(match.snapshot, place) % 7 if match else 0)

    patch.setattr(Broadcaster, "encode_update", news)


@leak
def who_looks_on_is_numbered_by_a_hand(patch: Patch) -> None:
    true = Broadcaster.build_seats

    def seats(self: Broadcaster) -> Any:
        match = self.table.match
        return replace(true(self), spectators=[hidden_number(match.snapshot, 0)] if match else [])

    patch.setattr(Broadcaster, "build_seats", seats)


@leak
def previews_look_at_the_true_table(patch: Patch) -> None:
    def truth(vantage: PlayerObservation, _: Any) -> Determinization:
        state: Any = vantage._state
        return Determinization(vantage.rules, vantage.rules.clone(state))

    patch.setattr(previews, "determinize_at_question", truth)


@leak
def hints_are_given_by_who_sees_all_cards(patch: Patch) -> None:
    true = PlayerObservation.determinize

    def imagine(self: PlayerObservation, rng: Any) -> Determinization:
        state: Any = self._state
        return Determinization(self.rules, self.rules.clone(state)) if self.history else true(self, rng)

    patch.setattr(PlayerObservation, "determinize", imagine)


@leak
def views_are_those_of_the_next_seat(patch: Patch) -> None:
    true = observation.observe

    def other(moment: MatchSnapshot, place: int) -> Any:
        return replace(true(moment, place), view=moment.game.view(moment.state, (place + 1) % moment.game.num_players))

    patch.setattr(observation, "observe", other)
    patch.setattr(live_match, "observe", other)


@leak
def records_are_for_everybody(patch: Patch) -> None:
    patch.setattr("knockbox.server.records.PHASE_OVER", "playing")


@timing_leak
def what_is_forced_is_answered_at_once(patch: Patch) -> None:
    """As if an observer could see the true state."""
    patch.setattr(
        bot_runner, "seems_forced", lambda onlooker: len(onlooker.rules.decision(onlooker._state).options) == 1
    )


@timing_leak
def what_is_easy_is_answered_soon(patch: Patch) -> None:
    patch.setattr(bot_runner, "search_budget", lambda bot: None)


@timing_leak
def what_seems_forced_is_thought_about_all_the_same(patch: Patch) -> None:
    """Unless it is really forced."""

    async def glance(self: bot_runner.BotRunner, match: LiveMatch, question: Any) -> Any:
        is_free = len(question.options) > 1
        return await self.search(match, question, "expert") if is_free else await true(self, match, question)

    true = bot_runner.BotRunner.answer_without_search
    patch.setattr(bot_runner.BotRunner, "answer_without_search", glance)
    patch.setattr(answer_delay, "FORCED_CHECK_WORLDS", 1)
