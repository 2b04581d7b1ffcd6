"""Listening at the prompt: typed lines become inputs, wishes are granted, and what is wrong is said."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.bots.advice import advise
from knockbox.bots.company import adviser
from knockbox.cli.table.lines import rule
from knockbox.cli.table.log import draw_log
from knockbox.cli.table.lookup import BESIDE, show_beside, show_closed, show_help, show_refusal, show_rules
from knockbox.cli.table.scene import Asked, Scene
from knockbox.cli.table.screen import Screen
from knockbox.cli.table.stage import AnyStage
from knockbox.cli.table.styles import COMPLAINT
from knockbox.cli.terminal.curtain import clear
from knockbox.cli.terminal.diary import Diary
from knockbox.cli.terminal.keyboard import Leaving
from knockbox.cli.terminal.orders import (
    CARD,
    HINT,
    LOG,
    NEXT,
    NUMBERED,
    PAUSE,
    RULE,
    SAVE,
    VIEW,
    WHY,
    Answer,
    Beside,
    Order,
    Unclear,
    Wish,
    example,
    read_order,
    split_speaker,
)
from knockbox.cli.terminal.room import Room
from knockbox.cli.terminal.thinking import awaited
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate
from knockbox.hosting.hints import SEED, Hint
from knockbox.hosting.seating import vantage_of
from knockbox.records.session import Session


class Conversation:
    """Talks with whoever sits at the keyboard about one question."""

    def __init__(self, session: Session, stage: AnyStage, room: Room, diary: Diary, people: Sequence[int]) -> None:
        self.session = session
        self.game = session.game
        self.stage = stage
        self.console = room.console
        self.keyboard = room.keyboard
        self.thinkers = room.thinkers
        self.diary = diary
        self.people = people
        self.screen = Screen(room.console, stage.picture)
        self.pauses = False  # before each move of a bot

    def look_on(self, scene: Scene, question: Decision) -> tuple[int, int] | None:
        """While a bot is about to play, let people read, act beside it or talk; Enter lets it play."""
        words = scene.say("about-to-play", name=scene.subject(question.seat))
        asked = Asked(Decision(PUBLIC, question.prompt, []), words, [], [])
        self.show(scene, asked)
        return self.hear(scene, asked, scene.say("prompt-pause"), may_pass=True)

    def listen(self, scene: Scene, asked: Asked, prompt: str) -> tuple[int, int]:
        """Ask until there is an input, as seat and choice: an answer, or what somebody does or says beside it."""
        made = None
        while made is None:
            made = self.hear(scene, asked, prompt)
        return made

    def hear(self, scene: Scene, asked: Asked, prompt: str, may_pass: bool = False) -> tuple[int, int] | None:
        """Lines until one is an input, or an empty one if that may be."""
        while True:
            typed = self.keyboard.read(prompt)
            if may_pass and not typed:
                return None
            label, line = split_speaker(typed, self.callable)
            beside = self.beside(self.speaker(label, asked), scene)
            order = self.discreet(self.understand(line, scene, asked, beside), scene, beside)
            if isinstance(order, Answer) and (seat := self.taker(order, asked, beside, label)) is not None:
                return seat, order.choice
            self.respond(order, scene, asked, beside)

    def understand(self, line: str, scene: Scene, asked: Asked, beside: Beside) -> Order:
        """Short forms of the game first: they are what it expects most."""
        choice = self.stage.read(scene, line, asked.decision)
        return read_order(line, asked, self.game, beside) if choice is None else Answer(choice)

    def discreet(self, order: Order, scene: Scene, beside: Beside) -> Order:
        """Nobody asks after the hand of somebody else, also in his name."""
        if isinstance(order, Answer) and beside.seat != scene.vantage and self.stage.is_private(order.choice):
            return Unclear("own-screen", {"name": scene.introduced(beside.seat)})
        return order

    @property
    def callable(self) -> list[str]:
        """How the people at this keyboard are called when they type."""
        return [self.stage.labels[seat] for seat in self.people]

    def speaker(self, label: str, asked: Asked) -> int:
        """Whoever was named, else whoever is asked, else the first person."""
        if label:
            return self.stage.labels.index(label)
        seat = asked.decision.seat
        return seat if seat in self.people or not self.people else self.people[0]

    def beside(self, seat: int, scene: Scene) -> Beside:
        """What a seat may do and say; a screen for other eyes does not tell what is in its hand."""
        moment = self.session.moment
        offers = self.game.offers(moment.state, seat)
        if seat != scene.vantage:
            offers = [choice for choice in offers if not self.stage.is_private(choice)]
        return Beside(seat, offers, moment.utterances(seat))

    def taker(self, order: Answer, asked: Asked, beside: Beside, label: str) -> int | None:
        """The seat by which the choice is an open input."""
        question, choice = asked.decision, order.choice
        is_asked = not label or beside.seat == question.seat
        if order.typed:
            return None
        if is_asked and choice in question.options:
            return question.seat
        return beside.seat if choice in (*beside.offers, *beside.talk) else None

    def respond(self, order: Order, scene: Scene, asked: Asked, beside: Beside) -> None:
        """Show what was wished for, or say what is wrong."""
        if isinstance(order, Wish):
            self.grant(order, scene, asked, beside)
        elif isinstance(order, Unclear):
            self.console.print(Text(scene.say(order.key, **order.values), style=COMPLAINT))
        else:
            prompt = asked.decision.prompt if beside.seat == asked.decision.seat else BESIDE
            self.console.print(show_refusal(self.stage, scene, self.refused(order, beside.seat), prompt, order.typed))

    def refused(self, order: Answer, seat: int) -> Candidate:
        """What speaks against an answer, or against the notation that no choice can hold."""
        moment = self.session.moment
        refused = moment.refused_notation(seat, order.typed) if order.typed else None
        return refused or self.game.refuse(moment.state, seat, order.choice)

    def grant(self, wish: Wish, scene: Scene, asked: Asked, beside: Beside) -> None:
        if wish.wish == SAVE:
            raise Leaving
        if wish.wish == VIEW:
            self.screen.in_full = not self.screen.in_full
            self.show(scene, asked)
            return
        if wish.wish == PAUSE:
            self.pauses = not self.pauses
            self.console.print(Text(scene.say("pause-on" if self.pauses else "pause-off")))
            return
        if wish.wish == NEXT:
            self.screen.page += 1
            self.show(scene, asked)
            return
        if wish.wish == HINT:
            self.console.print(self.hint(scene, asked))
            return
        self.console.print(self.look_up(wish, scene, asked, beside))

    def look_up(self, wish: Wish, scene: Scene, asked: Asked, beside: Beside) -> RenderableType:
        if wish.wish == CARD:
            return self.stage.cards(scene, wish.words, self.console.width)
        if wish.wish == RULE:
            return show_rules(self.stage, self.game.key, wish.words)
        if wish.wish == WHY and asked.decision.options:
            candidates = self.game.candidates(self.session.moment.state)
            return show_closed(self.stage, scene, candidates, asked)
        if wish.wish == LOG:
            return draw_log(self.diary.entries(scene, asked.decision.seat), "")
        if wish.wish in NUMBERED:
            return show_beside(self.stage, scene, wish.wish, beside.listed(wish.wish), self.console.width)
        return show_help(self.stage, scene, example(asked, self.game))

    def hint(self, scene: Scene, asked: Asked) -> RenderableType:
        """Advice to whoever is asked, by no more than may be known by those for whose eyes the screen is."""
        question = asked.decision
        if question.seat == PUBLIC or not question.options:
            return Text(scene.say("no-hint"))
        bot, vantage = adviser(self.game.key), vantage_of(self.session, question, scene.vantage, is_read=True)
        future = self.thinkers.ask(vantage, bot, SEED, self.session.header.packs)
        advice = advise(vantage, awaited(self.console, future, lambda: scene.say("you-think")))
        return Group(*map(Text, Hint(advice, bot, self.stage.language, scene.subject).lines()))

    def show(self, scene: Scene, asked: Asked) -> None:
        if self.console.is_terminal:
            clear(self.console)
        else:
            self.console.print(rule(""))
        self.console.print(self.screen.draw(scene, asked, self.diary.entries(scene, asked.decision.seat)))
