"""A match at this keyboard: ask people, let bots answer, show what happens."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Final, TypeAlias

from rich.text import Text

from knockbox.bots.errors import ThinkingError
from knockbox.bots.thought import Thought
from knockbox.cli.errors import CHECK_FAILED, INTERRUPTED
from knockbox.cli.table.lines import rule
from knockbox.cli.table.log import draw_log
from knockbox.cli.table.scene import Scene
from knockbox.cli.table.stage import AnyStage, Patience
from knockbox.cli.table.styles import COMPLAINT
from knockbox.cli.terminal.afterwards import offer_recount
from knockbox.cli.terminal.clock import Stopwatch, TooLate, clock, forget_time, keep_time, kept_time
from knockbox.cli.terminal.conversation import Conversation
from knockbox.cli.terminal.curtain import Curtain
from knockbox.cli.terminal.diary import Diary
from knockbox.cli.terminal.farewell import say_recorded, say_saved
from knockbox.cli.terminal.keyboard import Leaving, minding_the_door
from knockbox.cli.terminal.room import Room
from knockbox.cli.terminal.thinking import awaited, held_back
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.registry import tower_due
from knockbox.hosting.bots import bot_pretence, bot_talk, bot_thought, is_searching
from knockbox.hosting.seating import is_bot
from knockbox.hosting.towers import built_at, built_text
from knockbox.records.session import Session

Made: TypeAlias = tuple[int, int]
"""An input: a seat and its choice."""
LATE: Final[Made] = (PUBLIC, -1)


class Play:
    """One session at one keyboard."""

    def __init__(self, session: Session, path: Path, stage: AnyStage, room: Room) -> None:
        self.session = session
        self.path = path
        self.game = session.game
        self.stage = stage
        self.room = room
        self.console = room.console
        self.keyboard = room.keyboard
        self.auto = room.auto
        self.thinkers = room.thinkers
        self.people = [seat for seat, player in enumerate(session.header.seats) if not is_bot(player)]
        self.diary = Diary(session, stage)
        self.curtain = Curtain(room.console, room.keyboard)
        self.conversation = Conversation(session, stage, room, self.diary, self.people)
        self.mover = PUBLIC  # whose turn people have looked on, or taken
        self.stopwatch = Stopwatch(max(session.clock_ms(), kept_time(path)))

    def run(self) -> int:
        """Play to the end, or until somebody leaves; whatever was answered is in the record by then."""
        try:
            with minding_the_door():
                self.wake_bots()
                self.greet()
                while (question := self.game.decision(self.session.moment.state)) is not None:
                    self.go_on(question)
        except Leaving as leaving:
            return self.leave(leaving.code)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        except ThinkingError:
            self.leave(CHECK_FAILED)
            raise
        self.finish()
        return 0

    def leave(self, code: int) -> int:
        """The clock goes on from here, also when nothing was answered since it was last read."""
        self.session.close()
        if self.stage.has_match_clock:
            keep_time(self.path, self.stopwatch.elapsed_ms)
        self.console.print()
        say_saved(self.console, self.stage, self.path, self.session.header.adventure)
        return code

    def wake_bots(self) -> None:
        """Let those who will search get ready while the first words are read."""
        if any(is_searching(player) for player in self.session.header.seats):
            self.thinkers.prepare(self.game, self.session.header.packs)

    def greet(self) -> None:
        """Leave the first words on the screen until somebody has read them."""
        if self.people and self.keyboard.is_live and self.console.is_terminal:
            self.keyboard.wait(self.stage.say("begin"))

    def go_on(self, question: Decision) -> None:
        """What bots say, and one input: what a bot agrees to, its answer, or a person's."""
        self.let_bots_talk(question)
        consent = self.game.consent(self.session.moment.state, self.people)
        if consent is not None:
            self.choose(*consent)
        elif question.seat == PUBLIC and (bot := self.builder()):
            self.let_bot_build(bot)
        elif question.seat not in self.people and question.seat != PUBLIC:
            self.watch(question)
        else:
            self.answer(question)

    def builder(self) -> str:
        """The bot that has to build a tower now; people build and judge theirs at the table."""
        due = tower_due(self.game, self.session.moment.state)
        return self.bot(due.seat) if due is not None and due.seat not in self.people else ""

    def let_bot_build(self, bot: str) -> None:
        """A model of a hand builds, and the log says how it came out."""
        found = built_at(self.session, bot)
        if found is not None:
            due, built = found
            name = self.scene(self.onlooker).subject(due.seat)
            words = built_text(built, name, due.light + due.heavy, self.stage.language)
            self.diary.remark(self.onlooker, words)
            self.choose(PUBLIC, due.choice(built.stands), built.trace)

    def let_bots_talk(self, question: Decision) -> None:
        """Everybody may say something before the question is answered."""
        for seat in range(self.game.seats):
            if seat not in self.people and self.session.moment.utterances(seat):
                for choice in bot_talk(self.session, question, self.bot(seat), seat):
                    self.choose(seat, choice)

    def watch(self, question: Decision) -> None:
        """A bot answers; people who wish so may act or speak before its turn."""
        if self.conversation.pauses and self.people and self.mover != question.seat:
            self.look_on(question)
        else:
            self.let_bot_answer(question)

    def let_bot_answer(self, question: Decision) -> None:
        thought = awaited(self.console, self.thought(question), lambda: self.words_for(question.seat))
        self.choose(question.seat, thought.best.choice)

    def thought(self, question: Decision) -> "Future[Thought]":
        """What a bot thinks; when it shows does not tell people whether it had a choice."""
        watched = self.people and self.console.is_terminal
        seconds = bot_pretence(self.session, question, self.bot(question.seat), self.onlooker) if watched else 0.0
        thought = bot_thought(self.session, question, self.bot(question.seat), self.thinkers)
        return held_back(thought, seconds) if seconds else thought

    def bot(self, seat: int) -> str:
        return self.session.header.seats[seat].name

    def words_for(self, seat: int) -> str:
        """What is said while somebody thinks."""
        return self.stage.say("thinking", name=self.scene(self.onlooker).subject(seat))

    def look_on(self, question: Decision) -> None:
        if len(self.people) > 1:
            self.curtain.face(PUBLIC, self.scene(PUBLIC))
        patience = self.stage.patience(question, self.stopwatch.elapsed_ms) if self.stage.has_match_clock else None
        scene = self.scene(self.onlooker)
        made = self.within(patience, lambda: self.conversation.look_on(scene, question))
        if made is None:
            self.mover = question.seat
            self.diary.mark_read(PUBLIC)
            self.let_bot_answer(question)
        elif made != LATE:
            self.choose(*made)

    def within(self, patience: Patience | None, listen: Callable[[], Made | None]) -> Made | None:
        """What people do before the table loses its patience; `LATE` if they did nothing."""
        try:
            with self.stopwatch.running(), clock(patience.seconds if patience else None):
                return listen()
        except TooLate:
            self.run_late(patience)
            return LATE

    @property
    def onlooker(self) -> int:
        """Whose eyes the screen is for while nobody at the keyboard is asked."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    def answer(self, question: Decision) -> None:
        vantage = self.vantage_of(question)
        is_secret = len(self.people) > 1 and vantage != PUBLIC
        if self.auto and len(question.options) == 1 and not is_secret:
            self.play_forced(question, vantage)
        else:
            self.ask(question, vantage)

    def vantage_of(self, question: Decision) -> int:
        """Whose eyes the screen is for: alone one's own; together those of all, unless there are secrets."""
        if len(self.people) == 1:
            return self.people[0]
        return question.seat if self.stage.has_secrets(self.session.moment.state, question) else PUBLIC

    def play_forced(self, question: Decision, vantage: int) -> None:
        """A single answer is given at once; the log says so."""
        scene = self.scene(vantage)
        answer = self.stage.asked(scene, self.session.moment.state, question).answers[0]
        self.diary.remark(vantage, scene.say("forced", name=scene.subject(question.seat), answer=answer))
        self.choose(question.seat, question.options[0])

    def ask(self, question: Decision, vantage: int) -> None:
        """Ask one person until there is an input."""
        if len(self.people) > 1:
            self.curtain.face(vantage, self.scene(PUBLIC))
        patience = self.stage.patience(question, self.stopwatch.elapsed_ms)
        made = self.within(patience, lambda: self.hear(question, vantage, patience))
        if made is not None and made != LATE:
            if made[1] in question.options:  # who speaks has not answered yet
                self.mark_read(question.seat)
            self.mover = question.seat
            self.choose(*made)

    def mark_read(self, seat: int) -> None:
        """What one of the people has answered to, all of them have seen."""
        self.diary.mark_read(seat)
        self.diary.mark_read(PUBLIC)

    def hear(self, question: Decision, vantage: int, patience: Patience | None) -> tuple[int, int]:
        scene = self.scene(vantage)
        asked = self.stage.asked(scene, self.session.moment.state, question)
        self.conversation.screen.page = 0
        self.conversation.show(scene, asked)
        left = f" ({patience.shown})" if patience and patience.shown else ""
        return self.conversation.listen(scene, asked, f"{scene.say('prompt')}{left}")

    def run_late(self, patience: Patience | None) -> None:
        """The table does what follows when its patience is at an end."""
        if patience is not None:
            self.console.print(Text(f"\n{patience.words}", style=COMPLAINT))
            self.choose(PUBLIC, patience.choice)

    def choose(self, seat: int, choice: int, trace: str = "") -> None:
        """Only a match that has a clock writes it down."""
        clock_ms = self.stopwatch.elapsed_ms if self.stage.has_match_clock else 0
        self.session.choose(seat, choice, clock_ms=clock_ms, trace=trace)

    def scene(self, vantage: int) -> Scene:
        scene: Scene = self.stage.scene(self.session.moment.state, vantage, self.stopwatch.elapsed_ms)
        return scene

    def finish(self) -> None:
        """The last lines of the log and the result; nothing is secret any more but what was never seen."""
        vantage = self.onlooker
        scene = self.scene(vantage)
        entries = self.diary.entries(scene, vantage)
        fresh = [entry for entry in entries if entry.is_new] if self.people else entries
        forget_time(self.path)
        self.console.print(rule(""), draw_log(fresh, ""), self.stage.ending(scene, self.session, self.console.width))
        has_bots = len(self.people) < self.game.seats
        say_recorded(self.console, self.stage, self.path, has_bots)
        if has_bots and self.people:
            offer_recount(self.room, self.stage, self.path)
