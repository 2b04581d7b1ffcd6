"""A match at this keyboard: ask people, let bots answer, show what happens."""

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from knockbox.cli.errors import INTERRUPTED
from knockbox.cli.table.lines import rule
from knockbox.cli.table.log import draw_log
from knockbox.cli.table.scene import Asked, Scene
from knockbox.cli.table.screen import Screen
from knockbox.cli.terminal.answers import put_into_words
from knockbox.cli.terminal.clock import TooLate, clock, seconds_for
from knockbox.cli.terminal.curtain import Curtain, clear
from knockbox.cli.terminal.diary import Diary
from knockbox.cli.terminal.farewell import draw_ending, say_recorded, say_saved
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.lookup import show_cards, show_closed, show_help, show_refusal, show_rules
from knockbox.cli.terminal.opening import knockdown_of
from knockbox.cli.terminal.orders import (
    CARD,
    LOG,
    NEXT,
    RULE,
    SAVE,
    VIEW,
    WHY,
    Answer,
    Order,
    Unclear,
    Wish,
    read_order,
)
from knockbox.cli.terminal.room import Room
from knockbox.cli.terminal.seats import bot_choice, has_secrets, is_bot
from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.games.knockdown.choices import PROMPTS, TIME_OUT
from knockbox.games.knockdown.wording import Wording
from knockbox.records.session import Session


class Play:
    """One session at one keyboard."""

    def __init__(self, session: Session, path: Path, wording: Wording, room: Room) -> None:
        self.session = session
        self.path = path
        self.game = knockdown_of(session)
        self.wording = wording
        self.console = room.console
        self.keyboard = room.keyboard
        self.auto = room.auto
        self.people = [seat for seat, player in enumerate(session.header.seats) if not is_bot(player)]
        self.players = [player.name for player in session.header.seats]
        self.diary = Diary(session, wording)
        self.screen = Screen(room.console)
        self.curtain = Curtain(room.console, room.keyboard, wording)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; whatever was answered is in the record by then."""
        try:
            self.greet()
            while (question := self.game.decision(self.session.moment.state)) is not None:
                self.answer(question)
        except Leaving as leaving:
            return self.leave(leaving.code)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        self.finish()
        return 0

    def leave(self, code: int) -> int:
        self.session.close()
        self.console.print()
        say_saved(self.console, self.wording, self.path)
        return code

    def greet(self) -> None:
        """Leave the first words on the screen until somebody has read them."""
        if self.people and self.keyboard.is_live and self.console.is_terminal:
            self.keyboard.wait(self.wording.say("terminal-begin"))

    def answer(self, question: Decision) -> None:
        if question.seat not in self.people and question.seat != PUBLIC:
            self.session.choose(question.seat, bot_choice(self.session, question))
            return
        vantage = self.vantage_of(question)
        is_secret = len(self.people) > 1 and vantage != PUBLIC
        if self.auto and len(question.options) == 1 and not is_secret:
            self.play_forced(question, vantage)
        else:
            self.ask(question, vantage)

    def vantage_of(self, question: Decision) -> int:
        """Whose eyes the screen is for: alone one's own; together those of both, unless there are secrets."""
        if len(self.people) == 1:
            return self.people[0]
        view = self.game.view(self.session.moment.state, question.seat)
        return question.seat if has_secrets(view, PROMPTS[question.prompt]) else PUBLIC

    def play_forced(self, question: Decision, vantage: int) -> None:
        """A single answer is given at once; the log says so."""
        scene, asked = self.scene(vantage), self.asked(question)
        words = scene.say("forced", name=scene.cast.subject(question.seat), answer=asked.answers[0])
        self.diary.force(vantage, words)
        self.session.choose(question.seat, question.options[0])

    def ask(self, question: Decision, vantage: int) -> None:
        """Ask one person until there is an answer."""
        if len(self.people) > 1:
            self.curtain.face(vantage, self.scene(PUBLIC))
        scene, asked = self.scene(vantage), self.asked(question)
        self.screen.page = 0
        self.show(scene, asked)
        seconds = seconds_for(self.game, question)
        try:
            with clock(seconds):
                choice = self.listen(scene, asked)
        except TooLate:
            self.run_late(scene, seconds)
            return
        self.diary.mark_read(question.seat)
        self.session.choose(question.seat, choice)

    def run_late(self, scene: Scene, seconds: int) -> None:
        """The house answers for whoever took too long."""
        self.console.print(Text(f"\n{scene.say('too-late', seconds=seconds)} [KDR-76]", style="yellow"))
        self.session.choose(PUBLIC, action(TIME_OUT))

    def listen(self, scene: Scene, asked: Asked) -> int:
        while True:
            order = read_order(self.keyboard.read(scene.say("prompt")), asked, self.game)
            if isinstance(order, Answer) and self.is_open(asked, order.choice):
                return order.choice
            self.respond(order, scene, asked)

    def is_open(self, asked: Asked, choice: int) -> bool:
        offers = self.game.offers(self.session.moment.state, asked.decision.seat)
        return choice in asked.decision.options or choice in offers

    def respond(self, order: Order, scene: Scene, asked: Asked) -> None:
        """Show what was wished for, or say what is wrong."""
        if isinstance(order, Wish):
            self.grant(order, scene, asked)
        elif isinstance(order, Unclear):
            self.console.print(Text(scene.say(order.key, **order.values), style="yellow"))
        else:
            candidate = self.game.refuse(self.session.moment.state, asked.decision.seat, order.choice)
            self.console.print(show_refusal(self.wording, candidate, asked.decision.prompt))

    def grant(self, wish: Wish, scene: Scene, asked: Asked) -> None:
        if wish.wish == SAVE:
            raise Leaving
        if wish.wish == VIEW:
            self.screen.in_full = not self.screen.in_full
            self.show(scene, asked)
            return
        if wish.wish == NEXT:
            self.screen.page += 1
            self.show(scene, asked)
            return
        self.console.print(self.look_up(wish, scene, asked))

    def look_up(self, wish: Wish, scene: Scene, asked: Asked) -> RenderableType:
        if wish.wish == CARD:
            return show_cards(scene, wish.words)
        if wish.wish == RULE:
            return show_rules(self.wording, self.game.key, wish.words)
        if wish.wish == WHY:
            candidates = self.game.candidates(self.session.moment.state)
            return show_closed(self.wording, candidates, asked.decision.prompt)
        if wish.wish == LOG:
            return draw_log(self.diary.entries(scene.view.seat, asked.decision.seat, scene.cast), "")
        return show_help(scene, self.game.spell(asked.decision.options[0]))

    def show(self, scene: Scene, asked: Asked) -> None:
        if self.console.is_terminal:
            clear(self.console)
        else:
            self.console.print(rule(""))
        entries = self.diary.entries(scene.view.seat, asked.decision.seat, scene.cast)
        self.console.print(self.screen.draw(scene, asked, entries))

    def scene(self, vantage: int) -> Scene:
        return Scene(self.game, self.wording, self.game.view(self.session.moment.state, vantage), self.players)

    def asked(self, question: Decision) -> Asked:
        return put_into_words(self.wording, self.session.moment.state, question)

    def finish(self) -> None:
        """The last lines of the log and the result; nothing is secret any more but what was never seen."""
        vantage = self.people[0] if len(self.people) == 1 else PUBLIC
        scene = self.scene(vantage)
        entries = self.diary.entries(vantage, vantage, scene.cast)
        fresh = [entry for entry in entries if entry.is_new] if self.people else entries
        self.console.print(rule(""), draw_log(fresh, ""), draw_ending(scene, self.session))
        say_recorded(self.console, self.wording, self.path)
