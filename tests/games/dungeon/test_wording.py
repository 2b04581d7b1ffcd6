"""Every question, action and utterance of the dungeon has a distinct text in every language."""

import re
import shutil
from pathlib import Path

import pytest

import knockbox.games.dungeon.choices as verbs
from knockbox.engine.action import action
from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.choices import GESTURES, PROMPTS, SPEECH, TURNED, UPRIGHT, lay_choice
from knockbox.games.dungeon.game import build
from knockbox.games.dungeon.lattice import cell_at
from knockbox.games.dungeon.notation import VERB_WORDS
from knockbox.games.dungeon.pack import Box, find_pack, load_box
from knockbox.games.dungeon.text.questions import Wording
from knockbox.games.dungeon.views import HandView, LaidView, Table
from knockbox.text.catalogue import MessageCatalogue, load_catalogue
from knockbox.text.contents import TEXT_FOLDER
from knockbox.text.language import LANGUAGES

BOX = load_box(find_pack("first-dungeon"))
KINDS = [*BOX.rooms, *BOX.creatures]
OGRE = LaidView("ironing-ogre", (1, -1), False, [1, 3, 2, 2], [1, 3, 2, 2], 8, "standing", 5, 0)
ROOM = LaidView("room-0113", (0, 0), False, [0, 2, 1, 3], [0, 1, 1, 3], 6, "room", 0, 0)
TABLE = Table(
    cards=[ROOM, OGRE],
    hands=[HandView(4, ""), HandView(4, "")],
    deck=30,
    reserve=7,
    silent=False,
    tokens=["fireball", "ice", "poison"],
    pool=[],
    poison=None,
    burnt=[],
    first=0,
    active=0,
    giving_up=[],
    outcome="playing",
    verdict="",
    blamed=[],
    points=0,
)

OPTION_TEXTS = [
    (
        action(verbs.CARD, KINDS.index("room-1112-chest")),
        "Lay the Toothsome Parlour",
        "Poner la sala «Salita con buen diente»",
        "Wyłóż komnatę „Salonik z zębem”",
    ),
    (
        action(verbs.SHOW, 0),
        "Show the joker to the others",
        "Enseñar la carta 0/0/0/0 a los demás",
        "Pokaż innym jokera",
    ),
    (
        lay_choice(cell_at(1, -1), UPRIGHT),
        "Lay it at 1,-1 (1 right, 1 up)",
        "Ponerla en la casilla 1,-1 (1 a la derecha, 1 arriba)",
        "Wyłóż na pole 1,-1 (1 w prawo, 1 w górę)",
    ),
    (
        lay_choice(cell_at(-2, 0), TURNED),
        "Lay it at -2,0 (2 left), turned",
        "Ponerla en la casilla -2,0 (2 a la izquierda), girada",
        "Wyłóż na pole -2,0 (2 w lewo), z obrotem",
    ),
    (
        lay_choice(cell_at(0, 0), UPRIGHT),
        "Lay it at 0,0 (the start)",
        "Ponerla en la casilla 0,0 (inicial)",
        "Wyłóż na pole 0,0 (START)",
    ),
    (
        action(verbs.FIREBALL, cell_at(1, -1)),
        "Burn the Ironing Ogre at 1,-1 with the fireball",
        "Quemar a la criatura «Ogro planchador» en la casilla 1,-1 con la bola de fuego",
        "Spal kulą ognia stwora „Ogr z żelazkiem” na polu 1,-1",
    ),
    (
        action(verbs.POISON, cell_at(1, 0)),
        "Poison the lower left corner of the Ironing Ogre (1,0)",
        "Envenenar la esquina inferior izquierda de la criatura «Ogro planchador» (1,0)",
        "Zatruj lewy dolny róg stwora „Ogr z żelazkiem” (pole 1,0)",
    ),
    (
        action(verbs.SPARE, cell_at(0, 0)),
        "Say: “Do not cover the upper left corner of the Sharp Dresser’s Wardrobe (0,0).”",
        "Decir: “No tapéis la esquina superior izquierda de la sala «Vestidor de punta en blanco» (0,0).”",
        "Powiedz: Nie zakrywajcie lewego górnego rogu komnaty „Garderoba na szpilkach” (pole 0,0).",
    ),
    (action(verbs.HAVE_JOKER), "Say: “I have a joker.”", "Decir: “Tengo una carta 0/0/0/0.”", "Powiedz: Mam jokera."),
    (
        action(verbs.CAN_FIX, cell_at(1, -1)),
        "Say: “I can beat the Ironing Ogre.”",
        "Decir: “Puedo vencer a la criatura «Ogro planchador».”",
        "Powiedz: Mogę pokonać stwora „Ogr z żelazkiem”.",
    ),
    (action(verbs.POINT_PLAYER, 1), "Point at Olek", "Señalar a Olek", "Wskaż gracza: Olek"),
    (action(verbs.NOD), "Nod", "Asentir", "Kiwnij głową"),
    (action(verbs.GIVE_UP), "Agree to give up", "Aceptar rendirse", "Zgódź się na poddanie"),
]


