"""The prompt of a match: read typed lines, run commands, and return inputs."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from knockbox.bots.advice import advise
from knockbox.bots.availability import strongest_bot
from knockbox.cli.table.layout import rule
from knockbox.cli.table.log import draw_log
from knockbox.cli.table.lookup import SIDE_PROMPT, show_closed, show_help, show_refusal, show_rules, show_side_choices
from knockbox.cli.table.presenter import AnyPresenter
from knockbox.cli.table.scene import RenderedQuestion, TerminalScene
from knockbox.cli.table.screen import Screen
from knockbox.cli.table.styles import ERROR_STYLE
from knockbox.cli.terminal.context import TerminalContext
from knockbox.cli.terminal.keyboard import LeaveMatch
from knockbox.cli.terminal.line_parser import (
    CARD,
    COMMANDS_WITH_NUMBER,
    HINT,
    LOG,
    NEXT,
    PAUSE,
    RULE,
    SAVE,
    VIEW,
    WHY,
    Answer,
    ParsedLine,
    PromptCommand,
    SideChoices,
    UnclearLine,
    example,
    parse_line,
    split_speaker,
)
from knockbox.cli.terminal.match_log import MatchLog
from knockbox.cli.terminal.privacy_screen import clear_screen
from knockbox.cli.terminal.search_wait import wait_for_search
from knockbox.engine.decision import PUBLIC, Decision
from knockbox.engine.reason import Candidate
from knockbox.hosting.hints import HINT_SEED, RenderedHint
from knockbox.hosting.seating import observation_of
from knockbox.records.session import Session


class CommandPrompt:
    """Reads the input for one question from the keyboard."""

    def __init__(
        self,
        session: Session,
        presenter: AnyPresenter,
        context: TerminalContext,
        match_log: MatchLog,
        people: Sequence[int],
    ) -> None:
        self.session = session
        self.game = session.game
        self.stage = presenter
        self.console = context.console
        self.keyboard = context.keyboard
        self.pool = context.pool
        self.match_log = match_log
        self.people = people
        self.screen = Screen(context.console, presenter.picture)
        self.pauses_before_bots = False  # before each move of a bot

    def prompt_onlookers(self, scene: TerminalScene, question: Decision) -> tuple[int, int] | None:
        """Before a bot plays, let people read, take side actions or talk; Enter lets it play."""
        text = scene.format_message("about-to-play", name=scene.subject(question.seat))
        rendered = RenderedQuestion(Decision(PUBLIC, question.prompt, []), text, [], [])
        self.show(scene, rendered)
        return self.read_input(scene, rendered, scene.format_message("prompt-pause"), may_pass=True)

    def prompt_input(self, scene: TerminalScene, rendered: RenderedQuestion, prompt: str) -> tuple[int, int]:
        """Prompt until there is an input, as seat and choice: an answer, a side action or talk."""
        seat_choice = None
        while seat_choice is None:
            seat_choice = self.read_input(scene, rendered, prompt)
        return seat_choice

    def read_input(
        self, scene: TerminalScene, rendered: RenderedQuestion, prompt: str, may_pass: bool = False
    ) -> tuple[int, int] | None:
        """Read lines until one is an input, or an empty one if `may_pass`."""
        while True:
            typed = self.keyboard.read(prompt)
            if may_pass and not typed:
                return None
            label, line = split_speaker(typed, self.seat_labels)
            side_choices = self.side_choices(self.speaking_seat(label, rendered), scene)
            parsed = self.hide_private(self.parse(line, scene, rendered, side_choices), scene, side_choices)
            if (
                isinstance(parsed, Answer)
                and (seat := self.acting_seat(parsed, rendered, side_choices, label)) is not None
            ):
                return seat, parsed.choice
            self.respond(parsed, scene, rendered, side_choices)

    def parse(
        self, line: str, scene: TerminalScene, rendered: RenderedQuestion, side_choices: SideChoices
    ) -> ParsedLine:
        """Parse a line; short forms of the game come first, being the most common."""
        choice = self.stage.parse_short_form(scene, line, rendered.decision)
        return parse_line(line, rendered, self.game, side_choices) if choice is None else Answer(choice)

    def hide_private(self, parsed: ParsedLine, scene: TerminalScene, side_choices: SideChoices) -> ParsedLine:
        """Reject private choices of a seat other than the viewer's, which could reveal its hand."""
        if isinstance(parsed, Answer) and side_choices.seat != scene.viewer and self.stage.is_private(parsed.choice):
            return UnclearLine("own-screen", {"name": scene.introduce(side_choices.seat)})
        return parsed

    @property
    def seat_labels(self) -> list[str]:
        """Return the labels of the people at this keyboard."""
        return [self.stage.labels[seat] for seat in self.people]

    def speaking_seat(self, label: str, rendered: RenderedQuestion) -> int:
        """Return the named seat, else the one to move, else the first person."""
        if label:
            return self.stage.labels.index(label)
        seat = rendered.decision.seat
        return seat if seat in self.people or not self.people else self.people[0]

    def side_choices(self, seat: int, scene: TerminalScene) -> SideChoices:
        """Return what a seat may do and say, without private choices if the screen is for someone else."""
        snapshot = self.session.snapshot
        offers = self.game.side_actions(snapshot.state, seat)
        if seat != scene.viewer:
            offers = [choice for choice in offers if not self.stage.is_private(choice)]
        return SideChoices(seat, offers, snapshot.utterances(seat))

    def acting_seat(
        self, parsed: Answer, rendered: RenderedQuestion, side_choices: SideChoices, label: str
    ) -> int | None:
        """Return the seat for which the choice is legal, or None."""
        question = rendered.decision
        choice = parsed.choice
        is_asked = not label or side_choices.seat == question.seat
        if parsed.typed:
            return None
        if is_asked and choice in question.options:
            return question.seat
        return side_choices.seat if choice in (*side_choices.offers, *side_choices.talk) else None

    def respond(
        self, parsed: ParsedLine, scene: TerminalScene, rendered: RenderedQuestion, side_choices: SideChoices
    ) -> None:
        """Run a command, or print what is wrong with a line."""
        if isinstance(parsed, PromptCommand):
            self.run_command(parsed, scene, rendered, side_choices)
        elif isinstance(parsed, UnclearLine):
            self.console.print(Text(scene.format_message(parsed.key, **parsed.values), style=ERROR_STYLE))
        else:
            prompt = rendered.decision.prompt if side_choices.seat == rendered.decision.seat else SIDE_PROMPT
            self.console.print(
                show_refusal(self.stage, scene, self.explain_refusal(parsed, side_choices.seat), prompt, parsed.typed)
            )

    def explain_refusal(self, parsed: Answer, seat: int) -> Candidate:
        """Return the reasons against an answer, or against notation that no choice can represent."""
        snapshot = self.session.snapshot
        refused = snapshot.explain_notation(seat, parsed.typed) if parsed.typed else None
        return refused or self.game.check_action(snapshot.state, seat, parsed.choice)

    def run_command(
        self, command: PromptCommand, scene: TerminalScene, rendered: RenderedQuestion, side_choices: SideChoices
    ) -> None:
        if command.name == SAVE:
            raise LeaveMatch
        if command.name == VIEW:
            self.screen.is_full = not self.screen.is_full
            self.show(scene, rendered)
            return
        if command.name == PAUSE:
            self.pauses_before_bots = not self.pauses_before_bots
            self.console.print(Text(scene.format_message("pause-on" if self.pauses_before_bots else "pause-off")))
            return
        if command.name == NEXT:
            self.screen.page += 1
            self.show(scene, rendered)
            return
        if command.name == HINT:
            self.console.print(self.render_hint(scene, rendered))
            return
        self.console.print(self.render_lookup(command, scene, rendered, side_choices))

    def render_lookup(
        self, command: PromptCommand, scene: TerminalScene, rendered: RenderedQuestion, side_choices: SideChoices
    ) -> RenderableType:
        if command.name == CARD:
            return self.stage.render_cards(scene, command.text, self.console.width)
        if command.name == RULE:
            return show_rules(self.stage, self.game.key, command.text)
        if command.name == WHY and rendered.decision.options:
            candidates = self.game.candidates(self.session.snapshot.state)
            return show_closed(self.stage, scene, candidates, rendered)
        if command.name == LOG:
            return draw_log(self.match_log.entries(scene, rendered.decision.seat), "")
        if command.name in COMMANDS_WITH_NUMBER:
            return show_side_choices(
                self.stage, scene, command.name, side_choices.choices_for(command.name), self.console.width
            )
        return show_help(self.stage, scene, example(rendered, self.game))

    def render_hint(self, scene: TerminalScene, rendered: RenderedQuestion) -> RenderableType:
        """Render a hint for the player to move, using only what the viewer of the screen may know."""
        question = rendered.decision
        if question.seat == PUBLIC or not question.options:
            return Text(scene.format_message("no-hint"))
        bot = strongest_bot(self.game.key)
        observation = observation_of(self.session, question, scene.viewer, reads_question=True)
        future = self.pool.submit(observation, bot, HINT_SEED, self.session.header.packs)
        advice = advise(observation, wait_for_search(self.console, future, lambda: scene.format_message("you-think")))
        return Group(*map(Text, RenderedHint(advice, bot, self.stage.language, scene.subject).lines()))

    def show(self, scene: TerminalScene, rendered: RenderedQuestion) -> None:
        if self.console.is_terminal:
            clear_screen(self.console)
        else:
            self.console.print(rule(""))
        self.console.print(self.screen.draw(scene, rendered, self.match_log.entries(scene, rendered.decision.seat)))
