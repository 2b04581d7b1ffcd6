"""A recount is told in the first person, in three languages, in the voice of its style."""

import re
from itertools import product

import pytest

from knockbox.lab.recount.recount_text import RecountText
from knockbox.lab.recount.remarks import (
    AIMLESS_REMARK,
    ENDING,
    KINDS,
    OPENING,
    PLAN,
    REASON,
    ROUND,
    SURPRISE,
    TURN,
    Recount,
    Remark,
)
from knockbox.text.language import LANGUAGES

STYLES = ["", "aggressive", "patient", "tricky"]
REMARKS = [
    Remark(OPENING, 0, before=0.42),
    Remark(ROUND, 60, round=2, before=0.3, seat=1),
    Remark(PLAN, 70, round=2, feat="attack jab", goal="call", goal_input=75),
    Remark(SURPRISE, 80, before=0.6, after=0.41, seat=1, feat="call"),
    Remark(TURN, 90, before=0.41, after=0.7, seat=0, feat="call"),
    Remark(ENDING, 99, before=0.7),
]


def make_text(
    remarks: list[Remark],
    language: str,
    style: str = "",
    shared: bool = False,
    won: bool = True,
    own: str = "hard",
    thinks: bool = True,
) -> RecountText:
    told = Recount(seat=0, name=own, style=style, thinks=thinks, shared=shared, won=won, remarks=remarks)
    players = [own, "Ana", "hard"] if shared else [own, "Ana"]
    return RecountText(
        told, "dungeon" if shared else "knockdown", players, lambda input, feat: f"«{feat}@{input}»", language
    )


def render_remark(remark: Remark, language: str = "en", style: str = "", shared: bool = False, won: bool = True) -> str:
    return make_text([remark], language, style, shared, won).sentences()[0].replace("\u00a0", " ")


def test_a_match_in_english() -> None:
    assert make_text(REMARKS, "en", "tricky").sentences() == [
        "I had a few surprises in store. At the start I gave myself a chance of 42%.",
        "Round 1 was yours; before round 2 I gave myself 30%.",
        "In round 2 I had a plan: first «attack jab@70», then «call@70». And so it went.",
        "I had not expected this from you: «call@80». I gave myself 60% before it and 41% after.",
        "The turning point was mine: «call@90». It took me from 41% to 70%.",
        "At my last choice I gave you 30%. Did you see it coming?",
    ]


def test_one_that_does_not_search_gives_reasons_and_no_chances_of_its_own() -> None:
    reasons = [Remark(REASON, 70, round=2, feat="call", clear=True), Remark(REASON, 72, feat="attack jab")]
    told = make_text([REMARKS[0], *reasons, REMARKS[1], REMARKS[-1]], "en", thinks=False).sentences()
    assert told == [
        "I look no further than the next move. Looking back, my chance at the start was 42%.",
        "In round 2 I did this: «call@70». Nothing else looked as good at a glance.",
        "Once I did this: «attack jab@72». Several options looked equally good, and I took one of them.",
        "Round 1 was yours; looking back, my chance before round 2 was 30%.",
        "Looking back, my chance at my last choice was 70%. Thank you for the match.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Nothing came of it."),
        ("es", "No pudo ser."),
        ("pl", "Nic z tego nie wyszło."),
    ],
)
def test_a_plan_that_failed(language: str, sentence: str) -> None:
    assert render_remark(Remark(PLAN, 70, round=2, feat="attack jab", goal="call"), language).endswith(sentence)


def test_the_ending_depends_on_how_it_came() -> None:
    assert (
        render_remark(Remark(ENDING, 9, before=0.45), won=False)
        == "At my last choice I still gave myself 45%. Well played."
    )
    assert render_remark(Remark(ENDING, 9, before=0.08), won=False).startswith("I saw it coming: at my last choice")
    assert render_remark(Remark(ENDING, 9, before=0.08)) == "At my last choice I gave you 92%. Thank you for the match."


def test_partners_speak_of_us_and_name_each_other() -> None:
    turn = Remark(TURN, 9, before=0.2, after=0.5, seat=1, feat="lay 1,1")
    assert (
        render_remark(turn, shared=True) == "The turning point came from Ana: «lay 1,1@9». It took us from 20% to 50%."
    )
    assert render_remark(Remark(OPENING, 0, before=0.2), shared=True) == "At the start I gave us a chance of 20%."
    surprise = Remark(SURPRISE, 9, before=0.5, after=0.2, seat=2, feat="lay 1,1")
    assert render_remark(surprise, shared=True).startswith("I had not expected this from hard (3): ")


def test_rounds_are_called_as_the_rules_call_them() -> None:
    lost = Remark(ROUND, 60, before=0.3, round=2, seat=1)
    assert render_remark(lost, "es") == "La ronda 1 fue tuya; antes de la ronda 2 me daba un 30 %."
    assert render_remark(lost, "pl") == "Runda 1 była twoja; przed rundą 2 moje szanse wyglądały na 30%."


def test_the_heading_names_the_bot() -> None:
    assert make_text([], "en").heading() == "hard looks back:"
    assert make_text([], "es", shared=True).heading() == "hard (1) recuerda la partida:"


def render_all(language: str, style: str) -> list[str]:
    """Return the sentences of every remark, for both seats and both results."""
    remarks = [*REMARKS, Remark(AIMLESS_REMARK, 0), Remark(SURPRISE, 81, before=0.4, after=0.6, seat=1, feat="call")]
    remarks += [Remark(REASON, 82, round=number, feat="call", clear=number > 0) for number in (0, 2)]
    assert {remark.kind for remark in remarks} == set(KINDS)
    ways = product((False, True), repeat=3)
    told = [make_text(remarks, language, style, shared, won, thinks=thinks) for shared, won, thinks in ways]
    return [sentence for each in told for sentence in each.sentences()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
def test_every_remark_can_be_said(language: str, style: str) -> None:
    """Sentences are complete, and a percentage stays with its sign."""
    for sentence in render_all(language, style):
        assert sentence == sentence.strip()
        assert sentence[-1] in ".!?"
        assert not re.search(r"\d %|  |\{|None", sentence)


@pytest.mark.parametrize("style", STYLES)
def test_no_bot_speaks_polish_as_a_man_or_a_woman(style: str) -> None:
    """Names do not decide gender, so verbs must not be gendered in the past tense."""
    assert not [sentence for sentence in render_all("pl", style) if re.search(r"ł[ae]m\b", sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [False, True])
def test_styles_sound_differently(language: str, won: bool) -> None:
    for remark in (REMARKS[0], REMARKS[-1]):
        assert len({render_remark(remark, language, style, won=won) for style in STYLES}) == len(STYLES)