@pytest.mark.parametrize(
    ("choice", "english", "spanish", "polish"), OPTION_TEXTS, ids=[said[1] for said in OPTION_TEXTS]
)
def test_an_answer_is_a_sentence(choice: int, english: str, spanish: str, polish: str) -> None:
    said = [Wording(BOX, lang).option_text(choice, table=TABLE, players=["Ana", "Olek"]) for lang in LANGUAGES]
    assert said == [english, spanish, polish]


UNNAMED_ROOM_TEXTS = [
    (
        action(verbs.CARD, KINDS.index("room-1112-chest")),
        "Lay room 1 1 / 1 2 (1 chest)",
        "Poner la sala 1 1 / 1 2 (1 cofre)",
        "Wyłóż komnatę 1 1 / 1 2 (1 skrzynia)",
    ),
    (
        action(verbs.CARD, KINDS.index("room-1112-level-3")),
        "Lay room 1 1 / 1 2 of dungeon 3 (1 chest)",
        "Poner la sala 1 1 / 1 2 de la mazmorra 3 (1 cofre)",
        "Wyłóż komnatę 1 1 / 1 2 z lochu 3 (1 skrzynia)",
    ),
    (
        action(verbs.SPARE, cell_at(0, 0)),
        "Say: “Do not cover the upper left corner of room 0 1 / 1 3 (0,0).”",
        "Decir: “No tapéis la esquina superior izquierda de la sala 0 1 / 1 3 (0,0).”",
        "Powiedz: Nie zakrywajcie lewego górnego rogu komnaty 0 1 / 1 3 (pole 0,0).",
    ),
]


@pytest.mark.parametrize(
    ("choice", "english", "spanish", "polish"), UNNAMED_ROOM_TEXTS, ids=[said[1] for said in UNNAMED_ROOM_TEXTS]
)
def test_a_room_that_its_box_does_not_name_is_known_by_its_corners(
    tmp_path: Path, choice: int, english: str, spanish: str, polish: str
) -> None:
    box = box_without_room_names(tmp_path / "nameless")
    said = [Wording(box, lang).option_text(choice, table=TABLE) for lang in LANGUAGES]
    assert said == [english, spanish, polish]
    assert Wording(box, "en").name("room-1112-chest") == "Room 1 1 / 1 2 (1 chest)"
    assert Wording(box, "en").name("joker") == "Joker"
    assert Wording(box, "en").scene("joker") == ""


def box_without_room_names(folder: Path) -> Box:
    """Return the first dungeon without the names of its rooms."""
    shutil.copytree(BOX.folder, folder)
    for file in (folder / "text").iterdir():
        file.write_text(re.sub(r"\nroom-.*\n.*\n", "", file.read_text("utf-8")), encoding="utf-8")
    return load_box(folder)


SPOKEN_TEXTS = [
    (
        lay_choice(cell_at(1, -1), UPRIGHT),
        "Lay it at 1 right, 1 up",
        "Ponerla en la casilla 1 a la derecha, 1 arriba",
        "Wyłóż na pole 1 w prawo, 1 w górę",
    ),
    (
        lay_choice(cell_at(0, 0), TURNED),
        "Lay it at the start, turned",
        "Ponerla en la casilla inicial, girada",
        "Wyłóż na pole START, z obrotem",
    ),
    (
        action(verbs.FIREBALL, cell_at(1, -1)),
        "Burn the Ironing Ogre at 1 right, 1 up with the fireball",
        "Quemar a la criatura «Ogro planchador» en la casilla 1 a la derecha, 1 arriba con la bola de fuego",
        "Spal kulą ognia stwora „Ogr z żelazkiem” na polu 1 w prawo, 1 w górę",
    ),
    (
        action(verbs.POISON, cell_at(1, 0)),
        "Poison the lower left corner of the Ironing Ogre (1 right, 1 up)",
        "Envenenar la esquina inferior izquierda de la criatura «Ogro planchador» (1 a la derecha, 1 arriba)",
        "Zatruj lewy dolny róg stwora „Ogr z żelazkiem” (pole 1 w prawo, 1 w górę)",
    ),
    (
        action(verbs.POINT_CELL, cell_at(0, -2)),
        "Point at the free cell 2 up",
        "Señalar la casilla libre 2 arriba",
        "Wskaż wolne pole 2 w górę",
    ),
]


@pytest.mark.parametrize(
    ("choice", "english", "spanish", "polish"), SPOKEN_TEXTS, ids=[said[1] for said in SPOKEN_TEXTS]
)
def test_to_listeners_places_are_words(choice: int, english: str, spanish: str, polish: str) -> None:
    said = [Wording(BOX, lang, is_spoken=True).option_text(choice, table=TABLE) for lang in LANGUAGES]
    assert said == [english, spanish, polish]


