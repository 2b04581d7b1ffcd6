"""The terms of the printed rulebooks: messages use them, and no text uses a word that one of them replaced."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from knockbox.text.contents import TEXT_FOLDER

PACKS: Final = TEXT_FOLDER.parent / "content"

TERMS: Final[dict[str, list[tuple[str, str, str]]]] = {
    "es": [
        ("knockdown-cards.ftl", "card-fighters", "Luchadores"),
        ("knockdown-cards.ftl", "card-skills", "Habilidades"),
        ("knockdown-cards.ftl", "card-attacks", "Cartas de Ataque"),
        ("knockdown-cards.ftl", "card-specials", "Ataques Especiales"),
        ("knockdown-cards.ftl", "card-type-strike", "Golpe"),
        ("knockdown-cards.ftl", "card-type-ability", "Capacidad"),
        ("knockdown-cards.ftl", "card-type-reaction", "Reacción"),
        ("knockdown-cards.ftl", "card-symbol-dash", "Sprint"),
        ("knockdown-cards.ftl", "card-symbol-any", "comodín"),
        ("knockdown-cards.ftl", "card-initiative", "Iniciativa"),
        ("knockdown-cards.ftl", "card-arena", "Arena"),
        ("knockdown-cards.ftl", "card-starts", "casillas iniciales"),
        ("knockdown-cards.ftl", "card-dangerous", "Extremos"),
        ("web-cards.ftl", "cards-type-ability", "Capacidad"),
        ("web-cards.ftl", "cards-skill", "Habilidad"),
        ("web-cards.ftl", "cards-face-down", "bocabajo"),
        ("web-duel.ftl", "duel-row-caption", "Fila"),
        ("web-duel.ftl", "duel-round-start", "Ronda"),
        ("web-duel.ftl", "duel-moment-test", "Prueba de K.O."),
        ("web-duel.ftl", "duel-space-dangerous", "Extremo"),
        ("web-duel.ftl", "duel-help-take_action", "Mover: "),
        ("web-duel.ftl", "duel-help-take_action", "Atacar: "),
        ("web-duel.ftl", "duel-help-take_action", "Combo: "),
        ("knockdown-effects.ftl", "effect-wounds", "Heridas Leves"),
        ("knockdown-effects.ftl", "effect-wounds", "Heridas Graves"),
        ("knockdown-effects.ftl", "effect-blink", "Salto"),
        ("knockdown-effects.ftl", "effect-push", "oponente"),
        ("knockdown-effects.ftl", "effect-draw", "roba"),
        ("knockdown-effects.ftl", "effect-cancel-move", "cancela"),
        ("knockdown-effects.ftl", "effect-cancel-attack", "Secuencia de Ataque"),
        ("knockdown-effects.ftl", "condition-in-supply", "suministro"),
        ("knockdown-effects.ftl", "moment-your-pool", "Daño"),
        ("knockdown-effects.ftl", "moment-opponent-moves", "Mover o un Sprint"),
        ("knockdown-choices.ftl", "choice-lay", "bocarriba"),
        ("knockdown-choices.ftl", "question-draft-one", "fila"),
        ("knockdown-events.ftl", "event-skill-set-drawn", "conjunto de Habilidades"),
        ("knockdown-events.ftl", "event-test-called", "prueba de K.O."),
        ("rules/knockdown.md", "KD-COMP-1", "cartas de ayuda de jugador"),
        ("rules/knockdown.md", "KD-COMP-1", "fichas de Victoria"),
        ("rules/knockdown.md", "KD-COMP-1", "fichas de Selección"),
        ("rules/knockdown.md", "KD-COMP-1", "miniaturas"),
        ("rules/knockdown.md", "KD-SHEET-1", "tipo de Luchador"),
        ("rules/knockdown.md", "KD-SHEET-2", "Daño"),
        ("rules/knockdown.md", "KD-SKILL-1", "valor de Iniciativa"),
        ("rules/knockdown.md", "KD-SETUP-6", "mazo de Ataques"),
        ("rules/knockdown.md", "KD-SETUP-6", "fila de Ataques"),
        ("rules/knockdown.md", "KD-SETUP-7", "jugador inicial"),
        ("rules/knockdown.md", "KD-SPEC-2", "comodín"),
        ("rules/knockdown.md", "KD-SEQ-2", "efecto del Ataque"),
        ("rules/knockdown.md", "KD-SEQ-3", "efecto de K.O."),
        ("rules/knockdown.md", "KD-HAND-2", "límite de mano"),
        ("rules/knockdown.md", "KD-GOLD-1", "Regla de oro"),
        ("rules/knockdown.md", "KD-RANGE-3", "Alcance de proyectil"),
        ("rules/knockdown.md", "KD-BACK-1", "Hacia atrás"),
        ("rules/knockdown.md", "KD-FWD-1", "Hacia delante"),
        ("rules/knockdown.md", "KD-MERGE-2", "mezclar cajas"),
        ("knockdown/siege-storm", "special-veroth-fists-of-fury", "Puños de furia"),
        ("knockdown/siege-storm", "special-veroth-frenzied-blow", "Golpe frenético"),
        ("knockdown/siege-storm", "special-veroth-fury-grab", "Agarre de furia"),
        ("knockdown/siege-storm", "special-veroth-double-block", "Bloqueo doble"),
        ("knockdown/siege-storm", "token-trap", "ficha de Trampa"),
        ("dungeon-cards.ftl", "dungeon-cards-sum", "nivel de peligro"),
        ("dungeon-cards.ftl", "dungeon-cards-time", "de tiempo"),
        ("dungeon-choices.ftl", "dungeon-choice-can-fix", "vencer"),
        ("dungeon-choices.ftl", "dungeon-card-subject", "carta 0/0/0/0"),
        ("dungeon-choices.ftl", "dungeon-token-silence", "bola del silencio"),
        ("dungeon-choices.ftl", "dungeon-token-ice", "destello de hielo"),
        ("web-dungeon-hall.ftl", "hall-chests", "A la caza del cofre"),
        ("web-dungeon-hall.ftl", "hall-alone", "Modalidad individual"),
        ("rules/dungeon.md", "KKD-COMP-1", "salas con una criatura"),
        ("rules/dungeon.md", "KKD-COMP-1", "ficha hablar/silencio"),
        ("rules/dungeon.md", "KKD-TURN-1", "poner una carta, evaluar el peligro, comprobar la alarma"),
        ("rules/dungeon.md", "KKD-TURN-1", "robar una nueva carta"),
        ("rules/dungeon.md", "KKD-DANGER-1", "nivel de peligro"),
        ("dungeon/first-dungeon", "creature-black-knight", "Caballero Negro"),
    ],
    "pl": [
        ("knockdown-cards.ftl", "card-fighters", "Zawodnicy"),
        ("knockdown-cards.ftl", "card-skills", "Umiejętności"),
        ("knockdown-cards.ftl", "card-attacks", "Karty Ataku"),
        ("knockdown-cards.ftl", "card-specials", "Ataki Specjalne"),
        ("knockdown-cards.ftl", "card-type-strike", "Uderzenie"),
        ("knockdown-cards.ftl", "card-type-ability", "Zdolność"),
        ("knockdown-cards.ftl", "card-type-reaction", "Reakcja"),
        ("knockdown-cards.ftl", "card-symbol-dash", "Zryw"),
        ("knockdown-cards.ftl", "card-symbol-any", "niewiadoma"),
        ("knockdown-cards.ftl", "card-projectile", "zasięg pocisku"),
        ("knockdown-cards.ftl", "card-initiative", "Inicjatywa"),
        ("knockdown-cards.ftl", "card-arena", "Arena"),
        ("knockdown-cards.ftl", "card-starts", "pola startowe"),
        ("knockdown-cards.ftl", "card-dangerous", "Niebezpieczne Krawędzie"),
        ("knockdown-cards.ftl", "card-corridors", "Korytarzy Technicznych"),
        ("knockdown-cards.ftl", "card-candles", "karta Świecy"),
        ("web-cards.ftl", "cards-type-strike", "Uderzenie"),
        ("web-cards.ftl", "cards-skill", "Umiejętność"),
        ("web-cards.ftl", "cards-face-down", "zakryta"),
        ("web-cards.ftl", "cards-candle-text", "toru Świec"),
        ("web-duel.ftl", "duel-row-caption", "Rząd"),
        ("web-duel.ftl", "duel-round-start", "Runda"),
        ("web-duel.ftl", "duel-moment-test", "Test Knockdownu"),
        ("web-duel.ftl", "duel-space-dangerous", "Niebezpieczna Krawędź"),
        ("web-duel.ftl", "duel-match-won", "rozgrywkę"),
        ("web-duel.ftl", "duel-help-take_action", "Ruch: "),
        ("web-duel.ftl", "duel-help-take_action", "Atak: "),
        ("web-duel.ftl", "duel-help-take_action", "Combo: "),
        ("knockdown-effects.ftl", "effect-wounds", "Obrażenie lekkie"),
        ("knockdown-effects.ftl", "effect-wounds", "Obrażeń ciężkich"),
        ("knockdown-effects.ftl", "effect-wound", "zadaj"),
        ("knockdown-effects.ftl", "effect-blink", "Skok"),
        ("knockdown-effects.ftl", "effect-push", "przeciwnika"),
        ("knockdown-effects.ftl", "effect-draw", "dobierz"),
        ("knockdown-effects.ftl", "effect-cancel-move", "anuluj"),
        ("knockdown-effects.ftl", "effect-cancel-attack", "Sekwencję Ataku"),
        ("knockdown-effects.ftl", "effect-ignore", "zignoruj"),
        ("knockdown-effects.ftl", "condition-in-supply", "zapasie"),
        ("knockdown-effects.ftl", "moment-opponent-moves", "Ruch lub Zrywem"),
        ("knockdown-choices.ftl", "choice-lay", "odkrytą"),
        ("knockdown-choices.ftl", "question-draft-one", "Rzędu"),
        ("knockdown-choices.ftl", "choice-combo", "Combo"),
        ("knockdown-events.ftl", "event-skill-set-drawn", "zestawu Umiejętności"),
        ("knockdown-events.ftl", "event-test-called", "Test Knockdownu"),
        ("knockdown-events.ftl", "event-victory-taken", "Zwycięstwa"),
        ("rules/knockdown.md", "KD-COMP-1", "Karty Pomocy Gracza"),
        ("rules/knockdown.md", "KD-COMP-1", "Karty Pomocy Zawodnika"),
        ("rules/knockdown.md", "KD-COMP-1", "żetony Zwycięstwa"),
        ("rules/knockdown.md", "KD-COMP-1", "żetony do losowania"),
        ("rules/knockdown.md", "KD-COMP-1", "figurki"),
        ("rules/knockdown.md", "KD-COMP-1", "kostek Obrażeń"),
        ("rules/knockdown.md", "KD-SHEET-1", "planszy Zawodnika"),
        ("rules/knockdown.md", "KD-SHEET-1", "klasa Zawodnika"),
        ("rules/knockdown.md", "KD-SHEET-2", "Pulę Obrażeń"),
        ("rules/knockdown.md", "KD-SKILL-1", "Wartość Inicjatywy"),
        ("rules/knockdown.md", "KD-SKILL-2", "Aktywne"),
        ("rules/knockdown.md", "KD-SETUP-6", "talię Ataku"),
        ("rules/knockdown.md", "KD-SETUP-6", "Rząd Ataku"),
        ("rules/knockdown.md", "KD-SETUP-7", "Pierwszym graczem"),
        ("rules/knockdown.md", "KD-SPEC-2", "Niewiadomą"),
        ("rules/knockdown.md", "KD-SEQ-2", "Efekt Ataku"),
        ("rules/knockdown.md", "KD-SEQ-3", "Efekt K.O."),
        ("rules/knockdown.md", "KD-HAND-2", "Limit kart na ręce"),
        ("rules/knockdown.md", "KD-GOLD-1", "Złota zasada"),
        ("rules/knockdown.md", "KD-KODICE-1", "Wariant z kostkami"),
        ("rules/knockdown.md", "KD-KODICE-2", "kośćmi"),
        ("rules/knockdown.md", "KD-RANGE-3", "Zasięg pocisku"),
        ("rules/knockdown.md", "KD-BACK-1", "Wstecz"),
        ("rules/knockdown.md", "KD-FWD-1", "Naprzód"),
        ("rules/knockdown.md", "## Łączenie pudełek <!-- merging -->", "Łączenie pudełek"),
        ("rules/knockdown.md", "KD-TG-CAND-1", "żetonie Świecy"),
        ("rules/knockdown.md", "KD-TG-MGIELEC-1", "Zagłada"),
        ("knockdown/siege-storm", "token-trap", "żeton pułapki"),
        ("knockdown/tainted-grail", "arena-tainted-grail", "Dogasający Menhir"),
        ("knockdown/tainted-grail", "fighter-mgielec", "Mściciel"),
        ("knockdown/tainted-grail", "fighter-lost-knight", "Zaginiony Rycerz"),
        ("knockdown/tainted-grail", "special-mgielec-doom", "Zagłada"),
        ("knockdown/tainted-grail", "special-mgielec-chain-yank", "Szarpnięcie łańcuchem"),
        ("knockdown/tainted-grail", "special-mgielec-revenge", "Zemsta"),
        ("knockdown/tainted-grail", "special-mgielec-lay-curse", "Klątwa"),
        ("knockdown/tainted-grail", "token-curse", "żeton Klątwy"),
        ("knockdown/tainted-grail", "token-poison", "żeton Trucizny"),
        ("knockdown/tainted-grail", "token-fog", "żeton Mgły"),
        ("knockdown/tainted-grail", "token-elixir", "żeton Eliksiru"),
        ("dungeon-choices.ftl", "dungeon-choice-can-fix", "pokonać"),
        ("web-dungeon-round.ftl", "dungeon-round-aim-can-fix", "pokonać"),
    ],
}
"""File, message and term: a Fluent file or a rule text of the language, or the folder of a box."""

RETIRED: Final[dict[str, list[str]]] = {
    "es": [
        *("destreza", "destrezas", "hilera", "hileras", "parpadeo", "parpadeos", "rival", "rivales"),
        *("carrera", "carreras", "asalto", "asaltos", "derribo", "figura", "figuras", "boca arriba", "boca abajo"),
        *("reserva de heridas", "casilla de salida", "casillas de salida", "juego de habilidades"),
        *("peligrosidad", "bola de silencio", "caza de cofres", "ficha de hablar/silencio"),
    ],
    "pl": [
        *("rywal", "rywala", "rywalowi", "rywalem", "rywalu", "kombo", "nokaut", "nokautu", "nokautem"),
        *("wojownik", "wojownika", "wojownikowi", "wojownikiem", "wojowniku"),
        *("wojownicy", "wojowników", "wojownikom", "wojownikami", "wojownikach"),
        *("rana", "rany", "ranę", "raną", "ranie", "ran", "ranom", "ranami", "ranach"),
        *("pojedynek", "pojedynku", "pojedynkiem", "mecz", "meczu", "meczem", "meczów"),
        *("partia", "partii", "partię", "partią", "żeton wyboru", "żetony wyboru", "żetonów wyboru"),
    ],
}

KEPT: Final[dict[str, dict[tuple[str, str], str]]] = {
    "es": {("attack-raid-the-stores", "asalto"): "a raid, in the name of a card"},
    "pl": {("table-emote-wow", "rany"): "an exclamation, not a wound"},
}
"""Message or rule and a retired word that it may use, with the reason."""


class Words(visitor.Visitor):
    """Collects all text of a message, for any values."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.said.append(node.value)


