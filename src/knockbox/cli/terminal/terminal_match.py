"""Play a match in the terminal: prompt people, run bots, show the log."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Final, TypeAlias

from rich.text import Text

from knockbox.bots.errors import SearchError
from knockbox.bots.search_result import SearchResult
from knockbox.cli.errors import CHECK_FAILED, INTERRUPTED
from knockbox.cli.table.layout import rule
from knockbox.cli.table.log import draw_log
from knockbox.cli.table.presenter import AnswerLimit, AnyPresenter
from knockbox.cli.table.scene import TerminalScene
from knockbox.cli.table.styles import ERROR_STYLE
from knockbox.cli.terminal.clock import AnswerTimeout, Stopwatch, delete_elapsed, load_elapsed, save_elapsed, time_limit
from knockbox.cli.terminal.command_prompt import CommandPrompt
from knockbox.cli.terminal.context import TerminalContext
from knockbox.cli.terminal.keyboard import LeaveMatch, leave_on_signals
from knockbox.cli.terminal.match_log import MatchLog
from knockbox.cli.terminal.next_commands import print_record_commands, print_resume_command
from knockbox.cli.terminal.privacy_screen import PrivacyScreen
from knockbox.cli.terminal.recount_offer import offer_recount
from knockbox.cli.terminal.search_wait import delay_search, wait_for_search
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import tower_due
from knockbox.hosting.bots import bot_answer_delay, choose_bot_talk, start_bot_search, uses_search
from knockbox.hosting.seating import is_bot
from knockbox.hosting.towers import build_due_tower, built_tower_text
from knockbox.records.session import Session

SeatChoice: TypeAlias = tuple[int, int]
"""An input: a seat and its choice."""
LATE_INPUT: Final[SeatChoice] = (PUBLIC, -1)


class TerminalMatch:
    """A match played at one keyboard."""

    def __init__(self, session: Session, path: Path, presenter: AnyPresenter, context: TerminalContext) -> None:
        self.session = session
        self.path = path
        self.game = session.game
        self.stage = presenter
        self.context = context
        self.console = context.console
        self.keyboard = context.keyboard
        self.auto = context.auto
        self.pool = context.pool
        self.people = [seat for seat, player in enumerate(session.header.seats) if not is_bot(player)]
        self.match_log = MatchLog(session, presenter)
        self.privacy_screen = PrivacyScreen(context.console, context.keyboard)
        self.prompt = CommandPrompt(session, presenter, context, self.match_log, self.people)
        self.last_mover = PUBLIC  # last seat that people watched or played
        self.stopwatch = Stopwatch(max(session.clock_ms(), load_elapsed(path)))

    def run(self) -> int:
        """Play to the end or until someone quits, and return the exit code; all inputs are recorded by then."""
        try:
            with leave_on_signals():
                self.prepare_bots()
                self.wait_to_begin()
                while (question := self.game.decision(self.session.snapshot.state)) is not None:
                    self.play_next_input(question)
        except LeaveMatch as leaving:
            return self.leave(leaving.code)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        except SearchError:
            self.leave(CHECK_FAILED)
            raise
        self.finish()
        return 0

    def leave(self, code: int) -> int:
        """Save the elapsed time, print how to resume, and return the exit code."""
        self.session.close()
        if self.stage.has_match_clock:
            save_elapsed(self.path, self.stopwatch.elapsed_ms)
        self.console.print()
        print_resume_command(self.console, self.stage, self.path, self.session.header.adventure)
        return code

    def prepare_bots(self) -> None:
        """Start the bot processes while people read the introduction."""
        if any(uses_search(player) for player in self.session.header.seats):
            self.pool.prepare(self.game, self.session.header.packs)

    def wait_to_begin(self) -> None:
        """Keep the introduction on the screen until Enter is pressed."""
        if self.people and self.keyboard.is_live and self.console.is_terminal:
            self.keyboard.wait(self.stage.format_message("begin"))

    def play_next_input(self, question: Decision) -> None:
        """Let bots talk, then make one input: the consent of a bot, its answer, or a person's."""
        self.let_bots_talk(question)
        consent = self.game.consent(self.session.snapshot.state, self.people)
        if consent is not None:
            self.choose(*consent)
        elif question.seat == PUBLIC and (bot := self.bot_building_tower()):
            self.let_bot_build(bot)
        elif question.seat not in self.people and question.seat != PUBLIC:
            self.play_bot_turn(question)
        else:
            self.answer(question)

    def bot_building_tower(self) -> str:
        """Return the bot that must build a tower now, or an empty string; people build theirs at the table."""
        due = tower_due(self.game, self.session.snapshot.state)
        return self.bot_name(due.seat) if due is not None and due.seat not in self.people else ""

    def let_bot_build(self, bot: str) -> None:
        """Build the tower with a model of a hand and log the result."""
        build = build_due_tower(self.session, bot)
        if build is not None:
            due, built = build
            name = self.scene(self.onlooker).subject(due.seat)
            text = built_tower_text(built, name, due.light + due.heavy, self.stage.language)
            self.match_log.add_remark(self.onlooker, text)
            self.choose(PUBLIC, due.verdict_choice(built.stands), built.trace)

    def let_bots_talk(self, question: Decision) -> None:
        """Let every bot talk before the question is answered."""
        for seat in range(self.game.num_players):
            if seat not in self.people and self.session.snapshot.utterances(seat):
                for choice in choose_bot_talk(self.session, question, self.bot_name(seat), seat):
                    self.choose(seat, choice)

    def play_bot_turn(self, question: Decision) -> None:
        """Let a bot answer; with pauses on, people may act or talk before its turn."""
        if self.prompt.pauses_before_bots and self.people and self.last_mover != question.seat:
            self.pause_before_bot(question)
        else:
            self.let_bot_answer(question)

    def let_bot_answer(self, question: Decision) -> None:
        result = wait_for_search(self.console, self.start_search(question), lambda: self.thinking_text(question.seat))
        self.choose(question.seat, result.best.choice)

    def start_search(self, question: Decision) -> "Future[SearchResult]":
        """Start the search of a bot; the delay hides whether it had a choice."""
        watched = self.people and self.console.is_terminal
        seconds = (
            bot_answer_delay(self.session, question, self.bot_name(question.seat), self.onlooker) if watched else 0.0
        )
        thought = start_bot_search(self.session, question, self.bot_name(question.seat), self.pool)
        return delay_search(thought, seconds) if seconds else thought

    def bot_name(self, seat: int) -> str:
        return self.session.header.seats[seat].name

    def thinking_text(self, seat: int) -> str:
        """Return the text shown while a bot searches."""
        return self.stage.format_message("thinking", name=self.scene(self.onlooker).subject(seat))

    def pause_before_bot(self, question: Decision) -> None:
        if len(self.people) > 1:
            self.privacy_screen.show_to(PUBLIC, self.scene(PUBLIC))
        limit = self.stage.answer_limit(question, self.stopwatch.elapsed_ms) if self.stage.has_match_clock else None
        scene = self.scene(self.onlooker)
        seat_choice = self.with_time_limit(limit, lambda: self.prompt.prompt_onlookers(scene, question))
        if seat_choice is None:
            self.last_mover = question.seat
            self.match_log.mark_read(PUBLIC)
            self.let_bot_answer(question)
        elif seat_choice != LATE_INPUT:
            self.choose(*seat_choice)

    def with_time_limit(
        self, limit: AnswerLimit | None, read_input: Callable[[], SeatChoice | None]
    ) -> SeatChoice | None:
        """Return the input made within the time limit; otherwise apply the timeout and return `LATE`."""
        try:
            with self.stopwatch.running(), time_limit(limit.seconds if limit else None):
                return read_input()
        except AnswerTimeout:
            self.apply_timeout(limit)
            return LATE_INPUT

    @property
    def onlooker(self) -> int:
        """Return the viewer of the screen while no person is to move."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    def answer(self, question: Decision) -> None:
        viewer = self.viewer_of(question)
        is_secret = len(self.people) > 1 and viewer != PUBLIC
        if self.auto and len(question.options) == 1 and not is_secret:
            self.play_forced(question, viewer)
        else:
            self.ask(question, viewer)

    def viewer_of(self, question: Decision) -> int:
        """Return the viewer of the screen: a single person, or everyone unless the question shows secrets."""
        if len(self.people) == 1:
            return self.people[0]
        return question.seat if self.stage.has_secrets(self.session.snapshot.state, question) else PUBLIC

    def play_forced(self, question: Decision, viewer: int) -> None:
        """Choose the only option and log it."""
        scene = self.scene(viewer)
        answer = self.stage.render_question(scene, self.session.snapshot.state, question).answers[0]
        self.match_log.add_remark(
            viewer, scene.format_message("forced", name=scene.subject(question.seat), answer=answer)
        )
        self.choose(question.seat, question.options[0])

    def ask(self, question: Decision, viewer: int) -> None:
        """Prompt one person until there is an input."""
        if len(self.people) > 1:
            self.privacy_screen.show_to(viewer, self.scene(PUBLIC))
        limit = self.stage.answer_limit(question, self.stopwatch.elapsed_ms)
        seat_choice = self.with_time_limit(limit, lambda: self.prompt_answer(question, viewer, limit))
        if seat_choice is not None and seat_choice != LATE_INPUT:
            if seat_choice[1] in question.options:  # talk and side actions are not an answer
                self.mark_read(question.seat)
            self.last_mover = question.seat
            self.choose(*seat_choice)

    def mark_read(self, seat: int) -> None:
        """Mark the log as read for a seat and for everyone."""
        self.match_log.mark_read(seat)
        self.match_log.mark_read(PUBLIC)

    def prompt_answer(self, question: Decision, viewer: int, limit: AnswerLimit | None) -> tuple[int, int]:
        scene = self.scene(viewer)
        rendered = self.stage.render_question(scene, self.session.snapshot.state, question)
        self.prompt.screen.page = 0
        self.prompt.show(scene, rendered)
        left = f" ({limit.remaining_time})" if limit and limit.remaining_time else ""
        return self.prompt.prompt_input(scene, rendered, f"{scene.format_message('prompt')}{left}")

    def apply_timeout(self, limit: AnswerLimit | None) -> None:
        """Make the input that follows when the time is up."""
        if limit is not None:
            self.console.print(Text(f"\n{limit.message}", style=ERROR_STYLE))
            self.choose(PUBLIC, limit.choice)

    def choose(self, seat: int, choice: int, trace: str = "") -> None:
        """Make an input; only a match with a clock records the time."""
        clock_ms = self.stopwatch.elapsed_ms if self.stage.has_match_clock else 0
        self.session.choose(seat, choice, clock_ms=clock_ms, trace=trace)

    def scene(self, viewer: int) -> TerminalScene:
        scene: TerminalScene = self.stage.scene(self.session.snapshot.state, viewer, self.stopwatch.elapsed_ms)
        return scene

    def finish(self) -> None:
        """Print the last log entries, the result and the next commands."""
        viewer = self.onlooker
        scene = self.scene(viewer)
        entries = self.match_log.entries(scene, viewer)
        new_entries = [entry for entry in entries if entry.is_new] if self.people else entries
        delete_elapsed(self.path)
        self.console.print(
            rule(""), draw_log(new_entries, ""), self.stage.render_ending(scene, self.session, self.console.width)
        )
        has_bots = len(self.people) < self.game.num_players
        print_record_commands(self.console, self.stage, self.path, has_bots)
        if has_bots and self.people:
            offer_recount(self.context, self.stage, self.path)
