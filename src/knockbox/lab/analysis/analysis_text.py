"""Renders an analysis as sentences in one language, for the terminal and the page."""

from collections.abc import Mapping
from typing import Final

import msgspec

from knockbox.engine.decision import PUBLIC
from knockbox.lab.analysis.annotations import Analysis, AnnotatedInput, SeatSummary
from knockbox.lab.analysis.marks import (
    INACCURACY,
    LIKELY,
    LUCKY,
    MARK_THRESHOLDS,
    SURENESS_FACTORS,
    UNLUCKY,
    to_percent,
)
from knockbox.records.text import seat_name
from knockbox.text.catalogue import load_catalogue

DECIMAL_COMMA_LANGUAGES: Final = ("es", "pl")
"""Languages with a decimal comma."""


class ChoiceTexts(msgspec.Struct, frozen=True):
    """The texts of an input's choices in the reader's language."""

    chosen: str
    better: str = ""
    opened: str = ""
    plan: list[tuple[int, str]] = []


class AnalysisText:
    """Renders the sentences of an analysis; the texts of choices are passed in."""

    def __init__(self, analysis: Analysis, choice_texts: Mapping[int, ChoiceTexts], language: str) -> None:
        self.analysis = analysis
        self.choice_texts = choice_texts  # by input
        self.language = language
        self.catalogue = load_catalogue(language)

    def format_message(self, key: str, **values: str | int) -> str:
        return self.catalogue.format(f"analysis-{key}", **values)

    def player_name(self, seat: int) -> str:
        """Return a player's name, with the seat if several players share it."""
        if seat == PUBLIC:
            return self.format_message("referee")
        players = self.analysis.players
        name = players[seat]
        return f"{name} ({seat_name(self.analysis.game, seat)})" if players.count(name) > 1 else name

    def title(self) -> str:
        names = [self.player_name(seat) for seat in range(len(self.analysis.players))]
        if not self.analysis.shared and len(names) == 2:
            return self.format_message("title", players=self.format_message("versus", first=names[0], second=names[1]))
        return self.format_message("title", players=self.format_message("together", names=", ".join(names)))

    def result(self) -> str:
        returns = self.analysis.result
        if returns is None:
            return self.format_message("result-open")
        if self.analysis.shared:
            return self.format_message("result-group-won" if returns[0] > 0 else "result-group-lost")
        winner = next((seat for seat, seat_return in enumerate(returns) if seat_return > 0), None)
        return (
            self.format_message("result-drawn")
            if winner is None
            else self.format_message("result-won", name=self.player_name(winner))
        )

    def format_percent(self, share: float) -> str:
        return self.format_message("percent", number=to_percent(share))

    # One input.

    def mark_label(self, annotated: AnnotatedInput) -> str:
        """Return the name of an input's mark, or an empty string."""
        word = annotated.mark or annotated.luck
        return self.format_message(f"mark-{word}") if word else ""

    def choice_text(self, annotated: AnnotatedInput) -> str:
        return self.format_message(
            "choice", name=self.player_name(annotated.seat), choice=self.choice_texts[annotated.input].chosen
        )

    def heading(self, annotated: AnnotatedInput) -> str:
        """Return a one-line heading, with the number that `./kb replay` uses."""
        return f"{annotated.input}. {self.mark_label(annotated)} · {self.choice_text(annotated)}"

    def input_position(self, annotated: AnnotatedInput) -> str:
        """Return the round, if there are rounds, and the number of the input."""
        begun = [part.number for part in self.analysis.rounds if part.input < annotated.input]
        rounds = [self.format_message("round", number=begun[-1])] if begun else []
        return " · ".join([*rounds, f"{self.format_message('input')} {annotated.input}"])

    def sentences(self, annotated: AnnotatedInput) -> list[str]:
        """Return the comments on a marked input, the most important first."""
        comments = [
            self.loss_sentence(annotated),
            self.better_sentence(annotated),
            self.plan_sentence(annotated),
            self.hidden_information_sentence(annotated),
        ]
        return [comment for comment in comments if comment]

    def loss_sentence(self, annotated: AnnotatedInput) -> str:
        if not annotated.mark or annotated.before is None or annotated.after is None:
            return ""
        if annotated.better is None:
            return self.format_message("left", before=to_percent(annotated.before))
        before = to_percent(annotated.before)
        after = to_percent(annotated.after)
        doubt = to_percent(SURENESS_FACTORS[LIKELY] * annotated.better.doubt)  # the smallest loss that is marked
        shown = min(before - after, max(1, doubt))
        return self.format_message("verdict", points=before - after, doubt=shown, before=before, after=after)

    def better_sentence(self, annotated: AnnotatedInput) -> str:
        better = annotated.better
        if not annotated.mark or better is None:
            return ""
        choice = self.choice_texts[annotated.input].better
        return self.format_message("better", sureness=better.sureness, choice=choice, chance=to_percent(better.chance))

    def plan_sentence(self, annotated: AnnotatedInput) -> str:
        """Return how the match might have continued after the better choice, which is the plan's first step."""
        steps = self.choice_texts[annotated.input].plan[1:]
        if not annotated.mark or not steps:
            return ""
        return self.format_message(
            "plan",
            steps="; ".join(
                self.format_message("choice", name=self.player_name(who), choice=what) for who, what in steps
            ),
        )

    def hidden_information_sentence(self, annotated: AnnotatedInput) -> str:
        """Return the comment on hidden information."""
        opened = annotated.opened
        words = self.choice_texts[annotated.input]
        if annotated.luck == LUCKY:
            return self.format_message("lucky")
        if opened is None:
            return ""
        if annotated.luck == UNLUCKY:
            return self.format_message("unlucky", choice=words.opened, points=to_percent(opened.lost))
        is_other = annotated.better is not None and opened.choice != annotated.better.choice
        return self.format_message("opened", choice=words.opened, chance=to_percent(opened.chance)) if is_other else ""

    # The whole match.

    def tally_head(self) -> list[str]:
        """Return the column headings: one per player."""
        return [self.format_message("player"), *(self.player_name(tally.seat) for tally in self.analysis.tallies)]

    def tally_rows(self) -> list[list[str]]:
        """Return the rows of counts, the worst marks first."""
        keys = ("choices", "blunders", "mistakes", "inaccuracies", "unlucky-ones", "lost")
        columns = [self.tally_column(tally) for tally in self.analysis.tallies]
        return [[self.format_message(key), *cells] for key, *cells in zip(keys, *columns, strict=True)]

    def tally_column(self, tally: SeatSummary) -> list[str]:
        counts = (tally.choices, tally.blunders, tally.mistakes, tally.inaccuracies, tally.unlucky)
        mean = 100 * tally.lost / tally.choices if tally.choices else 0.0
        return [*map(str, counts), self.format_decimal(mean)]

    def format_decimal(self, number: float) -> str:
        text = f"{number:.1f}"
        return text.replace(".", ",") if self.language in DECIMAL_COMMA_LANGUAGES else text

    def no_marks_text(self) -> str:
        """Return the text for a match without marks."""
        return self.format_message("no-moments", points=to_percent(MARK_THRESHOLDS[INACCURACY]))

    def glossary(self) -> list[tuple[str, str]]:
        """Return the glossary as (term, explanation) pairs."""
        leasts = {mark: to_percent(least) for mark, least in MARK_THRESHOLDS.items()}
        return [
            (self.format_message("plot"), self.format_message("reading-chance")),
            (self.format_message("term-marks"), self.format_message("reading-marks", **leasts)),
            (self.format_message("term-sure"), self.format_message("reading-sure")),
            (self.format_message("term-luck"), self.format_message("reading-luck")),
        ]

    def footer(self) -> str:
        """Return the footer: program, budget, seed and record."""
        analysis = self.analysis
        return self.format_message(
            "reading-made",
            made=analysis.made_by,
            budget=self.budget_text(),
            seed=str(analysis.seed),
            record=analysis.record,
        )

    def budget_text(self) -> str:
        words = self.analysis.budget
        if words.endswith("s"):
            seconds = words.removesuffix("s")
            return self.format_message(
                "seconds", count=seconds.replace(".", ",") if self.language in DECIMAL_COMMA_LANGUAGES else seconds
            )
        return self.format_message("simulations", count=int(words))
