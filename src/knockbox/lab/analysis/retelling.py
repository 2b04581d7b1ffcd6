"""An analysis in sentences of a language, for the terminal and the page alike."""

from collections.abc import Mapping
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.lab.analysis.findings import Analysis, Moment, Tally
from knockbox.lab.analysis.marks import INACCURACY, LIKELY, LUCKY, MARKS, SURENESS, UNLUCKY, percent
from knockbox.records.text import seat_name
from knockbox.text.catalogue import catalogue

COMMA: Final = ("es", "pl")
"""Languages that write a comma before tenths."""


class Words(msgspec.Struct, frozen=True):
    """What the choices of a moment are called in the language of the reader."""

    chosen: str
    better: str = ""
    opened: str = ""
    plan: list[tuple[int, str]] = []


class Retelling:
    """Says what is worth saying about a match; what choices are called it has to be told."""

    def __init__(self, analysis: Analysis, words: Mapping[int, Words], language: str) -> None:
        self.analysis = analysis
        self.words = words  # by input
        self.language = language
        self.catalogue = catalogue(language)

    def say(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(f"analysis-{key}", **values)

    def name(self, seat: int) -> str:
        """A player; those of one name are told apart by their seats."""
        if seat == PUBLIC:
            return self.say("referee")
        players = self.analysis.players
        name = players[seat]
        return f"{name} ({seat_name(self.analysis.game, seat)})" if players.count(name) > 1 else name

    def title(self) -> str:
        names = [self.name(seat) for seat in range(len(self.analysis.players))]
        if not self.analysis.shared and len(names) == 2:
            return self.say("title", players=self.say("versus", first=names[0], second=names[1]))
        return self.say("title", players=self.say("together", names=", ".join(names)))

    def result(self) -> str:
        payoffs = self.analysis.result
        if payoffs is None:
            return self.say("result-open")
        if self.analysis.shared:
            return self.say("result-group-won" if payoffs[0] > 0 else "result-group-lost")
        winner = next((seat for seat, payoff in enumerate(payoffs) if payoff > 0), None)
        return self.say("result-drawn") if winner is None else self.say("result-won", name=self.name(winner))

    def percent(self, share: float) -> str:
        return self.say("percent", number=percent(share))

    # One moment.

    def label(self, moment: Moment) -> str:
        """The mark of a moment in a word or two; nothing if it has none."""
        word = moment.mark or moment.luck
        return self.say(f"mark-{word}") if word else ""

    def choice(self, moment: Moment) -> str:
        return self.say("choice", name=self.name(moment.seat), choice=self.words[moment.input].chosen)

    def heading(self, moment: Moment) -> str:
        """The moment in a line, as `./kb replay` numbers it."""
        return f"{moment.input}. {self.label(moment)} · {self.choice(moment)}"

    def place(self, moment: Moment) -> str:
        """When it was: the round, if there are rounds, and the step."""
        begun = [part.number for part in self.analysis.rounds if part.input < moment.input]
        rounds = [self.say("round", number=begun[-1])] if begun else []
        return " · ".join([*rounds, f"{self.say('input')} {moment.input}"])

    def sentences(self, moment: Moment) -> list[str]:
        """What there is to say about a marked moment, the most important first."""
        said = [self.verdict(moment), self.better(moment), self.plan(moment), self.unseen(moment)]
        return [sentence for sentence in said if sentence]

    def verdict(self, moment: Moment) -> str:
        if not moment.mark or moment.before is None or moment.after is None:
            return ""
        if moment.better is None:
            return self.say("left", before=percent(moment.before))
        before, after = percent(moment.before), percent(moment.after)
        doubt = percent(SURENESS[LIKELY] * moment.better.doubt)  # so much must be lost at least to be marked
        shown = min(before - after, max(1, doubt))
        return self.say("verdict", points=before - after, doubt=shown, before=before, after=after)

    def better(self, moment: Moment) -> str:
        better = moment.better
        if not moment.mark or better is None:
            return ""
        choice = self.words[moment.input].better
        return self.say("better", sureness=better.sureness, choice=choice, chance=percent(better.chance))

    def plan(self, moment: Moment) -> str:
        """How it might have gone on after the better choice, which is the first step of a plan."""
        steps = self.words[moment.input].plan[1:]
        if not moment.mark or not steps:
            return ""
        return self.say(
            "plan", steps="; ".join(self.say("choice", name=self.name(who), choice=what) for who, what in steps)
        )

    def unseen(self, moment: Moment) -> str:
        """What nobody could know."""
        opened, words = moment.opened, self.words[moment.input]
        if moment.luck == LUCKY:
            return self.say("lucky")
        if opened is None:
            return ""
        if moment.luck == UNLUCKY:
            return self.say("unlucky", choice=words.opened, points=percent(opened.lost))
        is_other = moment.better is not None and opened.choice != moment.better.choice
        return self.say("opened", choice=words.opened, chance=percent(opened.chance)) if is_other else ""

    # The whole match.

    def tally_head(self) -> list[str]:
        """The players side by side."""
        return [self.say("player"), *(self.name(tally.seat) for tally in self.analysis.tallies)]

    def tally_rows(self) -> list[list[str]]:
        """What is counted of each player, the worst first."""
        keys = ("choices", "blunders", "mistakes", "inaccuracies", "unlucky-ones", "lost")
        columns = [self.tally_column(tally) for tally in self.analysis.tallies]
        return [[self.say(key), *cells] for key, *cells in zip(keys, *columns, strict=True)]

    def tally_column(self, tally: Tally) -> list[str]:
        counts = (tally.choices, tally.blunders, tally.mistakes, tally.inaccuracies, tally.unlucky)
        mean = 100 * tally.lost / tally.choices if tally.choices else 0.0
        return [*map(str, counts), self.decimal(mean)]

    def decimal(self, number: float) -> str:
        text = f"{number:.1f}"
        return text.replace(".", ",") if self.language in COMMA else text

    def nothing(self) -> str:
        """Said where no moment stands out."""
        return self.say("no-moments", points=percent(MARKS[INACCURACY]))

    def reading(self) -> list[tuple[str, str]]:
        """Words, and what a reader must know about them."""
        leasts = {mark: percent(least) for mark, least in MARKS.items()}
        return [
            (self.say("plot"), self.say("reading-chance")),
            (self.say("term-marks"), self.say("reading-marks", **leasts)),
            (self.say("term-sure"), self.say("reading-sure")),
            (self.say("term-luck"), self.say("reading-luck")),
        ]

    def made(self) -> str:
        """By whom, how, and from what."""
        analysis = self.analysis
        return self.say(
            "reading-made", made=analysis.made_by, budget=self.budget(), seed=str(analysis.seed), record=analysis.record
        )

    def budget(self) -> str:
        words = self.analysis.budget
        if words.endswith("s"):
            seconds = words.removesuffix("s")
            return self.say("seconds", count=seconds.replace(".", ",") if self.language in COMMA else seconds)
        return self.say("simulations", count=int(words))
