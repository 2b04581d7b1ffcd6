"""Every question and option has a text in every language that says what it names."""

import re

import pytest

import knockbox.games.knockdown.choices as verbs
from knockbox.engine.action import action
from knockbox.engine.rng import Rng
from knockbox.engine.zones import pack
from knockbox.games.knockdown.choices import PROMPTS, dash_choice, split_choice
from knockbox.games.knockdown.effect_index import list_blocks, offered_block
from knockbox.games.knockdown.game import Knockdown, build
from knockbox.games.knockdown.notation import VERB_WORDS
from knockbox.games.knockdown.tasks.effect import Choose, If, May, Spend
from knockbox.games.knockdown.text.questions import Wording
from knockbox.text.catalogue import MessageCatalogue, load_catalogue
from knockbox.text.contents import TEXT_FOLDER
from knockbox.text.language import LANGUAGES
from tests.content.pack_copies import PROVING_GROUND

GAMES = [build({"ko_test": "tower"}), build({"ko_test": "tower"}, str(PROVING_GROUND))]
BOX = GAMES[0].card_pool
SPECIAL = len(BOX.attacks)
HIGH_JAB, SORTIE, SHIELD_BASH = (list(BOX.attacks).index(id) for id in ("high-jab", "sortie", "shield-bash"))
PAVISE = list(BOX.skills).index("pavise")

OPTION_TEXTS = [
    (action(verbs.PICK, 0), "Play Veroth", "Jugar con Veroth", "Zagraj jako Veroth"),
    (action(verbs.KEEP, PAVISE), "Keep Pavise", "Conservar «Pavés»", "Zatrzymaj Umiejętność „Pawęż”"),
    (
        action(verbs.LAY, PAVISE),
        "Lay Pavise face up",
        "Colocar «Pavés» bocarriba",
        "Połóż odkrytą Umiejętność „Pawęż”",
    ),
    (action(verbs.MOVE, 3), "Move to space 3", "Moverse a la casilla 3", "Przejdź na pole 3"),
    (
        action(verbs.ATTACK, HIGH_JAB),
        "Attack with High Jab",
        "Atacar con «Directo alto»",
        "Zaatakuj kartą „Prosty w szczękę”",
    ),
    (action(verbs.COMBO), "Start a Combo", "Empezar un Combo", "Rozpocznij Combo"),
    (
        action(verbs.PERFORM, SPECIAL),
        "Perform Fists of Fury",
        "Realizar «Puños de furia»",
        "Wykonaj: „Pięści furii”",
    ),
    (
        dash_choice(SORTIE, 4),
        "Dash to space 4 with Sortie",
        "Hacer un Sprint a la casilla 4 con «Salida en tromba»",
        "Wykonaj Zryw na pole 4 kartą „Wypad”",
    ),
    (
        action(verbs.PAY, pack([HIGH_JAB, SORTIE])),
        "Pay with High Jab and Sortie",
        "Pagar con «Directo alto» y «Salida en tromba»",
        "Zapłać: „Prosty w szczękę” i „Wypad”",
    ),
    (
        action(verbs.PAY, pack([HIGH_JAB, HIGH_JAB, SHIELD_BASH, SORTIE])),
        "Pay with High Jab (×2), Shield Bash and Sortie",  # noqa: RUF001
        "Pagar con «Directo alto» (×2), «Escudazo» y «Salida en tromba»",  # noqa: RUF001
        "Zapłać: „Prosty w szczękę” (×2), „Tarczą w zęby” i „Wypad”",  # noqa: RUF001
    ),
    (
        action(verbs.BLOCK_WOUNDS, pack([SHIELD_BASH])),
        "Block the wounds with Shield Bash",
        "Bloquear las Heridas con «Escudazo»",
        "Zablokuj Obrażenia kartą „Tarczą w zęby”",
    ),
    (split_choice(0, 0), "Ignore no wounds", "No ignorar ninguna Herida", "Nie ignoruj żadnego Obrażenia"),
    (split_choice(0, 1), "Ignore 1 light wound", "Ignorar 1 Herida Leve", "Zignoruj 1 Obrażenie lekkie"),
    (split_choice(2, 0), "Ignore 2 heavy wounds", "Ignorar 2 Heridas Graves", "Zignoruj 2 Obrażenia ciężkie"),
    (
        split_choice(1, 5),
        "Ignore 1 heavy and 5 light wounds",
        "Ignorar 1 Herida Grave y 5 Leves",
        "Zignoruj 1 Obrażenie ciężkie i 5 lekkich",
    ),
    (action(verbs.RESIGN), "Resign the match", "Rendirse", "Poddaj rozgrywkę"),
]

PASS_TEXTS = {
    verbs.DECLARE_BLOCK: "Do not block",
    verbs.USE_REACTION: "Do not react",
    verbs.CALL_TEST: "Start no test",
    verbs.CHOOSE_MAY: "Leave it",
    verbs.SPEND_CARDS: "Discard nothing",
}


@pytest.mark.parametrize(
    ("choice", "english", "spanish", "polish"), OPTION_TEXTS, ids=[said[1] for said in OPTION_TEXTS]
)
def test_an_answer_is_a_sentence(choice: int, english: str, spanish: str, polish: str) -> None:
    said = [Wording(BOX, language).option_text(choice) for language in LANGUAGES]
    assert said == [english, spanish, polish]


def test_passing_says_what_is_passed_over() -> None:
    wording = Wording(BOX, "en")
    assert {prompt: wording.option_text(action(verbs.PASS), prompt) for prompt in PASS_TEXTS} == PASS_TEXTS
    assert wording.option_text(action(verbs.PASS)) == "Pass"