def words(message: ast.Message) -> str:
    found = Words()
    found.visit(message)
    return "\n".join(found.said)


@cache
def texts(path: Path) -> dict[str, str]:
    """Return the texts of a file by message or rule; headings of a rule text by line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        rules = {match[1]: match[2] for match in re.finditer(r"^- \*\*([\w-]+)\*\* (.*)$", text, re.MULTILINE)}
        return rules | {line: line for line in text.splitlines() if line.startswith("#")}
    entries = FluentParser().parse(text).body
    return {entry.id.name: words(entry) for entry in entries if isinstance(entry, ast.Message)}


def path_of(language: str, file: str) -> Path:
    named = Path(file)
    return TEXT_FOLDER / language / named if named.suffix else PACKS / named / "text" / f"{language}.ftl"


def files(language: str) -> Iterator[Path]:
    yield from sorted((TEXT_FOLDER / language).glob("*.ftl"))
    yield from sorted((TEXT_FOLDER / language / "rules").glob("*.md"))
    yield from sorted(PACKS.glob(f"*/*/text/{language}.ftl"))


@pytest.mark.parametrize(
    ("language", "file", "message", "term"), [(language, *row) for language, rows in TERMS.items() for row in rows]
)
def test_a_message_uses_the_printed_term(language: str, file: str, message: str, term: str) -> None:
    assert term in texts(path_of(language, file))[message]


@pytest.mark.parametrize("language", TERMS)
def test_no_text_uses_a_word_that_a_printed_term_replaced(language: str) -> None:
    retired = [(word, re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)) for word in RETIRED[language]]
    found = {
        (message, word)
        for path in files(language)
        for message, text in texts(path).items()
        for word, pattern in retired
        if pattern.search(text)
    }
    assert found == set(KEPT[language])