def test_without_a_table_cards_are_called_by_their_places() -> None:
    wording = Wording(BOX, "en")
    assert wording.option_text(action(verbs.ICE, cell_at(1, -1))) == "Freeze the creature at 1,-1 with the ice flash"
    assert wording.option_text(action(verbs.POISON, cell_at(1, 0))) == "Poison the corner 1,0"
    assert wording.option_text(action(verbs.POINT_PLAYER, 2)) == "Point at player 3"


def test_in_the_last_chance_giving_up_needs_no_agreement() -> None:
    assert Wording(BOX, "en").option_text(action(verbs.GIVE_UP), verbs.LAST_CHANCE) == "Give up"


def test_utterances_reach_the_others() -> None:
    wording = Wording(BOX, "en")
    help_wanted, pointing = action(verbs.HELP, cell_at(1, -1)), action(verbs.POINT_CARD, cell_at(0, 0))
    assert wording.utterance_text(0, help_wanted, TABLE, ["Ana"]) == "Ana: “Can anyone beat the Ironing Ogre?”"
    assert wording.utterance_text(0, pointing, TABLE, ["Ana"]) == "Ana points at the Sharp Dresser’s Wardrobe at 0,0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_question_has_words_of_its_own(language: str) -> None:
    wording = Wording(BOX, language)
    texts = [wording.question_text(prompt) for prompt in range(len(PROMPTS))]
    assert len(set(texts)) == len(texts)
    assert all(re.search(r"\?$", text) for text in texts)
    said = [wording.option_text(action(verb, 1 if verb in (verbs.CARD, verbs.SHOW) else 0)) for verb in VERB_WORDS]
    assert len(set(said)) == len(said)
    assert all(text == text.strip() and text[0] == text[0].upper() and "none" not in text for text in said)
    heard = [wording.utterance_text(0, action(verb), None, ["Ana"]) for verb in (*SPEECH, *GESTURES)]
    assert len(set(heard)) == len(heard)
    assert all(text.startswith("Ana") for text in heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    wording = Wording(BOX, language)
    for form in (wording.name, wording.subject, wording.object, wording.owner):
        assert len({form(card) for card in KINDS}) == len(KINDS)
    words = load_catalogue(language, BOX.folder)
    assert wording.name("timid-ghost") == words.format("creature-timid-ghost")


@pytest.mark.parametrize("is_spoken", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_a_match_are_distinct(language: str, is_spoken: bool) -> None:
    game = build({"adventure": "on", "tokens": "fireball,ice,poison,silence"}, 3)
    wording, rng = Wording(BOX, language, is_spoken), make_rng(7)
    for seed in range(4):
        state = game.start(make_rng(seed))
        while state.question is not None:
            question, table = state.question, game.view(state, PUBLIC).table
            open_to = [*question.options, *game.side_actions(state, question.seat)]
            said = [wording.option_text(choice, question.prompt, table) for choice in open_to]
            said += [wording.option_text(choice, table=table) for choice in game.utterances(state, question.seat)]
            assert len(set(said)) == len(said)
            game.step(state, question.options[rng.below(len(question.options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_call_cards_by_their_names(language: str) -> None:
    game, wording = build({"first_player": "0"}, 2), Wording(BOX, language)
    state = game.start(make_rng(1))
    reasons = [reason for candidate in game.candidates(state) for reason in candidate.reasons]
    reasons += game.check_action(state, 0, game.string_to_action("pass")).reasons
    reasons += game.check_action(state, 0, game.string_to_action("lay 0,0")).reasons
    told = [wording.reason_text(reason) for reason in reasons]
    assert any(wording.name(game.names.cards[state.kinds[0]]) in text for text in told)
    assert all(text[-1] == "." for text in told)


@pytest.mark.parametrize("name", ["dungeon-choices.ftl", "dungeon-events.ftl", "dungeon-cards.ftl"])
def test_all_languages_have_the_same_messages(name: str) -> None:
    keys = {language: MessageCatalogue(language, [TEXT_FOLDER / language / name]).keys() for language in LANGUAGES}
    assert keys["es"] == keys["en"]
    assert keys["pl"] == keys["en"]


def test_every_message_about_choices_is_used() -> None:
    keys = set(MessageCatalogue("en", [TEXT_FOLDER / "en" / "dungeon-choices.ftl"]).keys())
    choices = {f"dungeon-choice-{word}" for word in VERB_WORDS.values()}
    questions = {f"dungeon-question-{name.replace('_', '-')}" for name in PROMPTS}
    seen = {f"dungeon-seen-{VERB_WORDS[verb]}" for verb in GESTURES}
    deeds = {"dungeon-deed-lay"}
    assert choices | questions | seen | deeds <= keys
    parts = {re.sub(r"^dungeon-(\w+)\b.*", r"\1", key) for key in keys - choices - questions - seen - deeds}
    assert parts == {"and", "card", "choice", "copies", "heard", "player", "token", "way"}


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'; known: en, es, pl"):
        Wording(BOX, "de")