def test_going_somewhere_says_how() -> None:
    wording = Wording(BOX, "en")
    prompts = (verbs.GO_STEP, verbs.GO_BLINK, verbs.GO_YANK, verbs.DASH_ON)
    assert [wording.option_text(action(verbs.GO, 2), prompt) for prompt in prompts] == [
        "Move to space 2",
        "Blink to space 2",
        "Blink the opponent to space 2",
        "Dash to space 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_question_has_words_of_its_own(language: str) -> None:
    wording = Wording(BOX, language)
    texts = [wording.question_text(prompt) for prompt in range(len(PROMPTS))]
    assert all(re.search(r"\?|\.$", text) for text in texts)
    things = {verb: pack([HIGH_JAB]) for verb in verbs_of_cards()} | {
        verbs.PERFORM: SPECIAL,
        verbs.REACT: SPECIAL,
        verbs.DISCARD: SORTIE,
    }
    said = {verb: wording.option_text(action(verb, things.get(verb, 1))) for verb in VERB_WORDS}
    alike = {verbs.MOVE, verbs.GO}  # steps by action and by text read the same
    assert len(set(said.values())) == len(said) - len(alike) + 1
    assert all(text == text.strip() and text[0] == text[0].upper() for text in said.values())


def verbs_of_cards() -> tuple[int, ...]:
    return (verbs.TAKE, verbs.PAY, verbs.BLOCK_WOUNDS, verbs.BLOCK_EFFECT, verbs.BLOCK_BOTH)


def pack_id(game: Knockdown) -> str:
    return game.card_pool.packs[0]


@pytest.mark.parametrize("game", GAMES, ids=pack_id)
def test_parts_of_texts_have_the_numbers_of_the_compiled_ones(game: Knockdown) -> None:
    filed, compiled = list_blocks(game.card_pool), game.rules.blocks[0]
    assert len(filed) == len(compiled)
    kinds = {"choose": Choose, "may": May, "spend": Spend, "if": If}
    for nodes, tasks in zip(filed, compiled, strict=True):
        assert len(nodes) == len(tasks)
        for node, task in zip(nodes, reversed(tasks), strict=True):
            assert type(task) is kinds[node.verb] if node.verb in kinds else type(task) not in kinds.values()
            if isinstance(task, Choose):
                assert filed[task.first : task.first + task.count] == list(node.blocks)
            if isinstance(task, May):
                assert filed[task.block] == node.blocks[0]


def test_alternatives_are_quoted() -> None:
    wording = Wording(BOX, "en")
    tasks = [task for block in GAMES[0].rules.blocks[0] for task in block if isinstance(task, Choose | May)]
    said = [wording.option_text(answer, block=offered_block(task)) for task in tasks for answer in answers(task)]
    assert said == [
        "Heal 1 light wound",
        "Draw 1 card",
        "Move 2 spaces away from the opponent",
        "Inflict 1 light wound for each heavy wound you have",
        "Inflict 1 heavy wound for every 2 light wounds you have",
        "Move 1 space towards the opponent",
    ]
    assert wording.option_text(action(verbs.MODE, 2)) == "Choose part 2"
    assert wording.option_text(action(verbs.DO)) == "Use it"


def answers(task: Choose | May) -> list[int]:
    if isinstance(task, May):
        return [action(verbs.DO)]
    return [action(verbs.MODE, number) for number in range(1, task.count + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=pack_id)
def test_every_question_of_a_match_has_texts(game: Knockdown, language: str) -> None:
    wording = Wording(game.card_pool, language)
    rng = Rng(7)
    state = game.start(Rng(11))
    while state.question is not None:
        question, block = state.question, offered_block(state.asking)
        said = [wording.option_text(choice, question.prompt, block) for choice in question.options]
        assert len(set(said)) == len(said)
        game.step(state, question.options[rng.below(len(question.options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_go_by_the_numbers_of_the_rules(language: str) -> None:
    wording = Wording(BOX, language)
    words = load_catalogue(language, BOX.folders[0])
    assert wording.attack(SORTIE) == words.format("attack-sortie")
    assert wording.attack(SPECIAL + 5) == wording.special(SPECIAL + 5) == words.format("special-xingo-glaive-arc")
    assert wording.attack(GAMES[0].rules.num_printed_attacks) == words.format("card-strike-of-skill")
    assert wording.attack_text(GAMES[0].rules.num_printed_attacks) == ""
    assert wording.fighter(2) == "Driana"
    assert wording.fighter_class(2) == words.format("fighter-driana.class")
    assert wording.token(0) == words.format("token-trap")


@pytest.mark.parametrize("name", ["knockdown-choices.ftl", "knockdown-cards.ftl"])
def test_all_languages_have_the_same_messages(name: str) -> None:
    keys = {language: MessageCatalogue(language, [TEXT_FOLDER / language / name]).keys() for language in LANGUAGES}
    assert keys["es"] == keys["en"]
    assert keys["pl"] == keys["en"]


def test_every_message_about_choices_is_used() -> None:
    words = MessageCatalogue("en", [TEXT_FOLDER / "en" / "knockdown-choices.ftl"])
    parts = {"choice-name", "choice-name-copies", "choice-and"}
    choices = {f"choice-{word.replace(' ', '-')}" for word in VERB_WORDS.values()}
    questions = {f"question-{name.replace('_', '-')}" for name in PROMPTS}
    assert set(words.keys()) == parts | choices | questions


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'; known: en, es, pl"):
        Wording(BOX, "de")
